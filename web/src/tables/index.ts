/** Where the tables of this page are: the one way to them, their cards and their rules. */
import type {
  AnotherDevice,
  ChatPage,
  Create,
  Created,
  Faces,
  Fresh,
  Games,
  Info,
  JsonValue,
  Links,
  MySeat,
  MyTables,
  Only,
  Page,
  Past,
  Rematched,
  Rules,
  Said,
  Sat,
  Seat,
  SiteInfo,
  Sitter,
  Told,
  WhichLink,
} from '../generated/protocol'
import { served } from './served'

export { asFailure, Failure, type FailureCode } from './failure'

/** Somebody's place at a table: a seat, or none to look on from. */
export interface Place {
  table: string
  /** What opens the seat. */
  token: string | null
  /** What a link carried that lets look on, where that is needed. */
  key?: string | null
}

/** What is agreed on about a table besides its game: time, who looks on, and whether they see the chat. */
export type Terms = Required<Pick<Create, 'clock' | 'private' | 'chat_open'>>

/** A seat of one's own. */
export type OwnSeat = Place & { token: string }

/** Everything that pages want of tables, wherever those are. What cannot be done fails with a `Failure`. */
export interface Tables {
  /** Where links to give away begin, and whether they work here alone. */
  site: () => Promise<SiteInfo>
  games: () => Promise<Games>
  /** What the cards of a game show: those of its first box, or of the boxes with this content. */
  faces: (game: string, content?: string) => Promise<Faces>
  /** The rulebook of a game. */
  rules: (game: string) => Promise<Rules>
  open: (game: string, setup: JsonValue, seats: Sitter[], terms: Terms) => Promise<Created>
  info: (place: Place) => Promise<Info>
  /** Sits down with an invitation; without a seat, on the one meant for this name or else the first free one. */
  sit: (table: string, name: string, invitation: string, seat?: number) => Promise<Sat>
  /** Sits down on the seat of a rematch that is kept for who had this token at the table before. */
  sitAgain: (table: string, name: string, token: string) => Promise<Sat>
  rematch: (table: string, token: string, swap: boolean) => Promise<Rematched>
  /** What lets others in, to be sent to them. */
  links: (own: OwnSeat) => Promise<Links>
  /** Makes a link anew: the one before lets nobody in any more. */
  renewLink: (own: OwnSeat, which: WhichLink) => Promise<Links>
  /** Says whether only invited people look on. */
  makePrivate: (own: OwnSeat, isPrivate: boolean) => Promise<Links>
  /** A new token for the seat, beside those it has. */
  renewToken: (own: OwnSeat) => Promise<Sat>
  /** All other tokens of the seat, in whatever browser, open it no longer. */
  signOutElsewhere: (own: OwnSeat) => Promise<Only>
  /** A code with which the seat is played on another device. */
  anotherDevice: (own: OwnSeat) => Promise<AnotherDevice>
  /** Takes a seat that is played on another device. */
  useCode: (table: string, code: string) => Promise<Sat>
  /** How far tables are at which this browser has seats, in the order in which they are named. */
  mine: (seats: Required<MySeat>[]) => Promise<MyTables>
  /** The whole table, with what happened after the last position that was told. */
  fresh: (place: Place, since: number | null) => Promise<Fresh>
  /** What happened before a position: a page of the log. */
  log: (place: Place, before: number) => Promise<Page>
  /** What was said before a line of the chat. */
  chat: (place: Place, before: number) => Promise<ChatPage>
  /** A position of the past as a seat, or an onlooker, saw it: where nothing is left to hide. */
  past: (place: Place, position: number, seat: Seat | null) => Promise<Past>
  /** Opens a table that goes on from a position of this one. */
  fork: (place: Place, position: number, seats: Sitter[]) => Promise<Created>
  /** The game as a file. */
  save: (place: Place) => Promise<File>
  /** A file for who can mend what is wrong. */
  report: (place: Place, wrong: string) => Promise<File>
  /** Looks at a table: from now on each thing that happens is told. */
  line: (place: Place, ears: Ears) => Wire
}

/** What hears what is told. */
export interface Ears {
  hear: (told: Told) => void
  /** Nothing more is told. */
  cut: () => void
}

/** What says something. */
export interface Wire {
  /** Whether it is heard. */
  say: (said: Said) => boolean
  /** Whether nothing more will be told. */
  isCut: () => boolean
  close: () => void
}

export const tables: Tables = served
