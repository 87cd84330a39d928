// What the hand holds, what is owed, and the asking: what every part of the hand stands on. Answers
// that come too late, for something no longer in the hand, are dropped: `holding` has gone on then.
import { Store } from '../app/store';
import { isFailure, type Engine } from '../engine/client';
import type { Figure, Owed, Refusal, TableView, Wish } from '../engine/protocol';
import { emptyHand, type HandState, type Task } from './hand_state';
import type { Session } from './session';

/** Decisions in which figures are chosen and told what to do. */
const choosing = ['give_action', 'follow_up', 'begin_turn'];

/** What was asked could not even be read: more was picked than a command can hold. */
const unread = (sentence: string): Refusal => ({ reason: '', sentence, clause: null, figure: null, other: null, piece: null, where: null });

export class Grip {
  readonly state = new Store<HandState>(emptyHand);
  holding = 0; // counts what was taken into the hand
  private weighing = 0; // counts what was asked about

  constructor(readonly session: Session) {}

  get engine(): Engine {
    return this.session.engine;
  }
  get table(): TableView | null {
    return this.session.table;
  }
  /** The decision a person owes now. */
  get owed(): Owed | null {
    const { table, busy, following } = this.session.shown.get();
    return table && !busy && !following && table.owed.by === null && table.owed.seat !== null ? table.owed : null;
  }
  get mayChoose(): boolean {
    return choosing.includes(this.owed?.ask ?? '');
  }
  figure(label: string | null): Figure | null {
    return this.table?.figures.find((one) => one.label === label) ?? null;
  }
  mine(label: string): boolean {
    return this.figure(label)?.owner === this.owed?.seat;
  }

  get now(): HandState {
    return this.state.get();
  }
  put(some: Partial<HandState>): void {
    this.state.set({ ...this.now, ...some });
  }
  hold(task: Task): number {
    this.put({ task, command: null, why: null, blocked: null });
    return ++this.holding;
  }
  change<K extends Task>(some: Partial<K>): void {
    this.put({ task: { ...this.now.task, ...some } as Task });
  }

  /** What Confirm would send is asked about: whether it may be, and what may come of it. */
  async weigh(wish: string | Wish): Promise<void> {
    const held = this.holding;
    const asked = ++this.weighing;
    const command = typeof wish === 'string' ? wish : null;
    this.put({ command, why: null, blocked: null });
    const reply = await this.engine.request('why', typeof wish === 'string' ? { command: wish } : wish);
    if (held !== this.holding || asked !== this.weighing || this.now.command !== command) return;
    if (isFailure(reply)) this.put({ command: null, blocked: unread(reply.error.sentence) });
    else this.put({ command: reply.command, why: reply, blocked: reply.refusal });
  }
}
