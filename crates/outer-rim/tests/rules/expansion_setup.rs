//! Setting up a game with Unfinished Business.

use crate::common::{
    ONE, OnStage, encounter_step, encounters, game, ids, new_game, patrols, player, stage, words,
};
use crate::rules::core_worlds::{expanded, unfinished_business};
use outer_rim::content::{Class, Content, Faction, Market, Part};
use outer_rim::scenario::{ContactWord, PlayerWords, Scenario};
use outer_rim::{Choice, Setup};
use rulebook::rule;
use std::collections::{BTreeMap, BTreeSet};
use tabletop::{Game, Seed, Table};

fn setup(players: u8) -> Setup {
    Setup {
        players,
        with: unfinished_business(),
        ..Setup::default()
    }
}

/// A game up to its first turn, always with the first character, ship and so on.
fn set_up(setup: Setup, seed: u64) -> OnStage {
    let mut t = new_game(setup, seed);
    while t.words().turn == 0 {
        let choice = t.offered()[0].clone();
        t.make(&choice);
    }
    t
}

/// The ids of the components, by deck.
fn decks(content: &Content) -> BTreeMap<String, BTreeSet<String>> {
    let mut decks: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let market = content.market.iter();
    let market = market.map(|card| (format!("{:?}", card.deck), card.id.clone()));
    let encounters = content.encounters.iter();
    let encounters = encounters.map(|card| (card.deck.clone(), card.id.clone()));
    for (deck, id) in market.chain(encounters) {
        decks.entry(deck).or_default().insert(id);
    }
    decks
}

#[test]
fn the_cards_of_the_expansion_are_mixed_in() {
    rule!("expansion-setup/mix-in-expansion-cards");
    let base = decks(game().library().content());
    let t = set_up(setup(2), 4);
    let words = t.words();
    let market = Market::ALL.iter();
    let mut laid: BTreeMap<String, BTreeSet<String>> = market
        .map(|deck| {
            let cards = ids(&words.market[deck]).into_iter();
            (format!("{deck:?}"), cards.collect())
        })
        .collect();
    for (deck, cards) in &words.encounters {
        laid.insert(deck.clone(), ids(cards).into_iter().collect());
    }
    assert_eq!(
        laid,
        decks(t.game().library().content()),
        "nothing is missing"
    );
    for (deck, cards) in &base {
        assert!(laid[deck].is_superset(cards), "{deck}: the base cards");
        assert!(laid[deck].len() > cards.len(), "{deck}: and new ones");
    }
    let fresh = new_game(setup(2), 4);
    assert!(fresh.offers("character newcomer"), "{:?}", fresh.offered());
    assert!(fresh.offers("character boba-fett"));
}

#[test]
fn the_core_worlds_close_the_map_at_both_ends() {
    rule!("expansion-setup/core-endcaps-replace-base-endcaps");
    let t = new_game(setup(2), 1);
    let tiles = &t.game().library().content().tiles;
    let end = |part: Part| {
        let tiles = tiles.iter().filter(|tile| tile.part == part);
        let spaces = tiles.flat_map(|tile| &tile.spaces);
        spaces.map(|space| space.id.clone()).collect::<Vec<_>>()
    };
    assert_eq!(end(Part::LeftEnd), ["spinward-gate", "spinward-core"]);
    assert_eq!(end(Part::RightEnd), ["trailing-gate", "trailing-core"]);
    let spaces = tiles.iter().flat_map(|tile| &tile.spaces);
    let mut gates = spaces.filter(|space| space.id == "rebel-gate" || space.id == "hutt-gate");
    assert_eq!(gates.next(), None);
}

#[test]
fn the_core_worlds_have_an_eighth_deck() {
    rule!("expansion-setup/shuffle-core-worlds-deck");
    let core = |seed| {
        let words = set_up(setup(2), seed).words();
        assert_eq!(words.encounters.len(), 8);
        let deck = ids(&words.encounters["core-worlds"]);
        assert!(deck.iter().all(|id| id.starts_with("core-")), "{deck:?}");
        assert!(deck.len() >= 5);
        deck
    };
    let orders: BTreeSet<Vec<String>> = (0..4).map(core).collect();
    assert!(orders.len() > 1, "it is shuffled");
}

#[test]
fn two_patrols_begin_at_each_end() {
    rule!(
        "expansion-setup/rebel-and-syndicate-share-spinward-navpoint",
        "expansion-setup/hutt-and-imperial-share-trailing-navpoint"
    );
    let patrols = new_game(setup(2), 3).words().patrols;
    let at = |faction: Faction| {
        let patrol = &patrols[&faction];
        (patrol.space.as_str(), patrol.level)
    };
    assert_eq!(at(Faction::Rebel), ("spinward-gate", 1));
    assert_eq!(at(Faction::Syndicate), ("spinward-gate", 1));
    assert_eq!(at(Faction::Hutt), ("trailing-gate", 1));
    assert_eq!(at(Faction::Imperial), ("trailing-gate", 1));
}

#[test]
fn a_patrol_comes_back_where_another_stands() {
    rule!("expansion-setup/respawn-on-the-shared-navpoint");
    let mut t = stage(expanded(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-5"])]),
        patrols: patrols(&[
            (Faction::Syndicate, 1, "ord-mantell"),
            (Faction::Rebel, 1, "spinward-gate"),
        ]),
        ..encounter_step(vec![
            player("boba-fett", "ord-mantell"),
            PlayerWords::second(),
        ])
    }));
    t.make("space");
    if t.offers("faction syndicate") {
        t.make("faction syndicate");
    }
    let patrol = &t.words().patrols[&Faction::Syndicate];
    assert_eq!((patrol.space.as_str(), patrol.level), ("spinward-gate", 2));
    let rebel = &t.words().patrols[&Faction::Rebel];
    assert_eq!(rebel.space, "spinward-gate", "it is still there");
}

/// The tokens of each planet by class.
fn classes(t: &OnStage) -> BTreeMap<String, Vec<Class>> {
    let contacts = &t.game().library().content().contacts;
    let class = |word: &ContactWord| match word {
        ContactWord::Plain(id) if id == "-" => None,
        ContactWord::Plain(id) => contacts.iter().find(|one| one.id == *id),
        ContactWord::With { contact, .. } => panic!("{contact} is known"),
    };
    let planets = t.words().contacts.into_iter().map(|(planet, words)| {
        let there = words.iter().filter_map(class).map(|one| one.class);
        (planet, there.collect())
    });
    planets.collect()
}

#[test]
fn an_orange_contact_lies_beside_the_others_of_every_planet() {
    rule!(
        "expansion-setup/one-orange-contact-per-planet",
        "expansion-setup/orange-contacts-use-no-contact-space",
        "expansion-setup/no-contacts-on-core-worlds"
    );
    let t = set_up(setup(2), 9);
    let spaces = t.game().library().content().tiles.iter();
    let spaces = spaces.flat_map(|tile| &tile.spaces);
    let printed: BTreeMap<String, Vec<Class>> = spaces
        .filter_map(|space| match &space.kind {
            outer_rim::content::SpaceKind::Planet { contacts, .. } => {
                Some((space.id.clone(), contacts.clone()))
            }
            _ => None,
        })
        .collect();
    assert_eq!(printed.len(), 11);
    for (planet, there) in classes(&t) {
        let Some(printed) = printed.get(&planet) else {
            assert!(there.is_empty(), "no contact lies on {planet}");
            continue;
        };
        assert_eq!(
            there[..2],
            printed[..],
            "{planet}: each on a space of its class"
        );
        assert_eq!(there[2..], [Class::Orange], "{planet}: and one beside them");
    }
    let spare = t.words().spare_contacts.expect("one is left");
    assert_eq!(spare.len(), 1, "it stays in the box");
}

#[test]
fn any_orange_contact_may_be_the_one_in_the_box() {
    rule!("expansion-setup/one-orange-contact-per-planet");
    let spare = |seed| {
        let words = new_game(setup(2), seed).words();
        words.spare_contacts.and_then(|mut spare| spare.pop())
    };
    let left: BTreeSet<Option<String>> = (0..12).map(spare).collect();
    assert!(left.len() > 3, "chance says which: {left:?}");
    let t = new_game(setup(2), 3);
    let again = stage(t.words()).words();
    assert_eq!(
        again.spare_contacts,
        t.words().spare_contacts,
        "words say which"
    );
}

#[test]
fn the_databank_is_filed_by_number() {
    rule!("expansion-setup/databank-stays-in-number-order");
    let t = new_game(setup(2), 1);
    let databank = t.game().library().content().databank.iter();
    let numbers: Vec<u8> = databank.map(|card| card.number).collect();
    assert!(numbers.is_sorted(), "{numbers:?}");
    assert_eq!(numbers.iter().filter(|&&number| number == 91).count(), 4);
}

#[test]
fn one_of_two_cards_tells_how_a_job_goes() {
    rule!("expansion-setup/two-outcome-cards-for-every-job");
    let mut first = 0;
    for seed in 0..60 {
        let busy = PlayerWords {
            assets: words(&["pair-job"]),
            ..player("boba-fett", "lothal")
        };
        let scenario = expanded(encounter_step(vec![busy, PlayerWords::second()]));
        let seed = Seed::from_number(seed);
        let mut table = Table::stage(game(), scenario, seed).expect("a position");
        let mut choices = Vec::new();
        let game = table.game().clone();
        game.choices(table.state(), &mut choices);
        let job = choices.iter().find(|one| matches!(one, Choice::Attempt(_)));
        table
            .choose(ONE, job.expect("the job"))
            .expect("an attempt");
        first += usize::from(game.words(table.state()).players[0].credits == 1000);
    }
    assert!((15..=45).contains(&first), "about half of sixty: {first}");
}

#[test]
fn four_can_start_with_the_same_number() {
    rule!("expansion-setup/four-starting-cargo-and-four-starting-job-cards");
    let characters = ["han-solo", "lando-calrissian", "newcomer", "latecomer"];
    let mut dealt = BTreeSet::new();
    for seed in 0..6 {
        let t = set_up(
            Setup {
                characters: Some(characters.iter().map(|id| id.to_string()).collect()),
                ..setup(4)
            },
            seed,
        );
        let players = t.words().players;
        let starts: Vec<String> = (0..4)
            .flat_map(|seat| t.assets(tabletop::Seat(seat)))
            .collect();
        assert_eq!(players.len(), 4);
        let different: BTreeSet<&String> = starts.iter().collect();
        assert_eq!(different.len(), 4, "{starts:?}");
        assert!(starts.iter().all(|id| id.starts_with("start-cargo-")));
        dealt.insert(starts);
    }
    assert!(dealt.len() > 1, "chance deals them");
    let t = new_game(setup(2), 1);
    let databank = t.game().library().content().databank.iter();
    let jobs = databank.filter(|card| card.number == 92);
    assert_eq!(jobs.count(), 4);
}
