//! Coaxium, played by the laws and by stated positions.

use coaxium::{Card, Choice, Coaxium, Event, Offer, Scenario, Setup, Vial, vials};
use std::sync::Arc;
use tabletop::testkit::{Laws, Stage};
use tabletop::{Consent, Game, Lang, Reason, Seat, SeatSet};

const HAN: Seat = Seat(0);
const LANDO: Seat = Seat(1);

fn game() -> Arc<Coaxium> {
    Arc::new(Coaxium::new())
}

fn laws() -> Laws<Coaxium> {
    let setup = |(seats, goal, teams)| Setup { seats, goal, teams };
    let setups = [
        (2, 25, false),
        (3, 40, false),
        (4, 200, false),
        (4, 60, true),
    ];
    Laws::of(game()).setups(setups.map(setup))
}

/// Han has 3 and 9, Lando 5 and 7; the next vials are 12 and 1.
fn position() -> Scenario {
    Scenario {
        hands: vec![vials([3, 9]), vials([5, 7])],
        deck: vials([12, 1]),
        ..Scenario::default()
    }
}

#[test]
fn keeps_all_laws_in_random_games() {
    let report = laws().sample(20, 1).unwrap_or_else(|v| panic!("{v}"));
    assert_eq!(report.stuck, 0);
    assert!(report.offers > 0, "no offer was ever made: {report:?}");
    assert!(report.worlds > 1_000, "{report:?}");
}

#[test]
fn keeps_all_laws_where_proptest_looks() {
    laws().proptest(64).unwrap_or_else(|v| panic!("{v}"));
}

#[test]
fn races_end() {
    for seed in 0..200 {
        let laws = laws();
        let setup = &laws.all_setups()[seed as usize % 4];
        let report = laws
            .race(setup, tabletop::Seed::from_number(seed))
            .unwrap_or_else(|v| panic!("{v}"));
        assert_eq!((report.finished, report.stuck), (1, 0));
    }
}

#[test]
fn a_sale_pays_its_worth_and_a_scripted_die() {
    let mut stage = Stage::scenario(
        &game(),
        Scenario {
            dice: vec![6],
            ..position()
        },
    );
    stage.choose(Choice::Hold(Card(9))).choose(Choice::Gamble);
    stage.choose(Choice::Hold(Card(5))).choose(Choice::Haggle);
    assert_eq!(stage.game().words(stage.state()).credits, [15, 8]);
}

#[test]
fn a_choice_says_as_data_what_it_brings() {
    let mut stage = Stage::scenario(&game(), position());
    stage.choose(Choice::Hold(Card(9)));
    let described = |choice| {
        let described = stage.game().describe(stage.state(), &choice, Lang::EN);
        serde_json::to_value(described).unwrap()
    };
    let haggle = described(Choice::Haggle);
    let twelve = serde_json::json!([{"glyph": "credits", "number": 12}]);
    assert_eq!(haggle["worth"], twelve);
    let gamble = described(Choice::Gamble);
    assert!(gamble.get("worth").is_none(), "nobody knows what it brings");
    assert!(gamble.get("cost").is_none(), "and it costs nothing");
}

#[test]
fn the_exact_choices_of_a_turn() {
    let stage = Stage::scenario(&game(), position());
    let hold = |worth| Choice::Hold(Card(worth));
    assert_eq!(
        stage.choices(),
        [Choice::Peek, Choice::Draw, hold(3), hold(9)]
    );
}

#[test]
fn a_begun_sale_is_cancelled_without_trace() {
    let mut stage = Stage::scenario(&game(), position());
    let before = stage.state().clone();
    stage.choose(Choice::Hold(Card(3)));
    stage.table_mut().undo(HAN, Consent::NotAsked).unwrap();
    assert_eq!(*stage.state(), before);
}

#[test]
fn a_peek_is_secret_and_remembered() {
    let mut stage = Stage::scenario(&game(), position());
    stage.choose(Choice::Peek);
    let peeked = |card| Event::Peeked { seat: HAN, card };
    let seen_by = |seat| stage.game().redact(&stage.events()[0], seat);
    assert_eq!(seen_by(Some(HAN)), Some(peeked(Some(Card(12)))));
    assert_eq!(seen_by(Some(LANDO)), Some(peeked(None)));
    assert_eq!(seen_by(None), Some(peeked(None)));
    let words = stage.game().words(stage.state());
    let known = Vial::Known {
        card: Card(12),
        known: SeatSet::of(HAN),
    };
    assert_eq!(words.deck[0], known);
    assert!(!stage.can(&Choice::Peek), "there is nothing new to see");
}

#[test]
fn an_offer_comes_in_the_middle_of_anothers_turn() {
    let mut stage = Stage::scenario(&game(), position());
    stage.offer(
        LANDO,
        Offer {
            to: HAN,
            give: Card(7),
        },
    );
    assert_eq!(stage.decider(), HAN);
    stage.choose(Choice::Accept(Card(3)));
    let words = stage.game().words(stage.state());
    let both = |worth| Vial::Known {
        card: Card(worth),
        known: SeatSet::all(2),
    };
    assert_eq!(
        words.hands,
        [
            vec![Vial::Plain(Card(9)), both(7)],
            vec![Vial::Plain(Card(5)), both(3)]
        ]
    );
    assert_eq!(stage.decider(), HAN, "the decision below is asked anew");
}

#[test]
fn an_offer_is_a_window_and_a_turn_is_none() {
    let mut stage = Stage::scenario(&game(), position());
    let window = |stage: &Stage<Coaxium>| {
        let window = stage.game().window(stage.state(), Lang::default());
        window.map(|window| window.id)
    };
    assert_eq!(window(&stage), None);
    let give = Card(7);
    stage.offer(LANDO, Offer { to: HAN, give });
    assert_eq!(window(&stage), Some("offers"));
}

#[test]
fn a_declined_offer_is_not_made_twice_a_turn() {
    let mut stage = Stage::scenario(&game(), position());
    let offer = Offer {
        to: HAN,
        give: Card(7),
    };
    stage.offer(LANDO, offer).choose(Choice::Decline);
    let refusal = stage.table_mut().offer(LANDO, &offer).unwrap_err();
    assert_eq!(refusal.reason, Reason::IllegalOffer);
}

#[test]
fn what_is_not_legal_is_refused_with_a_reason() {
    let mut stage = Stage::scenario(&game(), position());
    let reason = |stage: &mut Stage<_>, seat, choice| stage.refused(seat, &choice).reason;
    assert_eq!(
        reason(&mut stage, LANDO, Choice::Draw),
        Reason::NotYourDecision
    );
    assert_eq!(
        reason(&mut stage, HAN, Choice::Hold(Card(5))),
        Reason::IllegalChoice
    );
    stage.table_mut().concede(LANDO).unwrap();
    assert_eq!(reason(&mut stage, HAN, Choice::Draw), Reason::GameOver);
    let places = stage.outcome().unwrap().places;
    assert_eq!(places, [1, 2]);
}

#[test]
fn undo_goes_back_one_action_and_asks_where_something_was_learned() {
    let mut stage = Stage::scenario(&game(), position());
    stage.choose(Choice::Peek);
    let free = stage.undo_of(HAN).unwrap();
    assert!(!free.free, "a peek cannot be unseen");
    stage.choose(Choice::Hold(Card(3)));
    let undo = stage.undo_of(HAN).unwrap();
    assert_eq!((undo.to, undo.free), (1, true), "only the begun sale");
    stage.table_mut().undo(HAN, Consent::NotAsked).unwrap();
    assert!(stage.can(&Choice::Hold(Card(3))));
    let refusal = stage.table_mut().undo(HAN, Consent::NotAsked).unwrap_err();
    assert_eq!(refusal.reason, Reason::UndoNeedsConsent);
    stage.table_mut().undo(HAN, Consent::Given).unwrap();
    assert!(stage.can(&Choice::Peek), "the peek is forgotten");
    assert_eq!(stage.undo_of(HAN), None);
}

#[test]
fn what_is_free_since_a_position_is_taken_back_without_asking() {
    let mut stage = Stage::scenario(&game(), position());
    stage.choose(Choice::Peek).choose(Choice::Hold(Card(3)));
    let table = stage.table_mut();
    assert!(table.undo_since(HAN, 1).free);
    assert!(!table.undo_since(HAN, 0).free, "a peek cannot be unseen");
    let refusal = table.undo_to(HAN, 0, Consent::NotAsked).unwrap_err();
    assert_eq!(refusal.reason, Reason::UndoNeedsConsent);
    table.undo_to(HAN, 1, Consent::NotAsked).unwrap();
    assert!(stage.can(&Choice::Hold(Card(3))));
}

#[test]
fn a_sale_of_two_steps_is_one_action() {
    let mut stage = Stage::scenario(&game(), position());
    stage.choose(Choice::Hold(Card(3))).choose(Choice::Gamble);
    let undo = stage.undo_of(HAN).unwrap();
    assert_eq!((undo.to, undo.free, undo.over_chance), (0, false, true));
}

#[test]
fn several_choices_are_made_at_once_until_something_unforeseen() {
    let mut stage = Stage::scenario(&game(), position());
    let table = stage.table_mut();
    let sell = [Choice::Hold(Card(3)), Choice::Gamble, Choice::Draw];
    let step = table.choose_all(HAN, &sell).unwrap();
    assert_eq!(step.made, 2, "the die stops the list");
    assert!(table.choose_all(HAN, &sell).is_err(), "not Han's turn");
}

#[test]
fn those_across_from_each_other_win_by_what_they_have_together() {
    let two_against_two = Scenario {
        teams: true,
        goal: 40,
        hands: vec![vials([9]), vec![], vec![], vec![]],
        credits: vec![10, 25, 20, 0],
        ..Scenario::default()
    };
    let mut stage = Stage::scenario(&game(), two_against_two);
    stage.choose(Choice::Hold(Card(9))).choose(Choice::Haggle);
    let outcome = stage.table_mut().outcome().unwrap();
    assert_eq!(outcome.places, [1, 2, 1, 2], "22 and 20 against 25 and 0");
    let teams: Vec<u8> = stage
        .table_mut()
        .players(Lang::EN)
        .iter()
        .map(|player| player.team)
        .collect();
    assert_eq!(teams, [0, 1, 0, 1]);
}

#[test]
fn who_gives_up_loses_for_the_team() {
    let setup = Setup {
        seats: 4,
        goal: 60,
        teams: true,
    };
    let (mut table, _) = tabletop::Table::new(game(), setup, Default::default()).unwrap();
    table.concede(Seat(2)).unwrap();
    assert_eq!(table.outcome().unwrap().places, [2, 1, 2, 1]);
}

#[test]
fn a_list_of_no_choices_is_refused() {
    let mut stage = Stage::scenario(&game(), position());
    let refusal = stage.table_mut().choose_all(HAN, &[]).unwrap_err();
    assert_eq!(refusal.reason, Reason::IllegalChoice);
    assert_eq!(refusal.message.id, "no-choice");
    assert_eq!(stage.table_mut().position(), 0, "nothing was recorded");
}

#[test]
fn impossible_set_ups_and_scenarios_are_refused() {
    let game = game();
    let three = Setup {
        seats: 3,
        goal: 10,
        teams: true,
    };
    let refused = tabletop::Table::new(game.clone(), three, Default::default()).unwrap_err();
    assert_eq!(refused.reason, Reason::BadSetup, "three are no teams");
    let start = |seats, goal| {
        let setup = Setup {
            seats,
            goal,
            teams: false,
        };
        tabletop::Table::new(game.clone(), setup, Default::default()).map(|_| ())
    };
    assert_eq!(start(1, 10).unwrap_err().reason, Reason::BadSetup);
    assert_eq!(start(5, 10).unwrap_err().reason, Reason::BadSetup);
    assert_eq!(start(2, 0).unwrap_err().reason, Reason::BadSetup);
    let twice = Scenario {
        deck: vials([3]),
        ..position()
    };
    let refusal = tabletop::Table::stage(game.clone(), twice, Default::default()).unwrap_err();
    assert_eq!(refusal.reason, Reason::BadScenario);
    assert!(refusal.to_string().contains("vial 3"), "{refusal}");
}
