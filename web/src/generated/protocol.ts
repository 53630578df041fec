// Written by `cargo xtask types` from the Rust types of the same names: change those, not this.

/** A game, told to somebody who may want to play it. */
export type About = {
  /** What it is, in one sentence. */
  blurb: string,
  /** How long a game takes, from so many minutes to so many; nothing if nobody knows. */
  minutes: [number, number] | null,
  /** What one can begin a game as at once, against machines. */
  sides: Array<Side>,
  /** Whether it is an example, to be tried and copied: nobody is offered it who does not ask for it by its id. */
  example?: boolean,
};

/** What was agreed on in one respect. */
export type Agreed = {
  /** What it is about. */
  name: string,
  /** How it is. */
  choice: string,
};

/** A number with its sign: what something costs, or what it brings. */
export type Amount = {
  /** The sign beside it. */
  glyph: string,
  /** The number. */
  number: number,
};

/** A way to go on playing on another device. */
export type AnotherDevice = {
  /** What the other device shows, once. */
  code: DeviceCode,
  /** Until when. */
  until: Time,
};

/** One way to agree on an option, as a client gets it. */
export type AnyChoice = {
  /** Its name. */
  name: string,
  /** What it does. */
  help: string,
  /** The members of the default set-up that it replaces; none if it is the default. */
  setup: Record<string, unknown>,
  /** Whether the default set-up has it so. */
  default: boolean,
  /** What the seats are called with it. */
  seats: Array<string>,
  /** Which content lies on the table with it, where that is not the usual one. */
  content?: string,
};

/** A picture. */
export type Art = {
  /** Where it is. */
  scene: Scene,
  /** Who or what is there. */
  figure: Figure,
  /** What lies beside it. */
  prop: Prop,
};

/** A request to take back an action. */
export type Asked = {
  /** The number of the question, which its answers repeat. */
  n: number,
  /** Who asks. */
  seat: Seat,
  /** Who has yet to answer. */
  waiting: Array<Seat>,
};

/** What stands between the choice and taking it back, as far as known beforehand. */
export type Barrier = "none" | "reveals" | "random" | "passes-the-turn";

/** Where a click may mean a choice that is about no one thing. */
export type Beside = {
  /** Where. */
  on: On,
  /** The choices to be made after it, so that it is about what was clicked. */
  then?: Array<unknown>,
};

/** Something that is not possible now. */
export type Blocked = {
  /** Where it would be drawn. */
  on?: On,
  /** What is not possible. */
  text: Text,
  /** The rule that forbids it. */
  rule?: string,
};

/** What defeating a card takes and brings. */
export type Bounty = {
  /** How strong an attack must be. */
  target: FaceValue,
  /** What the reward is called. */
  label: string,
  /** The reward; nothing if the rules on the card tell it anyway. */
  reward: Text,
  /** The same in a few words. */
  brief: Text,
};

/** A chance in thousandths. */
export type Chance = {
  /** Of what. */
  on: On,
  /** Thousandths. */
  permille: number,
  /** What it is the chance of. */
  text: Text,
};

/** Some topics that are read together. */
export type ChapterInfo = {
  /** Its own within this rulebook. */
  id: string,
  /** What it is called. */
  name: string,
  /** What to know of this step of a turn before reading on, if it is one. */
  guide: string | null,
  /** What is in it, by the part of the rules' ids before the stroke. */
  topics: Array<string>,
};

/** Something that was said. */
export type ChatLine = {
  /** Its number, counted from one. */
  n: number,
  /** When. */
  at: Time,
  /** From which seat. */
  seat: Seat,
  /** Who sat there. */
  name: string,
} & ({ "text": string }
  | { "reaction": Reaction });

/** What was said, one line after another up to the one before the one that was named. */
export type ChatPage = { chat: Array<ChatLine>, };

/** A choice in one of its three forms. */
export type Choose<Choice = JsonValue> = {
  /** The position it was made on. */
  position: number,
  /** What tells it from any other. */
  key?: Key, id?: number, choice?: Choice, choices?: Array<Choice>,
};

/** How much time people have, as agreed on when the table was opened. */
export type Clock = {
  "live": {
    /** So many seconds everybody has at first. */
    bank_s: number,
    /** So many come with each move. */
    increment_s: number,
  }
}
  | {
  "slow": {
    /** So many days a move. */
    days: number,
  }
};

/** How much time everybody has left, and whose runs. */
export type Clocks = {
  /** Milliseconds by seat, when the one that runs began to. */
  left: Array<number>,
  /** Whose runs, if one does. */
  runs: Runs | null,
  /** Who was given an increment last: who takes a move back is not given it twice. */
  gained: Seat | null,
  /** Whose time ran out in this move: the rest of it is not waited for. */
  out: Seat | null,
};

/** The kind of a fault that is not a refusal of the rules. */
export type Code = "bad-request" | "too-large" | "too-slow" | "not-found" | "wrong-method" | "unknown-game" | "unknown-bot" | "wrong-seats" | "unknown-table" | "no-such-seat" | "seat-taken" | "seat-kept" | "table-full" | "wrong-token" | "not-invited" | "private" | "name-taken" | "unknown-code" | "code-used" | "code-expired" | "onlooker" | "no-hello" | "not-started" | "still-running" | "nothing-asked" | "already-asked" | "stood-in" | "not-away" | "given-up" | "too-many" | "other-origin" | "wrong-host" | "other-rules" | "damaged" | "internal";

export type Create = {
  game: string,
  /** What is agreed on; the game's default, if nothing is said. */
  setup?: JsonValue, seats: Array<Sitter>,
  /** How much time people have; as much as they like, if nothing is said. */
  clock?: Clock | null,
  /** Whether onlookers see what people say to each other. */
  chat_open?: boolean,
  /** Whether only invited people look on. */
  private?: boolean,
};

export type Created = {
  table: TableId,
  /** Where a browser finds the table and may sit down, on this server. */
  invite: string, commitment: string,
  /** To sit down, and to look on. */
  invitation: LinkKey,
  /** To look on. */
  spectator: LinkKey,
  /** Whether nobody looks on without one of the two. */
  private: boolean,
};

/** A pending decision, as far as it is the viewer's business. */
export type Deciding<Prompt = JsonValue, Choice = JsonValue> = Decision<Prompt, Choice>
  | {
  /** Whose. */
  seat: Seat,
};

/** A pending decision with everything a person needs to make it. */
export type Decision<P, C> = {
  /** Who decides. */
  seat: Seat,
  /** What is asked. */
  prompt: P,
  /** What is asked, in words. */
  text: Text,
  /** Every legal choice. */
  choices: Array<Listed<C>>,
  /** Of which kind the question is, if of one to which its player may have a standing answer: the one choice that is a pass. */
  window?: WindowName,
  /** What is not possible now, and why. */
  blocked?: Array<Blocked>,
  /** What something would cost this seat. */
  prices?: Array<Price>,
  /** What a pass would leave unused. */
  unused?: Array<Text>,
  /** Whether there are routes or chances to be asked for: without it an explanation says nothing. */
  more?: boolean,
};

/** What opens a seat once, on another device: a link carries it there. */
export type DeviceCode = string;

/** What kind of thing was done. */
export type Did = "setup" | "choose" | "offer" | "undo" | "concede";

/** What turns one JSON value into another. */
export type Difference = Array<unknown>
  | { [member: string]: unknown };

/** What a client may ask for on top of that, where the hints say there is more: how, with what chance. */
export type Explanation = {
  /** How a place would be reached. */
  routes: Array<Route>,
  /** How likely something is. */
  chances: Array<Chance>,
};

/** What is printed on a card. */
export type Face = {
  /** The printed id. Copies on a table are called by it and a number: `x-wing#31`. */
  id: string,
  /** The name. */
  name: string,
  /** The deck it belongs to. */
  deck: string,
  /** Whose it is. */
  faction: string,
  /** What it is, for programs. */
  kind: string,
  /** What it is, in words. */
  type_line: string,
  /** Whether there is only one of its name. */
  unique: boolean,
  /** How many there are. */
  copies: number,
  /** What it costs, if it can be bought. */
  cost: number | null,
  /** What it gives or withstands, each with its symbol. */
  values: Array<FaceValue>,
  /** What defeating it takes and brings, if it can be defeated. */
  bounty: Bounty | null,
  /** What it does, one paragraph each. */
  rules: Array<Text>,
  /** The same in at most forty characters and symbols. */
  brief: Text,
  /** The gist in parts that are drawn apart. */
  outline?: Outline,
  /** Its picture. */
  art: Art,
  /** Where its facts come from. */
  source: string,
};

/** A number on a card. */
export type FaceValue = {
  /** The symbol beside it. */
  glyph: string,
  /** The number. */
  number: number,
  /** What it is a number of. */
  label: string,
};

/** What is printed on the cards of a game. */
export type Faces = {
  /** Which content exactly this is. */
  content: string, faces: Array<Face>,
  /** The words on them that mean more than they say. */
  keywords: Array<Keyword>,
  /** What the numbers of this game stand for, if it has any. */
  components: JsonValue | null,
};

/** One thing that happened, as one reader may see it. */
export type Fact<Event = JsonValue> = {
  /** What happened, typed. */
  event: Event,
  /** Its line in the log; nothing if another fact, or what is asked, tells as much. */
  line?: Text,
  /** What it changed on the table as the reader sees it, where that is told. */
  change?: Difference,
  /** What it is among others. */
  gist: Gist,
  /** Whose deed it is, or whom it befalls: the place among the players, who need not have a seat. */
  of?: number,
  /** The one thing on the table it is about: what is played, hurt, bought. */
  on?: On,
  /** What it comes to, as far as that is plain numbers; less than nothing is a loss. */
  worth?: Array<Amount>,
  /** Whether it only comes of the fact before it, and can be told with it. */
  result?: boolean,
  /** Whose sign stands before it, if it is no player's deed. */
  sign?: string,
};

/** The answer to a request that was not done. */
export type Failed = {
  /** Why. */
  error: Fault,
};

/** Why a request was not done. */
export type Fault = Refusal
  | {
  /** For programs. */
  code: Code,
  /** For people. */
  message: string,
};

/** Who or what is there, as a silhouette. The first eight are busts. */
export type Figure = "hood" | "helmet" | "horns" | "droid-head" | "long-hair" | "hat" | "mask" | "bare" | "walker-two-legs" | "walker-four-legs" | "fighter-cross" | "fighter-panels" | "fighter-dart" | "fighter-twin" | "fighter-wedge" | "freighter-disc" | "freighter-long" | "freighter-box" | "capital-wedge" | "capital-bulb" | "capital-long" | "capital-fork" | "speeder-bike" | "speeder-open" | "beast-horned" | "beast-long-neck" | "station" | "tower";

/** A table that goes on from a position of another. */
export type Fork = {
  /** After so many entries. */
  position: number,
  /** Who plays on. */
  seats: Array<Sitter>,
};

/** The whole table, for one viewer. */
export type Fresh<View = JsonValue, Prompt = JsonValue, Choice = JsonValue, Event = JsonValue> = {
  /** The viewer's seat; none for an onlooker. */
  seat: Seat | null,
  /** What everybody may know. */
  table: Info,
  /** Who plays. */
  players: Array<Player>,
  /** What happened last; what happened before is asked for page by page. */
  log: Array<Logged<Event>>,
  /** What is asked, if somebody wants to take back an action. */
  asked: Asked | null,
  /** The viewer's standing answers. */
  let_pass: Array<LetPass>,
  /** How much time everybody has left, if there is a clock. */
  clocks: Clocks | null,
  /** What was said last, if the viewer may know; what was said before is asked for page by page. */
  chat: Array<ChatLine>,
  /** Its number in the record. */
  position: number,
  /** The table; nothing before everybody sits. */
  view: View | null,
  /** What is to be decided, if anything is. */
  decision: Deciding<Prompt, Choice> | null,
  /** Whether the viewer could take something back. */
  undo: Undoing | null,
  /** The number of the turn. */
  turn: number,
  /** How the game ended. */
  outcome: Outcome | null,
  /** The table in words, a line each, where a client needs no board of the game's own. */
  in_words?: Array<Text>,
  /** What the viewer may offer somebody just now, where the game lists it. */
  offers?: Array<Offering<JsonValue>>,
};

/** A game to open tables of. */
export type GameInfo = {
  id: string, title: string,
  /** What the seats of the default set-up are called. */
  seats: Array<string>,
  /** What can be agreed on: a chosen one replaces members of the set-up. */
  options: Array<SetupOption<AnyChoice>>,
  /** The set-up of a newcomer's first game. */
  setup: unknown,
  /** What it is, in one sentence. */
  blurb: string,
  /** How long a game takes, from so many minutes to so many; nothing if nobody knows. */
  minutes: [number, number] | null,
  /** What one can begin a game as at once, against machines. */
  sides: Array<Side>,
  /** Whether it is an example, to be tried and copied: nobody is offered it who does not ask for it by its id. */
  example?: boolean,
};

/** What this server serves. */
export type Games = {
  games: Array<GameInfo>,
  /** The levels of bots. */
  levels: Array<string>,
};

/** One thing a card brings. */
export type Get = {
  /** What it is. */
  text: Text,
  /** Whose esteem changes, if that is all. */
  faction?: string,
};

/** What a fact is to somebody who reads of many. */
export type Gist = "turn" | "loud" | "point" | "way" | "detail" | "aside" | "idle";

/** What everybody may know about a table. */
export type Info = {
  /** Its name. */
  table: TableId,
  /** The game. */
  game: string,
  /** What was agreed on. */
  setup: unknown,
  /** The same in words, until the game begins. */
  agreed?: Array<Agreed>,
  /** How far it is. */
  state: Stage,
  /** Seconds since 1970. */
  created: number,
  /** Which content exactly it is played with. */
  content: string,
  /** After so many milliseconds of absence the others may give a seat to a machine. */
  away: number,
  /** Who sits where. */
  seats: Array<SeatInfo>,
  /** The number of entries in the record. */
  position: number,
  /** The number of the turn. */
  turn: number,
  /** Who decides. */
  decides: Seat | null,
  /** Who plays without a seat. */
  rivals: Array<string>,
  /** How the game ended. */
  outcome: Outcome | null,
  /** SHA-256 of seed and nonce. */
  commitment: string,
  /** All chance of the game, once it is over. */
  seed?: string,
  /** What kept the commitment from being guessed, once the game is over. */
  nonce?: string,
  /** Whether only invited people look on. */
  private?: boolean,
  /** Where the same people play again. */
  rematch?: TableId,
  /** Where the same people played before: the tokens of that table open the seats of this one. */
  before?: TableId,
  /** Why nothing more can be done here, if so: it was played by other rules or with other cards than this server has, and stands at the last position on which both agree. */
  read_only?: string,
  /** How much time people have; none if as much as they like. */
  clock?: Clock | null,
  /** Whether onlookers see what people say to each other. */
  chat_open?: boolean,
};

export type JsonValue = number
  | string
  | boolean
  | Array<JsonValue>
  | { [key in string]: JsonValue }
  | null;

/** What tells a message from any other of its seat: it can then be sent again by who does not know whether it came through, and counts once. */
export type Key = string;

/** A word of the game, what it means, and where the rule stands. */
export type Keyword = {
  /** The word. */
  word: string,
  /** What it means, in a sentence. */
  means: Text,
  /** The rule that says so. */
  rule: string,
  /** The cards it is printed on, by id. */
  on: Array<string>,
};

/** A window that passes by itself: its player's standing answer. */
export type LetPass = {
  /** Which it is, among those of its game. */
  id: string,
  /** What it is about, as its player was told. */
  name: string,
  /** The one turn in which it passes; none if always. */
  turn: number | null,
};

/** What a link to a table carries that lets its reader in: to sit down, or to look on. Whoever sits there is shown it again, so it is kept as it is; it is compared as tokens are. */
export type LinkKey = string;

/** What lets somebody in who has no seat. */
export type Links = {
  /** To sit down, and to look on. */
  invitation: LinkKey,
  /** To look on. */
  spectator: LinkKey,
  /** Whether nobody looks on without one of the two. */
  private: boolean,
};

/** A legal choice and how to show it. */
export type Listed<C> = {
  /** Its number in this decision's list. */
  id: number,
  /** The choice itself. */
  choice: C,
  /** Whether it can be taken back. */
  barrier: Barrier,
  /** What it says on the button. */
  text: Text,
  /** What more there is to know of it, where there is room. */
  details?: Array<Text>,
  /** Where it is drawn. */
  on?: On,
  /** Where a click may mean it as well. */
  besides?: Array<Beside>,
  /** Step, commit or pass. */
  role: Role,
  /** The action it belongs to; undo goes back one action. */
  action: string,
  /** The only answer, asked so that skipping the question betrays nothing: a client may give it by itself. */
  auto?: boolean,
  /** What is paid for it, as it would be paid now. */
  cost?: Amount,
  /** What it brings at once, as far as that is plain numbers. */
  worth?: Array<Amount>,
  /** What else lies there that is exactly like it, in the order in which it would be offered once this is gone: of alike things one choice is listed, and it stands for them all. */
  alike?: Array<On>,
  /** Of a choice that is made of several things in a row, as an attack with many cards: how many of it and those like it a first proposal takes. */
  proposed?: number,
  /** Whether it takes something away from who chooses it, or may. */
  takes?: boolean,
};

/** One thing that happened, for one viewer. */
export type Logged<Event = JsonValue> = {
  /** The position it led to. */
  position: number,
  /** Who did it; nobody set the game up. */
  by: Seat | null,
  /** What was done. */
  did: Did,
  /** Of a take-back, the position it went back to: whatever lies between never happened. */
  to?: number,
  /** That something was taken back, in words. */
  undone?: Text,
  /** That it was done because somebody's time ran out, in words. */
  by_clock?: Text,
  /** What happened. */
  facts: Array<Fact<Event>>,
};

/** Something that is wanted on a position. */
export type Made = {
  /** The last position its sender was told. */
  position: number,
  /** What tells it from any other. */
  key?: Key,
};

/** The seats a browser has, to see how far their tables are. */
export type Mine = {
  /** At most fifty. */
  tables: Array<MySeat>,
};

/** A seat at a table. */
export type MySeat = {
  table: string, token: string,
  /** The number of the last line one has read of what was said there. */
  chat_seen?: number,
};

/** How far one of one's tables is. */
export type MyTable = {
  /** One's seat. */
  seat: Seat,
  /** Whether it is one's own turn to decide. */
  your_turn: boolean,
  /** Since when whoever decides is asked, if that is known. */
  since: Time | null,
  /** When their time runs out, if a clock runs. */
  deadline: Time | null,
  /** So much was said that one has not read. */
  unread: number,
  /** What everybody may know. */
  info: Info,
}
  | {
  /** As it was named. */
  table: string,
  /** Why. */
  error: Fault,
};

/** How far one's tables are, in the order in which they were named. */
export type MyTables = {
  /** The time by the server's clock, by which all others are told. */
  now: Time, tables: Array<MyTable>,
};

/** An offer that can be made, and what it says. */
export type Offering<O> = {
  /** The offer itself. */
  offer: O,
  /** What it says. */
  text: Text,
};

/** Where a choice lives on the table. */
export type On = { "space": string }
  | { "card": string }
  | { "pile": string }
  | { "die": number }
  | { "seat": Seat };

/** The seat that only what was shown opens from now on. */
export type Only = { seat: Seat, };

/** A place for every player: 1 is first, those who tie or win as a team share a place. */
export type Outcome = {
  /** One place a player, in the order of [`Game::players`](crate::Game::players). */
  places: Array<number>,
};

/** What is read at a glance, in parts between which alone a line may break. */
export type Outline = {
  /** What is to be done for it: where it is brought, whom one has to beat. */
  need?: Text,
  /** What there is to get, or else what it does. */
  gets: Array<Get>,
  /** Whether these are so short that they stand side by side. */
  row: boolean,
};

/** A part of what happened, for one viewer. */
export type Page<Event = JsonValue> = {
  /** What happened, one after another up to the position before the one that was named. There is something before it unless the set-up is in it, which led to position zero. */
  log: Array<Logged<Event>>,
};

/** A position of the past, as one seat or an onlooker saw it. */
export type Past<View = JsonValue, Prompt = JsonValue, Choice = JsonValue, Event = JsonValue> = {
  /** The last position there is. */
  last: number,
  /** The position it led to. */
  position: number,
  /** Who did it; nobody set the game up. */
  by: Seat | null,
  /** What was done. */
  did: Did,
  /** Of a take-back, the position it went back to: whatever lies between never happened. */
  to?: number,
  /** That something was taken back, in words. */
  undone?: Text,
  /** That it was done because somebody's time ran out, in words. */
  by_clock?: Text,
  /** What happened. */
  facts: Array<Fact<Event>>,
  /** The table; nothing before everybody sits. */
  view: View | null,
  /** What is to be decided, if anything is. */
  decision: Deciding<Prompt, Choice> | null,
  /** Whether the viewer could take something back. */
  undo: Undoing | null,
  /** The number of the turn. */
  turn: number,
  /** How the game ended. */
  outcome: Outcome | null,
  /** The table in words, a line each, where a client needs no board of the game's own. */
  in_words?: Array<Text>,
  /** What the viewer may offer somebody just now, where the game lists it. */
  offers?: Array<Offering<JsonValue>>,
};

/** Who plays: one entry a player, in the order of the table. */
export type Player = {
  /** What the player is called in this game: a faction, a character. */
  name: string,
  /** The seat that decides for this player; none if the rules do. */
  seat: Seat | null,
  /** Players of the same team win together. */
  team: number,
};

/** Whether somebody is there, and since when. */
export type Presence = {
  /** Whether a window of theirs is open. */
  here: boolean,
  /** Since when; none if nobody has seen them yet. */
  since: Time | null,
};

/** A price as this seat would pay it. */
export type Price = {
  /** What is bought. */
  on: On,
  /** What it costs. */
  amount: number,
  /** How the price comes about. */
  text: Text,
  /** What the buyer gives for it besides. */
  gives?: Text,
};

/** Who looks on. */
export type Privacy = {
  /** Whether only invited people do. */
  private: boolean,
};

/** What lies beside it. */
export type Prop = "crate" | "dice" | "key" | "crystal" | "blaster-case" | "map" | "mug" | "mask-prop" | "chip" | "cable" | "antenna" | "medal" | "flag" | "lamp" | "helmet-prop" | "holo-disc" | "tool" | "barrel" | "goggles" | "bell" | "compass" | "coin" | "lock" | "saber-hilt" | "feather" | "thermal-charge" | "satchel" | "book" | "comlink" | "horn-cup" | "plant" | "fuel-cell" | "probe" | "chain" | "target-mark" | "star-chart";

/** What is said without words. */
export type Reaction = "luck" | "well-played" | "thanks" | "laugh" | "surprise" | "pity" | "thinking" | "hurry";

/** The kind of a refusal, for programs. */
export type Reason = "game-over" | "not-your-decision" | "illegal-choice" | "illegal-offer" | "cannot-concede" | "nothing-to-undo" | "undo-needs-consent" | "bad-setup" | "bad-scenario" | "unreadable";

/** Why something was not done, with the rule where one decides it. */
export type Refusal = {
  /** For programs. */
  code: Reason,
  /** For people; in English, unless it was said in another language. */
  message: string,
  /** The rule that forbids it, by id. */
  rule?: string,
};

export type Rematch = {
  token: string,
  /** Whether everybody moves on by one seat. */
  swap?: boolean,
};

/** Where the same people play again. */
export type Rematched = { table: TableId, };

/** Which link is renewed: the one before lets nobody in any more. */
export type RenewLink = { which: WhichLink, };

/** What making the choice does to the action under way. */
export type Role = "step" | "commit" | "pass";

/** A way to a place. */
export type Route = {
  /** Where it leads. */
  to: On,
  /** The places passed, in order, the last being the goal. */
  stops: Array<On>,
  /** The place, and what there is. */
  text: Text,
  /** What makes one stop there. */
  stop?: Text,
  /** The choices that go all the way, if nothing unforeseen happens on it: made together they are one journey. */
  choices: Array<unknown>,
  /** What there is to do there or beyond, each thing in a few words. */
  why: Array<Text>,
  /** Whether that brings something forward that one has begun. */
  calls: boolean,
};

/** A rule. */
export type RuleInfo = {
  /** The topic, a stroke and a name: as prompts and refusals cite it. */
  id: string,
  /** Former ids, which still lead here. */
  aliases: Array<string>,
  /** The box it comes with, or the mode that switches it on. */
  box: string,
  /** What that is called. */
  box_name: string,
  /** What its topic is called. */
  topic: string,
  /** What it is called. */
  name: string,
  /** The rule. */
  text: string,
  /** Where the book is silent or contradicts itself: how it is ruled here, and why. */
  note: string | null,
  /** The book and the heading it rests on. */
  source: string,
  /** Whether no book has it, and it was designed here. */
  designed: boolean,
};

/** The rules of a game. */
export type Rules = {
  /** Its topics in the order in which a player comes to them; what is in none comes last. */
  chapters: Array<ChapterInfo>,
  /** The boxes whose rules are played here. */
  played: Array<string>,
  /** Sorted by id. */
  rules: Array<RuleInfo>,
};

/** One piece of a text. */
export type Run = { "words": string }
  | { "number": number }
  | { "glyph": string }
  | { "card": [string, string] }
  | { "space": [string, string] }
  | { "seat": [Seat, string] }
  | { "rule": string };

/** A clock that runs. */
export type Runs = {
  /** Whose. */
  seat: Seat,
  /** Since when. */
  since: Time,
  /** When it runs out. */
  until: Time,
};

/** What a client says. */
export type Said<Choice = JsonValue> = {
  "hello": {
    /** What sitting down gave; none for an onlooker. */
    token?: string | null,
    /** What a link carried that lets look on: the invitation, or what is for onlookers. */
    key?: string | null,
    /** In which language the client wants to be told. */
    lang?: string,
  }
}
  | { "choose": Choose<Choice> }
  | {
  "offer": {
    /** The position it was made on. */
    position: number,
    /** What tells it from any other. */
    key?: Key,
    /** What is offered. */
    offer: unknown,
  }
}
  | { "undo": Made }
  | { "undo-request": Made }
  | {
  "consent": {
    /** The number of the question. */
    n: number,
    /** What tells it from any other. */
    key?: Key,
    /** Whether one agrees. */
    agrees: boolean,
  }
}
  | { "concede": Made }
  | { "leave": Record<symbol, never> }
  | {
  "stand-in": {
    /** The seat. */
    seat: Seat,
    /** The last position its sender was told. */
    position: number,
  }
}
  | { "return": Record<symbol, never> }
  | {
  "chat": {
    /** On one line, at most 300 characters. */
    text: string,
    /** What tells it from any other. */
    key?: Key,
  }
}
  | {
  "react": {
    /** What. */
    reaction: Reaction,
    /** What tells it from any other. */
    key?: Key,
  }
}
  | { "chat-open": boolean }
  | { "let-pass": Array<LetPass> }
  | { "explain": Record<symbol, never> };

/** Where somebody sat down. */
export type Sat = { seat: Seat, token: Token, };

/** Where it is. */
export type Scene = "dunes" | "canyon" | "city-stacks" | "ice" | "jungle" | "sea" | "dock" | "cantina" | "hangar" | "bridge" | "asteroids" | "orbit" | "nebula" | "ruin";

/** A place at the table from which somebody, a person or a machine, decides. */
export type Seat = number;

/** One seat, as everybody may know it. */
export type SeatInfo = {
  /** Its number. */
  seat: Seat,
  /** Whether somebody, or a machine, sits there. */
  taken: boolean,
  /** Whether it is kept for who sat at the table before. */
  kept?: boolean,
  /** What the seat's player is called in the game. */
  player: string,
  /** Whether the person who sits there is there. */
  presence?: Presence,
  /** The machine that plays for who sits there, if one does. */
  deputy?: string,
  /** Whether who sat there has left for good. */
  gone?: boolean,
  /** Which place it came to, when the game is over. */
  place?: number,
} & ({
  "kind": "person",
  /** For whom it is meant, if for anybody: who gives this name is led here. */
  name?: string,
}
  | {
  "kind": "bot",
  /** Its name among the bots. */
  level: string,
});

/** Something to agree on before the game. Each way to agree on it is a `C`. */
export type SetupOption<C> = {
  /** Its name for programs. */
  key: string,
  /** Its name. */
  name: string,
  /** What it is about. */
  help: string,
  /** Whether it decides who sits where: then seats choose it, not a form. */
  seating: boolean,
  /** Another option, and the places of its choices with which alone this one means anything. */
  only_with: [string, Array<number>] | null,
  /** What shuts it: then it is as usual, and says why. */
  unless: Array<Unless>,
  /** Every way to agree on it. */
  choices: Array<C>,
};

/** What one can begin a game as, at once: a side, a character. */
export type Side = {
  /** Its name for programs. */
  id: string,
  /** What the player is called then. */
  player: string,
  /** A line about how it feels to play it. */
  scene: string,
  /** Whom one plays against, where that is not plain. */
  against?: string,
  /** The card on which stands what it can do, where there is one. */
  face?: string,
  /** Its picture, where it has one of its own. */
  art?: Art,
  /** The members of the usual set-up to replace so that one begins as it on the first seat. */
  setup: Record<string, unknown>,
  /** How many sit at the table then. */
  seats: number,
  /** Whether it is suggested to who does not know them all. */
  suggested: boolean,
};

export type Sit = {
  seat?: number, name: string,
  /** What the link carried that one was sent. */
  invitation?: string,
  /** What one had at the table before, if this is its rematch: it opens the seat kept there. */
  token?: string,
};

/** Where an invitation leads. */
export type SiteInfo = {
  /** What a link to give away begins with. */
  base: string,
  /** Whether such a link works on this machine alone. */
  only_here: boolean,
};

/** Who a seat is for, as requests and the store write it. */
export type Sitter = {
  "kind": "person",
  /** For whom it is meant, if for anybody: who gives this name is led here. */
  name?: string,
}
  | {
  "kind": "bot",
  /** Its name among the bots. */
  level: string,
};

/** How far a table is. */
export type Stage = "open" | "running" | "finished";

/** A step, for one viewer. */
export type StepTold<Prompt = JsonValue, Choice = JsonValue, Event = JsonValue> = {
  /** What changed on the table besides what the facts say. */
  rest?: Difference,
  /** The window of the viewer's that passed by itself, if that is what was done. */
  passed?: string,
  /** The position it led to. */
  position: number,
  /** Who did it; nobody set the game up. */
  by: Seat | null,
  /** What was done. */
  did: Did,
  /** Of a take-back, the position it went back to: whatever lies between never happened. */
  to?: number,
  /** That something was taken back, in words. */
  undone?: Text,
  /** That it was done because somebody's time ran out, in words. */
  by_clock?: Text,
  /** What happened. */
  facts: Array<Fact<Event>>,
  /** What is to be decided, if anything is. */
  decision: Deciding<Prompt, Choice> | null,
  /** Whether the viewer could take something back. */
  undo: Undoing | null,
  /** The number of the turn. */
  turn: number,
  /** How the game ended. */
  outcome: Outcome | null,
  /** The table in words, a line each, where a client needs no board of the game's own. */
  in_words?: Array<Text>,
  /** What the viewer may offer somebody just now, where the game lists it. */
  offers?: Array<Offering<JsonValue>>,
};

/** The name of a table. It gives no right but the one to look on where a table is not private. */
export type TableId = string;

/** A text for people. Shows itself as plain words where there is nothing to draw with. */
export type Text = Array<Run & { tight?: boolean }>;

/** Milliseconds since 1970, by the clock of who runs the table. */
export type Time = number;

/** What opens a seat. Only the browser that sat down has it; the server keeps a hash. */
export type Token = string;

/** What the server says. */
export type Told<Prompt = JsonValue, Choice = JsonValue, Event = JsonValue> = { "welcome": Welcome }
  | { "table": Info }
  | { "step": StepTold<Prompt, Choice, Event> }
  | { "refused": Fault }
  | {
  "heeded": {
    /** What tells it from any other. */
    key: Key,
  }
}
  | {
  "stale": {
    /** The present position. */
    position: number,
  }
}
  | { "error": Fault }
  | { "explanation": Explanation }
  | { "let-pass": Array<LetPass> }
  | { "undo-asked": Asked }
  | {
  "undo-answered": {
    /** Who asked. */
    seat: Seat,
    /** Whether all agreed. */
    granted: boolean,
  }
}
  | {
  "presence": {
    /** Who. */
    seat: Seat,
    /** Whether a window of theirs is open. */
    here: boolean,
    /** Since when; none if nobody has seen them yet. */
    since: Time | null,
  }
}
  | { "clocks": Clocks }
  | { "chat": ChatLine }
  | {
  "rematch": {
    /** Where. */
    table: TableId,
  }
};

/** How the viewer's last action can be taken back. */
export type Undoing = "free" | "ask";

/** Choices of another option with which one cannot be had. */
export type Unless = {
  /** The other option. */
  option: string,
  /** The places of its choices. */
  choices: Array<number>,
  /** Why not. */
  why: string,
};

/** Going on on another device. */
export type UseDevice = { code: string, };

/** That somebody looks at a table from now on. */
export type Welcome = {
  /** The viewer's seat; none for an onlooker. */
  seat: Seat | null,
  /** The present position. */
  position: number,
  /** The time by the server's clock, by which all others are told. */
  now: Time,
};

/** A link to a table. */
export type WhichLink = "invitation" | "spectator";

/** A window: a question of a kind that comes again and again, and most often in vain. Who is asked may have a standing answer to it, the one choice that is a pass. */
export type WindowName = {
  /** Which it is, among those of its game. */
  id: string,
  /** What it is about, in a word or two: `rerolls`. */
  name: string,
};

/** Somebody found something wrong. */
export type Wrong = {
  /** What sitting down gave; none for an onlooker. */
  token?: string | null,
  /** What a link carried that lets look on. */
  key?: string | null,
  /** What is wrong, in the finder's own words. */
  wrong?: string,
};
