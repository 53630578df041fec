//! How good a position is, for machines that look a step ahead.
//!
//! The numbers are rough prices in one currency. Fame is what wins; everything else is worth what
//! fame it is likely to become. Where to go is the question a step ahead cannot answer, so it is
//! answered here: everything that can be done somewhere is an [`Errand`](tour::Errand), and the
//! best order to do them is the [`Tour`] the player is on. A turn costs what a good player gains in
//! one, so coming nearer to the next errand is better than waiting for credits, and an errand that
//! is done is better than one that could be.

mod ambitions;
mod errands;
mod odds;
mod prices;
mod tour;

use crate::OuterRim;
use crate::content::{Body, Combat, ConstantFacts, Faction, GoalFacts, Kind, Standing, Value};
use crate::rules::{damage, galaxy, goals, values};
use crate::script::{self, Test};
use crate::state::{Frame, Held, PlayerArea, PlayerId, State, Step};
pub(crate) use prices::{HURT, Prices};
use tabletop::Seat;
use tour::{Start, Tour};

/// A point of fame.
pub(crate) const FAME: i32 = 400;
/// A thousand credits: luxuries turn about eight of them into a point of fame, if there is a
/// suitable one.
pub(crate) const CREDITS: i32 = 36;
/// Gear and mods can be bartered for what they cost, and serve until then.
const ASSET: i32 = 24;
/// A favor that somebody owes, or is owed.
pub(crate) const DEBT: i32 = 50;
/// So can ships; and one that has a goal promises more.
const SHIP: i32 = 24;
const SHIP_GOAL: i32 = 60;
/// A crew, which costs nothing, and each skill that is of use.
const CREW: i32 = 40;
const SKILL: i32 = 25;
/// A die of combat.
const DIE: i32 = 15;
/// A space that the ship flies further.
const FASTER: i32 = 15;
/// A step of reputation.
pub(crate) const STANDING: i32 = 25;
/// All that is to be done for a goal.
const PROGRESS: i32 = 320;
/// A goal of an ambition sheet that is complete. Without all of them nobody wins: it is worth more than
/// the next one can cost, which may lie at the other end of the galaxy.
const AMBITION: i32 = 4000;
/// One that could be completed somewhere: less, for an errand that is done is better.
const PROMISED: i32 = 3000;
/// One that can be lost again, while others are missing.
const LASTING: i32 = 500;
/// One that somebody else has completed.
const THEIRS: i32 = 800;
/// All the damage a character or a ship can bear: recovering takes the better part of a turn.
const DAMAGE: i32 = 110;
/// Being defeated.
const DEFEATED: i32 = 120;
/// A secret.
const SECRET: i32 = 25;
/// A turn: what a good player gains in one on the mean, for whoever takes fifteen to win with ten
/// fame gains two thirds of a point a turn.
const TURN: i32 = 280;
/// A space of travel, be it reached this turn or not: nobody flies in circles.
const SPACE: i32 = 2;
/// The share of an errand's worth that counts although it is not on the tour, in percent.
const LATER: i32 = 25;
/// A turn of looking for the contact of a bounty: one meets others.
const SEARCH: i32 = 130;
/// A contact one has not met yet.
const STRANGER: i32 = 30;
/// A planet, where one can buy; and a thousand credits that could be spent there.
const PLANET: i32 = 20;
const RICH: i32 = 1;
/// More credits than one spends at once, in thousands.
const PURSE: i32 = 25;
/// Being on a planet.
const LANDED: i32 = 5;
/// A failed attempt of a job: its turn.
const FAILED: i32 = 280;
/// A lost fight for a bounty: its turn, and often one to recover.
const BEATEN: i32 = 330;
/// Taking part in somebody else's job: wounds, and what it makes of them.
const TROUBLE: i32 = 40;
/// Losing against a patrol that attacks.
const ATTACKED: i32 = 150;

/// The position from a seat's side; larger is better.
pub(crate) fn evaluate(game: &OuterRim, state: &State, seat: Seat) -> i32 {
    let player = PlayerId(seat.0);
    if player.index() >= state.players.len() {
        return 0;
    }
    if let Step::Over(winner) = state.step {
        return if winner == player { 100_000 } else { -100_000 };
    }
    let judge = Judge {
        game,
        state,
        player,
        area: state.area(player),
    };
    let others = state.clockwise(player).skip(1);
    let best = others.map(|other| {
        let area = state.area(other);
        FAME * i32::from(area.fame) + THEIRS * i32::from(area.ambition.count())
    });
    // The leader of the others matters, but one's own way more.
    judge.standing() - best.max().unwrap_or(0) / 3
}

struct Judge<'a> {
    game: &'a OuterRim,
    state: &'a State,
    player: PlayerId,
    area: &'a PlayerArea,
}

impl Judge<'_> {
    fn standing(&self) -> i32 {
        let area = self.area;
        self.renown()
            + self.credits()
            + self.debts()
            + area.assets.iter().map(|held| self.asset(held)).sum::<i32>()
            + self.arriving()
            + SECRET * area.secrets.len() as i32
            + self.strength()
            + self.reputation()
            + self.goals()
            + self.ambition()
            + self.ship()
            + self.tour()
            - self.harm()
            - self.danger()
    }

    /// The fame of a player; what an asset gives only in places counts everywhere, else nobody
    /// would ever leave them.
    fn fame(&self) -> i32 {
        let at_times =
            values::at_times(
                self.game,
                self.state,
                self.player,
                |constant| match constant {
                    // What hangs on what one has is gained by having it.
                    ConstantFacts::Fame(fame, given @ Test::Have(..)) => {
                        fame * u8::from(script::holds(self.game, self.state, self.player, given))
                    }
                    ConstantFacts::Fame(fame, _) => *fame,
                    _ => 0,
                },
            );
        let assets = self.area.sum.fame + at_times;
        i32::from(self.area.fame) - i32::from(self.area.asset_fame) + i32::from(assets)
    }

    /// Nobody needs more than a purse full.
    fn credits(&self) -> i32 {
        let credits = i32::from(self.area.credits);
        let useful = credits.min(PURSE);
        CREDITS * useful + CREDITS * (credits - useful) / 4
    }

    /// What others owe, and what is owed to others.
    fn debts(&self) -> i32 {
        let favors = &self.state.favors;
        if favors.debts.is_empty() {
            return 0;
        }
        let held = favors.held_by(self.player);
        let owed = held.filter(|&owner| owner != self.player).count() as i32;
        let owes = favors.holder(self.player) != Some(self.player);
        DEBT * (owed - i32::from(owes))
    }

    fn value(&self, value: Value) -> u8 {
        values::value(self.game, self.state, self.player, value)
    }

    /// What an asset is worth but for what can be done with it somewhere.
    fn asset(&self, held: &Held) -> i32 {
        let Some(asset) = self.game.library.asset(held.card) else {
            return 0;
        };
        match asset.kind {
            Kind::Crew => CREW,
            // What gives fame is not bartered away.
            Kind::Gear | Kind::Mod if asset.side.sum.fame > 0 => 0,
            Kind::Gear | Kind::Mod => ASSET * i32::from(asset.cost.unwrap_or(0)),
            // Jewels and the like are sold, not delivered.
            Kind::Cargo if asset.cargo.is_none() => ASSET * i32::from(asset.cost.unwrap_or(0)),
            Kind::Cargo | Kind::Bounty | Kind::Job => 0,
        }
    }

    /// Skills, dice and speed.
    fn strength(&self) -> i32 {
        let dice = self.value(Value::Ground) + self.value(Value::ShipCombat);
        SKILL * skills(self.area)
            + DIE * i32::from(dice)
            + FASTER * i32::from(self.value(Value::Hyperdrive))
    }

    fn reputation(&self) -> i32 {
        let steps = Faction::ALL
            .iter()
            .map(|&faction| self.area.standing(faction));
        let steps = steps.map(|standing| standing as i32 - Standing::Neutral as i32);
        STANDING * steps.sum::<i32>()
    }

    fn goals(&self) -> i32 {
        let own = goals::of(self.game, self.state, self.player);
        let each = own.into_iter().zip(self.area.progress);
        let each = each.map(|(goal, tokens)| match goal {
            Some(GoalFacts::Count(_, times, _)) => part(tokens.into(), (*times).into()),
            Some(GoalFacts::Have(test)) => self.progress(test),
            Some(GoalFacts::ByAbility) | None => 0,
        });
        each.sum()
    }

    /// How near a player is to a goal that is completed by having something.
    fn progress(&self, goal: &Test) -> i32 {
        let library = &self.game.library;
        match goal {
            Test::Have(sieve, least) => {
                let sieve = library.program.sieve(*sieve);
                let have = values::count(self.game, self.state, self.player, sieve);
                part(have.into(), (*least).into())
            }
            Test::ShipCosts(least) => {
                let cost = self.area.ship.map_or(0, |ship| library.ship(ship).cost);
                part(cost.into(), (*least).into())
            }
            Test::GearedUp(least) => {
                let assets = self.area.assets.iter();
                let assets = assets.filter_map(|held| library.asset(held.card));
                let useful = assets.filter(|asset| matches!(asset.kind, Kind::Gear | Kind::Mod));
                let cost: u16 = useful.filter_map(|asset| asset.cost).sum();
                part(cost.into(), (*least).into())
            }
            Test::Skills(least) => {
                let skills = values::different_skills(self.game, self.state, self.player);
                part(skills.into(), (*least).into())
            }
            Test::All(tests) => {
                let each = tests.iter().map(|test| self.progress(test));
                each.sum::<i32>() / (tests.len() as i32).max(1)
            }
            Test::TokensOnPlanetsOf(faction, least) => {
                let planets = library.planets_of[faction.index()];
                part(self.area.tokens.and(planets).len() as i32, (*least).into())
            }
            _ => 0,
        }
    }

    fn ship(&self) -> i32 {
        let Some(ship) = self.area.ship else {
            return 0;
        };
        let ship = self.game.library.ship(ship);
        let promises = ship.goal.is_some() && !self.area.ship_flipped;
        SHIP * i32::from(ship.cost) + SHIP_GOAL * i32::from(promises)
    }

    /// What can be gained by going places.
    fn tour(&self) -> i32 {
        if self.area.ship.is_none() {
            return 0;
        }
        let left = self.moves_left();
        let mut tour = Tour::new(
            self.game,
            self.state,
            Start {
                space: self.area.space,
                speed: i32::from(self.value(Value::Hyperdrive).max(1)),
                left,
                wait: i32::from(!self.encounter_to_come()),
            },
        );
        self.plan(&mut tour);
        let landed = left == 0 && galaxy::is_planet(self.game, self.area.space);
        tour.worth() + LANDED * i32::from(landed)
    }

    /// Whether the player can still do this turn what there is to do where they are.
    fn encounter_to_come(&self) -> bool {
        let step = self.state.step;
        self.state.current == self.player
            && matches!(step, Step::Planned | Step::Action | Step::Encounter)
    }

    /// The spaces left of a move that goes on.
    fn moves_left(&self) -> i32 {
        let frames = self.state.stack.iter();
        let left = frames.filter_map(|frame| match *frame {
            Frame::Move {
                player,
                left,
                halted: false,
                ..
            } if player == self.player => Some(i32::from(left)),
            _ => None,
        });
        left.sum()
    }

    /// Assets and spoils that are on their way to the player.
    fn arriving(&self) -> i32 {
        let frames = self.state.stack.iter();
        let arriving = frames.map(|frame| match *frame {
            Frame::Gain { card, player, .. } if player == self.player => {
                self.asset(&Held::bare(card))
            }
            Frame::Spoils { bounty, .. } if self.state.current == self.player => {
                self.bounty_pays(bounty, TURN)
            }
            // Half of what is tried together succeeds, and not without trouble.
            Frame::Job {
                card,
                with: Some(other),
                ..
            } if other == self.player => self.game.prices.card(card).shared / 2 - TROUBLE,
            _ => 0,
        });
        arriving.sum()
    }

    fn harm(&self) -> i32 {
        let hurt = [Body::Character, Body::Ship].map(|body| {
            let suffered = i32::from(self.area.damage(body));
            let limit = i32::from(damage::limit(self.game, self.state, self.player, body));
            DAMAGE * suffered.min(limit) / limit.max(1)
        });
        hurt.iter().sum::<i32>() + DEFEATED * i32::from(self.area.defeated)
    }

    /// A patrol that will attack.
    fn danger(&self) -> i32 {
        let here = self.state.patrols_at(self.area.space);
        let hostile =
            here.filter(|&faction| self.state.standing(self.player, faction) == Standing::Negative);
        let lost = hostile.map(|faction| {
            let level = self.state.patrol(faction).level;
            let dice = self.game.library.patrol(faction, level).combat;
            dice.map_or(1000, |dice| 1000 - self.hunt_chance(Combat::Ship, dice))
        });
        ATTACKED * lost.max().unwrap_or(0) / 1000
    }
}

/// What a part of a goal is worth.
fn part(done: i32, wanted: i32) -> i32 {
    PROGRESS * done.min(wanted) / wanted.max(1)
}

/// How many skills somebody has; more than twice the same is of no use.
fn skills(area: &PlayerArea) -> i32 {
    let skills = area.sum.skills.iter();
    skills.map(|&count| i32::from(count.min(2))).sum()
}
