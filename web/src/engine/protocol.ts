// What the client and the engine say to each other. The engine (host/desk.h) is C++ in a Web Worker:
// a request is one JSON object with a field `do`, the answer one JSON object. Lengths and places are
// whole mils (1000 to the inch), x to the east and y to the north; facings are tenths of a degree,
// counter-clockwise from east. Ids and labels are the same in every language, sentences are in the
// language of the request. The client has no rule of its own: what may be done, and why not, stands
// in these answers.

export type Language = 'en' | 'de';
export type Seat = 'red' | 'blue' | 'green' | 'yellow';
export type Place = [x: number, y: number];
export type SectionName = 'front' | 'left' | 'rear' | 'right';
export type Stat = 'speed' | 'attack' | 'defense' | 'damage';

/** Any request may be answered so; nothing has changed then. */
export interface Failure {
  error: { key: string; where: string; sentence: string };
}

// --- the table -------------------------------------------------------------------------------

/** A refusal of the rules: nothing has changed. What is in the way is named, to be lit up. */
export interface Refusal {
  reason: string;
  sentence: string; // without the clause
  clause: string | null;
  figure: string | null; // labels
  other: string | null;
  piece: string | null;
  where: Place | null;
}

export interface Mark {
  ability: string; // id, as in `abilities`
  cancelled?: true;
}
export interface Cell {
  value: number | null; // null: a skull
  marks: Mark[];
}
/** A section of a large figure, or the one dial of any other. */
export interface Section {
  name: SectionName | null; // null: the figure has one dial
  click: number; // the slot that shows, from 0
  clicks: number; // slots with at least one value
  active: boolean;
  acted: boolean; // was given an action in this turn
  speed: Cell;
  attack: Cell;
  defense: Cell;
  damage: Cell;
  range: number; // mils
  targets: number;
}
export type BaseShape =
  | { kind: 'disc' | 'quartered'; radius: number; arc: number }
  | { kind: 'double'; radius: number; spacing: number; arc: number }
  | { kind: 'outline'; outline: Place[]; arc: number }; // castle sections: where they stand

export interface Figure {
  label: string; // r1
  warrior: string; // id of its definition
  name: string;
  kind: string; // warrior, dragon, chariot, titan, wall ...
  silhouette: string | null; // of data/emblems/silhouettes, where it is told
  faction: string;
  owner: Seat;
  whereabouts: 'in_hand' | 'on_table' | 'aboard' | 'built' | 'left_out' | 'eliminated' | 'withdrawn';
  at: Place;
  facing: number;
  base: BaseShape;
  points: number;
  tokens: number;
  given: 'nothing' | 'pass' | 'action';
  ready: boolean; // could be given an action now, as far as tokens and turns go
  captor: string | null;
  captive: string | null; // whom it holds
  chariot: string | null; // whose passenger it is
  passenger: string | null;
  top: string | null; // the castle section it stands on
  demoralized: boolean;
  sections: Section[];
}

export interface Piece {
  name: string; // id on this table
  said: string;
  kind: 'clear' | 'hindering' | 'blocking' | 'shallow_water' | 'deep_water' | 'low_wall';
  height: 'ground' | 'gradual' | 'abrupt';
  outline: Place[];
  access: Place[];
  section: string | null; // the castle section whose ground it is
}

export interface SeatView {
  seat: Seat;
  said: string;
  player: string; // human, simple, random
  team: number;
  edge: 'south' | 'east' | 'north' | 'west' | null;
  area: [Place, Place] | null; // where it may deploy
  points: number; // victory points
  armyName: string;
  armyPoints: number;
  out: boolean;
  orders: Orders;
}
export interface Orders {
  spin: boolean; // free spins are taken, towards the newcomer
  cancel: boolean; // optional abilities stay on
  dodge: boolean; // always rolled
  terrify: boolean; // stays on when others come near; so unless its owner wants to be asked
}

/** An answer that needs no pointing at the table: a button. */
export interface ReadyAnswer {
  what: string; // the kind of command: end_turn, decline, section ...
  command: string;
  said: string; // on the button
  clause: string | null;
  declines: boolean;
}
/** Something that is put down without a way, or chosen to be: ask `place`. */
export interface Item {
  what: string; // for `place`, and to tell it from others
  number: number | null; // of an item of terrain
  said: string;
  figure: string | null; // a label; of a castle section in hand `base.outline` lies about 0,0
  piece: Piece | null; // an item of terrain, about 0,0
  at: Place | null; // it lies ready there
  facing: number;
  refusal: Refusal | null; // it may not be chosen
}
/** An ability that may be cancelled in an attack, or a defense that need not be borrowed. */
export interface Cancelling {
  figure: string;
  ability: string | null; // null: it defends with its own value
  said: string;
  clause: string | null;
}
export interface Owed {
  ask: string; // name of Ask: give_action, free_spin, dodge, roll_attack ...
  seat: Seat | null; // null: chance, or nobody
  sentence: string; // what is asked
  clause: string | null;
  figure: string | null;
  other: string | null;
  dice: number;
  sections: SectionName[];
  /** Who answers without a person: then ask `go_on`. */
  by: 'dice' | 'bot' | 'order' | 'agreed' | null;
  answers: ReadyAnswer[];
  /** Of cancel_abilities: any of these together are one answer, the wish `cancel`. */
  cancels: Cancelling[];
  /** Only a facing is to be chosen: the command before it. */
  turn: string | null;
  /** Of build_section, choose_terrain, place_terrain and place_figure; of a passenger's choose_path. */
  items: Item[];
  /** Of choose_paths: the members that move. */
  members: string[];
}

export interface TableView {
  mode: 'game' | 'sandbox';
  edition: string;
  editionSaid: string;
  mapName: string;
  seed: string;
  phase: 'setup' | 'deploying' | 'playing' | 'over';
  round: number;
  turn: Seat | null;
  actionsLeft: number;
  actions: number; // with which the turn began
  castleActions: number;
  winner: Seat | null;
  answered: number; // how many answers have been given: the place in the game
  canUndo: boolean;
  owed: Owed;
  seats: SeatView[];
  field: { width: number; height: number; pieces: Piece[] };
  figures: Figure[]; // during set-up too, once all armies are known
  unused: string[]; // labels that could still be given an action in this turn, to remind of
}

/** One thing that happened, to be read. */
export interface Line {
  kind: string; // name of the event: moved, attack_rolled, clicked ...
  text: string; // without the clause
  clause: string | null;
  minor: boolean; // the table shows it anyway
  figure: string | null;
  other: string | null;
  n: number;
  m: number;
  word: string | null; // hit, miss, critical_hit, held, left ...
  section: SectionName | null;
}
/** One answer and what came of it. */
export interface Told {
  n: number; // its place in the game, from 1
  seat: Seat | null;
  by: 'person' | 'bot' | 'order' | 'dice';
  command: string;
  dice: number[]; // when chance answered
  /** Ways gone, for the eye: from where to where. */
  ways: { figure: string; points: Place[]; facing: number }[];
  lines: Line[];
}
export interface TableAnswer {
  told: Told[]; // since the request
  table: TableView;
}

// --- choosing ----------------------------------------------------------------------------------

export interface Chances {
  needed: number; // lowest total of the dice; 13: only a critical hit
  chances: number;
  of: number; // 36 or 6; 0: nothing is rolled
}
/** How an attack is made, besides plainly. */
export interface Manner {
  long: boolean; // at double range
  freeze: boolean; // with Magic Freeze
}
/** Something to be put down: ask `place` with `what`. It may lie there. */
export interface Proposed {
  what: string;
  at: Place;
  facing: number;
}
/** What is told of a target is told of the first manner in which it is allowed. */
export interface TargetChoice extends Chances {
  figure: string;
  allowed: boolean;
  refusal: Refusal | null;
  command: string; // at this one alone
  place: Proposed | null; // it is then set down somewhere
  manners: (Manner & Chances)[]; // all that are allowed
}
export interface MannerChoice {
  manner: keyof Manner;
  said: string;
  effect: string; // what it does, in a sentence
  clause: string | null;
}
/** One kind of thing a figure may be told to do. */
export interface Choice {
  what:
    | 'move' // drag: ask `reach` and `way`
    | 'turn' // by the handle, without an action (Nimble)
    | 'close'
    | 'shoot'
    | 'capture'
    | 'rescue'
    | 'use' // an ability used by itself; with targets or none
    | 'form' // a movement formation
    | 'board'
    | 'disembark'
    | 'pass'
    | 'release'
    | 'cancel' // an ability, until the end of the turn
    | 'leave_out'; // in the deployment
  ability: string | null; // close and shoot with an ability, or the ability used
  said: string;
  section: SectionName | null;
  allowed: boolean;
  refusal: Refusal | null; // why not
  clause: string | null; // that allows it, where a player would ask
  command: string | null; // complete, when nothing is left to choose
  place: Proposed | null; // where somebody is set down is left to choose
  members: string[]; // form: who stands together
  pacers: string[]; // form: whose Forced March may set the pace
  targets: TargetChoice[]; // whom it could be aimed at, forbidden ones too; none: it finds them itself
  manners: MannerChoice[]; // in which somebody may be attacked
}
/** What a hand has put together by pointing; the engine makes the command of it. */
export interface AttackWish extends Manner {
  figure: string;
  what: 'close' | 'shoot' | 'capture' | 'rescue';
  ability: string | null;
  section: SectionName | null;
  targets: string[];
  members: string[];
}
export type Wish =
  | { attack: AttackWish }
  | { form: { members: string[]; march: string | null } }
  | { cancel: { figure: string; ability: string | null }[] };
export interface ChoicesAnswer {
  figure: string;
  choices: Choice[];
}

/** Picked up: where it may go. */
export interface ReachAnswer {
  figure: string;
  normal: number; // mils
  furthest: number;
  refusal: Refusal | null; // it may not move at all
  /** Rings of polygons, holes among them (even-odd): where its dot may come to rest. */
  region: Place[][];
  /** What of it lies beyond the normal pace (no attack follows). */
  beyond: Place[][];
  breakAway: { needed: number; chances: number; of: number; clause: string | null } | null;
}
/** Under the pointer. */
export interface WayAnswer {
  figure: string;
  at: Place; // where it would stand: the pointer's place, or the furthest legal one towards it
  facing: number;
  reached: boolean; // at the pointer's place, or drawn from there to a base that is near
  path: Place[]; // from where it stands, all bends, to `at`
  length: number;
  contacts: { figure: string; friendly: boolean; arc: 'front' | 'rear' }[];
  breakAway: { needed: number; chances: number; of: number; clause: string | null } | null;
  command: string | null; // sends it; of a member of a formation: null where it cannot go
  refusal: Refusal | null; // of the pointer's place
}

/** Pointed with: where it would lie, turned as wished. */
export interface PlaceAnswer {
  at: Place; // the legal place that is nearest, flush with its neighbours; or the pointer's
  facing: number;
  command: string | null; // puts it there
  refusal: Refusal | null; // of the pointer's place: nothing near it is legal either
}

export interface Term {
  term: string;
  said: string; // "Attack value"
  value: number | null; // null: a die decides
  unit: 'mils' | null;
  change: boolean; // told with its sign
  figure: string | null;
  clause: string | null;
}
export interface OddsRow {
  what: string;
  weight: number;
  percent: string;
}
export interface OddsBlock {
  figure: string | null;
  rows: OddsRow[];
  average: string;
}
export interface WhyAnswer {
  command: string;
  legal: boolean;
  refusal: Refusal | null;
  terms: Term[];
  roll: { dice: number; needed: number; chances: number; of: number } | null;
  odds: { total: number; blocks: OddsBlock[]; assumed: string[] } | null;
  struck: { figure: string; section: SectionName }[];
  /** Attacks at range: one line a target. */
  lines: FireLine[];
  clauses: string[]; // ids of all that is cited
}
export interface FireLine {
  target: string;
  from: Place;
  to: Place;
  length: number;
  range: number;
  clear: boolean;
  blockedBy: { figure: string | null; piece: string | null; at: Place } | null;
  hinderedBy: string | null; // a piece
  height: boolean;
  clause: string | null;
}

export interface Completion {
  word: string;
  said: string; // what it is: a figure's name, what may follow a command
}
export interface Typed {
  /** A command to be given, one to be weighed, or a word for the table. */
  does: 'give' | 'why' | 'hints' | 'undo';
  command: string | null;
}

export interface Hint {
  command: string;
  said: string;
  chances: { chances: number; of: number } | null;
  /** What of it is seen on the table: who acts, who goes where, at whom it is aimed. */
  drawn: { figure: string | null; ways: { figure: string; points: Place[]; facing: number }[]; targets: string[] };
}

// --- requests about the table --------------------------------------------------------------------

/** docs/formats.md, six-skulls/setup; or the name of one that comes with the program. */
export type SetupWish = { name: string } | { file: unknown };

/** Places in mils, facings in tenths, clicks as slots from 0 (Section.click). */
export interface FigureSetting {
  figure: string;
  at?: Place;
  facing?: number;
  clicks?: number[];
  tokens?: number;
  captor?: string | null;
  chariot?: string | null;
  eliminated?: boolean;
}
export type Edit =
  | { add: { warrior: string; seat: Seat; at: Place; facing: number; label?: string } }
  | { set: FigureSetting }
  | { remove: { figure: string } }
  | { turn: { seat: Seat; actions?: number } } // begins anew
  | { edition: string }
  | { field: unknown }; // a map file

export interface Requests {
  /** A new game. Seats that have no army draw one that fits. */
  begin: {
    ask: { setup: SetupWish; seed?: string; players?: string[]; deploy?: 'auto' | 'hand' };
    answer: TableAnswer;
  };
  /** The text of a replay: gone on with where it ends. */
  resume: { ask: { replay: string; players?: string[] }; answer: TableAnswer & { otherDice: boolean; cutOff: string | null } };
  /** A position as scenario text, to play with and ask about: a sandbox. Its script is played. */
  lay: { ask: { scenario: string }; answer: TableAnswer };
  /** The table as it is now, in the language asked for; `told` is the whole story so far. */
  table: { ask: { story?: boolean }; answer: TableAnswer };
  answer: { ask: { command: string }; answer: TableAnswer | { refusal: Refusal } };
  /** One answer that needs no person; see Owed.by. */
  go_on: { ask: object; answer: TableAnswer };
  /** A bot answers once for the person who is asked. */
  let_bot: { ask: object; answer: TableAnswer };
  undo: { ask: object; answer: TableAnswer };
  orders: { ask: { seat: Seat; orders: Orders }; answer: TableAnswer };
  /** Who plays: human, simple or random. */
  player: { ask: { seat: Seat; player: string }; answer: TableAnswer };
  choices: { ask: { figure: string }; answer: ChoicesAnswer };
  reach: { ask: { figure: string; sections?: SectionName[] }; answer: ReachAnswer };
  /** `near` (mils, at most 1000): how exact the hand is; so near to a base it is drawn into contact. */
  way: { ask: { figure: string; to: Place; facing?: number; sections?: SectionName[]; near?: number }; answer: WayAnswer };
  place: { ask: { what: string; at: Place; facing: number }; answer: PlaceAnswer };
  /** Its command is the one to send. */
  why: { ask: ({ command: string } | Wish) & { seat?: Seat }; answer: WhyAnswer };
  /** A line that is being typed: what its last word, which begins at `from`, may become. */
  complete: { ask: { line: string }; answer: { from: number; words: Completion[] } };
  /** A line that was typed, read as the terminal reads it; what is not understood is a Failure. */
  typed: { ask: { line: string }; answer: Typed };
  hints: { ask: { count: number }; answer: { hints: Hint[] } };
  /** The game so far as a replay file. */
  replay: { ask: object; answer: { text: string } };
  /** What that file has gained since the line with this chain value, `from` which line on, and the line that ends it now.
   *  All of it (from 0) where there is no such line: something was taken back, or somebody's orders have changed. */
  record: { ask: { after?: string }; answer: { from: number; lines: string; end: string } };
  /** This position as a scenario file; in the middle of an action the one before it, with a script. */
  scenario: { ask: { name?: string }; answer: { text: string } };
  /** An empty sandbox for two; `map` is a name or a map file (docs/formats.md). */
  blank: { ask: { edition: string; map: unknown }; answer: TableAnswer };
  /** A judge changes one thing of the position. Of any game the first change makes a sandbox; in the
   *  middle of an action it goes back to before it. A position that can never be is a Failure. */
  edit: { ask: Edit; answer: TableAnswer };
  /** The table told for somebody who does not see it; from a figure: by clock and inches. */
  account: { ask: { figure?: string }; answer: { lines: { figure: string | null; text: string }[] } };
  /** A replay step by step: the table after so many answers, without touching the game. */
  view_replay: {
    ask: { replay: string };
    /** `difference`: from where on today's rules go other ways than the recording; `count` answers
     *  can be shown. */
    answer: {
      count: number;
      title: string;
      told: Told[];
      difference: string | null;
      /** Said when the end of the recording is missing. */
      cutOff: string | null;
      round: number;
      over: boolean;
    };
  };
  view_at: { ask: { n: number }; answer: { table: TableView } };
  /** That moment of the replay as a scenario file. */
  view_scenario: { ask: { n: number }; answer: { text: string } };
}

export type RequestName = keyof Requests;
export type Ask<N extends RequestName> = Requests[N]['ask'];
export type Answer<N extends RequestName> = Requests[N]['answer'];
