import type { Event, Faction, PlayerId, PlayerView, View } from '../generated/outer-rim'
import { factsOf } from './events'
import { factions } from './standings'

/**
 * The table after a fact, as far as the fact says it: where everything lies, what everybody has,
 * whose turn it is. What follows from it, such as sums, follows when the whole act is told.
 */
export function afterFact(view: View, event: Event): View {
  const began = factsOf(event, 'turn-began')
  if (began) {
    const { player, turn, extra } = began
    return { ...view, current: player, turn, extra, step: 'planning' }
  }
  const step = factsOf(event, 'step-began')
  if (step) return { ...view, step: step.step }
  return {
    ...view,
    patrols: patrolsAfter(view.patrols, event),
    contacts: contactsAfter(view.contacts, event),
    market: marketAfter(view.market, event),
    players: view.players.map((one, at) => playerAfter(one, at, event)),
  }
}

function patrolsAfter(patrols: View['patrols'], event: Event): View['patrols'] {
  const moved = factsOf(event, 'patrol-moved')
  if (moved) {
    return patrols.map((one) => (one.faction === moved.faction ? { ...one, space: moved.to } : one))
  }
  const beaten = factsOf(event, 'patrol-eliminated')
  return beaten ? patrols.filter(({ faction }) => faction !== beaten.faction) : patrols
}

function contactsAfter(contacts: View['contacts'], event: Event): View['contacts'] {
  const shown = factsOf(event, 'contact-revealed')
  if (shown) {
    const { berth, contact } = shown
    return contacts.map((one) => (one.berth === berth ? { ...one, faceup: true, contact } : one))
  }
  const left = factsOf(event, 'contact-left')
  if (!left) return contacts
  return contacts.map((one) => (one.contact === left.contact ? { ...one, full: false } : one))
}

function marketAfter(market: View['market'], event: Event): View['market'] {
  const revealed = factsOf(event, 'market-revealed')
  if (!revealed) return market
  return market.map((one) => (one.deck === revealed.deck ? { ...one, top: revealed.card } : one))
}

function playerAfter(player: PlayerView, at: PlayerId, event: Event): PlayerView {
  const gained = gainedBy(event)
  if (gained?.player === at) return withCard(player, gained.card)
  const lost = lostBy(event)
  if (lost && (lost.player === at || lost.player === null)) return withoutCard(player, lost.card)

  const [facts] = Object.values(event) as { player?: number }[]
  if (facts?.player !== at) return player
  const moved = factsOf(event, 'moved')
  if (moved) return { ...player, space: moved.to }
  const fame = factsOf(event, 'fame')
  if (fame) return { ...player, fame: fame.total }
  const credits = factsOf(event, 'credits')
  if (credits) return { ...player, credits: player.credits + credits.change * 1000 }
  const esteem = factsOf(event, 'reputation')
  if (esteem) return { ...player, standings: withStanding(player.standings, esteem) }
  const hurt = factsOf(event, 'suffered')
  if (hurt) return { ...player, damage: withDamage(player.damage, hurt.body, hurt.amount) }
  const healed = factsOf(event, 'recovered')
  if (healed) return { ...player, damage: withDamage(player.damage, healed.body, -healed.amount) }
  if (factsOf(event, 'defeated')) return { ...player, defeated: true }
  if (factsOf(event, 'stood-up')) return { ...player, defeated: false }
  return player
}

/** Who has a card now that they had not before. */
function gainedBy(event: Event) {
  const given = factsOf(event, 'given')
  if (given) return { player: given.to, card: given.card }
  return factsOf(event, 'gained') ?? factsOf(event, 'taken')
}

/** Whose card is gone; nobody knows better than the card where it was. */
function lostBy(event: Event) {
  const passed = factsOf(event, 'given') ?? factsOf(event, 'taken')
  if (passed) return { player: passed.from, card: passed.card }
  const removed = factsOf(event, 'removed')
  if (removed) return { player: null, card: removed.card }
  return (
    factsOf(event, 'discarded') ??
    factsOf(event, 'bartered') ??
    factsOf(event, 'delivered') ??
    factsOf(event, 'job-completed')
  )
}

function withCard(player: PlayerView, card: number): PlayerView {
  if (player.assets.some((one) => one.card === card)) return player
  return { ...player, assets: [...player.assets, { card, captive: null }] }
}

const withoutCard = (player: PlayerView, card: number): PlayerView => ({
  ...player,
  assets: player.assets.filter((one) => one.card !== card),
})

function withStanding(
  standings: PlayerView['standings'],
  { faction, standing }: { faction: Faction; standing: PlayerView['standings'][number] },
): PlayerView['standings'] {
  const changed: PlayerView['standings'] = [...standings]
  changed[factions.indexOf(faction)] = standing
  return changed
}

function withDamage(
  [character, ship]: PlayerView['damage'],
  body: 'character' | 'ship',
  change: number,
): PlayerView['damage'] {
  return body === 'character' ? [character + change, ship] : [character, ship + change]
}
