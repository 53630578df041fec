//! What is explained: ways, prices, chances, and why not.

use super::{ask, position};
use crate::common::{
    ONE, OnStage, TWO, action_step, encounter_step, encounters, game, market, patrols, player,
    reputation, stage, words,
};
use outer_rim::Choice;
use outer_rim::content::{Faction, Market, Standing};
use outer_rim::scenario::{PlayerWords, Scenario, StepWord};
use tabletop::{Game, Lang, On, Route, Seat, Text};

#[test]
fn routes_end_where_one_must_stop() {
    rulebook::rule!("movement/stop-at-patrol", "movement/up-to-hyperdrive");
    let mut one = position();
    one.players[0].reputation = reputation(&[(Faction::Hutt, Standing::Negative)]);
    let t = stage(one);
    let all = game().explain(t.state(), Seat(0), Lang::EN);
    let to = |id: &str| {
        let mut routes = all.routes.iter();
        routes.find(|route| route.to == On::Space(id.into()))
    };
    // One move away, the patrol stops whoever enters.
    assert_eq!(to("tatooine-reach").map(|route| route.stops.len()), Some(1));
    let why = |id: &str| {
        to(id)
            .and_then(|route| route.stop.as_ref())
            .map(Text::to_string)
    };
    assert_eq!(why("tatooine-reach").as_deref(), Some("Hutt patrol"));
    let free = all.routes.iter().filter(|route| route.stop.is_none());
    assert!(free.count() > 0, "nothing stops one on most ways");
    let through = all.routes.iter().filter(|route| {
        let passed = &route.stops[..route.stops.len() - 1];
        passed.contains(&On::Space("tatooine-reach".into()))
    });
    assert_eq!(through.count(), 0);
    let hints = game().hints(t.state(), Seat(0), Lang::EN);
    assert!(hints.more, "there are ways to ask for");
    let stop = hints.blocked.iter();
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

#[test]
fn the_journeys_that_bring_something_forward_come_first() {
    let t = stage(Scenario {
        contacts: [
            ("kessel".into(), words(&["-", "yellow-2"])),
            ("takodana".into(), words(&["white-1", "green-2"])),
        ]
        .into(),
        players: vec![
            PlayerWords {
                ship: Some("yv-666".into()),
                assets: words(&["spice", "livestock", "bounty-white"]),
                ..player("boba-fett", "kessel-approach")
            },
            player("bossk", "tatooine"),
        ],
        ..Scenario::default()
    });
    let routes = game().explain(t.state(), Seat(0), Lang::EN).routes;
    let first = &routes[0];
    assert_eq!(first.to, On::Space("kessel".into()));
    let why = |route: &Route| route.why.iter().map(Text::to_string).collect::<Vec<_>>();
    assert_eq!(why(first), ["cargo Spice"]);
    // Whoever may be hunted somewhere, and what lies beyond reach, are worth a journey as well.
    let reasons: Vec<String> = routes.iter().flat_map(why).collect();
    let count = |what: &str| reasons.iter().filter(|why| *why == what).count();
    let far = routes
        .iter()
        .all(|route| route.to != On::Space("cantonica".into()));
    assert_eq!(count("toward Cantonica"), usize::from(far), "{reasons:?}");
    assert!(count("bounty maybe White 1") > 0, "{reasons:?}");
    let calls: Vec<bool> = routes.iter().map(|route| route.calls).collect();
    assert!(calls.is_sorted_by_key(|calls| !calls), "{calls:?}");
    assert!(
        routes
            .iter()
            .all(|route| !route.calls || !route.why.is_empty())
    );
}

/// Where the ways lead that are explained, and through how many spaces.
fn ways(t: &OnStage) -> Vec<(String, usize)> {
    let all = game().explain(t.state(), Seat(0), Lang::EN);
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
    let all = game().hints(t.state(), Seat(0), Lang::EN);
    let price = |deck: &str| {
        let mut prices = all.prices.iter();
        let price = prices.find(|price| price.on == On::Pile(deck.into()));
        price.map(|price| price.amount)
    };
    assert_eq!(price("cargo"), Some(1000));
    assert_eq!(price("ship"), Some(20000));
    // A starter is worth nothing; what was bought goes for the new one, and is named.
    let traded = |ship: &str| {
        let mut one = position();
        one.step = StepWord::Action;
        one.players[0].ship = Some(ship.into());
        let t = stage(one);
        let all = game().hints(t.state(), Seat(0), Lang::EN);
        let mut prices = all.prices.into_iter();
        let price = prices.find(|price| price.on == On::Pile("ship".into()));
        let price = price.expect("a ship is sold");
        (price.amount, price.gives.map(|old| old.to_string()))
    };
    assert_eq!(traded("g9-rigger"), (20000, None));
    assert_eq!(traded("lancer").0, 10000);
    assert!(
        traded("lancer")
            .1
            .expect("the old ship")
            .starts_with("Lancer")
    );
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
        game()
            .explain(t.state(), Seat(0), Lang::EN)
            .chances
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
        let all = game().hints(t.state(), ONE, Lang::EN);
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
fn the_chance_of_a_test_is_told_before_its_dice_are_rolled() {
    let mut t = stage(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-9"])]),
        ..encounter_step(vec![
            player("doctor-aphra", "ord-mantell"),
            player("bossk", "kessel"),
        ])
    });
    t.make("space");
    let all = game().explain(t.state(), ONE, Lang::EN);
    let chances = all.chances.iter();
    let chances: Vec<_> = chances
        .map(|one| (one.permille, one.text.to_string()))
        .collect();
    assert_eq!(chances, [(750, "test of tech: skilled".to_string())]);
}

#[test]
fn who_does_not_decide_is_told_who_does() {
    let t = stage(position());
    let hints = game().hints(t.state(), TWO, Lang::EN);
    assert_eq!(hints.blocked[0].text.to_string(), "Han Solo decides now.");
    assert!(hints.prices.is_empty() && !hints.more);
    let all = game().explain(t.state(), TWO, Lang::EN);
    assert!(all.routes.is_empty());
}

#[test]
fn refusals_name_the_rule() {
    let mut t = stage(position());
    let refused = |t: &mut OnStage, choice: Choice| {
        let refusal = t.refused(Seat(0), &choice);
        (refusal.message.to_string(), refusal.rule)
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
