//! Several cards picked for one effect: in any order, and all at once.

use crate::common::{EMPIRE, Play, REBEL, ids, reveal, words};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Choice, Event, Player, Prompt};
use rulebook::rule;
use tabletop::{Ahead, Barrier, Consent, Game, Lang, Role, Table};

/// The Empire reveals Kessel, which exiles up to three cards from hand and discard pile.
fn kessel() -> Play {
    let mut t = reveal(
        "kessel",
        Scenario {
            empire: Area {
                hand: words(&["stormtrooper", "inquisitor", "stormtrooper"]),
                discard: ids(&["tie-fighter", "imperial-shuttle"]),
                ..Area::default()
            },
            ..Scenario::default()
        },
    );
    t.trigger_base();
    t
}

/// Every order of three things.
const ORDERS: [[usize; 3]; 6] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
];

#[test]
fn cards_to_exile_are_picked_in_any_order_from_hand_and_discard_pile() {
    rule!(
        "faq/exile-may-mix-hand-and-discard",
        "glossary-exile/removed-for-the-whole-game"
    );
    let three = ["stormtrooper", "inquisitor", "tie-fighter"];
    let done = |order: [usize; 3]| {
        let mut t = kessel();
        let before = t.events().len();
        for place in order {
            t.pick(three[place]);
        }
        assert!(t.offers("end-turn"), "three is the most");
        (t.state().clone(), t.events()[before..].to_vec())
    };
    let (state, events) = done(ORDERS[0]);
    assert_eq!(events.len(), 3);
    for order in ORDERS {
        assert_eq!(done(order), (state.clone(), events.clone()), "{order:?}");
    }
}

#[test]
fn two_alike_cards_and_fewer_than_allowed_leave_no_trace_of_their_order_either() {
    rule!("faq/exile-may-mix-hand-and-discard");
    let done = |picks: [&str; 2]| {
        let mut t = kessel();
        t.pick(picks[0]).pick(picks[1]).pass();
        assert_eq!(t.exiled().len(), 2);
        t.state().clone()
    };
    assert_eq!(
        done(["imperial-shuttle", "stormtrooper"]),
        done(["stormtrooper", "imperial-shuttle"])
    );
    let mut t = kessel();
    t.pick("stormtrooper").pick("stormtrooper");
    let left = [
        "pick inquisitor",
        "pick imperial-shuttle",
        "pick tie-fighter",
        "pass",
    ];
    assert_eq!(t.offered(), left);
}

#[test]
fn nothing_happens_and_nobody_hears_of_it_before_the_picks_are_complete() {
    rule!("setup/hands-and-decks-are-hidden");
    let mut t = kessel();
    let seen = |t: &Play| [Some(REBEL), None].map(|viewer| t.json(viewer));
    let (before, told) = (seen(&t), t.events().len());
    t.pick("inquisitor").pick("tie-fighter");
    assert_eq!(seen(&t), before);
    assert_eq!(t.events().len(), told);
    let own = t.json(Some(EMPIRE));
    assert_eq!(
        own["picked"].as_array().unwrap().len(),
        2,
        "the picker sees it"
    );
    assert_eq!(t.area(Player::Empire).hand.len(), 3);
    t.pass();
    let exiled = t.events()[told..].iter();
    let exiled = exiled.filter(|event| matches!(event, Event::Exiled { .. }));
    assert_eq!(exiled.count(), 2);
    assert_eq!(t.hand_of(Player::Empire), ["stormtrooper", "stormtrooper"]);
}

#[test]
fn a_pick_can_be_taken_back_freely_until_the_set_is_complete() {
    let mut t = kessel();
    let start = t.position();
    let says = |t: &Play, id: &str| {
        let library = t.game().library();
        let choices = t.choices();
        let choice = choices.iter().find(|choice| match choice {
            Choice::Pick(card) => library.card(*card).id == id,
            choice => id == "pass" && **choice == Choice::Pass,
        });
        let said = t.game().describe(t.state(), choice.unwrap(), Lang::EN);
        let ahead = Ahead::new(&**t.game(), t.state(), EMPIRE);
        (said.role, ahead.barrier(choice.unwrap()))
    };
    assert_eq!(says(&t, "inquisitor"), (Role::Step, Barrier::None));
    t.pick("inquisitor");
    assert_eq!(says(&t, "stormtrooper"), (Role::Step, Barrier::None));
    assert_eq!(says(&t, "pass"), (Role::Pass, Barrier::Reveals));
    let one = t.clone();
    t.pick("imperial-shuttle");
    // The inquisitor is shown whichever card comes last.
    assert_eq!(says(&t, "tie-fighter"), (Role::Commit, Barrier::Reveals));
    let mut table = (**t).clone();
    assert!(table.undo_since(EMPIRE, start).free);
    table.undo_to(EMPIRE, start + 1, Consent::NotAsked).unwrap();
    assert_eq!(table.state(), one.state());
    table.undo_to(EMPIRE, start, Consent::NotAsked).unwrap();
    assert_eq!(table.state(), kessel().state());
    let mut t = kessel();
    t.pick("tie-fighter").pick("imperial-shuttle");
    // What lies open already is no news.
    assert_eq!(says(&t, "pass"), (Role::Pass, Barrier::None));
    t.pass();
    assert_eq!(t.hand_of(Player::Empire).len(), 3);
    assert!(t.undo_since(EMPIRE, start).free, "all of it was open");
}

#[test]
fn the_question_says_how_many_are_left_and_the_last_card_ends_it() {
    rule!("glossary-exile/card-must-be-there-now");
    let mut t = reveal(
        "kessel",
        Scenario {
            empire: Area {
                hand: words(&["inquisitor"]),
                discard: ids(&["tie-fighter"]),
                ..Area::default()
            },
            ..Scenario::default()
        },
    );
    t.trigger_base().pick("tie-fighter");
    let decision = Table::decision(&t, Lang::EN).unwrap();
    assert!(matches!(decision.prompt, Prompt::Effect { .. }));
    let text = decision.text.to_string();
    assert!(text.contains("up to 2 cards"), "{text}");
    t.pick("inquisitor");
    assert!(t.offers("end-turn"), "nothing is left to be picked");
    assert_eq!(t.exiled().len(), 2);
}
