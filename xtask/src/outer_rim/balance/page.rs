//! The figures as a page.

use std::fmt::Write as _;

use outer_rim::content::Content;

use super::KEPT;
use super::figures::{BRINGS, Figures};

const HEAD: &str = "\
# How Outer Rim is dealt

Written by `cargo xtask balance` from the entries of `content/outer-rim/base`: change those, not this. What is known of the
printed cards is matched; the rest is designed so that no planet, skill, faction or road to fame is starved. The limits below
which a test fails stand in `xtask/src/outer_rim/balance.rs`.
";

/// The whole page; what another command wrote is put back where it was.
pub(super) fn write(content: &Content, kept: &str) -> String {
    let figures = Figures::of(content);
    let mut page = String::from(HEAD);
    let chapters = [
        planets(content, &figures),
        trips(content, &figures),
        skills(&figures),
        factions(&figures),
        roads(&figures),
        sources(content),
    ];
    for chapter in chapters {
        page.push('\n');
        page.push_str(&chapter);
    }
    let [begin, end] = KEPT;
    let kept = if kept.is_empty() { "\n" } else { kept };
    let _ = write!(page, "\n## Solo\n\n{begin}{kept}{end}\n");
    page
}

fn name(content: &Content, id: &str) -> String {
    content.name(id, tabletop::Lang::EN)
}

fn planets(content: &Content, figures: &Figures) -> String {
    let mut text = String::from(
        "## Planets\n\nWhere cargo, captives and jobs lead, how many players may start there, and in how many of the sections of its\n\
         encounter cards something can be had or suffered.\n\n\
         | planet | cargo | bounties | jobs | starts | sections |",
    );
    for what in BRINGS {
        let _ = write!(text, " {what} |");
    }
    text += "\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n";
    for (id, one) in &figures.planets {
        let _ = write!(
            text,
            "| {} | {} | {} | {} | {} | {} |",
            name(content, id),
            one.cargo,
            one.bounties,
            one.jobs,
            one.starts,
            one.sections
        );
        for what in BRINGS {
            let _ = write!(text, " {} |", one.brings.get(what).unwrap_or(&0));
        }
        text.push('\n');
    }
    text
}

fn trips(content: &Content, figures: &Figures) -> String {
    let mut text = String::from(
        "## Rewards against cost and distance\n\nFor cards of the market that lead somewhere: the price, the reward (of a bounty, for the\n\
         captive), and how far the destination is from the other planets on the mean. Fame counts as 8,000 credits, what the\n\
         rival of a single-player game pays for it, and reputation as 1,000.\n\n\
         | card | | to | distance | cost | credits | fame | reputation | worth |\n\
         | --- | --- | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    for one in &figures.trips {
        let worth = i64::from(one.credits) - i64::from(one.cost)
            + 8_000 * one.fame as i64
            + 1_000 * one.reputation as i64;
        let _ = writeln!(
            text,
            "| {} | {} | {} | {}.{} | {} | {} | {} | {} | {worth} |",
            one.name,
            one.sort,
            name(content, &one.to),
            one.distance / 10,
            one.distance % 10,
            one.cost,
            one.credits,
            one.fame,
            one.reputation,
        );
    }
    text
}

fn skills(figures: &Figures) -> String {
    let mut text = String::from(
        "## Skills\n\nHow often each is tested, and who has it.\n\n\
         | skill | encounters | contacts | jobs | characters | crew |\n\
         | --- | --- | --- | --- | --- | --- |\n",
    );
    for (skill, one) in &figures.skills {
        let _ = writeln!(
            text,
            "| {skill:?} | {} | {} | {} | {} | {} |",
            one.encounters, one.contacts, one.jobs, one.characters, one.crew
        );
    }
    text
}

fn factions(figures: &Figures) -> String {
    let mut text = String::from(
        "## Factions\n\nHow often a card can please or anger each, and how many spaces its patrols move for cards of the market.\n\n\
         | faction | gains | losses | patrol icons |\n\
         | --- | --- | --- | --- |\n",
    );
    for (faction, one) in &figures.factions {
        let _ = writeln!(
            text,
            "| {faction:?} | {} | {} | {} |",
            one.gains, one.losses, one.patrol_icons
        );
    }
    text
}

fn roads(figures: &Figures) -> String {
    let mut text = String::from(
        "## Roads to fame\n\nCards, sheets and tokens that give fame, and how much they give at best.\n\n\
         | road | cards | fame |\n\
         | --- | --- | --- |\n",
    );
    for (road, one) in &figures.roads {
        let _ = writeln!(text, "| {road} | {} | {} |", one.cards, one.fame);
    }
    text
}

fn sources(content: &Content) -> String {
    let inventory = content.inventory();
    let mut text = String::from(
        "## Sources\n\n`rulebook`: a rulebook shows or names it. `public`: agreed public data. `design`: decided here.\n\n\
         | source | entries |\n| --- | --- |\n",
    );
    for (source, count) in &inventory.sources {
        let _ = writeln!(text, "| {source} | {count} |");
    }
    text
}
