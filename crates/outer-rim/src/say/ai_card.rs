//! The cards of the AI deck in words: what a bullet says, and why one is passed over.

use super::speaker::Speaker;
use crate::OuterRim;
use crate::content::{AiCard, AiSection, Bullet, FactionOf, Home, Market};
use crate::event::Spared;
use crate::rules::solo;
use crate::state::AiCardId;
use crate::text;
use printed::{Arg, number, yes};
use tabletop::{Lang, Text};

/// A bullet of an AI card.
pub(crate) fn bullet(game: &OuterRim, bullet: &Bullet, lang: Lang) -> Text {
    let speaker = Speaker::new(game, lang);
    speaker.run(bullet_words(&speaker, bullet))
}

/// Why a bullet of an AI card is passed over.
pub(crate) fn spared(game: &OuterRim, reason: Spared, lang: Lang) -> Text {
    Speaker::new(game, lang).run(why_spared(reason))
}

fn why_spared(reason: Spared) -> Arg {
    Arg::said(format!("ai-spared-{}", spared_word(reason)), [])
}

/// A section of an AI card with all its bullets.
pub(crate) fn ai_section(game: &OuterRim, card: &AiCard, section: AiSection, lang: Lang) -> Text {
    let speaker = Speaker::new(game, lang);
    let bullets = card.section(section).iter();
    let bullets = bullets.map(|one| bullet_words(&speaker, one));
    let bullets = Arg::row("ai-bullets", bullets);
    let args = [
        ("section", Arg::from(section_word(section))),
        ("bullet", bullets),
    ];
    speaker.say("event-ai-bullet", &args)
}

/// A bullet of an AI card that is carried out, or passed over.
pub(super) fn bullet_told(
    s: &Speaker<'_>,
    (card, section, place): (AiCardId, AiSection, u8),
    spared: Option<Spared>,
) -> Text {
    let bullets = solo::turn::ai_card(s.game, card).section(section);
    let Some(bullet) = bullets.get(usize::from(place)) else {
        return Text::new();
    };
    let bullet = ("bullet", bullet_words(s, bullet));
    let section = ("section", Arg::from(section_word(section)));
    match spared {
        None => s.say("event-ai-bullet", &[section, bullet]),
        Some(spared) => {
            let why = ("why", why_spared(spared));
            s.say("event-ai-bullet-spared", &[section, bullet, why])
        }
    }
}

fn bullet_words(s: &Speaker<'_>, bullet: &Bullet) -> Arg {
    let plain = |id| Arg::said(id, []);
    let counted = |id, n: u32| Arg::said(id, [("n", number(n))]);
    let of = |of: FactionOf| match of {
        FactionOf::OwnPlanet => ("whose", Arg::from("planet")),
        FactionOf::NearestPatrol => ("whose", Arg::from("patrol")),
    };
    match bullet {
        Bullet::RecoverIfDefeated => plain("ai-recover-if-defeated"),
        Bullet::Recover => plain("ai-recover"),
        Bullet::MoveToGoal => plain("ai-move"),
        Bullet::GainCredits(credits) => Arg::said("ai-credits", [("n", number(*credits))]),
        Bullet::SellReputation(credits, whose) => {
            Arg::said("ai-sell-reputation", [("n", number(*credits)), of(*whose)])
        }
        Bullet::GainReputation(whose) => Arg::said("ai-reputation", [of(*whose)]),
        Bullet::DeliverCargo(price) if price.is_empty() => plain("ai-deliver"),
        Bullet::DeliverCargo(price) => {
            let price = text::effects_within(s.content(), price, s.lang);
            Arg::said("ai-deliver-at-a-price", [("price", price)])
        }
        Bullet::Buy(deck) => {
            let args = [("deck", s.word("market", *deck)), goal_token(s, &[*deck])];
            Arg::said("ai-buy", args)
        }
        Bullet::BuyUnlessFull(deck, _, other) => {
            let args = [
                ("deck", s.word("market", *deck)),
                ("other", s.word("market", *other)),
                goal_token(s, &[*deck, *other]),
            ];
            Arg::said("ai-buy-unless-full", args)
        }
        Bullet::FightPatrol => plain("ai-fight-patrol"),
        Bullet::CompleteJob => plain("ai-complete-job"),
        Bullet::BuyFame(credits) => Arg::said("ai-buy-fame", [("n", number(*credits))]),
        Bullet::RevealContact => plain("ai-reveal-contact"),
        Bullet::Recruit => plain("ai-recruit"),
        Bullet::DiscardTops(decks) => {
            let decks = decks.iter();
            let decks = Arg::row("ai-decks", decks.map(|deck| s.deck(*deck)));
            Arg::said("ai-discard-tops", [("decks", decks)])
        }
        Bullet::ShuffleBack => plain("ai-shuffle-back"),
        Bullet::RecoverPaid(n) => counted("ai-recover-paid", *n),
        Bullet::Heal(n) => counted("ai-heal", (*n).into()),
        Bullet::MoveToTarget => plain("ai-move-to-target"),
        Bullet::MoveToPlayer(undefeated) => {
            Arg::said("ai-move-to-player", [("undefeated", yes(*undefeated))])
        }
        Bullet::MoveToGoalOr(faction) => Arg::said(
            "ai-move-to-goal-or",
            [("faction", s.word("faction", *faction))],
        ),
        Bullet::MoveBoldly(n) => counted("ai-move-boldly", *n),
        Bullet::MoveOn(n, damage) => {
            let args = [("n", Arg::from(*n)), ("damage", Arg::from(*damage))];
            Arg::said("ai-move-on", args)
        }
        Bullet::MoveToOutcast => plain("ai-move-to-outcast"),
        Bullet::CreditsPerDroid(n) => counted("ai-credits-per-droid", *n),
        Bullet::CreditsPerSkill(n) => counted("ai-credits-per-skill", *n),
        Bullet::SellReputationPerCrew(n, more, whose) => {
            let args = [("n", number(*n)), ("more", number(*more)), of(*whose)];
            Arg::said("ai-sell-reputation-per-crew", args)
        }
        Bullet::SellFame(n, below) => {
            let args = [("n", number(*n)), ("below", number(*below))];
            Arg::said("ai-sell-fame", args)
        }
        Bullet::BuyMuchFame(n, fame) => {
            let args = [("n", number(*n)), ("fame", Arg::from(*fame))];
            Arg::said("ai-buy-much-fame", args)
        }
        Bullet::BuyOr(deck, other) => {
            let args = [
                ("deck", s.word("market", *deck)),
                ("other", s.word("market", *other)),
                goal_token(s, &[*deck, *other]),
            ];
            Arg::said("ai-buy-or", args)
        }
        Bullet::BuyOrSell(deck, other, n) => {
            let args = [
                ("deck", s.word("market", *deck)),
                ("other", s.word("market", *other)),
                ("n", number(*n)),
            ];
            Arg::said("ai-buy-or-sell", args)
        }
        Bullet::BuyUnseen(deck) => {
            let args = [("deck", s.word("market", *deck)), goal_token(s, &[*deck])];
            Arg::said("ai-buy-unseen", args)
        }
        Bullet::BuyForFame(deck, n) => {
            let args = [("deck", s.word("market", *deck)), ("n", number(*n))];
            Arg::said("ai-buy-for-fame", args)
        }
        Bullet::DropBounty => plain("ai-drop-bounty"),
        Bullet::SearchBounty => plain("ai-search-bounty"),
        Bullet::FightWeakerPatrol(n) => counted("ai-fight-weaker-patrol", (*n).into()),
        Bullet::HuntTarget(n) => counted("ai-hunt-target", (*n).into()),
        Bullet::FightPlayer(effects) => {
            let win = text::effects_within(s.content(), effects, s.lang);
            Arg::said("ai-fight-player", [("win", win)])
        }
        Bullet::Punish(n) => counted("ai-punish", (*n).into()),
        Bullet::Others(effects) => {
            let effects = text::effects_within(s.content(), effects, s.lang);
            Arg::said("ai-others", [("effects", effects)])
        }
        Bullet::Rob => plain("ai-rob"),
        Bullet::RevealWanted => plain("ai-reveal-wanted"),
        Bullet::RecruitHighest => plain("ai-recruit-highest"),
        Bullet::RecruitIfRoom => plain("ai-recruit-if-room"),
        Bullet::TakeCrew => plain("ai-take-crew"),
        Bullet::TakeDroid => plain("ai-take-droid"),
        Bullet::Brawl(n) => counted("ai-brawl", *n),
        Bullet::Raid(faction) => Arg::said("ai-raid", [("faction", s.word("faction", *faction))]),
        Bullet::Gamble(n) => counted("ai-gamble", *n),
    }
}

/// Whether a card of these decks may be bound for a planet, which then gets a goal token.
fn goal_token(s: &Speaker<'_>, decks: &[Market]) -> (&'static str, Arg) {
    // rule: solo-goals/new-tokens-come-from-ai-cards, solo-goals/no-destination-no-token
    let homes = decks.iter().map(|&deck| Home::Market(deck));
    let mut cards = homes.flat_map(|home| s.library().cards_of(home));
    let bound = cards.any(|card| {
        let asset = s.library().asset(card);
        asset.is_some_and(|asset| asset.cargo.is_some() || asset.job.is_some())
    });
    ("goal", yes(bound))
}

/// The end of the message that says why a bullet is passed over.
fn spared_word(spared: Spared) -> &'static str {
    match spared {
        Spared::NotDefeated => "not-defeated",
        Spared::Unhurt => "unhurt",
        Spared::OnGoal => "on-goal",
        Spared::NoGoal => "no-goal",
        Spared::NoCargo => "no-cargo",
        Spared::NoPlanet => "no-planet",
        Spared::EmptyDeck => "empty-deck",
        Spared::NoPatrol => "no-patrol",
        Spared::NoJob => "no-job",
        Spared::TooPoor => "too-poor",
        Spared::NoFaction => "no-faction",
        Spared::BestReputation => "best-reputation",
        Spared::NoContact => "no-contact",
        Spared::NoCrew => "no-crew",
        Spared::OnTarget => "on-target",
        Spared::NoTarget => "no-target",
        Spared::NoTargetHere => "no-target-here",
        Spared::OutOfReach => "out-of-reach",
        Spared::NobodyThere => "nobody-there",
        Spared::NoDroid => "no-droid",
        Spared::NoFame => "no-fame",
        Spared::RichEnough => "rich-enough",
        Spared::NoSlot => "no-slot",
        Spared::HasSlot => "has-slot",
        Spared::AllKnown => "all-known",
        Spared::NoWeakPatrol => "no-weak-patrol",
        Spared::NoWanted => "no-wanted",
        Spared::NothingToTake => "nothing-to-take",
        Spared::OtherPlanet => "other-planet",
    }
}

fn section_word(section: AiSection) -> &'static str {
    match section {
        AiSection::Planning => "planning",
        AiSection::Action => "action",
        AiSection::Encounter => "encounter",
        AiSection::Special => "special",
    }
}
