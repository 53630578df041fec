//! Coaxium in words. Every sentence is a message in `content/coaxium/text/`; here is only what they
//! are told.

use crate::rules::haggled;
use crate::state::{Card, MOST_SEATS};
use crate::{Choice, Coaxium, Event, Offer, Prompt, Setup, State, View};
use printed::{Arg, Messages};
use tabletop::{
    About, Described, Game, Lang, On, Part, Role, Seat, SetupChoice, SetupOption, Text,
};

impl Coaxium {
    /// The messages of a language.
    pub(crate) fn messages(&self, lang: Lang) -> &Messages {
        self.languages.messages(lang)
    }

    /// A message as plain text.
    pub(crate) fn plain(&self, lang: Lang, id: &str, args: &[(&str, Arg)]) -> String {
        self.messages(lang).words(id, args)
    }

    /// What the player of a seat is called.
    pub(crate) fn name(&self, seat: Seat, lang: Lang) -> String {
        self.plain(lang, &format!("player-{}", seat.0), &[])
    }

    fn who(&self, seat: Seat, lang: Lang) -> Arg {
        Arg::seat(seat, self.name(seat, lang))
    }
}

fn vial(card: Card) -> Arg {
    Arg::said("vial", [("n", card.0.into())])
}

fn some_vial(card: Option<Card>) -> Arg {
    card.map_or_else(|| Arg::said("some-vial", []), vial)
}

pub(crate) fn about(game: &Coaxium, lang: Lang) -> About {
    About {
        blurb: game.plain(lang, "about", &[]),
        minutes: Some((3, 10)),
        example: true,
        ..About::default()
    }
}

pub(crate) fn options(game: &Coaxium, lang: Lang) -> Vec<SetupOption<SetupChoice<Setup>>> {
    let messages = game.messages(lang);
    let counted = (2..=MOST_SEATS as u8).map(|seats| {
        let setup = Setup {
            seats,
            ..Setup::default()
        };
        messages.setup_choice("seats", "n", &[("n", seats.into())], setup)
    });
    let teams = Setup {
        seats: MOST_SEATS as u8,
        teams: true,
        ..Setup::default()
    };
    let teams = messages.setup_choice("seats", "teams", &[], teams);
    vec![messages.option("seats", counted.chain([teams]))]
}

pub(crate) fn ask(game: &Coaxium, state: &State, lang: Lang) -> Text {
    let say = |id, args: &[(&str, Arg)]| game.messages(lang).format(id, args);
    match game.prompt(state) {
        None => say("ask-over", &[]),
        Some(Prompt::Turn) => say("ask-turn", &[]),
        Some(Prompt::Sell) => say("ask-sell", &[]),
        Some(Prompt::Answer { from, give }) => say(
            "ask-answer",
            &[("from", game.who(from, lang)), ("vial", vial(give))],
        ),
    }
}

/// What a choice is to the action under way.
pub(crate) fn part(choice: Choice) -> Part {
    let (action, role) = match choice {
        Choice::Peek => ("peek", Role::Commit),
        Choice::Draw => ("draw", Role::Commit),
        Choice::Hold(_) => ("sell", Role::Step),
        Choice::Haggle | Choice::Gamble => ("sell", Role::Commit),
        Choice::Pass => ("pass", Role::Pass),
        Choice::Accept(_) => ("answer", Role::Commit),
        Choice::Decline => ("answer", Role::Pass),
    };
    Part { action, role }
}

pub(crate) fn describe(game: &Coaxium, state: &State, choice: Choice, lang: Lang) -> Described {
    let card = |card: Card| Some(On::Card(card.0.to_string()));
    let pile = || Some(On::Pile("deck".into()));
    let (id, of, on) = match choice {
        Choice::Peek => ("peek", None, pile()),
        Choice::Draw => ("draw", None, pile()),
        Choice::Hold(held) => ("hold", Some(held), card(held)),
        Choice::Haggle => ("haggle", None, None),
        Choice::Gamble => ("gamble", None, None),
        Choice::Pass => ("pass", None, None),
        Choice::Accept(given) => ("accept", Some(given), card(given)),
        Choice::Decline => ("decline", None, None),
    };
    let of = of.map(|of| ("vial", vial(of)));
    let text = game.messages(lang).format(id, of.as_slice());
    let Part { action, role } = part(choice);
    let worth = (choice == Choice::Haggle).then(|| haggled(state)).flatten();
    Described {
        action,
        role,
        on,
        worth: worth.into_iter().collect(),
        ..Described::commit(action, text)
    }
}

pub(crate) fn offer(game: &Coaxium, offer: &Offer, lang: Lang) -> Text {
    let (to, vial) = (game.who(offer.to, lang), vial(offer.give));
    let args = [("to", to), ("vial", vial)];
    game.messages(lang).format("offer", &args)
}

pub(crate) fn tell(game: &Coaxium, event: &Event, lang: Lang) -> Text {
    let say = |id, seat, args: &[(&str, Arg)]| {
        let mut args = args.to_vec();
        args.push(("who", game.who(seat, lang)));
        game.messages(lang).format(id, &args)
    };
    match *event {
        Event::Turn { seat } => say("told-turn", seat, &[]),
        Event::Peeked { seat, card: None } => say("told-peeked", seat, &[]),
        Event::Peeked { seat, card } => say("told-peeked-vial", seat, &[("vial", some_vial(card))]),
        Event::Drew { seat, card } => say("told-drew", seat, &[("vial", some_vial(card))]),
        Event::Sold {
            seat,
            card,
            bonus,
            rolled,
        } => {
            let id = if rolled {
                "told-gambled"
            } else {
                "told-haggled"
            };
            say(id, seat, &[("vial", vial(card)), ("bonus", bonus.into())])
        }
        Event::Passed { seat } => say("told-passed", seat, &[]),
        Event::Offered { from, to, give } => say(
            "told-offered",
            from,
            &[("to", game.who(to, lang)), ("vial", some_vial(give))],
        ),
        Event::Declined { seat } => say("told-declined", seat, &[]),
        Event::Swapped {
            from,
            to,
            gave,
            got,
        } => say(
            "told-swapped",
            from,
            &[
                ("to", game.who(to, lang)),
                ("vial", some_vial(gave)),
                ("got", some_vial(got)),
            ],
        ),
        Event::Conceded { seat } => say("told-conceded", seat, &[]),
        Event::Over => game.messages(lang).format("told-over", &[]),
    }
}

/// The table in words: how far the game is, what is left, and who has what.
pub(crate) fn lines(game: &Coaxium, view: &View, lang: Lang) -> Vec<Text> {
    let say = |id, args: &[(&str, Arg)]| game.messages(lang).format(id, args);
    let yes = |so| Arg::from(if so { "yes" } else { "no" });
    let turn = i32::try_from(view.turn).unwrap_or(i32::MAX);
    let next = view.next.map_or(0, |card| card.0);
    let mut lines = vec![
        say(
            "board-turn",
            &[("turn", turn.into()), ("goal", view.goal.into())],
        ),
        say(
            "board-deck",
            &[
                ("n", (view.deck as u8).into()),
                ("known", yes(view.next.is_some())),
                ("next", next.into()),
            ],
        ),
    ];
    lines.extend(view.hands.iter().enumerate().map(|(seat, hand)| {
        let seat = Seat(seat as u8);
        let known = hand.known.iter().map(|card| card.0.to_string());
        let vials: Vec<_> = known.chain((0..hand.unknown).map(|_| "?".into())).collect();
        let vials = match vials.is_empty() {
            true => "none".into(),
            false => vials.join(" "),
        };
        say(
            "board-player",
            &[
                ("who", game.who(seat, lang)),
                ("current", yes(view.current == seat)),
                ("you", yes(view.you == Some(seat))),
                ("credits", view.credits[seat.index()].into()),
                ("vials", vials.into()),
            ],
        )
    }));
    lines
}

/// What each player has come to.
pub(crate) fn result(game: &Coaxium, view: &View, lang: Lang) -> Vec<Text> {
    let credits = view.credits.iter();
    let said = |&credits| {
        let credits = [("credits", Arg::from(credits))];
        game.messages(lang).format("result", &credits)
    };
    credits.map(said).collect()
}
