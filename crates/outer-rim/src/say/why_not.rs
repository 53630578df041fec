//! Why a choice is refused, with the rule that decides it.
//!
//! The choice may come from anywhere and name anything, also what does not exist. Only what the
//! decider sees is named in the answer.

use super::house;
use super::speaker::Speaker;
use crate::OuterRim;
use crate::choice::{Choice, Prompt};
use crate::content::{ByFacts, Company, Expansion, Marker, Market, Moment};
use crate::flow;
use crate::rules::{
    Conflict, abilities, ambitions, assets, character_bounties, galaxy, market, turn,
};
use crate::scenario;
use crate::state::{AbilityId, BerthId, CardId, Frame, PlayerId, SpaceId, State};
use rulebook::rule_id;
use tabletop::{Lang, Refusal, Saying, Term};

/// Why not, and the rule behind it.
pub(super) struct Reason {
    pub(super) saying: Saying,
    pub(super) rule: Option<&'static str>,
}

/// What is to be said in a language, if there is a message for it.
pub(crate) fn worded(game: &OuterRim, saying: &Saying, lang: Lang) -> Option<String> {
    let text = Speaker::new(game, lang).said(saying);
    let messages = game.library().content().messages(lang);
    text.map(|text| messages.plain(&text))
}

pub(crate) fn why_not(game: &OuterRim, state: &State, choice: &Choice) -> Refusal {
    let asking = WhyNot {
        game,
        state,
        decider: flow::decider(game, state).unwrap_or(state.current),
    };
    let Reason { saying, rule } = asking.reason(choice);
    let refusal = Refusal::choice(saying);
    match rule {
        Some(rule) => refusal.by(rule),
        None => refusal,
    }
}

/// Why a player cannot buy the top card of a deck; nothing if they can.
pub(super) fn buy_blocked(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    deck: Market,
) -> Option<Reason> {
    let say = |saying: Saying, rule| Reason {
        saying,
        rule: Some(rule),
    };
    let too_dear = |due: u16| {
        Saying::new("refused-too-expensive")
            .with("n", credits(due))
            .with("have", credits(state.area(player).credits))
    };
    let here = state.area(player).space;
    // A card may send one to the market anywhere, and once more.
    let is_buying = matches!(state.stack.last(), Some(Frame::Market { .. }));
    if !is_buying && state.memory.marketed {
        let rule = rule_id!("actions/each-once-per-step");
        return Some(say("refused-marketed".into(), rule));
    }
    if !is_buying && !galaxy::is_planet(game, here) {
        let rule = rule_id!("market/planet-only");
        return Some(say("refused-no-market".into(), rule));
    }
    let Some(card) = market::top(state, deck) else {
        let rule = rule_id!("foundations/short-deck-draw");
        return Some(say("refused-market-empty".into(), rule));
    };
    let facts = game.library.card(card);
    if facts.used_ship {
        let can = market::can_buy(game, state, player, deck, 0, 0);
        let rule = rule_id!("buying/pay-the-cost");
        return (!can).then(|| say(too_dear(cheapest_ship(game, state)), rule));
    }
    if let Some(asset) = &facts.asset {
        if !market::is_sold_in(state, asset, here) {
            let rule = match asset.not_on.has(here) {
                true => rule_id!("buying/card-restrictions-hold"),
                false => rule_id!("patrol-cargo/not-bought-beside-the-patrol"),
            };
            let saying = Saying::new("refused-not-here").with("space", space(game, here));
            return Some(say(saying, rule));
        }
        if !assets::has_place(game, state, player, card, &[]) {
            let rule = rule_id!("buying/must-be-placed");
            return Some(say("refused-no-slot".into(), rule));
        }
    }
    let Some(wish) = market::wish(game, state, player, deck, 0) else {
        let rule = rule_id!("foundations/limited-components");
        return Some(say("refused-ship-owned".into(), rule));
    };
    let rule = rule_id!("buying/pay-the-cost");
    let can = market::can_buy(game, state, player, deck, 0, 0);
    (!can).then(|| say(too_dear(market::due(game, state, wish)), rule))
}

fn credits(thousands: u16) -> Term {
    Term::Number(i32::from(thousands) * 1000)
}

fn space(game: &OuterRim, space: SpaceId) -> Term {
    Term::Space(scenario::printed_space(game, space).id.clone())
}

fn cheapest_ship(game: &OuterRim, state: &State) -> u16 {
    let costs = market::ship_supply(game, state).map(|ship| game.library.ship(ship).cost);
    costs.min().unwrap_or(0)
}

struct WhyNot<'a> {
    game: &'a OuterRim,
    state: &'a State,
    decider: PlayerId,
}

impl WhyNot<'_> {
    fn plain(&self, id: &'static str) -> Reason {
        Reason {
            saying: id.into(),
            rule: None,
        }
    }

    fn by(&self, id: &'static str, rule: &'static str) -> Reason {
        Reason {
            rule: Some(rule),
            ..self.plain(id)
        }
    }

    fn reason(&self, choice: &Choice) -> Reason {
        if !self.exists(choice) {
            return self.plain("refused-no-such-thing");
        }
        let Some(prompt) = flow::prompt(self.game, self.state) else {
            return self.plain("refused-not-asked");
        };
        match (prompt, *choice) {
            (Prompt::Planning, Choice::Move | Choice::Income)
                if self.state.area(self.decider).defeated =>
            {
                self.by(
                    "refused-defeated",
                    rule_id!("defeat/must-recover-in-planning"),
                )
            }
            (Prompt::Movement { .. }, Choice::Fly(space)) => self.fly(space),
            (Prompt::Action, _) => self.action(choice),
            (Prompt::Deliver, Choice::DeliverCard(_)) => self.by(
                "refused-not-deliverable",
                rule_id!("deliver/cargo-at-destination"),
            ),
            (Prompt::Market, Choice::DiscardTop(_)) => self.by(
                "refused-market-empty",
                rule_id!("foundations/short-deck-draw"),
            ),
            (Prompt::MarketBuy, Choice::DiscardTop(_)) => self.discard(),
            (Prompt::Market | Prompt::MarketBuy, Choice::Buy(deck)) => {
                buy_blocked(self.game, self.state, self.decider, deck)
                    .unwrap_or_else(|| self.plain("refused"))
            }
            (Prompt::Payment { .. }, Choice::Barter(card)) => self.barter(card),
            (Prompt::Payment { due, .. }, Choice::Pay) => {
                let have = credits(self.state.area(self.decider).credits);
                Reason {
                    saying: Saying::new("refused-pay").with("n", due).with("have", have),
                    rule: Some(rule_id!("credits/no-spending-beyond-means")),
                }
            }
            (Prompt::Encounter, _) => self.encounter(choice),
            (_, Choice::Cross | Choice::Stay) => self.by(
                "refused-crossing",
                rule_id!("core-worlds/announcement-cannot-be-changed"),
            ),
            (Prompt::Abilities, Choice::Use(ability)) => self.ability(ability, None),
            (Prompt::Planning, Choice::Use(ability)) => {
                self.ability(ability, Some(Moment::Planning))
            }
            (Prompt::Character, Choice::Character(_)) => self.by(
                "refused-taken",
                rule_id!("foundations/one-character-per-player"),
            ),
            (Prompt::Ambition, Choice::Ambition(_)) => self.by(
                "refused-sheet",
                rule_id!("ambitions/choose-in-reverse-turn-order"),
            ),
            (Prompt::Ship, Choice::Ship(_)) => self.plain("refused-option"),
            (Prompt::RevealContact { .. }, Choice::Berth(_) | Choice::Pass) => self.by(
                "refused-reveal-contact",
                rule_id!("reveal-contact/must-flip-one-facedown-contact"),
            ),
            (Prompt::Gain { .. }, Choice::Take) => {
                self.by("refused-no-slot", rule_id!("assets/no-room-no-gain"))
            }
            (Prompt::Gain { card }, Choice::Pass) if assets::is_forced(self.game, card) => {
                let rule = rule_id!("clarifications/forced-cards-must-find-a-slot");
                self.by("refused-pass", rule)
            }
            (_, Choice::Pass) => self.plain("refused-pass"),
            (
                Prompt::Effect { .. },
                Choice::Option(_)
                | Choice::Player(_)
                | Choice::Card(_)
                | Choice::Berth(_)
                | Choice::Space(_)
                | Choice::Faction(_)
                | Choice::Yes,
            ) => self.plain("refused-option"),
            _ => self.plain("refused-not-asked"),
        }
    }

    /// Whether everything the choice names exists.
    fn exists(&self, choice: &Choice) -> bool {
        let library = &self.game.library;
        let card = |card: CardId| card.index() < library.cards.len();
        let space = |space: SpaceId| space.index() < library.spaces.len();
        let player = |player: PlayerId| player.index() < self.state.players.len();
        let berth = |berth: BerthId| berth.index() < library.berths.len();
        match *choice {
            Choice::Character(one) => one.index() < library.characters.len(),
            Choice::Ship(one) => one.index() < library.ships.len(),
            Choice::Ambition(one) => one.index() < library.ambitions.len(),
            Choice::Fly(one) | Choice::Space(one) => space(one),
            Choice::DeliverCard(one)
            | Choice::Barter(one)
            | Choice::Attempt(one)
            | Choice::Card(one)
            | Choice::MakeRoom(one) => card(one),
            Choice::Hunt(one, other) => card(one) && card(other),
            Choice::HuntPlayer(one, other) => card(one) && player(other),
            Choice::EncounterContact(one) | Choice::Berth(one) => berth(one),
            Choice::Use(one) => one.index() < library.abilities.len(),
            Choice::First(one) | Choice::Player(one) => player(one),
            Choice::Conflict(act) => act.against().is_none_or(player),
            _ => true,
        }
    }

    fn fly(&self, space: SpaceId) -> Reason {
        let spent = matches!(self.state.stack.last(), Some(Frame::Move { left: 0, .. }));
        if spent {
            return self.by("refused-no-moves", rule_id!("movement/up-to-hyperdrive"));
        }
        let space = self::space(self.game, space);
        Reason {
            saying: Saying::new("refused-not-adjacent").with("space", space),
            rule: Some(rule_id!("movement/one-step-per-adjacent-space")),
        }
    }

    fn action(&self, choice: &Choice) -> Reason {
        let memory = &self.state.memory;
        let once = rule_id!("actions/each-once-per-step");
        match *choice {
            Choice::Deliver if memory.delivered => self.by("refused-once", once),
            Choice::Market if memory.marketed => self.by("refused-once", once),
            Choice::Trade if memory.traded => self.by("refused-once", once),
            Choice::Deliver => self.by(
                "refused-nothing-to-deliver",
                rule_id!("deliver/cargo-at-destination"),
            ),
            Choice::Market => self.by("refused-no-market", rule_id!("market/planet-only")),
            Choice::Trade => self.by("refused-nobody-here", rule_id!("trade/needs-shared-space")),
            Choice::Use(ability) => self.ability(ability, Some(Moment::Action)),
            Choice::Conflict(act) => self.conflict(act),
            _ => self.plain("refused-not-asked"),
        }
    }

    /// Why no further card of a market deck can be discarded.
    fn discard(&self) -> Reason {
        let again = match self.state.stack.last() {
            Some(Frame::Market { again, .. }) => *again,
            _ => None,
        };
        if !self.game.library.has(Expansion::UnfinishedBusiness) {
            self.by("refused-once", rule_id!("market/at-most-one-discard"))
        } else if again.is_some() {
            let rule = rule_id!("market-discards/same-deck-only");
            self.by("refused-other-deck", rule)
        } else {
            let rule = rule_id!("market-discards/never-more-than-two");
            self.by("refused-two-discards", rule)
        }
    }

    fn barter(&self, card: CardId) -> Reason {
        if !self.state.area(self.decider).has(card) {
            return self.plain("refused-not-yours");
        }
        self.by("refused-barter", rule_id!("bartering/only-cargo-gear-mods"))
    }

    fn encounter(&self, choice: &Choice) -> Reason {
        let is_encounter = matches!(
            choice,
            Choice::EncounterSpace
                | Choice::EncounterPatrol(_)
                | Choice::EncounterContact(_)
                | Choice::Attempt(_)
                | Choice::Pursue(_)
                | Choice::Hunt(..)
                | Choice::HuntPlayer(..)
                | Choice::Conflict(_)
                | Choice::Use(_)
        );
        if !is_encounter {
            return self.plain("refused-not-asked");
        }
        let hostile = turn::hostile(self.game, self.state, self.decider)
            .next()
            .is_some();
        if hostile {
            let rule = rule_id!("encounters/hostile-patrol-is-mandatory");
            return self.by("refused-hostile", rule);
        }
        let targets = rule_id!("encounters/three-targets");
        match *choice {
            Choice::EncounterPatrol(_) => self.by("refused-no-patrol", targets),
            Choice::EncounterContact(berth) => {
                let planet = self.game.library.planet_of(berth);
                let here = self.state.area(self.decider).space;
                let id = if planet == here {
                    "refused-no-contact"
                } else {
                    "refused-contact-elsewhere"
                };
                self.by(id, targets)
            }
            Choice::Attempt(card) => self.attempt(card),
            Choice::Pursue(goal) => self.pursue(usize::from(goal)),
            Choice::Hunt(..) => self.by(
                "refused-hunt",
                rule_id!("crew-bounties/other-crew-same-space"),
            ),
            Choice::HuntPlayer(bounty, target) => self.hunt_player(bounty, target),
            Choice::Use(ability) => self.ability(ability, Some(Moment::Encounter)),
            Choice::Conflict(act) => self.conflict(act),
            _ => self.plain("refused"),
        }
    }

    fn conflict(&self, act: Conflict) -> Reason {
        let (id, rule) = house::why_not(self.game, self.state, act);
        self.by(id, rule)
    }

    fn hunt_player(&self, bounty: CardId, target: PlayerId) -> Reason {
        let wanted = character_bounties::target(self.game, self.state, bounty);
        if target == self.decider {
            let rule = rule_id!("character-bounties/own-bounty-blocks-but-never-pays");
            return self.by("refused-hunt-yourself", rule);
        }
        if !self.state.area(self.decider).has(bounty) || wanted != Some(target) {
            return self.plain("refused-no-bounty");
        }
        if self.state.area(target).defeated {
            let rule = rule_id!("character-bounties/defeated-target-is-safe");
            return self.by("refused-target-defeated", rule);
        }
        let rule = rule_id!("character-bounties/fight-as-your-encounter");
        self.by("refused-target-elsewhere", rule)
    }

    fn attempt(&self, card: CardId) -> Reason {
        let job = self.game.library.asset(card).and_then(|one| one.job);
        let (Some(job), true) = (job, self.state.area(self.decider).has(card)) else {
            return self.plain("refused-not-yours");
        };
        if job.destination == self.state.area(self.decider).space {
            return match job.with {
                Some(Company::Partner) => {
                    let rule = rule_id!("multi-player-jobs/partner-must-share-the-space");
                    self.by("refused-no-partner", rule)
                }
                Some(Company::Opponent) => self.plain("refused-nobody-here"),
                None => self.plain("refused"),
            };
        }
        let space = space(self.game, job.destination);
        Reason {
            saying: Saying::new("refused-job-elsewhere").with("space", space),
            rule: Some(rule_id!("jobs/attempt-at-destination")),
        }
    }

    /// Why a goal of an ambition sheet cannot be attempted.
    fn pursue(&self, goal: usize) -> Reason {
        let sheet = ambitions::sheet_of(self.game, self.state, self.decider);
        let Some(facts) = sheet.and_then(|sheet| sheet.goals.get(goal)) else {
            return self.plain("refused-no-goal");
        };
        let ByFacts::Encounter { at, .. } = &facts.by else {
            let rule = rule_id!("ambitions/encounter-goals-use-the-encounter");
            return self.by("refused-goal-no-encounter", rule);
        };
        if self.state.area(self.decider).ambition.has(goal) {
            let rule = rule_id!("ambitions/mark-completed-goals");
            return self.by("refused-goal-done", rule);
        }
        if !ambitions::is_open(self.game, self.state, self.decider, goal) {
            return match facts.marker {
                Marker::Fame => Reason {
                    saying: Saying::new("refused-goal-fame").with("n", self.state.options.fame),
                    rule: Some(rule_id!("ambitions/fame-goal-comes-last")),
                },
                Marker::Dash | Marker::Number(_) | Marker::Infinity => {
                    let rule = rule_id!("ambitions/numbered-goals-in-order");
                    self.by("refused-goal-order", rule)
                }
            };
        }
        match at {
            Some(at) => Reason {
                saying: Saying::new("refused-goal-elsewhere").with("space", space(self.game, *at)),
                rule: Some(rule_id!("ambitions/goal-destination-is-required")),
            },
            None => self.plain("refused"),
        }
    }

    /// Why an ability cannot be used, at a moment of the turn or in the window that is open.
    fn ability(&self, ability: AbilityId, moment: Option<Moment>) -> Reason {
        let own = abilities::bearer_of(self.game, self.state, self.decider, ability);
        let at = self.game.library.ability(ability).at;
        // What stands on another's card is there for those they meet.
        let is_theirs = at == Moment::EncounterWithYou;
        let moment = match moment {
            Some(Moment::Encounter) if is_theirs => Some(Moment::EncounterWithYou),
            moment => moment,
        };
        if own.is_some() == is_theirs {
            return self.plain("refused-not-yours");
        }
        if moment.is_some_and(|moment| moment != at) {
            return self.plain("refused-ability-moment");
        }
        if self.state.memory.used.contains(&ability) {
            let rule = rule_id!("actions/each-action-ability-once");
            return self.by("refused-ability-used", rule);
        }
        self.plain("refused-ability-condition")
    }
}
