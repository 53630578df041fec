//! The rewards for defeated cards: each one in a table, each shape taken and declined.

use crate::common::{full_row, game, ids, stage, words};
use deckbuilding::Player;
use deckbuilding::scenario::{Area, Scenario};
use rulebook::rule;

/// What a reward gives.
#[derive(Copy, Clone)]
enum Reward {
    /// So many resources and so much Force.
    Gain(u16, u8),
    /// Exile up to so many cards.
    Exile(usize),
    /// A card of one's own faction, free.
    Card,
}
use Reward::{Card, Exile, Gain};

/// Every card that can be defeated: its target value and its reward.
const TARGETS: [(&str, u8, Reward); 31] = [
    ("tie-fighter", 1, Gain(1, 0)),
    ("admiral-piett", 2, Gain(0, 1)),
    ("tie-bomber", 2, Exile(1)),
    ("scout-trooper", 2, Exile(1)),
    ("death-trooper", 3, Gain(0, 2)),
    ("tie-interceptor", 3, Gain(3, 0)),
    ("moff-jerjerrod", 4, Gain(0, 3)),
    ("general-veers", 4, Gain(0, 3)),
    ("at-st", 4, Exile(2)),
    ("landing-craft", 4, Gain(4, 0)),
    ("boba-fett", 5, Gain(3, 2)),
    ("director-krennic", 5, Gain(3, 2)),
    ("at-at", 6, Card),
    ("grand-moff-tarkin", 6, Gain(3, 3)),
    ("darth-vader", 8, Gain(4, 4)),
    ("y-wing", 1, Gain(1, 0)),
    ("baze-malbus", 2, Gain(0, 1)),
    ("snowspeeder", 2, Exile(1)),
    ("duros-spy", 2, Exile(1)),
    ("chirrut-imwe", 3, Gain(0, 2)),
    ("rebel-commando", 3, Gain(0, 2)),
    ("x-wing", 3, Gain(3, 0)),
    ("chewbacca", 4, Gain(0, 3)),
    ("jyn-erso", 4, Gain(0, 3)),
    ("u-wing", 4, Gain(4, 0)),
    ("han-solo", 5, Gain(3, 2)),
    ("cassian-andor", 5, Gain(3, 2)),
    ("b-wing", 5, Exile(2)),
    ("princess-leia", 6, Gain(3, 3)),
    ("millennium-falcon", 7, Card),
    ("luke-skywalker", 8, Gain(4, 4)),
];

/// Who attacks a card: the first fifteen are the Empire's.
fn attacker(place: usize) -> Player {
    match place {
        0..15 => Player::Rebel,
        _ => Player::Empire,
    }
}

/// The target has been attacked with this much; nothing is decided yet. The attacker has two
/// cards in hand and one in the discard pile, and the marker stands at the other end.
fn attacked(place: usize, attack: u8) -> crate::common::Play {
    let (target, ..) = TARGETS[place];
    let player = attacker(place);
    let mine = |shuttle: &str, trooper: &str| Area {
        hand: words(&[shuttle, shuttle]),
        discard: ids(&[trooper]),
        ..Area::default()
    };
    let (empire, rebel, fresh, force) = match player {
        Player::Empire => (
            mine("imperial-shuttle", "stormtrooper"),
            Area::default(),
            "star-destroyer",
            0,
        ),
        Player::Rebel => (
            Area::default(),
            mine("alliance-shuttle", "rebel-trooper"),
            "mon-calamari-cruiser",
            6,
        ),
    };
    let hunter = crate::common::strong("lobot", attack);
    let mut t = stage(Scenario {
        active: player,
        force,
        empire,
        rebel,
        units: vec![hunter],
        row: full_row(&[target]),
        galaxy: words(&[fresh, "dengar", "bossk"]),
        ..Scenario::default()
    });
    t.commit_to("lobot", target).resolve_on(target);
    t
}

#[test]
fn every_target_falls_at_its_value_and_not_below() {
    rule!(
        "bounty-sabotage/meet-or-beat-the-target",
        "bounty-sabotage/failure-changes-nothing"
    );
    for (place, (target, value, _)) in TARGETS.into_iter().enumerate() {
        let hit = attacked(place, value);
        assert_eq!(hit.words().galaxy_discard, [target]);
        assert_eq!(hit.offered(), ["take-reward", "pass"], "{target}");
        let missed = attacked(place, value - 1);
        assert_eq!(missed.words().row, full_row(&[target]));
        assert!(missed.offers("end-turn"));
    }
}

#[test]
fn every_reward_gives_what_it_says() {
    rule!("bounty-sabotage/reward-counts-this-turn");
    for (place, (target, value, reward)) in TARGETS.into_iter().enumerate() {
        let mut t = attacked(place, value);
        let before = t.words();
        t.take_reward();
        let after = t.words();
        let gained = (after.resources, after.force.abs_diff(before.force));
        match reward {
            Gain(resources, force) => assert_eq!(gained, (resources, force), "{target}"),
            Exile(most) => {
                assert_eq!(gained, (0, 0));
                for _ in 0..most {
                    assert_eq!(t.exiled(), [""; 0], "{target}: all at once");
                    assert!(t.offers("pass"), "{target}: up to {most}");
                    let card = t.choices()[0];
                    t.make(card);
                }
                assert_eq!(t.exiled().len(), most, "{target}");
            }
            Card => {
                assert_eq!(gained, (0, 0));
                assert_eq!(after.so_far.purchases, 1, "{target}");
            }
        }
        assert!(t.offers("end-turn"), "{target}");
    }
}

#[test]
fn every_reward_may_be_declined() {
    rule!("faq/reward-may-be-declined");
    for (place, (target, value, _)) in TARGETS.into_iter().enumerate() {
        let mut t = attacked(place, value);
        let before = t.words();
        t.pass();
        assert!(before.half_done, "the reward waited");
        let before = Scenario {
            half_done: false,
            ..before
        };
        assert_eq!(t.words(), before, "{target}");
        assert_eq!(t.exiled(), [""; 0]);
        assert!(t.offers("end-turn"), "{target}");
    }
}

#[test]
fn every_card_with_a_reward_is_in_the_table() {
    let game = game();
    let cards = game.library().content().cards.iter();
    let with_reward: Vec<&str> = cards
        .filter(|card| card.target.is_some() || !card.reward.is_empty())
        .map(|card| card.id.as_str())
        .collect();
    assert_eq!(with_reward, TARGETS.map(|(id, ..)| id));
}

/// The place of a card in the table.
fn place_of(id: &str) -> usize {
    let place = TARGETS.iter().position(|(other, ..)| *other == id);
    place.expect("it is in the table")
}

#[test]
fn at_ats_reward_is_a_free_rebel_card_and_it_may_be_the_fresh_one() {
    rule!(
        "bounty-sabotage/reward-comes-after-the-refill",
        "purchasing/free-purchase-is-still-a-purchase"
    );
    let mut t = attacked(place_of("at-at"), 6);
    assert_eq!(t.words().row, full_row(&["mon-calamari-cruiser"]));
    // The only Rebel card in the row: neutral ones are not for taking.
    t.take_reward();
    let pile = ["mon-calamari-cruiser", "rebel-trooper"];
    assert_eq!(t.discard_of(Player::Rebel), pile);
    assert_eq!(t.words().row[0], "dengar", "refilled again");
}

#[test]
fn millennium_falcons_reward_is_a_free_empire_card() {
    let mut t = attacked(place_of("millennium-falcon"), 7);
    t.take_reward();
    let pile = ["star-destroyer", "stormtrooper"];
    assert_eq!(t.discard_of(Player::Empire), pile);
}

#[test]
fn millennium_falcons_reward_is_asked_for_among_several_and_can_be_redirected() {
    let mut t = stage(Scenario {
        units: vec![crate::common::strong("lobot", 7), "twilek-smuggler".into()],
        row: full_row(&["millennium-falcon", "at-at", "x-wing", "dengar"]),
        galaxy: words(&["tie-fighter", "bossk"]),
        ..Scenario::default()
    });
    t.use_card("twilek-smuggler");
    t.commit_to("lobot", "millennium-falcon");
    t.resolve_on("millennium-falcon").take_reward();
    assert_eq!(t.offered(), ["pick tie-fighter", "pick at-at"]);
    t.pick("at-at");
    assert_eq!(t.deck_of(Player::Empire), ["at-at"]);
}

#[test]
fn b_wings_reward_may_exile_fewer_and_from_both_places() {
    rule!("faq/exile-may-mix-hand-and-discard");
    let mut t = attacked(place_of("b-wing"), 5);
    t.take_reward();
    let cards = ["pick imperial-shuttle", "pick stormtrooper", "pass"];
    assert_eq!(t.offered(), cards);
    t.pick("imperial-shuttle");
    let mut fewer = t.clone();
    fewer.pass();
    assert_eq!(fewer.exiled(), ["imperial-shuttle"]);
    t.pick("stormtrooper");
    assert_eq!(t.exiled(), ["imperial-shuttle", "stormtrooper"]);
    assert!(t.offers("end-turn"));
}

#[test]
fn admiral_pietts_reward_does_not_come_up_when_the_force_is_full() {
    let mut t = stage(Scenario {
        active: Player::Rebel,
        force: 0,
        units: words(&["x-wing"]),
        row: full_row(&["admiral-piett"]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    t.commit_to("x-wing", "admiral-piett");
    t.resolve_on("admiral-piett");
    assert!(t.offers("end-turn"), "there is nothing to take");
}

#[test]
fn boba_fetts_reward_is_taken_as_far_as_it_goes() {
    rule!("faq/reward-may-be-declined");
    let mut t = stage(Scenario {
        active: Player::Rebel,
        force: 1,
        units: words(&["chewbacca"]),
        row: full_row(&["boba-fett"]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    t.commit_to("chewbacca", "boba-fett");
    t.resolve_on("boba-fett").take_reward();
    assert_eq!((t.words().resources, t.words().force), (3, 0));
}
