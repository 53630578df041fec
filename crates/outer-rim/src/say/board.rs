//! The table as plain text, for a terminal of up to a hundred columns.

use super::describe::{asset_of, brief_named, is_illegal_cargo};
use super::map::Map;
use super::speaker::{Speaker, number, yes};
use crate::OuterRim;
use crate::content::{AssetKind, Faction, Goal, Kind, Standing};
use crate::state::{CardId, PlayerId};
use crate::text::{self, Word};
use crate::view::{AssetView, ContactView, GoalView, MarketView, PlayerView, StepView, View};
use printed::{Arg, Page, column, wrap};
use tabletop::{Lang, Text};

const LABEL: usize = 10;
/// The column of a market card's name.
const NAME: usize = 20;

pub(crate) fn board(game: &OuterRim, view: &View, lang: Lang, columns: usize) -> String {
    let mut board = Board {
        speaker: Speaker::new(game, lang),
        view,
        page: Page::new(columns),
    };
    board.draw();
    board.page.written()
}

/// What each player has come to.
pub(crate) fn result(game: &OuterRim, view: &View, lang: Lang) -> Vec<Text> {
    let speaker = Speaker::new(game, lang);
    let players = view.players.iter().map(|area| {
        let args = [
            ("fame", area.fame.into()),
            ("credits", number(area.credits)),
        ];
        speaker.say("result", &args)
    });
    players.collect()
}

struct Board<'a> {
    speaker: Speaker<'a>,
    view: &'a View,
    page: Page,
}

impl Board<'_> {
    fn draw(&mut self) {
        self.heading();
        // Whoever chooses a character does not look at the map yet.
        if self.view.step != StepView::Setup {
            self.map();
            self.patrols();
            self.contacts();
            self.market();
        }
        // The viewer sits below, as at a table.
        let count = self.view.players.len();
        let near = self.view.you.map_or(0, PlayerId::index);
        for step in 1..=count {
            self.player((near + step) % count);
        }
    }

    /// Lines under a label.
    fn labelled(&mut self, label: &str, text: &Text) {
        let (label, text) = (self.label(label), self.plain(text));
        self.page.labelled(LABEL, &label, &text);
    }

    fn label(&self, id: &str) -> String {
        self.words(id, &[])
    }

    /// A text in plain words.
    fn plain(&self, text: &Text) -> String {
        let messages = self.speaker.content().messages(self.speaker.lang);
        messages.plain(text)
    }

    /// A message in plain words.
    fn words(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.plain(&self.speaker.say(id, args))
    }

    /// A word of the vocabulary.
    fn word(&self, kind: &str, word: impl Word) -> Text {
        self.speaker.say(&format!("{kind}-{}", word.word()), &[])
    }

    /// What there is to say, one behind the other.
    fn row(&self, joint: &str, texts: impl IntoIterator<Item = Text>) -> Text {
        let texts = texts.into_iter().filter(|text| !text.is_empty());
        self.speaker.list(texts, joint)
    }

    fn name(&self, player: PlayerId) -> Arg {
        let character = self.view.players[player.index()].character;
        self.speaker.named_player(player, character)
    }

    fn heading(&mut self) {
        let view = self.view;
        let heading = match view.winner {
            Some(winner) => {
                let winner = self.name(winner);
                self.words("board-won", &[("player", winner)])
            }
            None => {
                let step = match view.step {
                    StepView::Setup => "setup",
                    StepView::Planning => "planning",
                    StepView::Action => "action",
                    StepView::Encounter => "encounter",
                    StepView::Over => "over",
                };
                let mut args = vec![
                    ("turn", number(view.turn)),
                    ("player", self.name(view.current)),
                    ("step", step.into()),
                    ("goal", view.goal.into()),
                ];
                let you = view.you.filter(|_| view.step != StepView::Setup);
                match you.map(|you| &view.players[you.index()]) {
                    None => self.words("board-turn", &args),
                    Some(area) => {
                        args.push(("fame", area.fame.into()));
                        args.push(("credits", number(area.credits)));
                        self.words("board-turn-seated", &args)
                    }
                }
            }
        };
        for line in wrap(&heading, self.page.width()) {
            self.page.line(&line);
        }
    }

    fn map(&mut self) {
        let title = self.label("board-map");
        self.page.title(&title);
        let map = Map::new(&self.speaker, self.view);
        for line in map.lines(self.page.width()) {
            self.page.line(&line);
        }
    }

    /// The patrols, each with its strength and what defeating it brings.
    fn patrols(&mut self) {
        let title = self.label("board-patrols");
        self.page.title(&title);
        let (speaker, view) = (self.speaker, self.view);
        for one in &view.patrols {
            let args = [
                ("faction", speaker.faction(one.faction)),
                ("n", Arg::from(one.level)),
            ];
            let name = self.words("board-patrol", &args);
            let mut printed = speaker.content().patrols.iter();
            let printed = printed.find(|p| p.faction == one.faction && p.level == one.level);
            let brief = printed.map(|p| text::patrol(speaker.content(), p, speaker.lang).brief);
            let dice = one
                .combat
                .map(|n| speaker.say("board-dice", &[("n", n.into())]));
            let facts = self.row("board-and-fact", dice.into_iter().chain(brief));
            let facts = self.plain(&facts);
            let space = speaker.space_name(one.space);
            let (name, space) = (column(&name, 14), column(&space, 24));
            self.page.line(&format!("  {name}{space}{facts}"));
        }
    }

    /// The planets, each with its contacts.
    fn contacts(&mut self) {
        let title = self.label("board-contacts");
        self.page.title(&title);
        let view = self.view;
        let mut planets: Vec<_> = view.contacts.iter().map(|one| one.planet).collect();
        planets.dedup();
        const PLANET: usize = 31;
        let lines: Vec<(String, String)> = planets
            .into_iter()
            .map(|planet| {
                let faction = self.speaker.game.planet_faction(planet);
                let args = [
                    ("space", self.speaker.space(planet)),
                    ("named", yes(faction.is_some())),
                    (
                        "faction",
                        faction.map_or_else(|| Arg::from(""), |one| self.speaker.faction(one)),
                    ),
                ];
                let name = self.words("board-planet-line", &args);
                let here = view.contacts.iter().filter(|one| one.planet == planet);
                let here = self.row("and-more", here.map(|one| self.berth(one)));
                (name, self.plain(&here))
            })
            .collect();
        for (name, here) in lines {
            let pieces = wrap(&here, self.page.width().saturating_sub(PLANET + 2));
            for (place, piece) in pieces.into_iter().enumerate() {
                let name = if place == 0 { name.as_str() } else { "" };
                let name = column(name, PLANET);
                self.page.line(&format!("  {name}{piece}"));
            }
        }
    }

    fn berth(&self, berth: &ContactView) -> Text {
        let Some(class) = berth.class else {
            return self.speaker.say("board-berth-empty", &[]);
        };
        let class = self.speaker.word("class", class);
        let Some(contact) = berth.contact else {
            return self
                .speaker
                .say("board-berth-facedown", &[("class", class)]);
        };
        let id = if berth.faceup {
            "board-berth-faceup"
        } else {
            "board-berth-known"
        };
        let args = [("class", class), ("contact", self.speaker.contact(contact))];
        self.speaker.say(id, &args)
    }

    fn market(&mut self) {
        let title = self.label("board-market");
        self.page.title(&title);
        let decks = self.view.market.iter();
        let lines: Vec<String> = decks.flat_map(|deck| self.deck(deck)).collect();
        for line in lines {
            self.page.line(&line);
        }
    }

    fn deck(&self, deck: &MarketView) -> Vec<String> {
        let args = [
            ("deck", self.speaker.deck(deck.deck)),
            ("n", number(deck.count as u32)),
        ];
        let name = self.words("board-deck-line", &args);
        let name = format!("  {}", column(&name, NAME - 2));
        let Some(card) = deck.top else {
            let why = match deck.count {
                0 => "board-nothing",
                _ => "board-unrevealed",
            };
            return vec![format!("{name}{}", self.label(why))];
        };
        let facts = self.speaker.library().card(card);
        let cost = match (&facts.asset, facts.ship) {
            (Some(asset), _) => asset.cost.unwrap_or(0),
            (_, Some(ship)) => self.speaker.library().ship(ship).cost,
            _ => 0,
        };
        let cost = match cost {
            0 => self.label("board-free"),
            cost => (u32::from(cost) * 1000).to_string(),
        };
        let card_name = column(&self.speaker.card_name(card), 32);
        let rules = match self.speaker.print(card) {
            Some(super::speaker::Print::Market(card)) => {
                text::market_card(self.speaker.content(), card, self.speaker.lang).brief
            }
            _ => Text::new(),
        };
        let rules = brief_named(&self.speaker, card, rules);
        let rules = self.row("and-more", [self.illegal(card), self.wanted(card), rules]);
        let rules = self.plain(&rules);
        let head = format!("{name}{card_name}{cost:>6}");
        let room = self.page.width().saturating_sub(head.chars().count() + 2);
        if rules.chars().count() <= room {
            return vec![format!("{head}  {rules}")];
        }
        // What is cut into narrow pieces is harder to read than what has a line of its own.
        let pieces = wrap(&rules, self.page.width().saturating_sub(NAME + 2));
        let pieces = pieces.iter().map(|piece| format!("{:NAME$}  {piece}", ""));
        std::iter::once(head).chain(pieces).collect()
    }

    /// That cargo is illegal, if it is.
    fn illegal(&self, card: CardId) -> Text {
        match is_illegal_cargo(&self.speaker, card) {
            true => self.speaker.say("trait-illegal", &[]),
            false => Text::new(),
        }
    }

    /// Of which class the contact of a bounty is.
    fn wanted(&self, card: CardId) -> Text {
        let kind = asset_of(&self.speaker, card).map(|asset| &asset.kind);
        match kind {
            Some(AssetKind::Bounty {
                class: Some(class), ..
            }) => self.word("class", *class),
            _ => Text::new(),
        }
    }

    fn player(&mut self, place: usize) {
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
        self.standings(area);
        self.assets(area);
        self.secrets(area);
        if let Some(rival) = view.rival.as_ref().filter(|rival| rival.player == player) {
            let goals = rival.goals.iter();
            let goals = goals.map(|&space| self.speaker.space_text(space));
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
        let facts = match &printed.kind {
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
