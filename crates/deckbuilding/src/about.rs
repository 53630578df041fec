//! What somebody has to know to pick this game and set it up.

use crate::setup::{Mode, Setup};
use crate::state::Player;
use printed::{Arg, Messages};
use tabletop::{About, SetupChoice, SetupOption, Side};

/// How long a game takes people, in minutes.
const MINUTES: (u16, u16) = (20, 45);

pub(crate) fn about(messages: &Messages) -> About {
    About {
        blurb: messages.words("about", &[]),
        minutes: Some(MINUTES),
        sides: Player::BOTH.map(|player| side(messages, player)).into(),
        ..About::default()
    }
}

fn side(messages: &Messages, player: Player) -> Side {
    let id = crate::say::side(player);
    Side {
        id: id.into(),
        player: messages.words(&format!("player-{id}"), &[]),
        scene: messages.words(&format!("side-{id}-scene"), &[]),
        setup: tabletop::unusual_of(&Setup {
            sides: vec![player, player.foe()],
            ..Setup::default()
        }),
        suggested: true,
        ..Side::default()
    }
}

/// Everything that can be agreed on.
pub(crate) fn options(messages: &Messages) -> Vec<SetupOption<SetupChoice<Setup>>> {
    let usual = Setup::default;
    let choice = |key, id, setup| messages.setup_choice(key, id, &[], setup);
    let modes = [
        ("beginner", Mode::Beginner),
        ("full-galaxy", Mode::FullGalaxy),
        ("secret-bases", Mode::SecretBases),
    ];
    let modes = modes.map(|(id, mode)| choice("mode", id, Setup { mode, ..usual() }));
    let goals = (2..=5).map(|n| {
        let goal = Some(n);
        let setup = Setup { goal, ..usual() };
        messages.setup_choice("goal", "number", &[("n", Arg::from(n))], setup)
    });
    let goals = std::iter::once(choice("goal", "usual", usual())).chain(goals);
    let pay_off = [("no", false), ("yes", true)];
    let pay_off = pay_off.map(|(id, pay_off)| choice("pay-off", id, Setup { pay_off, ..usual() }));
    let sides = Player::BOTH.map(|first| {
        let sides = vec![first, first.foe()];
        choice("side", crate::say::side(first), Setup { sides, ..usual() })
    });
    let sides = SetupOption {
        // Who plays which side is who sits where.
        seating: true,
        ..messages.option("side", sides)
    };
    vec![
        sides,
        messages.option("mode", modes),
        messages.option("goal", goals),
        messages.option("pay-off", pay_off),
    ]
}
