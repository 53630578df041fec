//! What all texts are made with: messages, and names of things as runs.

use crate::OuterRim;
use crate::content::{Content, Effect, EncounterCard, Faction, Goods, Library, MarketCard, Skill};
use crate::content::{DatabankCard, Market};
use crate::scenario;
use crate::state::{
    AbilityId, AmbitionId, Bearer, BerthId, CardId, CharacterId, ContactId, Foe, PlayerId, Rolled,
    ShipId, SpaceId, State,
};
use crate::text::{self, Word, contact_key};
use printed::{Arg, Messages};
use tabletop::{Lang, On, Run, Saying, Seat, Text};

/// A printed card, wherever it belongs.
pub(super) enum Print<'a> {
    Market(&'a MarketCard),
    Encounter(&'a EncounterCard),
    Databank(&'a DatabankCard),
}

/// Speaks one language.
#[derive(Copy, Clone)]
pub(super) struct Speaker<'a> {
    pub(super) game: &'a OuterRim,
    pub(super) lang: Lang,
    messages: &'a Messages,
}

impl<'a> Speaker<'a> {
    pub(super) fn new(game: &'a OuterRim, lang: Lang) -> Self {
        Self {
            game,
            lang,
            messages: game.library.content().messages(lang),
        }
    }

    pub(super) fn library(&self) -> &'a Library {
        &self.game.library
    }

    pub(super) fn content(&self) -> &'a Content {
        self.game.library.content()
    }

    /// A message.
    pub(super) fn say(&self, id: &str, args: &[(&str, Arg)]) -> Text {
        self.messages.format(id, args)
    }

    /// A message as plain words.
    pub(super) fn words(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.messages.words(id, args)
    }

    /// What is to be said, if there is a message for it.
    pub(super) fn said(&self, saying: &Saying) -> Option<Text> {
        self.messages.word(saying, |id| self.name(id))
    }

    /// What is printed on a card.
    pub(super) fn print(&self, card: CardId) -> Option<Print<'a>> {
        let content = self.content();
        let (market, encounters) = (content.market.len(), content.encounters.len());
        let place = card.index();
        if let Some(card) = content.market_print(place) {
            return Some(Print::Market(card));
        }
        if let Some(card) = content.encounters.get(place - market) {
            return Some(Print::Encounter(card));
        }
        let databank = content.databank.get(place - market - encounters);
        databank.map(Print::Databank)
    }

    /// The stable id of a card on the table: what is printed on it, and its number.
    pub(super) fn card_key(&self, card: CardId) -> String {
        let id = match self.print(card) {
            Some(Print::Market(card)) => card.id.as_str(),
            Some(Print::Encounter(card)) => card.id.as_str(),
            Some(Print::Databank(card)) => card.id.as_str(),
            None => "",
        };
        format!("{id}#{}", card.0)
    }

    /// What an entry is called.
    pub(super) fn name(&self, id: &str) -> String {
        self.content().name(id, self.lang)
    }

    pub(super) fn space_name(&self, space: SpaceId) -> String {
        self.name(&scenario::printed_space(self.game, space).id)
    }

    pub(super) fn card_name(&self, card: CardId) -> String {
        match self.print(card) {
            Some(Print::Market(card)) => self.name(&card.id),
            Some(Print::Databank(card)) => self.name(&card.id),
            Some(Print::Encounter(card)) => match &card.asset {
                Some(_) => self.name(&card.id),
                None => self.words("encounter-card", &[]),
            },
            None => String::new(),
        }
    }

    /// Whether nothing on a card calls it anything.
    pub(super) fn is_nameless(&self, card: CardId) -> bool {
        matches!(self.print(card), Some(Print::Encounter(card)) if card.asset.is_none())
    }

    /// A card by name.
    pub(super) fn card(&self, card: CardId) -> Arg {
        let run = Run::Card(self.card_key(card), self.card_name(card));
        match self.print(card) {
            Some(Print::Market(card)) => Arg::named(run, &card.id),
            Some(Print::Databank(card)) => Arg::named(run, &card.id),
            Some(Print::Encounter(card)) if card.asset.is_some() => Arg::named(run, &card.id),
            Some(Print::Encounter(_)) => Arg::Named(run, "encounter-card".into()),
            None => Arg::Run(run),
        }
    }

    /// A space by name.
    pub(super) fn space(&self, space: SpaceId) -> Arg {
        let id = &scenario::printed_space(self.game, space).id;
        Arg::named(Run::Space(id.clone(), self.name(id)), id)
    }

    /// A player where no table is at hand. Whoever shows a log calls them by their characters.
    pub(super) fn seat(&self, player: PlayerId) -> Arg {
        let n = Arg::from(player.0 + 1);
        Arg::seat(Seat(player.0), self.words("player-n", &[("n", n)]))
    }

    /// A player by their character.
    pub(super) fn player(&self, state: &State, player: PlayerId) -> Arg {
        self.named_player(player, state.area(player).character)
    }

    pub(super) fn named_player(&self, player: PlayerId, character: Option<CharacterId>) -> Arg {
        match character {
            Some(character) => {
                let id = &self.content().characters[character.index()].id;
                Arg::named(Run::Seat(Seat(player.0), self.name(id)), id)
            }
            None => self.seat(player),
        }
    }

    pub(super) fn character_name(&self, character: CharacterId) -> String {
        self.name(&self.content().characters[character.index()].id)
    }

    pub(super) fn character(&self, character: CharacterId) -> Arg {
        let id = &self.content().characters[character.index()].id;
        Arg::named(Run::Card(id.clone(), self.name(id)), id)
    }

    /// What a ship is called on this side.
    pub(super) fn ship_name(&self, ship: ShipId, flipped: bool) -> String {
        let printed = &self.content().ships[ship.index()];
        self.content().ship_name(printed, flipped, self.lang)
    }

    pub(super) fn ship(&self, ship: ShipId) -> Arg {
        let id = &self.content().ships[ship.index()].id;
        Arg::named(Run::Card(id.clone(), self.name(id)), id)
    }

    /// An ambition sheet by name.
    pub(super) fn ambition(&self, sheet: AmbitionId) -> Arg {
        let id = &self.content().ambitions[sheet.index()].id;
        Arg::named(Run::Card(id.clone(), self.name(id)), id)
    }

    /// What a goal of a sheet is called.
    pub(super) fn ambition_goal(&self, sheet: AmbitionId, goal: u8) -> Arg {
        let id = &self.content().ambitions[sheet.index()].id;
        self.content().called_goal(id, usize::from(goal), self.lang)
    }

    pub(super) fn on_ambition(&self, sheet: AmbitionId) -> On {
        On::Card(self.content().ambitions[sheet.index()].id.clone())
    }

    pub(super) fn contact(&self, contact: ContactId) -> Arg {
        let printed = &self.content().contacts[contact.index()];
        let key = contact_key(&printed.id);
        self.content().called_contact(key, &printed.id, self.lang)
    }

    /// The contact at a place as a player knows it, faceup or not.
    pub(super) fn contact_at(&self, state: &State, berth: BerthId, by: Option<PlayerId>) -> Arg {
        let Some(token) = state.berths[berth.index()] else {
            return Arg::from("");
        };
        let known = token.contact.seen_by(by.map(|player| Seat(player.0)));
        match known {
            Some(contact) if token.faceup => self.contact(contact),
            Some(contact) => Arg::said("contact-known", [("contact", self.contact(contact))]),
            None => {
                let (class, _) = self.library().contacts[token.contact.card.index()];
                let class = self.word("class", class);
                Arg::said("contact-facedown", [("class", class)])
            }
        }
    }

    /// What is put into messages, by itself.
    pub(super) fn run(&self, arg: Arg) -> Text {
        self.messages.write(&arg)
    }

    /// A word of the vocabulary.
    pub(super) fn word(&self, kind: &str, word: impl Word) -> Arg {
        Arg::said(format!("{kind}-{}", word.word()), [])
    }

    pub(super) fn faction(&self, faction: Faction) -> Arg {
        self.word("faction", faction)
    }

    pub(super) fn skill(&self, skill: Skill) -> Arg {
        self.word("skill", skill)
    }

    pub(super) fn deck(&self, deck: Market) -> Arg {
        self.word("market", deck)
    }

    /// What dice show.
    pub(super) fn dice(&self, dice: &[Rolled]) -> Arg {
        let shown = dice.iter().filter(|die| !die.cancelled);
        let text = shown.fold(Text::new(), |text, die| text.glyph(die.face.word()));
        if text.is_empty() {
            return Arg::said("nothing", []);
        }
        text.into()
    }

    /// Whom somebody fights.
    pub(super) fn foe(&self, foe: Foe, player: impl Fn(PlayerId) -> Arg) -> Arg {
        match foe {
            Foe::Player(other) => player(other),
            Foe::Patrol(faction) => self.the_patrol(faction),
            Foe::Contact(bounty) => {
                let facts = self.library().asset(bounty).and_then(|asset| asset.bounty);
                facts.map_or_else(|| self.card(bounty), |facts| self.contact(facts.contact))
            }
            Foe::Enemy(card) => match self.enemy(card) {
                Some(enemy) => {
                    let enemy = self.content().called_enemy(enemy, self.lang);
                    Arg::said("the-enemy", [("enemy", enemy)])
                }
                None => self.card(card),
            },
        }
    }

    fn the_patrol(&self, faction: Faction) -> Arg {
        Arg::said("the-patrol", [("faction", self.faction(faction))])
    }

    /// The enemy printed on a card, as the card calls it.
    fn enemy(&self, card: CardId) -> Option<&'a str> {
        match self.print(card)? {
            Print::Market(card) => match &card.gives {
                Goods::Asset(asset) => match &asset.kind {
                    crate::content::AssetKind::Job { steps, .. } => {
                        steps.iter().find_map(|step| enemy_in(step))
                    }
                    _ => None,
                },
                _ => None,
            },
            Print::Encounter(card) => {
                let mut sections = card.sections.iter();
                sections.find_map(|section| enemy_in(&section.does))
            }
            Print::Databank(card) => card.steps.iter().find_map(|step| enemy_in(step)),
        }
    }

    /// What an effect stands on.
    pub(super) fn bearer(&self, state: &State, bearer: Bearer, of: PlayerId) -> Arg {
        let area = state.area(of);
        match (bearer, area.character, area.ship) {
            (Bearer::Character, Some(character), _) => self.character(character),
            (Bearer::Ship, _, Some(ship)) => {
                let id = self.ship_key(ship, Some(of));
                Arg::card(id, self.ship_name(ship, area.ship_flipped))
            }
            (Bearer::Card(card), ..) => self.card(card),
            (Bearer::Patrol(faction), ..) => self.the_patrol(faction),
            (Bearer::Ambition, ..) => match area.ambition.sheet {
                Some(sheet) => self.ambition(sheet),
                None => Arg::said("a-rule", []),
            },
            _ => Arg::said("a-rule", []),
        }
    }

    /// The component an ability is printed on.
    pub(super) fn ability_of(&self, ability: AbilityId) -> Arg {
        let number = ability.0;
        let library = self.library();
        for (place, character) in library.characters.iter().enumerate() {
            let mut sides = character.sides.iter();
            if sides.any(|side| side.abilities.contains(&number)) {
                return self.character(CharacterId(place as u8));
            }
        }
        for (place, ship) in library.ships.iter().enumerate() {
            let mut sides = ship.sides.iter();
            let front = ship.sides[0].abilities.contains(&number);
            if sides.any(|side| side.abilities.contains(&number)) {
                let ship = ShipId(place as u8);
                let id = &self.content().ships[place].id;
                return Arg::card(id, self.ship_name(ship, !front));
            }
        }
        let cards = library.cards.iter();
        let place = cards.clone().position(|card| {
            let own = card.asset.as_ref().map(|asset| &asset.side.abilities);
            own.is_some_and(|own| own.contains(&number)) || card.secret == Some(ability)
        });
        match place {
            Some(place) => self.card(CardId(place as u16)),
            None => Arg::said("a-rule", []),
        }
    }

    /// The id of a ship sheet: somebody's, or one of the supply.
    fn ship_key(&self, ship: ShipId, of: Option<PlayerId>) -> String {
        let id = &self.content().ships[ship.index()].id;
        match of {
            Some(player) => format!("{id}#{}", player.0),
            None => id.clone(),
        }
    }

    pub(super) fn on_card(&self, card: CardId) -> On {
        On::Card(self.card_key(card))
    }

    pub(super) fn on_space(&self, space: SpaceId) -> On {
        On::Space(scenario::space_word(self.game, space))
    }

    /// A contact space: its planet and its place there, from the left.
    pub(super) fn on_berth(&self, berth: BerthId) -> On {
        let planet = self.library().planet_of(berth);
        On::Space(format!(
            "{}/{}",
            scenario::space_word(self.game, planet),
            self.berth_number(berth)
        ))
    }

    /// The place of a contact space beside its planet, counted from one.
    pub(super) fn berth_number(&self, berth: BerthId) -> u8 {
        let planet = self.library().planet_of(berth);
        let mut berths = self.library().berths_of(planet);
        let place = berths.position(|other| other == berth);
        place.unwrap_or_default() as u8 + 1
    }

    pub(super) fn on_patrol(&self, faction: Faction) -> On {
        On::Card(format!("patrol-{}", faction.word()))
    }

    pub(super) fn on_market(&self, deck: Market) -> On {
        On::Pile(deck.word().into())
    }

    pub(super) fn on_ship(&self, ship: ShipId, of: Option<PlayerId>) -> On {
        On::Card(self.ship_key(ship, of))
    }

    /// Another player, or oneself. A rival has no seat: it is drawn on its character.
    pub(super) fn on_player(&self, state: &State, player: PlayerId) -> Option<On> {
        if state.is_rival(player) {
            return self.on_bearer(state, Bearer::Character, player);
        }
        Some(On::Seat(Seat(player.0)))
    }

    pub(super) fn on_bearer(&self, state: &State, bearer: Bearer, of: PlayerId) -> Option<On> {
        let area = state.area(of);
        Some(match bearer {
            Bearer::Rule => return None,
            Bearer::Character => {
                let character = &self.content().characters[area.character?.index()];
                On::Card(character.id.clone())
            }
            Bearer::Ship => self.on_ship(area.ship?, Some(of)),
            Bearer::Card(card) => self.on_card(card),
            Bearer::Patrol(faction) => self.on_patrol(faction),
            Bearer::Ambition => self.on_ambition(area.ambition.sheet?),
        })
    }

    /// What effects bring, in a few words.
    pub(super) fn rewards(&self, effects: &[Effect]) -> Text {
        self.run(self.rewarded(effects))
    }

    /// The same, for messages.
    pub(super) fn rewarded(&self, effects: &[Effect]) -> Arg {
        text::rewards_said(self.content(), effects, self.lang)
    }

    /// Things one behind the other, by themselves.
    pub(super) fn list<I: Into<Arg>>(&self, all: impl IntoIterator<Item = I>, joint: &str) -> Text {
        self.run(Arg::row(joint, all.into_iter().map(Into::into)))
    }

    /// Cards by name.
    pub(super) fn cards(&self, cards: impl IntoIterator<Item = CardId>) -> Arg {
        Arg::row("and-more", cards.into_iter().map(|card| self.card(card)))
    }

    /// Players by name.
    pub(super) fn players(&self, state: &State, players: impl Iterator<Item = PlayerId>) -> Arg {
        Arg::row("and-more", players.map(|player| self.player(state, player)))
    }
}

/// What a player is called: by their character, once there is one.
pub(crate) fn player_name(game: &OuterRim, state: &State, player: PlayerId, lang: Lang) -> String {
    let speaker = Speaker::new(game, lang);
    match state.area(player).character {
        Some(character) => speaker.character_name(character),
        None => speaker.words("player-n", &[("n", Arg::from(player.0 + 1))]),
    }
}

/// The enemy printed on a card.
pub(crate) fn enemy_on(game: &OuterRim, card: CardId, lang: Lang) -> Option<String> {
    let speaker = Speaker::new(game, lang);
    let enemy = speaker.enemy(card)?;
    Some(speaker.content().enemy(enemy, lang))
}

/// The first enemy that effects speak of.
fn enemy_in(effects: &[Effect]) -> Option<&str> {
    Effect::all(effects).into_iter().find_map(|effect| {
        let Effect::Fight { enemy, .. } = effect else {
            return None;
        };
        Some(enemy.as_str())
    })
}

/// Credits, which are counted in thousands.
pub(super) fn credits(thousands: u16) -> Arg {
    Arg::from(i32::from(thousands) * 1000)
}
