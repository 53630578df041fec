//! Combat in its steps; glossary "Combat", "Combat Steps".

use crate::OuterRim;
use crate::content::{Combat as Kind, Feat};
use crate::event::Event;
use crate::state::{Bearer, Cause, Combat, Foe, Frame, PlayerId, Purpose, Stage, State, Window};
use tabletop::Log;

impl OuterRim {
    /// Begins a combat; `value` is the dice of a foe that is no player, none if it wins without.
    pub(crate) fn fight(
        &self,
        state: &mut State,
        (attacker, foe): (PlayerId, Foe),
        kind: Kind,
        value: Option<u8>,
        cause: Cause,
        log: &mut Log<Event>,
    ) {
        state.memory.used_in_combat.clear();
        state.combat = Some(Combat {
            kind,
            attacker,
            foe,
            cause,
            value,
            defending: false,
            stage: Stage::Start,
            more: 0,
            damage: [0; 2],
            attacker_won: false,
            without: None,
        });
        state.stack.push(Frame::Combat);
        log.tell(state, || Event::CombatBegan { attacker, foe });
    }

    /// Which kind of combat two players fight.
    pub(crate) fn combat_of_players(&self, state: &State, attacker: PlayerId) -> Kind {
        // rule: combat/player-against-player-type
        if self.is_planet(state.area(attacker).space) {
            Kind::Ground
        } else {
            Kind::Ship
        }
    }

    /// One step of the combat.
    pub(crate) fn combat_step(&self, state: &mut State, log: &mut Log<Event>) {
        let Some(combat) = state.combat else {
            state.stack.pop();
            return;
        };
        let next = match combat.stage {
            Stage::Start => {
                // rule: combat-abilities/start-of-combat
                self.open(state, Window::StartOfCombat, combat.attacker);
                if combat.is_hopeless() {
                    Stage::Winner
                } else {
                    Stage::Value(0)
                }
            }
            Stage::Value(turn) => {
                self.open_for_side(state, &combat, turn, |own| Window::CombatValue { own });
                if turn == 0 {
                    Stage::Value(1)
                } else {
                    Stage::Roll
                }
            }
            Stage::Roll => {
                self.roll_side(state, &combat, log);
                Stage::Reroll(0)
            }
            Stage::Reroll(turn) => {
                self.open_for_side(state, &combat, turn, |own| Window::Rerolls { own });
                if turn == 0 {
                    Stage::Reroll(1)
                } else {
                    Stage::Results(0)
                }
            }
            Stage::Results(turn) => {
                self.open_for_side(state, &combat, turn, |own| Window::Results { own });
                if turn == 0 {
                    Stage::Results(1)
                } else {
                    Stage::Count
                }
            }
            Stage::Count => {
                let damage = state.roll.take().map_or(0, |roll| roll.damage());
                if let Some(combat) = &mut state.combat {
                    combat.damage[usize::from(combat.defending)] = damage;
                    combat.more = 0;
                }
                if combat.defending {
                    Stage::Winner
                } else {
                    if let Some(combat) = &mut state.combat {
                        combat.defending = true;
                    }
                    Stage::Value(0)
                }
            }
            Stage::Winner => {
                self.decide(state, log);
                Stage::Damage
            }
            Stage::Damage => {
                self.deal_damage(state, &combat);
                Stage::After
            }
            Stage::After => {
                self.after_combat(state, &combat);
                Stage::Over
            }
            Stage::Over => {
                // Frames above may have ended the combat themselves; only its own is taken here.
                state.stack.pop();
                state.combat = None;
                state.memory.used_in_combat.clear();
                return;
            }
        };
        if let Some(combat) = &mut state.combat
            && combat.stage != Stage::Over
        {
            combat.stage = next;
        }
    }

    /// Opens a window for the roller, then for the other side.
    fn open_for_side(
        &self,
        state: &mut State,
        combat: &Combat,
        turn: u8,
        window: impl Fn(bool) -> Window,
    ) {
        // rule: combat/attacker-value-window, combat/attacker-reroll-window,
        // combat/roller-changes-results-first, combat/defender-windows
        let own = turn == 0;
        let player = if own { combat.roller() } else { combat.other() };
        if let Some(player) = player {
            self.open(state, window(own), player);
        }
    }

    /// The dice of the side whose turn it is.
    fn roll_side(&self, state: &mut State, combat: &Combat, log: &mut Log<Event>) {
        let count = match combat.roller() {
            Some(player) => self.value(state, player, combat.kind.value()),
            None => combat.value.unwrap_or(0),
        };
        let count = count.saturating_add_signed(combat.more);
        let purpose = Purpose::Combat(combat.kind);
        self.roll(state, purpose, combat.roller(), count, log);
    }

    /// Who has won, and what that brings.
    fn decide(&self, state: &mut State, log: &mut Log<Event>) {
        let Some(mut combat) = state.combat else {
            return;
        };
        if combat.is_hopeless() {
            combat.damage = [0, self.left_to_defeat(state, &combat)];
        }
        // rule: combat/highest-damage-wins, combat/tie-goes-to-attacker
        let [attack, defence] = combat.damage;
        combat.attacker_won = attack >= defence && !combat.is_hopeless();
        state.combat = Some(combat);
        log.tell(state, || Event::CombatWon {
            attacker: combat.attacker,
            foe: combat.foe,
            attacker_won: combat.attacker_won,
            damage: combat.damage,
        });
        if let Some(winner) = combat.winner() {
            self.feat(state, winner, Feat::WinCombat, log);
            if matches!(combat.foe, Foe::Patrol(_)) {
                self.feat(state, winner, Feat::WinAgainstPatrol, log);
            }
        }
        // The innermost is done first: the effect of winning, then what waits for it.
        if let Some(loser) = combat.loser() {
            self.open(state, Window::LosesCombat, loser);
        }
        if let Some(winner) = combat.winner() {
            self.open(state, Window::WinsCombat, winner);
        }
        self.settle_cause(state, &combat, log);
    }

    /// The damage that would defeat the attacker.
    fn left_to_defeat(&self, state: &State, combat: &Combat) -> u8 {
        let body = combat.kind.body();
        let limit = self.limit(state, combat.attacker, body);
        limit.saturating_sub(state.area(combat.attacker).damage(body))
    }

    /// What the cause of the combat makes of its outcome, before damage is suffered.
    fn settle_cause(&self, state: &mut State, combat: &Combat, log: &mut Log<Event>) {
        let attacker = combat.attacker;
        match combat.cause {
            Cause::Effect { of, win, lose, .. } => {
                // rule: combat/outcome-set-by-cause
                let at = if combat.is_won_by(of) { win } else { lose };
                let bearer = self.cause_bearer(state);
                self.run(state, at, of, bearer);
            }
            Cause::Patrol(faction) if combat.attacker_won => {
                self.beat_patrol(state, attacker, faction, log);
            }
            Cause::Patrol(faction) => state.stack.push(Frame::PatrolFree {
                faction,
                left: 1,
                by: attacker,
                must: true,
            }),
            Cause::Contact { bounty, berth } => {
                if combat.attacker_won {
                    self.win_contact(state, bounty, berth);
                }
            }
            Cause::Crew {
                bounty,
                crew,
                owner,
            } => self.settle_hunt(state, (bounty, crew, owner), combat.attacker_won, log),
        }
    }

    /// What the effects stand on that led to the combat.
    fn cause_bearer(&self, state: &State) -> Bearer {
        let mut frames = state.stack.iter().rev();
        let bearer = frames.find_map(|frame| match frame {
            Frame::Script(running) => Some(running.bearer),
            _ => None,
        });
        bearer.unwrap_or_default()
    }

    /// Both sides suffer what the other rolled.
    fn deal_damage(&self, state: &mut State, combat: &Combat) {
        // rule: combat/both-suffer-opposing-damage, combat/npc-suffers-no-damage
        let body = combat.kind.body();
        let [by_attacker, by_defender] = combat.damage;
        if let Some(defender) = combat.defender() {
            self.suffer(state, defender, body, by_attacker);
        }
        // rule: patrols/level-four-deals-exact-defeat
        // It is defined as what defeats, so preventing some of it does not save.
        let by_defender = if combat.is_hopeless() {
            u8::MAX
        } else {
            by_defender
        };
        self.suffer(state, combat.attacker, body, by_defender);
    }

    /// What waits until damage was suffered.
    fn after_combat(&self, state: &mut State, combat: &Combat) {
        if let Some(winner) = combat.winner() {
            self.open(state, Window::AfterWonCombat, winner);
        }
        // rule: combat/card-condition-not-defeated
        if let Cause::Effect { of, undefeated, .. } = combat.cause
            && combat.is_won_by(of)
            && !state.area(of).defeated
        {
            let bearer = self.cause_bearer(state);
            self.run(state, undefeated, of, bearer);
        }
    }
}
