//! The game in words: whatever can be asked, chosen or told reads as a sentence.

mod common;

use common::{
    HIT, ONE, OnStage, TWO, action_step, encounter_step, encounters, game, market, patrols, player,
    reputation, stage, words,
};
use outer_rim::content::{Faction, Market, Standing};
use outer_rim::scenario::{PlayerWords, Scenario, StepWord};
use outer_rim::{Choice, Event, OuterRim, Setup, Why};
use std::collections::BTreeSet;
use tabletop::{Barrier, Consent, Fate, Game, Lang, Log, On, Role, Run, Seat, Seed, Text};

/// Fails if a message or an argument of a text is missing.
#[track_caller]
fn reads(text: &str, what: &str) {
    assert!(!text.is_empty(), "nothing is said: {what}");
    assert!(
        !text.contains(['{', '}', '⟨', '$', '<', '>']),
        "{what}: {text}"
    );
    assert!(
        !text.contains("  ") && !text.contains(" .") && !text.contains(" ,"),
        "{what}: {text}"
    );
}

/// Whether an event has no sentence: what is asked, or another event, tells as much.
fn is_quiet(event: &Event) -> bool {
    matches!(
        event,
        Event::TurnEnded { .. }
            | Event::StepBegan { .. }
            | Event::AiCardDone { .. }
            | Event::Credits {
                why: Why::Price,
                ..
            }
            | Event::Gained { bought: true, .. }
            | Event::DatabankResolved {
                contact: Some(_),
                ..
            }
    )
}

/// Plays a random game and reads everything; the kinds of event that were told.
fn read_a_game(game: &OuterRim, setup: &Setup, seed: u64) -> BTreeSet<String> {
    let mut told = BTreeSet::new();
    let mut log = Log::listening();
    let fate = Fate::new(Seed::from_number(seed));
    let mut state = game.start(setup, fate, &mut log).expect("a legal set-up");
    let mut dice = Fate::new(Seed::from_number(seed + 1_000_000));
    let mut choices = Vec::new();
    let mut steps = 0;
    loop {
        for event in log.events() {
            let kind = format!("{event:?}");
            let kind = kind
                .split([' ', '{'])
                .next()
                .unwrap_or_default()
                .to_string();
            // Whoever puts sentences beside events counts on all others having one.
            let quiet = is_quiet(event);
            for viewer in [None, Some(Seat(0))] {
                let Some(event) = game.redact(event, viewer) else {
                    continue;
                };
                let text = game.tell(&event, Lang::En).to_string();
                assert_eq!(quiet, text.is_empty(), "{kind}");
                if !quiet {
                    reads(&text, &kind);
                    assert!(text.ends_with(['.', '!', '?']), "{text}");
                }
            }
            told.insert(kind);
        }
        let Some(seat) = game.decider(&state) else {
            break;
        };
        choices.clear();
        game.choices(&state, &mut choices);
        // Everything is read at some positions only: words take time.
        if steps % 13 == 0 {
            reads(&game.ask(&state, Lang::En).to_string(), "the question");
            let mut seen = BTreeSet::new();
            for choice in &choices {
                let described = game.describe(&state, choice, Lang::En);
                let text = described.text.to_string();
                reads(&text, &format!("{choice:?}"));
                let place = format!("{:?} {text}", described.on);
                assert!(seen.insert(place), "two choices read alike: {text}");
                assert_eq!(described.role, game.part(&state, choice).role);
                assert_eq!(
                    described.role == Role::Pass,
                    game.is_pass(&state, choice),
                    "{text}"
                );
            }
            read_explanation(game, &state, seat);
            assert_offered_is_not_blocked(game, &state, seat);
        }
        if steps % 97 == 0 {
            let board = game.board(&game.view(&state, Some(seat)), Lang::En, 80);
            assert!(!board.contains(['{', '}', '⟨', '$', '<', '>']), "{board}");
            assert!(
                board.lines().all(|line| line.chars().count() <= 80),
                "{board}"
            );
        }
        let choice = choices[dice.below(choices.len() as u32) as usize];
        log = Log::listening();
        game.apply(&mut state, &choice, &mut log);
        steps += 1;
    }
    reads(&game.ask(&state, Lang::En).to_string(), "the end");
    told
}

fn read_explanation(game: &OuterRim, state: &outer_rim::State, seat: Seat) {
    let all = game.explain(state, seat, Lang::En);
    for blocked in &all.blocked {
        reads(&blocked.text.to_string(), "what is blocked");
    }
    for price in &all.prices {
        reads(&price.text.to_string(), "a price");
    }
    for chance in &all.chances {
        reads(&chance.text.to_string(), "a chance");
        assert!(chance.permille <= 1000);
    }
    for text in &all.unused {
        reads(&text.to_string(), "what stays unused");
    }
}

/// A deck that can be bought from is not said to be out of reach.
fn assert_offered_is_not_blocked(game: &OuterRim, state: &outer_rim::State, seat: Seat) {
    let all = game.explain(state, seat, Lang::En);
    let mut choices = Vec::new();
    game.choices(state, &mut choices);
    for choice in choices.iter().filter(|one| matches!(one, Choice::Buy(_))) {
        let on = game.describe(state, choice, Lang::En).on;
        let blocked = all.blocked.iter().find(|blocked| blocked.on == on);
        assert!(blocked.is_none(), "{blocked:?}");
    }
}

#[test]
fn everything_in_random_games_reads() {
    let setups: Vec<Setup> = Setup::all().collect();
    let mut told = BTreeSet::new();
    for seed in 0..100 {
        let setup = &setups[seed as usize % setups.len()];
        told.extend(read_a_game(&game(), setup, seed));
    }
    // Rare ones need more games than a test has time for.
    assert!(told.len() > 45, "{told:?}");
}

#[test]
fn everything_in_games_with_the_box_reads() {
    let game = OuterRim::base().expect("the box is sound");
    let setups: Vec<Setup> = Setup::all().collect();
    for seed in 0..100 {
        read_a_game(&game, &setups[seed as usize % setups.len()], seed);
    }
}

fn ask(t: &OnStage) -> String {
    game().ask(t.state(), Lang::En).to_string()
}

/// What the present choices say, each with where it is drawn.
fn says(t: &OnStage) -> Vec<String> {
    let describe = |choice: &Choice| {
        let described = game().describe(t.state(), choice, Lang::En);
        let barrier = match described.barrier {
            Barrier::None => "",
            Barrier::Reveals => " (reveals)",
            Barrier::Random => " (rolls)",
            Barrier::PassesTheTurn => " (passes)",
        };
        let on = match described.on {
            None => String::new(),
            Some(On::Space(id)) => format!(" @{id}"),
            Some(On::Card(id)) => format!(" @{}", id.split('#').next().unwrap_or_default()),
            Some(On::Pile(id)) => format!(" @{id} deck"),
            Some(On::Die(n)) => format!(" @die {n}"),
            Some(On::Seat(seat)) => format!(" @{seat}"),
        };
        format!("{}{on}{barrier}", described.text)
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
            let text = game().tell(&event, Lang::En);
            if !text.is_empty() {
                story += &format!("    {text}\n");
            }
        }
    }
    insta::assert_snapshot!(story);
}

#[test]
fn a_board_reads_as_reviewed() {
    let t = stage(position());
    let view = game().view(t.state(), Some(Seat(0)));
    insta::assert_snapshot!(game().board(&view, Lang::En, 98));
}

#[test]
fn routes_end_where_one_must_stop() {
    rulebook::rule!("movement/stop-at-patrol", "movement/up-to-hyperdrive");
    let mut one = position();
    one.players[0].reputation = reputation(&[(Faction::Hutt, Standing::Negative)]);
    let t = stage(one);
    let all = game().explain(t.state(), Seat(0), Lang::En);
    let to = |id: &str| {
        let mut routes = all.routes.iter();
        routes.find(|route| route.to == On::Space(id.into()))
    };
    // One move away, the patrol stops whoever enters.
    assert_eq!(to("tatooine-reach").map(|route| route.stops.len()), Some(1));
    let through = all.routes.iter().filter(|route| {
        let passed = &route.stops[..route.stops.len() - 1];
        passed.contains(&On::Space("tatooine-reach".into()))
    });
    assert_eq!(through.count(), 0);
    let stop = all.blocked.iter();
    let mut stop = stop.filter(|one| one.on == Some(On::Space("tatooine-reach".into())));
    let stop = stop.next().expect("the stop is explained");
    assert_eq!(
        stop.text.to_string(),
        "On Tatooine Reach you would have to stop: Hutt patrol."
    );
    assert_eq!(stop.rule, Some("movement/stop-at-patrol"));
    // A starter ship has five, and Han Solo two more.
    assert_eq!(
        all.routes.iter().map(|route| route.stops.len()).max(),
        Some(7)
    );
}

/// Where the ways lead that are explained, and through how many spaces.
fn ways(t: &OnStage) -> Vec<(String, usize)> {
    let all = game().explain(t.state(), Seat(0), Lang::En);
    let ways = all.routes.iter();
    ways.map(|way| (way.text.to_string(), way.stops.len()))
        .collect()
}

#[test]
fn a_patrol_is_sent_all_the_way_at_once() {
    rulebook::rule!(
        "patrol-movement/current-player-picks-path",
        "patrol-movement/full-distance"
    );
    // Rebel 3, and the Ring of Kafrene is four spaces away by the shortest way.
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Rebel, 1, "ryloth")]),
        market: market(&[(Market::Cargo, &["livestock", "coaxium-crystal"])]),
        ..action_step(vec![
            player("boba-fett", "ring-of-kafrene"),
            PlayerWords::second(),
        ])
    });
    t.make_all(&["market", "buy cargo"]);
    assert_eq!(
        ways(&t),
        [
            ("To Kafrene Approach".into(), 3),
            ("To Takodana Approach".into(), 3),
            ("To Naboo Verge".into(), 3)
        ]
    );
    t.make("to ryloth-reach");
    assert_eq!(
        ways(&t),
        [
            ("To Kafrene Approach".into(), 2),
            ("To Takodana Approach".into(), 2)
        ],
        "one may as well go step by step"
    );
}

#[test]
fn a_patrol_that_a_card_lets_one_move_may_rest_on_the_way() {
    rulebook::rule!("patrol-movement/card-effects-follow-their-text");
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Hutt, 1, "tatooine")]),
        encounters: encounters(&[("ryloth-naboo", &["ryloth-2"])]),
        ..encounter_step(vec![
            player("boba-fett", "ryloth"),
            player("bossk", "nal-hutta-reach"),
        ])
    });
    t.make_all(&["space", "faction hutt"]);
    assert_eq!(
        ask(&t),
        "Encounter on Ryloth: move the Hutt patrol where, up to 2 spaces?"
    );
    let ways = ways(&t);
    assert_eq!(
        ways[..3],
        [
            ("To Tatooine Approach".into(), 1),
            ("To Tatooine Reach".into(), 1),
            ("To Nal Hutta Reach · Bossk there".into(), 1),
        ]
    );
    assert!(ways[3..].iter().all(|(_, far)| *far == 2), "{ways:?}");
    assert!(
        ways.iter().all(|(to, _)| to != "To Tatooine"),
        "it is there already: {ways:?}"
    );
}

#[test]
fn who_loses_to_a_patrol_is_asked_where_it_goes() {
    rulebook::rule!("patrol-encounters/lose-moves-patrol");
    let mut t = stage(Scenario {
        // The fourth level always wins.
        patrols: patrols(&[(Faction::Hutt, 4, "tatooine-reach")]),
        ..encounter_step(vec![
            player("boba-fett", "tatooine-reach"),
            PlayerWords::second(),
        ])
    });
    t.make("patrol hutt");
    assert_eq!(
        ask(&t),
        "You lost to the Hutt patrol and must move it on: to which space?"
    );
    let ends = ["To Tatooine", "To Tatooine Verge", "To Nal Hutta Verge"];
    assert_eq!(ways(&t), ends.map(|end| (end.into(), 1)));
}

#[test]
fn prices_and_what_cannot_be_bought_are_explained() {
    rulebook::rule!("buying/pay-the-cost");
    let t = stage(Scenario {
        step: StepWord::Action,
        ..position()
    });
    let all = game().explain(t.state(), Seat(0), Lang::En);
    let price = |deck: &str| {
        let mut prices = all.prices.iter();
        let price = prices.find(|price| price.on == On::Pile(deck.into()));
        price.map(|price| price.amount)
    };
    assert_eq!(price("cargo"), Some(1000));
    assert_eq!(price("ship"), Some(20000));
    let blocked: Vec<String> = all
        .blocked
        .iter()
        .map(|one| format!("{} {:?}", one.text, one.rule))
        .collect();
    assert!(
        blocked.iter().any(
            |line| line.starts_with("Firespray-31: it costs 20000 credits")
                && line.contains("buying/pay-the-cost")
        ),
        "{blocked:?}"
    );
    let unused: Vec<String> = all.unused.iter().map(Text::to_string).collect();
    assert_eq!(unused, ["delivering Contraband", "the market action"]);
    assert_eq!(
        all.chances
            .iter()
            .map(|one| one.permille)
            .collect::<Vec<_>>(),
        [375]
    );
}

#[test]
fn a_market_that_a_card_opens_is_not_called_closed() {
    rulebook::rule!("market/planet-only", "actions/each-once-per-step");
    let mut away = position();
    away.players[0] = PlayerWords {
        flipped: true,
        credits: 6000,
        ..player("doctor-aphra", "kessel-approach")
    };
    let reasons = |t: &OnStage| -> Vec<String> {
        let all = game().explain(t.state(), ONE, Lang::En);
        let cargo = all.blocked.into_iter();
        let cargo = cargo.filter(|one| one.on == Some(On::Pile("cargo".into())));
        cargo.map(|one| one.text.to_string()).collect()
    };
    let mut t = stage(away);
    t.make_all(&["use doctor-aphra"]);
    assert!(t.offers("buy cargo"));
    assert_eq!(reasons(&t), [""; 0]);

    let mut t = stage(Scenario {
        step: StepWord::Action,
        ..position()
    });
    assert_eq!(reasons(&t), [""; 0]);
    t.make_all(&["market", "pass"]);
    assert_eq!(
        reasons(&t),
        ["Spice: you have been to the market in this step"]
    );
}

#[test]
fn what_was_bought_is_no_longer_a_question() {
    let mut full = position();
    full.step = StepWord::Action;
    full.players[0] = PlayerWords {
        credits: 6000,
        assets: words(&["blaster", "scope"]),
        ..player("han-solo", "tatooine")
    };
    full.market = market(&[(Market::GearAndMod, &["lucky-dice", "guild-card"])]);
    let mut t = stage(full);
    t.make_all(&["market", "buy gear_and_mod", "pay"]);
    assert_eq!(ask(&t), "Lucky Dice needs a slot: discard what for it?");
}

/// What was told last of this kind.
fn told(t: &OnStage, kind: &str) -> Option<String> {
    let mut events = t.events().iter().rev();
    let event = events.find(|event| format!("{event:?}").starts_with(kind))?;
    Some(game().tell(event, Lang::En).to_string())
}

/// Everything that was told.
fn log(t: &OnStage) -> Vec<String> {
    let texts = t.events().iter();
    let texts = texts.map(|event| game().tell(event, Lang::En).to_string());
    texts.filter(|text| !text.is_empty()).collect()
}

#[track_caller]
fn assert_told(t: &OnStage, wanted: &str) {
    let log = log(t);
    assert!(log.iter().any(|line| line == wanted), "{log:#?}");
}

#[test]
fn a_purchase_is_told_once() {
    let mut t = stage(Scenario {
        step: StepWord::Action,
        ..position()
    });
    t.make_all(&["market", "buy gear_and_mod", "pay"]);
    let log = log(&t);
    let about = log.iter().filter(|line| line.starts_with("Player 1"));
    let about: Vec<_> = about.collect();
    assert_eq!(about, ["Player 1 bought Armor for 4000 credits."]);
}

#[test]
fn what_was_bartered_for_is_not_called_free() {
    rulebook::rule!("bartering/lowers-the-cost");
    let owner = PlayerWords {
        credits: 0,
        assets: words(&["blaster"]),
        ..player("boba-fett", "tatooine")
    };
    let mut t = stage(Scenario {
        market: market(&[(Market::Job, &["hired-hand"])]),
        ..action_step(vec![owner, PlayerWords::second()])
    });
    t.make_all(&["market", "buy job", "barter blaster"]);
    assert_eq!(
        log(&t)[..2],
        [
            "Player 1 bartered Blaster for 4000 credits.",
            "Player 1 got Hired Hand in exchange."
        ]
    );
}

#[test]
fn what_an_effect_takes_off_a_price_is_not_asked_for() {
    rulebook::rule!("buying/pay-the-cost");
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-2"])]),
        market: market(&[(Market::Luxury, &["villa", "yacht-fittings"])]),
        ..encounter_step(vec![
            PlayerWords {
                credits: 9000,
                ..player("boba-fett", "cantonica")
            },
            PlayerWords::second(),
        ])
    });
    t.make("space");
    assert_eq!(ask(&t), "Encounter on Cantonica: do you buy it?");
    // The villa costs 10,000; the encounter takes 2,000 off.
    assert!(says(&t)[0].starts_with("Buy Villa for 8000 credits"));
}

#[test]
fn a_secret_is_told_once_and_called_a_secret() {
    rulebook::rule!("secrets/revealed-when-resolved");
    let keeper = PlayerWords {
        secrets: words(&["cantonica-3"]),
        ..player("boba-fett", "ord-mantell")
    };
    let mut t = stage(action_step(vec![keeper, PlayerWords::second()]));
    let secret = |choice: &String| choice.starts_with("Use your secret · +3000 credits");
    assert!(says(&t).iter().any(secret), "{:?}", says(&t));
    t.make("use cantonica-3");
    assert_eq!(
        log(&t),
        [
            "Player 1 revealed a secret: Action: Gain 3000 credits.",
            "Player 1 gained 3000 credits."
        ]
    );
}

#[test]
fn what_one_may_do_is_asked_by_what_it_begins_with() {
    let asks = |space: &str, deck: &str, card: &str| {
        let brave = PlayerWords {
            credits: 5000,
            reputation: reputation(&[(Faction::Hutt, Standing::Positive)]),
            ..player("boba-fett", space)
        };
        let mut t = stage(Scenario {
            encounters: encounters(&[(deck, &[card])]),
            ..encounter_step(vec![brave, PlayerWords::second()])
        });
        t.make("space");
        ask(&t)
    };
    assert_eq!(
        asks("ord-mantell", "cantonica-ord-mantell", "cantonica-1"),
        "Encounter on Ord Mantell: do you pay 2000 credits?"
    );
    assert_eq!(
        asks("nal-hutta", "tatooine-nal-hutta", "nal-hutta-1"),
        "Encounter on Nal Hutta: do you fight the dragonsnake?"
    );
    assert_eq!(
        asks("naboo", "ryloth-naboo", "ryloth-1"),
        "Encounter on Naboo: do you accept?"
    );
}

#[test]
fn who_cannot_pay_is_told_so() {
    rulebook::rule!("trade/credits-may-interrupt");
    // The contact asks 2,000.
    let meet = |other: u32| {
        let poor = PlayerWords {
            credits: 1000,
            ..player("boba-fett", "tatooine")
        };
        let other = PlayerWords {
            credits: other,
            ..player("bossk", "kessel")
        };
        let mut t = stage(Scenario {
            contacts: [("tatooine".into(), words(&["white-1", "green-1"]))].into(),
            ..encounter_step(vec![poor, other])
        });
        t.make("contact tatooine 1");
        t
    };
    let t = meet(0);
    assert_told(
        &t,
        "Player 1 cannot pay 2000 credits for White 1: not enough credits.",
    );
    // Somebody could lend the rest.
    let t = meet(1000);
    let why = "White 1: not enough credits, 2000 credits are needed and you have 1000 credits";
    assert_eq!(ask(&t), why);
    assert_eq!(says(&t), ["Go on without (passes)"]);
    let all = game().explain(t.state(), ONE, Lang::En);
    assert_eq!(
        all.blocked[0].rule,
        Some("credits/no-spending-beyond-means")
    );
}

#[test]
fn a_patrol_says_why_it_comes() {
    rulebook::rule!("patrol-movement/icon-of-revealed-card");
    let mut t = stage(Scenario {
        patrols: patrols(&[(Faction::Imperial, 1, "ryloth-approach")]),
        market: market(&[(Market::Cargo, &["livestock", "forged-papers"])]),
        ..action_step(vec![
            player("boba-fett", "ring-of-kafrene"),
            PlayerWords::second(),
        ])
    });
    t.make_all(&["market", "buy cargo"]);
    assert_told(
        &t,
        "Forged Papers sends the Imperial patrol 2 spaces toward Player 1.",
    );
    assert_eq!(
        ask(&t),
        "Forged Papers sends the Imperial patrol 1 more space toward you: where does it end?"
    );
}

#[test]
fn a_fight_for_a_bounty_is_announced_with_its_odds() {
    let hunter = PlayerWords {
        assets: words(&["bounty-white"]),
        ..player("boba-fett", "takodana")
    };
    let mut t = stage(Scenario {
        contacts: [("takodana".into(), words(&["white-1", "green-2"]))].into(),
        dice: vec![HIT; 5],
        ..encounter_step(vec![hunter, PlayerWords::second()])
    });
    t.make("contact takodana 1");
    let fight = &says(&t)[0];
    assert!(
        fight.starts_with("Fight for the bounty · 3 dice to 2, 7"),
        "{fight}"
    );
    let all = game().explain(t.state(), ONE, Lang::En);
    let on: Vec<_> = all.chances.iter().map(|one| one.on.clone()).collect();
    assert_eq!(on, [On::Space("takodana/1".into())]);
    t.make("fight");
    assert_told(&t, "White 1 rolled hit hit.");
}

#[test]
fn who_is_defeated_is_told_to_recover() {
    let mut beaten = position();
    beaten.players[0].defeated = true;
    let question = ask(&stage(beaten));
    assert_eq!(question, "You are defeated: recover all damage");
}

#[test]
fn the_dice_of_an_inspection_name_the_cargo() {
    let mut t = stage(Scenario {
        step: StepWord::Action,
        dice: vec![HIT],
        ..position()
    });
    let deliver = &says(&t)[0];
    assert!(
        deliver.starts_with("Deliver Contraband · +") && deliver.contains("inspection, 38 %"),
        "{deliver}"
    );
    t.make("deliver");
    assert_told(&t, "Player 1 rolled hit for the inspection of Contraband.");
}

#[test]
fn a_full_hold_and_an_old_ship_are_mentioned_before_one_buys() {
    let mut full = position();
    full.step = StepWord::Action;
    full.players[0] = PlayerWords {
        credits: 30000,
        assets: words(&["contraband"]),
        ship: Some("g9-rigger".into()),
        ..player("boba-fett", "tatooine")
    };
    let mut t = stage(full);
    t.make("market");
    let says = says(&t);
    let line = |name: &str| {
        let mut lines = says.iter();
        lines.find(|line| line.starts_with(name)).cloned()
    };
    let spice = line("Buy Spice").unwrap_or_default();
    assert!(
        spice.contains("no free slot: something must go for it"),
        "{says:#?}"
    );
    let ship = line("Buy Firespray-31").unwrap_or_default();
    assert!(ship.contains("your G9 Rigger is traded in"), "{says:#?}");
}

#[test]
fn the_rival_gives_its_reasons() {
    use common::solo::{after, before, rival, rival_with};
    rulebook::rule!("solo-decisions/equal-odds");
    let t = after(before("ai-9", rival_with("tatooine", &["livestock"])));
    let early = "and stops on Kessel, 2 spaces early, to end on a planet.";
    let log = log(&t);
    assert!(log.iter().any(|line| line.ends_with(early)), "{log:#?}");
    let t = after(Scenario {
        market: market(&[(Market::Cargo, &["contraband", "spice"])]),
        ..before("ai-10", rival("tatooine"))
    });
    assert_told(
        &t,
        "Player 2 does not buy Contraband: it cannot be bought here.",
    );
    assert_told(&t, "Player 2 has a new goal: Kessel, for Spice.");
    let t = after(Scenario {
        patrols: patrols(&[
            (Faction::Hutt, 1, "tatooine-approach"),
            (Faction::Imperial, 1, "tatooine-reach"),
        ]),
        ..before("ai-8", rival("tatooine"))
    });
    assert_told(&t, "Chance decides among 2 equally near patrols.");
    // From the gate two ways are equally short.
    let t = after(Scenario {
        patrols: patrols(&[(Faction::Imperial, 1, "imperial-gate")]),
        market: market(&[(Market::Cargo, &["livestock", "forged-papers"])]),
        ..before("ai-10", rival("nal-hutta"))
    });
    assert_told(&t, "Chance decides among 2 ways for the patrol.");
}

#[test]
fn nobody_uses_themselves() {
    let boba = player("boba-fett", "tatooine");
    let mut t = stage(Scenario {
        step: StepWord::Action,
        players: vec![boba, player("bossk", "kessel")],
        ..position()
    });
    let own = |choice: &String| choice.starts_with("Use your own ability · ");
    assert!(says(&t).iter().any(own), "{:?}", says(&t));
    t.make_all(&["use boba-fett", "berth tatooine 1"]);
    let used = "Player 1 used their own ability.";
    assert_eq!(told(&t, "Used").as_deref(), Some(used));
}

#[test]
fn patrols_and_enemies_have_their_article() {
    let at = |character, space, deck, card| {
        let mut t = stage(Scenario {
            encounters: encounters(&[(deck, &[card])]),
            patrols: position().patrols,
            ..encounter_step(vec![player(character, space), player("bossk", "kessel")])
        });
        t.make("space");
        t
    };
    let mut t = at(
        "boba-fett",
        "ord-mantell",
        "cantonica-ord-mantell",
        "cantonica-5",
    );
    assert_eq!(ask(&t), "Encounter on Ord Mantell: which patrol?");
    t.make("faction imperial");
    let spawned = "The Imperial patrol of level 2 appeared on Imperial Gate.";
    assert_eq!(told(&t, "PatrolSpawned").as_deref(), Some(spawned));
    let t = at(
        "boba-fett",
        "cantonica",
        "cantonica-ord-mantell",
        "cantonica-10",
    );
    let began = "Player 1 attacks the thug.";
    assert_eq!(told(&t, "CombatBegan").as_deref(), Some(began));
}

#[test]
fn the_chance_of_a_test_is_told_before_its_dice_are_rolled() {
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-9"])]),
        ..encounter_step(vec![
            player("doctor-aphra", "ord-mantell"),
            player("bossk", "kessel"),
        ])
    });
    t.make("space");
    let all = game().explain(t.state(), ONE, Lang::En);
    let chances = all.chances.iter();
    let chances: Vec<_> = chances
        .map(|one| (one.permille, one.text.to_string()))
        .collect();
    assert_eq!(chances, [(750, "test of tech: skilled".to_string())]);
}

#[test]
fn who_does_not_decide_is_told_who_does() {
    let t = stage(position());
    let all = game().explain(t.state(), TWO, Lang::En);
    assert_eq!(all.blocked[0].text.to_string(), "Han Solo decides now.");
    assert!(all.routes.is_empty() && all.prices.is_empty());
}

#[test]
fn refusals_name_the_rule() {
    let mut t = stage(position());
    let refused = |t: &mut OnStage, choice: Choice| {
        let refusal = t.refused(Seat(0), &choice);
        (refusal.message, refusal.rule)
    };
    assert_eq!(
        refused(&mut t, Choice::Market),
        ("this is not what is asked now".into(), None)
    );
    t.make("move");
    // Where Boba Fett is.
    let far = Choice::Fly(game().view(t.state(), None).players[1].space);
    assert_eq!(
        refused(&mut t, far),
        (
            "no path joins Kessel to your space".into(),
            Some("movement/one-step-per-adjacent-space")
        )
    );
    t.make("pass");
    assert_eq!(
        refused(&mut t, Choice::Trade),
        (
            "no other player is in your space".into(),
            Some("trade/needs-shared-space")
        )
    );
    t.make("market");
    let (message, rule) = refused(&mut t, Choice::Buy(Market::Ship));
    assert_eq!(
        message,
        "it costs 20000 credits: you have 6000 credits, and bartering does not make up for the rest"
    );
    assert_eq!(rule, Some("buying/pay-the-cost"));
}

#[test]
fn names_in_texts_can_be_clicked() {
    let mut t = stage(position());
    t.make("move");
    let fly = t
        .choices()
        .iter()
        .find(|choice| matches!(choice, Choice::Fly(_)))
        .copied();
    let fly = fly.expect("somewhere to fly");
    let described = game().describe(t.state(), &fly, Lang::En);
    let spaces = described.text.runs().iter();
    let mut spaces = spaces.filter(|run| matches!(run, Run::Space(..)));
    assert!(spaces.next().is_some(), "{:?}", described.text);
    assert!(matches!(described.on, Some(On::Space(_))));
}

#[test]
fn a_delivery_and_a_visit_to_the_market_are_taken_back_one_by_one() {
    let owner = PlayerWords {
        assets: words(&["start-cargo-1"]),
        ..player("boba-fett", "naboo")
    };
    let mut t = stage(Scenario {
        step: StepWord::Action,
        players: vec![owner, PlayerWords::second()],
        ..Scenario::default()
    });
    t.make_all(&["deliver", "market", "discard-top job"]);
    let table = t.table_mut();
    table.undo(ONE, Consent::Given).expect("the market visit");
    assert_eq!(t.assets(ONE), [""; 0], "it stays delivered");
    assert!(t.offers("market") && !t.offers("deliver"));
    t.table_mut()
        .undo(ONE, Consent::Given)
        .expect("the delivery");
    assert_eq!(t.assets(ONE), ["start-cargo-1"]);
}

#[test]
fn a_purchase_that_asks_nothing_is_taken_back_by_itself() {
    let mut t = stage(Scenario {
        step: StepWord::Action,
        market: market(&[(Market::Job, &["casino", "hard-job"])]),
        players: vec![player("boba-fett", "tatooine"), PlayerWords::second()],
        ..Scenario::default()
    });
    t.make_all(&["market", "buy job", "pass"]);
    t.table_mut().undo(ONE, Consent::Given).expect("the pass");
    assert_eq!(t.assets(ONE), ["casino"], "it stays bought");
    t.table_mut()
        .undo(ONE, Consent::Given)
        .expect("the purchase");
    assert_eq!(t.assets(ONE), [""; 0]);
}
