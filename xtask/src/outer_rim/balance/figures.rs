//! Counting what the cards offer.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use outer_rim::content::{
    Ability, Asset, AssetKind, Constant, Content, Effect, Faction, Goods, Market, Part, Section,
    SectionPlace, Skill, SpaceKind, Trait, With,
};

/// All figures of the page.
#[derive(Debug, Default)]
pub(super) struct Figures {
    pub(super) planets: BTreeMap<String, Planet>,
    pub(super) skills: BTreeMap<Skill, SkillUse>,
    pub(super) factions: BTreeMap<Faction, Favor>,
    pub(super) roads: Vec<(&'static str, Road)>,
    pub(super) trips: Vec<Trip>,
}

/// What leads to a planet, and what its encounters bring.
#[derive(Debug, Default)]
pub(super) struct Planet {
    pub(super) cargo: usize,
    pub(super) bounties: usize,
    pub(super) jobs: usize,
    pub(super) starts: usize,
    pub(super) sections: usize,
    /// In how many sections something can be gained or suffered.
    pub(super) brings: BTreeMap<&'static str, usize>,
}

/// Where a skill is asked for, and who has it.
#[derive(Debug, Default)]
pub(super) struct SkillUse {
    pub(super) encounters: usize,
    pub(super) contacts: usize,
    pub(super) jobs: usize,
    pub(super) characters: usize,
    pub(super) crew: usize,
}

/// How a faction is pleased and angered.
#[derive(Debug, Default)]
pub(super) struct Favor {
    pub(super) gains: usize,
    pub(super) losses: usize,
    /// Spaces its patrol moves for cards of the market, all together.
    pub(super) patrol_icons: usize,
}

/// A road to fame: how many cards pave it, and how much they give at best.
#[derive(Debug, Default)]
pub(super) struct Road {
    pub(super) cards: usize,
    pub(super) fame: usize,
}

/// What is carried or done somewhere for a reward.
#[derive(Debug)]
pub(super) struct Trip {
    pub(super) sort: &'static str,
    pub(super) name: String,
    pub(super) to: String,
    pub(super) cost: u32,
    pub(super) credits: u32,
    pub(super) fame: usize,
    pub(super) reputation: isize,
    /// How far the destination is from the other planets, on the mean, in tenths of a space.
    pub(super) distance: usize,
}

/// What a section can bring, in the order of the page.
pub(super) const BRINGS: [&str; 6] = ["credits", "fame", "cards", "reputation", "healing", "harm"];

impl Figures {
    pub(super) fn of(content: &Content) -> Self {
        let mut figures = Self::default();
        figures.count_planets(content);
        figures.count_skills(content);
        figures.count_factions(content);
        figures.count_roads(content);
        figures.list_trips(content);
        figures
    }

    fn count_planets(&mut self, content: &Content) {
        for space in content.tiles.iter().flat_map(|tile| &tile.spaces) {
            if matches!(space.kind, SpaceKind::Planet { .. }) {
                self.planets.insert(space.id.clone(), Planet::default());
            }
        }
        for (_, asset) in content.assets() {
            let (to, sort): (&str, fn(&mut Planet) -> &mut usize) = match &asset.kind {
                AssetKind::Bounty { deliver_to, .. } => (deliver_to, |one| &mut one.bounties),
                AssetKind::Cargo {
                    destination: Some(to),
                    ..
                } => (to, |one| &mut one.cargo),
                AssetKind::Job { destination, .. } => (destination, |one| &mut one.jobs),
                _ => continue,
            };
            if let Some(planet) = self.planets.get_mut(to) {
                *sort(planet) += 1;
            }
        }
        for start in content
            .databank
            .iter()
            .filter_map(|card| card.start.as_ref())
        {
            if let Some(planet) = self.planets.get_mut(start) {
                planet.starts += 1;
            }
        }
        for section in content.encounters.iter().flat_map(|card| &card.sections) {
            let SectionPlace::At(id) = &section.place else {
                continue;
            };
            let Some(planet) = self.planets.get_mut(id) else {
                continue;
            };
            planet.sections += 1;
            for what in BRINGS {
                let brings = brings(section, what);
                *planet.brings.entry(what).or_default() += usize::from(brings);
            }
        }
    }

    /// Notes the skills that are tested somewhere in these effects.
    fn note_tests(&mut self, effects: &[Effect], sort: fn(&mut SkillUse) -> &mut usize) {
        for effect in Effect::all(effects) {
            if let Effect::Test { skill, .. } = effect {
                *sort(self.skills.entry(*skill).or_default()) += 1;
            }
        }
    }

    fn count_skills(&mut self, content: &Content) {
        for &skill in Skill::ALL {
            self.skills.insert(skill, SkillUse::default());
        }
        for section in content.encounters.iter().flat_map(|card| &card.sections) {
            self.note_tests(done(section), |one| &mut one.encounters);
        }
        let contacts: BTreeSet<u8> = content.contacts.iter().map(|one| one.databank).collect();
        for card in &content.databank {
            let is_contact = contacts.contains(&card.number);
            for step in &card.steps {
                self.note_tests(step, |one| &mut one.jobs);
                if is_contact {
                    self.note_tests(step, |one| &mut one.contacts);
                }
            }
        }
        // What was noted for jobs above includes the contacts.
        for one in self.skills.values_mut() {
            one.jobs -= one.contacts;
        }
        for (_, asset) in content.assets() {
            match &asset.kind {
                AssetKind::Job { steps, .. } => {
                    for step in steps {
                        self.note_tests(step, |one| &mut one.jobs);
                    }
                }
                AssetKind::Crew { skills, .. } => {
                    for skill in skills {
                        self.skills.entry(*skill).or_default().crew += 1;
                    }
                }
                _ => {}
            }
        }
        for skill in content.characters.iter().flat_map(|one| &one.skills) {
            self.skills.entry(*skill).or_default().characters += 1;
        }
    }

    fn count_factions(&mut self, content: &Content) {
        for &faction in Faction::ALL {
            self.factions.insert(faction, Favor::default());
        }
        let planets = planet_factions(content);
        for section in content.encounters.iter().flat_map(|card| &card.sections) {
            let here = match &section.place {
                SectionPlace::At(id) => planets.get(id.as_str()).copied(),
                SectionPlace::Core
                | SectionPlace::AcrossTheCore
                | SectionPlace::WithPatrol
                | SectionPlace::WithoutPatrol => None,
            };
            self.note_favor(done(section), here);
        }
        for step in content.databank.iter().flat_map(|card| &card.steps) {
            self.note_favor(step, None);
        }
        for (_, asset) in content.assets() {
            for list in rewards(asset) {
                self.note_favor(list, None);
            }
        }
        for (faction, n) in content.market.iter().filter_map(|card| card.patrol) {
            self.factions.entry(faction).or_default().patrol_icons += usize::from(n);
        }
    }

    /// Notes how these effects change reputations, on a planet of this faction.
    fn note_favor(&mut self, effects: &[Effect], here: Option<Faction>) {
        let faction = |with: &With| match with {
            With::Faction(faction) => Some(*faction),
            With::YourPlanet => here,
            With::ThisPatrol | With::YourChoice => None,
        };
        for effect in Effect::all(effects) {
            let (with, gains) = match effect {
                Effect::GainReputation(with, _) => (with, true),
                Effect::LoseReputation(with, _) => (with, false),
                Effect::SetReputation(with, standing) => {
                    (with, *standing == outer_rim::content::Standing::Positive)
                }
                _ => continue,
            };
            if let Some(faction) = faction(with) {
                let favor = self.factions.entry(faction).or_default();
                if gains {
                    favor.gains += 1;
                } else {
                    favor.losses += 1;
                }
            }
        }
    }

    fn count_roads(&mut self, content: &Content) {
        let mut roads: BTreeMap<&'static str, Road> = BTreeMap::new();
        let mut pave = |road: &'static str, fame: usize| {
            if fame > 0 {
                let road = roads.entry(road).or_default();
                road.cards += 1;
                road.fame += fame;
            }
        };
        let luxuries: BTreeSet<&str> = content
            .market
            .iter()
            .filter(|card| card.deck == Market::Luxury)
            .map(|card| card.id.as_str())
            .collect();
        for (id, asset) in content.assets() {
            let road = match &asset.kind {
                _ if luxuries.contains(id) => "luxuries",
                AssetKind::Bounty { .. } => "bounties",
                AssetKind::Job { .. } => "jobs",
                AssetKind::Cargo { .. } if asset.traits.contains(&Trait::Illegal) => {
                    "illegal cargo"
                }
                AssetKind::Cargo { .. } => "honest cargo",
                _ => "crew, gear and mods",
            };
            pave(road, asset_fame(asset));
        }
        for patrol in &content.patrols {
            pave("patrols", fame(&patrol.reward));
        }
        // A goal always pays 1 fame.
        for _ in &content.characters {
            pave("goals", 1);
        }
        for _ in content.ships.iter().filter(|ship| ship.goal.is_some()) {
            pave("goals", 1);
        }
        for card in &content.encounters {
            let best = card.sections.iter().map(|section| fame(done(section)));
            pave("encounters", best.max().unwrap_or(0));
        }
        let contacts: BTreeSet<u8> = content.contacts.iter().map(|one| one.databank).collect();
        for card in content
            .databank
            .iter()
            .filter(|card| contacts.contains(&card.number))
        {
            let best = card.steps.iter().map(|step| fame(step));
            pave("contacts", best.max().unwrap_or(0));
        }
        let order = [
            "illegal cargo",
            "bounties",
            "jobs",
            "patrols",
            "luxuries",
            "goals",
            "encounters",
            "contacts",
        ];
        let roads = order.map(|road| (road, roads.remove(road).unwrap_or_default()));
        self.roads = roads.into_iter().collect();
    }

    fn list_trips(&mut self, content: &Content) {
        let distances = mean_distances(content);
        for card in &content.market {
            let Goods::Asset(asset) = &card.gives else {
                continue;
            };
            let (sort, to, reward) = match &asset.kind {
                AssetKind::Bounty {
                    deliver_to,
                    capture,
                    ..
                } => ("bounty", deliver_to, capture),
                AssetKind::Cargo {
                    destination: Some(to),
                    reward,
                    ..
                } => ("cargo", to, reward),
                AssetKind::Job {
                    destination,
                    reward,
                    ..
                } => ("job", destination, reward),
                _ => continue,
            };
            let reputation = reward.iter().map(|effect| match effect {
                Effect::GainReputation(_, n) => isize::from(*n),
                Effect::LoseReputation(_, n) => -isize::from(*n),
                Effect::SetReputation(..) => 1,
                _ => 0,
            });
            self.trips.push(Trip {
                sort,
                name: content.name(&card.id, tabletop::Lang::EN),
                to: to.clone(),
                cost: asset.cost.unwrap_or(0),
                credits: credits(reward),
                fame: fame(reward),
                reputation: reputation.sum(),
                distance: distances.get(to.as_str()).copied().unwrap_or(0),
            });
        }
        self.trips
            .sort_by(|one, other| (one.sort, &one.name).cmp(&(other.sort, &other.name)));
    }
}

/// What a section does at once, or later if it is a secret.
fn done(section: &Section) -> &[Effect] {
    let later = section.secret.as_ref().map(|secret: &Ability| &secret.does);
    later.unwrap_or(&section.does)
}

/// Whether something of this sort can come of a section.
fn brings(section: &Section, what: &str) -> bool {
    let all = Effect::all(done(section));
    all.iter().any(|effect| match effect {
        Effect::Credits(_) => what == "credits",
        Effect::Fame(_) => what == "fame",
        Effect::GainThis
        | Effect::GainTop(_)
        | Effect::Draw(..)
        | Effect::BuyTop(..)
        | Effect::BuyShip { .. }
        | Effect::MarketAction => what == "cards",
        Effect::GainReputation(..) | Effect::SetReputation(..) => what == "reputation",
        Effect::Recover(..) => what == "healing",
        Effect::Suffer(..) | Effect::LoseCredits(_) | Effect::LoseReputation(..) => what == "harm",
        _ => false,
    })
}

/// The most fame a list can give: of a choice or a branch, the better one.
fn fame(effects: &[Effect]) -> usize {
    let own = effects.iter().map(|effect| match effect {
        Effect::Fame(n) => usize::from(*n),
        Effect::As(..) => 0,
        Effect::To(cost, list) => fame(cost) + fame(list),
        other => other.lists().into_iter().map(fame).max().unwrap_or(0),
    });
    own.sum()
}

/// The credits a reward pays.
fn credits(effects: &[Effect]) -> u32 {
    let paid = effects.iter().map(|effect| match effect {
        Effect::Credits(n) => *n,
        _ => 0,
    });
    paid.sum()
}

/// What an asset pays when it is delivered, completed or used.
fn rewards(asset: &Asset) -> Vec<&[Effect]> {
    let mut lists: Vec<&[Effect]> = match &asset.kind {
        AssetKind::Bounty {
            elimination,
            capture,
            ..
        } => vec![elimination, capture],
        AssetKind::Cargo { reward, .. } => vec![reward],
        AssetKind::Job { reward, steps, .. } => {
            let steps = steps.iter().map(Vec::as_slice);
            steps.chain([reward.as_slice()]).collect()
        }
        AssetKind::Crew { .. } | AssetKind::Gear | AssetKind::Mod => Vec::new(),
    };
    lists.extend(asset.abilities.iter().map(|one| one.does.as_slice()));
    lists
}

/// The most fame an asset can give.
fn asset_fame(asset: &Asset) -> usize {
    let had = asset.constants.iter().map(|constant| match constant {
        Constant::Fame(n) | Constant::FameWhile(n, _) => usize::from(*n),
        _ => 0,
    });
    let paid = rewards(asset).into_iter().map(fame);
    had.sum::<usize>().max(paid.max().unwrap_or(0))
}

fn planet_factions(content: &Content) -> BTreeMap<&str, Faction> {
    let spaces = content.tiles.iter().flat_map(|tile| &tile.spaces);
    let planets = spaces.filter_map(|space| match space.kind {
        SpaceKind::Planet { faction, .. } => Some((space.id.as_str(), faction?)),
        SpaceKind::Core { .. } | SpaceKind::Navpoint | SpaceKind::Maelstrom => None,
    });
    planets.collect()
}

/// How far each planet is from the others on the standard map, on the mean, in tenths of a space.
fn mean_distances(content: &Content) -> BTreeMap<String, usize> {
    let near = lanes(content);
    let spaces = content.tiles.iter().flat_map(|tile| &tile.spaces);
    let planets = spaces.filter(|space| matches!(space.kind, SpaceKind::Planet { .. }));
    let planets: BTreeSet<&str> = planets.map(|space| space.id.as_str()).collect();
    let mean = |from: &str| {
        let mut reached = BTreeMap::from([(from, 0)]);
        let mut queue = VecDeque::from([from]);
        while let Some(space) = queue.pop_front() {
            let far = reached[space] + 1;
            for next in near.get(space).into_iter().flatten() {
                if !reached.contains_key(next) {
                    reached.insert(next, far);
                    queue.push_back(next);
                }
            }
        }
        let all: usize = planets
            .iter()
            .filter_map(|planet| reached.get(planet))
            .sum();
        all * 10 / (planets.len() - 1).max(1)
    };
    planets
        .iter()
        .map(|planet| (planet.to_string(), mean(planet)))
        .collect()
}

/// The lanes of the standard map, both ways.
fn lanes(content: &Content) -> BTreeMap<&str, Vec<&str>> {
    let mut tiles: Vec<_> = content.tiles.iter().collect();
    tiles.sort_by_key(|tile| match tile.part {
        Part::LeftEnd => 0,
        Part::Tile(number) => number,
        Part::RightEnd => u8::MAX,
    });
    let within = tiles.iter().flat_map(|tile| &tile.lanes);
    let mut pairs: Vec<(&str, &str)> = within.map(|(a, b)| (a.as_str(), b.as_str())).collect();
    for pair in tiles.windows(2) {
        if let (Some(right), Some(left)) = (&pair[0].right, &pair[1].left) {
            pairs.extend([(&*right.0, &*left.0), (&*right.1, &*left.1)]);
        }
    }
    let mut near: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (one, other) in pairs {
        near.entry(one).or_default().push(other);
        near.entry(other).or_default().push(one);
    }
    near
}
