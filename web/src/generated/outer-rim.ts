// Written by `cargo xtask types` from the Rust types of the same names: change those, not this.

import type { Seat, Text } from './protocol';

/** An ability of a component. */
export type AbilityId = number;

/** A card of the AI deck. */
export type AiCardId = number;

/** A card of the AI deck. */
export type AiPart = {
  /** Its face. */
  face: string,
  /** Its name. */
  name: string,
  /** Its sections from the top; those without a bullet are left out. */
  sections: Array<AiSectionPart>,
};

/** A section of an AI card. */
export type AiSection = "planning" | "action" | "encounter" | "special";

/** A section of an AI card. */
export type AiSectionPart = {
  /** Which. */
  section: AiSection,
  /** Whether only the first bullet that applies is done, and not all that apply. */
  first_only: boolean,
  /** Its bullets from the top. */
  bullets: Array<Text>,
};

/** Two players who are allies. */
export type AllianceView = {
  /** Who proposed it comes first. */
  of: [PlayerId, PlayerId],
  /** How many rounds are left. */
  left: number,
};

/** A goal of an ambition sheet. */
export type AmbitionGoalPart = {
  /** When it can be completed. */
  marker: MarkerKind,
  /** Its number, if it has one. */
  number: number | null,
  /** What it is called. */
  line: string,
  /** How it is completed. */
  text: Text,
  /** Whether an encounter completes it. */
  encounter: boolean,
  /** Where. */
  destination: SpaceId | null,
  /** The databank cards of which one tells how it goes. */
  databank: Array<CardId>,
};

/** How a goal of an ambition sheet stands. */
export type AmbitionGoalView = {
  /** Whether its token lies on the progress tracker. */
  done: boolean,
  /** Whether it can be completed now, as far as its marker says. */
  open: boolean,
  /** How much of it is done, if that can be counted, and of how much. */
  counted: [number, number] | null,
};

/** An ambition sheet. */
export type AmbitionId = number;

/** An ambition sheet. */
export type AmbitionPart = {
  /** Its face. */
  face: string,
  /** Its name. */
  name: string,
  /** The credits its player starts with. */
  credits: number,
  /** The factions with which its player gains 1 reputation at the start. */
  reputation: Array<Faction>,
  /** The card of the market its player starts with. */
  card: CardId | null,
  /** Its goals from the top, as choices, events and views count them. */
  goals: Array<AmbitionGoalPart>,
};

/** An ambition sheet before a player. */
export type AmbitionView = {
  /** Which. */
  sheet: AmbitionId,
  /** Its goals from the top. */
  goals: Array<AmbitionGoalView>,
};

/** An asset somebody has. */
export type AssetView = {
  card: CardId, captive: ContactId | null,
  /** Whether a goal token lies on it. */
  marked?: boolean, slot: SlotKind,
  /** Where it is to be brought, or done. */
  to: SpaceId | null,
  /** Who is still to be found for it. */
  hunts: ContactId | null,
  /** The player whose character it is on: they are fought for it, no token is. */
  target?: PlayerId,
};

/** What an effect stands on. */
export type Bearer = "rule"
  | "character"
  | "ship"
  | { "card": CardId }
  | { "patrol": Faction }
  | "ambition";

/** What fame came of. */
export type Because = {
  /** Which road it is. */
  source: Source,
  /** What pays it. Of several luxuries nobody can tell which it was. */
  bearer: Bearer,
  /** Whom the bounty was on, or who was met. */
  contact?: ContactId,
};

/** A place for a contact token beside a planet. */
export type BerthId = number;

/** A place for a contact. */
export type BerthPart = {
  /** Beside which planet. */
  planet: SpaceId,
  /** The class of contact that begins here; none on the Core Worlds. */
  class: Class | null,
};

/** What suffers damage. */
export type Body = "character" | "ship";

/** Credits, cards and debt tokens. */
export type Bundle = {
  /** Credits, in thousands. */
  credits: number,
  /** Assets. */
  cards: Array<CardId>,
  /** Debt tokens, by whom they belong to. */
  debts?: Array<Seat>,
  /** A faceup contact that is pointed out, in talks. */
  contact?: BerthId,
};

/** One side of an offer. */
export type BundleView = {
  credits: number, cards: Array<CardId>,
  /** Debt tokens, by whom they belong to. */
  debts?: Array<PlayerId>,
  /** A faceup contact that is pointed out. */
  contact?: BerthId,
};

/** A card of the market, the encounters or the databank; copies have numbers of their own. */
export type CardId = number;

/** A card. */
export type CardPart = {
  /** Its face. */
  face: string,
  /** Where it belongs. */
  home: Home,
  /** What sort of asset it is, if it is one. */
  kind: Kind | null,
  /** The ship it stands for. */
  ship: ShipId | null,
  /** Where it is to be delivered, brought or done. */
  destination: SpaceId | null,
  /** The faction to whose patrol it is to be delivered. */
  to_patrol?: Faction,
  /** What it is when it is rotated. */
  other_end?: CardId,
  /** Whom a bounty is on, or who a crew is. */
  contact: ContactId | null,
  /** Whose patrol it moves when it is revealed, and how far. */
  patrol: [Faction, number] | null,
  /** With how many players, from and to, it lets a contact be revealed. */
  reveals?: [number, number],
  /** The enemy printed on it. */
  enemy: string | null,
  /** The scene of each section of an encounter card, of each step of a databank card. */
  scenes: Array<string>,
};

/** A character. */
export type CharacterId = number;

/** A legal move. Facedown things are named by their place. */
export type Choice = { "character": CharacterId }
  | { "ship": ShipId }
  | { "ambition": AmbitionId }
  | { "start-with": number }
  | { "faction": Faction }
  | "move"
  | "income"
  | "recover"
  | { "fly": SpaceId }
  | "deliver"
  | { "deliver-card": CardId }
  | "market"
  | { "discard-top": Market }
  | { "buy": Market }
  | { "barter": CardId }
  | "pay"
  | "patrol-first"
  | "contact-first"
  | "trade"
  | "encounter-space"
  | "cross"
  | "stay"
  | { "encounter-patrol": Faction }
  | { "encounter-contact": BerthId }
  | { "attempt": CardId }
  | { "pursue": number }
  | { "hunt": [CardId, CardId] }
  | { "hunt-player": [CardId, PlayerId] }
  | "fight"
  | "resolve"
  | "protect"
  | "eliminate"
  | "capture"
  | { "use": AbilityId }
  | { "first": PlayerId }
  | "yes"
  | { "option": number }
  | { "player": PlayerId }
  | { "card": CardId }
  | { "berth": BerthId }
  | { "space": SpaceId }
  | { "skill": Skill }
  | { "die": number }
  | "take"
  | { "make-room": CardId }
  | { "conflict": Conflict }
  | "accept"
  | "pass";

/** The class of a contact: the colour of its pips, one more pip a class. */
export type Class = "white" | "green" | "yellow" | "orange";

/** The two kinds of combat. */
export type Combat = "ground" | "ship";

/** A combat under way. */
export type CombatView = { attacker: PlayerId, foe: Foe, kind: Combat, defending: boolean, damage: [number, number], };

/** Everything that has a number, by number. A face is named by its id. */
export type Components = {
  /** The spaces, by number. */
  spaces: Array<SpacePart>,
  /** The tiles, by number, the ends included. */
  tiles: Array<TilePart>,
  /** The left and the right end of the map. */
  ends: [TileId, TileId],
  /** The contact spaces, by number. */
  berths: Array<BerthPart>,
  /** Where the patrols of each faction come into the game. */
  spawns: Array<[Faction, SpaceId]>,
  /** The characters, by number. */
  characters: Array<SheetPart>,
  /** The ships, by number. */
  ships: Array<ShipPart>,
  /** The contacts, by number. */
  contacts: Array<ContactPart>,
  /** The cards of the market, the encounters and the databank, by number. */
  cards: Array<CardPart>,
  /** The abilities, by number: the faces each is printed on. */
  abilities: Array<Array<string>>,
  /** The encounter decks, by number. */
  decks: Array<DeckPart>,
  /** The AI cards, by number. */
  ai: Array<AiPart>,
  /** The ambition sheets, by number. */
  ambitions?: Array<AmbitionPart>,
  /** Why a bullet of an AI card may be passed over, in words. */
  spared: Array<[Spared, Text]>,
  /** The faces of a die. */
  dice: Array<DiePart>,
};

/** What a house rule lets somebody do. */
export type Conflict = { "place": PlayerId }
  | { "collect": PlayerId }
  | { "rob": PlayerId }
  | { "loot": number }
  | { "sabotage": PlayerId }
  | { "meddle": Deed };

/** A contact token. */
export type ContactId = number;

/** A contact. */
export type ContactPart = {
  /** The face of its token. */
  face: string,
  /** Its class, which its back shows. */
  class: Class,
  /** The cards of the databank that belong to it. */
  databank: Array<CardId>,
};

/** A contact space. */
export type ContactView = {
  berth: BerthId, planet: SpaceId,
  /** Whether a token lies here. */
  full: boolean, faceup: boolean,
  /** Its class, which its back shows. */
  class: Class | null,
  /** Who it is, if the viewer knows. */
  contact: ContactId | null,
  /** Who it may be, as far as the viewer knows. */
  may_be: Array<ContactId>,
  /** The databank cards with its number, which everybody may read while it lies faceup. */
  databank: Array<CardId>,
};

/** What the viewer could offer somebody now, as far as it depends on both. */
export type DealView = {
  /** To whom. */
  to: PlayerId,
  /** The rule by which nothing can be offered. */
  barred: string | null,
  /** The rule by which no cards can be offered, not even in a trade action that may be begun for it. */
  cards_barred: string | null,
};

/** An encounter deck. */
export type DeckPart = {
  /** Its id. */
  id: string,
  /** What the back of its cards says: the spaces it belongs to, and what is common in it. */
  back: Text,
  /** The kinds of effects that are common in it. */
  common: Array<Hint>,
};

/** An encounter deck. */
export type DeckView = {
  deck: EncounterDeckId, count: number,
  /** What the viewer knows of it, by depth from the top. */
  known: Array<[number, CardId]>,
};

/** What somebody does in the turn of another. */
export type Deed = "assist" | "interfere";

/** The faces of a die. */
export type Die = "hit" | "crit" | "focus" | "blank";

/** A face of a die. */
export type DiePart = {
  /** Which. */
  face: Die,
  /** The damage it deals in a combat. */
  damage: number,
  /** How often one must have the skill for it to pass a test; none if it never does. */
  passes_from: number | null,
};

/** An encounter deck. */
export type EncounterDeckId = number;

/** One fact. Where a card is missing, the reader may not know it. */
export type Event = { "first-player": { player: PlayerId, } }
  | { "first-player-roll": { player: PlayerId, dice: Array<Rolled>, } }
  | { "character-chosen": { player: PlayerId, character: CharacterId, } }
  | { "ship-chosen": { player: PlayerId, ship: ShipId, } }
  | { "ambitions-laid-out": { sheets: Array<AmbitionId>, } }
  | { "ambition-chosen": { player: PlayerId, ambition: AmbitionId, } }
  | { "started": { player: PlayerId, space: SpaceId, card: CardId, } }
  | { "turn-began": { player: PlayerId, turn: number, extra: boolean, } }
  | { "turn-ended": { player: PlayerId, } }
  | { "step-began": { player: PlayerId, step: TurnStep, } }
  | {
  "moved": {
    player: PlayerId, from: SpaceId, to: SpaceId,
    /** How many spaces they flew on this way so far; nothing if they moved directly. */
    flown: number | null,
  }
}
  | { "must-stop": { player: PlayerId, space: SpaceId, } }
  | { "credits": { player: PlayerId, change: number, why: Why, } }
  | { "fame": { player: PlayerId, change: number, total: number, because: Because, } }
  | { "reputation": { player: PlayerId, faction: Faction, standing: Standing, } }
  | { "suffered": { player: PlayerId, body: Body, amount: number, } }
  | { "prevented": { player: PlayerId, amount: number, } }
  | { "hits-cancelled": { player: PlayerId, cancelled: number, } }
  | { "flipped-back": { player: PlayerId, } }
  | { "recovered": { player: PlayerId, body: Body, amount: number, } }
  | { "defeated": { player: PlayerId, } }
  | { "stood-up": { player: PlayerId, } }
  | {
  "rolled": {
    of: PlayerId | null, by: PlayerId, purpose: Purpose,
    /** The card it is for: the cargo inspected, or what asks for a test or a die. */
    card?: CardId,
    /** Whose dice they are if they are no player's. */
    foe?: Foe, dice: Array<Rolled>,
  }
}
  | { "dice-changed": { of: PlayerId | null, by: PlayerId, dice: Array<Rolled>, } }
  | { "test-result": { player: PlayerId, skill: Skill, level: number, passed: boolean, } }
  | { "combat-began": { attacker: PlayerId, foe: Foe, } }
  | { "combat-won": { attacker: PlayerId, foe: Foe, attacker_won: boolean, damage: [number, number], } }
  | { "used": { player: PlayerId, ability: AbilityId, bearer: Bearer, } }
  | {
  "gained": {
    player: PlayerId, card: CardId,
    /** That it was bought has been told. */
    bought: boolean,
  }
}
  | { "refused": { player: PlayerId, card: CardId, } }
  | { "discarded": { player: PlayerId, card: CardId, } }
  | { "rotated": { player: PlayerId, card: CardId, to: CardId, } }
  | { "removed": { card: CardId, } }
  | { "bartered": { player: PlayerId, card: CardId, worth: number, } }
  | {
  "bought": {
    player: PlayerId, card: CardId,
    /** The ship it is. */
    ship?: ShipId, price: number,
    /** Whether something was bartered or traded in for it. */
    exchanged?: boolean,
  }
}
  | { "cannot-pay": { player: PlayerId, card: CardId | null, price: number, } }
  | { "market-drawn": { player: PlayerId, deck: Market, card: CardId, } }
  | { "market-discarded": { player: PlayerId, deck: Market, card: CardId, } }
  | { "market-revealed": { deck: Market, card: CardId, } }
  | { "market-shuffled": { deck: Market, } }
  | { "ship-gained": { player: PlayerId, ship: ShipId, from: ShipId | null, } }
  | { "delivered": { player: PlayerId, card: CardId, } }
  | { "purchase-failed": { player: PlayerId, card: CardId, } }
  | { "caught": { player: PlayerId, card: CardId, } }
  | { "patrol-sent": { faction: Faction, card: CardId, spaces: number, toward: PlayerId, } }
  | { "patrol-moved": { faction: Faction, from: SpaceId, to: SpaceId, directly: boolean, } }
  | { "patrol-eliminated": { faction: Faction, level: number, } }
  | { "patrol-spawned": { faction: Faction, level: number, space: SpaceId, } }
  | { "crossing-announced": { player: PlayerId, crosses: boolean, } }
  | { "encounter-drawn": { player: PlayerId, deck: EncounterDeckId, card: CardId, section: number, } }
  | { "secret-taken": { player: PlayerId, deck: EncounterDeckId, card: CardId | null, } }
  | { "secret-revealed": { player: PlayerId, card: CardId, } }
  | { "secrets-lost": { player: PlayerId, count: number, } }
  | {
  "databank-resolved": {
    player: PlayerId, card: CardId,
    /** The contact that was turned up for it just now. */
    contact?: ContactId,
  }
}
  | { "step-reached": { player: PlayerId, card: CardId, step: number, } }
  | { "contact-revealed": { berth: BerthId, contact: ContactId, } }
  | { "contact-looked": { player: PlayerId, berth: BerthId, contact: ContactId | null, } }
  | { "contact-placed": { berth: BerthId, contact: ContactId, } }
  | { "contacts-exchanged": { one: BerthId, other: BerthId, } }
  | { "contact-moved": { from: BerthId, to: BerthId, } }
  | { "contact-in-play": { contact: ContactId, player: PlayerId, } }
  | { "contact-left": { contact: ContactId, removed: boolean, } }
  | { "eliminated": { player: PlayerId, contact: ContactId, } }
  | { "captured": { player: PlayerId, contact: ContactId, bounty: CardId, } }
  | { "hunted-down": { player: PlayerId, target: PlayerId, card: CardId, } }
  | { "protected": { player: PlayerId, crew: CardId, protects: boolean, } }
  | { "invited": { player: PlayerId, other: PlayerId, card: CardId, } }
  | { "invitation-answered": { player: PlayerId, card: CardId, joins: boolean, } }
  | { "job-completed": { player: PlayerId, card: CardId, } }
  | { "job-failed": { player: PlayerId, card: CardId, } }
  | { "goal-progress": { player: PlayerId, ship: boolean, tokens: number, } }
  | { "goal-completed": { player: PlayerId, ship: boolean, } }
  | { "ambition-progress": { player: PlayerId, ambition: AmbitionId, goal: number, tokens: number, of: number, } }
  | { "ambition-pursued": { player: PlayerId, ambition: AmbitionId, goal: number, } }
  | { "ambition-goal-completed": { player: PlayerId, ambition: AmbitionId, goal: number, } }
  | { "ambition-goal-undone": { player: PlayerId, ambition: AmbitionId, goal: number, } }
  | { "ambition-goal-failed": { player: PlayerId, ambition: AmbitionId, goal: number, } }
  | { "token-put": { player: PlayerId, space: SpaceId, } }
  | { "extra-turn": { player: PlayerId, } }
  | { "turn-cut-short": { player: PlayerId, } }
  | { "taken": { player: PlayerId, from: PlayerId, card: CardId, } }
  | { "offer-made": { from: PlayerId, to: PlayerId, } }
  | { "offer-answered": { from: PlayerId, to: PlayerId, accepted: boolean, } }
  | { "given": { from: PlayerId, to: PlayerId, card: CardId, } }
  | {
  "debt-given": {
    from: PlayerId, to: PlayerId,
    /** Whose debt it is. */
    owner: PlayerId,
  }
}
  | { "favor-asked": { player: PlayerId, favor: Favor, } }
  | {
  "favor-answered": {
    player: PlayerId,
    /** Who asked. */
    to: PlayerId, granted: boolean,
  }
}
  | { "favor-withdrawn": { player: PlayerId, } }
  | {
  "favor-received": {
    player: PlayerId, from: PlayerId, favor: Favor,
    /** A debt token was returned for it. */
    forced: boolean,
  }
}
  | { "ai-order": { first: PlayerId, second: PlayerId, } }
  | { "contact-pointed": { from: PlayerId, to: PlayerId, berth: BerthId, } }
  | { "bounty-placed": { player: PlayerId, target: PlayerId, } }
  | { "bounty-collected": { player: PlayerId, target: PlayerId, } }
  | { "robbery": { player: PlayerId, victim: PlayerId, } }
  | { "sabotage": { player: PlayerId, target: PlayerId, } }
  | { "sabotage-done": { player: PlayerId, target: PlayerId, } }
  | { "sabotage-failed": { player: PlayerId, target: PlayerId, } }
  | { "sabotage-caught": { player: PlayerId, target: PlayerId, } }
  | { "alliance-proposed": { player: PlayerId, other: PlayerId, rounds: number, } }
  | { "alliance-answered": { player: PlayerId, other: PlayerId, agrees: boolean, } }
  | {
  "alliance-ended": {
    player: PlayerId, other: PlayerId,
    /** It lasted as long as was agreed. */
    kept: boolean,
  }
}
  | { "alliance-broken": { player: PlayerId, other: PlayerId, } }
  | { "assisted": { player: PlayerId, other: PlayerId, } }
  | { "interference": { player: PlayerId, other: PlayerId, } }
  | { "interference-done": { player: PlayerId, other: PlayerId, } }
  | { "interference-failed": { player: PlayerId, other: PlayerId, } }
  | { "interference-caught": { player: PlayerId, other: PlayerId, } }
  | { "ai-card-drawn": { player: PlayerId, card: AiCardId, } }
  | { "ai-bullet": { player: PlayerId, card: AiCardId, section: AiSection, bullet: number, spared: Spared | null, } }
  | { "ai-goal": { player: PlayerId, card: CardId, space: SpaceId, } }
  | {
  "ai-set-out": {
    player: PlayerId, goal: SpaceId, distance: number,
    /** Where it means to stop. */
    stop: SpaceId,
    /** How many spaces earlier than it could. */
    early: number,
    /** Because a patrol stops it, not for a planet. */
    patrol: boolean,
  }
}
  | { "ai-not-buying": { player: PlayerId, card: CardId, why: Unsuited, } }
  | { "ai-by-chance": { player: PlayerId, lot: Lot, among: number, } }
  | { "ai-card-cut": { player: PlayerId, card: AiCardId, } }
  | { "ai-card-done": { player: PlayerId, card: AiCardId, shuffled: boolean, } }
  | { "conceded": { player: PlayerId, } }
  | { "won": { player: PlayerId, } };

/** A box that can be laid on the table beside the base box. */
export type Expansion = "unfinished-business";

/** The four powers of the galaxy. */
export type Faction = "hutt" | "imperial" | "rebel" | "syndicate";

/** What can be asked of somebody, and there is nothing else. */
export type Favor = { "advice": Skill }
  | "combat-strategy"
  | { "endorsement": Faction }
  | "shortcut";

/** What is said about a favor, by anybody at any time. */
export type Favoring = {
  "ask": {
    /** Which. */
    favor: Favor,
    /** Who is asked; all who could grant it, if nobody is named. */
    of?: Array<Seat>,
    /** What is offered for it. */
    pays?: Bundle,
  }
}
  | {
  "grant": {
    /** Who asked. */
    to: Seat,
    /** For this; for what was offered, if nothing is said. */
    price?: Bundle,
    /** What is handed over with the favor. */
    gives?: Bundle,
  }
}
  | {
  "decline": {
    /** Who asked. */
    to: Seat,
  }
}
  | {
  "take": {
    /** Who is willing. */
    from: Seat,
  }
}
  | "withdraw"
  | {
  "call-in": {
    /** Whose token it is. */
    of: Seat,
    /** Which. */
    favor: Favor,
  }
};

/** Against whom the attacker fights. */
export type Foe = { "player": PlayerId }
  | { "patrol": Faction }
  | { "contact": CardId }
  | { "enemy": CardId };

/** How far a goal is. */
export type GoalView = {
  /** How much of it is done, if that can be counted, and of how much. */
  counted: [number, number] | null,
  /** Whether it is reached. */
  done: boolean,
};

/** Somebody who is willing to grant a favor. */
export type GrantView = {
  /** Who. */
  by: PlayerId,
  /** For this. */
  price: BundleView,
  /** And hands this over with it. */
  gives: BundleView,
};

/** A kind of effects. */
export type Hint = "tests" | "fights" | "credits" | "fame" | "reputation" | "damage" | "recovery" | "assets" | "contacts" | "patrols" | "travel" | "secrets";

/** Where a card belongs. */
export type Home = { "market": Market }
  | { "encounters": EncounterDeckId }
  | { "databank": number };

/** A house rule for player conflict. */
export type HouseRule = "bounties" | "piracy" | "negotiation" | "sabotage" | "alliances" | "interference";

/** What house rules left on the table. */
export type HouseView = {
  /** Those that are played with. */
  rules: Array<HouseRule>,
  /** Bounties nobody has collected yet. */
  placed: Array<PlacedView>,
  /** Who must spend their next planning step on repairs. */
  repairs: Array<PlayerId>,
  /** Who are allies. */
  alliances: Array<AllianceView>,
};

/** The six types of asset. */
export type Kind = "bounty" | "cargo" | "crew" | "gear" | "job" | "mod";

/** What chance decides for the rival. */
export type Lot = "ship" | "job" | "fight" | "patrol" | "way" | "crew" | "patrol-way" | "berth" | "asset" | "answer" | "target" | "player" | "bounty" | "contact";

/** What stands before a goal. */
export type MarkerKind = "dash" | "number" | "infinity" | "fame";

/** The six market decks. */
export type Market = "bounty" | "cargo" | "gear_and_mod" | "job" | "luxury" | "ship";

/** A market deck. */
export type MarketView = {
  deck: Market, count: number,
  /** None also while the next one is not yet revealed. */
  top: CardId | null,
  /** What else the viewer knows of it, by depth from the top. */
  known: Array<[number, CardId]>,
};

/** What somebody proposes: what they give, and what they want for it. */
export type Offer = {
  /** To whom. */
  to: Seat,
  /** What is given. */
  gives: Bundle,
  /** What is wanted. */
  takes: Bundle,
};

/** An offer. */
export type OfferView = { from: PlayerId, to: PlayerId, gives: BundleView, takes: BundleView, };

/** A patrol on the map. */
export type PatrolView = {
  faction: Faction, level: number, space: SpaceId,
  /** Its dice; none where it always wins. */
  combat: number | null,
  /** Whom it hunts: they must fight it where they meet. */
  hunts: Array<PlayerId>,
};

/** What is half done of a house rule, and asked. */
export type Pending = { "loot": { robber: PlayerId, victim: PlayerId, } }
  | { "forfeit": { player: PlayerId, } }
  | { "alliance": { by: PlayerId, to: PlayerId, rounds: number, } }
  | { "slander": { by: PlayerId, player: PlayerId, } }
  | { "reroll": { by: PlayerId, } };

/** A bounty that a player placed. */
export type PlacedView = { by: PlayerId, on: PlayerId, };

/** A player, counted clockwise; the seat of the same number decides for them. */
export type PlayerId = number;

/** A player. */
export type PlayerView = {
  /** None for the rival of a single-player game. */
  seat: Seat | null, character: CharacterId | null, flipped: boolean, ship: ShipId | null, ship_flipped: boolean, space: SpaceId, credits: number, fame: number, standings: [Standing, Standing, Standing, Standing], damage: [number, number],
  /** Health and hull with all bonuses. */
  limits: [number, number],
  /** Ground combat, ship combat and hyperdrive with all bonuses. */
  values: [number, number, number], defeated: boolean,
  /** How far the goals of the character and of the ship are; none where there is none. */
  goals: [GoalView | null, GoalView | null],
  /** The ambition sheet and the tokens on it. */
  ambition?: AmbitionView, tokens: Array<SpaceId>, assets: Array<AssetView>, room: RoomView,
  /** Which of their people have a skill, and how often. */
  skilled: Array<SkilledView>, secrets: Array<SecretView>,
  /** The debt tokens they hold, by whom they belong to. */
  debts?: Array<PlayerId>,
  /** The favor they received this turn. */
  favor?: Received,
};

/** What is asked. */
export type Prompt = "character"
  | "rival"
  | "ship"
  | "ambition"
  | "start-card"
  | "start-faction"
  | "planning"
  | {
  "movement": {
    /** The spaces left. */
    left: number,
  }
}
  | "action"
  | "deliver"
  | "market"
  | "market-buy"
  | {
  "payment": {
    /** What is bought. */
    card: CardId | null,
    /** The ship that is bought. */
    ship: ShipId | null,
    /** What is due, in credits. */
    due: number,
  }
}
  | {
  "patrol-path": {
    /** Whose. */
    faction: Faction,
    /** The card whose icon sends it. */
    card?: CardId,
    /** The spaces left. */
    left: number,
  }
}
  | {
  "icons": {
    /** The card. */
    card: CardId,
  }
}
  | {
  "reveal-contact": {
    /** The card whose icon says so. */
    card: CardId,
  }
}
  | {
  "gain": {
    /** Which. */
    card: CardId,
  }
}
  | "overflow"
  | {
  "place-contact": {
    /** Which. */
    contact: ContactId,
  }
}
  | "encounter"
  | "crossing"
  | {
  "hunt-contact": {
    /** Which. */
    contact: ContactId,
  }
}
  | {
  "protect-crew": {
    /** Which. */
    crew: CardId,
  }
}
  | {
  "spoils": {
    /** Whom. */
    contact: ContactId,
  }
}
  | {
  "take-sides": {
    /** Whom the bounty was on. */
    target: PlayerId,
    /** Whether reputation is gained, with an enemy of theirs; else it is lost, with a friend. */
    gains: boolean,
  }
}
  | {
  "company": {
    /** Which. */
    card: CardId,
  }
}
  | {
  "invited": {
    /** Which. */
    card: CardId,
  }
}
  | "abilities"
  | "order"
  | "before-dice"
  | {
  "dice": {
    /** How many more. */
    left: number,
  }
}
  | {
  "effect": {
    /** What it stands on. */
    bearer: Bearer,
  }
}
  | { "conflict": Pending }
  | "meddling"
  | "trade"
  | "half-done"
  | {
  "offer": {
    /** Whose. */
    from: PlayerId,
  }
};

/** What one player proposes to others: a deal, or something about a favor. */
export type Proposal = Offer | Favoring | Word;

/** What a roll is for. */
export type Purpose = { "Combat": Combat }
  | { "Test": Skill }
  | "Delivery"
  | "Purchase"
  | "Effect";

/** A favor somebody received this turn. */
export type Received = {
  /** Which. */
  favor: Favor,
  /** Its test or combat is over, or under way. */
  used?: boolean,
};

/** A favor that is asked for. */
export type RequestView = {
  /** Who asks. */
  by: PlayerId,
  /** For what. */
  favor: Favor,
  /** Who is asked and has not answered yet. */
  waits_for: Array<PlayerId>,
  /** What is offered for it. */
  pays: BundleView,
  /** Who is willing. */
  grants: Array<GrantView>,
  /** Who is not. */
  declined: Array<PlayerId>,
};

/** The rival of a single-player game. */
export type RivalView = {
  /** Which player it is. */
  player: PlayerId,
  /** How many cards its deck has. */
  count: number,
  /** What the viewer knows of the deck, by depth from the top. */
  known: Array<[number, AiCardId]>,
  /** The card it resolves now. */
  card: AiCardId | null,
  /** Where its goal tokens lie, one each. */
  goals: Array<SpaceId>,
  /** The fame it needs, where that is more than others do. */
  goal?: number,
};

/** Dice on the table. */
export type RollView = {
  of: PlayerId | null, purpose: Purpose, dice: Array<Rolled>,
  /** How often whoever tests a skill has it. */
  level: number | null,
};

/** A rolled die. */
export type Rolled = {
  /** What it shows. */
  face: Die,
  /** It was added by an ability and cannot be rerolled. */
  added: boolean,
  /** It is ignored for the rest of the combat. */
  cancelled: boolean,
};

/** The slots a player has, taken and free. */
export type RoomView = {
  gear: number,
  /** For jobs and bounties alike. */
  job_or_bounty: number, crew: number, cargo: number, mod: number,
  /** For one cargo or one mod each. */
  cargo_or_mod: number,
};

/** A secret: its deck for all, what it is for who knows it. */
export type SecretView = { deck: EncounterDeckId | null, card: CardId | null, };

/** What is agreed on before the game. */
export type Setup = {
  /** How many people play: two to four, or one against rivals that AI decks run. */
  players: number,
  /** The fame that wins: 8, 10 or 12. */
  fame: number,
  /** Whether the tiles lie in a random order. */
  random_map: boolean,
  /** The characters by id, one a seat, if they are not chosen in turn order. More than there are seats stay in the box. */
  characters: Array<string> | null,
  /** With one player: the character of the rival by id, if it is not chosen then. */
  rival: string | null,
  /** With one player: the fame each rival starts with, for a harder game. */
  rival_fame: number,
  /** With one player: how many rivals there are. With Unfinished Business there can be two. */
  rivals?: number,
  /** With two rivals: the character of the other one by id, if it is not chosen then. */
  second_rival?: string,
  /** The boxes that lie on the table beside the base box. */
  with?: Array<Expansion>,
  /** With Unfinished Business: whether players may ask each other for favors. */
  favors?: boolean,
  /** With Unfinished Business: whether everybody has an ambition, without which fame does not win. */
  ambitions?: boolean,
  /** The house rules for player conflict that are played with. */
  house?: Array<HouseRule>,
};

/** A character. */
export type SheetPart = {
  /** The face of its first side. */
  face: string,
  /** The face of its other side. */
  flipped: string,
  /** The reputation it starts with, where that is not neutral. */
  reputation: Array<[Faction, Standing]>,
  /** Whether it starts positive with a faction of the player's choice. */
  any_positive: boolean,
  /** Its goal in a few words. */
  goal: Text,
  /** The cards of which it starts with one, drawn at random. */
  starts: Array<StartPart>,
};

/** A ship. */
export type ShipId = number;

/** A ship. */
export type ShipPart = {
  /** The face of its first side. */
  face: string,
  /** The face of its other side, if it has one. */
  flipped: string | null,
  /** Whether one can begin with it. */
  starter: boolean,
  /** Its goal in a few words, if it has one. */
  goal: Text | null,
  /** The room on each side. */
  slots: [Slots, Slots],
};

/** What characters and crew are good at. */
export type Skill = "influence" | "knowledge" | "piloting" | "stealth" | "strength" | "tactics" | "tech";

/** Somebody with a skill. */
export type SkilledView = {
  skill: Skill,
  /** The character, or the card of a crew. */
  bearer: Bearer, times: number,
};

/** The sort of slot an asset is drawn in. A rule asks only whether all assets find one. */
export type SlotKind = "crew" | "cargo" | "mod" | "cargo-or-mod" | "gear" | "job-or-bounty";

/** Room for assets. */
export type Slots = {
  /** For cargo. */
  cargo: number,
  /** For mods. */
  mod: number,
  /** For cargo or a mod. */
  cargo_or_mod: number,
  /** For crew. */
  crew: number,
};

/** The roads to fame. */
export type Source = "job" | "bounty" | "cargo" | "goal" | "patrol" | "luxury" | "encounter" | "paid" | "placed-bounty" | "robbery" | "alliance" | "other";

/** A space of the map. */
export type SpaceId = number;

/** A space of the map. */
export type SpacePart = {
  /** Its id, by which texts call it. */
  id: string,
  /** Its name. */
  name: string,
  /** What it is. */
  kind: SpacePartKind,
  /** Where it lies. */
  tile: TileId,
  /** Its place along the arc within the tile in hundredths, from the left. */
  along: number,
  /** Its place across the arc in hundredths, from the outer edge (-100) to the inner (100). */
  across: number,
  /** The faction whose icon it bears. */
  faction: Faction | null,
  /** Its encounter deck. */
  deck: EncounterDeckId,
  /** Its contact spaces from left to right. */
  berths: Array<BerthId>,
  /** The Core Worlds to which one may cross from here. */
  opposite?: SpaceId,
};

/** What a space is. */
export type SpacePartKind = "planet" | "navpoint" | "maelstrom";

/** Why a bullet of an AI card is not carried out. */
export type Spared = "not-defeated" | "unhurt" | "on-goal" | "no-goal" | "no-cargo" | "no-planet" | "empty-deck" | "no-patrol" | "no-job" | "too-poor" | "no-faction" | "best-reputation" | "no-contact" | "no-crew" | "on-target" | "no-target" | "no-target-here" | "out-of-reach" | "nobody-there" | "no-droid" | "no-fame" | "rich-enough" | "no-slot" | "has-slot" | "all-known" | "no-weak-patrol" | "no-wanted" | "nothing-to-take" | "other-planet";

/** Where a player stands with a faction. */
export type Standing = "negative" | "neutral" | "positive";

/** A card to start with. */
export type StartPart = {
  /** The card. */
  card: CardId,
  /** Where who has it starts. */
  space: SpaceId | null,
};

/** A step of the game. */
export type StepView = "setup" | "planning" | "action" | "encounter" | "over";

/** A tile of the map, the ends included. */
export type TileId = number;

/** A tile of the map. */
export type TilePart = {
  /** Its id. */
  id: string,
  /** The lanes between its spaces. */
  lanes: Array<[SpaceId, SpaceId]>,
  /** Where the outer and the inner way enter from the left: each goes on from the same way of the tile to the left. */
  left: [SpaceId, SpaceId] | null,
  /** Where the outer and the inner way leave to the right. */
  right: [SpaceId, SpaceId] | null,
};

/** A step of a turn. */
export type TurnStep = "planning" | "action" | "encounter";

/** Why the rival does not buy a card. */
export type Unsuited = "not-here" | "too-dear" | "no-slot" | "for-patrol" | "no-better-ship" | "no-bounty";

/** The table as a seat, or an onlooker, sees it. */
export type View = {
  /** Who looks. */
  you: PlayerId | null,
  /** The number of the turn. */
  turn: number,
  /** Who takes their turn. */
  current: PlayerId,
  /** Who took the first turn. */
  first: PlayerId,
  /** The step of the turn. */
  step: StepView,
  /** Whether this is an additional turn. */
  extra: boolean,
  /** Who has won. */
  winner: PlayerId | null,
  /** The fame that wins. */
  goal: number,
  /** The tiles from left to right, the ends left out. */
  tiles: Array<TileId>,
  /** The players. */
  players: Array<PlayerView>,
  /** The patrols. */
  patrols: Array<PatrolView>,
  /** The contact spaces. */
  contacts: Array<ContactView>,
  /** The market decks. */
  market: Array<MarketView>,
  /** The encounter decks. */
  encounters: Array<DeckView>,
  /** Ships of the supply. */
  ships: Array<ShipId>,
  /** The dice on the table. */
  roll: RollView | null,
  /** The combat under way. */
  combat: CombatView | null,
  /** The offer that waits for its answer. */
  offer: OfferView | null,
  /** The favors that are asked for. */
  requests?: Array<RequestView>,
  /** What house rules left on the table; nothing without them. */
  house?: HouseView,
  /** With whom the viewer could deal. */
  deals: Array<DealView>,
  /** How many spaces each space is away from the viewer, by number; none for an onlooker. */
  away: Array<number>,
  /** How many turns one flies there, if nothing stops one on the way. */
  turns: Array<number>,
  /** Cards that left the game. */
  gone: Array<CardId>,
  /** The rivals of a single-player game, in turn order. */
  rivals: Array<RivalView>,
  /** The ambition sheets laid out to be chosen from. */
  sheets?: Array<AmbitionId>,
};

/** Why credits change hands. */
export type Why = "start" | "income" | "effect" | "price" | "cost" | "defeat" | "trade";

/** What is said about alliances, and before one's turn comes in the window before the dice. */
export type Word = {
  "ally": {
    /** Who is asked. */
    to: Seat,
    /** For how many rounds: one to three. */
    rounds: number,
  }
}
  | "break-alliance"
  | "part-ways"
  | { "meddle": Deed }
  | "stand-aside"
  | "hold";
