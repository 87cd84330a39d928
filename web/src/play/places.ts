// Without a way: what is put down somewhere, and what is only turned where it stands.
import { isFailure } from '../engine/client';
import type { Place } from '../engine/protocol';
import { turned } from './command';
import type { Grip } from './grip';
import type { Placing, Turning } from './hand_state';
import { Newest } from './newest';

export class Places {
  private places = new Newest((wish: { at: Place; facing: number }) => this.askPlace(wish));
  private facings = new Newest((command: string) => (this.grip.now.command === command ? this.grip.weigh(command) : Promise.resolve()));

  constructor(private grip: Grip) {}

  /** To be put down somewhere; it may lie ready in a place that is allowed. */
  lift(what: string, figure: string | null, piece: Placing['piece'], facing: number, at: Place | null, radius: number | null = null): void {
    this.grip.hold({ kind: 'place', what, figure, piece, radius, facing, wish: null, at: null, legal: true, dropped: false });
    if (at) this.at(at, true);
  }

  at(wish: Place, dropped: boolean): void {
    const { task } = this.grip.now;
    if (task.kind !== 'place') return;
    this.grip.change<Placing>({ wish, dropped });
    if (!dropped) this.grip.put({ command: null, why: null });
    this.places.ask({ at: wish, facing: task.facing });
  }

  turn(facing: number): void {
    const { task } = this.grip.now;
    if (task.kind === 'turn') {
      this.grip.change<Turning>({ facing });
      this.grip.put({ command: turned(task.what, facing), why: null });
      this.facings.ask(turned(task.what, facing));
    } else if (task.kind === 'place') {
      this.grip.change<Placing>({ facing });
      if (task.wish) this.places.ask({ at: task.wish, facing });
    }
  }

  private async askPlace(wish: { at: Place; facing: number }): Promise<void> {
    const { grip } = this;
    const held = grip.holding;
    const { task } = grip.now;
    if (task.kind !== 'place') return;
    const reply = await grip.engine.request('place', { what: task.what, ...wish });
    const now = grip.now.task;
    if (held !== grip.holding || now.kind !== 'place' || isFailure(reply)) return;
    grip.change<Placing>({ at: reply.at, legal: reply.command !== null });
    grip.put({ blocked: reply.refusal, command: now.dropped ? reply.command : null });
    // What may come of it is a question of the battle.
    if (now.dropped && reply.command && grip.table?.phase === 'playing') await grip.weigh(reply.command);
  }
}
