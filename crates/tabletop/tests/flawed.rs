//! The kit catches every kind of bad game: a game of Coaxium with one flaw at a time, and the law
//! that must break.

use coaxium::{Card, Choice, Coaxium, Event, Offer, Prompt, Scenario, Setup, State, View};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use tabletop::testkit::{Law, Laws, Limits};
use tabletop::{
    Chance, Dealer, Described, Explanation, Fate, Fingerprint, Game, Hints, Lang, Log, On, Outcome,
    Part, Player, Refusal, Role, Seat, Text, WindowName,
};

#[derive(Copy, Clone, Debug, Eq, PartialEq)]
enum Flaw {
    None,
    ViewShowsTheOtherHand,
    EventsAreNotRedacted,
    ChoicesDependOnTheHiddenCard,
    HintsTellTheHiddenCard,
    OffersTellTheHiddenCard,
    ListsAnOfferItRefuses,
    RepliesTellTheHiddenCard,
    RepliesWhatItRefuses,
    RepliesNeverEnd,
    ExplanationTellsTheHiddenCard,
    ExplainsWithoutSayingSo,
    LearningIsNotNoted,
    ADrawTellsTheNextCardToo,
    DeterminizeReturnsAClone,
    DeterminizeKeepsTheGenerator,
    SecretsForgetAPool,
    NotDeterministic,
    MachinesAreToldAnotherRole,
    ListenersChangeTheGame,
    AcceptsAnUnlistedChoice,
    ListsAChoiceItRefuses,
    AnybodyMayChoose,
    ListsAChoiceTwice,
    CountsOneChoiceLess,
    TakesTheNextChoice,
    ADecisionWithoutChoice,
    TurnsNeverEnd,
    TurnsRunBackwards,
    ForgetsInItsSave,
    WordsLoseACard,
    ARollHangsOnTheHiddenCard,
    TheLastStepIsAStep,
    DrawnOnNobody,
    DrawnOnNoCard,
    AChanceOfNobody,
    AWindowWithoutAWayOut,
    TeammatesArePlacedApart,
}

#[derive(Debug)]
struct Flawed {
    game: Coaxium,
    flaw: Flaw,
    calls: AtomicU32,
}

impl Flawed {
    fn has(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }
}

impl Game for Flawed {
    const ID: &'static str = "flawed";
    type Setup = Setup;
    type Scenario = Scenario;
    type State = State;
    type Choice = Choice;
    type Offer = Offer;
    type Event = Event;
    type Prompt = Prompt;
    type View = View;

    fn title(&self, _lang: Lang) -> String {
        "Flawed".into()
    }

    fn fingerprint(&self) -> Fingerprint {
        self.game.fingerprint()
    }
    fn start(&self, setup: &Setup, fate: Fate, log: &mut Log<Event>) -> Result<State, Refusal> {
        if self.has(Flaw::ForgetsInItsSave) && self.calls.fetch_add(1, Ordering::Relaxed) > 0 {
            // As if part of the origin were not in the record.
            return self
                .game
                .start(setup, Fate::new(fate.seed().derive(1)), log);
        }
        self.game.start(setup, fate, log)
    }
    fn stage(&self, scenario: &Scenario, fate: Fate) -> Result<State, Refusal> {
        self.game.stage(scenario, fate)
    }
    fn words(&self, state: &State) -> Scenario {
        let mut words = self.game.words(state);
        if self.has(Flaw::WordsLoseACard) && self.calls.fetch_add(1, Ordering::Relaxed) % 2 == 1 {
            words.deck.pop();
        }
        words
    }
    fn fate<'s>(&self, state: &'s State) -> &'s Fate {
        self.game.fate(state)
    }
    fn fate_mut<'s>(&self, state: &'s mut State) -> &'s mut Fate {
        self.game.fate_mut(state)
    }
    fn players(&self, state: &State, lang: Lang) -> Vec<Player> {
        self.game.players(state, lang)
    }
    fn turn(&self, state: &State) -> u32 {
        match self.flaw {
            Flaw::TurnsNeverEnd => 1,
            Flaw::TurnsRunBackwards => 1_000 - self.game.turn(state),
            _ => self.game.turn(state),
        }
    }
    fn decider(&self, state: &State) -> Option<Seat> {
        self.game.decider(state)
    }
    fn prompt(&self, state: &State) -> Option<Prompt> {
        self.game.prompt(state)
    }
    fn choices(&self, state: &State, out: &mut Vec<Choice>) {
        self.game.choices(state, out);
        match self.flaw {
            // Whether the secret look is offered tells whether it would be worth it.
            Flaw::ChoicesDependOnTheHiddenCard if top_is_high(&self.game, state) => {
                out.retain(|choice| *choice != Choice::Peek);
            }
            Flaw::ListsAChoiceItRefuses => out.push(Choice::Pass),
            Flaw::ListsAChoiceTwice => out.push(out[0]),
            Flaw::ADecisionWithoutChoice if state_turn(&self.game, state) > 2 => out.clear(),
            _ => {}
        }
    }
    fn nth_choice(
        &self,
        state: &State,
        list: &mut Vec<Choice>,
        pick: impl FnOnce(usize) -> usize,
    ) -> Choice {
        self.choices(state, list);
        let count = list.len();
        list[match self.flaw {
            Flaw::CountsOneChoiceLess if count > 1 => pick(count - 1),
            Flaw::TakesTheNextChoice => (pick(count) + 1) % count,
            _ => pick(count),
        }]
    }
    fn apply(&self, state: &mut State, choice: &Choice, log: &mut Log<Event>) {
        match self.flaw {
            Flaw::LearningIsNotNoted => {
                let mut other = Log::listening();
                self.game.apply(state, choice, &mut other);
                for fact in other.into_happened() {
                    log.tell(&fact.after, || fact.event);
                }
            }
            // Nobody can foresee it, so nobody can be told that it cannot be taken back.
            Flaw::ARollHangsOnTheHiddenCard => {
                self.game.apply(state, choice, log);
                if matches!(choice, Choice::Hold(_)) && top_is_high(&self.game, state) {
                    self.game.fate_mut(state).die(6);
                }
            }
            // The drawer may know what was drawn, but not what lies beneath it.
            Flaw::ADrawTellsTheNextCardToo => {
                let before = self.game.words(state).deck;
                let drawer = self.game.decider(state);
                self.game.apply(state, choice, log);
                if let (Choice::Draw, Some(seat), Some(beneath)) = (choice, drawer, before.get(1)) {
                    let card = Some(*beneath.card());
                    log.tell(state, || Event::Peeked { seat, card });
                }
            }
            Flaw::NotDeterministic => {
                self.game.apply(state, choice, log);
                let salt = self.calls.fetch_add(1, Ordering::Relaxed);
                self.game.fate_mut(state).rekey(u64::from(salt));
            }
            Flaw::ListenersChangeTheGame => {
                self.game.apply(state, choice, log);
                log.tell(state, || {
                    self.calls.store(1, Ordering::Relaxed);
                    Event::Over
                });
                if self.calls.swap(0, Ordering::Relaxed) == 1 {
                    self.game.fate_mut(state).rekey(1);
                }
            }
            _ => self.game.apply(state, choice, log),
        }
    }
    fn check(&self, state: &State, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
        let decides = self.decider(state) == Some(seat);
        match (self.flaw, choice) {
            (Flaw::AcceptsAnUnlistedChoice, Choice::Draw) if decides => Ok(()),
            (Flaw::ListsAChoiceItRefuses, Choice::Pass) => self.game.check(state, seat, choice),
            (Flaw::AnybodyMayChoose, _) if !decides && seat.0 < 4 => Ok(()),
            _ => {
                let mut choices = Vec::new();
                self.choices(state, &mut choices);
                if choices.contains(choice) && decides {
                    return Ok(());
                }
                Err(self.why_not(state, choice))
            }
        }
    }
    fn outcome(&self, state: &State) -> Option<Outcome> {
        let outcome = self.game.outcome(state)?;
        let apart = |places: Vec<u8>| (1..).zip(places).map(|(place, _)| place).collect();
        Some(match self.flaw {
            Flaw::TeammatesArePlacedApart => Outcome {
                places: apart(outcome.places),
            },
            _ => outcome,
        })
    }
    fn secrets(&self, state: &mut State, dealer: &mut Dealer<'_>) {
        if !self.has(Flaw::SecretsForgetAPool) {
            self.game.secrets(state, dealer);
        }
    }
    fn view(&self, state: &State, viewer: Option<Seat>) -> View {
        match (self.flaw, viewer) {
            (Flaw::ViewShowsTheOtherHand, Some(Seat(0))) => self.game.view(state, Some(Seat(1))),
            _ => self.game.view(state, viewer),
        }
    }
    fn redact(&self, event: &Event, viewer: Option<Seat>) -> Option<Event> {
        if self.has(Flaw::EventsAreNotRedacted) {
            return Some(*event);
        }
        self.game.redact(event, viewer)
    }
    fn ask(&self, state: &State, lang: Lang) -> Text {
        self.game.ask(state, lang)
    }
    fn describe(&self, state: &State, choice: &Choice, lang: Lang) -> Described {
        let described = self.game.describe(state, choice, lang);
        match self.flaw {
            Flaw::TheLastStepIsAStep => Described {
                role: Role::Step,
                ..described
            },
            Flaw::DrawnOnNobody => described.on(On::Seat(Seat(6))),
            Flaw::DrawnOnNoCard => described.on(On::Card("no-such-card#3".into())),
            _ => described,
        }
    }
    fn window(&self, _state: &State, _lang: Lang) -> Option<WindowName> {
        let window = WindowName {
            id: "offers",
            name: "offers".into(),
        };
        self.has(Flaw::AWindowWithoutAWayOut).then_some(window)
    }
    fn part(&self, state: &State, choice: &Choice) -> Part {
        let part = self.game.part(state, choice);
        match self.flaw {
            Flaw::TheLastStepIsAStep => Part {
                role: Role::Step,
                ..part
            },
            Flaw::MachinesAreToldAnotherRole => Part {
                role: Role::Commit,
                ..part
            },
            _ => part,
        }
    }
    fn tell(&self, event: &Event, lang: Lang) -> Text {
        self.game.tell(event, lang)
    }
    fn board(&self, view: &View, lang: Lang, columns: usize) -> String {
        self.game.board(view, lang, columns)
    }
    fn hints(&self, state: &State, seat: Seat, lang: Lang) -> Hints {
        let mut hints = self.game.hints(state, seat, lang);
        if self.has(Flaw::HintsTellTheHiddenCard) && top_is_high(&self.game, state) {
            hints.unused.push(Text::of("a pity"));
        }
        let explains = [Flaw::ExplanationTellsTheHiddenCard, Flaw::AChanceOfNobody];
        hints.more = explains.contains(&self.flaw);
        hints
    }
    fn explain(&self, state: &State, seat: Seat, lang: Lang) -> Explanation {
        let mut explanation = self.game.explain(state, seat, lang);
        let on = match self.flaw {
            Flaw::AChanceOfNobody => On::Seat(Seat(6)),
            Flaw::ExplainsWithoutSayingSo => On::Pile("deck".into()),
            Flaw::ExplanationTellsTheHiddenCard if top_is_high(&self.game, state) => {
                On::Pile("deck".into())
            }
            _ => return explanation,
        };
        explanation.chances.push(Chance {
            on,
            permille: 500,
            text: Text::of("a good vial"),
        });
        explanation
    }
    fn check_offer(&self, state: &State, seat: Seat, offer: &Offer) -> Result<(), Refusal> {
        match self.flaw {
            Flaw::RepliesNeverEnd => Ok(()),
            _ => self.game.check_offer(state, seat, offer),
        }
    }
    fn apply_offer(&self, state: &mut State, seat: Seat, offer: &Offer, log: &mut Log<Event>) {
        if self.has(Flaw::RepliesNeverEnd) {
            return;
        }
        self.game.apply_offer(state, seat, offer, log);
    }
    fn offers(&self, state: &State, seat: Seat) -> Vec<Offer> {
        let mut offers = self.game.offers(state, seat);
        match self.flaw {
            Flaw::OffersTellTheHiddenCard if top_is_high(&self.game, state) => offers.clear(),
            Flaw::ListsAnOfferItRefuses => offers.push(Offer {
                to: seat,
                give: Card(1),
            }),
            _ => {}
        }
        offers
    }
    fn propose(&self, state: &State, seat: Seat, fate: &mut Fate) -> Option<Offer> {
        self.game.propose(state, seat, fate)
    }
    fn reply(&self, state: &State, seat: Seat) -> Option<Offer> {
        let give = Card(1);
        match self.flaw {
            Flaw::RepliesTellTheHiddenCard if top_is_high(&self.game, state) => {
                self.game.offers(state, seat).into_iter().next()
            }
            Flaw::RepliesWhatItRefuses | Flaw::RepliesNeverEnd => Some(Offer { to: seat, give }),
            _ => None,
        }
    }
    fn determinize(&self, state: &State, seat: Seat, fate: &mut Fate) -> State {
        match self.flaw {
            Flaw::DeterminizeReturnsAClone => state.clone(),
            Flaw::DeterminizeKeepsTheGenerator => {
                let mut world = self.game.determinize(state, seat, fate);
                *self.game.fate_mut(&mut world) = self.game.fate(state).clone();
                world
            }
            _ => self.game.determinize(state, seat, fate),
        }
    }
}

/// The top of the deck, hidden from everybody: what a flawed game lets through.
fn top_is_high(game: &Coaxium, state: &State) -> bool {
    let deck = game.words(state).deck;
    deck.first().is_some_and(|top| top.card().0 > 6)
}

fn state_turn(game: &Coaxium, state: &State) -> u32 {
    game.turn(state)
}

fn laws(flaw: Flaw) -> Laws<Flawed> {
    let game = Flawed {
        game: Coaxium::new(),
        flaw,
        calls: AtomicU32::new(0),
    };
    let setup = |seats| Setup {
        seats,
        goal: 60,
        teams: seats == 4,
    };
    let limits = Limits {
        choices_per_turn: 60,
        turns: 200,
    };
    Laws::of(Arc::new(game))
        .setups([2, 3, 4].map(setup))
        .limits(limits)
}

/// The law that random play finds broken.
fn broken(flaw: Flaw) -> Option<Law> {
    laws(flaw).sample(8, 5).err().map(|violation| violation.law)
}

#[test]
fn a_game_without_flaw_passes() {
    assert_eq!(broken(Flaw::None), None);
    assert_eq!(laws(Flaw::None).proptest(16), Ok(()));
}

#[test]
fn a_game_that_leaks_is_caught() {
    for flaw in [
        Flaw::ViewShowsTheOtherHand,
        Flaw::EventsAreNotRedacted,
        Flaw::ChoicesDependOnTheHiddenCard,
        Flaw::HintsTellTheHiddenCard,
        Flaw::OffersTellTheHiddenCard,
        Flaw::RepliesTellTheHiddenCard,
        Flaw::ExplanationTellsTheHiddenCard,
        Flaw::LearningIsNotNoted,
        Flaw::ADrawTellsTheNextCardToo,
    ] {
        assert_eq!(broken(flaw), Some(Law::NoLeak), "{flaw:?}");
    }
}

#[test]
fn a_determinize_that_returns_a_clone_is_caught() {
    assert_eq!(
        broken(Flaw::DeterminizeReturnsAClone),
        Some(Law::Determinize)
    );
}

#[test]
fn a_determinize_that_keeps_the_generator_is_caught() {
    assert_eq!(
        broken(Flaw::DeterminizeKeepsTheGenerator),
        Some(Law::Determinize)
    );
}

#[test]
fn a_forgotten_pool_of_secrets_is_caught() {
    assert_eq!(broken(Flaw::SecretsForgetAPool), Some(Law::SecretsVisited));
}

#[test]
fn a_game_that_is_not_deterministic_is_caught() {
    for flaw in [Flaw::NotDeterministic, Flaw::ListenersChangeTheGame] {
        let law = broken(flaw);
        let caught = [Law::Deterministic, Law::SaveAndLoad, Law::UndoAndRedo];
        assert!(
            law.is_some_and(|law| caught.contains(&law)),
            "{flaw:?}: {law:?}"
        );
    }
}

#[test]
fn a_role_told_otherwise_to_machines_is_caught() {
    assert_eq!(
        broken(Flaw::MachinesAreToldAnotherRole),
        Some(Law::Deterministic)
    );
}

#[test]
fn a_game_that_accepts_an_unlisted_choice_is_caught() {
    for flaw in [
        Flaw::AcceptsAnUnlistedChoice,
        Flaw::ListsAChoiceItRefuses,
        Flaw::ListsAnOfferItRefuses,
        Flaw::RepliesWhatItRefuses,
        Flaw::AnybodyMayChoose,
        Flaw::ListsAChoiceTwice,
    ] {
        assert_eq!(broken(flaw), Some(Law::ListedIsAccepted), "{flaw:?}");
    }
}

#[test]
fn a_choice_taken_by_number_that_is_not_the_listed_one_is_caught() {
    for flaw in [Flaw::CountsOneChoiceLess, Flaw::TakesTheNextChoice] {
        assert_eq!(broken(flaw), Some(Law::TakenIsListed), "{flaw:?}");
        let laws = laws(flaw);
        let raced = laws.race(&laws.all_setups()[0], tabletop::Seed::from_number(1));
        assert_eq!(
            raced.map_err(|v| v.law),
            Err(Law::TakenIsListed),
            "{flaw:?}"
        );
    }
}

#[test]
fn a_decision_without_a_choice_is_caught() {
    assert_eq!(
        broken(Flaw::ADecisionWithoutChoice),
        Some(Law::SomethingToChoose)
    );
}

#[test]
fn chances_nobody_would_ask_for_are_caught() {
    assert_eq!(broken(Flaw::ExplainsWithoutSayingSo), Some(Law::MoreIsSaid));
}

#[test]
fn a_promise_that_is_not_kept_is_caught() {
    for (flaw, law) in [
        (Flaw::ARollHangsOnTheHiddenCard, Law::BarrierIsTold),
        (Flaw::TheLastStepIsAStep, Law::StepGoesOn),
        (Flaw::DrawnOnNobody, Law::DrawnOnSomething),
        (Flaw::DrawnOnNoCard, Law::DrawnOnSomething),
        (Flaw::AChanceOfNobody, Law::DrawnOnSomething),
        (Flaw::AWindowWithoutAWayOut, Law::WindowPasses),
        (Flaw::TeammatesArePlacedApart, Law::TeammatesShareTheirPlace),
    ] {
        assert_eq!(broken(flaw), Some(law), "{flaw:?}");
    }
}

#[test]
fn turns_that_do_not_end_are_caught() {
    assert_eq!(
        broken(Flaw::TurnsNeverEnd),
        None,
        "60 choices end this game"
    );
    let short = Limits {
        choices_per_turn: 5,
        turns: 200,
    };
    let found = laws(Flaw::TurnsNeverEnd).limits(short).sample(2, 1);
    assert_eq!(found.map_err(|v| v.law), Err(Law::TurnsEnd));
    assert_eq!(broken(Flaw::TurnsRunBackwards), Some(Law::TurnsEnd));
}

#[test]
fn machines_that_reply_for_ever_are_caught() {
    assert_eq!(broken(Flaw::RepliesNeverEnd), Some(Law::RepliesEnd));
}

#[test]
fn a_game_without_end_counts_as_stuck() {
    let impatient = Limits {
        choices_per_turn: 60,
        turns: 3,
    };
    let found = laws(Flaw::None).limits(impatient).sample(2, 1);
    assert_eq!(found.map_err(|v| v.law), Err(Law::TurnsEnd));
}

#[test]
fn a_save_that_forgets_is_caught() {
    let law = broken(Flaw::ForgetsInItsSave);
    assert!(
        matches!(law, Some(Law::SaveAndLoad | Law::Replay)),
        "{law:?}"
    );
}

#[test]
fn words_that_lose_a_card_are_caught() {
    let law = broken(Flaw::WordsLoseACard);
    assert!(
        matches!(law, Some(Law::Words | Law::SaveAndLoad)),
        "{law:?}"
    );
}

#[test]
fn an_invariant_of_the_game_is_checked_after_every_choice() {
    let laws = laws(Flaw::None).invariant(|game, state| {
        let poor = game
            .words(state)
            .credits
            .iter()
            .all(|&credits| credits < 20);
        poor.then_some(()).ok_or_else(|| "too rich".into())
    });
    let violation = laws.sample(3, 1).unwrap_err();
    assert_eq!(violation.law, Law::Invariant);
    assert!(violation.to_string().contains("too rich"), "{violation}");
    let setup = &laws.all_setups()[0];
    let raced = laws.race(setup, tabletop::Seed::from_number(1));
    assert_eq!(raced.map_err(|v| v.law), Err(Law::Invariant));
}

#[test]
fn proptest_finds_and_shrinks_what_random_play_finds() {
    let found = laws(Flaw::ViewShowsTheOtherHand).proptest(16).unwrap_err();
    assert!(found.contains("NoLeak"), "{found}");
    assert!(found.contains("Given([])"), "not shrunk: {found}");
}
