//! What each viewer is told: the one place where messages about a game are made. Everything comes
//! from the viewer's own view, events and decision.

use crate::clock::Clocks;
use crate::exchange::{Mine, Time};
use crate::ledger::Hold;
use crate::life::Life;
use crate::live::Live;
use crate::message::{
    Asking, Deciding, Fresh, Info, LetPass, Logged, Now, Page, Past, Present, SeatInfo, StepTold,
    Undoing, Welcome,
};
use crate::report::{Evidence, Report};
use crate::secret::{TableId, TokenHash};
use crate::sitter::Sitter;
use crate::stored::{DeviceCode, KeptSeat, Seated, Stage, Stored};
use crate::viewers::Viewpoint;
use printed::{Arg, Languages};
use serde_json::Value;
use std::collections::BTreeMap;
use tabletop::{AnyStep, Deed, Did, Fact, Lang, Reader, Seat, SeatSet, Unasked};

/// So many entries are a page of the log: more than a round of four has.
const PAGE: u32 = 128;

/// Everything about a table except who looks at it.
pub(super) struct Desk {
    /// The number of everything that decides besides the record, as it is known here.
    pub(super) revision: u64,
    /// So many entries are stored, whether they can be played or not.
    pub(super) length: u32,
    /// So often somebody came or went, as it is known here.
    pub(super) comings: u64,
    /// Who goes on with the table.
    pub(super) hold: Hold,
    pub(super) stored: Stored,
    pub(super) seated: Vec<Seated>,
    pub(super) kept: Vec<KeptSeat>,
    pub(super) codes: Vec<DeviceCode>,
    pub(super) live: Live,
    pub(super) life: Life,
    /// Who looks from here, and since when.
    pub(super) here: BTreeMap<Seat, Time>,
    /// The position on which what should have answered by itself could not: its player is asked.
    pub(super) balked: Option<u32>,
    /// After so many milliseconds of absence the others may give a seat to a machine.
    pub(super) away: u64,
    /// What is said alike at every table.
    pub(super) words: Languages,
}

impl Desk {
    /// The seats people sit on, without this one.
    pub(super) fn other_people(&self, seat: Seat) -> SeatSet {
        let sitters = (0..).map(Seat).zip(&self.stored.seats);
        let people = sitters.filter(|(other, sitter)| sitter.is_person() && *other != seat);
        people.map(|(other, _)| other).collect()
    }

    /// The seat that the token with this hash opens.
    pub(super) fn seat_of(&self, hash: &TokenHash) -> Option<Seat> {
        let opens = |seated: &&Seated| seated.devices.iter().any(|one| one.token == *hash);
        let seated = self.seated.iter().find(opens);
        seated.map(|seated| Seat(seated.seat))
    }

    /// Whether somebody sits there.
    pub(super) fn is_taken(&self, seat: u8) -> bool {
        self.seated.iter().any(|seated| seated.seat == seat)
    }

    /// Whether the seat is kept for who sat at the table before, and has not come yet.
    pub(super) fn is_kept(&self, seat: u8) -> bool {
        let kept = self.kept.iter().any(|kept| kept.seat == seat);
        kept && !self.is_taken(seat)
    }

    /// What everybody may know.
    pub(super) fn info(&self, lang: Lang) -> Info {
        let (stored, table) = (&self.stored, &self.live.table);
        let over = stored.stage == Stage::Finished;
        Info {
            table: stored.id.clone(),
            game: stored.game.clone(),
            setup: stored.origin.setup().cloned().unwrap_or_default(),
            agreed: match stored.stage {
                Stage::Open => table.agreed(lang),
                Stage::Running | Stage::Finished => Vec::new(),
            },
            state: stored.stage,
            created: stored.created,
            content: stored.content.clone(),
            away: self.away,
            terms: self.life.terms,
            seats: self.seats(lang),
            position: table.position(),
            turn: table.turn(),
            decides: self.decider(),
            rivals: self.rivals(lang),
            outcome: table.outcome(),
            commitment: stored.commitment.clone(),
            seed: over.then(|| stored.origin.seed()),
            nonce: over.then(|| stored.nonce.clone()),
            private: stored.links.private,
            rematch: stored.rematch.clone(),
            before: self
                .kept
                .first()
                .and_then(|kept| TableId::parse(&kept.before)),
            read_only: {
                let why = self.live.read_only.as_ref();
                why.map(|why| self.words.say(why, lang))
            },
        }
    }

    /// Who has to decide, if the game goes on.
    pub(super) fn decider(&self) -> Option<Seat> {
        self.live.table.decider().filter(|_| self.goes_on())
    }

    /// Whether anything can be done here.
    fn goes_on(&self) -> bool {
        self.stored.stage == Stage::Running && self.live.read_only.is_none()
    }

    fn seats(&self, lang: Lang) -> Vec<SeatInfo> {
        let players = self.live.table.players(lang);
        let outcome = self.live.table.outcome();
        let seats = (0..).map(Seat).zip(&self.stored.seats);
        let seats = seats.map(|(seat, sitter)| {
            let seated = self.seated.iter().find(|seated| seated.seat == seat.0);
            let number = players.iter().position(|player| player.seat == Some(seat));
            let player = number.map(|number| &players[number]);
            let places = outcome.as_ref().map(|outcome| &outcome.places);
            SeatInfo {
                seat,
                sitter: match seated {
                    Some(seated) => Sitter::Person {
                        name: Some(seated.name.clone()),
                    },
                    None => sitter.clone(),
                },
                taken: seated.is_some() || !sitter.is_person(),
                kept: self.is_kept(seat.0),
                player: player.map(|player| player.name.clone()).unwrap_or_default(),
                presence: seated.map(|_| self.presence(seat)),
                deputy: self.deputy(seat).map(|deputy| deputy.name().into()),
                gone: self.life.seat(seat).gone,
                place: places
                    .zip(number)
                    .and_then(|(places, at)| places.get(at).copied()),
            }
        });
        seats.collect()
    }

    /// Who plays without a seat.
    fn rivals(&self, lang: Lang) -> Vec<String> {
        let players = self.live.table.players(lang).into_iter();
        let rivals = players.filter(|player| player.seat.is_none());
        rivals.map(|player| player.name).collect()
    }

    /// That somebody looks from now on.
    pub(super) fn welcome(&self, viewer: Viewpoint, now: Time) -> Welcome {
        Welcome {
            seat: viewer.seat,
            position: self.live.table.position(),
            now,
        }
    }

    /// How far the table is of who sits there.
    pub(super) fn mine(&self, seat: Seat, lang: Lang) -> Mine {
        let decides = self.decider().is_some();
        Mine {
            seat,
            info: self.info(lang),
            since: self.life.moved.filter(|_| decides),
            deadline: self.life.clocks.as_ref().and_then(Clocks::deadline),
            said: self.life.said(),
        }
    }

    /// Whether somebody may know what people say to each other.
    pub(super) fn may_hear(&self, viewer: Option<Seat>) -> bool {
        viewer.is_some() || self.life.terms.chat_open
    }

    /// The whole table, with what happened after a position as far as one page has it.
    pub(super) fn fresh(&self, viewer: Viewpoint, since: Option<u32>) -> Fresh {
        let end = self.live.table.position() + 1;
        let since = since.map_or(0, |since| since.saturating_add(1));
        self.fresh_from(viewer, since.max(end.saturating_sub(PAGE)))
    }

    /// What happened on the way to the positions before this one, as far as one page has it.
    pub(super) fn page(&self, viewer: Viewpoint, before: u32) -> Page {
        let before = before.min(self.live.table.position() + 1);
        let log = self.log(viewer, before.saturating_sub(PAGE), before);
        Page { log }
    }

    fn fresh_from(&self, viewer: Viewpoint, from: u32) -> Fresh {
        let position = self.live.table.position();
        Fresh {
            seat: viewer.seat,
            table: self.info(viewer.lang),
            players: self.live.table.players(viewer.lang),
            log: self.log(viewer, from, position + 1),
            asked: self.life.asked,
            let_pass: viewer
                .seat
                .map_or(Vec::new(), |seat| self.let_pass(seat).to_vec()),
            clocks: self.life.clocks.clone(),
            chat: match self.may_hear(viewer.seat) {
                true => self.life.chat.clone(),
                false => Vec::new(),
            },
            now: Now {
                position,
                present: self.present(viewer),
            },
        }
    }

    /// What happened on the way to these positions.
    fn log(&self, viewer: Viewpoint, from: u32, before: u32) -> Vec<Logged> {
        let mut log = Vec::new();
        if self.stored.stage == Stage::Open || from >= before {
            return log;
        }
        let told = &mut |step: Box<dyn AnyStep>| {
            let facts = step.told(reader(viewer.seat), viewer.lang);
            log.push(self.logged(&*step, facts, viewer.lang));
        };
        self.live.table.story(from.checked_sub(1), before - 1, told);
        log
    }

    /// What a viewer may show somebody else who is to see what is wrong.
    pub(super) fn report(&self, viewer: Viewpoint, wrong: String) -> Report {
        let evidence = match self.may_know_all(viewer.seat) && self.live.read_only.is_none() {
            true => Evidence::Save(self.save()),
            // What people said to each other is theirs.
            false => Evidence::Seen(Box::new(Fresh {
                chat: Vec::new(),
                ..self.fresh_from(viewer, 0)
            })),
        };
        let (game, content) = (self.stored.game.clone(), self.stored.content.clone());
        Report::new(game, content, viewer.seat, wrong, evidence)
    }

    /// Whether nothing is left to hide: the game is over, or all others are machines.
    pub(super) fn may_know_all(&self, viewer: Option<Seat>) -> bool {
        match self.stored.stage {
            Stage::Open => false,
            Stage::Running => viewer.is_some_and(|seat| self.other_people(seat).is_empty()),
            Stage::Finished => true,
        }
    }

    /// The table as it stood after so many entries, and what led there.
    pub(super) fn past(&self, viewer: Viewpoint, position: u32) -> Option<Past> {
        let table = self.live.table.at(position)?;
        let step = self.live.table.step_to(position)?;
        let facts = step.told(reader(viewer.seat), viewer.lang);
        let decision = table
            .decider()
            .and_then(|seat| match viewer.seat == Some(seat) {
                true => table.decision(viewer.lang).map(Deciding::Own),
                false => Some(Deciding::Others { seat }),
            });
        Some(Past {
            logged: self.logged(&*step, facts, viewer.lang),
            last: self.live.table.position(),
            present: Present {
                view: Some(table.view(viewer.seat)),
                asking: Asking {
                    decision,
                    undo: None,
                    turn: table.turn(),
                    outcome: table.outcome(),
                    in_words: table.in_words(viewer.seat, viewer.lang),
                    offers: Vec::new(),
                },
            },
        })
    }

    /// The last thing that happened.
    pub(super) fn step(&self, viewer: Viewpoint) -> Option<StepTold> {
        let step = self.live.last.as_deref()?;
        let (facts, rest) = step.unfolded(reader(viewer.seat), viewer.lang);
        Some(StepTold {
            logged: self.logged(step, facts, viewer.lang),
            rest,
            passed: self.live.passed.filter(|_| viewer.seat == step.deed().by),
            now: self.asking(viewer),
        })
    }

    fn present(&self, viewer: Viewpoint) -> Present {
        let view = match self.stored.stage {
            Stage::Open => None,
            Stage::Running | Stage::Finished => Some(self.live.table.view(viewer.seat)),
        };
        Present {
            view,
            asking: self.asking(viewer),
        }
    }

    fn asking(&self, viewer: Viewpoint) -> Asking {
        let table = &self.live.table;
        Asking {
            decision: self.decision(viewer),
            undo: viewer.seat.and_then(|seat| self.undoing(seat)),
            turn: table.turn(),
            outcome: table.outcome(),
            in_words: match self.stored.stage {
                Stage::Open => Vec::new(),
                Stage::Running | Stage::Finished => table.in_words(viewer.seat, viewer.lang),
            },
            offers: match viewer.seat.filter(|_| self.goes_on()) {
                Some(seat) => table.offers(seat, viewer.lang),
                None => Vec::new(),
            },
        }
    }

    /// The viewer's own decision; of anybody else's, and of one that is answered by itself, only whose
    /// it is.
    fn decision(&self, viewer: Viewpoint) -> Option<Deciding> {
        let seat = self.decider()?;
        let own = viewer.seat == Some(seat) && self.plays(seat);
        if !own || self.by_itself().is_some() {
            return Some(Deciding::Others { seat });
        }
        let decision = self.live.table.decision(viewer.lang)?;
        Some(Deciding::Own(decision))
    }

    /// What a seat lets pass.
    fn let_pass(&self, seat: Seat) -> &[LetPass] {
        let seated = self.seated.iter().find(|seated| seated.seat == seat.0);
        seated.map_or(&[], |seated| &seated.let_pass)
    }

    /// What answers the pending decision for the person whose it is: the number of the choice, and the
    /// window that passes. What something was taken back to is asked.
    pub(super) fn by_itself(&self) -> Option<(Seat, usize, Option<&'static str>)> {
        let seat = self.decider()?;
        let table = &self.live.table;
        let must_be_asked = table.has_gone_back() || self.balked == Some(table.position());
        if !self.plays(seat) || must_be_asked {
            return None;
        }
        match table.unasked()? {
            // Answered at once, it would tell other people that there was one answer only.
            Unasked::Only => self
                .other_people(seat)
                .is_empty()
                .then_some((seat, 0, None)),
            Unasked::Pass { window, id } => {
                let passes = |let_pass: &LetPass| {
                    let_pass.id == window && let_pass.turn.is_none_or(|turn| turn == table.turn())
                };
                let passes = self.let_pass(seat).iter().any(passes);
                passes.then_some((seat, id, Some(window)))
            }
        }
    }

    /// What a machine says of itself, whoever decides.
    pub(super) fn reply(&self) -> Option<(Seat, Value)> {
        self.decider()?;
        let seats = (0..self.stored.seats.len() as u8).map(Seat);
        let mut machines = seats.filter(|&seat| self.machine(seat).is_some());
        machines.find_map(|seat| Some((seat, self.live.table.reply(seat)?)))
    }

    /// How the seat's last action can be taken back. Machines always agree.
    pub(super) fn undoing(&self, seat: Seat) -> Option<Undoing> {
        if self.live.stopped.is_some() {
            return Some(Undoing::Free);
        }
        if !self.goes_on() || !self.plays(seat) {
            return None;
        }
        let undo = self.live.table.undo_of(seat)?;
        Some(match undo.free || self.asked_people(seat).is_empty() {
            true => Undoing::Free,
            false => Undoing::Ask,
        })
    }

    /// What was done, as it stands in the log.
    fn logged(&self, step: &dyn AnyStep, facts: Vec<Fact>, lang: Lang) -> Logged {
        let Deed { by, did, to } = step.deed();
        let say = |message, seat| {
            let mut players = step.players(lang).into_iter();
            let player = players.find(|player| player.seat == Some(seat));
            let name = player.map(|player| player.name).unwrap_or_default();
            let player = Arg::seat(seat, name);
            let messages = self.words.messages(lang);
            messages.format(message, &[("player", player)])
        };
        let late = self.life.by_clock.contains(&step.position());
        Logged {
            position: step.position(),
            by,
            did,
            to,
            undone: by
                .filter(|_| did == Did::Undo)
                .map(|seat| say("takes-back", seat)),
            by_clock: by.filter(|_| late).map(|seat| say("time-ran-out", seat)),
            facts,
        }
    }
}

fn reader(viewer: Option<Seat>) -> Reader {
    viewer.map_or(Reader::Onlooker, Reader::Seat)
}
