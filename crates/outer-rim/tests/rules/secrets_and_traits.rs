//! Secrets, and the traits of assets.

use crate::common::{
    BLANK, HIT, ONE, OnStage, TWO, action_step, encounter_step, encounters, player, stage, words,
};
use outer_rim::scenario::{CardWord, PlayerWords, Scenario};
use outer_rim::{Bundle, CardId, Offer};
use rulebook::rule;

fn draws(deck: &str, card: &str, who: PlayerWords) -> OnStage {
    let mut t = stage(Scenario {
        encounters: encounters(&[(deck, &[card])]),
        ..encounter_step(vec![who, player("bossk", "syndicate-gate")])
    });
    t.make("space");
    t
}

#[test]
fn a_secret_of_another_part_is_not_gained() {
    rule!("secrets/only-from-the-part-resolved");
    let t = draws(
        "tatooine-nal-hutta",
        "nal-hutta-1",
        player("boba-fett", "nal-hutta"),
    );
    assert_eq!(t.who(ONE).secrets, []);
    assert_eq!(t.story()[0], "1 hutt negative");
}

#[test]
fn secrets_take_no_slot() {
    rule!("secrets/take-no-slot");
    let full = PlayerWords {
        assets: words(&[
            "blaster",
            "scope",
            "spice",
            "navicomputer",
            "white-1-card",
            "casino",
            "bounty-white",
        ]),
        secrets: words(&["cantonica-3"]),
        ..player("boba-fett", "tatooine")
    };
    let t = draws("tatooine-nal-hutta", "nal-hutta-1", full);
    assert_eq!(t.who(ONE).secrets.len(), 2);
    assert_eq!(
        (t.assets(ONE).len(), t.decider()),
        (7, TWO),
        "nothing had to go"
    );
}

#[test]
fn a_used_secret_goes_under_its_deck() {
    rule!(
        "secrets/used-secret-is-discarded",
        "secrets/revealed-when-resolved"
    );
    let keeper = PlayerWords {
        secrets: words(&["cantonica-3"]),
        ..player("boba-fett", "ord-mantell")
    };
    let mut t = stage(action_step(vec![keeper, PlayerWords::second()]));
    t.make("use cantonica-3");
    assert_eq!((t.who(ONE).credits, t.who(ONE).secrets), (3000, vec![]));
    let deck = t.words().encounters["cantonica-ord-mantell"].clone();
    let Some(CardWord::Known { card, known }) = deck.last() else {
        panic!("{deck:?}");
    };
    assert_eq!(card, "cantonica-3");
    assert!(known.contains(TWO), "everybody has seen it");
    assert!(!t.offers("use cantonica-3"));
}

#[test]
fn a_secret_cannot_be_given_away() {
    rule!("secrets/never-shown-or-given");
    let keeper = PlayerWords {
        secrets: words(&["cantonica-3"]),
        ..player("boba-fett", "kessel")
    };
    let mut t = stage(action_step(vec![keeper, player("bossk", "kessel")]));
    t.make("trade");
    let state = serde_json::to_value(t.state()).unwrap_or_default();
    let card: CardId = serde_json::from_value(state["players"][0]["secrets"][0]["card"].clone())
        .unwrap_or_default();
    let offer = Offer {
        to: TWO,
        gives: Bundle {
            cards: vec![card],
            ..Bundle::default()
        },
        takes: Bundle::default(),
    };
    let refusal = t.table_mut().offer(ONE, &offer.into());
    assert!(refusal.is_err(), "a secret is no asset");
    assert_eq!(t.who(ONE).secrets.len(), 1);
}

#[test]
fn effects_ask_for_a_trait_whatever_the_type() {
    rule!(
        "traits/any-number-per-asset",
        "traits/referred-to-by-effects"
    );
    let owner = PlayerWords {
        ship: Some("yv-666".into()),
        assets: words(&["spice", "contraband", "blaster", "disruptor"]),
        ..player("boba-fett", "ord-mantell")
    };
    let mut t = draws("cantonica-ord-mantell", "cantonica-6", owner);
    assert_eq!(
        t.offered(),
        ["card contraband", "card disruptor"],
        "illegal cargo, and the weapon that is illegal as well"
    );
    t.make("card disruptor");
    assert_eq!(t.assets(ONE), ["spice", "contraband", "blaster"]);
}

#[test]
fn a_trait_does_nothing_by_itself() {
    rule!("traits/no-effect-alone");
    // Both weapons give one die; that one is illegal besides changes nothing in a fight.
    let fights = |weapon: &str| {
        let mut t = stage(Scenario {
            encounters: encounters(&[("kessel-maelstrom", &["kessel-1"])]),
            dice: vec![HIT, BLANK, BLANK, BLANK, BLANK, BLANK],
            ..encounter_step(vec![
                PlayerWords {
                    assets: words(&[weapon]),
                    ..player("boba-fett", "kessel")
                },
                PlayerWords::second(),
            ])
        });
        t.make("space");
        t.story()
    };
    assert_eq!(fights("blaster"), fights("disruptor"));
    assert_eq!(fights("blaster")[0], "1 rolls 4");
}
