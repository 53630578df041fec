//! The Deckbuilding Game as the kernel plays it.

use crate::choice::{Choice, Prompt};
use crate::content::{Content, ContentError, Library};
use crate::event::Event;
use crate::rules::{
    abilities, attack, commit, pay_off, playing, purchasing, secret_bases, taking_turn, turn_end,
    turn_start, winning,
};
use crate::scenario::{self, Scenario};
use crate::setup::{self, Setup};
use crate::state::{Frame, Phase, Player, Source, State};
use crate::view::{self, View};
use crate::{about, evaluate, face, say};
use tabletop::{
    About, Dealer, Described, Face, Fate, Fingerprint, Game, Hints, Keyword, Lang, Log, Meaning,
    NoOffer, Outcome, Part, Pile, Reason, Refusal, Saying, Seat, SetupChoice, SetupOption, Text,
};

/// The rules, and the components they are played with.
#[derive(Debug)]
pub struct Deckbuilding {
    pub(crate) library: Library,
}

impl Deckbuilding {
    /// The game with the components of a library.
    pub fn new(library: Library) -> Self {
        Self { library }
    }

    /// The game with the box that is shipped, or what is wrong with that box.
    pub fn base() -> Result<Self, &'static [ContentError]> {
        let content = Content::base()?;
        Ok(Self::new(Library::new(content.clone())))
    }

    /// The components.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// The player who has to decide.
    pub(crate) fn deciding(&self, state: &State) -> Option<Player> {
        match (state.phase, state.stack.last()) {
            (Phase::Over(_), _) => None,
            (Phase::PickBases(player), _) => Some(player),
            (_, Some(_)) => match self.asking(state) {
                Some((_, ask)) => Some(self.asked(state, ask)),
                None => Some(state.active),
            },
            (_, None) => Some(state.active),
        }
    }

    /// Makes a choice. It is read where it was listed, and only as much of it as is needed: a copy
    /// would have to wait until all its parts are written.
    #[inline]
    fn make(&self, state: &mut State, choice: &Choice, log: &mut Log<Event>) {
        match *choice {
            Choice::PickBase(base) => {
                if let Phase::PickBases(player) = state.phase {
                    secret_bases::pick(self, state, player, base, log);
                }
            }
            Choice::RevealBase(base) => turn_start::reveal_base(self, state, base, log),
            Choice::Play(card) => playing::play(self, state, card, log),
            Choice::Buy(card) => purchasing::buy(self, state, card, log),
            Choice::PayOff(card) => pay_off::pay_off(self, state, card, log),
            Choice::Use(card) => abilities::use_action(self, state, Source::Card(card), log),
            Choice::UseBase => abilities::use_action(self, state, Source::Base, log),
            Choice::Commit(card, target) => commit::commit(self, state, card, target, log),
            Choice::Resolve(target) => attack::resolve(self, state, target, log),
            Choice::EndTurn => turn_end::end(self, state, log),
            Choice::Trigger(source) => self.use_trigger(state, source, log),
            Choice::TakeReward => {
                if let Some(Frame::Reward(card)) = state.stack.last().copied() {
                    self.take_reward(state, card, log);
                }
            }
            Choice::Assign(card, amount) => self.assign(state, card, amount, log),
            Choice::Pick(_) | Choice::PickBaseTarget | Choice::Option(_) => {
                self.answer(state, *choice, log);
            }
            Choice::Pass => self.pass(state, log),
        }
    }

    fn pass(&self, state: &mut State, log: &mut Log<Event>) {
        let player = state.active;
        match state.stack.last().copied() {
            Some(Frame::Triggers { .. }) => {
                state.stack.pop();
            }
            Some(Frame::Reward(card)) => {
                // rule: faq/reward-may-be-declined
                state.stack.pop();
                log.tell(state, || Event::RewardDeclined { player, card });
            }
            _ => self.answer(state, Choice::Pass, log),
        }
    }
}

impl Game for Deckbuilding {
    const ID: &'static str = "deckbuilding";
    const TURN: &'static [&'static str] = &["turn"];
    const RULES: u32 = 2;
    // Once a fingerprint covered names and words as well.
    const FORMER: &'static [(&'static str, &'static str)] = &[(
        "c9e34e0397ba51bbd2a895065f07475bfbd1ad1adade0710a0eb364bcdef541c",
        "d01b3e8f10edda628082a6f0b647b3db0757257fae9d753a09226e51ea31141d",
    )];
    type Setup = Setup;
    type Scenario = Scenario;
    type State = State;
    type Choice = Choice;
    type Offer = NoOffer;
    type Event = Event;
    type Prompt = Prompt;
    type View = View;

    fn title(&self, lang: Lang) -> String {
        self.library.content().messages(lang).say("title", &[])
    }

    fn fingerprint(&self) -> Fingerprint {
        self.library.fingerprint()
    }

    fn start(&self, setup: &Setup, fate: Fate, log: &mut Log<Event>) -> Result<State, Refusal> {
        let mut state = setup::start(self, setup, fate, log)?;
        self.settle(&mut state, log);
        Ok(state)
    }

    fn stage(&self, scenario: &Scenario, fate: Fate) -> Result<State, Refusal> {
        scenario::stage(self, scenario, fate)
    }

    fn words(&self, state: &State) -> Scenario {
        scenario::words(self, state)
    }

    fn fate<'s>(&self, state: &'s State) -> &'s Fate {
        &state.fate
    }

    fn fate_mut<'s>(&self, state: &'s mut State) -> &'s mut Fate {
        &mut state.fate
    }

    fn players(&self, state: &State, lang: Lang) -> Vec<tabletop::Player> {
        let messages = self.library.content().messages(lang);
        let name = |player| match player {
            Player::Empire => messages.say("player-empire", &[]),
            Player::Rebel => messages.say("player-rebel", &[]),
        };
        Player::BOTH
            .into_iter()
            .map(|player| tabletop::Player {
                name: name(player),
                seat: Some(state.seat(player)),
                team: player as u8,
            })
            .collect()
    }

    fn seats(&self, state: &State) -> Vec<Option<Seat>> {
        let seats = Player::BOTH.map(|player| Some(state.seat(player)));
        seats.to_vec()
    }

    fn turn(&self, state: &State) -> u32 {
        state.turn
    }

    fn decider(&self, state: &State) -> Option<Seat> {
        self.deciding(state).map(|player| state.seat(player))
    }

    fn is_over(&self, state: &State) -> bool {
        matches!(state.phase, Phase::Over(_))
    }

    fn prompt(&self, state: &State) -> Option<Prompt> {
        let frame = match (state.phase, state.stack.last()) {
            (Phase::Over(_), _) => return None,
            (Phase::PickBases(player), _) => {
                let left = secret_bases::left(state, player) as u8;
                return Some(Prompt::PickBases { left });
            }
            (Phase::NewBase, None) => return Some(Prompt::NewBase),
            (_, None) => return Some(Prompt::Turn),
            (_, Some(frame)) => frame,
        };
        match *frame {
            Frame::Triggers { .. } => Some(Prompt::Triggers),
            Frame::Reward(card) => Some(Prompt::Reward { card }),
            Frame::Spread { left, ship } => {
                let (ship, ..) = attack::spread_range(self, state, left, ship)?;
                Some(Prompt::Spread { left, ship })
            }
            Frame::Script(running) => {
                let (_, ask) = self.asking(state)?;
                let what = self.picking(&running, ask);
                let source = running.source;
                Some(Prompt::Effect { source, what })
            }
        }
    }

    fn choices(&self, state: &State, out: &mut Vec<Choice>) {
        match (state.phase, state.stack.last()) {
            (Phase::Over(_), _) => {}
            (Phase::PickBases(player), _) => secret_bases::choices(state, player, out),
            (Phase::NewBase, None) => turn_start::choices(state, out),
            (_, None) => taking_turn::choices(self, state, out),
            (_, Some(Frame::Triggers { .. })) => {
                out.extend(self.usable_triggers(state).map(Choice::Trigger));
                out.push(Choice::Pass);
            }
            (_, Some(Frame::Reward(_))) => out.extend([Choice::TakeReward, Choice::Pass]),
            (_, Some(&Frame::Spread { left, ship })) => {
                attack::spread_choices(self, state, left, ship, out);
            }
            (_, Some(Frame::Script(_))) => {
                if let Some((running, ask)) = self.asking(state) {
                    self.each_option(state, &running, ask, &mut |choice| out.push(choice));
                }
            }
        }
    }

    fn nth_choice(
        &self,
        state: &State,
        list: &mut Vec<Choice>,
        pick: impl FnOnce(usize) -> usize,
    ) -> Choice {
        if state.phase == Phase::Main && state.stack.is_empty() {
            return taking_turn::choice(self, state, pick);
        }
        self.choices(state, list);
        list.swap_remove(pick(list.len()))
    }

    fn apply(&self, state: &mut State, choice: &Choice, log: &mut Log<Event>) {
        self.make(state, choice, log);
        self.settle(state, log);
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        match state.phase {
            Phase::Over(winner) => Some(Outcome {
                places: Player::BOTH
                    .map(|p| if p == winner { 1 } else { 2 })
                    .to_vec(),
            }),
            _ => None,
        }
    }

    fn secrets(&self, state: &mut State, dealer: &mut Dealer<'_>) {
        for area in &mut state.players {
            dealer.pool(area.deck.iter_mut().chain(area.hand.iter_mut()));
            dealer.pool(area.bases.iter_mut().chain(area.unpicked.iter_mut()));
        }
        dealer.pool(Pile::iter_mut(&mut state.galaxy));
    }

    fn view(&self, state: &State, viewer: Option<Seat>) -> View {
        view::view(self, state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Option<Seat>) -> Option<Event> {
        Some(view::redact(event, viewer))
    }

    fn ask(&self, state: &State, lang: Lang) -> Text {
        say::ask(self, state, lang)
    }

    fn describe(&self, state: &State, choice: &Choice, lang: Lang) -> Described {
        say::describe(self, state, choice, lang)
    }

    fn tell(&self, event: &Event, lang: Lang) -> Text {
        say::tell(self, event, lang)
    }

    fn deed(&self, event: &Event, lang: Lang) -> Option<Text> {
        say::deed(self, event, lang)
    }

    fn meaning(&self, event: &Event) -> Meaning {
        say::meaning(self, event)
    }

    fn board(&self, view: &View, lang: Lang, columns: usize) -> String {
        say::board(self, view, lang, columns)
    }

    fn result(&self, view: &View, lang: Lang) -> Vec<Text> {
        say::result(self, view, lang)
    }

    fn languages(&self) -> Vec<Lang> {
        self.library.content().languages.known()
    }

    fn about(&self, lang: Lang) -> About {
        about::about(self.library.content().messages(lang))
    }

    fn options(&self, lang: Lang) -> Vec<SetupOption<SetupChoice<Setup>>> {
        about::options(self.library.content().messages(lang))
    }

    fn faces(&self, lang: Lang) -> Vec<Face> {
        face::faces(self.library.content(), lang)
    }

    fn keywords(&self, lang: Lang) -> Vec<Keyword> {
        printed::keywords(self.library.content().messages(lang), &self.faces(lang))
    }

    fn part(&self, state: &State, choice: &Choice) -> Part {
        say::part(self, state, choice)
    }

    fn is_pass(&self, _state: &State, choice: &Choice) -> bool {
        matches!(choice, Choice::EndTurn | Choice::Pass)
    }

    fn why_not(&self, state: &State, choice: &Choice) -> Refusal {
        say::why_not(self, state, choice)
    }

    fn worded(&self, saying: &Saying, lang: Lang) -> Option<String> {
        let content = self.library.content();
        let messages = content.messages(lang);
        let said = messages.word(saying, |id| content.name(id, lang));
        said.map(|text| messages.plain(&text))
    }

    fn hints(&self, state: &State, seat: Seat, lang: Lang) -> Hints {
        say::hints(self, state, seat, lang)
    }

    fn concede(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), Refusal> {
        let cannot = |why| Err(Refusal::new(Reason::CannotConcede, why));
        if self.deciding(state).is_none() {
            return cannot("game-over");
        }
        let Some(player) = state.player(seat) else {
            return cannot("refused-nobody-plays");
        };
        log.tell(state, || Event::Conceded { player });
        winning::win(state, player.foe(), log);
        Ok(())
    }

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        evaluate::evaluate(self, state, seat)
    }
}
