//! Playing cards.

mod common;

use common::{hand, stage};
use deckbuilding::Player;
use deckbuilding::scenario::Scenario;
use rulebook::rule;

#[test]
fn playing_a_card_costs_nothing() {
    rule!("playing/playing-a-card-costs-nothing");
    let mut t = stage(Scenario {
        empire: hand(&["star-destroyer"]),
        ..Scenario::default()
    });
    assert_eq!(t.offered(), ["play star-destroyer", "end-turn"]);
    t.play("star-destroyer");
    assert_eq!(t.words().resources, 0);
    assert_eq!(t.area(Player::Empire).ships.len(), 1);
}
