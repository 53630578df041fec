//! The table as plain text, for a terminal of up to a hundred columns.

use super::speaker::{Speaker, who};
use crate::Deckbuilding;
use crate::choice::Target;
use crate::content::{Deck, Faction, Lowered, Moment};
use crate::state::{CardId, Duty, FORCE_END, Player};
use crate::text;
use crate::view::{CardView, InPlayView, PlayerView, View};
use printed::{Arg, Page, column, number, wrap, yes};
use tabletop::{Lang, Text};

const LABEL: usize = 9;
const NAME: usize = 24;
/// The numbers of a card on sale, from left to right, and the width of each.
const COLUMNS: [&str; 6] = [
    "cost",
    "attack",
    "resources",
    "force",
    "hit-points",
    "target",
];
const COLUMN: usize = 5;
/// In a narrower column words stand too lonely.
const NARROWEST: usize = 30;

pub(crate) fn board(game: &Deckbuilding, view: &View, lang: Lang, columns: usize) -> String {
    let mut board = Board {
        speaker: Speaker::new(game, lang),
        view,
        page: Page::new(columns),
    };
    board.draw();
    board.page.written()
}

/// What each side has come to.
pub(crate) fn result(game: &Deckbuilding, view: &View, lang: Lang) -> Vec<Text> {
    let speaker = Speaker::new(game, lang);
    let sides = Player::BOTH.into_iter().map(|player| {
        let mut areas = view.players.iter();
        let area = areas.find(|area| area.player == player);
        let won = area.map_or(0, |area| area.victory.len());
        let args = [("won", number(won as u16)), ("goal", view.goal.into())];
        speaker.say("result", &args)
    });
    sides.collect()
}

struct Board<'a> {
    speaker: Speaker<'a>,
    view: &'a View,
    page: Page,
}

/// The numbers of a line, from left to right.
#[derive(Default)]
struct Numbers {
    cost: Option<u16>,
    attack: u16,
    resources: u8,
    force: u8,
    hit_points: String,
    target: Option<u16>,
}

impl Board<'_> {
    /// A text in plain words.
    fn plain(&self, text: &Text) -> String {
        let messages = self.speaker.content().messages(self.speaker.lang);
        messages.plain(text)
    }

    /// A message in plain words.
    fn words(&self, id: &str, args: &[(&str, Arg)]) -> String {
        self.plain(&self.speaker.say(id, args))
    }

    /// What there is to say of something, one behind the other.
    fn facts(&self, facts: impl IntoIterator<Item = Text>) -> Text {
        let facts = facts.into_iter().filter(|fact| !fact.is_empty());
        self.speaker.list(facts, "board-and-fact")
    }

    fn draw(&mut self) {
        self.heading();
        // The viewer sits below, as at a table; an onlooker sits with the Empire.
        let near = self.view.you.unwrap_or(Player::Empire);
        self.player(near.foe());
        self.galaxy();
        self.player(near);
    }

    /// Lines under a label.
    fn labelled(&mut self, label: &str, text: &str) {
        let label = self.words(label, &[]);
        self.page.labelled(LABEL, &label, text);
    }

    fn heading(&mut self) {
        let view = self.view;
        let turn = i32::try_from(view.turn).unwrap_or(i32::MAX);
        let heading = match view.winner {
            Some(winner) => self.words("board-won", &[who(winner)]),
            None => {
                let args = [
                    who(view.active),
                    ("turn", turn.into()),
                    ("n", number(view.resources)),
                    ("goal", view.goal.into()),
                ];
                self.words("board-turn", &args)
            }
        };
        self.page.line(&heading);
        let track = (0..=FORCE_END).map(|space| match space {
            _ if space == view.force => "●",
            3 => "│",
            _ => "○",
        });
        let track: Vec<&str> = track.collect();
        let args = [("track", track.join("─").into())];
        let track = self.words("board-force", &args);
        self.page.line(&track);
    }

    fn player(&mut self, player: Player) {
        let view = self.view;
        let Some(area) = view.players.iter().find(|area| area.player == player) else {
            return;
        };
        let you = view.you == Some(player);
        let args = [
            who(player),
            ("you", yes(you)),
            ("won", number(area.victory.len() as u16)),
            ("goal", view.goal.into()),
        ];
        let title = self.words("board-player", &args);
        self.page.title(&title);
        self.base(area);
        self.in_play("board-ships", &area.ships);
        if player == view.active {
            self.in_play("board-units", &view.units);
            self.attacks();
        }
        let pile = |n: usize| number(n as u16);
        let args = [
            ("deck", pile(area.deck.count)),
            ("discard", pile(area.discard.len())),
            ("bases", pile(area.bases)),
        ];
        let piles = self.words("board-piles-line", &args);
        let known = self.names(&area.known_hand);
        let hand = match (you, area.known_hand.is_empty()) {
            (true, true) => self.words("board-nothing", &[]),
            (true, false) => self.plain(&known),
            (false, true) => self.words("cards", &[("n", pile(area.hand))]),
            (false, false) => {
                let args = [("n", pile(area.hand)), ("known", known.into())];
                self.words("board-hand-known", &args)
            }
        };
        self.labelled("board-hand", &hand);
        self.labelled("board-piles", &piles);
    }

    fn base(&mut self, area: &PlayerView) {
        let line = match &area.base {
            None => self.speaker.say("board-no-base", &[]),
            Some(base) => {
                let entry = self.speaker.library().base(base.base);
                let args = [
                    ("base", self.speaker.base(base.base)),
                    ("left", base.hit_points.saturating_sub(base.damage).into()),
                    ("n", base.hit_points.into()),
                    ("used", yes(base.used)),
                ];
                let line = self.speaker.say("board-base-line", &args);
                let brief = text::base_brief(self.speaker.content(), entry, self.speaker.lang);
                self.facts([line, brief])
            }
        };
        let line = self.plain(&line);
        self.labelled("board-base", &line);
    }

    fn in_play(&mut self, label: &str, cards: &[InPlayView]) {
        let mut label = self.words(label, &[]);
        for card in cards {
            let facts = self.speaker.library().facts(card.card);
            let entry = self.speaker.library().card(card.card);
            let hit_points = card.hit_points.map_or(String::new(), |whole| {
                format!("{}/{whole}", whole.saturating_sub(card.damage))
            });
            let numbers = Numbers {
                cost: None,
                attack: card.attack,
                resources: facts.resources,
                force: facts.force,
                hit_points,
                target: None,
            };
            let brief = match facts.ability {
                // Its moment has passed.
                Lowered::When(Moment::Played | Moment::Purchased, _) => Text::new(),
                _ => text::card_brief(self.speaker.content(), entry, self.speaker.lang),
            };
            let used = match card.used {
                true => self.speaker.say("board-used", &[]),
                false => Text::new(),
            };
            let rest = self.facts([brief, self.duty(card), used]);
            let name = self.speaker.card_name(card.card);
            let name = format!("{}{name}", column(&label, LABEL));
            self.card(&name, LABEL + NAME, &numbers, &rest);
            label.clear();
        }
    }

    /// What a card does in this turn's attacks.
    fn duty(&self, card: &InPlayView) -> Text {
        match card.duty {
            Duty::Ready => Text::new(),
            Duty::Spent => self.speaker.say("board-spent", &[]),
            Duty::Committed(target) => {
                let target = self.target(target);
                self.speaker.say("board-committed", &[("target", target)])
            }
        }
    }

    fn target(&self, target: Target) -> Arg {
        match target {
            Target::Base => self.speaker.say("the-enemy-base", &[]).into(),
            Target::Row(card) => self.speaker.card(card),
        }
    }

    fn attacks(&mut self) {
        let attacks = self.view.targets.iter().filter_map(|attacked| {
            let target = self.target(attacked.target);
            let args = [("target", target), ("n", number(attacked.waits?))];
            Some(self.speaker.say("board-attack", &args))
        });
        let attacks = self.speaker.list(attacks, "board-and");
        if !attacks.is_empty() {
            let attacks = self.plain(&attacks);
            self.labelled("board-attacks", &attacks);
        }
    }

    fn galaxy(&mut self) {
        let view = self.view;
        let args = [
            ("deck", number(view.galaxy.count as u16)),
            ("discard", number(view.galaxy_discard.len() as u16)),
        ];
        let title = self.words("board-galaxy", &args);
        self.page.title(&title);
        let header = COLUMNS.map(|column| self.words(&format!("board-column-{column}"), &[]));
        let header: String = header
            .iter()
            .map(|word| format!("{word:>COLUMN$}"))
            .collect();
        self.page
            .line(&format!("{:width$}{header}", "", width = NAME + 4));
        for card in &view.row {
            let target = Target::Row(card.card);
            let target = view.targets.iter().find(|one| one.target == target);
            self.on_sale(card.card, target.map(|one| one.needs.needed), 1);
        }
        let pilot = self.speaker.library().of_deck(Deck::Pilots).next();
        if let Some(pilot) = pilot.filter(|_| view.pilots > 0) {
            self.on_sale(pilot, None, view.pilots);
        }
        let known = view.galaxy.known.iter().map(|(_, card)| card.clone());
        let known: Vec<CardView> = known.collect();
        if !known.is_empty() {
            let names = self.plain(&self.names(&known));
            self.labelled("board-known-galaxy", &names);
        }
    }

    fn on_sale(&mut self, card: CardId, target: Option<u16>, copies: usize) {
        let facts = self.speaker.library().facts(card);
        let entry = self.speaker.library().card(card);
        let mark = self.words(
            match facts.faction {
                Faction::Empire => "board-mark-empire",
                Faction::Rebel => "board-mark-rebel",
                Faction::Neutral => "board-mark-neutral",
            },
            &[],
        );
        let numbers = Numbers {
            cost: Some(facts.cost.into()),
            attack: facts.attack.into(),
            resources: facts.resources,
            force: facts.force,
            hit_points: facts.hit_points.map_or(String::new(), |n| n.to_string()),
            target,
        };
        let brief = text::card_brief(self.speaker.content(), entry, self.speaker.lang);
        let name = self.plain(&self.copies(card, copies));
        let name = format!("{mark} {name}");
        self.card(&name, NAME + 2, &numbers, &brief);
    }

    /// One card: its name, its numbers in columns, and what else there is to say.
    fn card(&mut self, name: &str, width: usize, numbers: &Numbers, rest: &Text) {
        let rest = &self.plain(rest);
        let column = |number: u16| match number {
            0 => "·".to_string(),
            number => number.to_string(),
        };
        let columns = [
            numbers.cost.map_or(String::new(), |cost| cost.to_string()),
            column(numbers.attack),
            column(numbers.resources.into()),
            column(numbers.force.into()),
            match numbers.hit_points.as_str() {
                "" => "·".to_string(),
                hit_points => hit_points.to_string(),
            },
            numbers.target.map_or(String::new(), |n| n.to_string()),
        ];
        let skip = usize::from(numbers.cost.is_none());
        let columns = columns.iter().enumerate().filter(|&(column, _)| {
            // What is in play has neither price nor target value.
            skip == 0 || (1..5).contains(&column)
        });
        let columns: String = columns
            .map(|(_, text)| format!("{text:>COLUMN$}"))
            .collect();
        let line = format!("  {name:<width$}{columns}  {rest}");
        if line.chars().count() <= self.page.width() {
            self.page.line(&line);
            return;
        }
        let indent = 2 + width + columns.chars().count() + 2;
        let room = self.page.width().saturating_sub(indent);
        if room < NARROWEST {
            self.page.line(&format!("  {name:<width$}{columns}"));
            for piece in wrap(rest, self.page.width().saturating_sub(6)) {
                self.page.line(&format!("      {piece}"));
            }
            return;
        }
        let pieces = wrap(rest, room);
        for (index, piece) in pieces.into_iter().enumerate() {
            if index == 0 {
                self.page
                    .line(&format!("  {name:<width$}{columns}  {piece}"));
            } else {
                self.page.line(&format!("{:indent$}{piece}", ""));
            }
        }
    }

    /// Cards by name, alike ones counted.
    fn names(&self, cards: &[CardView]) -> Text {
        let mut counted: Vec<(CardId, usize)> = Vec::new();
        for card in cards {
            let name = |card| &self.speaker.library().card(card).id;
            let is_alike = |&&mut (other, _): &&mut (CardId, usize)| name(other) == name(card.card);
            match counted.iter_mut().find(is_alike) {
                Some((_, count)) => *count += 1,
                None => counted.push((card.card, 1)),
            }
        }
        let names = counted.into_iter();
        let names = names.map(|(card, count)| self.copies(card, count));
        self.speaker.list(names, "board-and")
    }

    /// A card, and how many of it there are.
    fn copies(&self, card: CardId, count: usize) -> Text {
        let args = [
            ("card", self.speaker.card(card)),
            ("n", number(count as u16)),
        ];
        self.speaker.say("board-copies", &args)
    }
}
