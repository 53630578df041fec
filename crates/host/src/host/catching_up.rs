//! What somebody else stored who runs the same table elsewhere: everybody here is told of it as if it
//! had been done here.

use super::Host;
use super::storing::{Then, Waiting};
use crate::exchange::Output;
use crate::fault::Fault;
use crate::ledger::{Hold, Ledger};
use crate::life::{SeatLife, Terms};
use crate::message::{Asked, LetPass, Told};
use crate::secret::TableId;
use crate::stored::{Seated, Stage};
use crate::tell::Desk;
use serde_json::Value;
use std::collections::BTreeMap;
use tabletop::{Did, Lang, Player, Seat};

/// What everybody may know of a table, besides its game.
#[derive(Eq, PartialEq)]
struct Public {
    stage: Stage,
    rematch: Option<TableId>,
    private: bool,
    terms: Terms,
    seated: Vec<(u8, String)>,
    called: Vec<Player>,
}

impl Desk {
    fn public(&self) -> Public {
        let seated = self.seated.iter();
        Public {
            stage: self.stored.stage,
            rematch: self.stored.rematch.clone(),
            private: self.stored.links.private,
            terms: self.life.terms,
            seated: seated.map(|one| (one.seat, one.name.clone())).collect(),
            called: self.live.table.players(Lang::default()),
        }
    }

    /// Who plays for whom.
    fn deputies(&self) -> BTreeMap<u8, (Option<String>, bool)> {
        let seats = self.life.seats.iter();
        let seats = seats.filter(|(_, life)| life.deputy.is_some() || life.gone);
        let deputy = |life: &SeatLife| (life.deputy.clone(), life.gone);
        seats.map(|(seat, life)| (*seat, deputy(life))).collect()
    }

    /// What passes by itself for everybody.
    fn standing(&self) -> BTreeMap<u8, Vec<LetPass>> {
        let seated = self.seated.iter();
        let standing = seated.map(|one: &Seated| (one.seat, one.let_pass.clone()));
        standing.collect()
    }

    /// How much of the record that was read is known here already; none if it goes on from somewhere
    /// else.
    fn known_of(&self, ledger: &Ledger) -> Option<usize> {
        let live = &self.live;
        let same = ledger.stored.rules == self.stored.rules
            && ledger.stored.content == self.stored.content;
        if !same || live.read_only.is_some() || live.stopped.is_some() {
            return None;
        }
        let known = live.table.entries_from(first_wanted(live.table.position()));
        ledger.entries.starts_with(&known).then_some(known.len())
    }
}

/// The last entry is asked for again: whether it is the same tells whether what follows does.
fn first_wanted(position: u32) -> u32 {
    position.saturating_sub(1)
}

impl Host {
    /// Asks for what is newer than what is known here.
    pub(super) fn catch_up(&mut self) {
        let from = first_wanted(self.desk.live.table.position());
        self.waiting = Some(Waiting::CatchUp);
        self.out.push(Output::CatchUp { from });
    }

    /// Takes over what is newer. What cannot be read just now is read when something changes again.
    pub(super) fn caught_up(&mut self, ledger: Result<Box<Ledger>, Fault>) {
        match self.waiting.take() {
            Some(Waiting::CatchUp) => {}
            // Nobody asked.
            waiting => return self.waiting = waiting,
        }
        let Ok(ledger) = ledger else {
            return;
        };
        let Some(known) = self.desk.known_of(&ledger) else {
            return self.load(Then::Nothing);
        };
        let Ledger {
            stored,
            seated,
            kept,
            codes,
            mut entries,
            end,
            mut life,
            revision,
            keys,
            hold,
            comings,
        } = *ledger;
        let (public, deputies, standing) = (
            self.desk.public(),
            self.desk.deputies(),
            self.desk.standing(),
        );
        let (clocks, said) = (self.desk.life.clocks.clone(), self.desk.life.said());
        let news: Vec<_> = life
            .chat
            .iter()
            .filter(|line| line.n > said)
            .cloned()
            .collect();
        let asked = self.desk.life.asked.take();
        let presences = self.desk.presences();
        let begins = public.stage == Stage::Open && stored.stage != Stage::Open;

        life.chat = std::mem::take(&mut self.desk.life.chat);
        let desk = &mut self.desk;
        (desk.stored, desk.seated, desk.kept, desk.codes) = (stored, seated, kept, codes);
        (desk.life, desk.revision, desk.hold) = (life, revision, hold);
        (desk.length, desk.comings) = (end.length, comings);
        for keyed in keys {
            self.heeded.note_once(keyed);
        }
        self.mend_presence();
        self.tell_presence(&presences);
        self.dismiss_strangers();
        let Some(taken_back) = self.follow_entries(entries.split_off(known)) else {
            return self.load(Then::Nothing);
        };
        self.tell_question(asked, taken_back);
        for line in news {
            self.talked(line);
        }
        self.tell_news(&public, &deputies, begins);
        self.tell_standing(&standing);
        if self.desk.life.clocks != clocks {
            self.tell_clocks();
        }
        if hold != Hold::Here || !self.still_thinks() {
            self.schedule();
        }
    }

    /// Does what was done elsewhere, one thing after another, and says whether something was taken back;
    /// none if it does not fit.
    fn follow_entries(&mut self, entries: Vec<Value>) -> Option<bool> {
        let mut taken_back = false;
        for entry in entries {
            if !self.desk.live.follow(entry) {
                return None;
            }
            let last = self.desk.live.last.as_deref();
            taken_back |= last.is_some_and(|step| step.deed().did == Did::Undo);
            self.tell_step();
        }
        Some(taken_back)
    }

    /// Everybody hears what is asked now, or what became of what was asked before.
    fn tell_question(&mut self, before: Option<Asked>, granted: bool) {
        match (before, self.desk.life.asked) {
            (before, Some(asked)) if before != Some(asked) => {
                self.tell_each(|_, _| Told::UndoAsked(asked));
            }
            (Some(Asked { seat, .. }), None) => {
                self.tell_each(|_, _| Told::UndoAnswered { seat, granted });
            }
            (_, Some(_)) | (None, None) => {}
        }
    }

    /// Everybody hears what changed besides the game; who plays themselves changes what can be decided
    /// and taken back, so then all look anew.
    fn tell_news(
        &mut self,
        public: &Public,
        deputies: &BTreeMap<u8, (Option<String>, bool)>,
        begins: bool,
    ) {
        let now = self.now;
        let deputed = *deputies != self.desk.deputies();
        if begins || deputed {
            self.tell_each(|desk, viewer| Told::Welcome(desk.welcome(viewer, now)));
        } else if *public != self.desk.public() {
            self.tell_each(|desk, viewer| Told::Table(Box::new(desk.info(viewer.lang))));
        }
        if let Some(table) = self.desk.stored.rematch.clone()
            && public.rematch.is_none()
        {
            self.tell_each(|_, _| Told::Rematch {
                table: table.clone(),
            });
        }
    }

    /// Whoever lets something else pass hears so in their other windows.
    fn tell_standing(&mut self, standing: &BTreeMap<u8, Vec<LetPass>>) {
        let now = self.desk.standing().into_iter();
        let changed = now.filter(|(seat, windows)| standing.get(seat) != Some(windows));
        for (seat, windows) in changed.collect::<Vec<_>>() {
            for viewer in self.viewers.of(Seat(seat)) {
                self.tell(viewer, Told::LetPass(windows.clone()));
            }
        }
    }
}
