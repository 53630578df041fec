//! From one decision to the next: what is half done goes on until somebody has to decide, what can
//! be chosen then, and what a choice does.

use crate::OuterRim;
use crate::choice::{Choice, Prompt};
use crate::event::Event;
use crate::state::{Bearer, Frame, Gaining, PlayerId, Running, ShipOffer, State, Step};
use tabletop::Log;

/// More choices than nearly all decisions have: their list grows no further.
pub(crate) const USUAL: usize = 32;

impl OuterRim {
    /// Runs until somebody has to decide, or the game is over.
    pub(crate) fn settle(&self, state: &mut State, log: &mut Log<Event>) {
        loop {
            if matches!(state.step, Step::Over(_)) {
                return;
            }
            if state.unsettled {
                self.tidy(state, log);
            }
            // An effect is finished before its fame counts for victory.
            let inside = matches!(state.stack.last(), Some(Frame::Script { .. }));
            if !inside && self.check_victory(state, log) {
                return;
            }
            let waits = if state.stack.is_empty() {
                self.between(state, log)
            } else {
                self.frame_waits(state, log)
            };
            if waits && !self.rival_decides(state) {
                return;
            }
            if waits {
                self.answer_for_rival(state, log);
            }
        }
    }

    /// Goes on with the innermost half-done thing. Says whether somebody has to decide.
    fn frame_waits(&self, state: &mut State, log: &mut Log<Event>) -> bool {
        let Some(&frame) = state.stack.last() else {
            return false;
        };
        match frame {
            Frame::None => {
                state.stack.pop();
            }
            Frame::Script(running) => return self.script_step(state, running, log),
            Frame::Combat => self.combat_step(state, log),
            Frame::Suffer { .. } => self.suffer_step(state, log),
            Frame::Defeat { .. } => self.defeat_step(state, log),
            Frame::Test { .. } => self.test_step(state, log),
            Frame::Roll { .. } => self.roll_step(state),
            Frame::IllegalRoll { .. } => self.illegal_step(state, log),
            Frame::Move { .. } => return self.move_step(state, log),
            Frame::PatrolMove { .. } => return self.patrol_step(state, log),
            Frame::Reveal { deck } => {
                state.stack.pop();
                self.reveal_after_purchase(state, deck, log);
            }
            Frame::Job { .. } | Frame::Databank { .. } | Frame::Buying => {
                state.stack.pop();
            }
            Frame::Rewarded { player, feat } => {
                state.stack.pop();
                self.feat(state, player, feat, log);
            }
            Frame::Encounter { .. } => self.end_encounter(state, log),
            Frame::HalfDone => return true,
            Frame::Overflow { player } if self.all_fits(state, player) => {
                state.stack.pop();
            }
            Frame::PatrolFree { left: 0, .. } => {
                state.stack.pop();
            }
            Frame::Hunt { .. } | Frame::Spoils { .. } | Frame::Protect { .. } | Frame::Offered => {
                return true;
            }
            // All the others ask.
            _ => return self.asks_more_than_one(state, &frame, log),
        }
        false
    }

    /// Whether there is a choice at all. What has one answer is done, what has none is dropped.
    fn asks_more_than_one(&self, state: &mut State, frame: &Frame, log: &mut Log<Event>) -> bool {
        let mut choices = Vec::with_capacity(USUAL);
        self.frame_choices(state, frame, &mut choices);
        match choices[..] {
            [] => {
                state.stack.pop();
                false
            }
            [_] if self.must_be_asked(state, frame) => true,
            // Nobody's assets are given away unasked: what follows may end the time to take it back.
            [Choice::Barter(_) | Choice::MakeRoom(_)] => true,
            [only] => {
                self.apply_choice(state, only, log);
                false
            }
            _ => true,
        }
    }

    /// Whether a question with one answer must be asked all the same: going on would betray what
    /// somebody holds, or end what others may still offer.
    fn must_be_asked(&self, state: &State, frame: &Frame) -> bool {
        match *frame {
            Frame::Trade => true,
            Frame::Market { discarded: true } => self.could_be_lent(state),
            Frame::ShipChoice(offer) => {
                let lendable = self.lendable(state, offer.player);
                self.affordable_ships(state, offer, lendable)
                    .next()
                    .is_some()
            }
            _ => self.asks_for_secrecy(state, frame),
        }
    }

    /// Whether somebody is asked only because not asking would betray what they hold.
    pub(crate) fn asks_for_secrecy(&self, state: &State, frame: &Frame) -> bool {
        match *frame {
            Frame::Window(open) => self
                .window_decider(state)
                .is_some_and(|(player, _)| self.may_hold_secret(state, player, open.window)),
            _ => false,
        }
    }

    /// Who has to decide.
    pub(crate) fn deciding(&self, state: &State) -> Option<PlayerId> {
        let Some(frame) = state.stack.last() else {
            return match state.step {
                Step::Over(_) => None,
                // rule: solo-setup/you-pick-the-rival-after-your-own-character
                Step::ChooseCharacter(player) if state.is_rival(player) => Some(state.first),
                Step::ChooseCharacter(player)
                | Step::ChooseShip(player)
                | Step::ChooseFaction(player) => Some(player),
                _ => Some(state.current),
            };
        };
        Some(match *frame {
            Frame::Script(running) => self.script_decider(state, running),
            Frame::Window { .. } => match self.window_decider(state) {
                Some((player, _)) => player,
                None => state.current,
            },
            Frame::Move { player, .. }
            | Frame::Purchase { player, .. }
            | Frame::ShipChoice(ShipOffer { player, .. })
            | Frame::Gain { player, .. }
            | Frame::Overflow { player } => player,
            Frame::PlaceContact { by, .. }
            | Frame::PatrolFree { by, .. }
            | Frame::PickDice { by, .. } => by,
            Frame::Protect { owner, .. } => owner,
            // What is half done of the rival's turn has no words: its opponent lets it go on.
            Frame::HalfDone if state.is_rival(state.current) => state.left_of(state.current),
            Frame::Offered => state.deal.map_or(state.current, |deal| deal.to),
            _ => state.current,
        })
    }

    /// Every choice of who has to decide.
    pub(crate) fn list(&self, state: &State, out: &mut Vec<Choice>) {
        match state.stack.last() {
            Some(frame) => self.frame_choices(state, frame, out),
            None => match state.step {
                Step::ChooseCharacter(_) | Step::ChooseShip(_) | Step::ChooseFaction(_) => {
                    self.setup_choices(state, out);
                }
                Step::Planning => self.planning_choices(state, out),
                Step::Action => self.action_choices(state, out),
                Step::Encounter => self.encounter_choices(state, out),
                Step::Planned | Step::Rival | Step::TurnEnd | Step::Over(_) => {}
            },
        }
    }

    fn frame_choices(&self, state: &State, frame: &Frame, out: &mut Vec<Choice>) {
        match *frame {
            Frame::Script(running) => self.script_choices(state, running, out),
            Frame::Window { .. } => self.window_choices(state, out),
            Frame::Move { player, left, .. } => self.move_choices(state, player, left, out),
            Frame::Deliver { tried } => self.deliver_choices(state, &tried, out),
            Frame::Market { discarded } => self.market_choices(state, discarded, out),
            Frame::Purchase { .. } => self.payment_choices(state, out),
            Frame::ShipChoice(offer) => {
                out.extend(self.affordable_ships(state, offer, 0).map(Choice::Ship));
                // A purchase from the market is begun only if it is wanted.
                out.push(Choice::Pass);
            }
            Frame::PatrolMove { .. } | Frame::PatrolFree { .. } => {
                let (steps, may_rest) = self.patrol_goes(state, frame);
                out.extend(steps.iter().map(Choice::Space));
                if may_rest {
                    out.push(Choice::Pass);
                }
            }
            Frame::Gain { card, player, how } => {
                self.gain_choices(state, (card, player, how), out);
            }
            Frame::Overflow { player } => self.overflow_choices(state, player, out),
            Frame::PlaceContact { near, .. } => {
                out.extend(self.nearest_berths(state, near).map(Choice::Berth));
            }
            Frame::PickDice { .. } => self.dice_choices(state, out),
            Frame::Spoils { .. } => out.extend([Choice::Eliminate, Choice::Capture]),
            Frame::Hunt { .. } => self.hunt_choices(out),
            Frame::Protect { .. } => out.extend([Choice::Protect, Choice::Pass]),
            Frame::Trade | Frame::HalfDone => out.push(Choice::Pass),
            Frame::Offered => out.extend([Choice::Accept, Choice::Pass]),
            _ => {}
        }
    }

    /// Makes a choice of who has to decide.
    pub(crate) fn apply_choice(&self, state: &mut State, choice: Choice, log: &mut Log<Event>) {
        state.memory.declined *= u8::from(matches!(state.stack.last(), Some(Frame::Offered)));
        let Some(&frame) = state.stack.last() else {
            match state.step {
                Step::Planning => self.plan(state, choice, log),
                Step::Action => self.act(state, choice, log),
                Step::Encounter => self.encounter(state, choice, log),
                Step::Planned | Step::Rival | Step::TurnEnd | Step::Over(_) => {}
                _ => self.set_up(state, choice, log),
            }
            return;
        };
        match (frame, choice) {
            (Frame::Script { .. }, _) => {
                self.agree(state, choice);
                self.answer(state, choice, log);
            }
            (Frame::Window { .. }, Choice::First(player)) => self.first(state, player),
            (Frame::Window { .. }, Choice::Use(ability)) => {
                if let Some((player, _)) = self.window_decider(state) {
                    self.use_ability(state, player, ability, log);
                }
            }
            (Frame::Window { .. }, _) => self.pass_window(state),
            (Frame::Move { .. }, Choice::Fly(space)) => self.fly(state, space, log),
            (Frame::Deliver { .. }, Choice::DeliverCard(card)) => self.deliver(state, card, log),
            (Frame::Market { .. }, Choice::DiscardTop(deck)) => self.discard_top(state, deck, log),
            (Frame::Market { .. }, Choice::Buy(deck)) => {
                state.stack.pop();
                state.stack.push(Frame::Buying);
                self.buy(state, state.current, deck, 0);
            }
            (Frame::Purchase { .. }, Choice::Barter(card)) => self.barter(state, card, log),
            (Frame::Purchase { .. }, _) => self.pay(state, log),
            (Frame::ShipChoice(offer), Choice::Ship(ship)) => {
                state.stack.pop();
                self.purchase(state, self.offered_ship(offer, ship));
            }
            (Frame::PatrolMove { .. } | Frame::PatrolFree { .. }, Choice::Space(space)) => {
                self.fly_patrol(state, space, log);
            }
            (Frame::Gain { card, player, how }, Choice::Take) => {
                state.stack.pop();
                let bought = how == Gaining::Bought;
                self.take_asset(state, player, card, bought, log);
            }
            (Frame::Gain { player, .. }, Choice::MakeRoom(old)) => {
                self.make_room(state, player, old, log);
            }
            (Frame::Gain { card, player, .. }, _) => {
                state.stack.pop();
                log.tell(state, || Event::Refused { player, card });
                self.refuse(state, card, log);
            }
            (Frame::Overflow { player }, Choice::Card(card)) => {
                self.discard_asset(state, player, card, log);
            }
            (Frame::PlaceContact { contact, .. }, Choice::Berth(berth)) => {
                state.stack.pop();
                self.place_contact(state, contact, berth, log);
            }
            (Frame::PickDice { .. }, Choice::Die(place)) => self.pick_die(state, place),
            (Frame::PickDice { .. }, _) => self.finish_dice(state, log),
            (Frame::Spoils { .. }, Choice::Eliminate) => self.eliminate(state, log),
            (Frame::Spoils { .. }, _) => self.capture(state, log),
            (Frame::Hunt { berth }, Choice::Fight) => {
                state.stack.pop();
                self.fight_contact(state, berth, log);
            }
            (Frame::Hunt { berth }, _) => {
                state.stack.pop();
                self.resolve_contact(state, berth, false, log);
            }
            (Frame::Protect { .. }, _) => {
                self.answer_protect(state, choice == Choice::Protect, log);
            }
            (Frame::HalfDone, _) => self.take_up(state),
            (Frame::Offered, _) => self.answer_offer(state, choice == Choice::Accept, log),
            _ => {
                state.stack.pop();
            }
        }
    }

    /// A refused asset goes home, unless its card is still being resolved.
    fn refuse(&self, state: &mut State, card: crate::state::CardId, log: &mut Log<Event>) {
        let resolving = state
            .stack
            .iter()
            .any(|frame| matches!(frame, Frame::Encounter { card: other, .. } if *other == card));
        if !resolving {
            self.put_home(state, card, log);
        }
        // rule: market/discard-moves-no-patrol
        if let Some(&Frame::Reveal { deck }) = state.stack.last() {
            state.stack.pop();
            self.reveal_top(state, deck, log);
        }
        // A contact who does not come along stays where they are.
        for frame in state.stack.iter_mut() {
            if let Frame::Script(running) = frame
                && running.bearer == Bearer::Card(card)
            {
                running.berth = None;
            }
        }
    }

    /// What is asked.
    pub(crate) fn asked(&self, state: &State) -> Option<Prompt> {
        let Some(frame) = state.stack.last() else {
            return match state.step {
                Step::ChooseCharacter(player) if state.is_rival(player) => Some(Prompt::Rival),
                Step::ChooseCharacter(_) => Some(Prompt::Character),
                Step::ChooseShip(_) => Some(Prompt::Ship),
                Step::ChooseFaction(_) => Some(Prompt::StartFaction),
                Step::Planning => Some(Prompt::Planning),
                Step::Action => Some(Prompt::Action),
                Step::Encounter => Some(Prompt::Encounter),
                Step::Planned | Step::Rival | Step::TurnEnd | Step::Over(_) => None,
            };
        };
        Some(match *frame {
            Frame::Script(Running { bearer, .. }) => Prompt::Effect { bearer },
            Frame::Window { .. } => match self.window_decider(state) {
                Some((_, true)) => Prompt::Order,
                _ => Prompt::Abilities,
            },
            Frame::Move { left, .. } => Prompt::Movement { left },
            Frame::Deliver { .. } => Prompt::Deliver,
            Frame::Market { discarded: false } => Prompt::Market,
            Frame::Market { .. } => Prompt::MarketBuy,
            Frame::Purchase {
                card, ship, due, ..
            } => Prompt::Payment {
                card,
                ship,
                due: u32::from(due) * 1000,
            },
            Frame::ShipChoice(_) => Prompt::Ship,
            Frame::PatrolMove {
                faction,
                icon: card,
                left,
                ..
            } => Prompt::PatrolPath {
                faction,
                card,
                left,
            },
            Frame::PatrolFree { faction, left, .. } => Prompt::PatrolPath {
                faction,
                card: None,
                left,
            },
            Frame::Gain { card, .. } => Prompt::Gain { card },
            Frame::Overflow { .. } => Prompt::Overflow,
            Frame::PlaceContact { contact, .. } => Prompt::PlaceContact { contact },
            Frame::PickDice { left, .. } => Prompt::Dice { left },
            Frame::Spoils { contact, .. } => Prompt::Spoils { contact },
            Frame::Hunt { berth } => Prompt::HuntContact {
                contact: state.berths[berth.index()]
                    .map(|token| token.contact.card)
                    .unwrap_or_default(),
            },
            Frame::Protect { crew, .. } => Prompt::ProtectCrew { crew },
            Frame::Trade => Prompt::Trade,
            Frame::HalfDone => Prompt::HalfDone,
            Frame::Offered => Prompt::Offer {
                from: state.deal.map(|deal| deal.from).unwrap_or_default(),
            },
            _ => return None,
        })
    }
}
