//! Every test of the Deckbuilding Game, a module a topic. One program, because many small ones take far
//! longer to build.

#![allow(clippy::unwrap_used, reason = "tests")]

mod abilities;
mod abilities_in_vain;
mod attack;
mod attack_ships;
mod bases_empire;
mod bases_rebel;
mod borrowed;
mod bounty_sabotage;
mod cards;
mod cards_empire_units;
mod cards_neutral_units;
mod cards_rebel_units;
mod cards_ships;
mod cards_starters;
mod commit;
mod common;
mod content;
mod docs;
mod empty_deck;
mod faces;
mod faq;
mod force;
mod full_galaxy;
mod game_length;
mod german;
mod glossary_abilities;
mod glossary_choose;
mod glossary_damage;
mod glossary_discard;
mod glossary_exile;
mod glossary_when_while;
mod hidden;
mod hidden_bases;
mod hidden_questions;
mod hidden_twins;

mod laws;
mod meant;
mod packs;
mod pay_off;
mod pending;
mod picks;
mod playing;
mod purchasing;
mod refusals;
mod rewards;
mod say;
mod say_choices;
mod secret_bases;
mod secret_bases_hidden;
mod setup;
mod texts;
mod turn_end;
mod turn_start;
mod verbs_ask;
mod winning;
