//! Going through everything that is printed: the lists within effects, the assets of a pack.

use super::effect::Effect;
use super::entry::{Asset, Goods, MarketCard};
use super::load::Content;
use crate::script::verbs::verb;
use crate::text::Word as _;
use printed::Inventory;
use std::collections::BTreeMap;
use tabletop::Lang;

impl Effect {
    /// The lists of effects within it.
    pub fn lists(&self) -> Vec<&[Effect]> {
        verb!(self, _deed => Vec::new(), _question => Vec::new(), {
            Self::Test { pass, fail, .. } => vec![pass, fail],
            Self::Opposed {
                won,
                both,
                neither,
                lost,
                ..
            } => vec![won, both, neither, lost],
            Self::Fight {
                win,
                lose,
                win_undefeated,
                ..
            } => vec![win, lose, win_undefeated],
            Self::FightPlayer { win, lose, .. } => vec![win, lose],
            Self::Roll(table) => table.iter().map(|(_, list)| list.as_slice()).collect(),
            Self::If(_, list) | Self::May(list) | Self::As(_, list) => vec![list],
            Self::IfElse(_, then, otherwise) => vec![then, otherwise],
            Self::Choose(options) => options.iter().map(Vec::as_slice).collect(),
            Self::To(cost, list) => vec![cost, list],
            Self::GoTo(_) | Self::Pay(_) => Vec::new(),
        })
    }

    /// Every effect of a list, those within others included.
    pub fn all(list: &[Effect]) -> Vec<&Effect> {
        let mut all = Vec::new();
        for effect in list {
            all.push(effect);
            all.extend(effect.lists().into_iter().flat_map(Self::all));
        }
        all
    }
}

impl Content {
    /// The other ends of cards that can be rotated, each with the place of its card. They are numbered
    /// behind all cards.
    pub fn other_ends(&self) -> impl Iterator<Item = (usize, &MarketCard)> {
        let cards = self.market.iter().enumerate();
        cards.filter_map(|(place, card)| Some((place, card.other_end.as_deref()?)))
    }

    /// How many cards there are, both ends of one counted once.
    pub(crate) fn cards(&self) -> usize {
        self.market.len() + self.encounters.len() + self.databank.len()
    }

    /// What is printed on a card of the market with this number, or at the other end of one.
    pub(crate) fn market_print(&self, place: usize) -> Option<&MarketCard> {
        self.market.get(place).or_else(|| {
            let end = place.checked_sub(self.cards())?;
            self.other_ends().nth(end).map(|(_, end)| end)
        })
    }

    /// Every asset with the id of its card.
    pub fn assets(&self) -> impl Iterator<Item = (&str, &Asset)> {
        let ends = self.other_ends().map(|(_, end)| end);
        let market = self
            .market
            .iter()
            .chain(ends)
            .filter_map(|card| match &card.gives {
                Goods::Asset(asset) => Some((card.id.as_str(), asset)),
                Goods::Ship(_) | Goods::UsedShip => None,
            });
        let encounters = self.encounters.iter().filter_map(|card| {
            let inset = card.asset.as_ref()?;
            Some((card.id.as_str(), &inset.asset))
        });
        let databank = self.databank.iter();
        let databank = databank.filter_map(|card| Some((card.id.as_str(), card.asset.as_ref()?)));
        market.chain(encounters).chain(databank)
    }

    /// The lines that set the scene, by the id of their card.
    pub fn scenes(&self, lang: Lang) -> BTreeMap<String, Vec<String>> {
        let encounters = self.encounters.iter().map(|card| &card.id);
        let databank = self.databank.iter().map(|card| &card.id);
        let ids = encounters.chain(databank);
        ids.map(|id| (id.clone(), self.scenes_of(id, lang)))
            .collect()
    }

    /// How much there is of what.
    pub fn inventory(&self) -> Inventory {
        let mut all = Inventory::default();
        let word = |source| crate::face::source_word(source);
        for one in &self.tiles {
            all.count("map-tiles", 1, word(one.source));
        }
        for one in &self.characters {
            all.count("characters", 1, word(one.source));
        }
        for one in &self.ships {
            all.count("ships", 1, word(one.source));
        }
        for one in &self.market {
            all.count(one.deck.word(), 1, word(one.source));
        }
        for one in &self.encounters {
            all.count(&one.deck, 1, word(one.source));
        }
        for one in &self.databank {
            all.count("databank", 1, word(one.source));
        }
        for one in &self.contacts {
            all.count("contacts", 1, word(one.source));
        }
        for one in &self.patrols {
            all.count("patrols", 1, word(one.source));
        }
        for one in &self.ambitions {
            all.count("ambitions", 1, word(one.source));
        }
        for one in &self.ai {
            all.count("ai", 1, word(one.source));
        }
        all
    }
}
