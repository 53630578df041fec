//! How good a position is, for machines that look a step ahead.
//!
//! The numbers are rough prices in one currency. Fame is what wins; everything else is worth what
//! fame it is likely to become. Where to go is the question a step ahead cannot answer, so it is
//! answered here: everything that can be done somewhere is an [`Errand`], and one of them, the best
//! for its distance, is what the player is after. Coming nearer to it is worth more than what a
//! turn pays otherwise; all others count for what they promise, wherever they are. So a player does
//! not hesitate between two of them.

mod prices;

use crate::OuterRim;
use crate::content::{Body, Class, Combat, Faction, GoalFacts, Kind, Standing, Trait, Value};
use crate::state::{
    BerthId, CardId, ContactId, Frame, Held, PlayerArea, PlayerId, SpaceId, Spaces, State, Step,
};
pub(crate) use prices::Prices;
use tabletop::Seat;

/// A point of fame.
const FAME: i32 = 400;
/// A thousand credits.
const CREDITS: i32 = 12;
/// What lies before a player is worth less than it cost, but serves: a thousand credits of it.
const ASSET: i32 = 13;
/// The same for a ship.
const SHIP: i32 = 16;
/// A crew, which costs nothing, and each skill that is of use.
const CREW: i32 = 40;
const SKILL: i32 = 25;
/// A step of reputation.
const STANDING: i32 = 40;
/// A token on the way to a goal.
const PROGRESS: i32 = 150;
/// A point of damage; and by how much more if little is left.
const DAMAGE: i32 = 9;
const GRAVE: i32 = 3;
/// Being defeated.
const DEFEATED: i32 = 120;
/// A secret.
const SECRET: i32 = 25;
/// A turn of travel: more than the 2,000 credits a turn of waiting pays.
const TURN: i32 = 90;
/// A space of it, be it reached this turn or not: nobody flies in circles.
const SPACE: i32 = 1;
/// The share of an errand's worth that counts wherever it is, in percent. A little is lost until
/// it is done, so that it is done.
const PROMISED: i32 = 35;
const HEADED_FOR: i32 = 42;
/// A contact one has not met yet.
const STRANGER: i32 = 20;
/// A planet, where one can buy; and a thousand credits that could be spent there.
const PLANET: i32 = 30;
const RICH: i32 = 4;
/// More credits than one spends at once, in thousands.
const PURSE: u16 = 20;
/// Being on a planet.
const LANDED: i32 = 15;
/// The share of a bounty that counts while nobody knows where the contact is, in percent.
const UNSEEN: i32 = 50;
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
    let best = others.map(|other| FAME * i32::from(state.area(other).fame));
    // The leader of the others matters, but one's own way more.
    judge.standing() - best.max().unwrap_or(0) / 3
}

/// Something that can be done somewhere.
struct Errand {
    to: SpaceId,
    /// What it is worth, the chance to fail included.
    worth: i32,
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
        FAME * i32::from(area.fame)
            + CREDITS * i32::from(area.credits)
            + area.assets.iter().map(|held| self.asset(held)).sum::<i32>()
            + self.arriving()
            + SECRET * area.secrets.len() as i32
            + SKILL * skills(area)
            + self.reputation()
            + self.goals()
            + self.ship()
            + self.journey()
            - self.harm()
            - self.danger()
    }

    fn value(&self, value: Value) -> u8 {
        self.game.value(self.state, self.player, value)
    }

    /// What an asset is worth but for what can be done with it somewhere.
    fn asset(&self, held: &Held) -> i32 {
        let Some(asset) = self.game.library.asset(held.card) else {
            return 0;
        };
        match asset.kind {
            Kind::Crew => CREW,
            Kind::Gear | Kind::Mod => ASSET * i32::from(asset.cost.unwrap_or(0)),
            // Jewels and the like are sold, not delivered.
            Kind::Cargo if asset.cargo.is_none() => ASSET * i32::from(asset.cost.unwrap_or(0)),
            Kind::Cargo | Kind::Bounty | Kind::Job => 0,
        }
    }

    fn reputation(&self) -> i32 {
        let steps = Faction::ALL
            .iter()
            .map(|&faction| self.area.standing(faction));
        let steps = steps.map(|standing| standing as i32 - Standing::Neutral as i32);
        STANDING * steps.sum::<i32>()
    }

    fn goals(&self) -> i32 {
        let goals = self.game.goals(self.state, self.player);
        let mut value = 0;
        for (goal, tokens) in goals.into_iter().zip(self.area.progress) {
            value += match goal {
                Some(GoalFacts::Count(_, times, _)) => {
                    PROGRESS * i32::from(tokens) / i32::from((*times).max(1))
                }
                _ => 0,
            };
        }
        value + PROGRESS / 4 * self.area.tokens.len() as i32
    }

    fn ship(&self) -> i32 {
        let ship = self.area.ship;
        ship.map_or(0, |ship| {
            SHIP * i32::from(self.game.library.ship(ship).cost)
        })
    }

    /// Everything that can be done somewhere, and how near the best of it is.
    fn journey(&self) -> i32 {
        if self.area.ship.is_none() {
            return 0;
        }
        let mut plans = Plans {
            away: Distances::from(self.game, self.state, self.area.space),
            speed: i32::from(self.value(Value::Hyperdrive).max(1)),
            left: self.moves_left(),
            promised: 0,
            best: 0,
        };
        for held in self.area.assets.iter() {
            match self.errand(held) {
                Some(errand) => {
                    plans.promised += errand.worth * PROMISED / 100;
                    plans.consider(errand.to, errand.worth);
                }
                None => self.search(held, &mut plans),
            }
        }
        self.sights(&mut plans);
        let landed = plans.left == 0 && self.game.is_planet(self.area.space);
        plans.promised + plans.best + LANDED * i32::from(landed)
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

    /// What a bounty pays whoever has the contact.
    fn bounty_pays(&self, bounty: CardId) -> i32 {
        let price = self.game.prices.card(bounty);
        // A captive still has to be delivered.
        price.elimination.max(price.reward * 3 / 4)
    }

    /// Assets and spoils that are on their way to the player.
    fn arriving(&self) -> i32 {
        let frames = self.state.stack.iter();
        let arriving = frames.map(|frame| match *frame {
            Frame::Gain { card, player, .. } if player == self.player => {
                let captive = None;
                self.asset(&Held { card, captive })
            }
            Frame::Spoils { bounty, .. } if self.state.current == self.player => {
                self.bounty_pays(bounty)
            }
            _ => 0,
        });
        arriving.sum()
    }

    /// Where something can be done with an asset, and what for.
    fn errand(&self, held: &Held) -> Option<Errand> {
        let prices = &self.game.prices;
        let asset = self.game.library.asset(held.card)?;
        let price = prices.card(held.card);
        let errand = |to, worth: i32, permille: i32| {
            let worth = worth * permille / 1000;
            Some(Errand { to, worth })
        };
        if let Some((to, ..)) = asset.cargo {
            // Who fails to deliver may try again.
            let chance = match asset.has_trait(Trait::Illegal) {
                true => (1000 + prices.delivery()) / 2,
                false => 1000,
            };
            return errand(to, price.reward, chance);
        }
        if let Some(job) = asset.job {
            if price.against_player && !self.somebody_at(job.destination) {
                return None;
            }
            return errand(job.destination, price.reward, self.job_chance(held));
        }
        let bounty = asset.bounty?;
        if held.captive.is_some() {
            return errand(bounty.deliver_to, price.reward, 1000);
        }
        let berth = self.known_berth(bounty.contact)?;
        let to = self.game.library.planet_of(berth);
        let pays = self.bounty_pays(held.card);
        errand(to, pays, self.hunt_chance(bounty.combat, bounty.value))
    }

    /// Nobody knows where the contact of a bounty is: there are places to look.
    fn search(&self, held: &Held, plans: &mut Plans<'_>) {
        let asset = self.game.library.asset(held.card);
        let Some(bounty) = asset.and_then(|asset| asset.bounty) else {
            return;
        };
        let pays = self.bounty_pays(held.card);
        let worth = pays * self.hunt_chance(bounty.combat, bounty.value) / 1000 * UNSEEN / 100;
        plans.promised += worth * PROMISED / 100;
        let class = self.game.library.contacts[bounty.contact.index()].0;
        for berth in self.strangers(Some(class)) {
            plans.consider(self.game.library.planet_of(berth), worth);
        }
    }

    /// What there is to do for everybody: contacts to meet, planets to buy on, patrols to beat.
    fn sights(&self, plans: &mut Plans<'_>) {
        for berth in self.strangers(None) {
            plans.consider(self.game.library.planet_of(berth), STRANGER);
        }
        let spent = i32::from(self.area.credits.min(PURSE));
        for planet in self.game.library.planets.iter() {
            plans.consider(planet, PLANET + RICH * spent);
        }
        for &faction in Faction::ALL {
            plans.consider(self.state.patrol(faction).space, self.prey(faction));
        }
    }

    /// What it is worth to fight a patrol.
    fn prey(&self, faction: Faction) -> i32 {
        let level = self.state.patrol(faction).level;
        let Some(dice) = self.game.library.patrol(faction, level).combat else {
            return 0;
        };
        let won = self.hunt_chance(Combat::Ship, dice);
        let lost = 1000 - won;
        (won * self.game.prices.patrol(faction, level) - lost * ATTACKED) / 1000
    }

    /// The facedown contacts this player does not know, of a class.
    fn strangers(&self, class: Option<Class>) -> impl Iterator<Item = BerthId> + use<'_> {
        let berths = self.state.berths.iter().enumerate();
        let seat = Seat(self.player.0);
        berths.filter_map(move |(place, token)| {
            let token = token.as_ref()?;
            let its = self.game.library.contacts[token.contact.card.index()].0;
            let strange = !token.faceup && !token.contact.known.contains(seat);
            let fits = class.is_none_or(|class| class == its);
            (strange && fits).then_some(BerthId(place as u8))
        })
    }

    /// Where a contact is, if this player knows.
    fn known_berth(&self, contact: ContactId) -> Option<BerthId> {
        let seat = Seat(self.player.0);
        let place = self.state.berths.iter().position(|token| {
            token.as_ref().is_some_and(|token| {
                let known = token.faceup || token.contact.known.contains(seat);
                known && token.contact.card == contact
            })
        });
        place.map(|place| BerthId(place as u8))
    }

    fn hunt_chance(&self, combat: Combat, dice: u8) -> i32 {
        let own = match combat {
            Combat::Ground => Value::Ground,
            Combat::Ship => Value::ShipCombat,
        };
        self.game.prices.combat(self.value(own), dice)
    }

    /// The chance to complete a job, in thousandths: rough, for its card tells only what it tests.
    fn job_chance(&self, held: &Held) -> i32 {
        let prices = &self.game.prices;
        let price = prices.card(held.card);
        if price.tests.is_empty() {
            return 600;
        }
        price.tests.iter().fold(1000, |chance, &(skill, decisive)| {
            let passed = prices.test(self.game.skill(self.state, self.player, skill));
            // Most jobs have a second way.
            let goes_on = if decisive {
                passed
            } else {
                (1000 + passed) / 2
            };
            chance * goes_on / 1000
        })
    }

    fn somebody_at(&self, space: SpaceId) -> bool {
        let mut others = self.state.clockwise(self.player).skip(1);
        others.any(|other| self.state.area(other).space == space)
    }

    fn harm(&self) -> i32 {
        let hurt = [Body::Character, Body::Ship].map(|body| {
            let damage = i32::from(self.area.damage(body));
            let left = i32::from(self.game.limit(self.state, self.player, body)) - damage;
            DAMAGE * damage * if left <= 2 { GRAVE } else { 1 }
        });
        hurt.iter().sum::<i32>() + DEFEATED * i32::from(self.area.defeated)
    }

    /// A patrol that will attack.
    fn danger(&self) -> i32 {
        let here = self.state.patrols_at(self.area.space);
        let hostile = here.filter(|&faction| self.area.standing(faction) == Standing::Negative);
        let lost = hostile.map(|faction| {
            let level = self.state.patrol(faction).level;
            let dice = self.game.library.patrol(faction, level).combat;
            dice.map_or(1000, |dice| 1000 - self.hunt_chance(Combat::Ship, dice))
        });
        ATTACKED * lost.max().unwrap_or(0) / 1000
    }
}

/// How many skills somebody has; more than twice the same is of no use.
fn skills(area: &PlayerArea) -> i32 {
    let skills = area.sum.skills.iter();
    skills.map(|&count| i32::from(count.min(2))).sum()
}

/// What there is to do, and the best of it.
struct Plans<'a> {
    away: Distances<'a>,
    /// Spaces a turn.
    speed: i32,
    /// Spaces of a move that is under way.
    left: i32,
    /// What everything promises, wherever it is.
    promised: i32,
    /// What the best promises more, being so near.
    best: i32,
}

impl Plans<'_> {
    /// Takes something as the best there is, if it is.
    fn consider(&mut self, to: SpaceId, worth: i32) {
        let headed_for = worth * HEADED_FOR / 100;
        if headed_for > self.best {
            let spaces = i32::from(self.away.to(to));
            let later = (spaces - self.left).max(0);
            let travel = TURN * later / self.speed + SPACE * spaces;
            self.best = self.best.max(headed_for - travel);
        }
    }
}

/// How far everything is from one space.
struct Distances<'a> {
    game: &'a OuterRim,
    state: &'a State,
    /// By how far they are: each ring holds all spaces within.
    rings: Vec<Spaces>,
}

impl<'a> Distances<'a> {
    fn from(game: &'a OuterRim, state: &'a State, space: SpaceId) -> Self {
        let rings = vec![Spaces::of(space)];
        Self { game, state, rings }
    }

    /// The fewest spaces to there.
    fn to(&mut self, space: SpaceId) -> u8 {
        let mut ring = 0;
        while !self.rings[ring].has(space) {
            if ring + 1 == self.rings.len() {
                let reached = self.rings[ring];
                let wider = reached.or(self.game.around(self.state, reached));
                if wider == reached {
                    break;
                }
                self.rings.push(wider);
            }
            ring += 1;
        }
        ring as u8
    }
}
