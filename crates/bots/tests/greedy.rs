//! What greedy wants, at Coaxium.

use bots::{Bot as _, BotKind, Deed, Greedy, Known, play};
use coaxium::{Card, Choice, Coaxium, Offer, Scenario, Setup, State, vials};
use tabletop::{Fate, Game as _, Log, Seat, Seed};

/// What greedy chooses in a position, with luck of fifty kinds.
fn chosen(state: &State) -> Vec<Choice> {
    let game = Coaxium::new();
    let mut choices = Vec::new();
    let known = Known::of(&game, state, &mut choices).unwrap();
    let act = |luck| match Greedy::new(Seed::from_number(luck)).act(&known) {
        Deed::Choose(id) => known.choices()[id],
        Deed::Offer(_) => panic!("greedy makes no offers"),
    };
    (0..50).map(act).collect()
}

fn stage(scenario: &Scenario) -> State {
    let fate = Fate::new(Seed::default());
    Coaxium::new().stage(scenario, fate).unwrap()
}

/// The position after Han has taken a vial to sell it.
fn held(scenario: &Scenario, worth: u8) -> State {
    let mut state = stage(scenario);
    Coaxium::new().apply(&mut state, &Choice::Hold(Card(worth)), &mut Log::silent());
    state
}

/// Han has 3 and 9, Lando 5 and 7; the next vials are 12 and 1.
fn position() -> Scenario {
    Scenario {
        hands: vec![vials([3, 9]), vials([5, 7])],
        deck: vials([12, 1]),
        ..Scenario::default()
    }
}

#[test]
fn the_better_vial_is_sold_thinking_the_sale_to_its_end() {
    assert_eq!(chosen(&stage(&position())), [Choice::Hold(Card(9)); 50]);
}

#[test]
fn a_die_is_not_foreseen() {
    let scripted = |die| Scenario {
        dice: vec![die],
        ..position()
    };
    let (six, one) = (held(&scripted(6), 9), held(&scripted(1), 9));
    assert_eq!(chosen(&six), chosen(&one));
    // Both ways to sell are about equal.
    assert!(chosen(&six).contains(&Choice::Haggle) && chosen(&six).contains(&Choice::Gamble));
}

#[test]
fn a_won_game_is_better_than_a_few_credits_more() {
    let haggles = |credits| {
        let scenario = Scenario {
            credits: vec![credits, 0],
            hands: vec![vials([1]), vials([5])],
            deck: vials([12, 2]),
            ..position()
        };
        let chosen = chosen(&held(&scenario, 1));
        chosen.iter().filter(|&&c| c == Choice::Haggle).count()
    };
    // With 21 credits haggling wins for certain and the die may fall short.
    assert!(haggles(21) > haggles(0) + 10);
}

#[test]
fn an_offer_is_accepted_for_the_worst_vial_or_declined() {
    let answers = |give| {
        let game = Coaxium::new();
        let mut state = stage(&Scenario {
            hands: vec![vials([3, 9]), vials([1, 7])],
            deck: vials([12, 5]),
            ..position()
        });
        let offer = Offer {
            to: Seat(0),
            give: Card(give),
        };
        game.apply_offer(&mut state, Seat(1), &offer, &mut Log::silent());
        chosen(&state)
    };
    assert_eq!(answers(7), [Choice::Accept(Card(3)); 50]);
    assert_eq!(answers(1), [Choice::Decline; 50]);
}

#[test]
fn greedy_beats_random_clearly() {
    let game = Coaxium::new();
    let (mut won, mut lost) = (0, 0);
    for number in 0..400_u64 {
        let greedy = Seat((number % 2) as u8);
        let mut kinds = [BotKind::Random; 2];
        kinds[greedy.index()] = BotKind::Greedy;
        let seed = Seed::from_number(number);
        let played = play(&game, &Setup::default(), &kinds, seed, 1_000).unwrap();
        let places = played.outcome.unwrap().places;
        won += u32::from(places[greedy.index()] == 1);
        lost += u32::from(places[greedy.index()] != 1);
    }
    // Seventy-two in a hundred, in the long run.
    assert!(won > 240, "greedy won {won} and lost {lost} games");
}
