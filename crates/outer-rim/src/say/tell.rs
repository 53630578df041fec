//! Events in words, for the log. What is missing in an event, the reader may not know.

use super::ai_card::bullet_told;
use super::speaker::{Print, Speaker, credits, number, yes};
use crate::OuterRim;
use crate::because::{Because, Source};
use crate::event::{Event, Lot, Unsuited, Why};
use crate::state::{Bearer, BerthId, CardId, Foe, PlayerId, Purpose};
use crate::text::{self, Word};
use printed::Arg;
use tabletop::{Lang, Text};

pub(crate) fn tell(game: &OuterRim, event: &Event, lang: Lang) -> Text {
    let teller = Teller {
        speaker: Speaker::new(game, lang),
    };
    teller.tell(event)
}

struct Teller<'a> {
    speaker: Speaker<'a>,
}

impl Teller<'_> {
    fn tell(&self, event: &Event) -> Text {
        let s = &self.speaker;
        let say = |id: &str, args: &[(&str, Arg)]| s.say(id, args);
        match *event {
            Event::FirstPlayer { player } => say("event-first-player", &[who(s, player)]),
            Event::FirstPlayerRoll { player, dice } => {
                let dice = ("dice", s.dice(&dice));
                say("event-first-player-roll", &[who(s, player), dice])
            }
            Event::CharacterChosen { player, character } => {
                let player = s.named_player(player, Some(character));
                say("event-character-chosen", &[("player", player)])
            }
            Event::ShipChosen { player, ship } => say(
                "event-ship-chosen",
                &[who(s, player), ("ship", s.ship(ship))],
            ),
            Event::Started {
                player,
                space,
                card,
            } => say(
                "event-started",
                &[who(s, player), ("space", s.space(space)), self.card(card)],
            ),
            Event::TurnBegan {
                player,
                turn,
                extra,
            } => say(
                "event-turn-began",
                &[who(s, player), ("n", number(turn)), ("extra", yes(extra))],
            ),
            // The next turn, and what is asked, tell as much.
            Event::TurnEnded { .. } | Event::StepBegan { .. } | Event::AiCardDone { .. } => {
                Text::new()
            }
            // The purchase tells as much.
            Event::Credits {
                why: Why::Price, ..
            }
            | Event::Gained { bought: true, .. } => Text::new(),
            // That the contact was turned up tells as much.
            Event::DatabankResolved {
                contact: Some(_), ..
            } => Text::new(),
            Event::Moved {
                player, to, flown, ..
            } => say(
                "event-moved",
                &[
                    who(s, player),
                    ("space", s.space(to)),
                    n(flown.unwrap_or_default()),
                ],
            ),
            Event::MustStop { player, space } => say(
                "event-must-stop",
                &[who(s, player), ("space", s.space(space))],
            ),
            Event::Credits {
                player,
                change,
                why,
            } => say(
                "event-credits",
                &[
                    who(s, player),
                    ("gained", yes(change > 0)),
                    ("n", Arg::from(change.saturating_abs().saturating_mul(1000))),
                    ("why", why_word(why).into()),
                ],
            ),
            Event::Fame {
                player,
                change,
                total,
                because,
            } => say(
                "event-fame",
                &[
                    who(s, player),
                    ("why", why_famous(because).into()),
                    ("what", self.what_famous(because)),
                    ("gained", yes(change > 0)),
                    ("n", Arg::from(change.unsigned_abs())),
                    ("total", Arg::from(total)),
                ],
            ),
            Event::Reputation {
                player,
                faction,
                standing,
            } => say(
                "event-reputation",
                &[
                    who(s, player),
                    ("faction", s.faction(faction)),
                    ("standing", s.word("standing", standing)),
                ],
            ),
            Event::Suffered {
                player,
                body,
                amount,
            } => say(
                "event-suffered",
                &[who(s, player), ("body", body.word().into()), n(amount)],
            ),
            Event::Prevented { player, amount } => {
                say("event-prevented", &[who(s, player), n(amount)])
            }
            Event::Recovered {
                player,
                body,
                amount,
            } => say(
                "event-recovered",
                &[who(s, player), ("body", body.word().into()), n(amount)],
            ),
            Event::Defeated { player } => say("event-defeated", &[who(s, player)]),
            Event::StoodUp { player } => say("event-stood-up", &[who(s, player)]),
            Event::Rolled {
                of,
                by,
                purpose,
                card,
                foe,
                dice,
            } => match (of, foe) {
                (None, Some(foe)) => self.rolled_for(by, foe, s.dice(&dice)),
                _ => self.rolled((of, by), (purpose, card), s.dice(&dice)),
            },
            Event::DiceChanged { dice, .. } => {
                say("event-dice-changed", &[("dice", s.dice(&dice))])
            }
            Event::TestResult {
                player,
                skill,
                passed,
                ..
            } => say(
                "event-test-result",
                &[
                    who(s, player),
                    ("skill", s.skill(skill)),
                    ("passed", yes(passed)),
                ],
            ),
            Event::CombatBegan { attacker, foe } => {
                let foe = s.foe(foe, |other| s.seat(other));
                say("event-combat-began", &[who(s, attacker), ("foe", foe)])
            }
            Event::CombatWon {
                attacker,
                foe,
                attacker_won,
                damage: [attack, defence],
            } => say(
                "event-combat-won",
                &[
                    who(s, attacker),
                    ("foe", s.foe(foe, |other| s.seat(other))),
                    ("won", yes(attacker_won)),
                    ("tie", yes(attacker_won && attack == defence)),
                    ("damage", Arg::from(attack)),
                    ("damage2", Arg::from(defence)),
                ],
            ),
            // A character is called as its player is.
            Event::Used {
                player,
                bearer: Bearer::Character,
                ..
            } => say("event-used-own", &[who(s, player)]),
            Event::Used {
                player, ability, ..
            } => say(
                "event-used",
                &[who(s, player), ("source", s.ability_of(ability))],
            ),
            Event::Gained { player, card, .. } => self.of_card("event-gained", player, card),
            Event::Refused { player, card } => self.of_card("event-refused", player, card),
            Event::Discarded { player, card } => self.of_card("event-discarded", player, card),
            Event::Removed { card } => {
                let is_ship = s.library().card(card).ship.is_some();
                say("event-removed", &[self.card(card), ("ship", yes(is_ship))])
            }
            Event::Bartered {
                player,
                card,
                worth,
            } => say(
                "event-bartered",
                &[who(s, player), self.card(card), ("n", credits(worth))],
            ),
            Event::Bought {
                player,
                card,
                ship,
                price,
                exchanged,
            } => {
                let what = ship.map_or_else(|| s.card(card), |ship| s.ship(ship));
                let args = [
                    who(s, player),
                    ("card", what),
                    ("n", credits(price)),
                    ("exchanged", yes(exchanged)),
                ];
                say("event-bought", &args)
            }
            Event::CannotPay {
                player,
                card,
                price,
            } => {
                let named = card.filter(|&card| !s.is_nameless(card));
                let args = [
                    who(s, player),
                    ("n", credits(price)),
                    ("named", yes(named.is_some())),
                    (
                        "card",
                        named.map_or_else(|| Arg::from(""), |card| s.card(card)),
                    ),
                ];
                say("event-cannot-pay", &args)
            }
            Event::MarketDrawn { player, deck, card } => say(
                "event-market-drawn",
                &[who(s, player), self.card(card), ("deck", s.deck(deck))],
            ),
            Event::MarketDiscarded { player, deck, card } => say(
                "event-market-discarded",
                &[who(s, player), self.card(card), ("deck", s.deck(deck))],
            ),
            Event::MarketRevealed { deck, card } => say(
                "event-market-revealed",
                &[self.card(card), ("deck", s.deck(deck))],
            ),
            Event::MarketShuffled { deck } => {
                say("event-market-shuffled", &[("deck", s.deck(deck))])
            }
            Event::ShipGained { player, ship, from } => {
                let old = from.map_or_else(|| Arg::from(""), |old| s.ship(old));
                let args = [
                    who(s, player),
                    ("ship", s.ship(ship)),
                    ("instead", yes(from.is_some())),
                    ("old", old),
                ];
                say("event-ship-gained", &args)
            }
            Event::Delivered { player, card } => self.of_card("event-delivered", player, card),
            Event::Caught { player, card } => self.of_card("event-caught", player, card),
            Event::PatrolSent {
                faction,
                card,
                spaces,
                toward,
            } => say(
                "event-patrol-sent",
                &[
                    self.card(card),
                    ("faction", s.faction(faction)),
                    n(spaces),
                    who(s, toward),
                ],
            ),
            Event::PatrolMoved {
                faction,
                to,
                directly,
                ..
            } => say(
                "event-patrol-moved",
                &[
                    ("faction", s.faction(faction)),
                    ("space", s.space(to)),
                    ("directly", yes(directly)),
                ],
            ),
            Event::PatrolEliminated { faction, level } => say(
                "event-patrol-eliminated",
                &[("faction", s.faction(faction)), n(level)],
            ),
            Event::PatrolSpawned {
                faction,
                level,
                space,
            } => say(
                "event-patrol-spawned",
                &[
                    ("faction", s.faction(faction)),
                    n(level),
                    ("space", s.space(space)),
                ],
            ),
            Event::EncounterDrawn {
                player,
                card,
                section,
                ..
            } => self.encounter(player, card, section),
            Event::SecretTaken { player, card, .. } => {
                let text = card.and_then(|card| self.secret(card));
                let args = [
                    who(s, player),
                    ("known", yes(card.is_some())),
                    ("text", text.unwrap_or_else(|| Arg::from(""))),
                ];
                say("event-secret-taken", &args)
            }
            Event::SecretRevealed { player, card } => {
                let text = self.secret(card).unwrap_or_else(|| Arg::from(""));
                say("event-secret-revealed", &[who(s, player), ("text", text)])
            }
            Event::SecretsLost { player, count } => {
                say("event-secrets-lost", &[who(s, player), n(count)])
            }
            Event::DatabankResolved { player, card, .. } => {
                self.of_card("event-databank-resolved", player, card)
            }
            Event::StepReached { card, step, .. } => self.scene(card, step),
            Event::ContactRevealed { berth, contact } => say(
                "event-contact-revealed",
                &[("contact", s.contact(contact)), self.planet("space", berth)],
            ),
            Event::ContactLooked {
                player,
                berth,
                contact,
                ..
            } => {
                let known = ("known", yes(contact.is_some()));
                let contact = contact.map_or_else(|| Arg::from(""), |one| s.contact(one));
                let args = [
                    who(s, player),
                    known,
                    ("contact", contact),
                    self.planet("space", berth),
                ];
                say("event-contact-looked", &args)
            }
            Event::ContactPlaced { berth, contact } => say(
                "event-contact-placed",
                &[("contact", s.contact(contact)), self.planet("space", berth)],
            ),
            Event::ContactsExchanged { one, other } => say(
                "event-contacts-exchanged",
                &[self.planet("space", one), self.planet("space2", other)],
            ),
            Event::ContactMoved { from, to } => say(
                "event-contact-moved",
                &[self.planet("space", from), self.planet("space2", to)],
            ),
            Event::ContactLeft { contact, removed } => say(
                "event-contact-left",
                &[("contact", s.contact(contact)), ("removed", yes(removed))],
            ),
            Event::Eliminated { player, contact } => say(
                "event-eliminated",
                &[who(s, player), ("contact", s.contact(contact))],
            ),
            Event::Captured {
                player, contact, ..
            } => say(
                "event-captured",
                &[who(s, player), ("contact", s.contact(contact))],
            ),
            Event::Protected {
                player,
                crew,
                protects,
            } => say(
                "event-protected",
                &[who(s, player), self.card(crew), ("protects", yes(protects))],
            ),
            Event::JobCompleted { player, card } => {
                self.of_card("event-job-completed", player, card)
            }
            Event::JobFailed { player, card } => self.of_card("event-job-failed", player, card),
            Event::GoalProgress { player, ship, .. } => say(
                "event-goal-progress",
                &[who(s, player), ("ship", yes(ship)), n(1)],
            ),
            Event::GoalCompleted { player, ship } => say(
                "event-goal-completed",
                &[who(s, player), ("ship", yes(ship))],
            ),
            Event::TokenPut { player, space } => say(
                "event-token-put",
                &[who(s, player), ("space", s.space(space))],
            ),
            Event::ExtraTurn { player } => say("event-extra-turn", &[who(s, player)]),
            Event::TurnCutShort { player } => say("event-turn-cut-short", &[who(s, player)]),
            Event::Taken { player, from, card } => say(
                "event-taken",
                &[who(s, player), self.card(card), ("other", s.seat(from))],
            ),
            Event::OfferMade { from, to } => {
                say("event-offer-made", &[who(s, from), ("other", s.seat(to))])
            }
            Event::OfferAnswered { from, to, accepted } => say(
                "event-offer-answered",
                &[
                    who(s, from),
                    ("other", s.seat(to)),
                    ("accepted", yes(accepted)),
                ],
            ),
            Event::Given { from, to, card } => say(
                "event-given",
                &[who(s, from), self.card(card), ("other", s.seat(to))],
            ),
            Event::AiCardDrawn { player, card } => {
                say("event-ai-card-drawn", &[who(s, player), n(card.0 + 1)])
            }
            Event::AiBullet {
                card,
                section,
                bullet,
                spared,
                ..
            } => bullet_told(s, (card, section, bullet), spared),
            Event::AiGoal {
                player,
                card,
                space,
            } => say(
                "event-ai-goal",
                &[who(s, player), self.card(card), ("space", s.space(space))],
            ),
            Event::AiSetOut {
                player,
                goal,
                distance,
                stop,
                early,
                patrol,
            } => {
                let why = match (early, patrol) {
                    (0, _) => "none",
                    (_, true) => "patrol",
                    (_, false) => "planet",
                };
                let args = [
                    who(s, player),
                    ("goal", s.space(goal)),
                    n(distance),
                    ("space", s.space(stop)),
                    ("early", Arg::from(early)),
                    ("why", Arg::from(why)),
                ];
                say("event-ai-set-out", &args)
            }
            Event::AiNotBuying { player, card, why } => say(
                "event-ai-not-buying",
                &[
                    who(s, player),
                    self.card(card),
                    ("why", unsuited_word(why).into()),
                ],
            ),
            Event::AiByChance { lot, among, .. } => say(
                "event-ai-by-chance",
                &[("lot", lot_word(lot).into()), n(among)],
            ),
            Event::AiCardCut { player, .. } => say("event-ai-card-cut", &[who(s, player)]),
            Event::Conceded { player } => say("event-conceded", &[who(s, player)]),
            Event::Won { player } => say("event-won", &[who(s, player)]),
        }
    }

    /// What fame came of, by name.
    fn what_famous(&self, because: Because) -> Arg {
        let s = &self.speaker;
        match (because.contact, because.bearer) {
            (Some(contact), _) => s.contact(contact),
            (None, Bearer::Card(card)) => s.card(card),
            (None, Bearer::Patrol(faction)) => s.foe(Foe::Patrol(faction), |_| Arg::from("")),
            (None, Bearer::Rule | Bearer::Character | Bearer::Ship) => Arg::from(""),
        }
    }

    fn card(&self, card: CardId) -> (&'static str, Arg) {
        ("card", self.speaker.card(card))
    }

    fn of_card(&self, id: &str, player: PlayerId, card: CardId) -> Text {
        let args = [who(&self.speaker, player), self.card(card)];
        self.speaker.say(id, &args)
    }

    fn planet(&self, name: &'static str, berth: BerthId) -> (&'static str, Arg) {
        let planet = self.speaker.library().planet_of(berth);
        (name, self.speaker.space(planet))
    }

    /// The dice of a foe that is no player, and who rolled them.
    fn rolled_for(&self, by: PlayerId, foe: Foe, dice: Arg) -> Text {
        let s = &self.speaker;
        let foe = s.foe(foe, |other| s.seat(other));
        let args = [who(s, by), ("foe", foe), ("dice", dice)];
        s.say("event-foe-rolled", &args)
    }

    fn rolled(
        &self,
        (of, by): (Option<PlayerId>, PlayerId),
        (purpose, card): (Purpose, Option<CardId>),
        dice: Arg,
    ) -> Text {
        let s = &self.speaker;
        let other = of.filter(|&of| of != by);
        let named = card.filter(|&card| !s.is_nameless(card));
        let (word, skill) = match purpose {
            Purpose::Test(skill) => ("test", s.skill(skill)),
            Purpose::Delivery => ("delivery", Arg::from("")),
            Purpose::Effect if named.is_some() => ("effect", Arg::from("")),
            Purpose::Combat(_) | Purpose::Effect => ("other", Arg::from("")),
        };
        let args = [
            who(s, by),
            ("other", yes(other.is_some())),
            ("whose", s.seat(of.unwrap_or(by))),
            ("dice", dice),
            ("purpose", Arg::from(word)),
            ("skill", skill),
            (
                "card",
                named.map_or_else(|| Arg::from(""), |card| s.card(card)),
            ),
        ];
        s.say("event-rolled", &args)
    }

    /// The section of an encounter card that applies: its scene, and what it does.
    fn encounter(&self, player: PlayerId, card: CardId, section: u8) -> Text {
        let s = &self.speaker;
        let printed = match s.print(card) {
            Some(Print::Encounter(card)) => {
                let place = usize::from(section);
                let found = card.sections.get(place);
                found.map(|section| (section, s.content().scene(&card.id, place, s.lang)))
            }
            _ => None,
        };
        let Some((printed, scene)) = printed else {
            return s.say("event-encounter-nothing", &[who(s, player)]);
        };
        let args = [
            who(s, player),
            ("scene", Arg::from(Text::of(scene))),
            ("rules", text::section_said(s.content(), printed, s.lang)),
        ];
        s.say("event-encounter-drawn", &args)
    }

    /// The scene of a step of a databank card.
    fn scene(&self, card: CardId, step: u8) -> Text {
        let s = &self.speaker;
        let (line, steps) = match s.print(card) {
            Some(Print::Databank(card)) => {
                let place = usize::from(step).saturating_sub(1);
                (s.content().scene(&card.id, place, s.lang), card.steps.len())
            }
            _ => (String::new(), 1),
        };
        let id = match (steps, line.as_str()) {
            (_, "") => "event-scene-unlit",
            (1, _) => "event-scene-only",
            _ => "event-scene",
        };
        s.say(id, &[("line", Arg::from(line)), n(step)])
    }

    /// What a secret does.
    fn secret(&self, card: CardId) -> Option<Arg> {
        let s = &self.speaker;
        let ability = s.library().card(card).secret;
        let ability = ability.map(|ability| &s.library().ability(ability).printed);
        ability.map(|ability| text::ability_said(s.content(), ability, s.lang))
    }
}

fn who(speaker: &Speaker<'_>, player: PlayerId) -> (&'static str, Arg) {
    ("player", speaker.seat(player))
}

fn n(amount: u8) -> (&'static str, Arg) {
    ("n", Arg::from(amount))
}

fn unsuited_word(unsuited: Unsuited) -> &'static str {
    match unsuited {
        Unsuited::NotHere => "not-here",
        Unsuited::TooDear => "too-dear",
        Unsuited::NoSlot => "no-slot",
        Unsuited::NoBetterShip => "no-better-ship",
    }
}

fn lot_word(lot: Lot) -> &'static str {
    match lot {
        Lot::Ship => "ship",
        Lot::Job => "job",
        Lot::Fight => "fight",
        Lot::Patrol => "patrol",
        Lot::Way => "way",
        Lot::Crew => "crew",
        Lot::PatrolWay => "patrol-way",
        Lot::Berth => "berth",
        Lot::Asset => "asset",
        Lot::Answer => "answer",
    }
}

/// The word by which the message of fame says what it came of.
fn why_famous(because: Because) -> &'static str {
    match (because.source, because.bearer, because.contact) {
        (Source::Job, ..) => "job",
        (Source::Bounty, ..) => "bounty",
        (Source::Cargo, ..) => "cargo",
        (Source::Goal, Bearer::Ship, _) => "ship-goal",
        (Source::Goal, ..) => "goal",
        (Source::Patrol, ..) => "patrol",
        (Source::Luxury, Bearer::Card(_), _) => "luxury",
        (Source::Luxury, ..) => "luxuries",
        (Source::Encounter, _, Some(_)) => "contact",
        (Source::Encounter, ..) => "encounter",
        (Source::Paid, _, Some(_)) => "paid-contact",
        (Source::Paid, ..) => "paid",
        (Source::Other, Bearer::Card(_), _) => "card",
        (Source::Other, Bearer::Character | Bearer::Ship, _) => "ability",
        (Source::Other, ..) => "other",
    }
}

fn why_word(why: Why) -> &'static str {
    match why {
        Why::Start => "start",
        Why::Income => "income",
        Why::Effect => "effect",
        Why::Price => "price",
        Why::Cost => "cost",
        Why::Defeat => "defeat",
        Why::Trade => "trade",
    }
}
