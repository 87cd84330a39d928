// The judge at the sandbox: sets the table, chooses dice, and takes back. What is possible is the
// engine's answer; here are only the wishes and the positions before them.
import { Store } from '../../app/store';
import { isFailure } from '../../engine/client';
import type { Edit, Edition, Failure, Place } from '../../engine/protocol';
import type { Hand } from '../../play/hand';
import type { Session } from '../../play/session';

export interface Bench {
  /** What the next roll shows; empty: as it falls. */
  dice: number[];
  /** Waits for a place on the table: a warrior to add. */
  adding: { warrior: string; name: string; seat: 'red' | 'blue' } | null;
  /** A tap lays an objective. */
  laying: boolean;
  /** A figure over the table, not yet let go. */
  held: { figure: string; at: Place; facing: number } | null;
  /** The handle is shown: picked once more. At a distance it would cover the figure. */
  turning: boolean;
  trouble: Failure['error'] | null;
  /** Positions as text, each before a change. */
  before: string[];
}

const most = 50; // positions to go back to

export class Judge {
  readonly bench = new Store<Bench>({ dice: [], adding: null, laying: false, held: null, turning: false, trouble: null, before: [] });

  constructor(
    readonly session: Session,
    readonly hand: Hand,
  ) {
    session.prompt = ({ owed }) => (owed.by === 'dice' ? this.chosenDice(owed.dice) : []);
  }

  put(some: Partial<Bench>): void {
    this.bench.set({ ...this.bench.get(), ...some });
  }

  private chosenDice(count: number): string[] {
    const { dice } = this.bench.get();
    if (dice.length < count) return [];
    return [`dice ${dice.slice(0, count).join(' ')}`];
  }

  async scenario(): Promise<{ text: string } | { reason: string }> {
    const reply = await this.session.engine.request('scenario', {});
    return isFailure(reply) ? { reason: reply.error.sentence } : reply;
  }

  async edit(edit: Edit): Promise<boolean> {
    return this.change(() => this.session.engine.request('edit', edit));
  }
  async layObjective(at: Place): Promise<boolean> {
    const lie = (this.session.table?.objectives ?? []).map(({ at: there, seat }) => ({ at: there, ...(seat ? { seat } : {}) }));
    const done = await this.edit({ objectives: [...lie, { at }] });
    if (done) this.put({ laying: false });
    return done;
  }
  async blank(edition: Edition, map: string): Promise<boolean> {
    return this.change(() => this.session.engine.request('blank', { edition, map }));
  }
  async lay(scenario: string): Promise<boolean> {
    return this.change(() => this.session.engine.request('lay', { scenario }));
  }

  get mayUndo(): boolean {
    return this.bench.get().before.length > 0 || this.session.table?.canUndo === true;
  }
  /** What was played since the last change, then the change itself. */
  async undo(): Promise<void> {
    if (this.session.shown.get().busy) return;
    if (this.session.table?.canUndo) return this.session.undo();
    const { before } = this.bench.get();
    const text = before.at(-1);
    if (text === undefined) return;
    if (await this.carryOut(() => this.session.engine.request('lay', { scenario: text }))) this.put({ before: before.slice(0, -1) });
  }

  private async change(ask: Parameters<Session['arrange']>[0]): Promise<boolean> {
    const position = this.session.table ? await this.scenario() : null;
    const done = await this.carryOut(ask);
    if (done && position && 'text' in position) this.put({ before: [...this.bench.get().before, position.text].slice(-most) });
    return done;
  }

  private async carryOut(ask: Parameters<Session['arrange']>[0]): Promise<boolean> {
    this.put({ trouble: null });
    await this.session.arrange(ask);
    const { trouble } = this.session.shown.get();
    this.session.forget(); // told here, beside what was wished
    this.put({ trouble, held: null });
    const { selected } = this.hand.state.get();
    await this.hand.select(this.hand.figure(selected) ? selected : null);
    return trouble === null;
  }
}
