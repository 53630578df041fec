//! What there is to do, and where.

use super::odds::Odds;
use super::tour::{Distances, Errand, Tour};
use super::{
    ATTACKED, BEATEN, CREDITS, FAILED, FAME, Judge, PLANET, PROGRESS, PURSE, RICH, SEARCH, STRANGER,
};
use crate::content::{Class, Combat, Effect, Faction, Feat, GoalFacts, Trait, Value};
use crate::rules::{character_bounties, deliver, galaxy, goals, values};
use crate::script::{self, Test};
use crate::state::{BerthId, CardId, ContactId, Held, PlayerId, SpaceId};
use tabletop::Seat;

impl Judge<'_> {
    /// Everything that can be done somewhere.
    pub(super) fn plan(&self, tour: &mut Tour<'_>) {
        // There is room for so many errands only: these come first.
        self.aspire(tour);
        for held in self.area.assets.iter() {
            if let Some(errand) = self.errand(held, tour) {
                tour.add(errand);
            }
        }
        self.sights(tour);
    }

    /// Where something can be done with an asset, and what for.
    fn errand(&self, held: &Held, tour: &Tour<'_>) -> Option<Errand> {
        let prices = &self.game.prices;
        let asset = self.game.library.asset(held.card)?;
        let price = prices.card(held.card);
        let errand = |to, worth: i32, permille: i32| {
            let worth = worth * permille / 1000;
            Some(Errand::may(to, worth))
        };
        if let Some(cargo) = asset.cargo {
            let to = deliver::place(self.state, cargo.destination);
            let pays = self.paid(price.reward) + self.feat(Feat::DeliverCargo);
            if asset.has_trait(Trait::Illegal) {
                let pays = pays + self.feat(Feat::DeliverIllegal);
                // Who fails to deliver may try again.
                return errand(to, pays, prices.delivery() * 4 / 3);
            }
            return errand(to, pays, 1000);
        }
        if let Some(job) = asset.job {
            let pays = self.paid(price.reward) + self.feat(Feat::CompleteJob);
            let worth = attempted(pays, self.job_chance(held.card), FAILED);
            // Who needs another player for it may wait for long.
            let alone = job.with.is_some() && !self.is_met_at(job.destination);
            let worth = if alone { worth / 3 } else { worth };
            return Some(Errand::may(job.destination, worth));
        }
        let bounty = asset.bounty?;
        if held.captive.is_some() {
            let pays = self.paid(price.reward) + self.feat(Feat::DeliverCaptive);
            return errand(bounty.deliver_to, pays, 1000);
        }
        if let Some(target) = character_bounties::player_of(self.game, self.state, bounty.contact) {
            return self.hunt_player(target);
        }
        let chance = self.hunt_chance(bounty.combat, bounty.value);
        match self.known_berth(bounty.contact) {
            Some(berth) => {
                let to = self.game.library.planet_of(berth);
                let away = Distances::from(self.game, self.state, to);
                let delivery = tour.travel(away.to(bounty.deliver_to));
                let pays = self.bounty_pays(held.card, delivery);
                let worth = attempted(pays, chance, BEATEN);
                Some(Errand::may(to, worth))
            }
            None => self.search(held.card, bounty.contact, chance, tour),
        }
    }

    /// Whether another player is in a space.
    fn is_met_at(&self, space: SpaceId) -> bool {
        let mut others = self.state.others(self.player);
        others.any(|other| self.state.area(other).space == space)
    }

    /// What it is worth to fight a player for the bounty on their character, where they are now.
    fn hunt_player(&self, target: PlayerId) -> Option<Errand> {
        if target == self.player {
            return None;
        }
        let kind = character_bounties::kind(self.game, self.state, target);
        let dice = values::value(self.game, self.state, target, kind.value());
        let pays = FAME * i32::from(character_bounties::FAME)
            + CREDITS * i32::from(character_bounties::CREDITS)
            + self.feat(Feat::BountyReward);
        // Players do not wait to be found.
        let pays = pays - SEARCH / 2;
        let worth = attempted(pays, self.hunt_chance(kind, dice), BEATEN);
        let to = self.state.area(target).space;
        Some(Errand::may(to, worth))
    }

    /// What a bounty pays whoever has the contact, delivering it being so much trouble.
    pub(super) fn bounty_pays(&self, bounty: CardId, delivery: i32) -> i32 {
        let price = self.game.prices.card(bounty);
        let (dead, alive) = (self.paid(price.elimination), self.paid(price.reward));
        dead.max(alive - delivery) + self.feat(Feat::BountyReward)
    }

    /// Nobody knows where the contact of a bounty is: there are places to look.
    fn search(
        &self,
        bounty: CardId,
        contact: ContactId,
        chance: i32,
        tour: &Tour<'_>,
    ) -> Option<Errand> {
        let class = self.game.library.contacts[contact.index()].0;
        let places = self.strangers(Some(class));
        let places = places.map(|berth| self.game.library.planet_of(berth));
        let nearest = places.clone().min_by_key(|&place| tour.distance(place))?;
        // Half of the others have to be looked at before it is found, on the mean.
        let others = places.count() as i32 - 1;
        let pays = self.bounty_pays(bounty, SEARCH);
        let worth = (attempted(pays, chance, BEATEN) - SEARCH * others / 2).max(pays / 10);
        Some(Errand::may(nearest, worth))
    }

    /// What there is to do for everybody: contacts to meet, planets to buy on, patrols to beat.
    fn sights(&self, tour: &mut Tour<'_>) {
        for berth in self.strangers(None) {
            let to = self.game.library.planet_of(berth);
            tour.see(Errand::may(to, STRANGER));
        }
        // Half of those one meets come along, on the mean.
        let joins = self.feat(Feat::GainOrangeCrew) / 2;
        if joins > 0 {
            for berth in self.strangers(Some(Class::Orange)) {
                let to = self.game.library.planet_of(berth);
                let worth = STRANGER + joins;
                tour.see(Errand::may(to, worth));
            }
        }
        let spent = i32::from(self.area.credits).min(PURSE);
        for to in self.game.library.planets.iter() {
            let worth = PLANET + RICH * spent + self.mark(to);
            tour.see(Errand::may(to, worth));
        }
        let met = self.feat(Feat::EncounterNavpoint);
        if met > 0 {
            let spaces = (0..self.game.library.spaces.len() as u8).map(SpaceId);
            for to in spaces.filter(|&space| galaxy::is_navpoint(self.game, space)) {
                tour.see(Errand::may(to, met));
            }
        }
        for &faction in Faction::ALL {
            let to = self.state.patrol(faction).space;
            let worth = self.prey(faction);
            tour.see(Errand::may(to, worth));
        }
    }

    /// What it is worth to leave a mark on a planet, for those who strive for that.
    fn mark(&self, planet: SpaceId) -> i32 {
        let own = goals::of(self.game, self.state, self.player);
        let wanted = own.into_iter().flatten().any(|goal| match goal {
            GoalFacts::Have(Test::TokensOnPlanetsOf(faction, _)) => {
                self.game.library.planets_of[faction.index()].has(planet)
            }
            _ => false,
        });
        if wanted && !self.area.tokens.has(planet) {
            PROGRESS / 4
        } else {
            0
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
        let pays = self.game.prices.patrol(faction, level)
            + self.feat(Feat::WinAgainstPatrol)
            + self.feat(Feat::WinShipCombat)
            + self.met(faction, level)
            + self.infamy(faction)
            + self.feat(Feat::WinCombat);
        (won * pays - lost * ATTACKED) / 1000
    }

    /// What it brings nearer to a goal to meet a patrol.
    fn met(&self, faction: Faction, level: u8) -> i32 {
        (1..=level)
            .map(|least| self.feat(Feat::EncounterPatrol(faction, least)))
            .sum()
    }

    /// What it brings nearer to a goal to do something.
    fn feat(&self, feat: Feat) -> i32 {
        let own = goals::of(self.game, self.state, self.player);
        let each = own.into_iter().flatten().map(|goal| match goal {
            GoalFacts::Count(counted, times, given) if *counted == feat => {
                let counts = given
                    .as_ref()
                    .is_none_or(|given| script::holds(self.game, self.state, self.player, given));
                i32::from(counts) * PROGRESS / i32::from((*times).max(1))
            }
            _ => 0,
        });
        each.sum::<i32>() + self.ambitious_feat(feat)
    }

    /// The facedown contacts this player does not know, of a class.
    fn strangers(&self, class: Option<Class>) -> impl Iterator<Item = BerthId> + Clone + use<'_> {
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

    pub(super) fn hunt_chance(&self, combat: Combat, dice: u8) -> i32 {
        let own = match combat {
            Combat::Ground => Value::Ground,
            Combat::Ship => Value::ShipCombat,
        };
        self.game.prices.combat(self.value(own), dice)
    }

    /// The chance to complete a job, in thousandths.
    fn job_chance(&self, card: CardId) -> i32 {
        self.chance(&self.game.prices.card(card).ways)
    }

    /// The chance to complete what may go these ways, in thousandths.
    pub(super) fn chance(&self, ways: &[Vec<Vec<Effect>>]) -> i32 {
        let odds = Odds {
            test: |skill| {
                let level = values::skill(self.game, self.state, self.player, skill);
                self.game.prices.test(level)
            },
            fight: |combat, dice| self.hunt_chance(combat, dice),
            pays: |price| u32::from(self.area.credits) * 1000 >= price,
        };
        let each = ways.iter().map(|steps| odds.complete(steps));
        each.sum::<i32>() / ways.len().max(1) as i32
    }
}

/// What something is worth that is tried until it succeeds, each failure costing so much.
pub(super) fn attempted(pays: i32, chance: i32, failure: i32) -> i32 {
    pays - failure * (1000 - chance) / chance.max(1)
}
