//! The table as plain text, for a terminal of up to a hundred columns.

mod area;

use super::describe::{asset_of, brief_named, is_illegal_cargo};
use super::map::Map;
use super::speaker::Speaker;
use crate::OuterRim;
use crate::content::AssetKind;
use crate::rules::galaxy;
use crate::state::{CardId, PlayerId};
use crate::text::{self, Word};
use crate::view::{ContactView, MarketView, StepView, View};
use printed::{Arg, Page, column, number, wrap, yes};
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
        if let Some(own) = &area.ambition {
            let args = [
                ("done", own.done().into()),
                ("of", (own.goals.len() as u8).into()),
                ("fame", area.fame.into()),
                ("credits", number(area.credits)),
            ];
            return speaker.say("result-ambition", &args);
        }
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
                let faction = galaxy::planet_faction(self.speaker.game, planet);
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
        let card_name = self.speaker.card_name(card);
        let rules = match self.speaker.print(card) {
            Some(super::speaker::Print::Market(card)) => {
                text::market_card(self.speaker.content(), card, self.speaker.lang).brief
            }
            _ => Text::new(),
        };
        let rules = brief_named(&self.speaker, card, rules);
        let rules = self.row("and-more", [self.illegal(card), self.wanted(card), rules]);
        let rules = self.plain(&rules);
        let head = format!("{name}{card_name:<32}{cost:>6}");
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
}
