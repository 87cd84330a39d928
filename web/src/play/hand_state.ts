// What a person holds in the hand: the figure selected, and what is being done with it. Nothing of
// this has happened yet; only a confirmed command is sent.
import type { Choice, Going, Hint, Manner, Piece, Place, ReachAnswer, Refusal, SectionName, TargetChoice, WayAnswer, WhyAnswer } from '../engine/protocol';

export interface Rest {
  kind: 'rest';
}
/** Dragged about; `dropped`: set down, to be turned and confirmed. */
export interface Moving {
  kind: 'move';
  figure: string;
  sections: SectionName[]; // of a large figure: those that act; otherwise none
  going: Going | null; // not simply: it takes off, begins an attack, carries somebody
  reach: ReachAnswer | null;
  way: WayAnswer | null;
  wish: Place | null; // where the way was wished to
  dropped: boolean;
}
export interface Aiming {
  kind: 'aim';
  choice: Choice;
  targets: string[];
  point: Place | null; // not at them but at this place
  members: string[]; // who joins the attack
  adding: boolean; // whoever is picked comes besides: what Shift does, for fingers
  manner: Manner;
}
/** Only the facing is chosen; the command is `what` and the facing. */
export interface Turning {
  kind: 'turn';
  figure: string;
  what: string;
  facing: number;
}
/** Put down without a way: a figure, a castle section, an item of terrain. */
export interface Placing {
  kind: 'place';
  what: string; // the command without its place
  figure: string | null;
  piece: Piece | null;
  radius: number | null; // of a round token, which is not turned
  facing: number;
  wish: Place | null; // pointed at
  at: Place | null; // where it comes to lie
  legal: boolean;
  dropped: boolean; // set down, to be turned and confirmed
}
export interface Forming {
  kind: 'form';
  members: string[];
  pacers: string[]; // who may set the pace
  march: string | null; // who does; null: the fastest
}
/** The members of a formation are moved one after another, then all ways are sent. */
export interface Marching {
  kind: 'march';
  members: string[];
  ways: Record<string, WayAnswer>;
  figure: string; // in the hand now
  reach: ReachAnswer | null;
  way: WayAnswer | null;
  wish: Place | null;
  dropped: boolean;
}
/** A whole command, shown with what may come of it. */
export interface Weighing {
  kind: 'weigh';
  said: string;
  piece: string | null; // of the terrain that is attacked
}
export type Task = Rest | Moving | Aiming | Turning | Placing | Forming | Marching | Weighing;

export interface HandState {
  selected: string | null;
  hovered: string | null;
  choices: Choice[] | null;
  task: Task;
  /** What Confirm would send, and why and what may come of it. */
  command: string | null;
  why: WhyAnswer | null;
  blocked: Refusal | null;
  /** What is in the way of something only asked about. */
  lit: Refusal | null;
  cursor: Place | null;
  hints: Hint[] | null;
  /** The command of the hint that is pointed at. */
  hinted: string | null;
}

export const emptyHand: HandState = {
  selected: null,
  hovered: null,
  choices: null,
  task: { kind: 'rest' },
  command: null,
  why: null,
  blocked: null,
  lit: null,
  cursor: null,
  hints: null,
  hinted: null,
};

/** What the ghost of it is called on the table. */
export const ghostOf = ({ figure, what }: Placing): string => figure ?? what;

/** The way that is taken, and why it is not the one wished for. */
export function wayOf({ task }: HandState): { way: WayAnswer | null; wish: Place | null; short: Refusal | null } {
  if (task.kind !== 'move' && task.kind !== 'march') return { way: null, wish: null, short: null };
  const { way, wish } = task;
  return { way, wish, short: way && way.command && !way.reached ? way.refusal : null };
}

/** Whom the task in the hand may be aimed at. */
export function targetsOf({ task }: HandState): TargetChoice[] {
  return task.kind === 'aim' ? task.choice.targets : [];
}

/** The place aimed at, where it is no figure: how near to it one is attacked, and whether it may be. */
export interface AimedPlace {
  at: Place;
  radius: number;
  legal: boolean;
}
export function aimedPlaceOf({ task, why }: HandState): AimedPlace | null {
  if (task.kind !== 'aim' || !task.point || task.choice.area === null) return null;
  return { at: task.point, radius: task.choice.area, legal: why?.legal !== false };
}
