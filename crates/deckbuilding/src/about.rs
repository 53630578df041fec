//! What somebody has to know to pick this game and set it up.

use crate::setup::{Mode, Setup};
use crate::state::Player;
use crate::text::messages;
use printed::Arg;
use tabletop::{About, Lang, SetupChoice, SetupOption};

/// How long a game takes people, in minutes.
const MINUTES: (u16, u16) = (20, 45);

pub(crate) fn about(lang: Lang) -> About {
    About {
        blurb: words(lang, "about", &[]),
        minutes: Some(MINUTES),
    }
}

/// Everything that can be agreed on.
pub(crate) fn options(lang: Lang) -> Vec<SetupOption<SetupChoice<Setup>>> {
    let usual = Setup::default;
    let modes = [
        ("beginner", Mode::Beginner),
        ("full-galaxy", Mode::FullGalaxy),
        ("secret-bases", Mode::SecretBases),
    ];
    let modes = modes.map(|(id, mode)| choice(lang, "mode", id, Setup { mode, ..usual() }));
    let goals = (2..=5).map(|n| {
        let (name, help) = ("option-goal-number", "option-goal-number-help");
        let args = [("n", Arg::from(n))];
        SetupChoice {
            name: words(lang, name, &args),
            help: words(lang, help, &args),
            setup: Setup {
                goal: Some(n),
                ..usual()
            },
        }
    });
    let goals = std::iter::once(choice(lang, "goal", "usual", usual())).chain(goals);
    let pay_off = [("no", false), ("yes", true)];
    let pay_off =
        pay_off.map(|(id, pay_off)| choice(lang, "pay-off", id, Setup { pay_off, ..usual() }));
    let sides = Player::BOTH.map(|first| {
        let sides = vec![first, first.foe()];
        let id = match first {
            Player::Empire => "empire",
            Player::Rebel => "rebel",
        };
        choice(lang, "side", id, Setup { sides, ..usual() })
    });
    vec![
        option(lang, "side", sides),
        option(lang, "mode", modes),
        option(lang, "goal", goals),
        option(lang, "pay-off", pay_off),
    ]
}

fn option(
    lang: Lang,
    key: &'static str,
    choices: impl IntoIterator<Item = SetupChoice<Setup>>,
) -> SetupOption<SetupChoice<Setup>> {
    SetupOption {
        key,
        name: words(lang, &format!("option-{key}"), &[]),
        help: words(lang, &format!("option-{key}-help"), &[]),
        only_with: None,
        choices: choices.into_iter().collect(),
    }
}

fn choice(lang: Lang, key: &str, id: &str, setup: Setup) -> SetupChoice<Setup> {
    SetupChoice {
        name: words(lang, &format!("option-{key}-{id}"), &[]),
        help: words(lang, &format!("option-{key}-{id}-help"), &[]),
        setup,
    }
}

fn words(lang: Lang, message: &str, args: &[(&str, Arg)]) -> String {
    messages(lang).format(message, args).to_string()
}
