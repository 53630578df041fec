//! Assets and slots: gaining, placing, discarding; glossary "Assets", "Slots", "Discarding", "Crew".

use crate::OuterRim;
use crate::choice::Choice;
use crate::content::{AssetFacts, Class, Feat, Home, Kind, Moment, Perk, SideFacts, Slots, Trait};
use crate::event::Event;
use crate::rules::{abilities, contacts, galaxy, goals, solo, values};
use crate::script;
use crate::state::{
    Bearer, BerthId, CardId, ContactId, Frame, Gaining, Held, MOST_ASSETS, PlayerId, SpaceId,
    State, Token,
};
use crate::view::RoomView;
use tabletop::{Hidden, List, Log};

/// The slots of a player board.
const GEAR_SLOTS: u8 = 2;
const JOB_OR_BOUNTY_SLOTS: u8 = 2;

/// What takes up slots, and what gives them.
#[derive(Default)]
struct Load {
    /// How many assets of each type.
    counts: [u8; 6],
    /// How many assets with each trait.
    traits: [u8; Trait::ALL.len()],
    /// The traits of which a character can have one card only, one bit each.
    limited: u8,
    /// Room for more of each type.
    room: [u8; 6],
}

impl Load {
    fn add_room(&mut self, side: &SideFacts) {
        for (room, more) in self.room.iter_mut().zip(side.sum.room) {
            *room += more;
        }
    }

    fn add(&mut self, asset: &AssetFacts) {
        self.counts[asset.kind as usize] += 1;
        for &one in Trait::ALL {
            self.traits[one as usize] += u8::from(asset.has_trait(one));
        }
        if asset.one_per_trait {
            self.limited |= asset.traits;
        }
        self.add_room(&asset.side);
    }

    /// How many of a type are left over by so many slots.
    fn over(&self, kind: Kind, slots: u8) -> u8 {
        self.counts[kind as usize].saturating_sub(slots + self.room[kind as usize])
    }

    /// How many cards are more than a limit of one card with a trait allows.
    fn over_limit(&self) -> u8 {
        // rule: buying/card-restrictions-hold
        let limited = Trait::ALL
            .iter()
            .filter(|&&one| self.limited & (1 << one as u8) != 0);
        let over = limited.map(|&one| self.traits[one as usize].saturating_sub(1));
        over.max().unwrap_or(0)
    }

    /// How many have no place on these slots, however they are arranged.
    fn lack(&self, slots: Slots) -> u8 {
        // rule: slots/rearrange-any-time, slots/two-named-slot-holds-one
        let agreements = self.counts[Kind::Bounty as usize] + self.counts[Kind::Job as usize];
        let agreement_room = self.room[Kind::Bounty as usize] + self.room[Kind::Job as usize];
        let holds = self.over(Kind::Cargo, slots.cargo) + self.over(Kind::Mod, slots.mods);
        // What is limited is gear: a discarded armor frees its slot as well.
        self.over(Kind::Gear, GEAR_SLOTS).max(self.over_limit())
            + self.over(Kind::Crew, slots.crew)
            + agreements.saturating_sub(JOB_OR_BOUNTY_SLOTS + agreement_room)
            + holds.saturating_sub(slots.cargo_or_mod)
    }
}

/// What a player has to place: with another one, without some of them.
fn load(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    more: Option<CardId>,
    without: &[CardId],
) -> Load {
    let area = state.area(player);
    let mut load = Load::default();
    for side in values::own_sides(game, area) {
        load.add_room(side);
    }
    let held = area.assets.iter().map(|held| held.card);
    let held = held.filter(|card| !without.contains(card)).chain(more);
    for asset in held.filter_map(|card| game.library.asset(card)) {
        load.add(asset);
    }
    let crew = Kind::Crew as usize;
    if area.sum.has(Perk::SharedCrewSlot) && slots(game, state, player).crew + load.room[crew] > 0 {
        load.room[crew] += 1;
    }
    // rule: solo-cards/no-abilities. A slot is no value of a character or a ship.
    if state.is_rival(player) {
        load.room = [0; 6];
    }
    load
}

/// The slots of a player's ship.
fn slots(game: &OuterRim, state: &State, player: PlayerId) -> Slots {
    let area = state.area(player);
    let slots = area.ship.map(|ship| {
        let sides = &game.library.ship(ship).slots;
        sides[usize::from(area.ship_flipped)]
    });
    slots.unwrap_or_default()
}

/// The room a player has, taken and free.
pub(crate) fn room(game: &OuterRim, state: &State, player: PlayerId) -> RoomView {
    let room = load(game, state, player, None, &[]).room;
    let room = |kind: Kind| room[kind as usize];
    let slots = slots(game, state, player);
    RoomView {
        gear: GEAR_SLOTS + room(Kind::Gear),
        job_or_bounty: JOB_OR_BOUNTY_SLOTS + room(Kind::Bounty) + room(Kind::Job),
        crew: slots.crew + room(Kind::Crew),
        cargo: slots.cargo + room(Kind::Cargo),
        mods: slots.mods + room(Kind::Mod),
        cargo_or_mod: slots.cargo_or_mod,
    }
}

/// How many of a player's assets have no place: with another one, without some of them.
fn lack(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    more: Option<CardId>,
    without: &[CardId],
) -> u8 {
    load(game, state, player, more, without).lack(slots(game, state, player))
}

/// Whether a player has an empty slot for an asset of a type.
pub(crate) fn has_slot(game: &OuterRim, state: &State, player: PlayerId, kind: Kind) -> bool {
    let mut load = load(game, state, player, None, &[]);
    load.counts[kind as usize] += 1;
    load.lack(slots(game, state, player)) == 0
}

/// Whether everything a player has fits.
pub(crate) fn all_fits(game: &OuterRim, state: &State, player: PlayerId) -> bool {
    lack(game, state, player, None, &[]) == 0
}

/// Whether another asset would fit beside what a player has, without some of them.
pub(crate) fn would_fit(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    card: CardId,
    without: &[CardId],
) -> bool {
    let is_crew = || {
        game.library
            .asset(card)
            .is_some_and(|one| one.kind == Kind::Crew)
    };
    let before = lack(game, state, player, None, without);
    lack(game, state, player, Some(card), without) <= before
        || (is_crew() && flip_makes_room(game, state, player))
}

/// Whether there is a place for another asset, or one can be made, when some have left.
pub(crate) fn has_place(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    card: CardId,
    left: &[CardId],
) -> bool {
    would_fit(game, state, player, card, left)
        || room_makers(game, state, player, card, left)
            .next()
            .is_some()
}

/// The sheet whose goal is a further crew is flipped before slots are judged.
fn flip_makes_room(game: &OuterRim, state: &State, player: PlayerId) -> bool {
    let area = state.area(player);
    let flips = !area.ship_flipped && !state.is_rival(player);
    let Some(ship) = area.ship.filter(|_| flips) else {
        return false;
    };
    let facts = game.library.ship(ship);
    let crew = script::crew(state, player);
    let counts_crew = matches!(
        facts.goal,
        Some(crate::content::GoalFacts::Count(Feat::GainCrew, ..))
    );
    counts_crew && crew == facts.slots[0].crew && facts.slots[1].crew > crew
}

/// The assets whose discard would make room for another one, when some have left.
fn room_makers(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    card: CardId,
    left: &[CardId],
) -> impl Iterator<Item = CardId> {
    // rule: assets/make-room
    let held = state.area(player).assets.iter().map(|held| held.card);
    held.filter(move |&old| {
        if is_kept(game, old) {
            return false;
        }
        let without = left.iter().copied().chain([old]);
        let without: List<CardId, MOST_ASSETS> = without.collect();
        would_fit(game, state, player, card, &without)
    })
}

/// The choices of somebody who gains an asset.
pub(crate) fn gain_choices(
    game: &OuterRim,
    state: &State,
    (card, player, how): (CardId, PlayerId, Gaining),
    out: &mut Vec<Choice>,
) {
    let fits = would_fit(game, state, player, card, &[]);
    if fits {
        out.push(Choice::Take);
    } else {
        let makers = room_makers(game, state, player, card, &[]);
        out.extend(makers.map(Choice::MakeRoom));
    }
    // rule: assets/may-decline, assets/no-room-no-gain, buying/must-be-placed
    let may_decline = match how {
        // rule: clarifications/forced-cards-must-find-a-slot
        _ if is_forced(game, card) => out.is_empty(),
        Gaining::Offered => true,
        Gaining::Agreed => !fits,
        Gaining::Bought | Gaining::Settled => false,
    };
    if may_decline {
        out.push(Choice::Pass);
    }
}

/// Whether whoever gains an asset must take it. Where nothing they could discard would make room for it,
/// it goes home all the same.
pub(crate) fn is_forced(game: &OuterRim, card: CardId) -> bool {
    game.library.asset(card).is_some_and(|asset| asset.forced)
}

/// Whether nothing but an asset itself discards it.
pub(crate) fn is_kept(game: &OuterRim, card: CardId) -> bool {
    // rule: golden/card-beats-rules
    game.library.asset(card).is_some_and(|asset| asset.kept)
}

/// Discards an asset to make room for the one that is gained, which then must be taken: room is
/// no reason to throw something away and keep nothing.
pub(crate) fn make_room(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    old: CardId,
    log: &mut Log<Event>,
) {
    // rule: assets/no-free-discard
    if let Some(Frame::Gain { how, .. }) = state.stack.last_mut()
        && *how != Gaining::Bought
    {
        *how = Gaining::Settled;
    }
    discard(game, state, player, old, log);
}

/// Puts an asset before a player.
pub(crate) fn take(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    card: CardId,
    bought: bool,
    log: &mut Log<Event>,
) {
    values::give_asset(game, state, player, Held::bare(card));
    log.tell(state, || Event::Gained {
        player,
        card,
        bought,
    });
    solo::goals::tell(game, state, player, card, log);
    welcome(game, state, player, card, log);
    for frame in state.stack.iter_mut() {
        if let Frame::Encounter { card: drawn, kept } = frame
            && *drawn == card
        {
            *kept = true;
        }
    }
}

/// Takes an asset from another player.
pub(crate) fn take_from_other(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    card: CardId,
    log: &mut Log<Event>,
) {
    let Some(from) = state.owner(card) else {
        return;
    };
    if let Some(held) = lose(game, state, from, card) {
        values::give_asset(game, state, player, held);
        log.tell(state, || Event::Taken { player, from, card });
        welcome(game, state, player, card, log);
    }
}

/// Turns a card of a player around in its slot.
pub(crate) fn rotate(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    card: CardId,
    log: &mut Log<Event>,
) {
    // rule: rotating-assets/rotate-in-place, rotating-assets/only-the-visible-end-counts
    let Some(to) = game.library.card(card).other_end else {
        return;
    };
    let Some(held) = state.area_mut(player).held_mut(card) else {
        return;
    };
    held.card = to;
    values::add_up(game, state, player);
    for frame in state.stack.iter_mut() {
        if let Frame::Script(running) = frame
            && running.bearer == Bearer::Card(card)
        {
            running.bearer = Bearer::Card(to);
        }
    }
    if let Some(asset) = game.library.asset(to) {
        abilities::sleep_in_open_windows(state, asset.side.abilities.clone());
    }
    log.tell(state, || Event::Rotated { player, card, to });
    solo::goals::tell(game, state, player, to, log);
}

/// What gaining a crew brings.
pub(crate) fn welcome(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    card: CardId,
    log: &mut Log<Event>,
) {
    let asset = game.library.asset(card);
    if asset.is_some_and(|asset| asset.kind == Kind::Crew) {
        goals::feat(game, state, player, Feat::GainCrew, log);
        let contact = asset.and_then(|asset| asset.contact);
        let class = contact.map(|contact| game.library.contacts[contact.index()].0);
        if class == Some(Class::Orange) {
            goals::feat(game, state, player, Feat::GainOrangeCrew, log);
        }
        abilities::open(game, state, Moment::GainsCrew, player);
    }
}

/// Discards an asset of a player.
pub(crate) fn discard(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    card: CardId,
    log: &mut Log<Event>,
) {
    if state.area(player).has(card) {
        log.tell(state, || Event::Discarded { player, card });
        give_up(game, state, player, card, log);
    }
}

/// Takes an asset from a player: card and contact go where they belong.
pub(crate) fn give_up(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    card: CardId,
    log: &mut Log<Event>,
) {
    let Some(held) = lose(game, state, player, card) else {
        return;
    };
    put_home(game, state, card, log);
    let near = state.area(player).space;
    let asset = game.library.asset(card);
    // rule: crew/discard-returns-token-to-map, bounties/discard-releases-captive
    if let Some(contact) = held.captive {
        let by = state.current;
        state.stack.push(Frame::PlaceContact { contact, by, near });
    } else if let Some(contact) = asset.and_then(|asset| asset.contact) {
        lift_joined(state, contact, log);
        let by = player;
        state.stack.push(Frame::PlaceContact { contact, by, near });
    }
}

/// Takes the token of a crew off the map that leaves again before what it was met with is
/// resolved: the token went with the crew, and what is left of the text has no other to take.
fn lift_joined(state: &mut State, contact: ContactId, log: &mut Log<Event>) {
    let mut berths = state.berths.iter();
    let here = |token: &Option<Token>| token.is_some_and(|token| token.contact.card == contact);
    let Some(place) = berths.position(here) else {
        return;
    };
    let berth = BerthId(place as u8);
    contacts::lift(state, berth, false, log);
    for frame in state.stack.iter_mut() {
        if let Frame::Script(running) = frame
            && running.berth == Some(berth)
        {
            running.berth = None;
        }
    }
}

/// An asset has done its work: it leaves the game, or goes where it belongs.
pub(crate) fn use_up(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    card: CardId,
    remove: bool,
    log: &mut Log<Event>,
) {
    // rule: discard/removal-only-if-stated
    lose(game, state, player, card);
    if remove {
        remove_card(state, game.library.starts_as(card), log);
    } else {
        put_home(game, state, card, log);
    }
}

/// Takes an asset from a player, to whatever end.
pub(crate) fn lose(
    game: &OuterRim,
    state: &mut State,
    player: PlayerId,
    card: CardId,
) -> Option<Held> {
    let assets = &mut state.area_mut(player).assets;
    let place = assets.iter().position(|held| held.card == card)?;
    let held = assets.remove(place);
    values::add_up(game, state, player);
    // A goal token counts for whom it was put there.
    let marked = false;
    Some(Held { marked, ..held })
}

/// Puts a card where discarded cards of its kind go.
pub(crate) fn put_home(game: &OuterRim, state: &mut State, card: CardId, log: &mut Log<Event>) {
    // rule: discard/market-and-encounter-to-bottom, databank/discard-goes-home
    // rule: rotating-assets/discard-resets-orientation
    let card = game.library.starts_as(card);
    match game.library.card(card).home {
        Home::Market(deck) => {
            let pile = state.deck_mut(deck);
            pile.insert(0, Hidden::open(card));
            if pile.len() == 1 {
                log.tell(state, || Event::MarketRevealed { deck, card });
            }
        }
        Home::Encounters(deck) => {
            state.encounters[deck.index()].insert(0, Hidden::open(card));
        }
        Home::Databank(_) => {}
    }
}

/// Takes a card out of the game.
pub(crate) fn remove_card(state: &mut State, card: CardId, log: &mut Log<Event>) {
    state.remove(card);
    log.tell(state, || Event::Removed { card });
}

/// Where a contact token can be placed: empty contact spaces of the nearest planets.
pub(crate) fn nearest_berths(
    game: &OuterRim,
    state: &State,
    near: SpaceId,
) -> impl Iterator<Item = BerthId> {
    let empty = contacts::empty_berths(game, state, game.library.planets);
    let planets = empty.map(|berth| game.library.planet_of(berth)).collect();
    contacts::empty_berths(game, state, galaxy::nearest(game, state, near, planets))
}

/// Puts a contact token faceup on the map.
pub(crate) fn place_contact(
    state: &mut State,
    contact: ContactId,
    berth: BerthId,
    log: &mut Log<Event>,
) {
    state.berths[berth.index()] = Some(Token {
        contact: Hidden::open(contact),
        faceup: true,
    });
    log.tell(state, || Event::ContactPlaced { berth, contact });
}

/// The assets a player with too many can discard: those whose type is short of slots.
pub(crate) fn overflow_choices(
    game: &OuterRim,
    state: &State,
    player: PlayerId,
    out: &mut Vec<Choice>,
) {
    // rule: slots/overflow-owner-chooses
    let now = lack(game, state, player, None, &[]);
    let held = state.area(player).assets.iter().map(|held| held.card);
    let helps = held.filter(|&card| lack(game, state, player, None, &[card]) < now);
    // What cannot be discarded goes only where nothing else could.
    let kept_last = helps.clone().any(|card| !is_kept(game, card));
    let helps = helps.filter(|&card| !(kept_last && is_kept(game, card)));
    out.extend(helps.map(Choice::Card));
}
