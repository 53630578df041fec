//! What somebody has to know to pick this game and set it up.

use crate::OuterRim;
use crate::rules::solo;
use crate::setup::Setup;
use crate::state::{CharacterId, MOST_PLAYERS};
use printed::Arg;
use rulebook::rule_id;
use tabletop::{About, Alone, Lang, Refusal, Run, Saying, SetupChoice, SetupOption, Side};

/// How long a game takes people, in minutes.
const MINUTES: (u16, u16) = (90, 150);

pub(crate) fn about(game: &OuterRim, lang: Lang) -> About {
    About {
        blurb: words(game, lang, "about", &[]),
        minutes: Some(MINUTES),
        sides: sides(game, lang),
        ..About::default()
    }
}

/// Whom one can play alone at once, and whom the AI deck plays then: somebody who lives otherwise. The
/// first three are suggested.
const BEGINNINGS: [(&str, &str); 8] = [
    ("han-solo", "doctor-aphra"),
    ("boba-fett", "han-solo"),
    ("jyn-erso", "lando-calrissian"),
    ("bossk", "han-solo"),
    ("doctor-aphra", "jyn-erso"),
    ("ig-88", "lando-calrissian"),
    ("ketsu-onyo", "jyn-erso"),
    ("lando-calrissian", "doctor-aphra"),
];
const SUGGESTED: usize = 3;
/// The fame of a first game: the shortest.
const FIRST_FAME: u8 = 8;

fn sides(game: &OuterRim, lang: Lang) -> Vec<Side> {
    let content = game.library.content();
    let known = |id: &str| content.characters.iter().find(|one| one.id == id);
    let there = BEGINNINGS.iter().enumerate();
    let sides = there.filter_map(|(place, &(id, rival))| {
        let (character, rival) = (known(id)?, known(rival)?);
        Some(Side {
            id: id.into(),
            player: content.name(id, lang),
            scene: words(game, lang, &format!("begin_{id}"), &[]),
            against: Some(content.name(&rival.id, lang)),
            face: Some(id.into()),
            art: character.art,
            setup: tabletop::unusual_of(&Setup {
                players: 1,
                fame: FIRST_FAME,
                characters: Some(vec![id.into()]),
                rival: Some(rival.id.clone()),
                ..Setup::default()
            }),
            suggested: place < SUGGESTED,
            ..Side::default()
        })
    });
    sides.collect()
}

/// The set-up of a game alone as one wishes it.
pub(crate) fn alone(setup: Setup, wishes: &Alone) -> Result<Setup, Refusal> {
    let rival = match &wishes.rivals[..] {
        [] => setup.rival,
        [one] => Some(one.clone()),
        several => {
            let n = i32::try_from(several.len()).unwrap_or(i32::MAX);
            let why = Saying::new("refused-rivals").with("n", n);
            return Err(Refusal::setup(why).by(rule_id!("solo-setup/one-human-one-ai")));
        }
    };
    let character = wishes.character.clone();
    Ok(Setup {
        players: 1,
        characters: character.map(|one| vec![one]).or(setup.characters),
        rival,
        rival_fame: wishes.head_start.unwrap_or(setup.rival_fame),
        ..setup
    })
}

/// Everything that can be agreed on.
pub(crate) fn options(game: &OuterRim, lang: Lang) -> Vec<SetupOption<SetupChoice<Setup>>> {
    let usual = Setup::default;
    let players = (1..=MOST_PLAYERS as u8).map(|players| {
        let setup = Setup { players, ..usual() };
        counted(game, lang, "players", players, setup)
    });
    let fame = [8, 10, 12].map(|fame| counted(game, lang, "fame", fame, Setup { fame, ..usual() }));
    let maps = [("standard", false), ("random", true)].map(|(id, random_map)| {
        let setup = Setup {
            random_map,
            ..usual()
        };
        choice(game, lang, "map", id, setup, &[])
    });
    // Who is first in the box plays; with fewer players, the first of these.
    let cast = game.library.content().characters.iter().take(MOST_PLAYERS);
    let characters = Some(cast.map(|one| one.id.clone()).collect());
    let assigned = Setup {
        characters,
        ..usual()
    };
    let characters = [
        choice(game, lang, "characters", "chosen", usual(), &[]),
        choice(game, lang, "characters", "assigned", assigned, &[]),
    ];
    let rivals = game.library.content().characters.iter().enumerate();
    let rivals =
        rivals.filter(|&(place, _)| solo::setup::can_be_rival(game, CharacterId(place as u8)));
    let rivals = rivals.map(|(_, one)| {
        let setup = Setup {
            players: 1,
            rival: Some(one.id.clone()),
            ..usual()
        };
        let name = [("name", Arg::named(Run::Words(String::new()), &one.id))];
        choice(game, lang, "rival", "named", setup, &name)
    });
    let chosen = choice(game, lang, "rival", "chosen", usual(), &[]);
    let rivals = std::iter::once(chosen).chain(rivals);
    let rival_fame = [0, 2, 4, 6].map(|rival_fame| {
        let setup = match rival_fame {
            0 => usual(),
            _ => Setup {
                players: 1,
                rival_fame,
                ..usual()
            },
        };
        counted(game, lang, "rival-fame", rival_fame, setup)
    });
    vec![
        option(game, lang, "players", players),
        option(game, lang, "fame", fame),
        option(game, lang, "map", maps),
        option(game, lang, "characters", characters),
        for_who_is_alone(option(game, lang, "rival", rivals)),
        for_who_is_alone(option(game, lang, "rival-fame", rival_fame)),
    ]
}

/// An option for who plays alone, which is the first choice of how many play.
fn for_who_is_alone(option: SetupOption<SetupChoice<Setup>>) -> SetupOption<SetupChoice<Setup>> {
    SetupOption {
        only_with: Some(("players", vec![0])),
        ..option
    }
}

fn option(
    game: &OuterRim,
    lang: Lang,
    key: &'static str,
    choices: impl IntoIterator<Item = SetupChoice<Setup>>,
) -> SetupOption<SetupChoice<Setup>> {
    SetupOption {
        key,
        name: words(game, lang, &format!("option-{key}"), &[]),
        help: words(game, lang, &format!("option-{key}-help"), &[]),
        seating: false,
        only_with: None,
        choices: choices.into_iter().collect(),
    }
}

fn counted(game: &OuterRim, lang: Lang, key: &str, n: u8, setup: Setup) -> SetupChoice<Setup> {
    choice(game, lang, key, "n", setup, &[("n", Arg::from(n))])
}

fn choice(
    game: &OuterRim,
    lang: Lang,
    key: &str,
    id: &str,
    setup: Setup,
    args: &[(&str, Arg)],
) -> SetupChoice<Setup> {
    SetupChoice {
        name: words(game, lang, &format!("option-{key}-{id}"), args),
        help: words(game, lang, &format!("option-{key}-{id}-help"), args),
        setup,
    }
}

fn words(game: &OuterRim, lang: Lang, message: &str, args: &[(&str, Arg)]) -> String {
    game.library
        .content()
        .messages(lang)
        .format(message, args)
        .to_string()
}
