import type { CardPart, PlayerView, SlotKind } from '../../generated/outer-rim'

/** A slot, and what is in it. */
export interface Slot {
  id: string
  slot: SlotKind
  /** The sign it bears: that of its card, or of what it is for. */
  kind: string
  card: number | null
  captive?: number | null
}

/** What a player has, each in its slot, and the slots that are free. */
export function slotsOf(
  { assets, room }: Pick<PlayerView, 'assets' | 'room'>,
  partOf: (card: number) => Pick<CardPart, 'kind'>,
) {
  const of = (slot: SlotKind, sign: string, all: number): Slot[] => {
    const held = assets
      .filter((asset) => asset.slot === slot)
      .map(({ card, captive }) => ({ card, captive, kind: partOf(card).kind ?? sign }))
    const free = Array.from({ length: Math.max(0, all - held.length) }, (_, at) => at)
    return [
      ...held.map((asset) => ({ id: `card-${asset.card}`, slot, ...asset })),
      ...free.map((at) => ({ id: `${slot}-${at}`, slot, kind: sign, card: null })),
    ]
  }
  return {
    ship: [
      ...of('crew', 'crew', room.crew),
      ...of('cargo', 'cargo', room.cargo),
      ...of('cargo-or-mod', 'cargo', room.cargo_or_mod),
      ...of('mod', 'mod', room.mod),
    ],
    jobs: of('job-or-bounty', 'job', room.job_or_bounty),
    gear: of('gear', 'gear', room.gear),
  }
}
