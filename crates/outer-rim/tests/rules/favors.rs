//! Favors, and the debts they are paid with.

use crate::common::{
    BLANK, CRIT, FOCUS, HIT, ONE, OnStage, THREE, TWO, action_step, encounter_step, encounters,
    new_game, offer, patrols, player, refused, reputation, stage, words,
};
use outer_rim::content::{Expansion, Faction, Skill, Standing};
use outer_rim::scenario::{PlayerWords, RequestWords, Scenario};
use outer_rim::{Bundle, Event, Favor, Favoring, Proposal, Received, Setup};
use rulebook::rule;
use tabletop::{Game, Seat, Table};

/// The position, played with favors.
fn favored(scenario: Scenario) -> OnStage {
    stage(Scenario {
        with: Expansion::ALL.iter().copied().collect(),
        favors: true,
        ..scenario
    })
}

/// Boba Fett on Tatooine, Bossk on Cantonica and Han Solo on Kessel, each with 5,000 credits.
fn three() -> Vec<PlayerWords> {
    let rich = |character, space| PlayerWords {
        credits: 5000,
        ..player(character, space)
    };
    vec![
        rich("boba-fett", "tatooine"),
        rich("bossk", "cantonica"),
        rich("han-solo", "kessel"),
    ]
}

/// The same, Boba Fett about to plan.
fn planning() -> Scenario {
    Scenario {
        players: three(),
        ..Scenario::default()
    }
}

/// The same, and Boba Fett holds the debt tokens of both others.
fn owed(scenario: Scenario) -> OnStage {
    favored(Scenario {
        debts: vec![0; scenario.players.len()],
        ..scenario
    })
}

fn ask(favor: Favor) -> Favoring {
    ask_for(favor, &[], Bundle::default())
}

fn ask_for(favor: Favor, of: &[Seat], pays: Bundle) -> Favoring {
    let of = of.to_vec();
    Favoring::Ask { favor, of, pays }
}

fn grant(to: Seat) -> Favoring {
    Favoring::Grant {
        to,
        price: None,
        gives: Bundle::default(),
    }
}

fn grant_for(to: Seat, price: Bundle) -> Favoring {
    Favoring::Grant {
        to,
        price: Some(price),
        gives: Bundle::default(),
    }
}

fn decline(to: Seat) -> Favoring {
    Favoring::Decline { to }
}

fn take(from: Seat) -> Favoring {
    Favoring::Take { from }
}

fn call_in(of: Seat, favor: Favor) -> Favoring {
    Favoring::CallIn { of, favor }
}

fn credits(credits: u16) -> Bundle {
    Bundle {
        credits,
        ..Bundle::default()
    }
}

fn tokens(owners: &[Seat]) -> Bundle {
    Bundle {
        debts: owners.to_vec(),
        ..Bundle::default()
    }
}

fn cards(t: &OnStage, ids: &[&str]) -> Bundle {
    let card = |id: &&str| t.game().card_named(id).expect("a card");
    Bundle {
        cards: ids.iter().map(card).collect(),
        ..Bundle::default()
    }
}

/// Who holds the debt token of each player.
fn holders(t: &OnStage) -> Vec<u8> {
    match t.words().debts {
        own if own.is_empty() => (0..t.words().players.len() as u8).collect(),
        debts => debts,
    }
}

fn received(t: &OnStage, seat: Seat) -> Option<Favor> {
    t.who(seat).favor.map(|received| received.favor)
}

/// By which rule something is refused.
#[track_caller]
fn barred(t: &mut OnStage, seat: Seat, said: Favoring) -> String {
    let refusal = t.refused_offer(seat, &said);
    refusal
        .rule
        .map(|rule| rule.to_string())
        .unwrap_or_default()
}

/// How far a player flies, by what the table shows.
fn hyperdrive(t: &OnStage, seat: Seat) -> u8 {
    t.view(seat).players[usize::from(seat.0)].values[2]
}

fn seen(t: &OnStage, seat: Seat) -> serde_json::Value {
    serde_json::to_value(t.view(seat)).unwrap()
}

fn rebel(t: &OnStage) -> Standing {
    let with = t.who(ONE).reputation;
    with.get(&Faction::Rebel).copied().unwrap_or_default()
}

#[test]
fn anybody_can_be_asked_from_anywhere_while_play_goes_on() {
    rule!("favors/ask-any-opponent-anywhere");
    let mut t = favored(planning());
    let before = (t.decider(), t.offered());
    t.offer(ONE, ask(Favor::Shortcut));
    assert_eq!(
        (t.decider(), t.offered()),
        before,
        "nobody waits for an answer"
    );
    let waits = |t: &OnStage| seen(t, THREE)["requests"][0]["waits_for"].clone();
    assert_eq!(waits(&t), serde_json::json!([1, 2]), "all see who is asked");
    // Out of turn as well, and of one alone.
    t.offer(
        TWO,
        ask_for(Favor::CombatStrategy, &[THREE], Bundle::default()),
    );
    assert_eq!(t.words().requests.len(), 2);
    t.make("income");
    assert_eq!(
        t.words().requests.len(),
        2,
        "it lies open while the asker plays on"
    );
}

#[test]
fn without_the_option_there_are_no_favors() {
    let mut t = stage(planning());
    let refusal = t.refused_offer(ONE, &ask(Favor::Shortcut));
    assert_eq!(refusal.message.id, "refused-favors-off");
    assert!(t.game().offers(t.state(), ONE).is_empty());
    let refusal = t.refused_offer(ONE, &offer(TWO, tokens(&[ONE]), Bundle::default()));
    assert_eq!(refusal.message.id, "refused-offer-debts");
    assert!(seen(&t, ONE)["players"][0].get("debts").is_none());
}

/// IG-88 attacks Bossk on Ord Mantell; Han Solo looks on.
fn attacked() -> OnStage {
    favored(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-7"])]),
        dice: vec![HIT, BLANK, BLANK, CRIT, BLANK, BLANK, BLANK],
        debts: vec![0, 1, 1],
        ..encounter_step(vec![
            player("ig-88", "ord-mantell"),
            player("bossk", "ord-mantell"),
            player("han-solo", "ord-mantell"),
        ])
    })
}

#[test]
fn once_dice_are_rolled_it_is_too_late() {
    rule!("favors/not-after-dice-are-rolled");
    let mut t = attacked();
    t.make("space");
    assert_eq!(t.offered(), ["player 2", "player 3"], "whom to fight");
    let mut in_time = t.clone();
    in_time.offer(TWO, call_in(THREE, Favor::CombatStrategy));
    t.make("player 2");
    let last_moment = (t.decider(), t.offered(), t.window());
    assert_eq!(last_moment, (ONE, vec!["pass".into()], Some("favors")));
    t.offer(TWO, ask(Favor::CombatStrategy)).make("pass");
    assert!(t.story().contains(&"1 rolls 3".into()), "IG-88 may reroll");
    assert_eq!(
        t.words().requests,
        [],
        "what was asked for in time for the dice lapses"
    );
    let late = "favors/not-after-dice-are-rolled";
    assert_eq!(barred(&mut t, TWO, ask(Favor::CombatStrategy)), late);
    assert_eq!(
        barred(&mut t, TWO, call_in(THREE, Favor::CombatStrategy)),
        late
    );
    t.make("pass");
    assert_eq!(
        t.decider(),
        TWO,
        "the combat is over, and the turn of Bossk begins"
    );
    t.offer(TWO, ask(Favor::CombatStrategy));
    // Who asks before the dice may be helped although they defend.
    in_time.make_all(&["player 2", "pass", "pass"]);
    assert!(in_time.story().contains(&"2 rolls 4".into()));
}

#[test]
fn one_favor_a_turn_is_received_and_any_number_granted() {
    rule!("favors/receive-one-per-turn");
    let mut t = favored(planning());
    t.offer(ONE, ask(Favor::Shortcut)).offer(TWO, grant(ONE));
    t.offer(ONE, take(TWO));
    let once = "favors/receive-one-per-turn";
    assert_eq!(barred(&mut t, ONE, ask(Favor::CombatStrategy)), once);
    t.offer(THREE, ask(Favor::Shortcut))
        .offer(TWO, grant(THREE));
    t.offer(THREE, take(TWO));
    assert_eq!(
        received(&t, THREE),
        Some(Favor::Shortcut),
        "from the same granter"
    );
    // The turn of somebody else is another turn.
    t.make_all(&["income", "pass", "space"]);
    assert_eq!((t.current(), received(&t, ONE)), (1, None));
    t.offer(ONE, ask(Favor::CombatStrategy));
}

#[test]
fn a_favor_for_a_debt_token_counts_as_the_one_of_the_turn() {
    rule!("favors/receive-one-per-turn");
    let mut t = owed(planning());
    t.offer(ONE, call_in(TWO, Favor::Shortcut));
    let again = barred(&mut t, ONE, call_in(THREE, Favor::CombatStrategy));
    assert_eq!(again, "favors/receive-one-per-turn");
}

#[test]
fn there_are_four_kinds_of_favors_and_no_other() {
    rule!("favors/four-kinds-only");
    let t = favored(Scenario {
        players: vec![
            player("boba-fett", "tatooine"),
            PlayerWords {
                reputation: reputation(&[(Faction::Rebel, Standing::Positive)]),
                ..player("bossk", "cantonica")
            },
        ],
        ..Scenario::default()
    });
    let offers = t.game().offers(t.state(), ONE);
    let asked = offers.iter().map(|offer| match offer {
        Proposal::Favor(Favoring::Ask { favor, .. }) => *favor,
        other => panic!("{other:?} is no request"),
    });
    // Boba Fett lacks strength and would be highly skilled in tactics.
    let all = [
        Favor::Shortcut,
        Favor::CombatStrategy,
        Favor::Advice(Skill::Strength),
        Favor::Advice(Skill::Tactics),
        Favor::Endorsement(Faction::Rebel),
    ];
    assert_eq!(asked.collect::<Vec<_>>(), all);
    let fifth = serde_json::json!({"ask": {"favor": "ride"}});
    assert!(serde_json::from_value::<Proposal>(fifth).is_err());
}

/// Han Solo tests tech twice on Ord Mantell, having called in a favor of Doctor Aphra.
fn tested(favor: Favor) -> OnStage {
    let mut t = owed(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-9"])]),
        dice: vec![FOCUS, BLANK, FOCUS, BLANK],
        ..encounter_step(vec![
            player("han-solo", "ord-mantell"),
            player("doctor-aphra", "kessel"),
        ])
    });
    t.offer(ONE, call_in(TWO, favor));
    t.make("space");
    t
}

#[test]
fn advice_lends_a_skill_for_the_next_test() {
    rule!("favors/advice-lends-a-skill");
    let levels = |t: &OnStage| -> Vec<u8> {
        let level = |event: &Event| match event {
            Event::TestResult { level, .. } => Some(*level),
            _ => None,
        };
        t.events().iter().filter_map(level).collect()
    };
    let tech = tested(Favor::Advice(Skill::Tech));
    assert_eq!(levels(&tech), [2, 1], "highly skilled, and then as before");
    assert_eq!(tech.story_of(&["passes", "fails"]), ["1 passes", "1 fails"]);
    let stealth = tested(Favor::Advice(Skill::Stealth));
    assert_eq!(levels(&stealth), [1, 1], "another skill helps nothing");
}

#[test]
fn advice_is_used_up_by_the_next_test_whichever_it_is() {
    rule!("favors/advice-lends-a-skill");
    let mut t = owed(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-9"])]),
        dice: vec![BLANK; 4],
        ..encounter_step(vec![
            PlayerWords {
                assets: words(&["lucky-dice"]),
                ..player("boba-fett", "ord-mantell")
            },
            player("doctor-aphra", "kessel"),
        ])
    });
    let favor = Favor::Advice(Skill::Knowledge);
    t.offer(ONE, call_in(TWO, favor));
    let state = |used| Some(Received { favor, used });
    assert_eq!(t.who(ONE).favor, state(false));
    t.make("space");
    assert_eq!(t.window(), Some("rerolls"), "tech is tested");
    assert_eq!(t.who(ONE).favor, state(true));
    t.make_all(&["pass", "pass"]);
    assert_eq!((t.current(), t.who(ONE).favor), (1, None));
}

#[test]
fn advice_is_given_in_what_the_granter_or_their_crew_can() {
    rule!("favors/advice-needs-the-granters-skill");
    let mut scenario = planning();
    scenario.players[1].assets = words(&["white-2-card"]);
    let mut t = owed(scenario);
    let needs = "favors/advice-needs-the-granters-skill";
    let piloting = Favor::Advice(Skill::Piloting);
    assert_eq!(barred(&mut t, ONE, call_in(TWO, piloting)), needs);
    assert_eq!(
        barred(&mut t, ONE, ask_for(piloting, &[TWO], Bundle::default())),
        needs
    );
    t.clone()
        .offer(ONE, call_in(TWO, Favor::Advice(Skill::Strength)));
    t.clone()
        .offer(ONE, call_in(TWO, Favor::Advice(Skill::Stealth)));
    t.offer(ONE, ask(piloting));
    let asked = &t.words().requests[0].of;
    assert_eq!(asked, &[2], "Han Solo alone could give it");
}

#[test]
fn a_combat_strategy_is_a_die_more_in_one_combat() {
    rule!("favors/combat-strategy-adds-a-die");
    let fight = |favor: bool| {
        let mut t = owed(Scenario {
            patrols: patrols(&[(Faction::Hutt, 1, "tatooine-reach")]),
            dice: vec![HIT; 12],
            ..encounter_step(vec![
                PlayerWords {
                    ship: Some("g9-rigger".into()),
                    ..player("boba-fett", "tatooine-reach")
                },
                player("bossk", "cantonica"),
            ])
        });
        t.make("patrol hutt");
        if favor {
            t.offer(ONE, call_in(TWO, Favor::CombatStrategy));
        }
        t.make("pass");
        t
    };
    let own = |t: &OnStage| t.story_of(&["1 rolls"])[0].clone();
    let (without, with) = (fight(false), fight(true));
    let dice = |story: &str| story[8..].parse::<u8>().unwrap();
    assert_eq!(dice(&own(&with)), dice(&own(&without)) + 1);
    assert!(
        with.story().contains(&"2 rolls 2 for the foe".into()),
        "the die belongs to one's own roll"
    );
    assert_eq!(
        with.who(ONE).favor,
        None,
        "it ends with the turn at the latest"
    );
}

#[test]
fn a_second_combat_of_the_turn_has_no_more_dice() {
    rule!("favors/combat-strategy-adds-a-die");
    // Two thugs, one after the other.
    let mut t = owed(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-10"])]),
        dice: vec![BLANK; 20],
        ..encounter_step(vec![
            player("boba-fett", "cantonica"),
            player("bossk", "kessel"),
        ])
    });
    t.offer(ONE, call_in(TWO, Favor::CombatStrategy));
    t.make("space");
    assert_eq!(t.story_of(&["1 rolls"]), ["1 rolls 4", "1 rolls 3"]);
}

#[test]
fn who_is_endorsed_counts_as_positive_until_the_turn_ends() {
    rule!("favors/endorsement-counts-as-positive");
    let scenario = || {
        let mut scenario = planning();
        scenario.players[0].reputation = reputation(&[(Faction::Rebel, Standing::Negative)]);
        scenario.players[0].space = "ryloth".into();
        scenario.players[1].reputation = reputation(&[(Faction::Rebel, Standing::Positive)]);
        scenario.patrols = patrols(&[(Faction::Rebel, 1, "ryloth-verge")]);
        scenario
    };
    let way = ["move", "fly ryloth-reach", "fly ryloth-verge"];
    let mut stopped = owed(scenario());
    stopped.make_all(&way);
    assert!(!stopped.offers("fly kafrene-approach"));

    let mut t = owed(scenario());
    t.offer(ONE, call_in(TWO, Favor::Endorsement(Faction::Rebel)));
    t.make_all(&way);
    assert!(t.offers("fly kafrene-approach"), "need not stop");
    assert_eq!(rebel(&t), Standing::Negative, "the marker does not move");
    t.make("pass");
    while t.offers("pass") {
        t.make("pass");
    }
    assert!(t.offers("space"), "nor fight: {:?}", t.offered());
    t.make("space");
    while t.current() == 0 {
        let first = t.offered()[0].clone();
        t.make(&first);
    }
    let hunts = seen(&t, ONE)["patrols"][2]["hunts"].clone();
    assert_eq!(hunts, serde_json::json!([0]), "next turn it hunts again");
}

#[test]
fn only_who_stands_well_with_a_faction_endorses_for_it() {
    rule!("favors/endorsement-needs-granters-positive-faction");
    let mut scenario = planning();
    scenario.players[1].reputation = reputation(&[(Faction::Hutt, Standing::Positive)]);
    let mut t = owed(scenario);
    let can: Vec<Faction> = Faction::ALL
        .iter()
        .copied()
        .filter(|&faction| {
            let said = Proposal::Favor(call_in(TWO, Favor::Endorsement(faction)));
            t.game().check_offer(t.state(), ONE, &said).is_ok()
        })
        .collect();
    assert_eq!(can, [Faction::Hutt]);
    let nobody = barred(
        &mut t,
        ONE,
        call_in(THREE, Favor::Endorsement(Faction::Hutt)),
    );
    assert_eq!(nobody, "favors/endorsement-needs-granters-positive-faction");
    t.offer(ONE, ask(Favor::Endorsement(Faction::Hutt)));
    assert_eq!(t.words().requests[0].of, [1], "Han Solo has none to lend");
}

#[test]
fn a_shortcut_is_a_space_more_until_the_turn_ends() {
    rule!("favors/shortcut-adds-hyperdrive");
    let mut t = owed(planning());
    let usual = hyperdrive(&t, ONE);
    t.offer(ONE, call_in(TWO, Favor::Shortcut));
    assert_eq!(hyperdrive(&t, ONE), usual + 1);
    t.make("move");
    let left = |t: &OnStage| {
        let prompt = t.game().prompt(t.state());
        serde_json::to_value(prompt).unwrap()["movement"]["left"].clone()
    };
    assert_eq!(left(&t), usual + 1);
    t.make_all(&["pass", "pass", "space"]);
    assert_eq!(hyperdrive(&t, ONE), usual);
    // Whoever is flying already flies a space further.
    let mut late = owed(planning());
    late.make("move").offer(ONE, call_in(TWO, Favor::Shortcut));
    assert_eq!(left(&late), usual + 1);
}

#[test]
fn everybody_may_refuse_and_then_nothing_happens() {
    rule!("favors/granting-is-voluntary");
    let mut t = favored(planning());
    t.offer(ONE, ask(Favor::Shortcut));
    t.offer(TWO, decline(ONE)).offer(THREE, decline(ONE));
    let refused = barred(&mut t, ONE, take(TWO));
    assert_eq!(refused, "favors/granting-is-voluntary");
    assert_eq!(received(&t, ONE), None);
    // The favor of the turn is not used up; and who was asked may think better of it.
    t.offer(ONE, ask(Favor::CombatStrategy));
    t.offer(TWO, decline(ONE))
        .offer(TWO, grant(ONE))
        .offer(ONE, take(TWO));
    assert_eq!(received(&t, ONE), Some(Favor::CombatStrategy));
}

#[test]
fn who_asked_picks_among_those_who_are_willing() {
    rule!("favors/requester-picks-among-offers");
    let mut t = favored(planning());
    let usual = hyperdrive(&t, ONE);
    t.offer(ONE, ask(Favor::Shortcut));
    t.offer(TWO, grant_for(ONE, credits(3)));
    t.offer(THREE, grant_for(ONE, tokens(&[ONE])));
    let listed = Table::offers(&t, ONE, tabletop::Lang::EN);
    let listed: Vec<String> = listed.iter().map(|one| one.text.to_string()).collect();
    assert_eq!(listed.len(), 3, "two to take, or none: {listed:?}");
    t.offer(ONE, take(TWO));
    assert_eq!(hyperdrive(&t, ONE), usual + 1);
    let credits = [ONE, TWO, THREE].map(|seat| t.who(seat).credits);
    assert_eq!((credits, holders(&t)), ([2000, 8000, 5000], vec![0, 1, 2]));
    assert_eq!(t.words().requests, [], "only that one counts");
}

#[test]
fn everybody_begins_with_their_own_debt_token() {
    rule!("favors/one-debt-token-each-at-setup");
    let setup = |favors| Setup {
        players: 3,
        with: Expansion::ALL.iter().copied().collect(),
        favors,
        ..Setup::default()
    };
    let debts = |t: &OnStage| {
        let seats = [ONE, TWO, THREE];
        seats.map(|seat| {
            seen(t, ONE)["players"][usize::from(seat.0)]
                .get("debts")
                .cloned()
        })
    };
    let own = [0, 1, 2].map(|owner| Some(serde_json::json!([owner])));
    assert_eq!(debts(&new_game(setup(true), 1)), own);
    assert_eq!(debts(&new_game(setup(false), 1)), [None, None, None]);
}

#[test]
fn debt_tokens_change_hands_like_credits() {
    rule!("favors/debt-tokens-trade-like-credits");
    let mut t = owed(planning());
    t.offer(ONE, offer(THREE, tokens(&[TWO]), credits(1)));
    assert_eq!(t.decider(), THREE, "far away on Kessel");
    t.make("accept");
    assert_eq!((holders(&t), t.who(ONE).credits), (vec![0, 2, 0], 6000));
    t.offer(THREE, call_in(TWO, Favor::Shortcut));
    assert_eq!(received(&t, THREE), Some(Favor::Shortcut));
    // As with credits the current player is one of both.
    let among = t.refused_offer(TWO, &offer(THREE, tokens(&[TWO]), Bundle::default()));
    assert_eq!(among.message.id, "refused-offer-bystanders");
    let not_hers = t.refused_offer(ONE, &offer(THREE, tokens(&[TWO]), Bundle::default()));
    assert_eq!(not_hers.message.id, "refused-offer-debts");
}

#[test]
fn a_returned_token_forces_the_favor() {
    rule!("favors/returned-token-forces-the-favor");
    let mut t = owed(planning());
    t.offer(ONE, call_in(TWO, Favor::Shortcut));
    assert_eq!(t.decider(), ONE, "Bossk is not asked");
    assert_eq!(received(&t, ONE), Some(Favor::Shortcut));
    assert_eq!(holders(&t), [0, 1, 0], "and holds his token again");
    let mut broke = favored(planning());
    assert_eq!(
        barred(&mut broke, ONE, call_in(TWO, Favor::Shortcut)),
        "favors/returned-token-forces-the-favor",
        "who holds no token forces nobody"
    );
}

#[test]
fn a_favor_may_be_paid_for() {
    rule!("favors/compensation-may-be-offered");
    let mut t = favored(planning());
    let advice = Favor::Advice(Skill::Tech);
    let mut pays = tokens(&[ONE]);
    pays.credits = 2;
    t.offer(ONE, ask_for(advice, &[], pays));
    assert_eq!(t.who(ONE).credits, 5000, "paid is what is taken");
    t.offer(THREE, grant(ONE)).offer(ONE, take(THREE));
    assert_eq!((t.who(ONE).credits, t.who(THREE).credits), (3000, 7000));
    assert_eq!(
        (holders(&t), received(&t, ONE)),
        (vec![2, 1, 2], Some(advice))
    );
    // Nobody pays with what they do not have, nor with what they no longer have.
    let refusal = t.refused_offer(TWO, &ask_for(Favor::Shortcut, &[], credits(6)));
    assert_eq!(refusal.message.id, "refused-offer-credits");
    t.offer(TWO, ask_for(Favor::Shortcut, &[], credits(5)));
    t.offer(ONE, grant(TWO));
    t.offer(ONE, offer(TWO, Bundle::default(), credits(1)));
    t.make("accept");
    let refusal = t.refused_offer(TWO, &take(ONE));
    assert_eq!(refusal.message.id, "refused-offer-credits");
}

#[test]
fn assets_pay_for_a_favor_only_in_the_same_space() {
    rule!("favors/assets-only-in-the-same-space");
    let at = |space: &str| {
        let mut scenario = action_step(three());
        scenario.players[0].assets = words(&["blaster"]);
        scenario.players[1].assets = words(&["spice"]);
        scenario.players[1].space = space.into();
        favored(scenario)
    };
    let mut apart = at("cantonica");
    let blaster = cards(&apart, &["blaster"]);
    let said = ask_for(Favor::CombatStrategy, &[TWO], blaster.clone());
    let rule = "favors/assets-only-in-the-same-space";
    assert_eq!(barred(&mut apart, ONE, said.clone()), rule);

    let mut t = at("tatooine");
    assert_eq!(
        barred(&mut t, ONE, ask_for(Favor::CombatStrategy, &[], blaster)),
        rule
    );
    t.offer(ONE, said);
    let swap = Favoring::Grant {
        to: ONE,
        price: None,
        gives: cards(&t, &["spice"]),
    };
    t.offer(TWO, swap).offer(ONE, take(TWO));
    assert_eq!(
        (t.assets(ONE), t.assets(TWO)),
        (words(&["spice"]), words(&["blaster"]))
    );
    assert!(t.offers("trade"), "the trade action is still to come");
}

#[test]
fn promises_bind_nobody() {
    rule!("favors/promises-do-not-bind");
    let mut t = favored(planning());
    // Three thousand next turn, says Boba Fett; all he can pay with is what he has now.
    t.offer(ONE, ask(Favor::Shortcut))
        .offer(TWO, grant(ONE))
        .offer(ONE, take(TWO));
    t.make_all(&["income", "pass", "space"]);
    while t.current() != 0 {
        let last = t.offered().pop().expect("something to choose");
        t.make(&last);
    }
    let paid = t.events().iter().any(|event| {
        matches!(
            event,
            Event::Credits {
                why: outer_rim::Why::Trade,
                ..
            }
        )
    });
    assert!(!paid, "neither moved nor missed");
    t.offer(ONE, ask(Favor::Shortcut));
}

#[test]
fn nobody_does_themselves_a_favor() {
    rule!("favors/no-favor-from-yourself");
    let mut t = favored(planning());
    let own = "favors/no-favor-from-yourself";
    assert_eq!(barred(&mut t, ONE, call_in(ONE, Favor::Shortcut)), own);
    let of_myself = ask_for(Favor::Shortcut, &[ONE], Bundle::default());
    assert_eq!(barred(&mut t, ONE, of_myself), own);
    t.offer(ONE, ask(Favor::Shortcut));
    assert_eq!(barred(&mut t, ONE, grant(ONE)), own);
    assert_eq!(barred(&mut t, ONE, take(ONE)), own);
}

#[test]
fn who_is_paid_not_to_help_may_help() {
    rule!("favors/paid-refusals-do-not-bind");
    let mut t = favored(planning());
    t.offer(ONE, offer(TWO, credits(2), Bundle::default()));
    t.make("accept");
    t.offer(THREE, ask(Favor::CombatStrategy))
        .offer(TWO, grant(THREE));
    t.offer(THREE, take(TWO));
    assert_eq!(received(&t, THREE), Some(Favor::CombatStrategy));
    assert_eq!(t.who(TWO).credits, 7000, "and keep what they were paid");
}

/// Boba Fett beats a Rebel patrol, standing so, endorsed or not.
fn beats_a_patrol(standing: Standing, endorsed: bool) -> OnStage {
    let mut t = owed(Scenario {
        patrols: patrols(&[(Faction::Rebel, 1, "tatooine-reach")]),
        dice: [&[CRIT; 4][..], &[BLANK; 8]].concat(),
        ..encounter_step(vec![
            PlayerWords {
                reputation: reputation(&[(Faction::Rebel, standing)]),
                ..player("boba-fett", "tatooine-reach")
            },
            PlayerWords {
                reputation: reputation(&[(Faction::Rebel, Standing::Positive)]),
                ..player("bossk", "cantonica")
            },
        ])
    });
    if endorsed {
        t.offer(ONE, call_in(TWO, Favor::Endorsement(Faction::Rebel)));
    }
    t.make("patrol rebel");
    if !endorsed {
        t.make("pass");
    }
    t
}

#[test]
fn who_is_treated_otherwise_than_the_marker_shows_gains_and_loses_nothing() {
    rule!("clarifications/treated-reputation-freezes-changes");
    let after = |standing, endorsed| {
        let t = beats_a_patrol(standing, endorsed);
        assert!(t.story().iter().any(|line| line.starts_with("1 wins")));
        rebel(&t)
    };
    assert_eq!(after(Standing::Neutral, false), Standing::Negative);
    assert_eq!(after(Standing::Neutral, true), Standing::Neutral, "frozen");
    assert_eq!(
        after(Standing::Positive, true),
        Standing::Neutral,
        "whose marker is positive anyway is not treated otherwise"
    );
}

#[test]
fn changes_apply_again_after_the_turn_and_with_other_factions() {
    rule!("clarifications/treated-reputation-freezes-changes");
    let draws = |by: Option<Faction>| {
        let all = Faction::ALL
            .iter()
            .map(|&faction| (faction, Standing::Positive));
        let mut t = owed(Scenario {
            encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-8"])]),
            ..encounter_step(vec![
                player("boba-fett", "cantonica"),
                PlayerWords {
                    reputation: all.collect(),
                    ..player("bossk", "kessel")
                },
            ])
        });
        if let Some(faction) = by {
            t.offer(ONE, call_in(TWO, Favor::Endorsement(faction)));
        }
        // Lose a reputation with the Rebels.
        t.make("space");
        rebel(&t)
    };
    assert_eq!(draws(Some(Faction::Rebel)), Standing::Neutral);
    assert_eq!(draws(Some(Faction::Hutt)), Standing::Negative);
    assert_eq!(draws(None), Standing::Negative);
}

#[test]
fn a_frozen_reputation_cannot_be_chosen_to_change() {
    rule!("clarifications/treated-reputation-freezes-changes");
    let chooses = |endorsed: bool| {
        let mut t = owed(Scenario {
            encounters: encounters(&[("kafrene-takodana", &["kafrene-3"])]),
            ..encounter_step(vec![
                player("boba-fett", "ring-of-kafrene"),
                PlayerWords {
                    reputation: reputation(&[(Faction::Rebel, Standing::Positive)]),
                    ..player("bossk", "kessel")
                },
            ])
        });
        if endorsed {
            t.offer(ONE, call_in(TWO, Favor::Endorsement(Faction::Rebel)));
        }
        // Gain a reputation of one's choice.
        t.make("space");
        t.offered()
    };
    let all = [
        "faction hutt",
        "faction imperial",
        "faction rebel",
        "faction syndicate",
    ];
    assert_eq!(chooses(false), all);
    assert_eq!(chooses(true), [all[0], all[1], all[3]]);
}

#[test]
fn an_endorsed_player_draws_the_section_of_friends() {
    rule!("favors/endorsement-counts-as-positive");
    let draws = |endorsed: bool| {
        let mut t = owed(Scenario {
            encounters: encounters(&[("ryloth-naboo", &["ryloth-1"])]),
            ..encounter_step(vec![
                PlayerWords {
                    reputation: reputation(&[(Faction::Rebel, Standing::Negative)]),
                    ..player("boba-fett", "ryloth")
                },
                PlayerWords {
                    reputation: reputation(&[(Faction::Rebel, Standing::Positive)]),
                    ..player("bossk", "cantonica")
                },
            ])
        });
        if endorsed {
            t.offer(ONE, call_in(TWO, Favor::Endorsement(Faction::Rebel)));
        }
        t.make("space");
        t
    };
    assert_eq!(
        draws(false).story()[0],
        "1 suffers 3",
        "an enemy of the Rebels"
    );
    assert_eq!(
        draws(true).story_of(&["suffers"]),
        [""; 0],
        "a friend for a turn"
    );
}

#[test]
fn requests_are_told_in_words_and_staged_again() {
    let mut t = favored(planning());
    t.offer(ONE, ask_for(Favor::Shortcut, &[], credits(1)));
    t.offer(TWO, grant_for(ONE, tokens(&[ONE])))
        .offer(THREE, decline(ONE));
    let words = t.words();
    let game = t.game().clone();
    let mut again = Table::stage(game, words.clone(), tabletop::Seed::from_number(2)).unwrap();
    assert_eq!(again.game().words(again.state()), words);
    again.offer(ONE, &take(TWO).into()).unwrap();
    assert_eq!(again.game().words(again.state()).debts, [1, 1, 2]);
}

#[test]
fn a_request_can_be_withdrawn_and_lapses_with_the_turn() {
    let mut t = favored(planning());
    t.offer(ONE, ask(Favor::Shortcut)).offer(TWO, grant(ONE));
    let mut withdrawn = t.clone();
    withdrawn.offer(ONE, Favoring::Withdraw);
    assert_eq!(withdrawn.words().requests, []);
    t.make_all(&["income", "pass", "space"]);
    assert_eq!(t.words().requests, []);
    let refusal = t.refused_offer(ONE, &take(TWO));
    assert_eq!(refusal.message.id, "refused-favor-not-granted");
}

#[test]
fn what_is_in_a_deal_that_waits_is_spoken_for() {
    let mut t = owed(planning());
    t.offer(ONE, ask_for(Favor::Shortcut, &[], credits(5)))
        .offer(TWO, grant(ONE));
    t.offer(ONE, offer(THREE, credits(5), Bundle::default()));
    for said in [take(TWO), call_in(TWO, Favor::Shortcut)] {
        let refusal = t.refused_offer(ONE, &said);
        assert_eq!(refusal.message.id, "refused-offer-waits");
    }
    t.make("pass").offer(ONE, take(TWO));
    assert_eq!(t.who(TWO).credits, 10_000);
}

#[test]
fn an_answered_request_is_not_taken_back_unasked() {
    let mut t = favored(planning());
    t.make("income");
    t.offer(ONE, ask(Favor::CombatStrategy))
        .offer(TWO, grant(ONE));
    let undo = t.undo_of(ONE).expect("the income");
    assert!(!undo.free);
}

#[test]
fn machines_answer_of_themselves() {
    let mut scenario = planning();
    scenario.players[0].credits = 2000;
    let reply = |t: &OnStage, seat| match t.game().reply(t.state(), seat) {
        Some(Proposal::Favor(said)) => Some(said),
        Some(other) => panic!("{other:?} is no favor"),
        None => None,
    };
    let mut t = favored(scenario.clone());
    assert_eq!(reply(&t, TWO), None, "nothing is asked");
    t.offer(ONE, ask_for(Favor::Shortcut, &[], credits(2)));
    assert_eq!(reply(&t, TWO), Some(grant(ONE)), "it is worth two thousand");
    t.offer(ONE, ask(Favor::Shortcut));
    assert_eq!(
        reply(&t, TWO),
        Some(grant_for(ONE, credits(2))),
        "and not less"
    );
    t.offer(TWO, grant_for(ONE, credits(2)));
    assert_eq!(
        (reply(&t, TWO), reply(&t, ONE)),
        (None, None),
        "Han Solo has to answer"
    );
    t.offer(THREE, decline(ONE));
    assert_eq!(reply(&t, ONE), Some(take(TWO)));
    // Who has no credits owes something; who is about to win is not helped.
    scenario.players[0].credits = 0;
    let mut poor = favored(scenario.clone());
    poor.offer(ONE, ask(Favor::Shortcut));
    assert_eq!(reply(&poor, TWO), Some(grant_for(ONE, tokens(&[ONE]))));
    scenario.players[0].fame = 8;
    let mut famous = favored(scenario);
    famous.offer(ONE, ask(Favor::Shortcut));
    assert_eq!(reply(&famous, TWO), Some(decline(ONE)));
}

#[test]
fn machines_call_in_what_helps() {
    let mut scenario = Scenario {
        patrols: patrols(&[(Faction::Rebel, 1, "tatooine-reach")]),
        ..encounter_step(three())
    };
    scenario.players[0].space = "tatooine-reach".into();
    scenario.players[0].reputation = reputation(&[(Faction::Rebel, Standing::Negative)]);
    let reply = |scenario: &Scenario| {
        let t = owed(scenario.clone());
        t.game().reply(t.state(), ONE)
    };
    assert_eq!(reply(&scenario), None, "nobody can spare it the fight");
    let mut fights = owed(scenario.clone());
    fights.make("patrol rebel");
    let strategy = call_in(TWO, Favor::CombatStrategy);
    let weak = Scenario {
        patrols: patrols(&[(Faction::Rebel, 3, "tatooine-reach")]),
        ..scenario.clone()
    };
    assert_eq!(
        fights.game().reply(fights.state(), ONE),
        None,
        "three dice to two"
    );
    let mut fights = owed(weak);
    fights.make("patrol rebel");
    let said = fights.game().reply(fights.state(), ONE);
    assert_eq!(said, Some(strategy.into()), "three dice to five");
    scenario.players[2].reputation = reputation(&[(Faction::Rebel, Standing::Positive)]);
    scenario.players[1].reputation = scenario.players[2].reputation.clone();
    let spared = call_in(TWO, Favor::Endorsement(Faction::Rebel));
    assert_eq!(reply(&scenario), Some(spared.into()), "or better not");
    scenario.players[0].reputation.clear();
    assert_eq!(reply(&scenario), None, "a debt is not wasted");
}

#[test]
fn before_dice_one_may_still_ask_for_what_helps() {
    rule!("favors/not-after-dice-are-rolled");
    let mut t = favored(Scenario {
        encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-9"])]),
        dice: vec![HIT, BLANK, BLANK, BLANK],
        ..encounter_step(vec![
            player("boba-fett", "ord-mantell"),
            player("bossk", "cantonica"),
            player("han-solo", "kessel"),
        ])
    });
    t.make("space");
    let advice = Favor::Advice(Skill::Tech);
    let listed = t.game().offers(t.state(), ONE);
    assert_eq!(
        listed,
        [ask(advice).into()],
        "the test of tech is about to be rolled"
    );
    t.offer(ONE, ask(advice))
        .offer(THREE, grant(ONE))
        .offer(ONE, take(THREE));
    assert_eq!(
        t.offered(),
        ["pass"],
        "nothing is rolled before one says so"
    );
    t.make("pass");
    assert_eq!(t.story_of(&["passes", "fails"]), ["1 passes", "1 fails"]);
}

#[test]
fn who_cannot_be_helped_is_not_asked_before_dice() {
    let tests = |character: &str| {
        let mut t = favored(Scenario {
            encounters: encounters(&[("cantonica-ord-mantell", &["cantonica-9"])]),
            ..encounter_step(vec![
                player("boba-fett", "ord-mantell"),
                player(character, "kessel"),
            ])
        });
        t.make("space");
        t.current()
    };
    assert_eq!(tests("bossk"), 1, "nobody knows about tech");
    assert_eq!(tests("han-solo"), 0, "Han Solo does");
}

#[test]
fn favors_read_well() {
    let mut t = favored(planning());
    let listed = |t: &OnStage, seat| -> Vec<String> {
        let listed = Table::offers(t, seat, tabletop::Lang::EN);
        listed.iter().map(|one| one.text.to_string()).collect()
    };
    assert_eq!(listed(&t, ONE)[0], "Ask for a shortcut");
    assert!(listed(&t, ONE).contains(&"Ask for advice in tech".into()));
    t.offer(ONE, ask_for(Favor::Shortcut, &[], credits(1)));
    assert_eq!(
        listed(&t, TWO),
        [
            "Grant Boba Fett a shortcut for 1000 credits",
            "Grant Boba Fett a shortcut for the debt token of Boba Fett",
            "Refuse Boba Fett a shortcut"
        ]
    );
    t.offer(TWO, grant(ONE)).offer(THREE, decline(ONE));
    assert_eq!(
        listed(&t, ONE),
        [
            "Take a shortcut from Bossk for 1000 credits",
            "Ask for no favor any more"
        ]
    );
    t.offer(ONE, take(TWO));
    assert_eq!(
        t.log(None),
        [
            "Player 1 asks for a shortcut.",
            "Player 2 would do Player 1 the favor.",
            "Player 3 will not do Player 1 the favor.",
            "Player 1 receives a shortcut from Player 2.",
            "Player 1 lost 1000 credits.",
            "Player 2 gained 1000 credits.",
        ]
    );
}

#[test]
fn a_deal_reads_as_it_always_did() {
    let plain = serde_json::json!({
        "to": 1,
        "gives": {"credits": 2, "cards": []},
        "takes": {"credits": 0, "cards": []},
    });
    let deal = Proposal::from(offer(TWO, credits(2), Bundle::default()));
    assert_eq!(serde_json::to_value(&deal).unwrap(), plain);
    let brief = serde_json::json!({"to": 1, "gives": {"credits": 2}});
    assert_eq!(serde_json::from_value::<Proposal>(brief).unwrap(), deal);
    for said in [
        ask_for(Favor::Advice(Skill::Tech), &[TWO], credits(1)),
        grant_for(ONE, tokens(&[ONE])),
        take(TWO),
        Favoring::Withdraw,
        call_in(TWO, Favor::Endorsement(Faction::Hutt)),
    ] {
        let said = Proposal::from(said);
        let json = serde_json::to_value(&said).unwrap();
        assert_eq!(serde_json::from_value::<Proposal>(json).unwrap(), said);
    }
    let wrong = |json: serde_json::Value| {
        let read = serde_json::from_value::<Proposal>(json);
        read.expect_err("nonsense was read").to_string()
    };
    assert_eq!(wrong(serde_json::json!({})), "missing field `to`");
    let ride = wrong(serde_json::json!({"ask": {"favor": "ride"}}));
    assert!(ride.starts_with("unknown variant `ride`"), "{ride}");
}

#[test]
fn what_is_stated_of_favors_must_be_possible() {
    let why = |change: fn(&mut Scenario)| {
        let mut scenario = Scenario {
            with: Expansion::ALL.iter().copied().collect(),
            favors: true,
            ..planning()
        };
        change(&mut scenario);
        refused(scenario).message.to_string()
    };
    let off = |scenario: &mut Scenario| {
        scenario.favors = false;
        scenario.debts = vec![0, 1, 2];
    };
    assert_eq!(why(off), "debts, requests, favor: only with favors");
    assert_eq!(why(|it| it.debts = vec![0]), "debts: one for each player");
    assert_eq!(why(|it| it.debts = vec![0, 1, 3]), "there is no player 3");
    let of_itself = |it: &mut Scenario| {
        it.requests = vec![RequestWords {
            of: vec![0],
            ..RequestWords::default()
        }];
    };
    assert_eq!(why(of_itself), "requests: one by each player, to others");
}
