//! What a client gets to draw components with, and to set up a game.

use outer_rim::{OuterRim, Setup};
use printed::width;
use std::collections::BTreeSet;
use tabletop::{Face, Fate, Game, Lang, Log, Seed};

fn game() -> OuterRim {
    OuterRim::base().expect("the box is sound")
}

fn face(id: &str) -> Face {
    let mut faces = game().faces(Lang::EN).into_iter();
    faces.find(|face| face.id == id).expect("a face")
}

#[test]
fn every_component_has_a_face_of_its_own() {
    let game = game();
    let faces = game.faces(Lang::EN);
    let mut ids = BTreeSet::new();
    for face in &faces {
        assert!(ids.insert(face.id.as_str()), "{} is there twice", face.id);
    }
    let content = game.library().content();
    let market = content.market.iter().map(|one| &one.id);
    let encounters = content.encounters.iter().map(|one| &one.id);
    let databank = content.databank.iter().map(|one| &one.id);
    for id in market.chain(encounters).chain(databank) {
        assert!(ids.contains(id.as_str()), "{id}");
    }
    for one in &content.contacts {
        let id = format!("contact-{}", one.id);
        assert!(ids.contains(id.as_str()), "{id}");
    }
}

#[test]
fn every_word_on_a_face_is_there() {
    for face in game().faces(Lang::EN) {
        let labels = face.values.iter().map(|value| value.label.clone());
        let rules = face.rules.iter().map(ToString::to_string);
        let all = rules.chain(labels).chain([
            face.name.clone(),
            face.type_line.clone(),
            face.brief.to_string(),
        ]);
        for text in all {
            assert!(
                !text.contains(['{', '}', '⟨', '$', '<', '>']),
                "{}: {text}",
                face.id
            );
        }
        assert!(!face.name.is_empty() && !face.type_line.is_empty() && !face.kind.is_empty());
        assert!(width(&face.brief) <= 40, "{}: {}", face.id, face.brief);
    }
}

#[test]
fn a_character_and_a_ship_have_two_sides() {
    let han = face("han-solo");
    let values: Vec<(String, u8)> = han
        .values
        .iter()
        .map(|value| (value.glyph.clone(), value.number))
        .collect();
    let expected = [("ground", 3), ("health", 4), ("piloting", 1), ("tech", 1)];
    assert_eq!(values, expected.map(|(glyph, n)| (glyph.to_string(), n)));
    assert_eq!(han.rules.len(), 3);
    assert_eq!(face("han-solo-flipped").rules.len(), 2);
    let falcon = face("yt-1300-flipped");
    assert_eq!(falcon.name, "Millennium Falcon");
    assert_eq!(falcon.cost, Some(20000));
    assert_eq!(
        face("yt-1300").rules[0].to_string(),
        "Slots: 1 cargo, 1 mod, 1 cargo or mod, 3 crew."
    );
}

#[test]
fn a_character_says_what_it_starts_with_and_whether_it_is_a_droid() {
    rulebook::rule!(
        "characters/setup-databank-card",
        "characters/setup-reputation",
        "droids/icon-does-nothing-alone"
    );
    let start = |id: &str| face(id).rules.last().expect("rules").to_string();
    assert_eq!(
        start("han-solo"),
        "You start with cargo (databank card 91) and negative Hutt reputation."
    );
    assert_eq!(
        start("doctor-aphra"),
        "You start with a job (databank card 92) and positive Imperial reputation."
    );
    assert_eq!(
        start("ig-88"),
        "You start with a bounty (databank card 90) and neutral reputation with every faction."
    );
    assert!(
        start("lando-calrissian").ends_with("positive reputation with a faction of your choice.")
    );
    assert!(!start("han-solo-flipped").contains("You start"));
    let droids = [
        ("ig-88", "Character · droid"),
        ("ig-88-flipped", "Character · droid"),
    ];
    for (id, type_line) in droids.into_iter().chain([("bossk", "Character")]) {
        assert_eq!(face(id).type_line, type_line, "{id}");
    }
}

#[test]
fn an_ai_card_says_where_its_goal_tokens_go() {
    rulebook::rule!(
        "solo-goals/new-tokens-come-from-ai-cards",
        "solo-goals/no-destination-no-token"
    );
    let token = "and put a goal token on the destination of the card";
    let says = |id: &str| {
        let rules = face(id).rules;
        let mut action = rules.iter().map(ToString::to_string);
        action
            .find(|rule| rule.starts_with("Action:"))
            .expect("an action")
    };
    // Cargo and jobs are bound for a planet; gear, mods and ships are not.
    for (card, puts) in [
        ("ai-1", true),
        ("ai-3", true),
        ("ai-7", true),
        ("ai-8", false),
        ("ai-9", false),
    ] {
        assert_eq!(says(card).contains(token), puts, "{}", says(card));
    }
    let planning = face("ai-1").rules[0].to_string();
    assert!(
        planning.contains("move toward the nearest goal token"),
        "{planning}"
    );
}

#[test]
fn every_option_leads_to_a_game() {
    let game = game();
    let options = game.options(Lang::EN);
    let keys: Vec<&str> = options.iter().map(|option| option.key).collect();
    assert_eq!(
        keys,
        [
            "players",
            "boxes",
            "favors",
            "ambitions",
            "fame",
            "map",
            "characters",
            "rival",
            "rival-fame"
        ]
    );
    for option in options {
        let usual = option.choices.iter();
        let usual = usual.filter(|choice| choice.setup == Setup::default());
        assert_eq!(usual.count(), 1, "{}", option.key);
        for choice in option.choices {
            let text = format!("{} {} {}", option.name, choice.name, choice.help);
            assert!(!text.contains(['{', '}', '⟨', '$']), "{text}");
            let fate = Fate::new(Seed::from_number(1));
            let boxes = game.for_setup(&choice.setup).expect("boxes there are");
            let game = boxes.as_deref().unwrap_or(&game);
            let started = game.start(&choice.setup, fate, &mut Log::silent());
            assert!(started.is_ok(), "{text}: {started:?}");
        }
    }
    assert!(!game.about(Lang::EN).blurb.contains('⟨'));
}

#[test]
fn what_shuts_an_option_is_refused_at_a_table() {
    let game = game();
    let options = game.options(Lang::EN);
    let choices = |key| {
        let option = options.iter().find(|option| option.key == key);
        &option.expect("an option there is").choices
    };
    for option in &options {
        for shut in &option.unless {
            let why = &shut.why;
            assert!(!why.is_empty() && !why.contains('⟨'), "{why}");
            for &place in &shut.choices {
                let other = &choices(shut.option)[place].setup;
                let unusual = option.choices.last().expect("choices").setup.clone();
                let both = match shut.option {
                    "players" => Setup {
                        players: other.players,
                        ..unusual
                    },
                    "boxes" => Setup {
                        with: other.with,
                        ..unusual
                    },
                    key => panic!("{key}: how this test puts it together with another"),
                };
                let boxes = game.for_setup(&both).expect("boxes there are");
                let game = boxes.as_deref().unwrap_or(&game);
                let fate = Fate::new(Seed::from_number(1));
                let refused = game.check_setup(&both).is_err()
                    || game.start(&both, fate, &mut Log::silent()).is_err();
                assert!(refused, "{} with {why}", option.key);
            }
        }
    }
}

#[test]
fn dealt_characters_suit_any_number_of_players() {
    let game = game();
    let options = game.options(Lang::EN);
    let dealt = options
        .iter()
        .find(|option| option.key == "characters")
        .and_then(|option| option.choices.last())
        .expect("dealt characters");
    for players in 2..=4 {
        let setup = Setup {
            players,
            ..dealt.setup.clone()
        };
        let fate = Fate::new(Seed::from_number(1));
        assert!(game.start(&setup, fate, &mut Log::silent()).is_ok());
    }
}

#[test]
fn what_a_card_needs_and_brings_stands_apart() {
    let outline = |id: &str| face(id).outline.expect("something is read at a glance");
    let greedo = outline("bounty-greedo");
    assert_eq!(greedo.need.unwrap().to_string(), "ground Ground 2");
    let gets = greedo.gets.iter();
    let gets: Vec<_> = gets
        .map(|get| (get.text.to_string(), get.faction))
        .collect();
    let expected = [
        ("+9000 credits", None),
        ("+2 fame", None),
        ("+syndicate", Some("syndicate")),
        ("− hutt", Some("hutt")),
    ];
    assert_eq!(
        gets,
        expected.map(|(text, faction)| (text.to_string(), faction))
    );
    assert!(greedo.row);
    for face in game().faces(Lang::EN) {
        let Some(outline) = face.outline else {
            continue;
        };
        let is_job = face.kind == "job";
        assert!(
            !is_job || outline.need.is_some(),
            "{} leads nowhere",
            face.id
        );
        let texts = outline
            .gets
            .iter()
            .map(|get| &get.text)
            .chain(&outline.need);
        for text in texts.map(ToString::to_string) {
            assert!(
                !text.is_empty() && !text.contains(['{', '$', '<', '⟨']),
                "{text}"
            );
        }
    }
}

#[test]
fn the_values_of_a_ship_on_sale_stand_side_by_side() {
    let card = game().faces(Lang::EN).into_iter();
    let mut sold = card.filter(|face| face.kind == "ship" && face.deck == "ship");
    let sold = sold
        .find(|face| face.cost.is_some())
        .expect("a ship is sold");
    let outline = sold.outline.expect("its values");
    let last = |text: &tabletop::Text| text.to_string().split(' ').next_back().map(String::from);
    let signs: Vec<_> = outline
        .gets
        .iter()
        .filter_map(|get| last(&get.text))
        .collect();
    assert_eq!(signs, ["ship", "hull", "hyperdrive"]);
    assert!(outline.row && outline.need.is_none());
}
