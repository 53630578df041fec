//! What must hold after every decision.

use crate::OuterRim;
use crate::content::{Kind, Marker};
use crate::rules::{ambitions, assets, goals, solo, trade, values};
use crate::state::{AiCardId, CardId, Frame, PlayerId, Rival, State, Step};

impl OuterRim {
    /// Whether a position is sound, for the laws.
    pub fn check_intact(&self, state: &State) -> Result<(), String> {
        match self.flaws(state) {
            flaws if flaws.is_empty() => Ok(()),
            flaws => Err(flaws.join("; ")),
        }
    }

    /// What is wrong with a position; nothing, in a sound game.
    pub fn flaws(&self, state: &State) -> Vec<String> {
        let mut flaws = Vec::new();
        // Who wins leaves everything as it lies, half-drawn cards included; before the first turn
        // no deck is laid out.
        if matches!(state.step, Step::Over(_)) || state.is_set_up() {
            return flaws;
        }
        card_flaws(self, state, &mut flaws);
        contact_flaws(self, state, &mut flaws);
        deck_flaws(self, state, &mut flaws);
        for player in state.clockwise(PlayerId(0)) {
            player_flaws(self, state, player, &mut flaws);
        }
        ambition_flaws(self, state, &mut flaws);
        favor_flaws(state, &mut flaws);
        for patrol in &state.patrols {
            let on_map = patrol.space.index() < self.library.spaces.len();
            if !on_map || !(1..=4).contains(&patrol.level) {
                flaws.push(format!("there is no {patrol:?}"));
            }
        }
        flaws
    }
}

/// Every card lies in exactly one place.
fn card_flaws(game: &OuterRim, state: &State, flaws: &mut Vec<String>) {
    let mut places = vec![0u8; game.library.cards.len()];
    let decks = state.market.iter().flat_map(|deck| deck.iter());
    let decks = decks.chain(state.encounters.iter().flat_map(|deck| deck.iter()));
    for hidden in decks {
        places[hidden.card.index()] += 1;
    }
    for area in state.players.iter() {
        let held = area.assets.iter().map(|held| held.card);
        let secrets = area.secrets.iter().map(|hidden| hidden.card);
        for card in held.chain(secrets) {
            places[game.library.starts_as(card).index()] += 1;
        }
    }
    for frame in state.stack.iter() {
        if let Some(card) = half_done(state, frame) {
            places[card.index()] += 1;
        }
    }
    // The other end of a card is no card of its own, and only who has it may have rotated it.
    let cards = places.len() - game.library.content().other_ends().count();
    for (place, count) in places.into_iter().enumerate().take(cards) {
        let card = CardId(place as u16);
        let count = count + u8::from(state.is_gone(card));
        // A databank card that is nowhere else lies in the databank.
        if count > 1 || (count == 0 && !trade::is_databank(game, card)) {
            flaws.push(format!("{card:?} lies in {count} places"));
        }
    }
}

/// Every debt token lies before a player; nobody asks twice, or for more than one favor a turn.
fn favor_flaws(state: &State, flaws: &mut Vec<String>) {
    let favors = &state.favors;
    let tokens = usize::from(state.options.favors) * state.players.len();
    let lost = |holder: &PlayerId| holder.index() >= state.players.len();
    if favors.debts.len() != tokens || favors.debts.iter().any(lost) {
        flaws.push(format!("debt tokens lie with {:?}", favors.debts));
    }
    for (place, request) in favors.requests.iter().enumerate() {
        let by = request.by;
        let twice = favors.requests[..place].iter().any(|other| other.by == by);
        let asks_itself = request.of.has(by) || request.grant_of(by).is_some();
        if twice || asks_itself || favors.received(by).is_some() {
            flaws.push(format!("{by:?} cannot ask for a favor"));
        }
    }
}

/// The card a half-done thing holds that lies nowhere else.
fn half_done(state: &State, frame: &Frame) -> Option<CardId> {
    match *frame {
        // A card that is resolved and offers its asset counts once.
        Frame::Gain { card, .. } if !is_resolved(state, card) && state.owner(card).is_none() => {
            Some(card)
        }
        Frame::Encounter { card, kept: false } => Some(card),
        Frame::Databank { card } if state.owner(card).is_none() => Some(card),
        Frame::Job { databank, .. } | Frame::Pursuit { databank, .. } => databank,
        _ => None,
    }
}

/// Assets fit their slots, unless what is too much is about to be discarded; the fame they
/// provide is counted.
fn player_flaws(game: &OuterRim, state: &State, player: PlayerId, flaws: &mut Vec<String>) {
    let restores = |frame: &Frame| *frame == Frame::Overflow { player };
    if !state.stack.iter().any(restores) && !assets::all_fits(game, state, player) {
        flaws.push(format!("{player:?} has more assets than slots"));
    }
    if state.area(player).sum != values::added_up(game, state, player) {
        flaws.push(format!("what {player:?} has was added up wrongly"));
    }
    let marked = state.area(player).assets.iter().filter(|held| held.marked);
    for held in marked {
        let kind = game.library.asset(held.card).map(|asset| asset.kind);
        if !matches!(kind, Some(Kind::Cargo | Kind::Gear | Kind::Mod)) {
            flaws.push(format!("{:?} bears a goal token", held.card));
        }
    }
    let (counted, fame) = (
        state.area(player).asset_fame,
        goals::asset_fame(game, state, player),
    );
    if state.stack.is_empty() && counted != fame {
        flaws.push(format!(
            "assets give {player:?} {fame} fame, but {counted} is counted"
        ));
    }
}

/// Nobody has another's ambition sheet, and its tokens lie where they may.
fn ambition_flaws(game: &OuterRim, state: &State, flaws: &mut Vec<String>) {
    let mut seen = Vec::new();
    for player in state.clockwise(PlayerId(0)) {
        let own = state.area(player).ambition;
        let Some(sheet) = own.sheet else {
            continue;
        };
        if seen.contains(&sheet) || !state.options.ambitions || state.is_rival(player) {
            flaws.push(format!("{player:?} should not have {sheet:?}"));
        }
        seen.push(sheet);
        let goals = &game.library.ambition(sheet).goals;
        for (place, goal) in goals.iter().enumerate() {
            let early = matches!(goal.marker, Marker::Number(_))
                && !ambitions::is_open(game, state, player, place);
            if own.has(place) && early {
                flaws.push(format!("{player:?} completed goal {place} too early"));
            }
        }
        if u32::from(own.done) >> goals.len() != 0 {
            flaws.push(format!("{player:?} has a token on no goal"));
        }
    }
}

fn is_resolved(state: &State, card: CardId) -> bool {
    state.stack.iter().any(|frame| {
        matches!(frame, Frame::Encounter { card: other, .. } | Frame::Databank { card: other }
                if *other == card)
    })
}

/// Every AI card lies in its deck, or is the one that is resolved.
fn deck_flaws(game: &OuterRim, state: &State, flaws: &mut Vec<String>) {
    for rival in state.rivals.iter().filter(|_| state.turn > 0) {
        let character = state.area(rival.player).character;
        deck_flaw(&solo::setup::ai_cards(game, character), rival, flaws);
    }
}

fn deck_flaw(whole: &[AiCardId], rival: &Rival, flaws: &mut Vec<String>) {
    let under_way = rival.resolving.filter(|card| !card.shuffled);
    let deck = rival.deck.iter().map(|hidden| hidden.card);
    let mut cards: Vec<_> = deck.chain(under_way.map(|one| one.card)).collect();
    cards.sort_unstable();
    if cards != whole {
        flaws.push(format!("the AI deck has {cards:?}"));
    }
}

/// Every contact is in at most one place: on the map, in the box, captured, out of the game, about to be
/// placed or judged; else it is a crew, or in the pool of discarded ones.
fn contact_flaws(game: &OuterRim, state: &State, flaws: &mut Vec<String>) {
    let mut places = vec![0u8; game.library.contacts.len()];
    for token in state.berths.iter().flatten() {
        places[token.contact.card.index()] += 1;
    }
    for spare in state.spare_contacts.iter() {
        places[spare.card.index()] += 1;
    }
    let assets = state.players.iter().flat_map(|area| area.assets.iter());
    for captive in assets.clone().filter_map(|held| held.captive) {
        places[captive.index()] += 1;
    }
    for frame in state.stack.iter() {
        if let Frame::Spoils { contact, .. } | Frame::PlaceContact { contact, .. } = frame {
            places[contact.index()] += 1;
        }
    }
    // While a crew is being gained its token still lies where it was found.
    if state.stack.is_empty() {
        let assets = assets.filter_map(|held| game.library.asset(held.card));
        let crew = assets.filter(|asset| asset.kind == Kind::Crew);
        for contact in crew.filter_map(|crew| crew.contact) {
            places[contact.index()] += 1;
        }
    }
    for (contact, count) in places.into_iter().enumerate() {
        let count = count + (state.gone_contacts >> contact & 1) as u8;
        if count > 1 {
            flaws.push(format!("contact {contact} is in {count} places"));
        }
    }
}
