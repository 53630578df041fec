//! Trading: the trade action, and credits at any time; glossary "Trade Action", "Credits".

use crate::OuterRim;
use crate::content::Home;
use crate::event::{Event, Why};
use crate::rules::house::negotiation;
use crate::rules::{assets, credits, values};
use crate::state::{BerthId, Deal, Frame, Held, Parcel, PlayerId, State};
use rulebook::rule_id;
use serde::{Deserialize, Serialize};
use tabletop::{Fate, List, Log, Refusal, Seat};

/// How many declined offers one decision can see.
const MOST_DECLINED: u8 = 3;

/// What somebody proposes: what they give, and what they want for it.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// To whom.
    pub to: Seat,
    /// What is given.
    #[serde(default)]
    pub gives: Bundle,
    /// What is wanted.
    #[serde(default)]
    pub takes: Bundle,
}

/// Credits, cards and debt tokens.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Bundle {
    /// Credits, in thousands.
    pub credits: u16,
    /// Assets.
    pub cards: Vec<crate::state::CardId>,
    /// Debt tokens, by whom they belong to.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Seat>>"))]
    pub debts: Vec<Seat>,
    /// A faceup contact that is pointed out, in talks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub contact: Option<BerthId>,
}

impl Bundle {
    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Whether an offer can be made now, and the deal it is.
pub(crate) fn check_offer(
    game: &OuterRim,
    state: &State,
    seat: Seat,
    offer: &Offer,
) -> Result<Deal, Refusal> {
    let (from, to) = (PlayerId(seat.0), PlayerId(offer.to.0));
    let count = state.players.len();
    if from == to || from.index() >= count || to.index() >= count {
        return Err(Refusal::offer("refused-offer-self"));
    }
    if state.turn == 0 {
        return Err(Refusal::offer("refused-offer-early"));
    }
    if state.is_rival(to) {
        return Err(
            Refusal::offer("refused-offer-rival").by(rule_id!("solo-decisions/never-trades"))
        );
    }
    if let Some(rule) = deal_barred(state, from, to) {
        return Err(Refusal::offer("refused-offer-bystanders").by(rule));
    }
    if matches!(state.stack.last(), Some(Frame::Offered)) {
        return Err(Refusal::offer("refused-offer-waits"));
    }
    if offer.gives.is_empty() && offer.takes.is_empty() {
        return Err(Refusal::offer("refused-offer-empty"));
    }
    let cards = !offer.gives.cards.is_empty() || !offer.takes.cards.is_empty();
    let barred = cards_barred(state, from, to).filter(|_| cards);
    let told = offer.gives.contact.is_some() || offer.takes.contact.is_some();
    match barred {
        // rule: house-negotiation/once-per-turn-any-distance
        _ if negotiation::is_on(state) && (told || barred.is_some()) => {
            negotiation::check(game, state, (from, to), offer)?;
        }
        Some(rule) => return Err(Refusal::offer("refused-offer-cards").by(rule)),
        None => {}
    }
    if state.memory.declined >= MOST_DECLINED {
        return Err(Refusal::offer("refused-offer-enough"));
    }
    negotiation::check_contact(state, &offer.gives)?;
    negotiation::check_contact(state, &offer.takes)?;
    let gives = parcel(state, from, &offer.gives)?;
    let takes = parcel(state, to, &offer.takes)?;
    Ok(Deal {
        from,
        to,
        gives,
        takes,
    })
}

/// By which rule two players cannot deal with each other now.
pub(crate) fn deal_barred(state: &State, from: PlayerId, to: PlayerId) -> Option<&'static str> {
    // rule: credits/no-trade-between-bystanders
    let bystanders = from != state.current && to != state.current;
    bystanders.then_some(rule_id!("credits/no-trade-between-bystanders"))
}

/// By which rule no cards can change hands between two players now.
pub(crate) fn cards_barred(state: &State, from: PlayerId, to: PlayerId) -> Option<&'static str> {
    if state.area(from).space != state.area(to).space {
        return Some(rule_id!("trade/needs-shared-space"));
    }
    let mut frames = state.stack.iter().rev();
    let trades = frames.find(|&frame| *frame != Frame::Offered) == Some(&Frame::Trade);
    (!trades).then_some(rule_id!("trade/cards-only-in-trade-action"))
}

/// An offer a machine might make: in a trade action, an asset for what it costs, one way or the
/// other.
pub(crate) fn propose(
    game: &OuterRim,
    state: &State,
    seat: Seat,
    fate: &mut Fate,
) -> Option<Offer> {
    let player = PlayerId(seat.0);
    if player.index() >= state.players.len() || state.stack.last() != Some(&Frame::Trade) {
        return None;
    }
    let partners: Vec<PlayerId> = state.others_here(player).collect();
    let partner = *partners.get(fate.below(partners.len() as u32) as usize)?;
    let sells = fate.below(2) == 0;
    let owner = if sells { player } else { partner };
    let assets = &state.area(owner).assets;
    let held = assets.get(fate.below(assets.len() as u32) as usize)?;
    let credits = game.library.asset(held.card)?.cost.unwrap_or(1);
    let (card, price) = (
        Bundle {
            cards: vec![held.card],
            ..Bundle::default()
        },
        Bundle {
            credits,
            ..Bundle::default()
        },
    );
    let (gives, takes) = if sells { (card, price) } else { (price, card) };
    let to = Seat(partner.0);
    let offer = Offer { to, gives, takes };
    check_offer(game, state, seat, &offer).ok().map(|_| offer)
}

/// What a player offers, if they have it.
pub(crate) fn parcel(state: &State, of: PlayerId, bundle: &Bundle) -> Result<Parcel, Refusal> {
    if bundle.cards.len() > 8 {
        return Err(Refusal::offer("refused-offer-most"));
    }
    let owners = bundle.debts.iter().map(|seat| PlayerId(seat.0));
    if owners
        .clone()
        .any(|owner| state.favors.holder(owner).is_none())
    {
        return Err(no_such_token());
    }
    let parcel = Parcel {
        credits: bundle.credits,
        cards: bundle.cards.iter().copied().collect(),
        debts: owners.collect(),
        contact: bundle.contact,
    };
    has(state, of, &parcel).map(|()| parcel)
}

/// Whether a player has what they offer.
pub(crate) fn has(state: &State, of: PlayerId, parcel: &Parcel) -> Result<(), Refusal> {
    let area = state.area(of);
    if parcel.credits > area.credits {
        return Err(Refusal::offer("refused-offer-credits")
            .by(rule_id!("credits/no-spending-beyond-means")));
    }
    let cards = &parcel.cards;
    let mut places = (0..).zip(cards.iter());
    if places.any(|(place, card)| !area.has(*card) || cards[..place].contains(card)) {
        return Err(Refusal::offer("refused-offer-assets").by(rule_id!("trade/what-can-be-traded")));
    }
    // rule: favors/debt-tokens-trade-like-credits
    let mut debts = parcel.debts.iter();
    match debts.any(|owner| state.favors.holder(owner) != Some(of)) {
        true => Err(no_such_token()),
        false => Ok(()),
    }
}

fn no_such_token() -> Refusal {
    let rule = rule_id!("favors/debt-tokens-trade-like-credits");
    Refusal::offer("refused-offer-debts").by(rule)
}

/// Puts an offer before its receiver.
pub(crate) fn apply_offer(state: &mut State, deal: Deal, log: &mut Log<Event>) {
    if negotiation::needs_talks(state, &deal) {
        negotiation::count(state, &deal);
    }
    state.deal = Some(deal);
    state.stack.push(Frame::Offered);
    log.tell(state, || Event::OfferMade {
        from: deal.from,
        to: deal.to,
    });
}

/// The receiver agrees, or not.
pub(crate) fn answer_offer(
    game: &OuterRim,
    state: &mut State,
    accepted: bool,
    log: &mut Log<Event>,
) {
    state.stack.pop();
    let Some(deal) = state.deal.take() else {
        return;
    };
    let (from, to) = (deal.from, deal.to);
    log.tell(state, || Event::OfferAnswered { from, to, accepted });
    match accepted {
        true => {
            if negotiation::needs_talks(state, &deal) {
                negotiation::conclude(state);
            }
            exchange(game, state, &deal, log);
        }
        false => state.memory.declined += 1,
    }
}

/// Both sides of a deal change hands at the same moment.
pub(crate) fn exchange(game: &OuterRim, state: &mut State, deal: &Deal, log: &mut Log<Event>) {
    let &Deal {
        from,
        to,
        gives,
        takes,
    } = deal;
    let given = lift(game, state, from, &gives, log);
    let taken = lift(game, state, to, &takes, log);
    hand(game, state, (from, to), &gives, &given, log);
    hand(game, state, (to, from), &takes, &taken, log);
}

fn lift(
    game: &OuterRim,
    state: &mut State,
    of: PlayerId,
    parcel: &Parcel,
    log: &mut Log<Event>,
) -> List<Held, 8> {
    credits::lose(state, of, parcel.credits, Why::Trade, log);
    let mut lifted = List::default();
    for &card in parcel.cards.iter() {
        if let Some(held) = assets::lose(game, state, of, card) {
            lifted.push(held);
        }
    }
    lifted
}

fn hand(
    game: &OuterRim,
    state: &mut State,
    (from, to): (PlayerId, PlayerId),
    parcel: &Parcel,
    cards: &[Held],
    log: &mut Log<Event>,
) {
    // rule: trade/captive-goes-with-bounty, trade/is-no-market-gain
    credits::gain(state, to, parcel.credits, Why::Trade, log);
    for owner in parcel.debts.iter() {
        state.favors.debts[owner.index()] = to;
        log.tell(state, || Event::DebtGiven { from, to, owner });
    }
    // rule: house-negotiation/contact-information-is-only-talk
    if let Some(berth) = parcel.contact {
        log.tell(state, || Event::ContactPointed { from, to, berth });
    }
    for &held in cards {
        values::give_asset(game, state, to, held);
        let card = held.card;
        log.tell(state, || Event::Given { from, to, card });
        // rule: trade/received-assets-need-slots
        assets::welcome(game, state, to, card, log);
    }
}

/// Whether a card belongs to the databank.
pub(crate) fn is_databank(game: &OuterRim, card: crate::state::CardId) -> bool {
    matches!(game.library.card(card).home, Home::Databank(_))
}
