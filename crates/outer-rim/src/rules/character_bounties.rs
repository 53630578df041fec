//! Bounties on the characters of players; Unfinished Business, "Contact Tokens".

use crate::OuterRim;
use crate::because::{Because, Source};
use crate::choice::Choice;
use crate::content::{Combat as Kind, Faction, Feat, Standing};
use crate::event::{Event, Why};
use crate::rules::{assets, combat, credits, goals, house};
use crate::state::{At, Bearer, CardId, Cause, ContactId, Foe, Frame, PlayerId, State};
use tabletop::Log;

/// What such a bounty pays, in thousands, instead of what is printed on it.
pub(crate) const CREDITS: u16 = 5;
/// And the fame.
pub(crate) const FAME: u8 = 1;

/// The player whose character a contact is, if somebody plays it.
pub(crate) fn player_of(game: &OuterRim, state: &State, contact: ContactId) -> Option<PlayerId> {
    let character = game.library.character_of(contact)?;
    let mut players = state.clockwise(PlayerId(0));
    players.find(|&player| state.area(player).character == Some(character))
}

/// The player a bounty is on.
pub(crate) fn target(game: &OuterRim, state: &State, bounty: CardId) -> Option<PlayerId> {
    let facts = game.library.asset(bounty)?.bounty?;
    player_of(game, state, facts.contact)
}

/// The players in the space of the current one whom they can fight for a bounty they hold.
pub(crate) fn list(game: &OuterRim, state: &State, out: &mut Vec<Choice>) {
    let hunter = state.current;
    let held = state.mine().assets.iter().map(|held| held.card);
    let hunts = held.filter_map(|bounty| {
        let target = target(game, state, bounty)?;
        let area = state.area(target);
        // rule: character-bounties/fight-as-your-encounter,
        // character-bounties/defeated-target-is-safe,
        // character-bounties/own-bounty-blocks-but-never-pays
        let meets = area.space == state.mine().space
            && !area.defeated
            && house::may_harm(state, hunter, target);
        meets.then_some(Choice::HuntPlayer(bounty, target))
    });
    out.extend(hunts);
}

/// Which combat a hunter and the player they hunt would fight.
pub(crate) fn kind(game: &OuterRim, state: &State, target: PlayerId) -> Kind {
    // rule: character-bounties/ground-on-planet-ship-elsewhere
    combat::kind_of_players(game, state, target)
}

/// Fights the player a bounty is on, who is not asked.
pub(crate) fn fight(
    game: &OuterRim,
    state: &mut State,
    (bounty, target): (CardId, PlayerId),
    log: &mut Log<Event>,
) {
    // rule: character-bounties/target-cannot-refuse, character-bounties/players-use-their-own-values
    let fighters = (state.current, Foe::Player(target));
    let kind = kind(game, state, target);
    let cause = Cause::Character { bounty, target };
    combat::fight(state, fighters, kind, None, cause, log);
}

/// The hunter has won: the bounty is completed. Nothing printed on it is paid.
pub(crate) fn complete(
    game: &OuterRim,
    state: &mut State,
    hunter: PlayerId,
    (bounty, target): (CardId, PlayerId),
    log: &mut Log<Event>,
) {
    log.tell(state, || Event::HuntedDown {
        player: hunter,
        target,
        card: bounty,
    });
    // rule: character-bounties/removed-after-completion, character-bounties/no-capture
    assets::use_up(game, state, hunter, bounty, true, log);
    let nothing = (At(0), Bearer::Card(bounty));
    goals::reward(game, state, hunter, nothing, &[Feat::BountyReward], log);
    // The innermost is done first. rule: character-bounties/both-reputation-steps-can-apply
    for gains in [false, true] {
        state.stack.push(Frame::TakeSides {
            player: hunter,
            target,
            gains,
        });
    }
    // rule: character-bounties/printed-rewards-are-ignored,
    // character-bounties/fixed-reward-credits-and-fame
    credits::gain(state, hunter, CREDITS, Why::Effect, log);
    let because = |_: &State| Because {
        contact: contact(game, bounty),
        ..Because::of(Source::Bounty, Bearer::Card(bounty))
    };
    credits::gain_fame(game, state, hunter, (FAME, false), because, log);
}

fn contact(game: &OuterRim, bounty: CardId) -> Option<ContactId> {
    let facts = game.library.asset(bounty)?.bounty?;
    Some(facts.contact)
}

/// The factions whose reputation a hunter changes: the enemies of the beaten player to gain, their
/// friends to lose.
pub(crate) fn sides(
    state: &State,
    hunter: PlayerId,
    target: PlayerId,
    gains: bool,
) -> impl Iterator<Item = Faction> + use<'_> {
    // rule: character-bounties/gain-reputation-with-an-enemy-of-the-target,
    // character-bounties/lose-reputation-with-a-friend-of-the-target
    let wanted = match gains {
        true => Standing::Negative,
        false => Standing::Positive,
    };
    let factions = Faction::ALL.iter().copied();
    let sides = factions.filter(move |&faction| state.standing(target, faction) == wanted);
    // rule: bounty-hunter-ai/ai-character-win-reputation-gain
    let improves = move |faction: Faction| state.standing(hunter, faction) != Standing::Positive;
    let improving = gains && state.is_rival(hunter) && sides.clone().any(improves);
    sides.filter(move |&faction| !improving || improves(faction))
}

/// Takes the side of a faction, or turns against it.
pub(crate) fn take_side(
    game: &OuterRim,
    state: &mut State,
    faction: Faction,
    log: &mut Log<Event>,
) {
    let Some(Frame::TakeSides { player, gains, .. }) = state.stack.pop() else {
        return;
    };
    let steps = if gains { 1 } else { -1 };
    if !gains {
        goals::falls(game, state, player, faction, log);
    }
    credits::change_reputation(state, player, faction, steps, log);
}
