//! Whether sheets and cards are sound: what they name is there, and what they offer can be had.

use super::{Checking, Problem};
use crate::content::ai::Bullet;
use crate::content::effect::{Ability, Effect};
use crate::content::entry::{
    Asset, AssetKind, EncounterCard, Goods, MarketCard, Section, SectionPlace,
};
use crate::content::inset::Inset;
use crate::content::load::Content;
use crate::content::map::SpaceKind;
use crate::content::words::{Faction, Market, Standing};
use crate::script::verbs::verb;
use crate::state::{MOST_AI_CARDS, MOST_CARDS, MOST_ENCOUNTERS, MOST_MARKET, MOST_PLAYERS};
use std::collections::{BTreeMap, BTreeSet};
use tabletop::Lang;

impl Checking<'_> {
    pub(super) fn sheets(&mut self, content: &Content) {
        for one in &content.characters {
            self.about(&one.id);
            let cards = content
                .databank
                .iter()
                .filter(|card| card.number == one.start);
            if cards.clone().count() == 0 {
                self.report(Problem::NoDatabank(one.start));
            }
            if cards
                .clone()
                .any(|card| card.start.is_none() || card.asset.is_none())
            {
                self.report(Problem::NoStart);
            }
            for side in [&one.both, &one.front, &one.back] {
                self.side(&side.abilities, &side.constants);
            }
        }
        for one in &content.ships {
            self.about(&one.id);
            self.credits(one.cost);
            self.side(&one.front.abilities, &one.front.constants);
            if let Some(flipped) = &one.flipped {
                self.side(&flipped.side.abilities, &flipped.side.constants);
            }
        }
    }

    pub(super) fn market(&mut self, content: &Content) {
        for &deck in Market::ALL {
            self.entry = None;
            if content
                .market
                .iter()
                .filter(|card| card.deck == deck)
                .count()
                > MOST_MARKET
            {
                self.report(Problem::TooMany("cards in a market deck", MOST_MARKET));
            }
        }
        for card in &content.market {
            self.about(&card.id);
            if let Some((least, most)) = card.reveals
                && !(least <= most && (2..=MOST_PLAYERS as u8).contains(&most))
            {
                self.report(Problem::NoPlayers(least, most));
            }
            match &card.gives {
                Goods::Asset(asset) => self.asset(asset),
                Goods::Ship(id) => self.need(self.names.ships.contains(id.as_str()), "ship", id),
                Goods::UsedShip => {}
            }
            if let Some(end) = card.other_end.as_deref() {
                self.other_end(card, end);
            }
        }
        let all = content.cards() + content.other_ends().count();
        if all > MOST_CARDS {
            self.entry = None;
            self.report(Problem::TooMany("cards", MOST_CARDS));
        }
    }

    /// Both ends of a card are assets of one type: it stays in its slot when it is rotated.
    fn other_end(&mut self, card: &MarketCard, end: &MarketCard) {
        // rule: rotating-assets/rotate-in-place
        self.about(&end.id);
        let plain = end.patrol.is_none() && end.other_end.is_none() && end.deck == card.deck;
        match (&card.gives, &end.gives) {
            (Goods::Asset(start), Goods::Asset(other))
                if plain && start.kind.kind() == other.kind.kind() =>
            {
                self.asset(other);
            }
            _ => self.report(Problem::OtherEnd),
        }
    }

    pub(super) fn encounters(&mut self, content: &Content) {
        let mut decks: BTreeMap<&str, usize> = BTreeMap::new();
        for card in &content.encounters {
            self.about(&card.id);
            *decks.entry(&card.deck).or_default() += 1;
            let mut gains = false;
            let mut secrets = 0;
            for section in &card.sections {
                if let SectionPlace::At(id) = &section.place {
                    match self.names.spaces.get(id.as_str()) {
                        None => self.report(Problem::NoSuch("space", id.clone())),
                        Some(deck) if *deck != card.deck => {
                            self.report(Problem::WrongDeck(id.clone()));
                        }
                        Some(_) => {}
                    }
                }
                match &section.secret {
                    None => {
                        if section.does.is_empty() {
                            self.report(Problem::NoEffects);
                        }
                        gains |= self.effects(&section.does, 0).gains;
                    }
                    Some(secret) => {
                        secrets += 1;
                        if !section.does.is_empty() {
                            self.report(Problem::SecretAndMore);
                        }
                        let here = card.sections.iter();
                        let here = here.filter(|other| other.place == section.place).count();
                        if section.standing.is_some() || here > 1 {
                            self.report(Problem::SecretForSome);
                        }
                        self.ability(secret);
                    }
                }
            }
            if secrets > 1 {
                self.report(Problem::TwoSecrets);
            }
            match (&card.asset, gains) {
                (Some(_), false) => self.report(Problem::NeverGained),
                (None, true) => self.report(Problem::NothingToGain),
                _ => {}
            }
            if let Some(Inset { asset, .. }) = &card.asset {
                self.asset(asset);
            }
            self.every_situation(content, card);
        }
        self.entry = None;
        if decks.values().any(|&count| count > MOST_ENCOUNTERS) {
            self.report(Problem::TooMany(
                "cards in an encounter deck",
                MOST_ENCOUNTERS,
            ));
        }
    }

    /// Wherever the card can be drawn, one of its sections applies; and each applies somewhere.
    fn every_situation(&mut self, content: &Content, card: &EncounterCard) {
        let mut alive = BTreeSet::new();
        let spaces = content.tiles.iter().flat_map(|tile| &tile.spaces);
        for space in spaces.filter(|space| space.encounters == card.deck) {
            for standings in all_standings(card) {
                for (patrol, crosses) in situations(&space.kind) {
                    let applies = |section: &Section| {
                        let place = match &section.place {
                            SectionPlace::At(id) => *id == space.id,
                            SectionPlace::WithPatrol => patrol,
                            SectionPlace::WithoutPatrol => !patrol,
                            SectionPlace::Core => crosses == Some(false),
                            SectionPlace::AcrossTheCore => crosses == Some(true),
                        };
                        let standing = section.standing.as_ref().is_none_or(|(faction, list)| {
                            let standing = standings.get(faction);
                            standing.is_some_and(|standing| list.contains(standing))
                        });
                        place && standing
                    };
                    let Some(section) = card.sections.iter().position(applies) else {
                        let with = standings.into_iter().next();
                        self.report(Problem::NoSection(space.id.clone(), with));
                        return;
                    };
                    alive.insert(section);
                }
            }
        }
        for (place, section) in card.sections.iter().enumerate() {
            let is_here = match &section.place {
                SectionPlace::At(id) => self.names.spaces.get(id.as_str()) == Some(&&*card.deck),
                SectionPlace::WithPatrol
                | SectionPlace::WithoutPatrol
                | SectionPlace::Core
                | SectionPlace::AcrossTheCore => true,
            };
            if is_here && !alive.contains(&place) {
                self.report(Problem::DeadSection(place + 1));
            }
        }
    }

    pub(super) fn databank(&mut self, content: &Content) {
        for card in &content.databank {
            self.about(&card.id);
            if let Some(planet) = &card.start {
                self.planet(planet);
            }
            if let Some(asset) = &card.asset {
                self.asset(asset);
            }
            if content.scenes_of(&card.id, Lang::EN).len() > card.told_steps().len() {
                self.report(Problem::Scenes);
            }
            let traits = self.steps(&card.steps);
            if traits.gains && card.asset.is_none() {
                self.report(Problem::NothingToGain);
            }
            let for_jobs = self.job_numbers(content).contains(&card.number);
            if for_jobs && !traits.completes {
                self.report(Problem::NeverCompleted);
            }
        }
    }

    fn job_numbers(&self, content: &Content) -> BTreeSet<u8> {
        let assets = content.assets();
        assets
            .filter_map(|(_, asset)| match &asset.kind {
                AssetKind::Job { databank, .. } => *databank,
                _ => None,
            })
            .collect()
    }

    fn asset(&mut self, asset: &Asset) {
        self.credits(asset.cost.unwrap_or(0));
        for planet in &asset.not_on {
            self.planet(planet);
        }
        self.side(&asset.abilities, &asset.constants);
        if let Some(number) = asset.risk
            && !self.names.numbers.contains(&number)
        {
            self.report(Problem::NoDatabank(number));
        }
        match &asset.kind {
            AssetKind::Bounty {
                contact,
                elimination,
                deliver_to,
                capture,
                ..
            } => {
                self.need(
                    self.names.contacts.contains(contact.as_str()),
                    "contact",
                    contact,
                );
                self.planet(deliver_to);
                let _ = (self.effects(elimination, 0), self.effects(capture, 0));
            }
            AssetKind::Cargo {
                destination,
                to_patrol,
                reward,
                ..
            } => {
                let discards = |one: &Ability| one.does.iter().any(discards_this);
                match (destination, to_patrol) {
                    (Some(planet), None) => self.planet(planet),
                    (None, Some(_)) => {}
                    (Some(_), Some(_)) => self.report(Problem::TwoDestinations),
                    (None, None) if asset.abilities.iter().any(discards) => {}
                    (None, None) => self.report(Problem::NeverLost),
                }
                let _ = self.effects(reward, 0);
            }
            AssetKind::Crew { contact, .. } => {
                if let Some(id) = contact {
                    self.need(self.names.contacts.contains(id.as_str()), "contact", id);
                }
            }
            AssetKind::Job {
                destination,
                databank,
                steps,
                reward,
                ..
            } => {
                self.planet(destination);
                let _ = self.effects(reward, 0);
                if databank.is_some() != steps.is_empty() {
                    self.report(Problem::JobSteps);
                }
                if let Some(number) = databank
                    && !self.names.numbers.contains(number)
                {
                    self.report(Problem::NoDatabank(*number));
                }
                let completes = self.steps(steps).completes;
                if databank.is_none() && !completes {
                    self.report(Problem::NeverCompleted);
                }
            }
            AssetKind::Gear | AssetKind::Mod => {}
        }
    }

    pub(super) fn ai(&mut self, content: &Content) {
        self.entry = None;
        // The own card of a character comes to a deck.
        let most = MOST_AI_CARDS - usize::from(!content.ai_decks.is_empty());
        let whole = || {
            content
                .ai
                .iter()
                .filter(|one| one.character.is_none())
                .count()
        };
        let decks = content.ai_decks.iter().map(|deck| deck.cards.len());
        if decks.max().unwrap_or_else(whole) > most || content.ai.len() > usize::from(u8::MAX) {
            self.report(Problem::TooMany("AI cards", most));
        }
        for deck in &content.ai_decks {
            self.entry = Some(deck.id.clone());
            for id in &deck.cards {
                self.need(content.ai.iter().any(|one| one.id == *id), "AI card", id);
            }
            let ship = &deck.ship;
            self.need(
                content.ships.iter().any(|one| one.id == *ship),
                "ship",
                ship,
            );
        }
        self.entry = None;
        let mut seen = BTreeSet::new();
        for one in &content.ai {
            self.id(&one.id, &mut seen);
            if let Some(id) = &one.character {
                let known = content.characters.iter().any(|one| one.id == *id);
                self.need(known, "character", id);
            }
            let sections = [&one.planning, &one.action, &one.encounter, &one.special];
            for bullet in sections.into_iter().flatten() {
                match bullet {
                    Bullet::DeliverCargo(effects)
                    | Bullet::FightPlayer(effects)
                    | Bullet::Others(effects) => {
                        self.effects(effects, 0);
                    }
                    other => {
                        for credits in other.credits() {
                            self.credits(credits);
                        }
                    }
                }
            }
        }
    }
}

/// Whether a patrol is there, and on the Core Worlds whether a crossing was announced.
fn situations(space: &SpaceKind) -> Vec<(bool, Option<bool>)> {
    let crossings: &[Option<bool>] = match space {
        SpaceKind::Core { .. } => &[Some(false), Some(true)],
        SpaceKind::Planet { .. } | SpaceKind::Navpoint | SpaceKind::Maelstrom => &[None],
    };
    let crossings = crossings.iter();
    crossings
        .flat_map(|&crosses| [(false, crosses), (true, crosses)])
        .collect()
}

/// Every way to stand with the factions a card speaks of.
fn all_standings(card: &EncounterCard) -> Vec<BTreeMap<Faction, Standing>> {
    let standings = card.sections.iter().filter_map(|one| one.standing.as_ref());
    let factions: BTreeSet<Faction> = standings.map(|(faction, _)| *faction).collect();
    let mut all = vec![BTreeMap::new()];
    for faction in factions {
        let with = |before: &BTreeMap<Faction, Standing>| {
            let before = before.clone();
            Standing::ALL.iter().map(move |&standing| {
                let mut more = before.clone();
                more.insert(faction, standing);
                more
            })
        };
        all = all.iter().flat_map(with).collect();
    }
    all
}

/// Whether an effect is rid of the card it stands on.
fn discards_this(effect: &Effect) -> bool {
    let any = |list: &[Effect]| list.iter().any(discards_this);
    let this = matches!(effect, Effect::DiscardThis);
    verb!(effect, _deed => this, _question => false, {
        Effect::May(list) => any(list),
        Effect::To(cost, list) => any(cost) || any(list),
        Effect::Test { pass, .. } => any(pass),
        Effect::Choose(options) => options.iter().any(|list| any(list)),
        Effect::Opposed { .. }
        | Effect::Fight { .. }
        | Effect::FightPlayer { .. }
        | Effect::Roll(_)
        | Effect::GoTo(_)
        | Effect::If(..)
        | Effect::IfElse(..)
        | Effect::Pay(_)
        | Effect::As(..) => false,
    })
}
