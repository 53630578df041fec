//! The rules, one file a topic of the rulebook. One program, because many small ones take far longer
//! to build.

#![allow(clippy::unwrap_used)]

#[path = "../common/mod.rs"]
mod common;

mod actions;
mod adjacency_and_spaces;
mod assets_and_slots;
mod bartering;
mod bounties;
mod buying_and_cargo;
mod characters;
mod combat;
mod combat_abilities;
mod contacts_and_databank;
mod crew_and_droids;
mod defeat;
mod deliver;
mod dice_and_damage;
mod discard_and_foundations;
mod encounters;
mod fame;
mod goals;
mod jobs;
mod maelstrom;
mod map_and_random_map;
mod market_and_market_decks;
mod movement;
mod nearest_and_ties;
mod patrol_movement;
mod patrols_and_patrol_encounters;
mod reputation_and_factions;
mod secrets_and_traits;
mod setup_and_characters;
mod ship_buying_and_ships;
mod ship_sheets;
mod skills;
mod solo_buying;
mod solo_decisions;
mod solo_jobs_cargo;
mod solo_movement;
mod solo_setup;
mod solo_turn;
mod timing_and_wording;
mod trade_and_credits;
mod turn_and_planning;
mod what_players_see;
