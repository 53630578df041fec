//! The market action: discarding, buying, bartering, ships; glossary "Market Action", "Market
//! Decks", "Ships".

use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{AssetFacts, Destination, Die, Expansion, Market, Moment, Rolls, Whose};
use crate::event::{Event, Why};
use crate::rules::{abilities, assets, contacts, credits, dice, galaxy, patrols, solo, values};
use crate::state::{
    CardId, Frame, Gaining, MOST_PLAYERS, PlayerId, Purpose, ShipId, ShipOffer, SpaceId, State,
};
use tabletop::{Hidden, Log, SeatSet};

/// What somebody may buy, and how.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Wish {
    pub(crate) player: PlayerId,
    pub(crate) card: Option<CardId>,
    pub(crate) ship: Option<ShipId>,
    /// The price in thousands, before bartering.
    pub(crate) price: u16,
    /// Whether assets can be bartered for it.
    pub(crate) barter: bool,
}

/// The open top card of a market deck.
pub(crate) fn top(state: &State, deck: Market) -> Option<CardId> {
    state.deck(deck).last().map(|hidden| hidden.card)
}

pub(crate) fn can_market(game: &OuterRim, state: &State) -> bool {
    // rule: market/planet-only, actions/each-once-per-step
    !state.memory.marketed
        && galaxy::is_planet(game, state.mine().space)
        && state.market.iter().any(|deck| !deck.is_empty())
}

/// The ships of the supply. A starter sheet bears both starter ships, and there is one for each
/// player board of the box.
pub(crate) fn ship_supply(game: &OuterRim, state: &State) -> impl Iterator<Item = ShipId> {
    // rule: setup/ship-supply, foundations/limited-components
    let starters = state.players.iter().filter_map(|area| area.ship);
    let starters = starters.filter(|&ship| game.library.ship(ship).starter);
    let spare_starter = starters.count() < MOST_PLAYERS;
    let ships = (0..game.library.ships.len() as u8).map(ShipId);
    ships.filter(move |&ship| match game.library.ship(ship).starter {
        true => spare_starter,
        false => state.players.iter().all(|area| area.ship != Some(ship)),
    })
}

/// What a player pays less for cards of a deck.
fn discount_of(state: &State, player: PlayerId, deck: Market) -> u16 {
    // rule: credits/discount
    state.area(player).sum.discount[deck as usize].into()
}

/// What a card of a deck costs a player before anything is traded in.
pub(crate) fn price(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    card: CardId,
    deck: Market,
) -> u16 {
    let facts = game.library.card(card);
    let printed = match (&facts.asset, facts.ship) {
        (Some(asset), _) => asset.cost.unwrap_or(0),
        (_, Some(ship)) => game.library.ship(ship).cost,
        _ => 0,
    };
    printed.saturating_sub(discount_of(state, player, deck))
}

/// Whether nothing printed on an asset keeps it from being bought in a space.
pub(crate) fn is_sold_in(state: &State, asset: &AssetFacts, space: SpaceId) -> bool {
    // rule: patrol-cargo/not-bought-beside-the-patrol
    let destination = asset.cargo.map(|cargo| cargo.destination);
    let beside = matches!(destination, Some(Destination::Patrol(faction))
        if state.patrol(faction).space == space);
    !asset.not_on.has(space) && !beside
}

/// What buying the top card of a deck would mean; nothing if a rule forbids it, whatever one
/// could pay.
pub(crate) fn wish(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    deck: Market,
    discount: u16,
) -> Option<Wish> {
    let card = top(state, deck)?;
    let facts = game.library.card(card);
    let here = state.area(player).space;
    // rule: buying/card-restrictions-hold, buying/must-be-placed
    let sold = match (&facts.asset, facts.ship) {
        (Some(asset), _) => {
            is_sold_in(state, asset, here) && assets::has_place(game, state, player, card, &[])
        }
        (_, Some(ship)) => ship_supply(game, state).any(|other| other == ship),
        _ => false,
    };
    let price = price(game, state, player, card, deck);
    sold.then_some(Wish {
        player,
        card: Some(card),
        ship: facts.ship,
        price: price.saturating_sub(discount),
        // rule: solo-buying/never-barters-assets
        barter: !state.is_rival(player),
    })
}

/// What a player could barter, from an asset on.
pub(crate) fn barterable(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    after: Option<CardId>,
) -> impl Iterator<Item = (CardId, u16)> {
    let assets = state.area(player).assets.iter();
    assets.filter_map(move |held| {
        let worth = game.library.asset(held.card)?.barter_value()?;
        // Picks have no order: they are asked in the order of the cards.
        let later = after.is_none_or(|after| held.card > after);
        later.then_some((held.card, worth))
    })
}

/// What is due for a wish once the old ship is traded in.
pub(crate) fn due(game: &OuterRim, state: &State, wish: Wish) -> u16 {
    // rule: bartering/old-ship-must-be-bartered, bartering/no-change
    let old = state.area(wish.player).ship.filter(|_| wish.ship.is_some());
    let traded_in = old.map_or(0, |ship| game.library.ship(ship).cost);
    wish.price.saturating_sub(traded_in)
}

/// Whether a player can pay for a wish, with so many credits more.
pub(crate) fn can_pay(game: &OuterRim, state: &State, wish: Wish, more: u16) -> bool {
    // rule: credits/no-spending-beyond-means
    let barter: u16 = if wish.barter {
        let all = barterable(game, state, wish.player, None);
        all.map(|(_, worth)| worth).sum()
    } else {
        0
    };
    let credits = state.area(wish.player).credits;
    let means = credits.saturating_add(barter).saturating_add(more);
    due(game, state, wish) <= means
}

/// Whether a player could buy the top card of a deck, with so many credits more.
pub(crate) fn can_buy(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    deck: Market,
    discount: u16,
    more: u16,
) -> bool {
    match used_ship(game, state, player, deck, discount) {
        Some(offer) => affordable_ships(game, state, offer, more).next().is_some(),
        None => {
            let wish = wish(game, state, player, deck, discount);
            wish.is_some_and(|wish| can_pay(game, state, wish, more))
        }
    }
}

/// Begins a market action.
pub(crate) fn open(state: &mut State) {
    state.stack.push(Frame::Market {
        discarded: false,
        again: None,
    });
}

pub(crate) fn choices(
    game: &OuterRim,
    state: &State,
    (discarded, again): (bool, Option<Market>),
    out: &mut Vec<Choice>,
) {
    // rule: market/discard-first-then-buy. Who buys at once discards nothing.
    let decks = Market::ALL.iter().copied();
    let for_sale = decks.filter(|&deck| can_buy(game, state, state.current, deck, 0, 0));
    out.extend(for_sale.map(Choice::Buy));
    // rule: market/at-most-one-discard, market-discards/optional-second-discard,
    // market-discards/same-deck-only, market-discards/never-more-than-two
    let decks = Market::ALL.iter().copied();
    let discardable = decks.filter(|&deck| !discarded || again == Some(deck));
    let discardable = discardable.filter(|&deck| !state.deck(deck).is_empty());
    out.extend(discardable.map(Choice::DiscardTop));
    // rule: market-discards/buying-stays-free-of-the-discard-deck
    out.push(Choice::Pass);
}

/// Whether a buyer who can buy nothing lacks only credits that others could hand over.
pub(crate) fn could_be_lent(game: &OuterRim, state: &State) -> bool {
    // rule: credits/trade-with-current-player-any-time
    let player = state.current;
    let lendable = credits::lendable(state, player);
    let mut decks = Market::ALL.iter();
    decks.any(|&deck| can_buy(game, state, player, deck, 0, lendable))
}

/// The choice of ships the card on top of a deck offers, if it is such a card.
pub(crate) fn used_ship(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    deck: Market,
    discount: u16,
) -> Option<ShipOffer> {
    let card = top(state, deck)?;
    // rule: bartering/used-ship-for-sale
    game.library.card(card).used_ship.then(|| ShipOffer {
        player,
        card: Some(card),
        barter: true,
        discount: discount + discount_of(state, player, deck),
    })
}

/// The ships of the supply a player can pay for, with so many credits more.
pub(crate) fn affordable_ships(
    game: &OuterRim,
    state: &State,
    offer: ShipOffer,
    more: u16,
) -> impl Iterator<Item = ShipId> {
    let ships = ship_supply(game, state);
    ships.filter(move |&ship| can_pay(game, state, offered_ship(game, offer, ship), more))
}

/// What buying one of the ships that can be chosen would mean.
pub(crate) fn offered_ship(game: &OuterRim, offer: ShipOffer, ship: ShipId) -> Wish {
    let price = game.library.ship(ship).cost;
    Wish {
        player: offer.player,
        card: offer.card,
        ship: Some(ship),
        price: price.saturating_sub(offer.discount),
        barter: offer.barter,
    }
}

/// A card is discarded in a market action. With Unfinished Business one more of its deck may
/// follow, once its next card is seen.
pub(crate) fn discard_one(game: &OuterRim, state: &mut State, deck: Market, log: &mut Log<Event>) {
    // rule: market-discards/second-choice-after-seeing-the-new-card,
    // market-discards/no-icons-on-cards-revealed-by-discards
    discard_top(state, deck, log);
    if let Some(Frame::Market { discarded, again }) = state.stack.last_mut() {
        let is_first = !*discarded && game.library.has(Expansion::UnfinishedBusiness);
        *again = is_first.then_some(deck);
        *discarded = true;
    }
}

/// The top card of a deck goes under it.
pub(crate) fn discard_top(state: &mut State, deck: Market, log: &mut Log<Event>) {
    let player = state.current;
    if let Some(card) = state.deck_mut(deck).pop() {
        log.tell(state, || Event::MarketDiscarded {
            player,
            deck,
            card: card.card,
        });
        state.deck_mut(deck).insert(0, card);
        reveal_top(state, deck, log);
    }
}

/// Turns the top card of a deck faceup.
pub(crate) fn reveal_top(state: &mut State, deck: Market, log: &mut Log<Event>) {
    // rule: market-decks/top-card-faceup
    if let Some(top) = state.deck_mut(deck).last_mut() {
        top.show(SeatSet::ALL, log);
        let card = top.card;
        log.tell(state, || Event::MarketRevealed { deck, card });
    }
}

/// Begins to buy the top card of a deck.
pub(crate) fn buy(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    deck: Market,
    discount: u16,
    log: &mut Log<Event>,
) {
    if let Some(offer) = used_ship(game, state, player, deck, discount) {
        state.stack.push(Frame::ShipChoice(offer));
    } else if let Some(wish) = wish(game, state, player, deck, discount) {
        match wish.card.filter(|&card| risk(game, card).is_some()) {
            None => purchase(game, state, wish),
            // rule: risky-purchases/roll-to-buy
            Some(card) => {
                state.stack.push(Frame::RiskyRoll {
                    player,
                    deck,
                    card,
                    discount,
                    stage: 0,
                });
                dice::roll(state, Purpose::Purchase, Some(player), 1, log);
            }
        }
    }
}

/// The databank card for whoever fails to buy a card, if that takes a die.
pub(crate) fn risk(game: &OuterRim, card: CardId) -> Option<u8> {
    game.library.asset(card)?.risk
}

/// One step of the roll for a purchase: rerolls, changes, then what it means.
pub(crate) fn risky_step(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    let Some(Frame::RiskyRoll {
        player,
        deck,
        card,
        discount,
        stage,
    }) = state.stack.last_mut()
    else {
        return;
    };
    let (player, deck, card, discount) = (*player, *deck, *card, *discount);
    *stage += 1;
    let window = match *stage {
        1 => Moment::Rerolls(Whose::Yours, Rolls::Any),
        2 => Moment::Results(Whose::Yours, Rolls::Any),
        _ => {
            state.stack.pop();
            let roll = state.roll.take();
            // rule: risky-purchases/hit-buys
            if roll.is_some_and(|roll| roll.shows(&[Die::Hit])) {
                if let Some(wish) = wish(game, state, player, deck, discount) {
                    purchase(game, state, wish);
                }
                return;
            }
            // rule: risky-purchases/failure-resolves-its-card
            log.tell(state, || Event::PurchaseFailed { player, card });
            if let Some(number) = risk(game, card) {
                contacts::resolve_databank(game, state, player, number, None, log);
            }
            return;
        }
    };
    abilities::open(game, state, window, player);
}

/// Whether who buys the top card of a deck is asked how: which ship, what to barter, or what
/// to give up for it.
pub(crate) fn asks_when_bought(game: &OuterRim, state: &State, deck: Market) -> bool {
    let player = state.current;
    let Some(wish) = wish(game, state, player, deck, 0) else {
        return used_ship(game, state, player, deck, 0).is_some();
    };
    let barters =
        due(game, state, wish) > 0 && barterable(game, state, player, None).next().is_some();
    let asset = wish.card.filter(|&card| game.library.asset(card).is_some());
    barters || asset.is_some_and(|card| !assets::would_fit(game, state, player, card, &[]))
}

/// Begins a purchase.
pub(crate) fn purchase(game: &OuterRim, state: &mut State, wish: Wish) {
    state.stack.push(Frame::Purchase {
        player: wish.player,
        card: wish.card,
        ship: wish.ship,
        due: due(game, state, wish),
        last: None,
        barter: wish.barter,
    });
}

pub(crate) fn payment_choices(game: &OuterRim, state: &State, out: &mut Vec<Choice>) {
    let Some(&Frame::Purchase {
        player,
        card,
        due,
        last,
        barter,
        ..
    }) = state.stack.last()
    else {
        return;
    };
    let credits = state.area(player).credits;
    if due <= credits {
        out.push(Choice::Pay);
    }
    // rule: bartering/lowers-the-cost
    let is_free = due == 0 && last.is_none();
    if is_free || !barter {
        return;
    }
    // A pick is offered only if the rest can still be paid with it, and what is bought placed.
    let mut rest: u16 = 0;
    let mut all: Vec<(CardId, u16)> = barterable(game, state, player, last).collect();
    all.sort_unstable();
    let mut picks = Vec::new();
    for &(old, worth) in all.iter().rev() {
        rest += worth;
        let asset = card.filter(|&card| game.library.asset(card).is_some());
        let placed = asset.is_none_or(|card| assets::has_place(game, state, player, card, &[old]));
        if due <= credits.saturating_add(rest) && placed {
            picks.push(Choice::Barter(old));
        }
    }
    out.extend(picks.into_iter().rev());
}

/// Barters an asset.
pub(crate) fn barter(game: &OuterRim, state: &mut State, card: CardId, log: &mut Log<Event>) {
    let Some(Frame::Purchase {
        player, due, last, ..
    }) = state.stack.last_mut()
    else {
        return;
    };
    let worth = game
        .library
        .asset(card)
        .and_then(|asset| asset.barter_value())
        .unwrap_or(0);
    // rule: bartering/no-change
    *due = due.saturating_sub(worth);
    *last = Some(card);
    let player = *player;
    log.tell(state, || Event::Bartered {
        player,
        card,
        worth,
    });
    assets::give_up(game, state, player, card, log);
}

/// Pays, and takes what was bought.
pub(crate) fn pay(game: &OuterRim, state: &mut State, log: &mut Log<Event>) {
    let Some(Frame::Purchase {
        player,
        card,
        ship,
        due,
        last,
        ..
    }) = state.stack.pop()
    else {
        return;
    };
    // Where a card is bought, what was paid is told with it.
    let why = card.map_or(Why::Cost, |_| Why::Price);
    credits::lose(state, player, due, why, log);
    let deck = card.and_then(|card| deck_of(game, card));
    if let Some(card) = card {
        let old = state.area(player).ship.filter(|_| ship.is_some());
        let traded_in = old.is_some_and(|old| game.library.ship(old).cost > 0);
        log.tell(state, || Event::Bought {
            player,
            card,
            ship,
            price: due,
            exchanged: last.is_some() || traded_in,
        });
    }
    if let (Some(card), Some(deck)) = (card, deck) {
        state.deck_mut(deck).retain(|other| other.card != card);
        state.stack.push(Frame::Reveal { deck });
    }
    match (ship, card) {
        (Some(ship), card) => {
            spend_ship_card(game, state, card, ship, log);
            take_ship(game, state, player, ship, log);
        }
        (None, Some(card)) => state.stack.push(Frame::Gain {
            card,
            player,
            how: Gaining::Bought,
        }),
        (None, None) => {}
    }
}

/// The market card of a bought ship leaves the game, wherever it lies; the one that lets one
/// choose a ship is discarded.
fn spend_ship_card(
    game: &OuterRim,
    state: &mut State,
    card: Option<CardId>,
    ship: ShipId,
    log: &mut Log<Event>,
) {
    // rule: ship-buying/market-card-removed
    if let Some(card) = card {
        if game.library.card(card).used_ship {
            assets::put_home(game, state, card, log);
        } else {
            assets::remove_card(state, card, log);
            return;
        }
    }
    let deck = state.deck(Market::Ship).iter().map(|hidden| hidden.card);
    let mut stands_for = deck.filter(|&other| game.library.card(other).ship == Some(ship));
    let Some(found) = stands_for.next() else {
        return;
    };
    state
        .deck_mut(Market::Ship)
        .retain(|other| other.card != found);
    assets::remove_card(state, found, log);
    shuffle_deck(state, Market::Ship, log);
    // rule: market-decks/shuffle-before-reveal
    if card.is_none() {
        reveal_top(state, Market::Ship, log);
    }
}

/// Shuffles a deck that was searched: nobody knows any more what lies where.
pub(crate) fn shuffle_deck(state: &mut State, deck: Market, log: &mut Log<Event>) {
    let mut cards: Vec<CardId> = state.deck(deck).iter().map(|hidden| hidden.card).collect();
    state.fate.shuffle(&mut cards, |card| (*card).into());
    *state.deck_mut(deck) = cards.into_iter().map(Hidden::unseen).collect();
    log.tell(state, || Event::MarketShuffled { deck });
}

fn deck_of(game: &OuterRim, card: CardId) -> Option<Market> {
    match game.library.card(card).home {
        crate::content::Home::Market(deck) => Some(deck),
        _ => None,
    }
}

/// A new ship takes the place of the old one.
pub(crate) fn take_ship(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    ship: ShipId,
    log: &mut Log<Event>,
) {
    // rule: ship-buying/goal-side-up, ship-buying/ship-damage-removed
    let from = values::give_ship(game, state, player, ship);
    let area = state.area_mut(player);
    area.progress[1] = 0;
    area.damage[1] = 0;
    log.tell(state, || Event::ShipGained { player, ship, from });
}

/// The cards of a deck an effect draws, the top card last; fewer if there are not as many.
pub(crate) fn drawn(state: &State, deck: Market, n: u8) -> &[Hidden<CardId>] {
    // rule: market-decks/faceup-card-counts-in-draws, foundations/short-deck-draw
    let deck = state.deck(deck);
    &deck[deck.len().saturating_sub(n.into())..]
}

/// Cards are drawn openly, as everything of the market is taken; they lie on their deck until
/// it is said which is gained.
pub(crate) fn draw(
    state: &mut State,
    player: PlayerId,
    (deck, n): (Market, u8),
    log: &mut Log<Event>,
) {
    let drawn = drawn(state, deck, n).len();
    for hidden in state.deck_mut(deck).iter_mut().rev().take(drawn) {
        hidden.show(SeatSet::ALL, log);
    }
    log.tell_all(state, || {
        let tops = state.deck(deck).iter().rev().take(drawn);
        tops.map(move |top| Event::MarketDrawn {
            player,
            deck,
            card: top.card,
        })
    });
}

/// Whether a player could gain a card for free. Ships are bought, never gained.
pub(crate) fn could_gain(game: &OuterRim, state: &State, player: PlayerId, card: CardId) -> bool {
    game.library.asset(card).is_some() && assets::has_place(game, state, player, card, &[])
}

/// One of the cards drawn is gained, and the others are discarded.
pub(crate) fn keep_drawn(
    state: &mut State,
    player: PlayerId,
    (deck, n): (Market, u8),
    card: CardId,
    log: &mut Log<Event>,
) {
    discard_drawn(state, player, (deck, n), Some(card), log);
    state.stack.push(Frame::Reveal { deck });
    state.stack.push(Frame::Gain {
        card,
        player,
        how: Gaining::Settled,
    });
}

/// The cards drawn go under their deck, the first of them first, but for the one that is kept.
pub(crate) fn discard_drawn(
    state: &mut State,
    player: PlayerId,
    (deck, n): (Market, u8),
    kept: Option<CardId>,
    log: &mut Log<Event>,
) {
    for _ in 0..drawn(state, deck, n).len() {
        let Some(hidden) = state.deck_mut(deck).pop() else {
            return;
        };
        let card = hidden.card;
        if kept != Some(card) {
            state.deck_mut(deck).insert(0, hidden);
            log.tell(state, || Event::MarketDiscarded { player, deck, card });
        }
    }
}

/// The next card of a deck is revealed after a purchase: it may move a patrol, and reveal a contact.
pub(crate) fn reveal_after_purchase(
    game: &OuterRim,
    state: &mut State,
    deck: Market,
    log: &mut Log<Event>,
) {
    // rule: market/patrol-moves-after-purchase, patrol-movement/icon-of-revealed-card
    // rule: reveal-contact/triggers-after-buy-or-gain
    reveal_top(state, deck, log);
    let Some(card) = top(state, deck) else {
        return;
    };
    let patrol = game.library.card(card).patrol.is_some();
    let contact = reveals_contact(game, state, card);
    if contact {
        state.stack.push(Frame::Icons {
            card,
            patrol,
            contact,
        });
    } else if patrol {
        send_patrol(game, state, card, log);
    }
}

/// Whether the icon of a card lets the current player reveal a contact now.
fn reveals_contact(game: &OuterRim, state: &State, card: CardId) -> bool {
    // rule: reveal-contact/player-count-must-be-in-range, reveal-contact/no-effect-off-planet
    // rule: reveal-contact/current-player-resolves
    let Some((least, most)) = game.library.card(card).reveals else {
        return false;
    };
    (least..=most).contains(&(state.players.len() as u8))
        && contacts::facedown_here(game, state).next().is_some()
}

/// Goes on with the icons of a card. Says whether it must be said which comes first.
pub(crate) fn icons_step(game: &OuterRim, state: &mut State, log: &mut Log<Event>) -> bool {
    // rule: reveal-contact/order-with-patrol-icon
    match state.stack.last() {
        Some(&Frame::Icons {
            patrol, contact, ..
        }) if patrol != contact => {
            resolve_icon(game, state, contact, log);
            false
        }
        Some(Frame::Icons { patrol: true, .. }) => true,
        _ => {
            state.stack.pop();
            false
        }
    }
}

/// Resolves one of the icons of a card, that of the contact or that of the patrol.
pub(crate) fn resolve_icon(
    game: &OuterRim,
    state: &mut State,
    of_contact: bool,
    log: &mut Log<Event>,
) {
    let Some(Frame::Icons {
        card,
        patrol,
        contact,
    }) = state.stack.pop()
    else {
        return;
    };
    let (patrol, contact) = (patrol && of_contact, contact && !of_contact);
    if patrol || contact {
        state.stack.push(Frame::Icons {
            card,
            patrol,
            contact,
        });
    }
    if of_contact {
        state.stack.push(Frame::RevealContact { card });
    } else {
        send_patrol(game, state, card, log);
    }
}

/// The icon of a card sends a patrol toward the current player.
fn send_patrol(game: &OuterRim, state: &mut State, card: CardId, log: &mut Log<Event>) {
    let Some((faction, spaces)) = game.library.card(card).patrol else {
        return;
    };
    // Jyn Erso's other side is for patrols that a market action moves, not for those an effect does.
    let mut beneath = state.stack.iter().rev();
    let beneath = beneath.find(|frame| !matches!(frame, Frame::Icons { .. }));
    let by_market_action = matches!(beneath, Some(Frame::Buying));
    let toward = solo::turn::patrols_chase(game, state, log);
    if state.patrol(faction).space != state.area(toward).space {
        log.tell(state, || Event::PatrolSent {
            faction,
            card,
            spaces,
            toward,
        });
    }
    let icon = Some(card);
    patrols::send_to(state, (faction, icon), spaces, toward, !by_market_action);
}
