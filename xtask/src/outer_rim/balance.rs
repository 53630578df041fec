//! docs/balance.md: how the cards of Outer Rim are dealt over the game, from the data.

mod figures;
mod page;

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use outer_rim::content::Content;

/// Write docs/balance.md from the data of Outer Rim.
///
/// What stands between the marks of the single-player figures is kept: another command writes it.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {}

/// Where the page is, from the workspace's folder.
const PAGE: &str = "docs/balance.md";
/// What another command writes stands between these.
const KEPT: [&str; 2] = ["<!-- solo: begin -->", "<!-- solo: end -->"];

pub(crate) fn run(root: &Path, _: &Args) -> ExitCode {
    let content = match Content::base() {
        Ok(content) => content,
        Err(errors) => {
            errors.iter().for_each(|error| eprintln!("error: {error}"));
            return ExitCode::FAILURE;
        }
    };
    let path = root.join(PAGE);
    let before = fs::read_to_string(&path).unwrap_or_default();
    match fs::write(path, page::write(content, kept(&before))) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {PAGE} cannot be written: {error}");
            ExitCode::FAILURE
        }
    }
}

/// What another command wrote into the page.
fn kept(page: &str) -> &str {
    let after = page.split_once(KEPT[0]).map_or("", |(_, after)| after);
    after.split_once(KEPT[1]).map_or("", |(kept, _)| kept)
}

#[cfg(test)]
mod tests {
    use super::figures::Figures;
    use super::*;

    fn content() -> &'static Content {
        Content::base().expect("the box is sound")
    }

    #[test]
    fn the_page_is_that_of_the_data() {
        let path = crate::workspace().join(PAGE);
        let committed = fs::read_to_string(path).unwrap_or_default();
        assert!(
            committed == page::write(content(), kept(&committed)),
            "{PAGE} is out of date: run `cargo xtask balance` and commit what it writes"
        );
    }

    #[test]
    fn no_planet_is_a_desert() {
        let figures = Figures::of(content());
        assert_eq!(figures.planets.len(), 11);
        for (planet, one) in &figures.planets {
            let ends = one.cargo + one.bounties + one.jobs;
            assert!(ends >= 2, "{planet}: {ends} destinations");
            assert!(one.sections >= 10, "{planet}: {} sections", one.sections);
            assert!(one.brings["credits"] >= 3, "{planet}: {:?}", one.brings);
        }
    }

    #[test]
    fn no_skill_is_idle() {
        let figures = Figures::of(content());
        assert_eq!(figures.skills.len(), 7);
        for (skill, one) in &figures.skills {
            let tests = one.encounters + one.contacts + one.jobs;
            assert!(tests >= 10, "{skill:?} is tested {tests} times");
            assert!(one.jobs >= 2, "{skill:?} is asked for by {} jobs", one.jobs);
            assert!(one.crew >= 3, "{} crew have {skill:?}", one.crew);
        }
    }

    #[test]
    fn no_faction_is_out_of_reach() {
        let figures = Figures::of(content());
        assert_eq!(figures.factions.len(), 4);
        for (faction, one) in &figures.factions {
            assert!(one.gains >= 6, "{faction:?} is pleased {} times", one.gains);
            assert!(
                one.losses >= 3,
                "{faction:?} is angered {} times",
                one.losses
            );
            assert!(
                (18..=26).contains(&one.patrol_icons),
                "{faction:?}: {one:?}"
            );
        }
    }

    #[test]
    fn no_road_to_fame_is_closed() {
        let figures = Figures::of(content());
        let roads: Vec<&str> = figures.roads.iter().map(|(road, _)| *road).collect();
        assert_eq!(
            roads[..6],
            [
                "illegal cargo",
                "bounties",
                "jobs",
                "patrols",
                "luxuries",
                "goals"
            ]
        );
        for (road, one) in &figures.roads[..6] {
            assert!(one.cards >= 4, "{road}: {} cards", one.cards);
            assert!(one.fame >= 5, "{road}: {} fame", one.fame);
        }
    }

    #[test]
    fn what_was_written_by_another_command_is_kept() {
        let page = format!("a{}figures{}b", KEPT[0], KEPT[1]);
        assert_eq!(kept(&page), "figures");
        assert_eq!(kept("nothing"), "");
    }
}
