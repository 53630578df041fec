//! What somebody has to know to pick this game and set it up.

use crate::OuterRim;
use crate::content::{Boxes, Expansion};
use crate::rules::{HouseRule, solo};
use crate::setup::Setup;
use crate::state::{CharacterId, MOST_PLAYERS};
use printed::Arg;
use rulebook::rule_id;
use tabletop::{About, Alone, Lang, Refusal, Saying, SetupChoice, SetupOption, Side};

/// How long a game takes people, in minutes.
const MINUTES: (u16, u16) = (90, 150);

pub(crate) fn about(game: &OuterRim, lang: Lang) -> About {
    About {
        blurb: game.library.content().messages(lang).words("about", &[]),
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
    let messages = content.messages(lang);
    let known = |id: &str| content.characters.iter().find(|one| one.id == id);
    let there = BEGINNINGS.iter().enumerate();
    let sides = there.filter_map(|(place, &(id, rival))| {
        let (character, rival) = (known(id)?, known(rival)?);
        Some(Side {
            id: id.into(),
            player: content.name(id, lang),
            scene: messages.words(&format!("begin_{id}"), &[]),
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
    let (rival, second_rival, rivals) = match &wishes.rivals[..] {
        [] => (setup.rival, setup.second_rival, setup.rivals),
        [one] => (Some(one.clone()), None, 1),
        [one, other] => (Some(one.clone()), Some(other.clone()), 2),
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
        second_rival,
        rivals,
        rival_fame: wishes.head_start.unwrap_or(setup.rival_fame),
        ..setup
    })
}

/// The fame that wins with ambitions, unless something else was agreed on.
const AMBITIOUS_FAME: u8 = 8;

/// The set-up with further boxes and optional rules. A rule brings the box it came with.
pub(crate) fn extended(mut setup: Setup, names: &[String]) -> Result<Setup, Refusal> {
    for name in names {
        if let Some(rule) = HouseRule::named(name) {
            setup.house.add(rule);
            continue;
        }
        match name.as_str() {
            "unfinished-business" => {}
            "favors" => setup.favors = true,
            "ambitions" => {
                // rule: ambitions/agree-on-fame-requirement
                if setup.fame == Setup::default().fame {
                    setup.fame = AMBITIOUS_FAME;
                }
                setup.ambitions = true;
            }
            _ => {
                let why = Saying::new("refused-no-box").with("id", name.as_str());
                return Err(Refusal::setup(why));
            }
        }
        setup.with = expanded();
    }
    Ok(setup)
}

/// All boxes there are.
fn expanded() -> Boxes {
    Expansion::ALL.iter().copied().collect()
}

/// Everything that can be agreed on.
pub(crate) fn options(game: &OuterRim, lang: Lang) -> Vec<SetupOption<SetupChoice<Setup>>> {
    let content = game.library.content();
    let messages = content.messages(lang);
    let choice = |key, id, setup| messages.setup_choice(key, id, &[], setup);
    let counted = |key, n: u8, setup| messages.setup_choice(key, "n", &[("n", n.into())], setup);
    let usual = Setup::default;
    let players = (1..=MOST_PLAYERS as u8)
        .map(|players| counted("players", players, Setup { players, ..usual() }));
    let fame = [8, 10, 12].map(|fame| counted("fame", fame, Setup { fame, ..usual() }));
    let maps = [("standard", false), ("random", true)].map(|(id, random_map)| {
        let setup = Setup {
            random_map,
            ..usual()
        };
        choice("map", id, setup)
    });
    // Who is first in the box plays; with fewer players, the first of these.
    let cast = content.characters.iter().take(MOST_PLAYERS);
    let characters = Some(cast.map(|one| one.id.clone()).collect());
    let assigned = Setup {
        characters,
        ..usual()
    };
    let characters = [
        choice("characters", "chosen", usual()),
        choice("characters", "assigned", assigned),
    ];
    let rivals = content.characters.iter().enumerate();
    let rivals =
        rivals.filter(|&(place, _)| solo::setup::can_be_rival(game, CharacterId(place as u8)));
    let rivals = rivals.map(|(_, one)| {
        let setup = Setup {
            players: 1,
            rival: Some(one.id.clone()),
            ..usual()
        };
        messages.setup_choice("rival", "named", &[("name", Arg::name(&one.id))], setup)
    });
    let rivals = std::iter::once(choice("rival", "chosen", usual())).chain(rivals);
    let rival_fame = [0, 2, 4, 6].map(|rival_fame| {
        let setup = match rival_fame {
            0 => usual(),
            _ => Setup {
                players: 1,
                rival_fame,
                ..usual()
            },
        };
        counted("rival-fame", rival_fame, setup)
    });
    let with = [("base", Boxes::BASE), ("unfinished-business", expanded())]
        .map(|(id, with)| choice("boxes", id, Setup { with, ..usual() }));
    // An optional rule brings the box it came with.
    let favors = Setup {
        favors: true,
        with: expanded(),
        ..usual()
    };
    let favors = [("no", usual()), ("yes", favors)].map(|(id, setup)| choice("favors", id, setup));
    let ambitions = Setup {
        ambitions: true,
        with: expanded(),
        ..usual()
    };
    let ambitions =
        [("no", usual()), ("yes", ambitions)].map(|(id, setup)| choice("ambitions", id, setup));
    let with_box = || messages.unless("boxes", &[0], "shut-without-expansion");
    let alone = |why| messages.unless("players", &[0], why);
    vec![
        messages.option("players", players),
        messages.option("boxes", with),
        SetupOption {
            unless: vec![alone("shut-favors-alone"), with_box()],
            ..messages.option("favors", favors)
        },
        SetupOption {
            unless: vec![with_box()],
            ..messages.option("ambitions", ambitions)
        },
        messages.option("fame", fame),
        messages.option("map", maps),
        messages.option("characters", characters),
        for_who_is_alone(messages.option("rival", rivals)),
        for_who_is_alone(messages.option("rival-fame", rival_fame)),
    ]
}

/// An option for who plays alone, which is the first choice of how many play.
fn for_who_is_alone(option: SetupOption<SetupChoice<Setup>>) -> SetupOption<SetupChoice<Setup>> {
    SetupOption {
        only_with: Some(("players", vec![0])),
        ..option
    }
}
