//! What a view says of a player's goals, slots and people, so that whoever draws them need not
//! know a rule.

use crate::common::{ONE, TWO, action_step, game, player, solo, stage, words};
use outer_rim::scenario::{AssetWord, PlayerWords};
use rulebook::rule;
use serde_json::{Value, json};
use tabletop::{Game, Lang};

/// The first player as everybody sees them.
fn seen(who: PlayerWords) -> Value {
    let t = stage(action_step(vec![who, PlayerWords::second()]));
    serde_json::to_value(t.view(TWO)).unwrap()["players"][0].clone()
}

#[test]
fn a_goal_says_how_far_it_is() {
    rule!("goals/tokens-track-progress");
    let lando = PlayerWords {
        progress: [1, 0],
        ..player("lando-calrissian", "tatooine")
    };
    let counted = json!({ "counted": [1, 2], "done": false });
    assert_eq!(seen(lando.clone())["goals"][0], counted);
    let flipped = PlayerWords {
        flipped: true,
        progress: [0, 0],
        ..lando
    };
    let done = json!({ "counted": null, "done": true });
    assert_eq!(seen(flipped)["goals"], json!([done, null]));
    // Jyn Erso's tokens count where they lie on Imperial planets.
    let jyn = PlayerWords {
        tokens: words(&["naboo"]),
        ..player("jyn-erso", "tatooine")
    };
    assert_eq!(seen(jyn)["goals"][0]["counted"], json!([1, 2]));
    // The goal of the Ark is to have a crew.
    let ark = PlayerWords {
        ship: Some("ark".into()),
        ..player("jyn-erso", "tatooine")
    };
    assert_eq!(seen(ark)["goals"][1]["counted"], json!([0, 1]));
}

#[test]
fn a_rival_strives_for_nothing() {
    rule!("solo-cards/no-personal-goal");
    let t = stage(solo::before("ai-1", solo::rival("tatooine")));
    let view = serde_json::to_value(t.view(ONE)).unwrap();
    assert_eq!(view["players"][1]["goals"], json!([null, null]));
    assert_ne!(view["players"][0]["goals"][0], Value::Null);
}

#[test]
fn every_goal_has_its_few_words() {
    let components = game().components(Lang::EN).unwrap();
    for (place, printed) in game().library().content().ships.iter().enumerate() {
        let goal = &components["ships"][place]["goal"];
        assert_eq!(goal.is_null(), printed.goal.is_none(), "{}", printed.id);
    }
    for character in components["characters"].as_array().unwrap() {
        assert!(!character["goal"].as_array().unwrap().is_empty());
    }
}

#[test]
fn what_has_no_slot_of_its_own_is_drawn_where_either_goes() {
    rule!("slots/two-named-slot-holds-one");
    let owner = PlayerWords {
        ship: Some("yv-666".into()),
        assets: words(&["spice", "contraband", "contraband-2", "blaster"]),
        ..player("boba-fett", "lothal")
    };
    let player = seen(owner);
    let slots = player["assets"].as_array().unwrap().iter();
    let slots: Vec<_> = slots.map(|asset| asset["slot"].as_str().unwrap()).collect();
    assert_eq!(slots, ["cargo", "cargo", "cargo-or-mod", "gear"]);
}

#[test]
fn it_is_said_who_has_a_skill_and_how_often() {
    rule!("skills/on-characters-and-crew");
    let owner = PlayerWords {
        assets: words(&["white-1-card", "blaster"]),
        ..player("han-solo", "tatooine")
    };
    let crew = u32::from(game().card_named("white-1-card").unwrap());
    let mut seen = seen(owner)["skilled"].as_array().unwrap().clone();
    let last = json!({ "skill": "piloting", "bearer": { "card": crew }, "times": 1 });
    assert_eq!(seen.pop(), Some(last));
    assert!(seen.iter().all(|one| one["bearer"] == "character"));
    assert!(!seen.is_empty());
}

#[test]
fn an_asset_says_where_it_goes_or_who_is_hunted_for_it() {
    rule!("deliver/captive-at-named-planet");
    let space = |id: &str| {
        let content = game();
        let mut spaces = content.library().content().tiles.iter();
        let mut spaces = spaces.by_ref().flat_map(|tile| &tile.spaces);
        spaces.position(|space| space.id == id).unwrap()
    };
    let contact = |id: &str| {
        let content = game();
        let mut contacts = content.library().content().contacts.iter();
        contacts.position(|contact| contact.id == id).unwrap()
    };
    let owner = |captive: Option<&str>| {
        let bounty = match captive {
            None => AssetWord::Plain("bounty-white".into()),
            Some(contact) => AssetWord::With {
                card: "bounty-white".into(),
                captive: contact.into(),
            },
        };
        let rest: Vec<AssetWord> = words(&["spice", "dirty-job", "blaster"]);
        let assets = [vec![bounty], rest].concat();
        let assets = seen(PlayerWords {
            assets,
            ..player("boba-fett", "tatooine")
        })["assets"]
            .clone();
        let assets = assets.as_array().unwrap().iter();
        let leads = assets.map(|asset| json!([asset["to"], asset["hunts"]]));
        leads.collect::<Vec<_>>()
    };
    let rest = [
        json!([space("kessel"), null]),
        json!([space("naboo"), null]),
        json!([null, null]),
    ];
    let hunted = json!([null, contact("white-1")]);
    assert_eq!(owner(None), [&[hunted][..], &rest].concat());
    let caught = json!([space("lothal"), null]);
    assert_eq!(owner(Some("white-1")), [&[caught][..], &rest].concat());
}

#[test]
fn what_a_choice_without_a_place_may_be_clicked_on() {
    rule!("deliver/cargo-at-destination");
    let owner = PlayerWords {
        ship: Some("yv-666".into()),
        assets: words(&["spice", "contraband"]),
        ..player("boba-fett", "kessel")
    };
    let here = player("bossk", "kessel");
    let away = player("han-solo", "naboo");
    let t = stage(action_step(vec![owner, here, away]));
    let besides = |short: &str| {
        let place = t.offered().iter().position(|one| one == short);
        let place = place.unwrap_or_else(|| panic!("{:?}", t.offered()));
        let described = game().describe(t.state(), &t.choices()[place], Lang::EN);
        (
            serde_json::to_value(described.besides).unwrap(),
            described.takes,
        )
    };
    let spice = u32::from(game().card_named("spice").unwrap());
    // The only thing that can be delivered is delivered at once.
    let card = json!([{ "on": { "card": format!("spice#{spice}") } }]);
    assert_eq!(besides("deliver"), (card, true));
    assert_eq!(besides("trade"), (json!([{ "on": { "seat": 1 } }]), false));
    assert_eq!(besides("pass"), (json!([]), false));
}

#[test]
fn how_far_every_space_is() {
    rule!("nearest/shortest-route-counts");
    let t = stage(action_step(vec![
        PlayerWords {
            ship: Some("yv-666".into()),
            ..player("boba-fett", "nal-hutta-reach")
        },
        PlayerWords::second(),
    ]));
    let view = serde_json::to_value(t.view(ONE)).unwrap();
    let far = |id: &str| {
        let parts = game().components(Lang::EN).unwrap();
        let mut spaces = parts["spaces"].as_array().unwrap().iter();
        let place = spaces.position(|space| space["id"] == id).unwrap();
        (view["away"][place].clone(), view["turns"][place].clone())
    };
    assert_eq!(far("nal-hutta-reach"), (json!(0), json!(0)));
    assert_eq!(far("nal-hutta"), (json!(1), json!(1)));
    assert_eq!(far("nal-hutta-verge"), (json!(2), json!(1)));
    let away = view["away"].as_array().unwrap();
    let here = away.iter().filter(|&away| *away == json!(0));
    assert_eq!(here.count(), 1, "every other space is somewhere");
    // The YV-666 flies seven spaces a turn.
    for (away, turns) in away.iter().zip(view["turns"].as_array().unwrap()) {
        assert_eq!(turns.as_u64().unwrap(), away.as_u64().unwrap().div_ceil(7));
    }
    let onlooker = serde_json::to_value(game().view(t.state(), None)).unwrap();
    assert_eq!(onlooker["away"], json!([]));
}
