//! The position in words keeps what is pending, or says that something was half done.

use crate::common::{
    Play, full_row, hand, ids, names, new_game, refused, reveal, stage, with_base, words,
};
use deckbuilding::scenario::{Area, PlaceWord, Scenario};
use deckbuilding::{Mode, Player, Setup};
use rulebook::rule;
use tabletop::Reason;

/// The same position, told in words and put on the table again.
#[track_caller]
fn told(t: &Play) -> Play {
    let again = stage(t.words());
    assert_eq!(again.words(), t.words());
    again
}

/// The Empire has borrowed a card with Tarkin.
fn borrowed(card: &'static str, empire: Area) -> Play {
    let mut t = stage(Scenario {
        empire,
        units: words(&["grand-moff-tarkin"]),
        row: full_row(&[card]),
        galaxy: words(&["lobot"]),
        shuffles: vec![ids(&[])],
        ..Scenario::default()
    });
    t.use_card("grand-moff-tarkin");
    t
}

#[test]
fn a_borrowed_card_is_still_owed_wherever_it_is() {
    rule!("glossary-exile/removed-for-the-whole-game");
    let cruiser = |deck: &[&'static str]| Area {
        ships: words(&["gozanti-cruiser"]),
        deck: words(deck),
        ..Area::default()
    };
    let in_hand = borrowed("death-trooper", Area::default());
    let mut in_play = borrowed("death-trooper", Area::default());
    in_play.play("death-trooper");
    let mut ship = borrowed("star-destroyer", Area::default());
    ship.play("star-destroyer");
    let mut discarded = borrowed("death-trooper", cruiser(&["stormtrooper"]));
    discarded.use_card("gozanti-cruiser");
    // The pile becomes the deck, of which the pilot's draw leaves something.
    let mut shuffled = borrowed("death-trooper", {
        let discard = ids(&["stormtrooper", "stormtrooper"]);
        Area {
            discard,
            ..cruiser(&[])
        }
    });
    shuffled.use_card("gozanti-cruiser");
    for (t, place) in [
        (in_hand, Some(PlaceWord::Hand(0))),
        (in_play, Some(PlaceWord::Unit(1))),
        (ship, Some(PlaceWord::Ship(0))),
        (discarded, Some(PlaceWord::Discard(0))),
        (shuffled, None),
    ] {
        let owed = t.words().so_far.borrowed;
        assert_eq!(owed.len(), 1);
        assert!(place.is_none_or(|place| owed == [place]), "{owed:?}");
        let mut again = told(&t);
        again.end_turn();
        assert_eq!(again.exiled().len(), 1, "{owed:?}");
        assert_eq!(again.words().so_far.borrowed, []);
    }
}

#[test]
fn of_two_copies_the_borrowed_one_is_told() {
    let t = borrowed("death-trooper", hand(&["stormtrooper", "death-trooper"]));
    assert_eq!(t.offered_that("play death").len(), 2);
    let mut again = told(&t);
    assert_eq!(again.offered(), t.offered());
    again.end_turn();
    assert_eq!(again.exiled(), ["death-trooper"]);
    assert!(names(&again.area(Player::Empire).hand).contains(&"death-trooper".into()));
}

#[test]
fn what_is_exiled_already_is_owed_no_more() {
    let mut t = borrowed(
        "death-trooper",
        Area {
            deck: words(&["stormtrooper"]),
            ..Area::default()
        },
    );
    t.play("death-trooper");
    assert_eq!(t.words().so_far.borrowed, [PlaceWord::Unit(1)]);
    t.end_turn();
    assert_eq!(t.words().so_far.borrowed, []);
}

#[test]
fn a_place_at_which_nothing_lies_is_refused() {
    for place in [
        PlaceWord::Hand(1),
        PlaceWord::Unit(0),
        PlaceWord::Ship(0),
        PlaceWord::Discard(0),
        PlaceWord::Deck(0),
    ] {
        let mut scenario = Scenario {
            empire: hand(&["stormtrooper"]),
            ..Scenario::default()
        };
        scenario.so_far.borrowed = vec![place];
        assert_eq!(refused(scenario).reason, Reason::BadScenario, "{place:?}");
    }
}

#[test]
fn a_base_that_is_to_be_revealed_is_still_to_be_revealed() {
    rule!("turn-start/owner-picks-the-new-base");
    let mut t = stage(Scenario {
        rebel: Area {
            base: None,
            ..Area::default()
        },
        empire: Area {
            victory: ids(&["dantooine"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    t.end_turn();
    assert_eq!(t.offered_that("reveal").len(), 4);
    assert!(!t.words().half_done, "nothing is lost");
    assert_eq!(told(&t).offered(), t.offered());
}

#[test]
fn what_words_cannot_tell_is_said_to_be_half_done() {
    let question = reveal(
        "kessel",
        Scenario {
            empire: hand(&["stormtrooper", "inquisitor"]),
            ..Scenario::default()
        },
    );
    let mut pick = question.clone();
    pick.trigger_base().pick("inquisitor");
    let mut reward = stage(Scenario {
        empire: hand(&["stormtrooper"]),
        units: words(&["boba-fett"]),
        row: full_row(&["b-wing"]),
        galaxy: words(&["lobot"]),
        ..Scenario::default()
    });
    reward.commit_to("boba-fett", "b-wing").resolve_on("b-wing");
    let mut spread = stage(Scenario {
        units: words(&["boba-fett"]),
        rebel: Area {
            ships: words(&["blockade-runner", "c-roc-cruiser"]),
            ..Area::default()
        },
        ..Scenario::default()
    });
    spread.commit("boba-fett").resolve();
    let mut purchase = stage(with_base(
        Player::Rebel,
        "sullust",
        Scenario {
            active: Player::Rebel,
            resources: 2,
            ..Scenario::default()
        },
    ));
    purchase.buy("outer-rim-pilot");
    let mut bases = new_game(Setup {
        mode: Mode::SecretBases,
        ..Setup::default()
    });
    bases.pick_base("rodia");
    for t in [question, pick, reward, spread, purchase, bases] {
        assert!(t.words().half_done, "{:?}", t.offered());
        let mut again = told(&t);
        assert!(again.offers("end-turn"), "the player goes on with the turn");
        again.end_turn();
        assert!(!again.words().half_done, "another turn");
    }
}

#[test]
fn nothing_is_half_done_between_two_actions_or_after_the_game() {
    let mut t = stage(Scenario {
        empire: Area {
            hand: words(&["stormtrooper"]),
            victory: ids(&["dantooine", "hoth"]),
            ..Area::default()
        },
        rebel: Area {
            base: Some("sullust".into()),
            damage: 15,
            ..Area::default()
        },
        ..Scenario::default()
    });
    assert!(!t.words().half_done);
    t.play("stormtrooper").commit("stormtrooper");
    assert!(!t.words().half_done, "an attack is told");
    t.resolve();
    assert_eq!(t.winner(), Some(Player::Empire));
    assert!(!t.words().half_done);
}
