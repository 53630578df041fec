//! What somebody has to know to pick this game and set it up.

use crate::content::Content;
use crate::setup::{Mode, Setup};
use crate::state::Player;
use printed::Arg;
use tabletop::{About, Lang, SetupChoice, SetupOption, Side};

/// How long a game takes people, in minutes.
const MINUTES: (u16, u16) = (20, 45);

pub(crate) fn about(content: &Content, lang: Lang) -> About {
    About {
        blurb: words(content, lang, "about", &[]),
        minutes: Some(MINUTES),
        sides: Player::BOTH
            .map(|player| side(content, lang, player))
            .into(),
        ..About::default()
    }
}

fn side(content: &Content, lang: Lang, player: Player) -> Side {
    let id = crate::say::side(player);
    Side {
        id: id.into(),
        player: words(content, lang, &format!("player-{id}"), &[]),
        scene: words(content, lang, &format!("side-{id}-scene"), &[]),
        setup: tabletop::unusual_of(&Setup {
            sides: vec![player, player.foe()],
            ..Setup::default()
        }),
        suggested: true,
        ..Side::default()
    }
}

/// Everything that can be agreed on.
pub(crate) fn options(content: &Content, lang: Lang) -> Vec<SetupOption<SetupChoice<Setup>>> {
    let usual = Setup::default;
    let modes = [
        ("beginner", Mode::Beginner),
        ("full-galaxy", Mode::FullGalaxy),
        ("secret-bases", Mode::SecretBases),
    ];
    let modes =
        modes.map(|(id, mode)| choice(content, lang, "mode", id, Setup { mode, ..usual() }));
    let goals = (2..=5).map(|n| {
        let (name, help) = ("option-goal-number", "option-goal-number-help");
        let args = [("n", Arg::from(n))];
        SetupChoice {
            name: words(content, lang, name, &args),
            help: words(content, lang, help, &args),
            setup: Setup {
                goal: Some(n),
                ..usual()
            },
        }
    });
    let goals = std::iter::once(choice(content, lang, "goal", "usual", usual())).chain(goals);
    let pay_off = [("no", false), ("yes", true)];
    let pay_off = pay_off
        .map(|(id, pay_off)| choice(content, lang, "pay-off", id, Setup { pay_off, ..usual() }));
    let sides = Player::BOTH.map(|first| {
        let sides = vec![first, first.foe()];
        let id = match first {
            Player::Empire => "empire",
            Player::Rebel => "rebel",
        };
        choice(content, lang, "side", id, Setup { sides, ..usual() })
    });
    vec![
        option(content, lang, "side", sides),
        option(content, lang, "mode", modes),
        option(content, lang, "goal", goals),
        option(content, lang, "pay-off", pay_off),
    ]
}

fn option(
    content: &Content,
    lang: Lang,
    key: &'static str,
    choices: impl IntoIterator<Item = SetupChoice<Setup>>,
) -> SetupOption<SetupChoice<Setup>> {
    SetupOption {
        key,
        name: words(content, lang, &format!("option-{key}"), &[]),
        help: words(content, lang, &format!("option-{key}-help"), &[]),
        // Who plays which side is who sits where.
        seating: key == "side",
        only_with: None,
        choices: choices.into_iter().collect(),
    }
}

fn choice(content: &Content, lang: Lang, key: &str, id: &str, setup: Setup) -> SetupChoice<Setup> {
    SetupChoice {
        name: words(content, lang, &format!("option-{key}-{id}"), &[]),
        help: words(content, lang, &format!("option-{key}-{id}-help"), &[]),
        setup,
    }
}

fn words(content: &Content, lang: Lang, message: &str, args: &[(&str, Arg)]) -> String {
    content.messages(lang).format(message, args).to_string()
}
