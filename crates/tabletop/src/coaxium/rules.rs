//! The rules of Coaxium.

use super::state::{Card, Choice, Event, MOST_SEATS, Offer, Pending, Prompt, Setup, State, VIALS};
use super::{Coaxium, Scenario, View, scenario, view};
use crate::{
    About, Amount, Blocked, Dealer, Described, Fate, Fingerprint, Game, Hidden, Hints, Lang, Log,
    On, Outcome, Pile, Player, Reason, Refusal, Saying, Seat, SeatSet, SetupChoice, SetupOption,
    Text, WindowName,
};

pub(super) const NAMES: [&str; MOST_SEATS] = ["Han", "Lando", "Qi'ra", "Enfys"];

impl Game for Coaxium {
    const ID: &'static str = "coaxium";
    type Setup = Setup;
    type Scenario = Scenario;
    type State = State;
    type Choice = Choice;
    type Offer = Offer;
    type Event = Event;
    type Prompt = Prompt;
    type View = View;

    fn title(&self, _lang: Lang) -> String {
        "Coaxium".into()
    }

    fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of([[VIALS].as_slice()])
    }

    fn start(&self, setup: &Setup, fate: Fate, log: &mut Log<Event>) -> Result<State, Refusal> {
        if !(2..=MOST_SEATS as u8).contains(&setup.seats) {
            return Err(Refusal::setup(Saying::plain(
                "seats: Coaxium is for two to four players",
            )));
        }
        if setup.goal == 0 {
            return Err(Refusal::setup(Saying::plain("goal: at least one credit")));
        }
        let hands = vec![Vec::new(); setup.seats as usize];
        let blank = Scenario {
            goal: setup.goal,
            hands,
            ..Scenario::default()
        };
        let mut state = scenario::stage(&blank, fate)?;
        state.deck = (1..=VIALS)
            .map(|worth| Hidden::unseen(Card(worth)))
            .collect();
        state.deck.shuffle(&mut state.fate);
        for seat in (0..setup.seats).map(Seat) {
            draw(&mut state, seat, log);
            draw(&mut state, seat, log);
        }
        log.tell(&state, || Event::Turn { seat: Seat(0) });
        Ok(state)
    }

    fn stage(&self, scenario: &Scenario, fate: Fate) -> Result<State, Refusal> {
        scenario::stage(scenario, fate)
    }

    fn words(&self, state: &State) -> Scenario {
        scenario::words(state)
    }

    fn fate<'s>(&self, state: &'s State) -> &'s Fate {
        &state.fate
    }

    fn fate_mut<'s>(&self, state: &'s mut State) -> &'s mut Fate {
        &mut state.fate
    }

    fn about(&self, _lang: Lang) -> About {
        About {
            blurb: "Draw vials, peek, haggle and gamble: the first rich smuggler wins.".into(),
            minutes: Some((3, 10)),
            ..About::default()
        }
    }

    fn options(&self, _lang: Lang) -> Vec<SetupOption<SetupChoice<Setup>>> {
        let choice = |seats: u8| SetupChoice {
            name: seats.to_string(),
            help: format!("{seats} smugglers at one table."),
            setup: Setup {
                seats,
                ..Setup::default()
            },
        };
        vec![SetupOption {
            key: "seats",
            name: "Players".into(),
            help: "How many play.".into(),
            seating: false,
            only_with: None,
            choices: (2..=MOST_SEATS as u8).map(choice).collect(),
        }]
    }

    fn players(&self, state: &State, _lang: Lang) -> Vec<Player> {
        (0..state.seats)
            .map(|seat| Player {
                name: NAMES[seat as usize].into(),
                seat: Some(Seat(seat)),
                team: seat,
            })
            .collect()
    }

    fn turn(&self, state: &State) -> u32 {
        state.turn
    }

    fn decider(&self, state: &State) -> Option<Seat> {
        match state.pending {
            _ if state.over => None,
            Some(pending) => Some(pending.to),
            None => Some(state.current),
        }
    }

    fn prompt(&self, state: &State) -> Option<Prompt> {
        match (state.over, state.pending, state.held) {
            (true, ..) => None,
            (_, Some(Pending { from, place, .. }), _) => {
                let give = state.vial(from, place)?;
                Some(Prompt::Answer { from, give })
            }
            (_, None, Some(_)) => Some(Prompt::Sell),
            (_, None, None) => Some(Prompt::Turn),
        }
    }

    fn choices(&self, state: &State, out: &mut Vec<Choice>) {
        if let Some(pending) = state.pending {
            out.extend(sorted(&state.hands[pending.to.index()]).map(Choice::Accept));
            out.push(Choice::Decline);
            return;
        }
        if state.held.is_some() {
            out.extend([Choice::Haggle, Choice::Gamble]);
            return;
        }
        if let Some(next) = state.deck.top() {
            if !next.known.contains(state.current) {
                out.push(Choice::Peek);
            }
            out.push(Choice::Draw);
        }
        out.extend(sorted(&state.hands[state.current.index()]).map(Choice::Hold));
        if out.is_empty() {
            out.push(Choice::Pass);
        }
    }

    fn apply(&self, state: &mut State, choice: &Choice, log: &mut Log<Event>) {
        let seat = state.current;
        match *choice {
            Choice::Peek => {
                if let Some(next) = state.deck.top_mut() {
                    next.show(SeatSet::of(seat), log);
                    let card = Some(next.card);
                    log.tell(state, || Event::Peeked { seat, card });
                }
            }
            Choice::Draw => {
                draw(state, seat, log);
                end_turn(state, log);
            }
            Choice::Hold(card) => state.held = state.place(seat, card),
            Choice::Haggle => sell(state, false, log),
            Choice::Gamble => sell(state, true, log),
            Choice::Pass => {
                log.tell(state, || Event::Passed { seat });
                end_turn(state, log);
            }
            Choice::Accept(card) => swap(state, card, log),
            Choice::Decline => {
                if let Some(pending) = state.pending.take() {
                    log.tell(state, || Event::Declined { seat: pending.to });
                }
            }
        }
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let standing = |seat: u8| {
            let stayed = !state.conceded.contains(Seat(seat));
            (stayed, state.credits[seat as usize])
        };
        let place = |seat: u8| {
            let better = (0..state.seats).filter(|&other| standing(other) > standing(seat));
            better.count() as u8 + 1
        };
        state.over.then(|| Outcome {
            places: (0..state.seats).map(place).collect(),
        })
    }

    fn secrets(&self, state: &mut State, dealer: &mut Dealer<'_>) {
        let hands = state.hands.iter_mut().flat_map(Pile::iter_mut);
        dealer.pool(state.deck.iter_mut().chain(hands));
    }

    fn view(&self, state: &State, viewer: Option<Seat>) -> View {
        view::view(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Option<Seat>) -> Option<Event> {
        let is = |seat: Seat| viewer == Some(seat);
        Some(match *event {
            Event::Peeked { seat, card } => Event::Peeked {
                seat,
                card: card.filter(|_| is(seat)),
            },
            Event::Drew { seat, card } => Event::Drew {
                seat,
                card: card.filter(|_| is(seat)),
            },
            Event::Offered { from, to, give } => Event::Offered {
                from,
                to,
                give: give.filter(|_| is(from) || is(to)),
            },
            Event::Swapped {
                from,
                to,
                gave,
                got,
            } => Event::Swapped {
                from,
                to,
                gave: gave.filter(|_| is(from) || is(to)),
                got: got.filter(|_| is(from) || is(to)),
            },
            open => open,
        })
    }

    fn ask(&self, state: &State, _lang: Lang) -> Text {
        match self.prompt(state) {
            None => Text::of("The game is over."),
            Some(Prompt::Turn) => Text::of("Your turn: draw a vial, or sell one?"),
            Some(Prompt::Sell) => Text::of("How do you sell it?"),
            Some(Prompt::Answer { from, give }) => Text::new()
                .seat(from, NAMES[from.index()])
                .words("offers you")
                .then(vial(give))
                .words("for one of yours."),
        }
    }

    fn window(&self, state: &State, _lang: Lang) -> Option<WindowName> {
        match self.prompt(state)? {
            Prompt::Answer { .. } => Some(WindowName {
                id: "offers",
                name: "offers".into(),
            }),
            Prompt::Turn | Prompt::Sell => None,
        }
    }

    fn describe(&self, state: &State, choice: &Choice, _lang: Lang) -> Described {
        let pile = || On::Pile("deck".into());
        let on = |card: Card| On::Card(card.0.to_string());
        match *choice {
            Choice::Peek => Described::commit("peek", Text::of("Peek at the next vial")).on(pile()),
            Choice::Draw => Described::commit("draw", Text::of("Draw the next vial")).on(pile()),
            Choice::Hold(card) => {
                Described::step("sell", Text::of("Sell").then(vial(card))).on(on(card))
            }
            Choice::Haggle => {
                let text = Text::of("Haggle: three credits more");
                Described {
                    worth: haggled(state).into_iter().collect(),
                    ..Described::commit("sell", text)
                }
            }
            Choice::Gamble => Described::commit("sell", Text::of("Gamble: a die more")),
            Choice::Pass => Described::pass("pass", Text::of("Nothing to do")),
            Choice::Accept(card) => {
                let text = Text::of("Accept, and give").then(vial(card));
                Described::commit("answer", text).on(on(card))
            }
            Choice::Decline => Described::pass("answer", Text::of("Decline")),
        }
    }

    fn tell(&self, event: &Event, _lang: Lang) -> Text {
        let who = |seat: Seat| Text::new().seat(seat, NAMES[seat.index()]);
        let some = |card: Option<Card>| card.map_or_else(|| Text::of("a vial"), vial);
        match *event {
            Event::Turn { seat } => who(seat).words("is to act."),
            Event::Peeked { seat, card: None } => who(seat).words("peeks at the next vial."),
            Event::Peeked { seat, card } => who(seat).words("peeks:").then(some(card)).words("."),
            Event::Drew { seat, card } => who(seat).words("draws").then(some(card)).words("."),
            Event::Sold {
                seat,
                card,
                bonus,
                rolled,
            } => who(seat)
                .words("sells")
                .then(vial(card))
                .words(if rolled {
                    "and rolls"
                } else {
                    "and haggles for"
                })
                .number(bonus)
                .words("."),
            Event::Passed { seat } => who(seat).words("has nothing to do."),
            Event::Offered { from, to, give } => {
                let text = who(from).words("offers").then(who(to)).then(some(give));
                text.words(".")
            }
            Event::Declined { seat } => who(seat).words("declines."),
            Event::Swapped {
                from,
                to,
                gave,
                got,
            } => who(from)
                .words("gives")
                .then(who(to))
                .then(some(gave))
                .words("for")
                .then(some(got))
                .words("."),
            Event::Conceded { seat } => who(seat).words("gives up."),
            Event::Over => Text::of("The game is over."),
        }
    }

    fn board(&self, view: &View, _lang: Lang, _columns: usize) -> String {
        view::board(view)
    }

    fn why_not(&self, state: &State, choice: &Choice) -> Refusal {
        Refusal::choice(Saying::plain(match choice {
            Choice::Peek | Choice::Draw if state.deck.is_empty() => "no vials are left",
            Choice::Peek => "you know the next vial already",
            Choice::Hold(_) | Choice::Accept(_) => "you have no such vial",
            Choice::Pass => "you can still do something",
            _ => "this answers no pending question",
        }))
    }

    fn hints(&self, state: &State, seat: Seat, _lang: Lang) -> Hints {
        let mut hints = Hints::default();
        if self.decider(state) == Some(seat) && state.deck.is_empty() {
            hints.blocked.push(Blocked {
                on: Some(On::Pile("deck".into())),
                text: Text::of("Draw: no vials are left"),
                rule: None,
            });
        }
        hints
    }

    fn check_offer(&self, state: &State, seat: Seat, offer: &Offer) -> Result<(), Refusal> {
        let seats = SeatSet::all(state.seats);
        let refuse = |why: &str| Err(Refusal::offer(Saying::plain(why)));
        match () {
            () if state.over => Err(Refusal::new(Reason::GameOver, "game-over")),
            () if !seats.contains(seat) || !seats.contains(offer.to) || seat == offer.to => {
                refuse("an offer goes to another player")
            }
            () if state.pending.is_some() => refuse("another offer waits for its answer"),
            () if state.held.is_some() => refuse("a vial is just being sold"),
            () if state.offered.contains(seat) => refuse("you made an offer this turn already"),
            () if !state.hands[seat.index()].contains(offer.give) => {
                refuse("you have no such vial")
            }
            () if state.hands[offer.to.index()].is_empty() => {
                refuse("they have no vial to give for it")
            }
            () => Ok(()),
        }
    }

    fn apply_offer(&self, state: &mut State, seat: Seat, offer: &Offer, log: &mut Log<Event>) {
        let Offer { to, give } = *offer;
        let Some(place) = state.place(seat, give) else {
            return;
        };
        for vial in state.hands[seat.index()].iter_mut() {
            if vial.card == give {
                vial.show(SeatSet::of(to), log);
            }
        }
        state.offered.insert(seat);
        state.pending = Some(Pending {
            from: seat,
            to,
            place,
        });
        log.tell(state, || Event::Offered {
            from: seat,
            to,
            give: Some(give),
        });
    }

    fn propose(&self, state: &State, seat: Seat, fate: &mut Fate) -> Option<Offer> {
        let hand = &state.hands[seat.index()];
        let give = sorted(hand).nth(fate.below(hand.len() as u32) as usize)?;
        let to = Seat(fate.below(u32::from(state.seats)) as u8);
        let offer = Offer { to, give };
        self.check_offer(state, seat, &offer).ok().map(|()| offer)
    }

    fn concede(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), Refusal> {
        if state.over || seat.0 >= state.seats {
            return Err(Refusal::new(
                Reason::CannotConcede,
                Saying::plain("there is nothing to give up"),
            ));
        }
        state.conceded.insert(seat);
        state.over = true;
        log.tell(state, || Event::Conceded { seat });
        log.tell(state, || Event::Over);
        Ok(())
    }

    fn evaluate(&self, state: &State, seat: Seat) -> i32 {
        let worth: i32 = state.hands[seat.index()]
            .cards()
            .map(|c| i32::from(c.0))
            .sum();
        2 * i32::from(state.credits[seat.index()]) + worth
    }
}

fn sorted(pile: &Pile<Card, 12>) -> impl Iterator<Item = Card> {
    let mut cards: Vec<Card> = pile.cards().collect();
    cards.sort_unstable();
    cards.into_iter()
}

fn vial(card: Card) -> Text {
    Text::of("vial").number(card.0)
}

fn draw(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    if let Some(mut next) = state.deck.take_top() {
        next.show(SeatSet::of(seat), log);
        state.hands[seat.index()].put(next);
        let card = Some(next.card);
        log.tell(state, || Event::Drew { seat, card });
    }
}

/// What haggling adds to the worth of a vial.
const HAGGLED: u8 = 3;

/// What haggling for the held vial pays.
fn haggled(state: &State) -> Option<Amount> {
    let held = state.held?;
    let vial = state.hands[state.current.index()]
        .iter()
        .nth(held as usize)?;
    Some(Amount::of("credits", vial.card.0 + HAGGLED))
}

fn sell(state: &mut State, gamble: bool, log: &mut Log<Event>) {
    let seat = state.current;
    let held = state.held.take();
    let hand = &mut state.hands[seat.index()];
    if let Some(mut vial) = held.and_then(|place| hand.take_at(place as usize)) {
        vial.show(SeatSet::ALL, log);
        state.sold.put(vial);
        let card = vial.card;
        let bonus = if gamble {
            state.fate.die(6) as u8
        } else {
            HAGGLED
        };
        let credits = &mut state.credits[seat.index()];
        *credits = credits.saturating_add(card.0 + bonus);
        log.tell(state, || Event::Sold {
            seat,
            card,
            bonus,
            rolled: gamble,
        });
    }
    end_turn(state, log);
}

fn swap(state: &mut State, card: Card, log: &mut Log<Event>) {
    let Some(Pending { from, to, place }) = state.pending.take() else {
        return;
    };
    let gave = state.hands[from.index()].take_at(place as usize);
    let got = state.hands[to.index()].take(card);
    if let (Some(gave), Some(mut got)) = (gave, got) {
        got.show(SeatSet::of(from), log);
        state.hands[from.index()].put(got);
        state.hands[to.index()].put(gave);
        log.tell(state, || Event::Swapped {
            from,
            to,
            gave: Some(gave.card),
            got: Some(got.card),
        });
    }
}

fn end_turn(state: &mut State, log: &mut Log<Event>) {
    let rich = state.credits.iter().any(|&credits| credits >= state.goal);
    let sold_out = state.deck.is_empty() && state.hands.iter().all(Pile::is_empty);
    if rich || sold_out {
        state.over = true;
        log.tell(state, || Event::Over);
        return;
    }
    state.turn += 1;
    state.current = Seat((state.current.0 + 1) % state.seats);
    state.offered = SeatSet::NONE;
    let seat = state.current;
    log.tell(state, || Event::Turn { seat });
}
