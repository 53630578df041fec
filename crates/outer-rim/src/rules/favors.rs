//! Favors: asked for, granted, paid for and called in; Unfinished Business, "Favors".
//!
//! A request lies open before all who are asked while everybody plays on, and whoever asked picks
//! among those who are willing: nobody waits for an answer. It lapses when dice fall for a combat
//! or a test, and with the turn.

mod machine;

pub(crate) use machine::{offers, propose, reply};

use crate::OuterRim;
use crate::content::{Kind, Skill, Standing};
use crate::event::Event;
use crate::rules::house::Word;
use crate::rules::trade::{self, Bundle, Offer};
use crate::rules::values;
use crate::state::{
    Deal, Favor, Frame, Grant, Parcel, PlayerId, Players, Purpose, Received, Request, Stage, State,
    Step,
};
use rulebook::rule_id;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use tabletop::{List, Log, Refusal, Seat};

/// What one player proposes to others: a deal, or something about a favor.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Proposal {
    /// Something for something. Its receiver decides next.
    Deal(Offer),
    /// Play goes on.
    Favor(Favoring),
    /// Something about an alliance, or an answer in the window before the dice.
    Word(Word),
}

// Derived, it would not say what is wrong with either.
impl<'de> Deserialize<'de> for Proposal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = serde_json::Value::deserialize(deserializer)?;
        let said = ["ask", "grant", "decline", "take", "call-in"];
        let is_favor = value.is_string() || said.iter().any(|word| value.get(word).is_some());
        let begins = |word: &&str| value.get(word).is_some() || value.as_str() == Some(word);
        if Word::WORDS.iter().any(begins) {
            let word = serde_json::from_value(value).map(Self::Word);
            return word.map_err(D::Error::custom);
        }
        let read = match is_favor {
            true => serde_json::from_value(value).map(Self::Favor),
            false => serde_json::from_value(value).map(Self::Deal),
        };
        read.map_err(D::Error::custom)
    }
}

impl From<Offer> for Proposal {
    fn from(offer: Offer) -> Self {
        Self::Deal(offer)
    }
}

impl From<Word> for Proposal {
    fn from(word: Word) -> Self {
        Self::Word(word)
    }
}

impl From<Favoring> for Proposal {
    fn from(favoring: Favoring) -> Self {
        Self::Favor(favoring)
    }
}

/// What is said about a favor, by anybody at any time.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Favoring {
    /// Who will do me this favor? In place of what was asked for before.
    Ask {
        /// Which.
        favor: Favor,
        /// Who is asked; all who could grant it, if nobody is named.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Seat>>"))]
        of: Vec<Seat>,
        /// What is offered for it.
        #[serde(default, skip_serializing_if = "Bundle::is_empty")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Bundle>"))]
        pays: Bundle,
    },
    /// I will.
    Grant {
        /// Who asked.
        to: Seat,
        /// For this; for what was offered, if nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        price: Option<Bundle>,
        /// What is handed over with the favor.
        #[serde(default, skip_serializing_if = "Bundle::is_empty")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Bundle>"))]
        gives: Bundle,
    },
    /// I will not.
    Decline {
        /// Who asked.
        to: Seat,
    },
    /// Then you shall, for your price.
    Take {
        /// Who is willing.
        from: Seat,
    },
    /// Never mind.
    Withdraw,
    /// Your debt token for this favor, and you cannot refuse.
    CallIn {
        /// Whose token it is.
        of: Seat,
        /// Which.
        favor: Favor,
    },
}

/// What is said about a favor, once it was found to be possible.
pub(crate) enum Said {
    Asked(Request),
    Granted { to: PlayerId, grant: Grant },
    Declined { to: PlayerId, by: PlayerId },
    Taken { favor: Favor, deal: Deal },
    Withdrawn(PlayerId),
    CalledIn { favor: Favor, deal: Deal },
}

/// Whether it can be said now.
pub(crate) fn check(
    game: &OuterRim,
    state: &State,
    seat: Seat,
    favoring: &Favoring,
) -> Result<Said, Refusal> {
    if !state.options.favors {
        return Err(Refusal::offer("refused-favors-off"));
    }
    let by = known_player(state, seat)?;
    if state.turn == 0 || matches!(state.step, Step::Over(_)) {
        return Err(Refusal::offer("refused-offer-early"));
    }
    match favoring {
        Favoring::Ask { favor, of, pays } => asked(game, state, by, (*favor, of, pays)),
        Favoring::Grant { to, price, gives } => {
            granted(game, state, by, (*to, price.as_ref(), gives))
        }
        Favoring::Decline { to } => {
            let request = open_to(state, by, *to)?;
            match request.declined.has(by) {
                true => Err(Refusal::offer("refused-favor-answered")),
                false => Ok(Said::Declined { to: request.by, by }),
            }
        }
        Favoring::Take { from } => taken(game, state, by, *from),
        Favoring::Withdraw => match state.favors.request_of(by) {
            Some(_) => Ok(Said::Withdrawn(by)),
            None => Err(Refusal::offer("refused-favor-none")),
        },
        Favoring::CallIn { of, favor } => called_in(game, state, by, *of, *favor),
    }
}

fn known_player(state: &State, seat: Seat) -> Result<PlayerId, Refusal> {
    let player = PlayerId(seat.0);
    match player.index() < state.players.len() {
        true => Ok(player),
        false => Err(Refusal::offer("refused-offer-self")),
    }
}

/// Somebody else who could be asked.
fn another(state: &State, by: PlayerId, seat: Seat) -> Result<PlayerId, Refusal> {
    let other = known_player(state, seat)?;
    // rule: favors/no-favor-from-yourself
    match other == by {
        true => {
            Err(Refusal::offer("refused-favor-self").by(rule_id!("favors/no-favor-from-yourself")))
        }
        false => Ok(other),
    }
}

/// Whether a player could receive a favor now.
fn receives(state: &State, player: PlayerId) -> Result<(), Refusal> {
    // rule: favors/receive-one-per-turn
    if state.favors.received(player).is_some() {
        let rule = rule_id!("favors/receive-one-per-turn");
        return Err(Refusal::offer("refused-favor-twice").by(rule));
    }
    // rule: favors/not-after-dice-are-rolled
    match dice_fell(state) {
        true => {
            Err(Refusal::offer("refused-favor-dice")
                .by(rule_id!("favors/not-after-dice-are-rolled")))
        }
        false => Ok(()),
    }
}

/// Whether dice were rolled for the combat or the test under way.
fn dice_fell(state: &State) -> bool {
    let combat = state.combat.as_ref();
    let tested = |frame: &Frame| matches!(frame, Frame::Test { stage: 2.., .. });
    combat.is_some_and(|combat| combat.defending || combat.stage > Stage::Roll)
        || state.stack.iter().any(tested)
}

/// Whether a player could grant a favor to another.
pub(crate) fn can_grant(game: &OuterRim, state: &State, granter: PlayerId, favor: Favor) -> bool {
    barred(game, state, granter, favor).is_none()
}

/// By which rule a player cannot grant a favor.
fn barred(game: &OuterRim, state: &State, granter: PlayerId, favor: Favor) -> Option<&'static str> {
    match favor {
        // rule: favors/advice-needs-the-granters-skill
        Favor::Advice(skill) => (!has_printed(game, state, granter, skill))
            .then_some(rule_id!("favors/advice-needs-the-granters-skill")),
        // rule: favors/endorsement-needs-granters-positive-faction
        Favor::Endorsement(faction) => (state.standing(granter, faction) != Standing::Positive)
            .then_some(rule_id!(
                "favors/endorsement-needs-granters-positive-faction"
            )),
        // rule: favors/four-kinds-only
        Favor::CombatStrategy | Favor::Shortcut => None,
    }
}

/// Whether a skill is printed on a player's character or crew.
fn has_printed(game: &OuterRim, state: &State, player: PlayerId, skill: Skill) -> bool {
    let area = state.area(player);
    let assets = area.assets.iter();
    let assets = assets.filter_map(|held| game.library.asset(held.card));
    let crew = assets.filter(|asset| asset.kind == Kind::Crew);
    let mut sides = values::own_sides(game, area).chain(crew.map(|asset| &asset.side));
    sides.any(|side| side.sum.skills[skill as usize] > 0)
}

fn unable(
    game: &OuterRim,
    state: &State,
    granter: PlayerId,
    favor: Favor,
) -> Result<PlayerId, Refusal> {
    match barred(game, state, granter, favor) {
        None => Ok(granter),
        Some(rule) => Err(Refusal::offer("refused-favor-unable").by(rule)),
    }
}

fn asked(
    game: &OuterRim,
    state: &State,
    by: PlayerId,
    (favor, named, pays): (Favor, &[Seat], &Bundle),
) -> Result<Said, Refusal> {
    receives(state, by)?;
    let mut of = Players::default();
    for &seat in named {
        of.add(unable(game, state, another(state, by, seat)?, favor)?);
    }
    if named.is_empty() {
        // rule: favors/ask-any-opponent-anywhere
        let able = state.others(by);
        of = able
            .filter(|&other| can_grant(game, state, other, favor))
            .collect();
    }
    if of.is_empty() {
        let rule = barred(game, state, state.left_of(by), favor);
        let refusal = Refusal::offer("refused-favor-unable");
        return Err(match rule {
            Some(rule) => refusal.by(rule),
            None => refusal,
        });
    }
    let pays = trade::parcel(state, by, &without_contact(pays))?;
    of.iter()
        .try_for_each(|other| hands_over(state, (by, other), &pays))?;
    Ok(Said::Asked(Request {
        by,
        favor,
        of,
        pays,
        grants: List::default(),
        declined: Players::default(),
    }))
}

/// Nobody pays for a favor with what everybody sees.
fn without_contact(bundle: &Bundle) -> Bundle {
    Bundle {
        contact: None,
        ..bundle.clone()
    }
}

/// Whether what is paid could change hands between two players now.
fn hands_over(
    state: &State,
    (from, to): (PlayerId, PlayerId),
    parcel: &Parcel,
) -> Result<(), Refusal> {
    if parcel.cards.is_empty() {
        // rule: favors/compensation-may-be-offered
        return Ok(());
    }
    // rule: favors/assets-only-in-the-same-space
    let here = state.area(from).space == state.area(to).space;
    // What is under way may be about an asset: none is taken from beneath it.
    let between = state.stack.iter().all(|frame| *frame == Frame::Trade);
    match here && between {
        true => Ok(()),
        false => Err(Refusal::offer("refused-favor-cards")
            .by(rule_id!("favors/assets-only-in-the-same-space"))),
    }
}

/// The request of a player that another is asked.
fn open_to(state: &State, by: PlayerId, to: Seat) -> Result<&Request, Refusal> {
    let to = another(state, by, to)?;
    let request = state.favors.request_of(to);
    request
        .filter(|request| request.of.has(by))
        .ok_or_else(|| Refusal::offer("refused-favor-none"))
}

fn granted(
    game: &OuterRim,
    state: &State,
    by: PlayerId,
    (to, price, gives): (Seat, Option<&Bundle>, &Bundle),
) -> Result<Said, Refusal> {
    let request = open_to(state, by, to)?;
    unable(game, state, by, request.favor)?;
    let to = request.by;
    let price = match price {
        Some(price) => trade::parcel(state, to, &without_contact(price))?,
        None => request.pays,
    };
    let gives = trade::parcel(state, by, &without_contact(gives))?;
    hands_over(state, (to, by), &price)?;
    hands_over(state, (by, to), &gives)?;
    let grant = Grant { by, price, gives };
    match request.grant_of(by) == Some(&grant) {
        true => Err(Refusal::offer("refused-favor-answered")),
        false => Ok(Said::Granted { to, grant }),
    }
}

fn taken(game: &OuterRim, state: &State, by: PlayerId, from: Seat) -> Result<Said, Refusal> {
    let from = another(state, by, from)?;
    let request = state.favors.request_of(by);
    let grant = request.and_then(|request| Some((request.favor, request.grant_of(from)?)));
    let Some((favor, &Grant { price, gives, .. })) = grant else {
        // rule: favors/granting-is-voluntary
        let rule = rule_id!("favors/granting-is-voluntary");
        return Err(Refusal::offer("refused-favor-not-granted").by(rule));
    };
    receives(state, by)?;
    no_deal_waits(state)?;
    unable(game, state, from, favor)?;
    trade::has(state, by, &price)?;
    trade::has(state, from, &gives)?;
    hands_over(state, (by, from), &price)?;
    hands_over(state, (from, by), &gives)?;
    let deal = Deal {
        from: by,
        to: from,
        gives: price,
        takes: gives,
    };
    Ok(Said::Taken { favor, deal })
}

/// What is in a deal that waits for its answer is spoken for.
fn no_deal_waits(state: &State) -> Result<(), Refusal> {
    match state.deal {
        Some(_) => Err(Refusal::offer("refused-offer-waits")),
        None => Ok(()),
    }
}

fn called_in(
    game: &OuterRim,
    state: &State,
    by: PlayerId,
    of: Seat,
    favor: Favor,
) -> Result<Said, Refusal> {
    let of = another(state, by, of)?;
    receives(state, by)?;
    no_deal_waits(state)?;
    // rule: favors/returned-token-forces-the-favor
    if state.favors.holder(of) != Some(by) {
        let rule = rule_id!("favors/returned-token-forces-the-favor");
        return Err(Refusal::offer("refused-favor-token").by(rule));
    }
    unable(game, state, of, favor)?;
    let token = Parcel {
        debts: [of].into_iter().collect(),
        ..Parcel::default()
    };
    let deal = Deal {
        from: by,
        to: of,
        gives: token,
        takes: Parcel::default(),
    };
    Ok(Said::CalledIn { favor, deal })
}

/// Says it.
pub(crate) fn apply(game: &OuterRim, state: &mut State, said: Said, log: &mut Log<Event>) {
    match said {
        Said::Asked(request) => {
            let (player, favor) = (request.by, request.favor);
            state.favors.withdraw(player);
            state.favors.requests.push(request);
            log.tell(state, || Event::FavorAsked { player, favor });
        }
        Said::Granted { to, grant } => {
            answer(state, to, grant.by, Some(grant));
            tell_answer(state, to, grant.by, true, log);
        }
        Said::Declined { to, by } => {
            answer(state, to, by, None);
            tell_answer(state, to, by, false, log);
        }
        Said::Withdrawn(player) => {
            state.favors.withdraw(player);
            log.tell(state, || Event::FavorWithdrawn { player });
        }
        // rule: favors/requester-picks-among-offers
        Said::Taken { favor, deal } => receive(game, state, favor, &deal, false, log),
        Said::CalledIn { favor, deal } => receive(game, state, favor, &deal, true, log),
    }
}

fn answer(state: &mut State, to: PlayerId, by: PlayerId, grant: Option<Grant>) {
    let Some(request) = state.favors.request_of_mut(to) else {
        return;
    };
    request.grants.retain(|grant| grant.by != by);
    request.declined.remove(by);
    match grant {
        Some(grant) => request.grants.push(grant),
        None => request.declined.add(by),
    }
}

fn tell_answer(state: &State, to: PlayerId, by: PlayerId, granted: bool, log: &mut Log<Event>) {
    log.tell(state, || Event::FavorAnswered {
        player: by,
        to,
        granted,
    });
}

/// A favor is received and paid for, both at once.
fn receive(
    game: &OuterRim,
    state: &mut State,
    favor: Favor,
    deal: &Deal,
    forced: bool,
    log: &mut Log<Event>,
) {
    // rule: favors/promises-do-not-bind, favors/paid-refusals-do-not-bind
    // What is promised for later is no part of what anybody says here, so nothing holds them to it.
    let (player, from) = (deal.from, deal.to);
    state.favors.withdraw(player);
    state.favors.received[player.index()] = Some(Received { favor, used: false });
    // What conditions ask about standings may have changed.
    state.unsettled = true;
    if favor == Favor::Shortcut {
        fly_on(state, player);
    }
    log.tell(state, || Event::FavorReceived {
        player,
        from,
        favor,
        forced,
    });
    trade::exchange(game, state, deal, log);
}

/// Whoever flies as far as their hyperdrive reaches flies a space further.
fn fly_on(state: &mut State, player: PlayerId) {
    if state.step != Step::Planned {
        return;
    }
    if let Some(Frame::Move {
        player: moving,
        left,
        ..
    }) = state.stack.first_mut()
        && *moving == player
    {
        *left += 1;
    }
}

/// Stops before the dice of a test for somebody who could be advised: they may not have known of it
/// any earlier.
pub(crate) fn stop_before_test(game: &OuterRim, state: &mut State, player: PlayerId, skill: Skill) {
    if !may_receive(state, player) || values::skill(game, state, player, skill) > 1 {
        return;
    }
    let advice = Favor::Advice(skill);
    let can = |other| can_grant(game, state, other, advice);
    if state.others(player).any(can) {
        state.stack.push(Frame::BeforeDice { player });
    }
}

/// Stops before the dice of a combat for whoever attacks.
pub(crate) fn stop_before_combat(state: &mut State, player: PlayerId) {
    if may_receive(state, player) {
        state.stack.push(Frame::BeforeDice { player });
    }
}

fn may_receive(state: &State, player: PlayerId) -> bool {
    state.options.favors && state.favors.received(player).is_none()
}

/// Who is about to roll dice, and the favor that would help just then.
pub(crate) fn before_dice(state: &State) -> Option<(PlayerId, Favor)> {
    let mut frames = state.stack.iter().rev();
    let Some(&Frame::BeforeDice { player }) = frames.next() else {
        return None;
    };
    match frames.next() {
        Some(&Frame::Test { skill, .. }) => Some((player, Favor::Advice(skill))),
        _ => Some((player, Favor::CombatStrategy)),
    }
}

/// Dice fall: what was asked for in time for them lapses.
pub(crate) fn dice_fall(state: &mut State, purpose: Purpose) {
    if matches!(purpose, Purpose::Combat(_) | Purpose::Test(_)) {
        state.favors.requests.clear();
    }
}

/// The turn ends, and with it every favor that was granted or asked for.
pub(crate) fn end_turn(state: &mut State) {
    state.favors.requests.clear();
    state.favors.received = Default::default();
}

/// The instances of a skill a player has by advice in the test that is rolled now.
pub(crate) fn use_advice(state: &mut State, player: PlayerId, tested: Skill) -> u8 {
    // rule: favors/advice-lends-a-skill
    match state.favors.unused(player) {
        Some(Favor::Advice(skill)) => {
            state.favors.use_up(player);
            u8::from(skill == tested)
        }
        _ => 0,
    }
}

/// The dice a player has by a combat strategy in the combat that is rolled now.
pub(crate) fn use_strategy(state: &mut State, player: PlayerId) -> u8 {
    // rule: favors/combat-strategy-adds-a-die
    match state.favors.unused(player) {
        Some(Favor::CombatStrategy) => {
            state.favors.use_up(player);
            1
        }
        _ => 0,
    }
}
