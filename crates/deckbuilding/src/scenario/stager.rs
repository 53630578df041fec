//! Finding the cards and bases a stated position names.

use super::{Area, CardWord, DutyWord, InPlayWord, STARTING, Scenario, SoFar};
use crate::choice::Target;
use crate::content::{Deck, Library};
use crate::setup::{self, Mode};
use crate::state::{BaseId, CardId, Duty, InPlay, Memory, Player, PlayerArea, State};
use tabletop::{Hidden, Refusal, SeatSet};

/// Gives every named card a number of its own.
pub(super) struct Stager<'a> {
    library: &'a Library,
    used_cards: Vec<bool>,
    used_bases: Vec<bool>,
}

impl<'a> Stager<'a> {
    pub(super) fn new(library: &'a Library) -> Self {
        Self {
            library,
            used_cards: vec![false; library.card_count()],
            used_bases: vec![false; library.bases().count()],
        }
    }

    pub(super) fn card(&mut self, id: &str, place: &str) -> Result<CardId, Refusal> {
        let free = self
            .library
            .copies(id)
            .find(|card| !self.used_cards[card.0 as usize]);
        let Some(card) = free else {
            let why = match self.library.copies(id).count() {
                0 => format!("{place}: there is no card {id:?}"),
                count => format!("{place}: there are only {count} of {id:?}"),
            };
            return Err(Refusal::scenario(why));
        };
        self.used_cards[card.0 as usize] = true;
        Ok(card)
    }

    pub(super) fn base(
        &mut self,
        id: &str,
        player: Player,
        place: &str,
    ) -> Result<BaseId, Refusal> {
        let base = self
            .library
            .base_named(id)
            .ok_or_else(|| Refusal::scenario(format!("{place}: there is no base {id:?}")))?;
        if self.library.base_facts(base).player != player {
            let why = format!("{place}: {id:?} is no base of the {}", player.name());
            return Err(Refusal::scenario(why));
        }
        if std::mem::replace(&mut self.used_bases[base.0 as usize], true) {
            return Err(Refusal::scenario(format!(
                "{place}: {id:?} lies somewhere else"
            )));
        }
        Ok(base)
    }

    pub(super) fn names(&mut self, ids: &[String], place: &str) -> Result<Vec<CardId>, Refusal> {
        ids.iter().map(|id| self.card(id, place)).collect()
    }

    pub(super) fn cards(
        &mut self,
        words: &[CardWord],
        usual: SeatSet,
        place: &str,
    ) -> Result<std::vec::IntoIter<Hidden<CardId>>, Refusal> {
        let cards: Result<Vec<_>, Refusal> = words
            .iter()
            .map(|word| {
                let card = self.card(word.card(), place)?;
                let known = word.known(usual);
                Ok(Hidden { card, known })
            })
            .collect();
        Ok(cards?.into_iter())
    }

    pub(super) fn in_play(
        &mut self,
        word: &InPlayWord,
        row: &[CardId],
        place: &str,
    ) -> Result<InPlay, Refusal> {
        let words = match word {
            InPlayWord::Plain(id) => return Ok(InPlay::fresh(self.card(id, place)?)),
            InPlayWord::With(words) => words,
        };
        let duty = match words.duty {
            DutyWord::Ready => Duty::Ready,
            DutyWord::Spent => Duty::Spent,
            DutyWord::Base => Duty::Committed(Target::Base),
            DutyWord::Row(place) => {
                let card = row.get(place as usize).ok_or_else(|| {
                    Refusal::scenario(format!("units: nothing lies in place {place} of the row"))
                })?;
                Duty::Committed(Target::Row(*card))
            }
        };
        let mut card = InPlay::fresh(self.card(&words.card, place)?);
        (card.used, card.gained, card.damage) = (words.used, words.gained, words.damage);
        card.set_duty(duty);
        Ok(card)
    }

    pub(super) fn area(
        &mut self,
        player: Player,
        words: &Area,
        seat: SeatSet,
    ) -> Result<PlayerArea, Refusal> {
        let mut area = PlayerArea {
            damage: words.damage,
            ..PlayerArea::default()
        };
        area.base = match words.base.as_deref() {
            None => None,
            Some(STARTING) => {
                let starting = setup::bases_of(self.library, player)
                    .find(|&base| self.library.base_facts(base).starting);
                let id = starting.map(|base| self.library.base(base).id.clone());
                Some(self.base(&id.unwrap_or_default(), player, "base")?)
            }
            Some(id) => Some(self.base(id, player, "base")?),
        };
        let hit_points = area
            .base
            .map(|base| self.library.base_facts(base).hit_points);
        if words.damage >= hit_points.unwrap_or(1) && words.damage > 0 {
            return Err(Refusal::scenario("damage: the base would be destroyed"));
        }
        for id in &words.unpicked {
            let base = self.base(id, player, "unpicked")?;
            area.unpicked.put(Hidden {
                card: base,
                known: seat,
            });
        }
        for id in &words.victory {
            let base = self.base(id, player.foe(), "victory")?;
            area.victory.push(base);
        }
        for card in self.cards(&words.deck, SeatSet::NONE, "deck")?.rev() {
            area.deck.put(card);
        }
        for mut card in self.cards(&words.hand, seat, "hand")? {
            card.known = card.known.union(seat);
            area.hand.put(card);
        }
        area.discard = self
            .names(&words.discard, "discard")?
            .into_iter()
            .rev()
            .collect();
        for word in &words.ships {
            let ship = self.in_play(word, &[], "ships")?;
            match self.library.facts(ship.card).hit_points {
                None => return Err(Refusal::scenario("ships: a unit belongs under units")),
                Some(hit_points) if ship.damage >= hit_points => {
                    return Err(Refusal::scenario("ships: it would be destroyed"));
                }
                Some(_) => area.ships.push(ship),
            }
        }
        Ok(area)
    }

    /// The facedown bases: as said, or those of the mode that lie nowhere else.
    pub(super) fn bases_left(
        &mut self,
        scenario: &Scenario,
        state: &mut State,
        player: Player,
    ) -> Result<(), Refusal> {
        let words = match player {
            Player::Empire => &scenario.empire,
            Player::Rebel => &scenario.rebel,
        };
        let ids = match &words.bases {
            Some(ids) => ids.clone(),
            None => setup::bases_of(self.library, player)
                .filter(|base| !self.used_bases[base.0 as usize])
                .filter(|&base| {
                    scenario.setup.mode != Mode::Beginner || self.library.base_facts(base).beginner
                })
                .take(match scenario.setup.mode {
                    Mode::SecretBases => crate::rules::secret_bases::PICKS,
                    _ => usize::MAX,
                })
                .map(|base| self.library.base(base).id.clone())
                .collect(),
        };
        let known = SeatSet::of(state.seat(player));
        for id in ids {
            let card = self.base(&id, player, "bases")?;
            state.area_mut(player).bases.put(Hidden { card, known });
        }
        // In Secret Bases every base lies somewhere: what was not picked lies facedown outside.
        if scenario.setup.mode == Mode::SecretBases && words.unpicked.is_empty() {
            for card in setup::bases_of(self.library, player) {
                if !std::mem::replace(&mut self.used_bases[card.0 as usize], true) {
                    state.area_mut(player).unpicked.put(Hidden { card, known });
                }
            }
        }
        Ok(())
    }

    pub(super) fn memory(&self, words: &SoFar, row: &[CardId]) -> Result<Memory, Refusal> {
        let hunted = match words.hunted {
            None => None,
            Some(place) => Some(*row.get(place as usize).ok_or_else(|| {
                Refusal::scenario(format!("hunted: nothing lies in place {place} of the row"))
            })?),
        };
        Ok(Memory {
            neutrals_played: words.neutrals_played,
            purchases: words.purchases,
            neutral_purchases: words.neutral_purchases,
            next_on_deck: words.next_purchase_on_deck,
            base_used: words.base_used,
            shielded: words.prevented,
            hunted,
            ..Memory::default()
        })
    }

    /// Cards that were not named are out of the game, but the pilots lie in their stack.
    pub(super) fn rest(&mut self, pilots: Option<u8>, state: &mut State) -> Result<(), Refusal> {
        let free = self.library.of_deck(Deck::Pilots);
        let free: Vec<CardId> = free
            .filter(|card| !self.used_cards[card.0 as usize])
            .collect();
        let wanted = pilots.map_or(free.len(), usize::from);
        if wanted > free.len() {
            let why = format!("pilots: only {} are left", free.len());
            return Err(Refusal::scenario(why));
        }
        for card in free.into_iter().take(wanted) {
            self.used_cards[card.0 as usize] = true;
            state.pilots.push(card);
        }
        for card in self.library.cards() {
            if !self.used_cards[card.0 as usize] {
                state.exiled.push(card);
            }
        }
        Ok(())
    }
}
