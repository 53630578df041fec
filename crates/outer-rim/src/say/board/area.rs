//! What lies before a player, in lines.

use super::super::describe::asset_of;
use super::super::favors::favor;
use super::{Board, LABEL};
use crate::content::{AssetKind, Faction, Goal, Kind, Standing};
use crate::state::PlayerId;
use crate::text::{self, Word as _};
use crate::view::{AssetView, GoalView, PlayerView};
use printed::{Arg, number, yes};
use tabletop::Text;

impl Board<'_> {
    pub(super) fn player(&mut self, place: usize) {
        let view = self.view;
        let area = &view.players[place];
        let player = PlayerId(place as u8);
        let args = [
            ("number", self.speaker.seat(player)),
            ("named", yes(area.character.is_some())),
            ("player", self.name(player)),
            ("you", yes(view.you == Some(player))),
            ("credits", number(area.credits)),
            ("fame", area.fame.into()),
        ];
        let title = self.words("board-player", &args);
        self.page.title(&title);
        if area.ship.is_none() {
            return;
        }
        let args = [
            ("space", self.speaker.space(area.space)),
            ("defeated", yes(area.defeated)),
        ];
        let line = self.speaker.say("board-place-line", &args);
        self.labelled("board-place", &line);
        self.character(area);
        self.ship(area);
        self.ambition(area);
        self.standings(area);
        self.assets(area);
        self.secrets(area);
        self.favors(player, area);
        if let Some(rival) = view.rivals.iter().find(|rival| rival.player == player) {
            let goals = rival.goals.iter();
            let goals = goals.map(|&space| self.speaker.run(self.speaker.space(space)));
            let goals = self.row("and-more", goals);
            if !goals.is_empty() {
                self.labelled("board-heads-for", &goals);
            }
        }
    }

    fn character(&mut self, area: &PlayerView) {
        let Some(character) = area.character else {
            return;
        };
        let content = self.speaker.content();
        let printed = &content.characters[character.index()];
        let skills = printed.skills.iter();
        let skills = self.row("and-more", skills.map(|&skill| self.word("skill", skill)));
        let [health, _] = area.limits;
        let args = [
            ("ground", Arg::from(area.values[0])),
            ("left", Arg::from(health.saturating_sub(area.damage[0]))),
            ("health", Arg::from(health)),
            ("skills", skills.into()),
        ];
        let line = self.speaker.say("board-character-line", &args);
        let rules = text::character(content, printed, area.flipped, self.speaker.lang);
        let line = self.row("board-and-fact", [line, rules.brief]);
        self.labelled("board-character", &line);
        if !area.flipped {
            self.goal(&printed.goal, "character", area.goals[0]);
        }
    }

    fn goal(&mut self, goal: &Goal, sheet: &str, far: Option<GoalView>) {
        let goal = text::goal_brief(self.speaker.content(), goal, sheet, self.speaker.lang);
        let line = match far.and_then(|far| far.counted) {
            None | Some((0, _)) => goal,
            Some((done, _)) => {
                let args = [("goal", goal.into()), ("n", Arg::from(done))];
                self.speaker.say("board-goal-line", &args)
            }
        };
        self.labelled("board-goal", &line);
    }

    fn ship(&mut self, area: &PlayerView) {
        let Some(ship) = area.ship else {
            return;
        };
        let printed = &self.speaker.content().ships[ship.index()];
        let [_, hull] = area.limits;
        let name = self.speaker.ship_name(ship, area.ship_flipped);
        let args = [
            ("ship", Arg::from(name)),
            ("combat", Arg::from(area.values[1])),
            ("left", Arg::from(hull.saturating_sub(area.damage[1]))),
            ("hull", Arg::from(hull)),
            ("hyperdrive", Arg::from(area.values[2])),
        ];
        let line = self.speaker.say("board-ship-line", &args);
        let slots = printed.flipped.as_ref().filter(|_| area.ship_flipped);
        let slots = slots.map_or(printed.slots, |side| side.slots);
        let args = [
            ("cargo", Arg::from(slots.cargo)),
            ("mod", Arg::from(slots.mods)),
            ("either", Arg::from(slots.cargo_or_mod)),
            ("crew", Arg::from(slots.crew)),
        ];
        let slots = self.speaker.say("board-slots-line", &args);
        let rules = text::ship(
            self.speaker.content(),
            printed,
            area.ship_flipped,
            self.speaker.lang,
        );
        let line = self.row("board-and-fact", [line, slots, rules.brief]);
        self.labelled("board-ship", &line);
        if let Some(goal) = printed.goal.as_ref().filter(|_| !area.ship_flipped) {
            self.goal(goal, "ship", area.goals[1]);
        }
    }

    fn ambition(&mut self, area: &PlayerView) {
        let Some(own) = &area.ambition else {
            return;
        };
        let goals = own.goals.iter().enumerate().map(|(place, goal)| {
            let state = match (goal.done, goal.open) {
                (true, _) => "done",
                (false, true) => "open",
                (false, false) => "later",
            };
            let (done, wanted) = goal.counted.unwrap_or_default();
            let args = [
                ("state", Arg::from(state)),
                ("goal", self.speaker.ambition_goal(own.sheet, place as u8)),
                ("counted", yes(goal.counted.is_some())),
                ("n", Arg::from(done)),
                ("of", Arg::from(wanted)),
            ];
            self.speaker.say("board-ambition-goal", &args)
        });
        let goals = self.row("board-and-thing", goals);
        let args = [
            ("ambition", self.speaker.ambition(own.sheet)),
            ("done", own.done().into()),
            ("of", (own.goals.len() as u8).into()),
            ("goals", goals.into()),
        ];
        let line = self.speaker.say("board-ambition-line", &args);
        self.labelled("board-ambition", &line);
    }

    fn standings(&mut self, area: &PlayerView) {
        let known = Faction::ALL.iter().zip(area.standings);
        let known = known.filter(|(_, standing)| *standing != Standing::Neutral);
        let known = known.map(|(&faction, standing)| {
            let args = [
                ("faction", self.speaker.faction(faction)),
                ("standing", self.speaker.word("standing", standing)),
            ];
            self.speaker.say("board-standing", &args)
        });
        let known = self.row("and-more", known);
        if !known.is_empty() {
            self.labelled("board-reputation", &known);
        }
    }

    /// What others owe, what was received, and what is asked for.
    fn favors(&mut self, player: PlayerId, area: &PlayerView) {
        let owed = area.debts.iter().filter(|&&owner| owner != player);
        let owed = owed.map(|&owner| self.speaker.run(self.name(owner)));
        let owed = self.row("and-more", owed);
        if !owed.is_empty() {
            self.labelled("board-owed", &owed);
        }
        let received = area
            .favor
            .map(|received| favor(&self.speaker, received.favor));
        if let Some(received) = received {
            self.labelled("board-received", &self.speaker.run(received));
        }
        let mut requests = self.view.requests.iter();
        if let Some(request) = requests.find(|request| request.by == player) {
            let asked = favor(&self.speaker, request.favor);
            self.labelled("board-asks-for", &self.speaker.run(asked));
        }
    }

    fn assets(&mut self, area: &PlayerView) {
        for &kind in Kind::ALL {
            let of_kind = area.assets.iter().filter(|asset| {
                let facts = self.speaker.library().asset(asset.card);
                facts.is_some_and(|facts| facts.kind == kind)
            });
            let assets = self.row("board-and-thing", of_kind.map(|asset| self.asset(asset)));
            if !assets.is_empty() {
                let label = self.words("board-assets", &[("kind", kind.word().into())]);
                let assets = self.plain(&assets);
                self.page.labelled(LABEL, &label, &assets);
            }
        }
    }

    fn asset(&self, asset: &AssetView) -> Text {
        let speaker = &self.speaker;
        let name = speaker.card(asset.card);
        let Some(printed) = asset_of(speaker, asset.card) else {
            return speaker.run(name);
        };
        let to = |id: &str| {
            let space = text::space_run(speaker.content(), id, speaker.lang);
            speaker.say("board-to", &[("space", space)])
        };
        let reward = |effects: &[_]| speaker.rewards(effects);
        let mut facts = match &printed.kind {
            AssetKind::Bounty {
                contact,
                deliver_to,
                capture,
                elimination,
                class,
                combat,
                value,
            } => {
                let name = text::name_of(speaker.content(), contact, speaker.lang);
                let name = name.unwrap_or_else(|| contact.clone());
                let args = [
                    ("contact", Arg::from(name)),
                    ("classed", yes(class.is_some())),
                    (
                        "class",
                        class
                            .map_or_else(Text::new, |class| self.word("class", class))
                            .into(),
                    ),
                    ("combat", combat.word().into()),
                    ("n", Arg::from(*value)),
                    ("eliminated", reward(elimination).into()),
                    ("captured", reward(capture).into()),
                    (
                        "space",
                        text::space_run(speaker.content(), deliver_to, speaker.lang),
                    ),
                ];
                let id = match asset.captive {
                    Some(_) => "board-captive",
                    None => "board-wanted",
                };
                vec![speaker.say(id, &args)]
            }
            AssetKind::Cargo {
                destination: Some(destination),
                reward: pay,
                ..
            } => {
                vec![to(destination), self.illegal(asset.card), reward(pay)]
            }
            AssetKind::Job {
                destination,
                reward: pay,
                ..
            } => vec![to(destination), reward(pay)],
            AssetKind::Crew { skills, .. } => {
                let skills = skills.iter();
                skills.map(|&skill| self.word("skill", skill)).collect()
            }
            AssetKind::Cargo { .. } | AssetKind::Gear | AssetKind::Mod => {
                let rules = text::asset(speaker.content(), printed, speaker.lang);
                vec![rules.brief]
            }
        };
        if asset.marked {
            facts.push(speaker.say("board-marked", &[]));
        }
        let facts = self.row("and-more", facts);
        match facts.is_empty() {
            true => speaker.run(name),
            false => speaker.say("board-asset", &[("card", name), ("facts", facts.into())]),
        }
    }

    fn secrets(&mut self, area: &PlayerView) {
        if area.secrets.is_empty() {
            return;
        }
        let library = self.speaker.library();
        let known = area.secrets.iter().filter_map(|secret| secret.card);
        let known = known
            .filter_map(|card| library.card(card).secret)
            .map(|ability| {
                let printed = &library.ability(ability).printed;
                text::ability_brief(self.speaker.content(), printed, self.speaker.lang)
            });
        let known = self.row("board-and-thing", known);
        let args = [
            ("n", number(area.secrets.len() as u32)),
            ("some", yes(!known.is_empty())),
            ("known", known.into()),
        ];
        let line = self.speaker.say("board-secrets-line", &args);
        self.labelled("board-secrets", &line);
    }
}
