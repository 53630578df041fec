//! Choices in short words, for tests, scripts and people who type: `fly kessel`, `buy cargo`.

use crate::OuterRim;
use crate::choice::Choice;
use crate::rules::{Conflict, abilities};
use crate::scenario;
use crate::state::{AbilityId, BerthId, CardId, EncounterDeckId, PlayerId, State};

impl OuterRim {
    /// The encounter deck with this id.
    pub fn deck_named(&self, id: &str) -> Option<EncounterDeckId> {
        let mut decks = self.library.encounter_decks.iter();
        let place = decks.position(|deck| deck == id)?;
        Some(EncounterDeckId(place as u8))
    }

    /// The card with this id.
    pub fn card_named(&self, id: &str) -> Option<CardId> {
        let mut cards = (0..self.library.cards.len() as u16).map(CardId);
        cards.find(|&card| scenario::card_word(self, card) == id)
    }

    /// A choice in short words.
    pub fn short(&self, state: &State, choice: &Choice) -> String {
        let content = self.library.content();
        let card = |card: &CardId| scenario::card_word(self, *card);
        let word = |word: &str, what: String| format!("{word} {what}");
        match choice {
            Choice::Character(one) => word("character", content.characters[one.index()].id.clone()),
            Choice::Ship(one) => word("ship", content.ships[one.index()].id.clone()),
            Choice::Ambition(one) => word("ambition", content.ambitions[one.index()].id.clone()),
            Choice::StartWith(number) => word("start-with", number.to_string()),
            Choice::Faction(faction) => word("faction", low(faction)),
            Choice::Move => "move".into(),
            Choice::Income => "income".into(),
            Choice::Recover => "recover".into(),
            Choice::Fly(space) => word("fly", scenario::space_word(self, *space)),
            Choice::Deliver => "deliver".into(),
            Choice::DeliverCard(one) => word("deliver", card(one)),
            Choice::Market => "market".into(),
            Choice::DiscardTop(deck) => word("discard-top", low(deck)),
            Choice::Buy(deck) => word("buy", low(deck)),
            Choice::Barter(one) => word("barter", card(one)),
            Choice::Pay => "pay".into(),
            Choice::PatrolFirst => "patrol-first".into(),
            Choice::ContactFirst => "contact-first".into(),
            Choice::Trade => "trade".into(),
            Choice::EncounterSpace => "space".into(),
            Choice::Cross => "cross".into(),
            Choice::Stay => "stay".into(),
            Choice::EncounterPatrol(faction) => word("patrol", low(faction)),
            Choice::EncounterContact(berth) => word("contact", berth_word(self, *berth)),
            Choice::Attempt(one) => word("attempt", card(one)),
            Choice::Pursue(goal) => format!("pursue {}", goal + 1),
            Choice::Hunt(bounty, crew) => format!("hunt {} {}", card(bounty), card(crew)),
            Choice::HuntPlayer(bounty, player) => {
                format!("hunt {} player {}", card(bounty), player_word(*player))
            }
            Choice::Fight => "fight".into(),
            Choice::Resolve => "resolve".into(),
            Choice::Protect => "protect".into(),
            Choice::Eliminate => "eliminate".into(),
            Choice::Capture => "capture".into(),
            Choice::Use(ability) => word("use", ability_word(self, state, *ability)),
            Choice::First(player) => word("first", player_word(*player)),
            Choice::Yes => "yes".into(),
            Choice::Option(number) => format!("option {}", number + 1),
            Choice::Player(player) => word("player", player_word(*player)),
            Choice::Card(one) => word("card", card(one)),
            Choice::Berth(berth) => word("berth", berth_word(self, *berth)),
            Choice::Space(space) => word("to", scenario::space_word(self, *space)),
            Choice::Skill(skill) => word("skill", low(skill)),
            Choice::Die(place) => {
                let die = state
                    .roll
                    .and_then(|roll| roll.dice.get(usize::from(*place)).copied());
                word(
                    "die",
                    die.map_or_else(|| place.to_string(), |die| low(&die.face)),
                )
            }
            Choice::Take => "take".into(),
            Choice::MakeRoom(one) => word("make-room", card(one)),
            Choice::Conflict(act) => conflict_word(*act),
            Choice::Accept => "accept".into(),
            Choice::Pass => "pass".into(),
        }
    }
}

fn conflict_word(act: Conflict) -> String {
    let (word, player) = match act {
        Conflict::Place(player) => ("place-bounty", player),
        Conflict::Collect(player) => ("collect", player),
        Conflict::Rob(player) => ("rob", player),
        Conflict::Sabotage(player) => ("sabotage", player),
        Conflict::Meddle(deed) => return low(&deed),
        Conflict::Loot(amount) => return format!("loot {amount}"),
    };
    format!("{word} {}", player_word(player))
}

/// A contact space: its planet and its place there, from the left.
pub(crate) fn berth_word(game: &OuterRim, berth: BerthId) -> String {
    let planet = game.library.planet_of(berth);
    let mut berths = game.library.berths_of(planet);
    let place = berths.position(|other| other == berth).unwrap_or_default();
    format!("{} {}", scenario::space_word(game, planet), place + 1)
}

/// What an ability stands on.
fn ability_word(game: &OuterRim, state: &State, ability: AbilityId) -> String {
    use crate::state::Bearer;
    let content = game.library.content();
    for player in state.clockwise(state.current) {
        let area = state.area(player);
        match abilities::bearer_of(game, state, player, ability) {
            Some(Bearer::Card(card)) => return scenario::card_word(game, card),
            Some(Bearer::Ship) => {
                return area
                    .ship
                    .map_or_else(String::new, |one| content.ships[one.index()].id.clone());
            }
            Some(Bearer::Character) => {
                return area.character.map_or_else(String::new, |one| {
                    content.characters[one.index()].id.clone()
                });
            }
            _ => {}
        }
    }
    ability.0.to_string()
}

fn player_word(player: PlayerId) -> String {
    format!("{}", player.0 + 1)
}

/// A word of the vocabulary as it is written in the data.
fn low(word: &impl std::fmt::Debug) -> String {
    let mut low = String::new();
    for c in format!("{word:?}").chars() {
        if c.is_uppercase() && !low.is_empty() {
            low.push('_');
        }
        low.extend(c.to_lowercase());
    }
    low
}
