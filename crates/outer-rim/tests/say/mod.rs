//! The game in words: whatever can be asked, chosen or told reads as a sentence.

mod agreed;
mod asked;
mod explained;
mod famous;
mod german;
mod taken_back;
mod told;
mod verbs_ask;
mod whole_games;

use crate::common::{HIT, OnStage, encounters, game, market, patrols, player, stage, words};
use outer_rim::content::{Faction, Library, Market};
use outer_rim::scenario::{PlayerWords, Scenario, StepWord};
use outer_rim::{Choice, OuterRim};
use tabletop::{Ahead, Barrier, Game, Lang, On, Seat};

fn ask(t: &OnStage) -> String {
    game().ask(t.state(), Lang::EN).to_string()
}

/// What the present choices say, each with where it is drawn.
fn says(t: &OnStage) -> Vec<String> {
    let game = game();
    let decider = game.decider(t.state()).unwrap();
    let ahead = Ahead::new(&*game, t.state(), decider);
    let describe = |choice: &Choice| {
        let described = game.describe(t.state(), choice, Lang::EN);
        let barrier = match ahead.barrier(choice) {
            Barrier::None => "",
            Barrier::Reveals => " (reveals)",
            Barrier::Random => " (rolls)",
            Barrier::PassesTheTurn => " (passes)",
        };
        let on = match &described.on {
            None => String::new(),
            Some(On::Space(id)) => format!(" @{id}"),
            Some(On::Card(id)) => format!(" @{}", id.split('#').next().unwrap_or_default()),
            Some(On::Pile(id)) => format!(" @{id} deck"),
            Some(On::Die(n)) => format!(" @die {n}"),
            Some(On::Seat(seat)) => format!(" @{seat}"),
        };
        format!("{}{on}{barrier}", described.whole())
    };
    t.choices().iter().map(describe).collect()
}

/// Han Solo on Tatooine in a starter ship, Boba Fett elsewhere.
fn position() -> Scenario {
    Scenario {
        players: vec![
            PlayerWords {
                credits: 6000,
                assets: words(&["blaster", "contraband", "casino"]),
                ..player("han-solo", "tatooine")
            },
            player("boba-fett", "kessel"),
        ],
        patrols: patrols(&[
            (Faction::Hutt, 2, "tatooine-reach"),
            (Faction::Imperial, 1, "imperial-gate"),
            (Faction::Rebel, 1, "rebel-gate"),
            (Faction::Syndicate, 4, "kessel"),
        ]),
        market: market(&[
            (Market::Cargo, &["spice"]),
            (Market::GearAndMod, &["armor"]),
            (Market::Ship, &["ship-firespray"]),
            (Market::Luxury, &["villa"]),
            (Market::Job, &["hired-hand", "hard-job"]),
            (Market::Bounty, &["bounty-white"]),
        ]),
        step: StepWord::Planning,
        ..Scenario::default()
    }
}

#[test]
fn a_turn_reads_as_reviewed() {
    let mut t = stage(Scenario {
        step: StepWord::Action,
        dice: vec![HIT],
        encounters: encounters(&[("tatooine-nal-hutta", &["nal-hutta-2"])]),
        ..position()
    });
    let mut story = String::new();
    let turn = [
        "deliver",
        "market",
        "discard-top luxury",
        "buy job",
        "pay",
        "space",
        "move",
        "pass",
    ];
    for short in turn {
        story += &format!("{}\n", ask(&t));
        for line in says(&t) {
            story += &format!("  {line}\n");
        }
        t.make(short);
        for event in t.take_events() {
            let text = game().tell(&event, Lang::EN);
            if !text.is_empty() {
                story += &format!("    {text}\n");
            }
        }
    }
    insta::assert_snapshot!(story);
}

#[test]
fn a_board_keeps_its_columns_apart_whatever_its_words() {
    let long = "board-patrol = patrol of { $faction }, level { $n }\n\
        board-place = Where they are\n\
        name_lothal-approach = The long approach to Lothal\n";
    let long = printed::Wording::of("xx/long.ftl", long).unwrap();
    let content = game().library().content().clone().speaking([long]);
    let game = OuterRim::new(Library::new(content));
    let view = game.view(stage(position()).state(), Some(Seat(0)));
    let board = game.board(&view, "xx".parse().unwrap(), 98);
    for expected in [
        "  patrol of Imperial, level 1 ",
        "  Where they are Kessel",
        "  The long approach to Lothal ─",
    ] {
        assert!(board.contains(expected), "{expected}: {board}");
    }
    // All columns of the tile are as wide as they have to be: the lane still begins below its planet.
    let mut lines = board.lines();
    let way = lines.find(|line| line.contains("to Lothal ─")).unwrap();
    let lane = lines.find(|line| line.contains('│')).unwrap();
    let (before, _) = way.split_once("─Lothal ").unwrap();
    let lane = lane.chars().position(|c| c == '│').unwrap();
    assert_eq!(lane, before.chars().count() + 1 + 4, "{board}");
}

#[test]
fn a_board_reads_as_reviewed() {
    let t = stage(position());
    let view = game().view(t.state(), Some(Seat(0)));
    insta::assert_snapshot!(game().board(&view, Lang::EN, 98));
}

/// What was told last of this kind.
fn told(t: &OnStage, kind: &str) -> Option<String> {
    let mut events = t.events().iter().rev();
    let event = events.find(|event| format!("{event:?}").starts_with(kind))?;
    Some(game().tell(event, Lang::EN).to_string())
}

/// Everything that was told.
fn log(t: &OnStage) -> Vec<String> {
    let texts = t.events().iter();
    let texts = texts.map(|event| game().tell(event, Lang::EN).to_string());
    texts.filter(|text| !text.is_empty()).collect()
}

#[track_caller]
fn assert_told(t: &OnStage, wanted: &str) {
    let log = log(t);
    assert!(log.iter().any(|line| line == wanted), "{log:#?}");
}
