import type { Choice, View } from '../generated/outer-rim'
import { deckPlace, factionPlace, seatPlace, type Things } from './game'

/** My credits, on which income is drawn. */
export const pursePlace = 'purse'

/** Where a choice is drawn that the server puts nowhere, so that the thing itself takes the click. */
export function besides(choice: Choice, view: View | null, things: Things): string[] {
  const me = view?.you == null ? undefined : view.players[view.you]
  if (typeof choice === 'object') {
    return 'faction' in choice ? [factionPlace(choice.faction)] : []
  }
  if (!view || !me) return []
  switch (choice) {
    case 'market':
      return view.market.map(({ deck }) => deckPlace(deck.replaceAll('_', '-')))
    case 'income':
      return [pursePlace]
    case 'recover':
      return [things.characterKey(me)]
    case 'deliver':
      return me.assets
        .filter(({ card, captive }) => {
          const { destination, kind } = things.card(card)
          return destination === me.space && (kind === 'cargo' || captive !== null)
        })
        .map(({ card }) => things.key(card))
    case 'trade':
      return view.players.flatMap((player, at) =>
        player !== me && player.space === me.space ? [seatPlace(at)] : [],
      )
    default:
      return []
  }
}
