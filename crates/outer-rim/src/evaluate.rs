//! How good a position is, for machines that look a step ahead.
//!
//! The numbers are rough prices in one currency. Fame is what wins; everything else is worth what
//! fame it is likely to become: an asset a little more than it costs, a delivery the nearer the
//! better, health only when it runs short.

use crate::OuterRim;
use crate::content::{Body, Faction, GoalFacts, Kind, Standing};
use crate::state::{Held, PlayerId, SpaceId, State, Step};
use tabletop::Seat;

/// A point of fame.
const FAME: i32 = 400;
/// A thousand credits.
const CREDITS: i32 = 12;
/// What an asset is worth more than a thousand credits of its price.
const ASSET: i32 = 16;
/// A crew, which costs nothing.
const CREW: i32 = 60;
/// A job or a bounty one can still do something about.
const ERRAND: i32 = 90;
/// A captured contact on its way.
const CAPTIVE: i32 = 160;
/// Cargo, on top of its price.
const CARGO: i32 = 70;
/// A space between an errand and where it can be done.
const SPACE: i32 = 5;
/// A step of reputation.
const STANDING: i32 = 40;
/// A token on the way to a goal.
const PROGRESS: i32 = 150;
/// A point of damage, by how little is left.
const DAMAGE: i32 = 9;
/// Being defeated.
const DEFEATED: i32 = 120;
/// A secret.
const SECRET: i32 = 25;
/// A thousand credits of a ship's price.
const SHIP: i32 = 14;

/// The position from a seat's side; larger is better.
pub(crate) fn evaluate(game: &OuterRim, state: &State, seat: Seat) -> i32 {
    let player = PlayerId(seat.0);
    if player.index() >= state.players.len() {
        return 0;
    }
    if let Step::Over(winner) = state.step {
        return if winner == player { 100_000 } else { -100_000 };
    }
    let judge = Judge { game, state };
    let others = state.clockwise(player).skip(1);
    let best = others.map(|other| judge.standing(other)).max();
    // The leader of the others matters, but one's own way more.
    judge.standing(player) - best.unwrap_or(0) / 3
}

struct Judge<'a> {
    game: &'a OuterRim,
    state: &'a State,
}

impl Judge<'_> {
    fn standing(&self, player: PlayerId) -> i32 {
        let area = self.state.area(player);
        let assets = area.assets.iter();
        FAME * i32::from(area.fame)
            + CREDITS * i32::from(area.credits)
            + assets.map(|held| self.asset(area.space, held)).sum::<i32>()
            + SECRET * area.secrets.len() as i32
            + self.reputation(player)
            + self.goals(player)
            + self.ship(player)
            - self.harm(player)
    }

    fn asset(&self, from: SpaceId, held: &Held) -> i32 {
        let Some(asset) = self.game.library.asset(held.card) else {
            return 0;
        };
        let price = i32::from(asset.cost.unwrap_or(0)) * ASSET;
        let way = |to: SpaceId| -SPACE * i32::from(self.game.distance(self.state, from, to));
        price
            + match (asset.kind, asset.bounty, asset.job, asset.cargo) {
                (_, Some(bounty), ..) if held.captive.is_some() => CAPTIVE + way(bounty.deliver_to),
                (_, Some(_), ..) => ERRAND,
                (_, _, Some(job), _) => ERRAND + way(job.destination),
                (_, _, _, Some((to, ..))) => CARGO + way(to),
                (Kind::Crew, ..) => CREW,
                _ => 0,
            }
    }

    fn reputation(&self, player: PlayerId) -> i32 {
        let area = self.state.area(player);
        let steps = Faction::ALL.iter().map(|&faction| area.standing(faction));
        let steps = steps.map(|standing| standing as i32 - Standing::Neutral as i32);
        STANDING * steps.sum::<i32>()
    }

    fn goals(&self, player: PlayerId) -> i32 {
        let area = self.state.area(player);
        let goals = self.game.goals(self.state, player);
        let mut value = 0;
        for (goal, tokens) in goals.into_iter().zip(area.progress) {
            value += match goal {
                Some(GoalFacts::Count(_, times, _)) => {
                    PROGRESS * i32::from(tokens) / i32::from((*times).max(1))
                }
                _ => 0,
            };
        }
        value + PROGRESS / 4 * area.tokens.len() as i32
    }

    fn ship(&self, player: PlayerId) -> i32 {
        let ship = self.state.area(player).ship;
        ship.map_or(0, |ship| {
            SHIP * i32::from(self.game.library.ship(ship).cost)
        })
    }

    fn harm(&self, player: PlayerId) -> i32 {
        let area = self.state.area(player);
        let hurt = [Body::Character, Body::Ship].map(|body| {
            let damage = i32::from(area.damage(body));
            let left = i32::from(self.game.limit(self.state, player, body)) - damage;
            DAMAGE * damage * if left <= 2 { 3 } else { 1 }
        });
        hurt.iter().sum::<i32>() + DEFEATED * i32::from(area.defeated)
    }
}
