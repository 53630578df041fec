//! What a message and what is put into it know of each other.

#![allow(clippy::unwrap_used, reason = "tests")]

use printed::{Arg, Languages, Wording};
use tabletop::{Lang, Run, Saying, Seat, Term};

fn de() -> Lang {
    "de".parse().unwrap()
}

/// English and German with these messages.
fn speaking(english: &'static str, german: &'static str) -> Languages {
    let files = [("en/a.ftl", english), ("de/a.ftl", german)];
    Languages::default().with(files.map(|(file, text)| Wording::of(file, text).unwrap()))
}

fn german(messages: &'static str, id: &str, args: &[(&str, Arg)]) -> String {
    let languages = speaking("", messages);
    languages.messages(de()).format(id, args).to_string()
}

#[test]
fn what_a_language_lacks_is_said_in_english_message_by_message() {
    let english = "over = { $what } is over\nwar = the war\npeace = peace";
    let languages = speaking(english, "war = der Krieg\nwon = { $what } ist gewonnen");
    let messages = languages.messages(de());
    let what = |id: &str| ("what", Arg::said(id, []));
    let said = |id: &str, of: &str| messages.format(id, &[what(of)]).to_string();
    assert_eq!(said("won", "war"), "der Krieg ist gewonnen");
    assert_eq!(said("won", "peace"), "peace ist gewonnen");
    assert_eq!(said("over", "war"), "der Krieg is over");
    // A message that asks for what it is not told is as good as missing.
    let languages = speaking(english, "over = { $nobody } ist vorbei\nwar = der Krieg");
    let said = languages.messages(de()).format("over", &[what("war")]);
    assert_eq!(said.to_string(), "der Krieg is over");
}

#[test]
fn a_case_holds_for_all_that_is_put_in_until_another_one_is_said() {
    let messages = "
for = für { $what }
    .what = acc
with = mit { $what }
    .what = dat
old = { $case ->
    [acc] den alten
    [dat] dem alten
   *[other] der alte
} { $noun }
friend-of = { $case ->
    [acc] einen Freund
   *[other] ein Freund
} von { $whom }
    .whom = dat
friend = { $case ->
    [acc] Herrn
    [dat] Herrn
   *[other] Herr
}
and = { $before } und { $after }
";
    let old = || Arg::said("old", [("noun", Arg::said("friend", []))]);
    let what = |id: &str, what: Arg| german(messages, id, &[("what", what)]);
    assert_eq!(what("for", old()), "für den alten Herrn");
    assert_eq!(what("with", old()), "mit dem alten Herrn");
    let both = Arg::row("and", [old(), old()]);
    assert_eq!(what("for", both), "für den alten Herrn und den alten Herrn");
    let friend = Arg::said("friend-of", [("whom", old())]);
    assert_eq!(what("for", friend), "für einen Freund von dem alten Herrn");
}

#[test]
fn a_mood_holds_for_all_that_is_in_it_until_another_one_is_said() {
    let messages = "
may = du darfst { $do }
pay = { $mood ->
    [may] zahlen
    [to] zu zahlen
   *[command] zahle
}
to = { $cost }, um { $do }
";
    let pay = || Arg::said("pay", []);
    let to = Arg::said("to", [("cost", pay()), ("do", pay().mood("to"))]);
    let may = [("do", to.clone().mood("may"))];
    assert_eq!(
        german(messages, "may", &may),
        "du darfst zahlen, um zu zahlen"
    );
    let languages = speaking("", messages);
    let alone = languages.messages(de()).write(&to);
    assert_eq!(alone.to_string(), "zahle, um zu zahlen");
}

#[test]
fn a_thing_says_what_it_is_and_what_its_name_says_of_it() {
    let messages = "
what = { $a-is } { $a-gender } { $a-n }
name_x-wing = X-Flügler
    .gender = m
contact_lando = Lando
    .gender = { $as }
noun = { $of-it }
    .gender = { $of-it-gender }
";
    let what = |a: Arg| german(messages, "what", &[("a", a)]);
    let x_wing = || Arg::card("x-wing#7", "X-Wing");
    assert_eq!(what(x_wing()), "x-wing m 1");
    assert_eq!(what(Arg::said("noun", [("of-it", x_wing())])), "noun m 1");
    let lando = Run::Card("contact-lando".into(), String::new());
    assert_eq!(
        what(Arg::Named(lando, "contact_lando".into())),
        "contact_lando a 1"
    );
    assert_eq!(what(Arg::seat(Seat(1), "Lando")), "seat-1 none 1");
    assert_eq!(what(Arg::row("and", [x_wing()])), "x-wing m 1");
    assert_eq!(what(Arg::row("and", [])), "none none 0");
    assert_eq!(what("yes".into()), "yes none 1");
}

#[test]
fn a_refusal_names_things_as_the_language_does() {
    let languages = speaking(
        "",
        "name_falcon = { $case ->
    [acc] Falken
   *[other] Falke
}
    .gender = m
no = { $card-gender ->
    [m] den
   *[other] das
} { $card } nicht
    .card = acc",
    );
    let saying = Saying::new("no").with("card", Term::Card("falcon".into()));
    assert_eq!(languages.say(&saying, de()), "den Falken nicht");
}

#[test]
fn each_of_several_knows_its_place_and_a_sentence_where_it_begins() {
    let messages = "
all = { CAPITAL($what) }.
one = { $nth } von { $of }
and = { $nth ->
    [last] { $before } und { $after }
   *[middle] { $before }, { $after }
}
";
    let row = |n| Arg::row("and", (0..n).map(|_| Arg::said("one", [])));
    let all = |n| german(messages, "all", &[("what", row(n))]);
    assert_eq!(all(1), "Only von 1.");
    assert_eq!(all(2), "First von 2 und last von 2.");
    assert_eq!(all(3), "First von 3, middle von 3 und last von 3.");
    assert!(row(0).is_empty());
}

#[test]
fn what_is_told_can_be_told_otherwise_all_the_way_down() {
    let messages = "
outer = { $long ->
    [yes] weit
   *[no] w
} { $inner }
inner = { $long ->
    [yes] breit
   *[no] b
}
and = { $before }+{ $after }
";
    let long = |yes: &str| ("long", Arg::from(yes));
    let inner = || Arg::said("inner", [long("no")]);
    let row = Arg::row("and", [inner(), inner()]);
    let outer = Arg::said("outer", [long("no"), ("inner", row)]);
    let languages = speaking("", messages);
    let write = |arg: &Arg| languages.messages(de()).write(arg).to_string();
    assert_eq!(write(&outer), "w b+b");
    assert_eq!(
        write(&outer.retold("long", &"yes".into())),
        "weit breit+breit"
    );
}
