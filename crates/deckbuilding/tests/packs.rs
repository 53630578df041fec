//! A pack that is not sound is refused, and every error names its file and entry.

use deckbuilding::Deckbuilding;
use deckbuilding::content::{Constant, Content, ContentError, Faction, Library, Moment, Problem};
use tabletop::{Game as _, Lang};

/// A small pack that is sound: a card of each kind and the bases a game needs.
fn sound() -> String {
    let mut pack = String::from("#![enable(implicit_some)]\n[\n");
    pack.push_str(TROOPER);
    pack.push_str(
        r#"Card(id: "cruiser", name: "Cruiser", deck: Galaxy, faction: neutral, copies: 2, cost: 3,
            hit_points: 3, ability: Action([Repair(1)]),
            art: (scene: Dock, figure: Hat, prop: Crate), source: Design),
        "#,
    );
    for side in ["empire", "rebel"] {
        for number in 1..=5 {
            let starting = number == 1;
            pack.push_str(&format!(
                "Base(id: \"{side}-{number}\", name: \"Base\", faction: {side}, hit_points: 8, \
                 beginner: true, starting: {starting}, \
                 art: (scene: Dock, figure: Hat, prop: Crate), source: Design),\n"
            ));
        }
    }
    pack + "]"
}

const TROOPER: &str = r#"Card(id: "trooper", name: "Trooper", deck: Galaxy, faction: empire, copies: 2, cost: 2,
    target: 2, reward: [Force(1)], ability: Action([Draw(1)]), art: (scene: Dock, figure: Hat, prop: Crate), source: Design),
"#;
const BASE: &str = r#"faction: empire, hit_points: 8, beginner: true, starting: false"#;

/// The sound pack with one thing replaced once.
fn spoiled(from: &str, to: &str) -> Vec<ContentError> {
    let sound = sound();
    assert!(sound.contains(from), "{from}");
    let pack = sound.replacen(from, to, 1);
    Content::parse(&[("pack.ron", &pack)]).expect_err(to)
}

/// Asserts that the spoiled pack is refused for that reason alone, with file and entry named.
#[track_caller]
fn refused(from: &str, to: &str, entry: &str, problem: Problem) {
    let errors = spoiled(from, to);
    let [error] = errors.as_slice() else {
        panic!("{errors:?}");
    };
    assert_eq!(error.problem, problem, "{error}");
    assert_eq!(error.file, "pack.ron");
    assert_eq!(error.entry.as_deref(), Some(entry));
    let message = error.to_string();
    assert!(
        message.contains("pack.ron") && message.contains(entry),
        "{message}"
    );
}

/// The same for the ability of the trooper.
#[track_caller]
fn refused_ability(ability: &str, problem: Problem) {
    refused("Action([Draw(1)])", ability, "trooper", problem);
}

/// The same for an ability of a base.
#[track_caller]
fn refused_on_base(ability: &str, problem: Problem) {
    refused(
        BASE,
        &format!("{BASE}, ability: {ability}"),
        "empire-2",
        problem,
    );
}

#[test]
fn a_picture_is_made_of_known_parts() {
    let errors = spoiled("figure: Hat", "figure: Wookiee");
    let [error] = errors.as_slice() else {
        panic!("{errors:?}");
    };
    let message = error.to_string();
    assert!(
        message.starts_with("pack.ron:") && message.contains(", trooper: "),
        "{message}"
    );
    assert!(
        message.contains("Wookiee") && message.contains("DroidHead"),
        "{message}"
    );
}

#[test]
fn the_small_pack_is_sound() {
    let content = Content::parse(&[("pack.ron", &sound())]).expect("sound");
    assert_eq!((content.cards.len(), content.bases.len()), (2, 10));
}

#[test]
fn what_cannot_be_read_is_named_with_line_and_column() {
    for (from, to, word) in [
        ("copies: 2", "copies: 2, shiny: true", "shiny"),
        ("Draw(1)", "Dance(1)", "Dance"),
        ("faction: empire", "faction: hutts", "hutts"),
        ("copies: 2", "copies: 300", "out of bounds"),
        ("copies: 2, ", "", "copies"),
        (
            "source: Design",
            "source: Design, traits: [Wookiee]",
            "Wookiee",
        ),
    ] {
        let errors = spoiled(from, to);
        let [error] = errors.as_slice() else {
            panic!("{errors:?}");
        };
        assert_eq!(error.file, "pack.ron");
        assert_eq!(error.entry.as_deref(), Some("trooper"));
        let (line, column) = error.at.expect("a place");
        assert!((3..=4).contains(&line) && column > 1, "{error}");
        assert!(error.to_string().contains(word), "{error}");
        let prefix = format!("pack.ron:{line}:{column}, trooper: ");
        assert!(error.to_string().starts_with(&prefix), "{error}");
    }
}

#[test]
fn an_entry_without_an_id_is_named_by_its_number() {
    let errors = spoiled("id: \"cruiser\", ", "");
    assert_eq!(errors[0].entry.as_deref(), Some("entry 2"));
    let errors = spoiled("Card(id: \"cruiser\"", "Planet(id: \"cruiser\"");
    assert_eq!(errors[0].problem, Problem::NotAnEntry("Planet".into()));
    assert_eq!(errors[0].entry.as_deref(), Some("cruiser"));
}

#[test]
fn a_file_that_breaks_off_is_named_with_line_and_column() {
    let sound = sound();
    let half = &sound[..sound.len() / 2];
    let errors = Content::parse(&[("half.ron", half)]).expect_err("broken");
    assert_eq!(errors.len(), 1);
    assert_eq!(
        (errors[0].file.as_str(), &errors[0].entry),
        ("half.ron", &None)
    );
    assert!(errors[0].at.expect("a place").0 > 3);
}

#[test]
fn all_errors_of_all_files_are_reported() {
    let one = sound()
        .replace("Draw(1)", "Dance(1)")
        .replace("Repair(1)", "Sing(1)");
    let two = "[Base(id: \"moon\"), Base(id: \"sun\")]";
    let errors = Content::parse(&[("one.ron", &one), ("two.ron", two)]).expect_err("broken");
    let places: Vec<(&str, Option<&str>)> = errors
        .iter()
        .map(|error| (error.file.as_str(), error.entry.as_deref()))
        .collect();
    let expected = [
        ("one.ron", Some("trooper")),
        ("one.ron", Some("cruiser")),
        ("two.ron", Some("moon")),
        ("two.ron", Some("sun")),
    ];
    assert_eq!(places, expected);

    let unsound = sound().replace("copies: 2", "copies: 0");
    let errors = Content::parse(&[("pack.ron", &unsound)]).expect_err("broken");
    assert_eq!(errors.len(), 2);
}

#[test]
fn comments_do_not_change_the_fingerprint_and_values_do() {
    let fingerprint = |pack: &str| {
        let content = Content::parse(&[("pack.ron", pack)]).expect("sound");
        content.fingerprint
    };
    let plain = fingerprint(&sound());
    let commented = sound().replacen("Card(", "// A note.\n  /* and one more */ Card(", 2);
    assert_eq!(fingerprint(&commented), plain);
    assert_ne!(
        fingerprint(&sound().replacen("cost: 2", "cost: 1", 1)),
        plain
    );
}

#[test]
fn ids_are_unique_and_in_kebab_case() {
    refused(
        "\"cruiser\"",
        "\"trooper\"",
        "trooper",
        Problem::DuplicateId,
    );
    refused(
        "\"cruiser\"",
        "\"rebel-5\"",
        "rebel-5",
        Problem::DuplicateId,
    );
    for bad in [
        "Cruiser",
        "my cruiser",
        "-cruiser",
        "my--cruiser",
        "crüiser",
    ] {
        refused("\"cruiser\"", &format!("{bad:?}"), bad, Problem::BadId);
    }
    refused("\"Cruiser\"", "\" \"", "cruiser", Problem::NoName);
}

#[test]
fn names_in_conditions_exist() {
    let ability = |condition| format!("Action([If({condition}, [Draw(1)])])");
    let problem = Problem::NoSuchBase("trooper".into());
    refused_ability(&ability("YourBaseIs(\"trooper\")"), problem);
    let problem = Problem::NoSuchCard("empire-1".into());
    refused_ability(&ability("YouHaveCard(\"empire-1\")"), problem);
    let problem = Problem::NoSuchCard("nobody".into());
    refused_ability("While(Stronger(1, YouHaveCard(\"nobody\")))", problem);
}

#[test]
fn units_of_a_side_have_target_and_reward_and_nothing_else_has() {
    refused("target: 2, ", "", "trooper", Problem::MissingTarget);
    refused("target: 2, ", "target: 0, ", "trooper", Problem::ZeroAmount);
    refused(
        "reward: [Force(1)], ",
        "",
        "trooper",
        Problem::MissingReward,
    );
    refused(
        "reward: [Force(1)]",
        "hit_points: 3",
        "trooper",
        Problem::ShipWithTarget,
    );
    refused(
        "hit_points: 3",
        "target: 3",
        "cruiser",
        Problem::StrayTarget,
    );
    let starter = "deck: Starter, faction: empire";
    refused(
        "deck: Galaxy, faction: empire",
        starter,
        "trooper",
        Problem::StrayTarget,
    );
}

#[test]
fn values_are_possible() {
    refused("copies: 2", "copies: 0", "trooper", Problem::NoCopies);
    refused(
        "hit_points: 3",
        "hit_points: 0",
        "cruiser",
        Problem::NoHitPoints,
    );
    let dust = BASE.replace("hit_points: 8", "hit_points: 0");
    refused(BASE, &dust, "empire-2", Problem::NoHitPoints);
    let starter = "deck: Starter, faction: neutral";
    refused(
        "deck: Galaxy, faction: neutral",
        starter,
        "cruiser",
        Problem::WrongFaction,
    );
    refused_ability("Action([Draw(0)])", Problem::ZeroAmount);
    refused_ability("While(Boost((), 0))", Problem::ZeroAmount);
    refused("[Force(1)]", "[Force(0)]", "trooper", Problem::ZeroAmount);
}

#[test]
fn a_neutral_base_is_refused() {
    let errors = spoiled(BASE, &BASE.replace("empire", "neutral"));
    assert!(errors.iter().any(|error| {
        error.problem == Problem::WrongFaction && error.entry.as_deref() == Some("empire-2")
    }));
}

#[test]
fn moments_and_constants_fit_what_they_are_printed_on() {
    let problem = Problem::MomentOfBases(Moment::Revealed);
    refused_ability("When(Revealed, [Draw(1)])", problem);
    let problem = Problem::MomentOfCards(Moment::Played);
    refused_on_base("When(Played, [Draw(1)])", problem);
    let problem = Problem::MisplacedConstant(Constant::Shield(1));
    refused_ability("While(Shield(1))", problem);
    let problem = Problem::MisplacedConstant(Constant::HuntNeutral);
    refused_ability("While(HuntNeutral)", problem);
    let problem = Problem::MisplacedConstant(Constant::StrongerAgainstRow(1));
    refused_on_base("While(StrongerAgainstRow(1))", problem);
    refused_on_base("Action([ExileThis])", Problem::NotACard);
    refused_on_base("Action([Attack(1)])", Problem::NotACard);
    refused("[Force(1)]", "[Attack(1)]", "trooper", Problem::NotACard);
}

#[test]
fn effects_on_a_purchase_or_a_revealed_card_need_one() {
    refused_ability("Action([PutPurchase(Hand)])", Problem::NoPurchase);
    refused_on_base("When(Revealed, [BorrowPurchase])", Problem::NoPurchase);
    refused_ability("Action([DiscardRevealed])", Problem::NothingRevealed);
    refused_ability(
        "Action([LookAtTop, DiscardRevealed])",
        Problem::NothingRevealed,
    );
}

#[test]
fn effects_are_neither_empty_nor_too_deep() {
    refused_ability("Action([])", Problem::NoEffects);
    refused_ability("Action([If(ForceIsWithYou, [])])", Problem::NoEffects);
    refused_ability("Action([Reveal(yours: [], enemy: [])])", Problem::NoEffects);
    refused_ability("Action([Choose([[Draw(1)]])])", Problem::Options(1));
    let five = ["[Draw(1)]"; 5].join(", ");
    refused_ability(
        &format!("Action([OpponentChooses([{five}])])"),
        Problem::Options(5),
    );
    let nested = |inner: &str| format!("If(ForceIsWithYou, [{inner}])");
    let deep = nested(&nested(&nested("Draw(1)")));
    refused_ability(&format!("Action([{deep}])"), Problem::TooDeep);
}

#[test]
fn a_pack_has_the_bases_and_not_more_than_the_cards_of_a_game() {
    let whole = |from: &str, to: &str, problem: Problem| {
        let errors = spoiled(from, to);
        let [error] = errors.as_slice() else {
            panic!("{errors:?}");
        };
        assert_eq!(error.problem, problem);
        assert!(error.to_string().starts_with("the pack: "), "{error}");
    };
    let (faction, count) = (Faction::Empire, 0);
    let problem = Problem::StartingBases { faction, count };
    whole("starting: true", "starting: false", problem);
    let count = 2;
    let problem = Problem::StartingBases { faction, count };
    whole(BASE, &BASE.replace("false", "true"), problem);
    let count = 4;
    let problem = Problem::BeginnerBases { faction, count };
    whole(
        BASE,
        &BASE.replace("beginner: true", "beginner: false"),
        problem,
    );
    let errors = spoiled("copies: 2", "copies: 127");
    let too_many = |what, most, count| {
        let problem = Problem::NoRoom { what, most, count };
        let found = errors.iter().any(|error| error.problem == problem);
        assert!(found, "{problem} is not among {errors:?}");
    };
    too_many("cards", 128, 129);

    let errors = spoiled(
        "beginner: true, starting: true",
        "beginner: false, starting: true",
    );
    let first = &errors[0];
    assert_eq!(first.problem, Problem::StartingNotBeginner);
    assert_eq!(first.entry.as_deref(), Some("empire-1"));
}

#[test]
fn an_effect_that_exiles_more_cards_than_can_be_held_is_refused() {
    let what = "cards one effect exiles";
    let problem = Problem::NoRoom {
        what,
        most: 4,
        count: 5,
    };
    refused_ability("Action([ExileUpTo(5)])", problem);
}

/// What the box was called while its fingerprint covered names as well: kept games say so.
const FORMER: &str = "d01b3e8f10edda628082a6f0b647b3db0757257fae9d753a09226e51ea31141d";

#[test]
fn games_that_began_with_the_box_as_it_was_called_before_go_on() {
    let game = Deckbuilding::base().expect("the box is sound");
    let now = game.fingerprint();
    assert!(
        game.plays(now) && game.plays(FORMER.parse().unwrap()),
        "{now}"
    );
    let cheaper = [("x-wing.ron".to_string(), x_wing(2, "X-wing"))];
    let content = Content::with_pack(&cheaper).expect("sound");
    let other = Deckbuilding::new(Library::new(content));
    assert!(!other.plays(now) && !other.plays(FORMER.parse().unwrap()));
}

#[test]
fn words_are_no_part_of_the_fingerprint_and_numbers_are() {
    let fingerprint = |cost: u8, name: &str, words: &str| {
        let pack = [
            ("x-wing.ron".to_string(), x_wing(cost, name)),
            ("text/en/words.ftl".to_string(), words.to_string()),
        ];
        Content::with_pack(&pack).expect("sound").fingerprint
    };
    let plain = fingerprint(3, "X-wing", "");
    assert_eq!(fingerprint(3, "Incom T-65", ""), plain);
    assert_eq!(
        fingerprint(3, "X-wing", "name_x-wing = Jäger\ntype-line = Was?"),
        plain
    );
    assert_ne!(fingerprint(4, "X-wing", ""), plain);
}

#[test]
fn a_name_is_that_of_the_message_file_or_else_of_the_entry() {
    let named = |words: &str| {
        let pack = [
            ("x-wing.ron".to_string(), x_wing(3, "Incom T-65")),
            ("text/de/words.ftl".to_string(), words.to_string()),
        ];
        let content = Content::with_pack(&pack).expect("sound");
        let german = content.name("x-wing", "de".parse().unwrap());
        (content.name("x-wing", Lang::EN), german)
    };
    assert_eq!(named(""), ("Incom T-65".into(), "Incom T-65".into()));
    let german = named("name_x-wing = Jäger");
    assert_eq!(german, ("Incom T-65".into(), "Jäger".into()));
}

/// An X-wing of another price and name.
fn x_wing(cost: u8, name: &str) -> String {
    format!(
        r#"[Card(id: "x-wing", name: "{name}", deck: Galaxy, faction: rebel, copies: 3, cost: {cost},
            attack: 3, target: 3, reward: [Force(1)], traits: [Fighter], source: Design,
            art: (scene: Orbit, figure: FighterCross, prop: StarChart))]"#
    )
}
