//! The rules of Coaxium.

use crate::state::{Card, Choice, Event, MOST_SEATS, Offer, Pending, Prompt, Setup, State, VIALS};
use crate::{Coaxium, Scenario, View, say, scenario, view};
use tabletop::{
    About, Amount, Blocked, Dealer, Described, Fate, Fingerprint, Game, Hidden, Hints, Lang, Log,
    On, Outcome, Part, Pile, Player, Reason, Refusal, Saying, Seat, SeatSet, SetupChoice,
    SetupOption, Text, WindowName,
};

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

    fn title(&self, lang: Lang) -> String {
        self.plain(lang, "title", &[])
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
        if setup.teams && setup.seats != MOST_SEATS as u8 {
            return Err(Refusal::setup(Saying::plain("teams: two play against two")));
        }
        let hands = vec![Vec::new(); setup.seats as usize];
        let blank = Scenario {
            goal: setup.goal,
            teams: setup.teams,
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

    fn about(&self, lang: Lang) -> About {
        say::about(self, lang)
    }

    fn languages(&self) -> Vec<Lang> {
        self.languages.known()
    }

    fn options(&self, lang: Lang) -> Vec<SetupOption<SetupChoice<Setup>>> {
        say::options(self, lang)
    }

    fn players(&self, state: &State, lang: Lang) -> Vec<Player> {
        (0..state.seats)
            .map(|seat| Player {
                name: self.name(Seat(seat), lang),
                seat: Some(Seat(seat)),
                team: state.team(seat),
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
            let mut team = (0..state.seats).filter(|&other| state.team(other) == state.team(seat));
            let stayed = !team.any(|other| state.conceded.contains(Seat(other)));
            (stayed, state.credits_of_team(seat))
        };
        let place = |seat: u8| {
            let teams = (0..state.seats).filter(|&first| state.team(first) == first);
            let better = teams.filter(|&other| standing(other) > standing(seat));
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

    fn ask(&self, state: &State, lang: Lang) -> Text {
        say::ask(self, state, lang)
    }

    fn window(&self, state: &State, lang: Lang) -> Option<WindowName> {
        match self.prompt(state)? {
            Prompt::Answer { .. } => Some(WindowName {
                id: "offers",
                name: self.plain(lang, "offers", &[]),
            }),
            Prompt::Turn | Prompt::Sell => None,
        }
    }

    fn describe(&self, state: &State, choice: &Choice, lang: Lang) -> Described {
        say::describe(self, state, *choice, lang)
    }

    fn part(&self, _state: &State, choice: &Choice) -> Part {
        say::part(*choice)
    }

    fn tell(&self, event: &Event, lang: Lang) -> Text {
        say::tell(self, event, lang)
    }

    fn board(&self, view: &View, lang: Lang, _columns: usize) -> String {
        let lines = say::lines(self, view, lang);
        let lines = lines.iter().map(|line| format!("{line}\n"));
        lines.collect()
    }

    fn in_words(&self, view: &View, lang: Lang) -> Vec<Text> {
        say::lines(self, view, lang)
    }

    fn result(&self, view: &View, lang: Lang) -> Vec<Text> {
        say::result(self, view, lang)
    }

    fn why_not(&self, state: &State, choice: &Choice) -> Refusal {
        Refusal::choice(match choice {
            Choice::Peek | Choice::Draw if state.deck.is_empty() => "no-vials-left",
            Choice::Peek => "known-already",
            Choice::Hold(_) | Choice::Accept(_) => "no-such-vial",
            Choice::Pass => "not-idle",
            _ => "answers-nothing",
        })
    }

    fn worded(&self, saying: &Saying, lang: Lang) -> Option<String> {
        let said = self.messages(lang).word(saying, str::to_string);
        said.map(|text| text.to_string())
    }

    fn hints(&self, state: &State, seat: Seat, lang: Lang) -> Hints {
        let mut hints = Hints::default();
        if self.decider(state) == Some(seat) && state.deck.is_empty() {
            hints.blocked.push(Blocked {
                on: Some(On::Pile("deck".into())),
                text: self.messages(lang).format("draw-none", &[]),
                rule: None,
            });
        }
        hints
    }

    fn check_offer(&self, state: &State, seat: Seat, offer: &Offer) -> Result<(), Refusal> {
        let seats = SeatSet::all(state.seats);
        let refuse = |why: &'static str| Err(Refusal::offer(why));
        match () {
            () if state.over => Err(Refusal::new(Reason::GameOver, "game-over")),
            () if !seats.contains(seat) || !seats.contains(offer.to) || seat == offer.to => {
                refuse("offer-to-another")
            }
            () if state.pending.is_some() => refuse("offer-waits"),
            () if state.held.is_some() => refuse("offer-while-selling"),
            () if state.offered.contains(seat) => refuse("offer-once"),
            () if !state.hands[seat.index()].contains(offer.give) => refuse("no-such-vial"),
            () if state.hands[offer.to.index()].is_empty() => refuse("offer-for-nothing"),
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

    fn offers(&self, state: &State, seat: Seat) -> Vec<Offer> {
        let hand = || sorted(&state.hands[seat.index()]);
        let all = (0..state.seats).map(Seat);
        let all = all.flat_map(|to| hand().map(move |give| Offer { to, give }));
        all.filter(|offer| self.check_offer(state, seat, offer).is_ok())
            .collect()
    }

    fn describe_offer(&self, _state: &State, offer: &Offer, lang: Lang) -> Text {
        say::offer(self, offer, lang)
    }

    fn concede(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) -> Result<(), Refusal> {
        if state.over || seat.0 >= state.seats {
            return Err(Refusal::new(Reason::CannotConcede, "nothing-to-give-up"));
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
pub(crate) fn haggled(state: &State) -> Option<Amount> {
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
    let goal = u16::from(state.goal);
    let rich = (0..state.seats).any(|seat| state.credits_of_team(seat) >= goal);
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
