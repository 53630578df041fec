//! What each verb asks, and what its answers say.

use crate::common::{Play, full_row, ids, stage, words};
use deckbuilding::scenario::{Area, Scenario};
use deckbuilding::{Event, Player};
use rulebook::rule;
use tabletop::{Game as _, Lang, Role};

/// A unit or a ship in play where every verb has two things to ask for.
fn position(player: Player, card: &str, is_ship: bool) -> Scenario {
    let area = |cards: [&'static str; 2], veteran, ship: [&'static str; 2]| Area {
        hand: words(&cards),
        discard: ids(&[cards[0], veteran]),
        ships: words(&ship),
        damage: 3,
        ..Area::default()
    };
    let mut empire = area(
        ["stormtrooper", "inquisitor"],
        "death-trooper",
        ["imperial-carrier", "gozanti-cruiser"],
    );
    let mut rebel = area(
        ["rebel-trooper", "temple-guardian"],
        "rebel-commando",
        ["rebel-transport", "mon-calamari-cruiser"],
    );
    let (mine, force) = match player {
        Player::Empire => (&mut empire, 6),
        Player::Rebel => (&mut rebel, 0),
    };
    if is_ship {
        mine.ships = words(&[card]);
    }
    Scenario {
        active: player,
        force,
        empire,
        rebel,
        units: if is_ship { Vec::new() } else { words(&[card]) },
        row: full_row(&["x-wing", "tie-bomber", "y-wing", "scout-trooper"]),
        galaxy: words(&["lobot", "bossk"]),
        galaxy_discard: ids(&["jabba-the-hutt", "dengar"]),
        resources: 10,
        ..Scenario::default()
    }
}

/// The question, and each answer with what it is of its action.
fn asked(t: &Play) -> (String, Vec<String>, Vec<Role>) {
    let (game, state) = (t.game(), t.state());
    let choices = t.choices();
    let said = |choice: &_| game.describe(state, choice, Lang::EN).text.to_string();
    (
        game.ask(state, Lang::EN).to_string(),
        choices.iter().map(said).collect(),
        choices
            .iter()
            .map(|choice| game.part(state, choice).role)
            .collect(),
    )
}

#[test]
fn every_verb_asks_a_question_of_its_own_and_its_answers_complete_it() {
    use Player::{Empire, Rebel};
    for (player, card, is_ship, question, answers) in [
        (
            Empire,
            "at-st",
            false,
            "AT-ST: discard which card from the galaxy row?",
            &["Discard X-Wing from the galaxy row"][..],
        ),
        (
            Empire,
            "kel-dor-mystic",
            false,
            "Kel Dor Mystic: exile 1 card from your hand or discard pile",
            &["Exile Stormtrooper from your hand"],
        ),
        (
            Empire,
            "gozanti-cruiser",
            true,
            "Gozanti Cruiser: discard a card from your hand",
            &["Discard Stormtrooper", "Discard Inquisitor"],
        ),
        (
            Empire,
            "jabba-the-hutt",
            false,
            "Jabba the Hutt: exile a card from your hand",
            &["Exile Stormtrooper", "Exile Inquisitor"],
        ),
        (
            Empire,
            "moff-jerjerrod",
            false,
            "Moff Jerjerrod: swap the top card of the galaxy deck with which card in the row?",
            &["Swap it with X-Wing"],
        ),
        (
            Empire,
            "at-at",
            false,
            "AT-AT: return which card to your hand?",
            &["Return Stormtrooper to your hand"],
        ),
        (
            Empire,
            "grand-moff-tarkin",
            false,
            "Grand Moff Tarkin: take which card from the galaxy row for this turn?",
            &[
                "Take TIE Bomber for this turn",
                "Take Scout Trooper for this turn",
            ],
        ),
        (
            Rebel,
            "princess-leia",
            false,
            "Princess Leia: purchase which card for free?",
            &["Purchase X-Wing for free", "Purchase Y-Wing for free"],
        ),
        (
            Rebel,
            "luke-skywalker",
            false,
            "Luke Skywalker: destroy which capital ship?",
            &["Destroy Imperial Carrier", "Destroy Gozanti Cruiser"],
        ),
        (
            Rebel,
            "y-wing",
            false,
            "Y-Wing: deal 2 damage to what?",
            &["Deal 2 damage to Lothal"],
        ),
        (
            Rebel,
            "jyn-erso",
            false,
            "Jyn Erso: put which card of the opponent’s hand on their deck?",
            &["Put Stormtrooper on their deck"],
        ),
        (
            Rebel,
            "jawa-scavenger",
            false,
            "Jawa Scavenger: purchase which card from the galaxy discard pile?",
            &["Purchase Jabba the Hutt for 8"],
        ),
        (
            Rebel,
            "snowspeeder",
            false,
            "The opponent’s Snowspeeder: discard a card from your hand",
            &["Discard Stormtrooper", "Discard Inquisitor"],
        ),
    ] {
        let mut scenario = position(player, card, is_ship);
        if scenario.galaxy_discard[0] == card {
            scenario.galaxy_discard.remove(0);
        }
        let mut t = stage(scenario);
        t.use_card(card);
        let (asks, said, roles) = asked(&t);
        assert_eq!(asks, question);
        for answer in answers {
            let place = said.iter().position(|one| one == answer);
            let place = place.unwrap_or_else(|| panic!("{card}: {said:?}"));
            assert_eq!(roles[place], Role::Commit, "{card}: {answer}");
        }
    }
}

#[test]
fn a_repair_of_nothing_is_not_told() {
    rule!("glossary-repair/up-to-the-damage-there");
    let repaired = |damage| {
        let mut scenario = position(Player::Empire, "c-roc-cruiser", true);
        scenario.empire.damage = damage;
        let mut t = stage(scenario);
        t.use_card("c-roc-cruiser").pick("stormtrooper");
        let told = |event: &&Event| matches!(event, Event::Repaired { .. });
        t.events().iter().filter(told).count()
    };
    assert_eq!([repaired(0), repaired(2)], [0, 1]);
}
