//! Journeys: the places that can be reached, and going there in one go.

use crate::words::Words;
use crate::wrap::{hang, width};
use printed::number;
use tabletop::{AnyTable, Explanation, Lang, On, Place, Route, Run, Text};

/// The places that can be reached, by how far they are.
pub(super) fn places(explanation: &Explanation, words: &Words) -> String {
    let farthest = explanation.routes.iter().map(|route| route.stops.len());
    let mut text = String::new();
    for spaces in 1..=farthest.max().unwrap_or(0) {
        let routes = explanation.routes.iter();
        let there = routes.filter(|route| route.stops.len() == spaces);
        let there = words.row("list-of-points", there.map(|route| words.text(&route.text)));
        if there.is_empty() {
            continue;
        }
        let head = words.say("in-spaces", &[("n", number(spaces))]);
        text.push_str(&hang(&format!("  {head}  "), &there, width()));
    }
    text
}

/// The way to the place that is meant by a name, and what it is called; or why there is none.
pub(super) fn meant<'e>(
    explanation: &'e Explanation,
    name: &str,
    words: &Words,
) -> Result<(&'e Route, String), String> {
    let mut listed = explanation.routes.iter();
    let wanted = plain(name);
    let is_it = |text: &Text| plain(&words.text(text)) == wanted;
    if let Some(route) = listed.find(|route| is_it(&route.text) || is_it(&up_to_its_end(route))) {
        return Ok((route, end_of(route, words)));
    }
    let places = all_places(explanation, words);
    let place = match &named(&places, name)[..] {
        [] => {
            return Err(words.say("no-such-place", &[("typed", name.into())]));
        }
        [place] => *place,
        several => {
            let names = several.iter().map(|place| place.name.as_str());
            let places = words.row("list", names);
            let args = [("typed", name.into()), ("places", places.into())];
            return Err(words.say("several-places", &args));
        }
    };
    let Place { name, away, on, .. } = place;
    let mut routes = explanation.routes.iter();
    match routes.find(|route| route.to == *on) {
        Some(route) => Ok((route, name.clone())),
        None if *away == 0 => Err(words.say("there-already", &[("place", name.as_str().into())])),
        None => {
            let far = [("place", name.as_str().into()), ("n", number(*away))];
            Err(words.say("too-far", &far))
        }
    }
}

/// What is said of a way up to the place to which it leads, without what there is.
fn up_to_its_end(route: &Route) -> Text {
    let runs = route.text.runs();
    let end = runs.iter().position(|run| matches!(run, Run::Space(..)));
    let runs = runs[..end.map_or(0, |end| end + 1)].iter();
    runs.cloned().fold(Text::new(), Text::run)
}

/// What the place is called to which a way leads.
fn end_of(route: &Route, words: &Words) -> String {
    let mut runs = route.text.runs().iter();
    let name = runs.find_map(|run| match run {
        Run::Space(id, name) if route.to == On::Space(id.clone()) => Some(name.clone()),
        _ => None,
    });
    name.unwrap_or_else(|| words.text(&route.text))
}

/// The places that are told of, and those to which a way leads: of a patrol that is moved, only
/// its ways are told.
fn all_places(explanation: &Explanation, words: &Words) -> Vec<Place> {
    let mut places = explanation.places.clone();
    for route in &explanation.routes {
        if places.iter().all(|place| place.on != route.to) {
            places.push(Place {
                on: route.to.clone(),
                name: end_of(route, words),
                away: route.stops.len(),
                is_goal: false,
            });
        }
    }
    places
}

/// The places a name may mean: the one that is called so, or else those whose names begin with it
/// or have a word that does, and of these the ones people go to before those on the way.
fn named<'p>(places: &'p [Place], name: &str) -> Vec<&'p Place> {
    let wanted = plain(name);
    let is_it =
        |place: &&Place| plain(&place.name) == wanted || id(place).as_ref() == Some(&wanted);
    let fits = |place: &&Place| {
        let name = plain(&place.name);
        name.starts_with(&wanted) || name.contains(&format!(" {wanted}"))
    };
    let exactly: Vec<&Place> = places.iter().filter(is_it).collect();
    if !exactly.is_empty() || wanted.is_empty() {
        return exactly;
    }
    let fitting: Vec<&Place> = places.iter().filter(fits).collect();
    let goals: Vec<&Place> = fitting.iter().copied().filter(|p| p.is_goal).collect();
    if goals.is_empty() { fitting } else { goals }
}

fn id(place: &Place) -> Option<String> {
    match &place.on {
        On::Space(id) => Some(plain(id)),
        _ => None,
    }
}

/// A name as people type it: in small letters without accents and apostrophes.
fn plain(name: &str) -> String {
    let name: String = name.to_lowercase().chars().filter_map(letter).collect();
    let words: Vec<&str> = name.split_whitespace().collect();
    words.join(" ")
}

/// A small letter as it is typed on any keyboard; nothing for what is left out.
fn letter(letter: char) -> Option<char> {
    Some(match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'ý' | 'ÿ' => 'y',
        '-' | '_' | '‐' | '–' => ' ',
        '\'' | '’' | '‘' | 'ʼ' | '`' | '´' => return None,
        // A letter and its accent as two characters.
        '\u{300}'..='\u{36f}' => return None,
        letter => letter,
    })
}

/// Whether somebody is asked where to fly now, step by step.
pub(super) fn is_under_way(table: &dyn AnyTable, explanation: &Explanation) -> bool {
    let first = explanation.routes.first();
    let Some(stop) = first.and_then(|route| route.stops.first()) else {
        return false;
    };
    let decision = table.decision(Lang::EN);
    let mut choices = decision.iter().flat_map(|decision| &decision.choices);
    choices.any(|choice| choice.described.on.as_ref() == Some(stop))
}

#[cfg(test)]
mod tests {
    use super::{meant, named, places};
    use crate::words::Words;
    use tabletop::{Explanation, On, Place, Route, Run, Text};

    fn place(id: &str, name: &str, away: usize, is_goal: bool) -> Place {
        Place {
            on: On::Space(id.into()),
            name: name.into(),
            away,
            is_goal,
        }
    }

    fn map() -> Vec<Place> {
        vec![
            place("kessel", "Kessel", 5, true),
            place("maelstrom", "The Maelstrom", 4, true),
            place("kessel-verge", "Kessel Verge", 2, false),
            place("kessel-approach", "Kessel Approach", 3, false),
            place("ring-of-kafrene", "The Ring of Kafrene", 0, true),
            place("kafrene-verge", "Kafrene Verge", 1, false),
            place("tatooine", "Tatooine", 6, true),
            place("nal-hutta", "Nal Hutta", 7, true),
            place("hutt-gate", "Hutt Gate", 8, false),
        ]
    }

    fn found(name: &str) -> Vec<String> {
        let map = map();
        let found = named(&map, name).into_iter();
        found.map(|place| place.name.clone()).collect()
    }

    #[test]
    fn a_place_is_found_by_its_name_its_id_and_their_beginnings() {
        assert_eq!(found("kessel"), ["Kessel"]);
        assert_eq!(found("KESS"), ["Kessel"]);
        assert_eq!(found("kessel v"), ["Kessel Verge"]);
        assert_eq!(found("The Ring of Kafrene"), ["The Ring of Kafrene"]);
        assert_eq!(found("ring-of-kafrene"), ["The Ring of Kafrene"]);
        assert_eq!(found("ring of k"), ["The Ring of Kafrene"]);
        assert_eq!(found("the maelstrom"), ["The Maelstrom"]);
        assert_eq!(found("kaf"), ["The Ring of Kafrene"]);
        assert_eq!(found("tat"), ["Tatooine"]);
        assert_eq!(found("hutta"), ["Nal Hutta"]);
        assert_eq!(found("xyz"), [""; 0]);
        assert_eq!(found("the"), ["The Maelstrom", "The Ring of Kafrene"]);
    }

    #[test]
    fn nobody_flies_elsewhere_than_to_the_place_that_was_named() {
        let verge = On::Space("kessel-verge".into());
        let explanation = Explanation {
            places: map(),
            routes: vec![Route {
                to: verge.clone(),
                stops: vec![verge],
                text: Text::of("Kessel Verge"),
                stop: None,
                choices: Vec::new(),
                why: Vec::new(),
                calls: false,
            }],
            ..Explanation::default()
        };
        let why = |name| {
            meant(&explanation, name, &Words::default())
                .err()
                .unwrap_or_default()
        };
        assert!(why("kessel").contains("Kessel is 5 spaces away"));
        assert!(why("ring").contains("You are on The Ring of Kafrene already"));
        assert!(why("xyz").contains("no place called 'xyz'"));
        assert!(meant(&explanation, "kessel verge", &Words::default()).is_ok());
    }

    #[test]
    fn accents_apostrophes_and_hyphens_need_not_be_typed() {
        let map = [
            place("dxun", "D’Qar-Né", 1, true),
            place("yavin", "Yavin", 2, true),
        ];
        for typed in ["D’Qar-Né", "d'qar ne", "dqar-né", "DQAR NE", "d'q", "né"] {
            let found: Vec<&str> = named(&map, typed).iter().map(|p| &*p.name).collect();
            assert_eq!(found, ["D’Qar-Né"], "{typed}");
        }
    }

    #[test]
    fn what_is_listed_is_understood_as_it_stands_there() {
        let to = |id: &str, name: &str| Route {
            to: On::Space(id.into()),
            stops: vec![On::Space(id.into())],
            text: Text::of("To ")
                .run(Run::Space(id.into(), name.into()))
                .words(" · 2 contacts"),
            stop: None,
            choices: Vec::new(),
            why: Vec::new(),
            calls: false,
        };
        // Of a patrol only its ways are told.
        let explanation = Explanation {
            routes: vec![to("kessel", "Kessel"), to("kessel-verge", "Kessel Verge")],
            ..Explanation::default()
        };
        for (typed, end) in [
            ("To Kessel · 2 contacts", "Kessel"),
            ("to kessel", "Kessel"),
            ("Kessel", "Kessel"),
            ("KESSEL VERGE", "Kessel Verge"),
            ("To Kessel Verge · 2 contacts", "Kessel Verge"),
            ("verge", "Kessel Verge"),
        ] {
            let (_, name) = meant(&explanation, typed, &Words::default()).unwrap();
            assert_eq!(name, end, "{typed}");
        }
        let listed = places(&explanation, &Words::default());
        assert!(listed.contains("To Kessel · 2 contacts; To Kessel Verge · 2 contacts"));
        assert!(meant(&explanation, "tatooine", &Words::default()).is_err());
    }
}
