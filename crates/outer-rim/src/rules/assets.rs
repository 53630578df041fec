//! Assets and slots: gaining, placing, discarding; glossary "Assets", "Slots", "Discarding", "Crew".

use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{ConstantFacts, Feat, Home, Kind};
use crate::event::Event;
use crate::state::{
    BerthId, CardId, ContactId, Frame, Gaining, Held, PlayerId, SpaceId, Spaces, State, Token,
    Window,
};
use tabletop::{Hidden, Log};

/// The slots of a player board.
const GEAR_SLOTS: u8 = 2;
const JOB_OR_BOUNTY_SLOTS: u8 = 2;

/// How many assets of each type.
type Counts = [u8; 6];

impl OuterRim {
    fn counts(&self, state: &State, player: PlayerId) -> Counts {
        let mut counts = [0; 6];
        for held in state.area(player).assets.iter() {
            if let Some(asset) = self.library.asset(held.card) {
                counts[asset.kind as usize] += 1;
            }
        }
        counts
    }

    /// How many of so many assets of each type have no slot, however they are arranged.
    fn lack(&self, state: &State, player: PlayerId, counts: Counts) -> u8 {
        // rule: slots/rearrange-any-time, slots/two-named-slot-holds-one
        let area = state.area(player);
        let slots = area.ship.map(|ship| {
            let sides = &self.library.ship(ship).slots;
            sides[usize::from(area.ship_flipped)]
        });
        let slots = slots.unwrap_or_default();
        let mut room = [0u8; 6];
        for constant in self.constants(state, player) {
            if let ConstantFacts::Room(kind, n) = constant {
                room[*kind as usize] += n;
            }
        }
        let over = |kind: Kind, slots: u8| {
            counts[kind as usize].saturating_sub(slots + room[kind as usize])
        };
        let agreements = counts[Kind::Bounty as usize] + counts[Kind::Job as usize];
        let agreement_room = room[Kind::Bounty as usize] + room[Kind::Job as usize];
        let holds = over(Kind::Cargo, slots.cargo) + over(Kind::Mod, slots.mods);
        over(Kind::Gear, GEAR_SLOTS)
            + over(Kind::Crew, slots.crew)
            + agreements.saturating_sub(JOB_OR_BOUNTY_SLOTS + agreement_room)
            + holds.saturating_sub(slots.cargo_or_mod)
    }

    /// Whether everything a player has fits.
    pub(crate) fn all_fits(&self, state: &State, player: PlayerId) -> bool {
        self.lack(state, player, self.counts(state, player)) == 0
    }

    /// Whether another asset of this type would fit beside what a player has, without one of them.
    pub(crate) fn would_fit(
        &self,
        state: &State,
        player: PlayerId,
        kind: Kind,
        without: Option<CardId>,
    ) -> bool {
        let mut counts = self.counts(state, player);
        counts[kind as usize] += 1;
        if let Some(asset) = without.and_then(|card| self.library.asset(card)) {
            counts[asset.kind as usize] -= 1;
        }
        self.lack(state, player, counts) == 0
            || (kind == Kind::Crew && self.flip_makes_room(state, player))
    }

    /// The sheet whose goal is a further crew is flipped before slots are judged.
    fn flip_makes_room(&self, state: &State, player: PlayerId) -> bool {
        let area = state.area(player);
        let flips = !area.ship_flipped && !state.is_rival(player);
        let Some(ship) = area.ship.filter(|_| flips) else {
            return false;
        };
        let facts = self.library.ship(ship);
        let crew = self.crew(state, player);
        let counts_crew = matches!(
            facts.goal,
            Some(crate::content::GoalFacts::Count(Feat::GainCrew, ..))
        );
        counts_crew && crew == facts.slots[0].crew && facts.slots[1].crew > crew
    }

    /// The assets whose discard would make room for another of this type.
    pub(crate) fn room_makers(
        &self,
        state: &State,
        player: PlayerId,
        kind: Kind,
    ) -> impl Iterator<Item = CardId> {
        // rule: assets/make-room
        let assets = state.area(player).assets;
        let cards = (0..assets.len()).map(move |place| assets[place].card);
        cards.filter(move |&card| self.would_fit(state, player, kind, Some(card)))
    }

    /// The choices of somebody who gains an asset.
    pub(crate) fn gain_choices(
        &self,
        state: &State,
        (card, player, how): (CardId, PlayerId, Gaining),
        out: &mut Vec<Choice>,
    ) {
        let Some(asset) = self.library.asset(card) else {
            return;
        };
        if self.would_fit(state, player, asset.kind, None) {
            out.push(Choice::Take);
        } else {
            let makers = self.room_makers(state, player, asset.kind);
            out.extend(makers.map(Choice::MakeRoom));
        }
        // rule: assets/may-decline, buying/must-be-placed
        if how == Gaining::Offered {
            out.push(Choice::Pass);
        }
    }

    /// Puts an asset before a player.
    pub(crate) fn take_asset(
        &self,
        state: &mut State,
        player: PlayerId,
        card: CardId,
        log: &mut Log<Event>,
    ) {
        let captive = None;
        state.area_mut(player).assets.push(Held { card, captive });
        state.unsettled = true;
        log.tell(|| Event::Gained { player, card });
        self.welcome(state, player, card, log);
        for frame in state.stack.iter_mut() {
            if let Frame::Encounter { card: drawn, kept } = frame
                && *drawn == card
            {
                *kept = true;
            }
        }
    }

    /// What gaining a crew brings.
    pub(crate) fn welcome(
        &self,
        state: &mut State,
        player: PlayerId,
        card: CardId,
        log: &mut Log<Event>,
    ) {
        let asset = self.library.asset(card);
        if asset.is_some_and(|asset| asset.kind == Kind::Crew) {
            self.feat(state, player, Feat::GainCrew, log);
            self.open(state, Window::GainsCrew, player);
        }
    }

    /// Discards an asset of a player: card and contact go where they belong.
    pub(crate) fn discard_asset(
        &self,
        state: &mut State,
        player: PlayerId,
        card: CardId,
        log: &mut Log<Event>,
    ) {
        let Some(held) = self.lose_asset(state, player, card) else {
            return;
        };
        log.tell(|| Event::Discarded { player, card });
        self.put_home(state, card, log);
        let near = state.area(player).space;
        let asset = self.library.asset(card);
        // rule: crew/discard-returns-token-to-map, bounties/discard-releases-captive
        if let Some(contact) = held.captive {
            let by = state.current;
            state.stack.push(Frame::PlaceContact { contact, by, near });
        } else if let Some(contact) = asset.and_then(|asset| asset.contact) {
            let by = player;
            state.stack.push(Frame::PlaceContact { contact, by, near });
        }
    }

    /// Takes an asset from a player, to whatever end.
    pub(crate) fn lose_asset(
        &self,
        state: &mut State,
        player: PlayerId,
        card: CardId,
    ) -> Option<Held> {
        let assets = &mut state.area_mut(player).assets;
        let place = assets.iter().position(|held| held.card == card)?;
        let held = assets.remove(place);
        state.unsettled = true;
        Some(held)
    }

    /// Puts a card where discarded cards of its kind go.
    pub(crate) fn put_home(&self, state: &mut State, card: CardId, log: &mut Log<Event>) {
        // rule: discard/market-and-encounter-to-bottom, databank/discard-goes-home
        match self.library.card(card).home {
            Home::Market(deck) => {
                let pile = state.deck_mut(deck);
                pile.insert(0, Hidden::open(card));
                if pile.len() == 1 {
                    log.tell(|| Event::MarketRevealed { deck, card });
                }
            }
            Home::Encounters(deck) => {
                state.encounters[deck.index()].insert(0, Hidden::open(card));
            }
            Home::Databank(_) => {}
        }
    }

    /// Takes a card out of the game.
    pub(crate) fn remove_card(&self, state: &mut State, card: CardId, log: &mut Log<Event>) {
        state.remove(card);
        log.tell(|| Event::Removed { card });
    }

    /// Where a contact token can be placed: empty contact spaces of the nearest planets.
    pub(crate) fn nearest_berths(
        &self,
        state: &State,
        near: SpaceId,
    ) -> impl Iterator<Item = BerthId> {
        let empty = |berth: &BerthId| state.berths[berth.index()].is_none();
        let all = (0..state.berths.len() as u8).map(BerthId);
        let planets: Spaces = all
            .clone()
            .filter(empty)
            .map(|berth| self.library.planet_of(berth))
            .collect();
        let nearest = self.nearest(state, near, planets);
        all.filter(move |berth| {
            state.berths[berth.index()].is_none() && nearest.has(self.library.planet_of(*berth))
        })
    }

    /// Puts a contact token faceup on the map.
    pub(crate) fn place_contact(
        &self,
        state: &mut State,
        contact: ContactId,
        berth: BerthId,
        log: &mut Log<Event>,
    ) {
        state.berths[berth.index()] = Some(Token {
            contact: Hidden::open(contact),
            faceup: true,
        });
        log.tell(|| Event::ContactPlaced { berth, contact });
    }

    /// The assets a player with too many can discard: those whose type is short of slots.
    pub(crate) fn overflow_choices(&self, state: &State, player: PlayerId, out: &mut Vec<Choice>) {
        // rule: slots/overflow-owner-chooses
        let counts = self.counts(state, player);
        let lack = self.lack(state, player, counts);
        for held in state.area(player).assets.iter() {
            let Some(asset) = self.library.asset(held.card) else {
                continue;
            };
            let mut fewer = counts;
            fewer[asset.kind as usize] -= 1;
            if self.lack(state, player, fewer) < lack {
                out.push(Choice::Card(held.card));
            }
        }
    }
}
