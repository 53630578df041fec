// Written by `cargo xtask types` from the Rust types of the same names: change those, not this.

import type { On, Seat } from './protocol';

/** A base. */
export type BaseId = number;

/** A base by id and name. */
export type BaseName = {
  /** Its number. */
  base: BaseId,
  /** Its id. */
  id: string,
};

/** A base in play. */
export type BaseView = {
  /** Its number. */
  base: BaseId,
  /** Its id. */
  id: string,
  /** The damage that destroys it. */
  hit_points: number,
  /** The damage on it. */
  damage: number,
  /** Whether its ability was used this turn. */
  used: boolean,
};

/** A unit or capital ship on the table; copies of the same card have numbers of their own. */
export type CardId = number;

/** A card: its number on this table and the id of what is printed on it. */
export type CardView = {
  /** Its number. */
  card: CardId,
  /** Its id. */
  id: string,
};

/** A legal move. Of several alike cards in a hand or a pile only one is offered. */
export type Choice = { "pick-base": BaseId }
  | { "reveal-base": BaseId }
  | { "play": CardId }
  | { "buy": CardId }
  | { "pay-off": CardId }
  | { "use": CardId }
  | "use-base"
  | { "commit": [CardId, Target] }
  | { "resolve": Target }
  | "end-turn"
  | { "trigger": Source }
  | "take-reward"
  | { "pick": CardId }
  | "pick-base-target"
  | { "option": number }
  | { "assign": [CardId, number] }
  | "pass";

/** A facedown deck: how many cards, and which the viewer knows, by their depth from the top. */
export type DeckView = {
  /** How many cards. */
  count: number,
  /** What the viewer knows of it. */
  known: Array<[number, CardView]>,
};

/** What a card in play does in this turn's attacks. */
export type Duty = "ready"
  | { "committed": Target }
  | "spent";

/** One fact. Where a card is missing, the reader may not know it. */
export type Event = {
  "base-picked": {
    /** By whom. */
    player: Player,
    /** Which. */
    base: BaseId | null,
  }
}
  | {
  "turn-began": {
    /** Whose. */
    player: Player,
    /** Its number. */
    turn: number,
  }
}
  | {
  "base-revealed": {
    /** By whom. */
    player: Player,
    /** Which. */
    base: BaseId,
  }
}
  | {
  "force-bonus": {
    /** To whom. */
    player: Player,
  }
}
  | {
  "income": {
    /** To whom. */
    player: Player,
    /** Which ship. */
    card: CardId,
    /** How many. */
    amount: number,
  }
}
  | {
  "played": {
    /** By whom. */
    player: Player,
    /** Which. */
    card: CardId,
  }
}
  | {
  "resources": {
    /** By whom. */
    player: Player,
    /** How many. */
    amount: number,
  }
}
  | {
  "force": {
    /** Toward whom. */
    player: Player,
    /** How far. */
    amount: number,
    /** Where it stands: 0 is the Rebels' end, 6 the Empire's. */
    marker: number,
  }
}
  | {
  "attack": {
    /** Which. */
    card: CardId,
    /** How much. */
    amount: number,
  }
}
  | {
  "purchased": {
    /** By whom. */
    player: Player,
    /** Which. */
    card: CardId,
    /** At what price. */
    cost: number,
    /** From where. */
    from: Zone,
    /** To where. */
    to: Place,
  }
}
  | {
  "purchase-moved": {
    /** By whom. */
    player: Player,
    /** Which. */
    card: CardId,
    /** To where. */
    to: Place,
  }
}
  | {
  "paid-off": {
    /** By whom. */
    player: Player,
    /** Which. */
    card: CardId,
    /** At what price. */
    cost: number,
  }
}
  | {
  "row-filled": {
    /** Which. */
    card: CardId,
  }
}
  | {
  "used": {
    /** By whom. */
    player: Player,
    /** Whose ability. */
    source: Source,
  }
}
  | {
  "committed": {
    /** By whom. */
    player: Player,
    /** Which. */
    card: CardId,
    /** Against what. */
    target: Target,
  }
}
  | {
  "attacked": {
    /** By whom. */
    player: Player,
    /** What. */
    target: Target,
    /** With how much. */
    total: number,
  }
}
  | {
  "lapsed": {
    /** Whose. */
    player: Player,
    /** Against what. */
    target: Target,
  }
}
  | {
  "defeated": {
    /** By whom. */
    player: Player,
    /** Which. */
    card: CardId,
  }
}
  | {
  "failed": {
    /** Whose. */
    player: Player,
    /** Against which card. */
    card: CardId,
  }
}
  | {
  "reward-taken": {
    /** By whom. */
    player: Player,
    /** For which card. */
    card: CardId,
  }
}
  | {
  "reward-declined": {
    /** By whom. */
    player: Player,
    /** For which card. */
    card: CardId,
  }
}
  | {
  "ship-damaged": {
    /** Whose. */
    player: Player,
    /** Which. */
    card: CardId,
    /** How much. */
    amount: number,
  }
}
  | {
  "ship-destroyed": {
    /** Whose. */
    player: Player,
    /** Which. */
    card: CardId,
  }
}
  | {
  "base-damaged": {
    /** Whose. */
    player: Player,
    /** Which. */
    base: BaseId,
    /** How much. */
    amount: number,
    /** How much was prevented. */
    prevented: number,
  }
}
  | {
  "damage-lost": {
    /** How much. */
    amount: number,
  }
}
  | {
  "repaired": {
    /** Whose. */
    player: Player,
    /** Which. */
    base: BaseId | null,
    /** How much. */
    amount: number,
  }
}
  | {
  "base-destroyed": {
    /** Whose. */
    player: Player,
    /** Which. */
    base: BaseId,
    /** In which turn. */
    turn: number,
  }
}
  | {
  "discarded": {
    /** By whom; for the galaxy, by whose effect. */
    player: Player,
    /** Which. */
    card: CardId,
    /** From where. */
    from: Zone,
  }
}
  | {
  "exiled": {
    /** By whom. */
    player: Player,
    /** Which. */
    card: CardId,
    /** From where. */
    from: Zone,
  }
}
  | {
  "drew": {
    /** By whom. */
    player: Player,
    /** Which. */
    card: CardId | null,
  }
}
  | {
  "shuffled": {
    /** Whose; the galaxy's if nobody's. */
    player: Player | null,
  }
}
  | {
  "revealed": {
    /** By whom. */
    player: Player,
    /** Which. */
    card: CardId,
  }
}
  | {
  "looked": {
    /** By whom. */
    player: Player,
    /** Which. */
    card: CardId | null,
  }
}
  | {
  "looked-at-hand": {
    /** By whom. */
    player: Player,
  }
}
  | {
  "put-on-deck": {
    /** Whose hand and deck. */
    player: Player,
    /** Which. */
    card: CardId | null,
  }
}
  | {
  "swapped": {
    /** By whom. */
    player: Player,
    /** What left the row. */
    out: CardId,
    /** What came into it. */
    into: CardId,
    /** From where that came, and where the other went. */
    with: Zone,
  }
}
  | {
  "returned": {
    /** Whose. */
    player: Player,
    /** Which. */
    card: CardId,
  }
}
  | {
  "borrowed": {
    /** By whom. */
    player: Player,
    /** Which. */
    card: CardId,
  }
}
  | {
  "next-on-deck": {
    /** Whose. */
    player: Player,
  }
}
  | {
  "paid": {
    /** By whom. */
    player: Player,
    /** How many. */
    amount: number,
  }
}
  | {
  "resources-lost": {
    /** By whom. */
    player: Player,
    /** How many. */
    amount: number,
  }
}
  | {
  "straightened": {
    /** Whose. */
    player: Player,
  }
}
  | {
  "turn-ended": {
    /** Whose. */
    player: Player,
  }
}
  | {
  "conceded": {
    /** Who. */
    player: Player,
  }
}
  | {
  "won": {
    /** By whom. */
    player: Player,
  }
};

/** A ship that takes part of the damage that is being split. */
export type HitView = {
  /** Its number. */
  card: CardId,
  /** Its id. */
  id: string,
  /** How much more it can take. */
  room: number,
  /** How much of the damage a first proposal gives it. */
  proposed: number,
};

/** A card in play. */
export type InPlayView = {
  /** Its number. */
  card: CardId,
  /** Its id. */
  id: string,
  /** Whether its ability was used this turn: the card is tilted. */
  used: boolean,
  /** Its attack now, against what it is committed to or else the base. */
  attack: number,
  /** A ship's damage. */
  damage: number,
  /** A ship's hit points. */
  hit_points: number | null,
  /** What it does in this turn's attacks. */
  duty: Duty,
};

/** Which bases are played with. */
export type Mode = "beginner" | "full-galaxy" | "secret-bases";

/** What is to be picked for an effect. */
export type Picking = {
  /** What is done with it, in a word or two. */
  to: string,
  /** How many are picked; of damage, how much is dealt. */
  n: number,
  /** Whether fewer will do. */
  up_to: boolean,
};

/** Where a purchased card can go. */
export type Place = "Discard" | "Deck" | "Hand";

/** One of the two players. */
export type Player = "empire" | "rebel";

/** A player's area. */
export type PlayerView = {
  /** Whose. */
  player: Player,
  /** Who decides for them. */
  seat: Seat,
  /** The base in play. */
  base: BaseView | null,
  /** Facedown bases: how many, and which of them the viewer knows. */
  bases: number,
  /** Those the viewer knows. */
  known_bases: Array<BaseName>,
  /** Facedown bases out of the game that the viewer knows. */
  known_unpicked: Array<BaseName>,
  /** Bases this player destroyed. */
  victory: Array<BaseName>,
  /** How many more win. */
  needed: number,
  /** How many cards the hand holds. */
  hand: number,
  /** Those the viewer knows. */
  known_hand: Array<CardView>,
  /** The deck. */
  deck: DeckView,
  /** The discard pile, the topmost first. */
  discard: Array<CardView>,
  /** Capital ships in play. */
  ships: Array<InPlayView>,
};

/** What is asked. */
export type Prompt = {
  "pick-bases": {
    /** How many are still to be picked. */
    left: number,
  }
}
  | "new-base"
  | "turn"
  | "triggers"
  | {
  "reward": {
    /** The defeated card. */
    card: CardId,
  }
}
  | {
  "spread": {
    /** The damage left. */
    left: number,
    /** The ship asked about. */
    ship: CardId,
  }
}
  | {
  "effect": {
    /** Whose effect it is. */
    source: Source,
    /** What is to be picked. */
    what: Picking,
  }
};

/** What is agreed on before the game. */
export type Setup = {
  /** Which side each seat commands. */
  sides: Array<Player>,
  /** Which bases are played with. */
  mode: Mode,
  /** How many enemy bases win, two to five; if not said, as usual for the mode. */
  goal: number | null,
  /** Whether neutral cards can be paid off. */
  pay_off: boolean,
};

/** Where an ability stands: on one of the active player's cards or on their base. */
export type Source = { "card": CardId }
  | "base";

/** What an attack is aimed at. */
export type Target = "base"
  | { "row": CardId };

/** Something that can be attacked. An attack is as strong as what waits and what each who joins it brings, added up: what the choices to commit are worth says the latter. */
export type TargetView = {
  /** Which it is. */
  target: Target,
  /** Where it lies. */
  on: On,
  /** How strong the attack on it is that waits to be resolved, if one does. */
  waits: number | null,
  /** The attack that is enough, all that stands before the target included. */
  needed: number,
  /** How much of it the ships before a base take. */
  ships: number,
  /** How much of it the base still prevents this turn. */
  shield: number,
};

/** The table as a seat, or an onlooker, sees it. */
export type View = {
  /** Whom this seat commands. */
  you: Player | null,
  /** The number of the turn. */
  turn: number,
  /** Whose turn it is. */
  active: Player,
  /** Who has won. */
  winner: Player | null,
  /** Which bases are played with. */
  mode: Mode,
  /** How many enemy bases win. */
  goal: number,
  /** Whether neutral cards can be paid off. */
  pay_off: boolean,
  /** The Force marker: 0 is the Rebels' last space, 3 neutral, 6 the Empire's last space. */
  force: number,
  /** The active player's pool. */
  resources: number,
  /** The Empire's area and the Rebels'. */
  players: Array<PlayerView>,
  /** The active player's units. */
  units: Array<InPlayView>,
  /** The galaxy row. */
  row: Array<CardView>,
  /** The galaxy deck. */
  galaxy: DeckView,
  /** The galaxy discard pile, the topmost first. */
  galaxy_discard: Array<CardView>,
  /** How many pilots are left. */
  pilots: number,
  /** The topmost of them. */
  pilot: CardView | null,
  /** What left the game. */
  exiled: Array<CardView>,
  /** What the active player can attack, or attacks already. */
  targets: Array<TargetView>,
  /** Cards that are exiled when the turn ends. */
  borrowed: Array<CardId>,
  /** What the viewer has picked so far for the effect under way; nobody else sees it. */
  picked: Array<CardId>,
  /** The ships over which damage is being split. */
  split: Array<HitView>,
};

/** A place a card can leave. */
export type Zone = "hand" | "play" | "discard" | "deck" | "row" | "galaxy" | "galaxy-discard" | "pilots";
