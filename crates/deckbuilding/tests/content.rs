//! What is printed on the components, against tables that were made from the facts, not
//! from the data.

use deckbuilding::content::Faction::{Empire, Rebel};
use deckbuilding::content::Kind::{Ship, Unit};
use deckbuilding::content::Trait::{
    BountyHunter, Droid, Fighter, Jedi, Officer, Scoundrel, Sith, Transport, Trooper, Vehicle,
};
use deckbuilding::content::{
    Base, Card, Content, Deck, Effect, Faction, Kind, Side, Source, Trait,
};
use rulebook::rule;
use std::collections::BTreeSet;

fn content() -> &'static Content {
    Content::base().expect("the box is sound")
}

fn count(cards: impl Fn(&Card) -> bool) -> u32 {
    let cards = content().cards.iter().filter(|card| cards(card));
    cards.map(|card| u32::from(card.copies)).sum()
}

/// Id, type, unique, copies, cost, attack, resources, Force, hit points or target value.
type Values = (&'static str, Kind, bool, u8, u8, u8, u8, u8, u8);

#[rustfmt::skip]
const CARDS: [Values; 62] = [
    ("imperial-shuttle", Unit, false, 7, 0, 0, 1, 0, 0),
    ("stormtrooper", Unit, false, 2, 0, 2, 0, 0, 0),
    ("inquisitor", Unit, false, 1, 0, 0, 0, 0, 0),
    ("alliance-shuttle", Unit, false, 7, 0, 0, 1, 0, 0),
    ("rebel-trooper", Unit, false, 2, 0, 2, 0, 0, 0),
    ("temple-guardian", Unit, false, 1, 0, 0, 0, 0, 0),
    ("outer-rim-pilot", Unit, false, 10, 2, 0, 2, 0, 0),
    ("tie-fighter", Unit, false, 3, 1, 2, 0, 0, 1),
    ("admiral-piett", Unit, true, 1, 2, 0, 2, 0, 2),
    ("tie-bomber", Unit, false, 2, 2, 2, 0, 0, 2),
    ("scout-trooper", Unit, false, 2, 2, 0, 2, 0, 2),
    ("death-trooper", Unit, false, 2, 3, 3, 0, 0, 3),
    ("tie-interceptor", Unit, false, 2, 3, 3, 0, 0, 3),
    ("gozanti-cruiser", Ship, false, 3, 3, 0, 2, 0, 3),
    ("moff-jerjerrod", Unit, true, 1, 4, 2, 2, 0, 4),
    ("general-veers", Unit, true, 1, 4, 4, 0, 0, 4),
    ("at-st", Unit, false, 2, 4, 4, 0, 0, 4),
    ("landing-craft", Unit, false, 2, 4, 0, 0, 0, 4),
    ("boba-fett", Unit, true, 1, 5, 5, 0, 0, 5),
    ("director-krennic", Unit, true, 1, 5, 3, 2, 0, 5),
    ("imperial-carrier", Ship, false, 2, 5, 0, 3, 0, 5),
    ("at-at", Unit, false, 1, 6, 6, 0, 0, 6),
    ("grand-moff-tarkin", Unit, true, 1, 6, 2, 2, 2, 6),
    ("star-destroyer", Ship, false, 2, 7, 4, 0, 0, 7),
    ("darth-vader", Unit, true, 1, 8, 6, 0, 2, 8),
    ("y-wing", Unit, false, 2, 1, 2, 0, 0, 1),
    ("baze-malbus", Unit, true, 1, 2, 2, 0, 0, 2),
    ("snowspeeder", Unit, false, 2, 2, 2, 0, 0, 2),
    ("duros-spy", Unit, false, 2, 2, 0, 2, 0, 2),
    ("rebel-transport", Ship, false, 2, 2, 0, 0, 0, 2),
    ("chirrut-imwe", Unit, true, 1, 3, 0, 0, 2, 3),
    ("rebel-commando", Unit, false, 2, 3, 3, 0, 0, 3),
    ("x-wing", Unit, false, 3, 3, 3, 0, 0, 3),
    ("chewbacca", Unit, true, 1, 4, 5, 0, 0, 4),
    ("jyn-erso", Unit, true, 1, 4, 4, 0, 0, 4),
    ("u-wing", Unit, false, 2, 4, 0, 3, 0, 4),
    ("hammerhead-corvette", Ship, false, 2, 4, 0, 2, 0, 4),
    ("han-solo", Unit, true, 1, 5, 3, 2, 0, 5),
    ("cassian-andor", Unit, true, 1, 5, 5, 0, 0, 5),
    ("b-wing", Unit, false, 2, 5, 5, 0, 0, 5),
    ("princess-leia", Unit, true, 1, 6, 2, 2, 2, 6),
    ("mon-calamari-cruiser", Ship, false, 2, 6, 3, 0, 0, 6),
    ("millennium-falcon", Unit, true, 1, 7, 5, 2, 0, 7),
    ("luke-skywalker", Unit, true, 1, 8, 6, 0, 2, 8),
    ("z-95-headhunter", Unit, false, 2, 1, 2, 0, 0, 0),
    ("jawa-scavenger", Unit, false, 2, 1, 0, 2, 0, 0),
    ("rodian-gunslinger", Unit, false, 2, 2, 2, 0, 0, 0),
    ("kel-dor-mystic", Unit, false, 2, 2, 0, 0, 2, 0),
    ("lobot", Unit, true, 1, 3, 0, 0, 0, 0),
    ("bossk", Unit, true, 1, 3, 3, 0, 0, 0),
    ("fang-fighter", Unit, false, 2, 3, 3, 0, 0, 0),
    ("twilek-smuggler", Unit, false, 2, 3, 0, 3, 0, 0),
    ("c-roc-cruiser", Ship, false, 2, 3, 0, 1, 0, 3),
    ("dengar", Unit, true, 1, 4, 4, 0, 0, 0),
    ("quarren-mercenary", Unit, false, 2, 4, 4, 0, 0, 0),
    ("hwk-290", Unit, false, 2, 4, 0, 4, 0, 0),
    ("blockade-runner", Ship, false, 3, 4, 1, 1, 0, 4),
    ("ig-88", Unit, true, 1, 5, 5, 0, 0, 0),
    ("nebulon-b-frigate", Ship, false, 2, 5, 0, 0, 0, 5),
    ("lando-calrissian", Unit, true, 1, 6, 3, 3, 0, 0),
    ("jabbas-sail-barge", Unit, true, 1, 7, 4, 3, 0, 0),
    ("jabba-the-hutt", Unit, true, 1, 8, 2, 2, 2, 0),
];

#[rustfmt::skip]
const TRAITS: &[(&str, &[Trait])] = &[
    ("imperial-shuttle", &[Transport]),
    ("stormtrooper", &[Trooper]),
    ("alliance-shuttle", &[Transport]),
    ("rebel-trooper", &[Trooper]),
    ("tie-fighter", &[Fighter]),
    ("admiral-piett", &[Officer]),
    ("tie-bomber", &[Fighter]),
    ("scout-trooper", &[Trooper]),
    ("death-trooper", &[Trooper]),
    ("tie-interceptor", &[Fighter]),
    ("moff-jerjerrod", &[Officer]),
    ("general-veers", &[Officer]),
    ("at-st", &[Vehicle]),
    ("landing-craft", &[Transport]),
    ("boba-fett", &[BountyHunter]),
    ("director-krennic", &[Officer]),
    ("at-at", &[Vehicle]),
    ("grand-moff-tarkin", &[Officer]),
    ("darth-vader", &[Sith]),
    ("y-wing", &[Fighter]),
    ("baze-malbus", &[Trooper]),
    ("snowspeeder", &[Vehicle]),
    ("duros-spy", &[Trooper]),
    ("chirrut-imwe", &[Trooper]),
    ("rebel-commando", &[Trooper]),
    ("x-wing", &[Fighter]),
    ("chewbacca", &[Scoundrel]),
    ("jyn-erso", &[Scoundrel]),
    ("u-wing", &[Transport]),
    ("han-solo", &[Scoundrel]),
    ("cassian-andor", &[Trooper]),
    ("b-wing", &[Fighter]),
    ("princess-leia", &[Officer]),
    ("millennium-falcon", &[Transport]),
    ("luke-skywalker", &[Jedi]),
    ("z-95-headhunter", &[Fighter]),
    ("rodian-gunslinger", &[BountyHunter]),
    ("lobot", &[Officer]),
    ("bossk", &[BountyHunter]),
    ("fang-fighter", &[Fighter]),
    ("twilek-smuggler", &[Scoundrel]),
    ("dengar", &[BountyHunter]),
    ("quarren-mercenary", &[Trooper]),
    ("hwk-290", &[Transport]),
    ("ig-88", &[BountyHunter, Droid]),
    ("lando-calrissian", &[Scoundrel]),
    ("jabbas-sail-barge", &[Vehicle]),
    ("jabba-the-hutt", &[Scoundrel]),
];

/// Id, faction, hit points, whether it is used in the beginner game.
#[rustfmt::skip]
const BASES: [(&str, Faction, u8, bool); 20] = [
    ("lothal", Empire, 8, true),
    ("corellia", Empire, 10, true),
    ("kessel", Empire, 12, false),
    ("mustafar", Empire, 14, false),
    ("kafrene", Empire, 14, false),
    ("ord-mantell", Empire, 14, false),
    ("coruscant", Empire, 16, true),
    ("death-star", Empire, 16, true),
    ("endor", Empire, 16, true),
    ("rodia", Empire, 16, false),
    ("dantooine", Rebel, 8, true),
    ("mon-cala", Rebel, 10, true),
    ("dagobah", Rebel, 12, false),
    ("alderaan", Rebel, 14, false),
    ("bespin", Rebel, 14, false),
    ("hoth", Rebel, 14, true),
    ("jedha", Rebel, 14, false),
    ("tatooine", Rebel, 14, false),
    ("sullust", Rebel, 16, true),
    ("yavin-4", Rebel, 16, true),
];

/// What the defeated units give: resources, Force, cards to exile.
#[rustfmt::skip]
const REWARDS: &[(&str, u8, u8, u8)] = &[
    ("tie-fighter", 1, 0, 0), ("y-wing", 1, 0, 0),
    ("tie-interceptor", 3, 0, 0), ("x-wing", 3, 0, 0),
    ("landing-craft", 4, 0, 0), ("u-wing", 4, 0, 0),
    ("admiral-piett", 0, 1, 0), ("baze-malbus", 0, 1, 0),
    ("death-trooper", 0, 2, 0), ("chirrut-imwe", 0, 2, 0), ("rebel-commando", 0, 2, 0),
    ("moff-jerjerrod", 0, 3, 0), ("general-veers", 0, 3, 0), ("chewbacca", 0, 3, 0), ("jyn-erso", 0, 3, 0),
    ("tie-bomber", 0, 0, 1), ("scout-trooper", 0, 0, 1), ("snowspeeder", 0, 0, 1), ("duros-spy", 0, 0, 1),
    ("at-st", 0, 0, 2), ("b-wing", 0, 0, 2),
    ("boba-fett", 3, 2, 0), ("director-krennic", 3, 2, 0), ("han-solo", 3, 2, 0), ("cassian-andor", 3, 2, 0),
    ("grand-moff-tarkin", 3, 3, 0), ("princess-leia", 3, 3, 0),
    ("darth-vader", 4, 4, 0), ("luke-skywalker", 4, 4, 0),
];

#[test]
fn the_box_holds_a_hundred_and_forty_cards() {
    rule!("setup/card-counts");
    let starters = |side| count(|card| card.deck == Deck::Starter && card.faction == side);
    assert_eq!(starters(Empire), 10);
    assert_eq!(starters(Rebel), 10);
    assert_eq!(count(|card| card.deck == Deck::Galaxy), 90);
    assert_eq!(count(|card| card.deck == Deck::Pilots), 10);
    for side in [Empire, Rebel] {
        let bases = content().bases.iter().filter(|base| base.faction == side);
        assert_eq!(bases.count(), 10);
    }
    assert_eq!(count(|_| true) as usize + content().bases.len(), 140);
}

#[test]
fn each_side_has_a_third_of_the_galaxy_deck() {
    rule!("setup/card-counts");
    for side in [Empire, Rebel, Faction::Neutral] {
        let galaxy = count(|card| card.deck == Deck::Galaxy && card.faction == side);
        assert_eq!(galaxy, 30, "{side:?}");
    }
}

#[test]
fn every_card_is_a_unit_a_capital_ship_or_a_base() {
    rule!("cards/three-types");
    let units = content().cards.iter().filter(|card| !card.is_ship());
    let ships = content().cards.iter().filter(|card| card.is_ship());
    assert_eq!((units.count(), ships.count()), (53, 9));
    assert_eq!(content().bases.len(), 20);
    let cards = content().cards.iter().map(|card| &card.id);
    let bases = content().bases.iter().map(|base| &base.id);
    let ids: BTreeSet<&String> = cards.chain(bases).collect();
    assert_eq!(ids.len(), 82, "an id is a card or a base, never both");
}

#[test]
fn every_card_has_the_values_printed_on_it() {
    let values = |card: &'static Card| -> Values {
        let kind = if card.is_ship() { Ship } else { Unit };
        let hard = card.hit_points.or(card.target).unwrap_or(0);
        (
            &card.id,
            kind,
            card.unique,
            card.copies,
            card.cost,
            card.attack,
            card.resources,
            card.force,
            hard,
        )
    };
    for card in &content().cards {
        let printed = CARDS.iter().find(|printed| printed.0 == card.id);
        assert_eq!(printed, Some(&values(card)), "{}", card.id);
    }
    assert_eq!(content().cards.len(), CARDS.len());
}

#[test]
fn every_card_has_the_traits_printed_on_it() {
    for card in &content().cards {
        let printed = TRAITS.iter().find(|(id, _)| *id == card.id);
        let printed: BTreeSet<Trait> = printed
            .iter()
            .flat_map(|(_, traits)| *traits)
            .copied()
            .collect();
        let traits: BTreeSet<Trait> = card.traits.iter().collect();
        assert_eq!(traits, printed, "{}", card.id);
    }
}

#[test]
fn every_base_has_the_values_printed_on_it() {
    for base in &content().bases {
        let printed = BASES.iter().find(|printed| printed.0 == base.id);
        let values = (
            base.id.as_str(),
            base.faction,
            base.hit_points,
            base.beginner,
        );
        assert_eq!(printed, Some(&values));
    }
    let starting: Vec<&str> = content()
        .bases
        .iter()
        .filter(|base| base.starting)
        .map(|base| base.id.as_str())
        .collect();
    assert_eq!(starting, ["lothal", "dantooine"]);
}

#[test]
fn every_unit_of_a_side_gives_the_reward_printed_on_it() {
    let mut free = Vec::new();
    for card in content().cards.iter().filter(|card| card.target.is_some()) {
        let mut reward = (card.id.as_str(), 0, 0, 0);
        for effect in &card.reward {
            match effect {
                Effect::Resources(n) => reward.1 += n,
                Effect::Force(n) => reward.2 += n,
                Effect::ExileUpTo(n) => reward.3 += n,
                Effect::BuyFree(filter, _) if filter.side == Side::Yours => {
                    free.push(card.id.as_str());
                }
                other => panic!("{}: {other:?}", card.id),
            }
        }
        let printed = REWARDS.iter().find(|printed| printed.0 == card.id);
        assert_eq!(printed.copied().unwrap_or((&card.id, 0, 0, 0)), reward);
    }
    assert_eq!(free, ["at-at", "millennium-falcon"]);
}

#[test]
fn a_target_value_is_the_cost_and_so_are_hit_points() {
    for card in &content().cards {
        for value in [card.target, card.hit_points].into_iter().flatten() {
            assert_eq!(value, card.cost, "{}", card.id);
        }
    }
}

#[test]
fn facts_of_low_confidence_are_marked_as_designed() {
    let designed = |source| source == Source::Design;
    let cards = content().cards.iter().filter(|card| designed(card.source));
    assert_eq!(cards.count(), 0);
    let bases = content().bases.iter().filter(|base| designed(base.source));
    let bases: Vec<&str> = bases.map(|base| base.id.as_str()).collect();
    assert_eq!(bases, ["ord-mantell", "coruscant", "jedha", "tatooine"]);
}

#[test]
fn cards_are_in_the_order_of_the_files() {
    let first_of = |wanted: &dyn Fn(&Card) -> bool| content().cards.iter().position(wanted);
    let order = [
        first_of(&|card| card.deck == Deck::Starter),
        first_of(&|card| card.deck == Deck::Pilots),
        first_of(&|card| card.deck == Deck::Galaxy && card.faction == Empire),
        first_of(&|card| card.deck == Deck::Galaxy && card.faction == Rebel),
        first_of(&|card| card.deck == Deck::Galaxy && card.faction == Faction::Neutral),
    ];
    assert!(order.is_sorted() && order[0] == Some(0), "{order:?}");
}

#[test]
fn cards_and_bases_are_found_by_id() {
    let name = |card: &Card| content().name(&card.id, tabletop::Lang::EN);
    assert_eq!(
        content().card("chirrut-imwe").map(name).as_deref(),
        Some("Chirrut Îmwe")
    );
    let name = |base: &Base| content().name(&base.id, tabletop::Lang::EN);
    assert_eq!(
        content().find_base("yavin-4").map(name).as_deref(),
        Some("Yavin IV")
    );
    assert_eq!(content().card("yavin-4"), None);
}
