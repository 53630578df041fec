//! Which abilities could do nothing, and are not offered: told by what the position lacks.

use crate::common::{ids, stage, stage_with, words};
use deckbuilding::content::{Content, Library};
use deckbuilding::scenario::{Area, Scenario, SoFar};
use deckbuilding::{Deckbuilding, Player};
use rulebook::rule;
use std::sync::Arc;

/// Something an ability may need.
#[derive(Copy, Clone, Debug, PartialEq)]
enum Lack {
    TheForce,
    ForceToGain,
    Damage,
    OwnHand,
    TheirHand,
    CardsToDraw,
    OwnShip,
    TheirShips,
    Row,
    Galaxy,
    /// The next purchase is put on the deck already.
    Purchase,
    TheirBase,
}

use Lack::*;

const ALL: [Lack; 12] = [
    TheForce,
    ForceToGain,
    Damage,
    OwnHand,
    TheirHand,
    CardsToDraw,
    OwnShip,
    TheirShips,
    Row,
    Galaxy,
    Purchase,
    TheirBase,
];

/// A unit in play where nothing is lacking but this.
fn position(player: Player, unit: &str, lacks: &[Lack]) -> Scenario {
    let lacks = |one| lacks.contains(&one);
    let some = |lack, cards: &[&'static str]| match lacks(lack) {
        true => Vec::new(),
        false => cards.to_vec(),
    };
    let (starter, foes, ship, foes_ship) = match player {
        Player::Empire => (
            "stormtrooper",
            "rebel-trooper",
            "imperial-carrier",
            "mon-calamari-cruiser",
        ),
        Player::Rebel => (
            "rebel-trooper",
            "stormtrooper",
            "mon-calamari-cruiser",
            "imperial-carrier",
        ),
    };
    let mine = Area {
        damage: if lacks(Damage) { 0 } else { 3 },
        hand: words(&some(OwnHand, &[starter])),
        deck: words(&some(CardsToDraw, &[starter])),
        ships: words(&some(OwnShip, &[ship])),
        ..Area::default()
    };
    let theirs = Area {
        base: (!lacks(TheirBase)).then(|| "starting".into()),
        hand: words(&some(TheirHand, &[foes])),
        ships: words(&some(TheirShips, &[foes_ship])),
        ..Area::default()
    };
    // Neutral, the last space of the player, where there is no more to gain, and the one before it.
    let force = match (lacks(TheForce), lacks(ForceToGain)) {
        (true, _) => 3,
        (_, true) => 6,
        _ => 5,
    };
    let (empire, rebel, force) = match player {
        Player::Empire => (mine, theirs, force),
        Player::Rebel => (theirs, mine, 6 - force),
    };
    Scenario {
        active: player,
        force,
        empire,
        rebel,
        units: words(&[unit]),
        row: ids(&some(Row, &["blockade-runner"])),
        galaxy: words(&some(Galaxy, &["blockade-runner"])),
        so_far: SoFar {
            next_purchase_on_deck: lacks(Purchase),
            ..SoFar::default()
        },
        ..Scenario::default()
    }
}

#[track_caller]
fn is_offered(player: Player, unit: &str, lacks: &[Lack]) -> bool {
    let offered = stage(position(player, unit, lacks)).offered_that("use");
    offered.contains(&format!("use {unit}"))
}

#[test]
fn an_ability_is_offered_unless_what_it_needs_is_lacking() {
    rule!("abilities/do-as-much-as-possible");
    use Player::{Empire, Rebel};
    // Whoever lacks any one of these has no use for the unit, and whoever lacks anything else has.
    let units: [(Player, &str, &[Lack]); 21] = [
        (Empire, "tie-fighter", &[OwnShip, CardsToDraw]),
        (Empire, "tie-bomber", &[Row]),
        (Empire, "at-st", &[Row]),
        (Empire, "scout-trooper", &[Galaxy]),
        (Empire, "tie-interceptor", &[Galaxy]),
        (Empire, "moff-jerjerrod", &[Galaxy]),
        (Empire, "director-krennic", &[CardsToDraw]),
        (Empire, "landing-craft", &[]),
        (Empire, "z-95-headhunter", &[TheirShips, CardsToDraw]),
        (Empire, "twilek-smuggler", &[Purchase]),
        (Rebel, "twilek-smuggler", &[Purchase]),
        (Rebel, "jabba-the-hutt", &[OwnHand]),
        (Rebel, "kel-dor-mystic", &[]),
        (Rebel, "outer-rim-pilot", &[]),
        (Rebel, "y-wing", &[]),
        (Rebel, "snowspeeder", &[TheirHand]),
        (Rebel, "rebel-commando", &[TheirHand]),
        (Rebel, "jyn-erso", &[TheirHand]),
        (Rebel, "x-wing", &[TheForce, CardsToDraw]),
        (Rebel, "u-wing", &[TheForce, Damage]),
        (Rebel, "luke-skywalker", &[TheForce, TheirShips]),
    ];
    for (player, unit, needs) in units {
        for lack in ALL {
            assert_eq!(
                is_offered(player, unit, &[lack]),
                !needs.contains(&lack),
                "{unit} without {lack:?}"
            );
        }
    }
}

#[test]
fn one_of_several_effects_is_enough_for_an_ability_to_be_offered() {
    rule!("abilities/do-as-much-as-possible");
    let lando = |lacks: &[Lack]| is_offered(Player::Rebel, "lando-calrissian", lacks);
    assert!(lando(&[CardsToDraw]), "the opponent discards");
    assert!(!lando(&[CardsToDraw, TheirHand]));
    assert!(!lando(&[CardsToDraw, TheForce]));
    assert!(lando(&[TheirHand, TheForce]), "a card is drawn");
    let spy = |lacks: &[Lack]| is_offered(Player::Rebel, "duros-spy", lacks);
    assert!(spy(&[TheirHand]) && spy(&[ForceToGain]));
    assert!(!spy(&[TheirHand, ForceToGain]));
}

/// The game with a Jawa Scavenger whose ability no card of the box has.
fn game_with(ability: &str) -> Arc<Deckbuilding> {
    let card = format!(
        r#"[Card(id: "jawa-scavenger", name: "Jawa", deck: Galaxy, faction: neutral, copies: 2, cost: 1,
            attack: 1, ability: Action([{ability}]),
            art: (scene: Canyon, figure: Mask, prop: Book), source: Design)]"#
    );
    let pack = [("pack.ron".to_string(), card)];
    let content = Content::with_pack(&pack).unwrap_or_else(|errors| panic!("{errors:#?}"));
    Arc::new(Deckbuilding::new(Library::new(content)))
}

#[track_caller]
fn uses_jawa(game: &Arc<Deckbuilding>, scenario: Scenario) -> bool {
    stage_with(game, scenario).offers("use jawa-scavenger")
}

fn jawa(lacks: &[Lack]) -> Scenario {
    position(Player::Rebel, "jawa-scavenger", lacks)
}

#[test]
fn an_effect_alone_is_offered_unless_what_it_needs_is_lacking() {
    rule!("abilities/do-as-much-as-possible");
    let effects: [(&str, &[Lack]); 12] = [
        ("Force(1)", &[ForceToGain]),
        ("Draw(1)", &[CardsToDraw]),
        ("Repair(1)", &[Damage]),
        ("Damage(1)", &[TheirBase]),
        ("DestroyShip", &[TheirShips]),
        ("OpponentDiscards", &[TheirHand]),
        ("OpponentDiscardsAtRandom", &[TheirHand]),
        ("LookAtHand", &[TheirHand]),
        ("LookAtTop", &[Galaxy]),
        ("DiscardFromRow(())", &[Row]),
        ("LookAtTop, MaySwapTopWithRow", &[Galaxy]),
        ("NextPurchaseOnDeck", &[Purchase]),
    ];
    for (effect, needs) in effects {
        let game = game_with(effect);
        for lack in ALL {
            assert_eq!(
                uses_jawa(&game, jawa(&[lack])),
                !needs.contains(&lack),
                "{effect} without {lack:?}"
            );
        }
    }
}

#[test]
fn a_card_to_exile_may_lie_in_the_hand_or_in_the_discard_pile() {
    rule!("abilities/do-as-much-as-possible");
    let game = game_with("Exile(1)");
    // Whoever lacks something usual, as they do here, is looked at more closely.
    let exiles = |lacks: &[Lack], discard: &[&str]| {
        let mut scenario = jawa(lacks);
        scenario.rebel.discard = ids(discard);
        uses_jawa(&game, scenario)
    };
    assert!(exiles(&[TheirHand], &[]) && exiles(&[OwnHand], &["lobot"]));
    assert!(exiles(&[TheirHand], &["lobot"]));
    assert!(!exiles(&[OwnHand], &[]));
}

#[test]
fn damage_to_the_base_or_a_ship_needs_one_of_them() {
    rule!("abilities/do-as-much-as-possible");
    let game = game_with("DamageBaseOrShip(2)");
    let deals = |lacks: &[Lack]| uses_jawa(&game, jawa(lacks));
    assert!(deals(&[TheirBase]) && deals(&[TheirShips]));
    assert!(!deals(&[TheirBase, TheirShips]));
}
