//! Abilities and the moments at which they wait; Appendix 2, "Timing of Abilities".

use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{Combat as Kind, Limit, Moment, Rolls, Whose};
use crate::event::Event;
use crate::state::{
    AbilityId, Bearer, BerthId, CardId, Frame, List, PlayerId, Purpose, State, Window,
};
use tabletop::{Log, SeatSet};

/// An ability that waits, and what it stands on.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Waiting {
    pub(crate) ability: AbilityId,
    pub(crate) bearer: Bearer,
}

impl OuterRim {
    /// Everything a player could ever use, with what it stands on: character, ship, assets, secrets.
    pub(crate) fn abilities(
        &self,
        state: &State,
        player: PlayerId,
    ) -> impl Iterator<Item = Waiting> {
        let area = state.area(player);
        let without = state.combat.and_then(|combat| combat.without);
        let character = area.character.into_iter().flat_map(move |one| {
            let sides = &self.library.character(one).sides;
            let side = &sides[usize::from(area.flipped) + 1];
            let both = sides[0].abilities.clone();
            both.chain(side.abilities.clone())
                .map(|ability| (ability, Bearer::Character))
        });
        let ship = area.ship.into_iter().flat_map(move |one| {
            let side = &self.library.ship(one).sides[usize::from(area.ship_flipped)];
            side.abilities
                .clone()
                .map(|ability| (ability, Bearer::Ship))
        });
        let assets = area
            .assets
            .iter()
            .filter(move |held| Some(held.card) != without);
        let assets = assets.flat_map(move |held| {
            let asset = self.library.asset(held.card);
            let range = asset.map_or(0..0, |asset| asset.side.abilities.clone());
            range.map(|ability| (ability, Bearer::Card(held.card)))
        });
        let own = character.chain(ship).chain(assets);
        let own = own.map(|(ability, bearer)| Waiting {
            ability: AbilityId(ability),
            bearer,
        });
        let secrets = area.secrets.iter().filter_map(|secret| {
            let ability = self.library.card(secret.card).secret?;
            let bearer = Bearer::Card(secret.card);
            Some(Waiting { ability, bearer })
        });
        // rule: solo-cards/no-abilities
        let uses_any = !state.is_rival(player);
        own.chain(secrets).filter(move |_| uses_any)
    }

    /// What an ability of a player stands on.
    pub(crate) fn bearer_of(
        &self,
        state: &State,
        player: PlayerId,
        ability: AbilityId,
    ) -> Option<Bearer> {
        let mut all = self.abilities(state, player);
        all.find(|one| one.ability == ability).map(|one| one.bearer)
    }

    /// Those of a player's abilities that can be used at a moment of the turn.
    pub(crate) fn usable_at(
        &self,
        state: &State,
        player: PlayerId,
        moment: Moment,
    ) -> impl Iterator<Item = Waiting> {
        self.abilities(state, player).filter(move |one| {
            let facts = self.library.ability(one.ability);
            facts.at == moment
                && !state.memory.used.contains(&one.ability)
                && self.is_possible(state, player, *one)
        })
    }

    /// Those of a player's abilities that wait in a window.
    pub(crate) fn waiting<'s>(
        &'s self,
        state: &'s State,
        player: PlayerId,
        window: Window,
        used: &'s [AbilityId],
    ) -> impl Iterator<Item = Waiting> + 's {
        // rule: turn/end-effect-silences-abilities
        let silenced = state.memory.ends && player == state.current && !state.area(player).defeated;
        self.abilities(state, player).filter(move |one| {
            let facts = self.library.ability(one.ability);
            let spent = match facts.limit {
                Limit::Each => false,
                Limit::OncePerTurn => state.memory.used.contains(&one.ability),
                Limit::OncePerCombat => state.memory.used_in_combat.contains(&one.ability),
            };
            self.listens(state, facts.at, window)
                && !spent
                && (!silenced || facts.must)
                && !used.contains(&one.ability)
                && self.is_possible(state, player, *one)
        })
    }

    /// Whether by what all know a player may hold a secret that waits in a window. Then they are
    /// asked, whatever they hold.
    pub(crate) fn may_hold_secret(&self, state: &State, player: PlayerId, window: Window) -> bool {
        self.may_hold(state, player, |moment| self.listens(state, moment, window))
    }

    /// Whether by what all know a player may hold a secret for such a moment.
    pub(crate) fn may_hold(
        &self,
        state: &State,
        player: PlayerId,
        fits: impl Fn(Moment) -> bool,
    ) -> bool {
        state.area(player).secrets.iter().any(|secret| {
            let home = self.library.card(secret.card).home;
            let place = self.library.secret_place(secret.card);
            self.library.cards_of(home).any(|card| {
                let ability = self.library.card(card).secret;
                let moment = ability.map(|ability| self.library.ability(ability).at);
                moment.is_some_and(&fits) && self.library.secret_place(card) == place
            })
        })
    }

    /// Whether the condition holds and the effect could do something.
    fn is_possible(&self, state: &State, player: PlayerId, one: Waiting) -> bool {
        let facts = self.library.ability(one.ability);
        let given = facts.given.as_ref();
        given.is_none_or(|given| self.holds(state, player, given))
            && self.could(state, player, one.bearer, facts.does)
    }

    /// Whether a moment printed on a card is what a window is about.
    fn listens(&self, state: &State, moment: Moment, window: Window) -> bool {
        let matches_roll = |rolls: Rolls| {
            let purpose = state.roll.map(|roll| roll.purpose);
            match (rolls, purpose) {
                (_, None) => false,
                (Rolls::Any, _) => true,
                (Rolls::Combat | Rolls::CombatOrTest, Some(Purpose::Combat(_))) => true,
                (Rolls::GroundCombat, Some(Purpose::Combat(kind))) => kind == Kind::Ground,
                (Rolls::ShipCombat, Some(Purpose::Combat(kind))) => kind == Kind::Ship,
                (Rolls::Test | Rolls::CombatOrTest, Some(Purpose::Test(_))) => true,
                (Rolls::Delivery, Some(Purpose::Delivery)) => true,
                _ => false,
            }
        };
        let mine = |whose: Whose, own: bool| (whose == Whose::Yours) == own;
        match (moment, window) {
            (Moment::TurnStarts, Window::TurnStarts)
            | (Moment::StartOfCombat, Window::StartOfCombat)
            | (Moment::TestStarts, Window::TestStarts)
            | (Moment::WinsCombat, Window::WinsCombat)
            | (Moment::LosesCombat, Window::LosesCombat)
            | (Moment::AfterWonCombat, Window::AfterWonCombat)
            | (Moment::WouldBeDefeated, Window::WouldBeDefeated)
            | (Moment::EntersPatrolSpace, Window::EntersPatrolSpace)
            | (Moment::AnotherEnters, Window::AnotherEnters)
            | (Moment::PatrolWouldMove, Window::PatrolWouldMove)
            | (Moment::GainsCrew, Window::GainsCrew)
            | (Moment::RecoversShip, Window::RecoversShip)
            | (Moment::DeliversCargo, Window::DeliversCargo)
            | (Moment::DeliversCaptive, Window::DeliversCaptive)
            | (Moment::EliminatesContact, Window::EliminatesContact)
            | (Moment::CompletesJob, Window::CompletesJob)
            | (Moment::EncounteredSpace, Window::EncounteredSpace) => true,
            (Moment::Suffers(body), Window::Suffers(other)) => body == other,
            (Moment::CombatValue(whose), Window::CombatValue { own }) => mine(whose, own),
            (Moment::Rerolls(whose, rolls), Window::Rerolls { own })
            | (Moment::Results(whose, rolls), Window::Results { own }) => {
                mine(whose, own) && matches_roll(rolls)
            }
            _ => false,
        }
    }

    /// Opens a window for one player, or, with nobody named, for all.
    pub(crate) fn open(&self, state: &mut State, window: Window, of: PlayerId) {
        // Most windows are empty: nothing is put on the stack for them.
        let waits = self.window_players(window, state, of).any(|player| {
            self.waiting(state, player, window, &[]).next().is_some()
                || self.may_hold_secret(state, player, window)
        });
        if waits {
            state.stack.push(Frame::Window {
                window,
                of,
                used: List::default(),
                passed: 0,
                first: None,
            });
        }
    }

    /// Whose abilities a window is for.
    fn window_players(
        &self,
        window: Window,
        state: &State,
        of: PlayerId,
    ) -> impl Iterator<Item = PlayerId> + use<> {
        let everybody = matches!(window, Window::AnotherEnters | Window::StartOfCombat);
        let combat = state.combat;
        let here = state.area(of).space;
        let spaces: List<crate::state::SpaceId, 4> =
            state.players.iter().map(|area| area.space).collect();
        state.clockwise(state.current).filter(move |&player| {
            if !everybody {
                return player == of;
            }
            match window {
                Window::AnotherEnters => player != of && spaces[player.index()] == here,
                _ => combat.is_some_and(|combat| combat.involves(player)),
            }
        })
    }

    /// Who decides in a window now, and whether they only set an order.
    pub(crate) fn window_decider(&self, state: &State) -> Option<(PlayerId, bool)> {
        let Some(&Frame::Window {
            window,
            of,
            used,
            passed,
            first: chosen,
        }) = state.stack.last()
        else {
            return None;
        };
        let mut due = self.window_players(window, state, of).filter(|&player| {
            passed & (1 << player.0) == 0
                && (self.waiting(state, player, window, &used).next().is_some()
                    || self.may_hold_secret(state, player, window))
        });
        let first = due.next()?;
        if let Some(player) = chosen {
            return Some((player, false));
        }
        // rule: timing/current-player-orders
        match due.next() {
            Some(_) => Some((state.current, true)),
            None => Some((first, false)),
        }
    }

    /// The choices of a window.
    pub(crate) fn window_choices(&self, state: &State, out: &mut Vec<Choice>) {
        let Some(&Frame::Window {
            window,
            of,
            used,
            passed,
            ..
        }) = state.stack.last()
        else {
            return;
        };
        let Some((decider, orders)) = self.window_decider(state) else {
            return;
        };
        if orders {
            let due = self.window_players(window, state, of).filter(|&player| {
                passed & (1 << player.0) == 0
                    && (self.waiting(state, player, window, &used).next().is_some()
                        || self.may_hold_secret(state, player, window))
            });
            out.extend(due.map(Choice::First));
            return;
        }
        let mut must = false;
        for one in self.waiting(state, decider, window, &used) {
            must |= self.library.ability(one.ability).must;
            out.push(Choice::Use(one.ability));
        }
        if !must {
            out.push(Choice::Pass);
        }
    }

    /// Lets a player go first in a window.
    pub(crate) fn first(&self, state: &mut State, player: PlayerId) {
        if let Some(Frame::Window { first, .. }) = state.stack.last_mut() {
            *first = Some(player);
        }
    }

    /// A player uses nothing more in a window.
    pub(crate) fn pass_window(&self, state: &mut State) {
        let decider = self.window_decider(state);
        if let (Some((player, _)), Some(Frame::Window { passed, first, .. })) =
            (decider, state.stack.last_mut())
        {
            *passed |= 1 << player.0;
            *first = None;
        }
    }

    /// Uses an ability.
    pub(crate) fn use_ability(
        &self,
        state: &mut State,
        player: PlayerId,
        ability: AbilityId,
        log: &mut Log<Event>,
    ) {
        let Some(bearer) = self.bearer_of(state, player, ability) else {
            return;
        };
        let facts = self.library.ability(ability);
        match (facts.limit, facts.at) {
            (Limit::OncePerTurn, _)
            | (_, Moment::Action | Moment::Planning | Moment::Encounter) => {
                state.memory.used.push(ability);
            }
            (Limit::OncePerCombat, _) => state.memory.used_in_combat.push(ability),
            (Limit::Each, _) => {}
        }
        if let Some(Frame::Window { used, first, .. }) = state.stack.last_mut() {
            used.push(ability);
            *first = None;
        }
        self.reveal_secret(state, player, bearer, log);
        log.tell(|| Event::Used {
            player,
            ability,
            bearer,
        });
        self.run(state, facts.does, player, bearer);
    }

    /// Begins effects.
    pub(crate) fn run(
        &self,
        state: &mut State,
        at: crate::state::At,
        actor: PlayerId,
        bearer: Bearer,
    ) {
        self.run_about(state, at, actor, bearer, None);
    }

    /// Begins effects that are about a contact.
    pub(crate) fn run_about(
        &self,
        state: &mut State,
        at: crate::state::At,
        actor: PlayerId,
        bearer: Bearer,
        berth: Option<BerthId>,
    ) {
        if at.0 != 0 {
            state.stack.push(Frame::Script {
                at,
                actor,
                bearer,
                berth,
                picked: 0,
            });
        }
    }

    /// A secret that is used is shown to all and discarded.
    fn reveal_secret(
        &self,
        state: &mut State,
        player: PlayerId,
        bearer: Bearer,
        log: &mut Log<Event>,
    ) {
        // rule: secrets/revealed-when-resolved, secrets/used-secret-is-discarded
        let Bearer::Card(card) = bearer else {
            return;
        };
        let secrets = &mut state.area_mut(player).secrets;
        let Some(place) = secrets.iter().position(|secret| secret.card == card) else {
            return;
        };
        let mut secret = secrets.remove(place);
        secret.show(SeatSet::ALL, log);
        log.tell(|| Event::SecretRevealed { player, card });
        self.put_home(state, card, log);
    }
}
