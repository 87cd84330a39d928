// What the drawn table is given and what it tells back. It draws; it decides nothing. The screen
// around it (src/play) asks the engine and hands the answers down.
import type {
  Figure,
  ItemToken,
  FireLine,
  Hint,
  Objective,
  Piece,
  Place,
  ReachAnswer,
  Refusal,
  Seat,
  TableView,
  TargetChoice,
  WaitingShot,
  WayAnswer,
} from '../engine/protocol';

/** A figure in motion or about to be set down, drawn over the table as it is. */
export interface Ghost {
  figure: string; // a label; what an item of terrain is called while it is in the hand
  piece?: Piece; // the item, about 0,0
  radius?: number; // of a round token
  at: Place;
  facing: number;
  path: Place[];
  legal: boolean;
  /** It travels along the path, once; `travelTime` says how long that takes. */
  moving?: boolean;
}

/** What the table says by itself, in the language of the screen. */
export interface BoardWords {
  table: string; // what the whole is
  closer: string;
  further: string;
  whole: string;
  turn: string; // of the handle
  facing(tenths: number): string;
  figure(figure: Figure): string; // who, whose, where
  objective(objective: Objective): string; // whose, where
  item(item: ItemToken): string; // what it does, where
  shot(shot: WaitingShot, name: string): string;
  structure(piece: string, n: number): string;
}

export interface BoardProps {
  table: TableView;
  /** Whose side is drawn at the bottom. */
  bottom: Seat;
  selected: string | null;
  /** Members chosen for a formation, in their order. */
  members: string[];
  /** The keyboard's place on the table, if it is used. */
  cursor: Place | null;
  /** Where the selected figure may go; the way under the pointer. */
  reach: ReachAnswer | null;
  way: WayAnswer | null;
  /** Where it was wished to, when the way ends elsewhere. */
  wish?: Place | null;
  /** Something is put down: the pointer passes over figures, all is ground. */
  pointing?: boolean;
  /** Whom the chosen action may be aimed at, and whom not. */
  targets: TargetChoice[];
  /** A place that is aimed at. */
  aimed?: { at: Place; radius: number; legal: boolean } | null;
  /** A piece of terrain that is. */
  aimedPiece?: string | null;
  /** Lines of fire to show. */
  fire: FireLine[];
  /** Hints to show; `hinted` is the command of the one that is looked at alone. */
  hints?: Hint[];
  hinted?: string | null;
  /** What is in the way: lit up. */
  blocked: Refusal | null;
  ghosts: Ghost[];
  /** Figures that may still be given an action in this turn. */
  ready: string[];
  /** A handle to turn this figure by. */
  turning: { figure: string; facing: number } | null;
  /** Starting areas are drawn while figures are deployed. */
  showAreas: boolean;
  /** Events of the last answer, for flashes: clicks taken, hit, missed, healed. */
  flashes: { figure: string | null; at: Place | null; kind: string; text: string; key: number }[];
  /** Shots that came down in the last answer, and from where they had drifted. */
  impacts?: { at: Place; from: Place | null; radius: number; key: number }[];
  /** Begins near to the figures, not with the whole table. */
  close?: boolean;
  motion: boolean;
  words: BoardWords;

  onPick(figure: string, add: boolean): void; // add: shift-click
  onLasso(figures: string[]): void;
  onHover(figure: string | null): void;
  /** The pointer rests or drags with a picked figure: where to, and how exact it is, in mils. */
  onPoint(at: Place, near: number): void;
  /** The picked figure is let go there. */
  onDrop(at: Place, near: number): void;
  onTurn(facing: number): void; // live, by the handle
  onTurned(facing: number): void; // let go
  onGround(at: Place, near: number): void; // a click on empty ground
}
