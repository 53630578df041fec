//! Every table is one of any game.

use super::step::{hosted, hosted_at};
use super::{AnyDecision, AnyStep, AnyTable, Picked, json, read, said};
use crate::about::agreed;
use crate::record::Act;
use crate::{
    Agreed, AnyOrigin, Astray, Consent, Decision, Explanation, Fate, Fingerprint, Game, Hints,
    Lang, Listed, Log, NoOffer, Offering, Origin, Outcome, Player, PositionHash, Reason, Refusal,
    Saying, Seat, Seed, Step, Table, Text, Unasked, Undo,
};
use serde_json::Value;
use std::any::{Any, TypeId};
use std::collections::BTreeSet;

impl<G: Game> AnyTable for Table<G> {
    fn fingerprint(&self) -> Fingerprint {
        self.game().fingerprint()
    }

    fn plays(&self, content: Fingerprint) -> bool {
        self.game().plays(content)
    }

    fn decision(&self, lang: Lang) -> Option<AnyDecision> {
        let decision = Table::decision(self, lang)?;
        let choices = decision.choices.into_iter().map(|listed| Listed {
            id: listed.id,
            choice: json(&listed.choice),
            described: listed.described,
            barrier: listed.barrier,
        });
        Some(Decision {
            seat: decision.seat,
            prompt: json(&decision.prompt),
            text: decision.text,
            choices: choices.collect(),
            window: decision.window,
            hints: decision.hints,
        })
    }

    fn decider(&self) -> Option<Seat> {
        self.game().decider(Table::state(self))
    }

    fn choose(&mut self, seat: Seat, picked: Picked) -> Result<Box<dyn AnyStep>, Refusal> {
        let step = self.pick(seat, picked);
        Ok(hosted(self, said(&**self.game(), step)?))
    }

    fn follow(&mut self, entry: Value) -> Result<Box<dyn AnyStep>, Astray> {
        let entry = serde_json::from_value(entry);
        let entry = entry.map_err(|error| Astray::Unreadable(error.to_string()))?;
        let step = Table::follow(self, entry)?;
        Ok(hosted(self, step))
    }

    fn offer(&mut self, seat: Seat, offer: Value) -> Result<Box<dyn AnyStep>, Refusal> {
        let offer = read(offer, "unreadable-offer", Reason::IllegalOffer);
        let step = offer.and_then(|offer| Table::offer(self, seat, &offer));
        Ok(hosted(self, said(&**self.game(), step)?))
    }

    fn offers(&self, seat: Seat, lang: Lang) -> Vec<Offering<Value>> {
        let offers = Table::offers(self, seat, lang).into_iter();
        let offers = offers.map(|Offering { offer, text }| Offering {
            offer: json(&offer),
            text,
        });
        offers.collect()
    }

    fn propose(&self, seat: Seat, fate: &mut Fate) -> Option<Value> {
        let offer = self.game().propose(Table::state(self), seat, fate)?;
        Some(json(&offer))
    }

    fn reply(&self, seat: Seat) -> Option<Value> {
        let offer = self.game().reply(Table::state(self), seat)?;
        Some(json(&offer))
    }

    fn undo(&mut self, seat: Seat, consent: Consent) -> Result<Box<dyn AnyStep>, Refusal> {
        let step = Table::undo(self, seat, consent);
        Ok(hosted(self, said(&**self.game(), step)?))
    }

    fn undo_of(&self, seat: Seat) -> Option<Undo> {
        Table::undo_of(self, seat)
    }

    fn undo_to(
        &mut self,
        seat: Seat,
        to: u32,
        consent: Consent,
    ) -> Result<Box<dyn AnyStep>, Refusal> {
        let step = Table::undo_to(self, seat, to, consent);
        Ok(hosted(self, said(&**self.game(), step)?))
    }

    fn undo_since(&self, seat: Seat, to: u32) -> Undo {
        Table::undo_since(self, seat, to)
    }

    fn agreed(&self, lang: Lang) -> Vec<Agreed> {
        let mut origin = &self.record().origin;
        while let Origin::Fork { parent, .. } = origin {
            origin = parent;
        }
        match origin {
            Origin::New { setup, .. } => agreed(self.game().options(lang), setup),
            _ => Vec::new(),
        }
    }

    fn can_concede(&self, seat: Seat) -> Result<(), Refusal> {
        let mut state = Table::state(self).clone();
        let conceded = self.game().concede(&mut state, seat, &mut Log::silent());
        said(&**self.game(), conceded)
    }

    fn has_offers(&self) -> bool {
        let seats = self.game().seats(Table::state(self));
        let seats = seats.into_iter().flatten();
        let knows_offers = TypeId::of::<G::Offer>() != TypeId::of::<NoOffer>();
        knows_offers && seats.collect::<BTreeSet<_>>().len() > 1
    }

    fn concede(&mut self, seat: Seat) -> Result<Box<dyn AnyStep>, Refusal> {
        let step = Table::concede(self, seat);
        Ok(hosted(self, said(&**self.game(), step)?))
    }

    fn explain(&self, seat: Seat, lang: Lang) -> Explanation {
        Table::explain(self, seat, lang)
    }

    fn hints(&self, seat: Seat, lang: Lang) -> Hints {
        Table::hints(self, seat, lang)
    }

    fn view(&self, viewer: Option<Seat>) -> Value {
        json(&Table::view(self, viewer))
    }

    fn board(&self, viewer: Option<Seat>, lang: Lang, columns: usize) -> String {
        let view = Table::view(self, viewer);
        self.game().board(&view, lang, columns)
    }

    fn in_words(&self, viewer: Option<Seat>, lang: Lang) -> Vec<Text> {
        let view = Table::view(self, viewer);
        self.game().in_words(&view, lang)
    }

    fn result(&self, lang: Lang) -> Vec<Text> {
        self.game().result(&Table::view(self, None), lang)
    }

    fn state(&self) -> Value {
        json(Table::state(self))
    }

    fn words(&self) -> Value {
        json(&self.game().words(Table::state(self)))
    }

    fn outcome(&self) -> Option<Outcome> {
        Table::outcome(self)
    }

    fn players(&self, lang: Lang) -> Vec<Player> {
        Table::players(self, lang)
    }

    fn turn(&self) -> u32 {
        self.game().turn(Table::state(self))
    }

    fn position(&self) -> u32 {
        Table::position(self)
    }

    fn hash(&self) -> PositionHash {
        Table::hash(self)
    }

    fn draws(&self) -> u64 {
        self.game().fate(self.state()).draws()
    }

    fn unasked(&self) -> Option<Unasked> {
        Table::unasked(self)
    }

    fn has_gone_back(&self) -> bool {
        let last = self.record().entries.last();
        last.is_some_and(|entry| matches!(entry.act, Act::Undo { .. }))
    }

    fn acted(&self, seat: Seat) -> u32 {
        Table::acted(self, seat)
    }

    fn at(&self, position: u32) -> Option<Box<dyn AnyTable>> {
        Some(Box::new(Table::at(self, position)?))
    }

    fn step_to(&self, position: u32) -> Option<Box<dyn AnyStep>> {
        let mut found = None;
        let told = &mut |step| found = Some(step);
        AnyTable::story(self, position.checked_sub(1), position, told);
        found
    }

    fn story(&self, after: Option<u32>, to: u32, told: &mut dyn FnMut(Box<dyn AnyStep>)) {
        Table::story(self, after, to, |position, step, state| {
            told(hosted_at(self, position, step, state));
        });
    }

    fn fork(&self, position: u32, seed: Seed) -> Option<Box<dyn AnyTable>> {
        Some(Box::new(Table::fork(self, position, seed)?))
    }

    fn fork_as(&self, position: u32, seat: Seat, seed: Seed) -> Result<Box<dyn AnyTable>, Refusal> {
        let forked = Table::fork_as(self, position, seat, seed);
        Ok(Box::new(said(&**self.game(), forked)?))
    }

    fn origin(&self) -> AnyOrigin {
        self.record().origin.as_any()
    }

    fn save(&self) -> Value {
        Table::save(self)
    }

    fn entries_from(&self, position: u32) -> Vec<Value> {
        let entries = self.record().entries.iter();
        entries.skip(position as usize).map(json).collect()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl<G: Game> Table<G> {
    fn pick(&mut self, seat: Seat, picked: Picked) -> Result<Step<G::Event>, Refusal> {
        let read = |choice| read(choice, "unreadable-choice", Reason::Unreadable);
        match picked {
            Picked::Id(id) => {
                let choice = self.listed(seat, id)?;
                Table::choose(self, seat, &choice)
            }
            Picked::Choice(choice) => Table::choose(self, seat, &read(choice)?),
            Picked::Choices(choices) => {
                let choices = choices.into_iter().map(read);
                self.choose_all(seat, &choices.collect::<Result<Vec<_>, _>>()?)
            }
        }
    }

    /// The choice with a number in the pending decision's list.
    fn listed(&self, seat: Seat, id: usize) -> Result<G::Choice, Refusal> {
        crate::game::check_seat(&**self.game(), self.state(), seat)?;
        let mut choices = Vec::new();
        self.game().choices(self.state(), &mut choices);
        let last = choices.len().checked_sub(1);
        choices.into_iter().nth(id).ok_or_else(|| {
            let saying = match last {
                Some(last) => Saying::new("no-such-choice").with("last", last),
                None => Saying::new("no-choice-at-all"),
            };
            Refusal::choice(saying.with("id", id))
        })
    }
}
