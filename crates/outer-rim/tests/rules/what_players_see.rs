//! What lies open, what is hidden, and who still knows it.

use crate::common::{
    ONE, OnStage, TWO, action_step, encounter_step, encounters, game, new_game, player, reputation,
    stage, words,
};
use outer_rim::content::{Class, Faction, Standing};
use outer_rim::scenario::{ContactWord, PlayerWords, Scenario};
use outer_rim::{CardId, Event, Setup, View};
use rulebook::rule;
use tabletop::{Game, Lang, Seat, SeatSet, Text};

/// What both players and an onlooker see.
fn views(t: &OnStage) -> [View; 3] {
    [Some(ONE), Some(TWO), None].map(|viewer| game().view(t.state(), viewer))
}

/// What somebody hears of all that was told so far.
fn heard(t: &OnStage, by: Option<Seat>) -> Vec<Event> {
    let events = t.events().iter();
    events
        .filter_map(|event| game().redact(event, by))
        .collect()
}

/// What a view shows of a contact.
struct Seen {
    class: Option<Class>,
    faceup: bool,
    /// Its id.
    contact: Option<String>,
    databank: Vec<CardId>,
    /// The ids of whom it may be.
    may_be: Vec<String>,
}

/// The contact on Tatooine's first space in a view.
fn first_on_tatooine(view: &View) -> Seen {
    let game = game();
    let content = game.library().content();
    let mut spaces = content.tiles.iter().flat_map(|tile| &tile.spaces);
    let tatooine = spaces.position(|space| space.id == "tatooine");
    let mut contacts = view.contacts.iter();
    let seen = contacts
        .find(|contact| Some(u32::from(contact.planet) as usize) == tatooine)
        .expect("a contact space");
    let name = |place| content.contacts[u32::from(place) as usize].id.clone();
    Seen {
        class: seen.class,
        faceup: seen.faceup,
        contact: seen.contact.map(name),
        databank: seen.databank.clone(),
        may_be: seen.may_be.iter().map(|&one| name(one)).collect(),
    }
}

fn faceup(contact: &str) -> ContactWord {
    ContactWord::With {
        contact: contact.into(),
        faceup: true,
        known: SeatSet::ALL,
    }
}

/// Boba Fett on Tatooine, where this contact lies first.
fn tatooine(contact: ContactWord, assets: &[&str]) -> Scenario {
    let boba = PlayerWords {
        assets: words(assets),
        ..player("boba-fett", "tatooine")
    };
    Scenario {
        contacts: [("tatooine".into(), vec![contact, "green-1".into()])].into(),
        ..action_step(vec![boba, player("bossk", "kessel")])
    }
}

/// Boba Fett has secretly looked at the first contact on Tatooine.
fn looked() -> OnStage {
    let mut t = stage(tatooine("white-4".into(), &[]));
    t.make_all(&["use boba-fett", "berth tatooine 1"]);
    t
}

#[test]
fn a_facedown_contact_shows_its_class_alone() {
    rule!("contacts/class-visible-while-facedown");
    let t = stage(tatooine("white-4".into(), &[]));
    for view in views(&t) {
        let contact = first_on_tatooine(&view);
        assert_eq!(contact.class, Some(Class::White));
        assert!(!contact.faceup);
        assert_eq!((contact.contact, contact.databank), (None, vec![]));
    }
}

#[test]
fn a_facedown_contact_may_be_anybody_of_its_class_who_is_not_known_elsewhere() {
    rule!("contacts/class-visible-while-facedown");
    let whites: Vec<String> = (1..=8).map(|n| format!("white-{n}")).collect();
    let t = stage(tatooine("white-4".into(), &[]));
    for view in views(&t) {
        assert_eq!(first_on_tatooine(&view).may_be, whites);
    }
    // Who has looked knows better, and tells nobody by what they see.
    let [one, two, onlooker] = views(&looked());
    assert_eq!(first_on_tatooine(&one).may_be, ["white-4"]);
    assert_eq!(
        [two, onlooker].map(|view| first_on_tatooine(&view).may_be),
        [&whites[..], &whites]
    );
    // Who lies faceup elsewhere is not here.
    let t = stage(Scenario {
        contacts: [
            ("tatooine".into(), vec!["white-4".into(), "green-1".into()]),
            ("kessel".into(), vec![faceup("white-1"), "green-2".into()]),
        ]
        .into(),
        ..action_step(vec![
            player("boba-fett", "tatooine"),
            player("bossk", "kessel"),
        ])
    });
    let [one, ..] = views(&t);
    assert_eq!(first_on_tatooine(&one).may_be, whites[1..]);
}

#[test]
fn a_secret_look_shows_the_contact_to_the_looker_alone() {
    rule!("contacts/secret-look-is-private");
    let t = looked();
    let [one, two, onlooker] = views(&t);
    assert_eq!(first_on_tatooine(&one).contact.as_deref(), Some("white-4"));
    assert_eq!(first_on_tatooine(&two).contact, None);
    assert_eq!(first_on_tatooine(&onlooker).contact, None);
    for (by, told) in [(Some(ONE), true), (Some(TWO), false), (None, false)] {
        let look = heard(&t, by).into_iter().find_map(|event| match event {
            Event::ContactLooked { contact, .. } => Some(contact.is_some()),
            _ => None,
        });
        assert_eq!(look, Some(told), "everybody hears that there was a look");
    }
}

#[test]
fn a_secret_look_opens_no_databank_card() {
    rule!("contacts/secret-look-no-databank");
    let t = looked();
    let [one, ..] = views(&t);
    let contact = first_on_tatooine(&one);
    assert!(contact.contact.is_some());
    assert_eq!(contact.databank, []);
}

#[test]
fn who_looked_cannot_show_the_contact_to_the_others() {
    rule!("contacts/secret-look-may-be-told");
    // Telling is for the players; whatever the looker does at the table, nobody else learns it.
    let t = looked();
    for choice in t.choices() {
        let mut after = t.clone();
        after.choose(choice);
        let [_, two, onlooker] = views(&after);
        for view in [two, onlooker] {
            assert_eq!(first_on_tatooine(&view).contact, None, "{choice:?}");
        }
    }
}

#[test]
fn anybody_may_read_the_databank_card_of_a_faceup_contact() {
    rule!("contacts/faceup-databank-is-public");
    let t = stage(tatooine(faceup("white-4"), &[]));
    let read = game().card_named("white-4-card").expect("databank card 5");
    for view in views(&t) {
        assert_eq!(first_on_tatooine(&view).databank, [read]);
    }
    let facedown = stage(tatooine("white-4".into(), &[]));
    for view in views(&facedown) {
        assert_eq!(first_on_tatooine(&view).databank, []);
    }
}

#[test]
fn the_databank_card_can_be_read_before_deciding_to_fight() {
    rule!("contact-encounters/read-card-before-deciding");
    let mut t = stage(Scenario {
        step: outer_rim::scenario::StepWord::Encounter,
        ..tatooine("white-1".into(), &["bounty-white"])
    });
    assert_eq!(first_on_tatooine(&t.view(ONE)).databank, []);
    t.make("contact tatooine 1");
    assert_eq!(t.offered(), ["fight", "resolve"]);
    let read = game().card_named("white-1-card").expect("databank card 2");
    assert_eq!(first_on_tatooine(&t.view(ONE)).databank, [read]);
    assert_eq!(t.offered(), ["fight", "resolve"], "still to be decided");
}

#[test]
fn the_back_of_an_encounter_deck_is_all_one_sees_of_it() {
    rule!("encounter-cards/back-is-public");
    let t = stage(encounter_step(vec![
        player("boba-fett", "kessel-verge"),
        player("bossk", "kessel"),
    ]));
    let components = game().components(Lang::EN).expect("what numbers stand for");
    let back = |name: &str| {
        let mut decks = components["decks"].as_array().expect("decks").iter();
        let deck = decks.find(|deck| deck["id"] == name).expect(name);
        let back: Text = serde_json::from_value(deck["back"].clone()).expect("a text");
        back.to_string()
    };
    // Of the three cards two have a test, two pay credits, and two hurt.
    assert_eq!(
        back("navpoints"),
        "Navpoints: often skill tests, credits, damage"
    );
    assert!(back("kessel-maelstrom").starts_with("Kessel, The Maelstrom: often "));
    // Who chooses an encounter reads it there.
    let space = t.choices()[0];
    let described = t.game().describe(t.state(), &space, Lang::EN);
    assert!(
        described.details[0].to_string() == "often skill tests, credits, damage",
        "{described:?}"
    );
    for view in views(&t) {
        for name in ["tatooine-nal-hutta", "kessel-maelstrom", "navpoints"] {
            let deck = game().deck_named(name);
            let mut decks = view.encounters.iter();
            let deck = decks.find(|one| Some(one.deck) == deck).expect(name);
            assert!(deck.count > 0 && deck.known.is_empty(), "no front");
        }
    }
}

#[test]
fn the_four_patrols_name_their_factions_to_everybody() {
    rule!("patrols/faction-on-both-sides");
    let t = stage(action_step(vec![
        player("boba-fett", "tatooine"),
        player("bossk", "kessel"),
    ]));
    for view in views(&t) {
        let factions = view.patrols.iter().map(|patrol| patrol.faction);
        assert!(factions.eq([
            Faction::Hutt,
            Faction::Imperial,
            Faction::Rebel,
            Faction::Syndicate
        ]));
    }
}

#[test]
fn a_patrol_hunts_whoever_stands_badly_with_it() {
    rule!("encounters/hostile-patrol-is-mandatory");
    let t = stage(action_step(vec![
        PlayerWords {
            reputation: reputation(&[(Faction::Rebel, Standing::Negative)]),
            ..player("boba-fett", "tatooine")
        },
        player("bossk", "kessel"),
    ]));
    for view in views(&t) {
        let hunting = view
            .patrols
            .iter()
            .filter(|patrol| !patrol.hunts.is_empty());
        let hunting: Vec<Faction> = hunting.map(|patrol| patrol.faction).collect();
        assert_eq!(hunting, [Faction::Rebel]);
    }
}

#[test]
fn whom_one_could_deal_with_is_told_with_the_rule_that_bars_it() {
    rule!(
        "credits/no-trade-between-bystanders",
        "trade/needs-shared-space",
        "trade/cards-only-in-trade-action"
    );
    let three = || {
        vec![
            player("boba-fett", "naboo"),
            player("bossk", "naboo"),
            player("han-solo", "kessel"),
        ]
    };
    let deals = |t: &OnStage, seat| {
        let deals = game().view(t.state(), Some(seat)).deals.into_iter();
        let deals = deals.map(|deal| (u32::from(deal.to), deal.barred, deal.cards_barred));
        deals.collect::<Vec<_>>()
    };
    let (aside, apart, later) = (
        Some("credits/no-trade-between-bystanders"),
        Some("trade/needs-shared-space"),
        Some("trade/cards-only-in-trade-action"),
    );
    let t = stage(Scenario {
        players: three(),
        ..Scenario::default()
    });
    assert_eq!(
        deals(&t, ONE),
        [(1, None, later), (2, None, apart)],
        "one plans"
    );
    let mut t = stage(action_step(three()));
    assert_eq!(deals(&t, ONE), [(1, None, None), (2, None, apart)]);
    assert_eq!(deals(&t, TWO), [(2, aside, apart), (0, None, later)]);
    t.make("trade");
    assert_eq!(deals(&t, ONE), [(1, None, None), (2, None, apart)]);
    assert!(game().view(t.state(), None).deals.is_empty());
}

#[test]
fn everybody_sees_all_reputations() {
    rule!("reputation/is-public");
    let liked = PlayerWords {
        reputation: reputation(&[
            (Faction::Hutt, Standing::Positive),
            (Faction::Rebel, Standing::Negative),
        ]),
        ..player("bossk", "kessel")
    };
    let t = stage(action_step(vec![player("boba-fett", "tatooine"), liked]));
    for view in views(&t) {
        let bossk = view.players[1].standings;
        assert_eq!(bossk[Faction::Hutt as usize], Standing::Positive);
        assert_eq!(bossk[Faction::Rebel as usize], Standing::Negative);
        assert_eq!(bossk[Faction::Imperial as usize], Standing::Neutral);
        assert_eq!(bossk[Faction::Syndicate as usize], Standing::Neutral);
    }
}

/// Boba Fett with a secret of the Cantonica deck, on somebody else's turn.
fn keeper() -> OnStage {
    let keeper = PlayerWords {
        secrets: words(&["cantonica-3"]),
        ..player("boba-fett", "ord-mantell")
    };
    stage(action_step(vec![player("bossk", "kessel"), keeper]))
}

#[test]
fn one_reads_ones_own_secrets_on_any_turn() {
    rule!("secrets/owner-may-look-any-time");
    let t = keeper();
    assert_eq!(t.decider(), ONE);
    let own = &t.view(TWO).players[1].secrets[0];
    assert_eq!(own.card, game().card_named("cantonica-3"));
}

#[test]
fn everybody_sees_how_many_secrets_somebody_has_and_of_which_deck() {
    rule!("secrets/presence-is-public");
    let t = keeper();
    for viewer in [Some(ONE), None] {
        let view = game().view(t.state(), viewer);
        let [secret] = &view.players[1].secrets[..] else {
            panic!("one secret");
        };
        assert_eq!(secret.deck, game().deck_named("cantonica-ord-mantell"));
        assert_eq!((secret.deck.is_some(), secret.card), (true, None));
    }
}

#[test]
fn whatever_its_owner_does_but_use_it_a_secret_stays_one() {
    rule!("secrets/may-be-talked-about");
    // What is said of it is for the players; the game neither shows nor confirms anything.
    let keeper = PlayerWords {
        secrets: words(&["cantonica-3"]),
        ..player("boba-fett", "ord-mantell")
    };
    let t = stage(action_step(vec![keeper, player("bossk", "kessel")]));
    assert!(t.offers("use cantonica-3"));
    for (choice, short) in t.choices().into_iter().zip(t.offered()) {
        let mut after = t.clone();
        after.choose(choice);
        let seen = after.view(TWO).players[0].secrets.first().cloned();
        match short.as_str() {
            "use cantonica-3" => assert_eq!(seen, None),
            _ => assert_eq!(seen.map(|secret| secret.card), Some(None), "{short}"),
        }
    }
}

#[test]
fn what_is_resolved_is_read_to_all_and_a_secret_to_its_owner() {
    rule!("space-encounters/read-aloud");
    let draws = |card: &str| {
        let mut t = stage(Scenario {
            encounters: encounters(&[("cantonica-ord-mantell", &[card])]),
            ..encounter_step(vec![
                player("boba-fett", "ord-mantell"),
                player("bossk", "kessel"),
            ])
        });
        t.make("space");
        t
    };
    let open = draws("cantonica-5");
    let drawn = game().card_named("cantonica-5");
    for by in [Some(ONE), Some(TWO), None] {
        let read = heard(&open, by).into_iter().find_map(|event| match event {
            Event::EncounterDrawn { card, section, .. } => Some((card, section)),
            _ => None,
        });
        assert_eq!(read, drawn.map(|card| (card, 1)), "the second section");
    }
    let secret = draws("cantonica-3");
    let taken = game().card_named("cantonica-3");
    for (by, read) in [(Some(ONE), taken), (Some(TWO), None), (None, None)] {
        let events = heard(&secret, by);
        let heard = events.iter().find_map(|event| match event {
            Event::SecretTaken { card, .. } => Some(*card),
            _ => None,
        });
        assert_eq!(heard, Some(read));
        let drawn = |event: &Event| matches!(event, Event::EncounterDrawn { .. });
        assert!(!events.iter().any(drawn), "it is not read out");
    }
}

#[test]
fn the_supply_of_ships_lies_open_with_both_sides() {
    rule!("ships/supply-is-open");
    let t = stage(action_step(vec![
        player("boba-fett", "tatooine"),
        PlayerWords {
            ship: Some("hwk-290".into()),
            ..player("bossk", "kessel")
        },
    ]));
    let game = game();
    let (faces, content) = (game.faces(Lang::EN), game.library().content());
    for view in views(&t) {
        let ships = view.ships.iter().map(|&ship| u32::from(ship) as usize);
        let ships: Vec<_> = ships.map(|place| &content.ships[place]).collect();
        let lies_there = |id: &str| ships.iter().any(|ship| ship.id == id);
        assert!(lies_there("yv-666") && !lies_there("hwk-290"));
        for ship in ships {
            let printed = |id: &str| faces.iter().any(|face| face.id == id);
            assert!(printed(&ship.id));
            assert!(ship.starter || printed(&format!("{}-flipped", ship.id)));
        }
    }
}

#[test]
fn the_fame_that_wins_is_known_from_the_beginning_and_stays() {
    rule!("variants/target-known-before-setup");
    let setup = Setup {
        fame: 12,
        ..Setup::default()
    };
    let mut t = new_game(setup, 3);
    for _ in 0..60 {
        for view in views(&t) {
            assert_eq!(view.goal, 12);
        }
        let Some(choice) = t.choices().first().copied() else {
            break;
        };
        t.choose(choice);
    }
    assert!(t.view(ONE).turn > 2, "set up, and some turns played");
}
