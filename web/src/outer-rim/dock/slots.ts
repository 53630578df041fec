import type { CardPart, PlayerView } from '../../generated/outer-rim'

/** The sorts of slots, as they are drawn from left to right. */
export type SlotKind = 'crew' | 'cargo' | 'mod' | 'cargo-or-mod' | 'gear' | 'job-or-bounty'

/** A slot, and what is in it. */
export interface Slot {
  id: string
  slot: SlotKind
  /** The sign it bears: that of its card, or of what it is for. */
  kind: string
  card: number | null
  captive?: number | null
}

export interface Slots {
  ship: Slot[]
  jobs: Slot[]
  gear: Slot[]
}

/** What a player has, each in a slot of its sort, and the slots that are free. */
export function slotsOf(
  player: Pick<PlayerView, 'assets' | 'room'>,
  partOf: (card: number) => Pick<CardPart, 'kind'>,
): Slots {
  const { room } = player
  const of = (kinds: string[]) =>
    player.assets
      .map(({ card, captive }) => ({ card, captive, kind: partOf(card).kind ?? 'gear' }))
      .filter(({ kind }) => kinds.includes(kind))
  const [cargo, mods] = [of(['cargo']), of(['mod'])]
  const spare = [...cargo.slice(room.cargo), ...mods.slice(room.mod)]
  return {
    ship: [
      ...filled('crew', 'crew', room.crew, of(['crew'])),
      ...filled('cargo', 'cargo', room.cargo, cargo.slice(0, room.cargo)),
      ...filled('cargo-or-mod', 'cargo', room.cargo_or_mod, spare),
      ...filled('mod', 'mod', room.mod, mods.slice(0, room.mod)),
    ],
    jobs: filled('job-or-bounty', 'job', room.job_or_bounty, of(['job', 'bounty'])),
    gear: filled('gear', 'gear', room.gear, of(['gear'])),
  }
}

function filled(
  slot: SlotKind,
  sign: string,
  room: number,
  held: { card: number; captive: number | null; kind: string }[],
): Slot[] {
  const taken = held.map(({ card, captive, kind }) => ({
    id: `card-${card}`,
    slot,
    kind,
    card,
    captive,
  }))
  const free = Array.from({ length: Math.max(0, room - held.length) }, (_, at) => ({
    id: `${slot}-${at}`,
    slot,
    kind: sign,
    card: null,
  }))
  return [...taken, ...free]
}
