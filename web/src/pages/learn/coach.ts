// The coach of one lesson: looks on, says what is next, and speaks for the dice and the other side.
import { Store } from '../../app/store';
import type { TableView } from '../../engine/protocol';
import type { Hand } from '../../play/hand';
import type { Session } from '../../play/session';
import type { Lesson, Seen, Step } from './lesson';
import { backTo, keepProgress, type Progress } from './progress';

export interface Advice {
  progress: Progress;
  /** What was done was legal, and yet does not lead to the aim. */
  astray: boolean;
}

export class Coach {
  readonly advice: Store<Advice>;

  constructor(
    readonly lesson: Lesson,
    private session: Session,
    private hand: Hand,
    progress: Progress,
  ) {
    this.advice = new Store<Advice>({ progress, astray: false });
    session.prompt = (table) => this.promptFor(table);
  }

  get step(): Step {
    const { progress } = this.advice.get();
    return this.lesson.steps[progress.step] as Step;
  }

  private promptFor({ owed }: TableView): string[] {
    if (owed.by === 'dice') return this.step.dice ? [`dice ${this.step.dice.slice(0, owed.dice).join(' ')}`] : [];
    if (owed.by !== null || owed.seat !== 'blue') return [];
    const wayOut = owed.answers.find((answer) => answer.declines || answer.what === 'end_turn');
    return [...(this.step.other ?? []), ...(wayOut ? [wayOut.command] : [])];
  }

  private seen(): Seen | null {
    const { table, busy, story } = this.session.shown.get();
    const { selected, blocked } = this.hand.state.get();
    if (!table || busy) return null;
    return { table, told: story.filter(({ n }) => n > this.begun), selected, blocked };
  }

  private get begun(): number {
    return this.advice.get().progress.begun.at(-1) ?? 0;
  }

  /** Called whenever the table or the hand has changed. */
  look(): void {
    this.rewind();
    const seen = this.seen();
    if (!seen) return;
    if (this.step.aim?.(seen)) return this.goOn();
    const acted = seen.told.some(({ seat, by }) => seat === 'red' && by === 'person');
    const between = seen.table.owed.ask === 'give_action';
    this.put({ astray: this.step.aim !== null && acted && between });
  }

  /** Undone beyond the beginning of the step: the step before it again. */
  private rewind(): void {
    const { table, busy } = this.session.shown.get();
    const { progress } = this.advice.get();
    if (!table || busy || table.answered >= this.begun) return;
    let step = progress.step;
    while (step > 0 && (progress.begun[step] ?? 0) > table.answered) --step;
    this.put({ progress: backTo(progress, step), astray: false });
  }

  goOn(): void {
    const { progress } = this.advice.get();
    const commands = this.session.shown.get().story.map(({ command }) => command);
    const last = progress.step + 1 >= this.lesson.steps.length;
    const next: Progress = last
      ? { ...progress, finished: true }
      : { ...progress, step: progress.step + 1, begun: [...progress.begun, commands.length], commands };
    keepProgress(this.lesson.id, next);
    this.put({ progress: next, astray: false });
  }

  private put(some: Partial<Advice>): void {
    const now = this.advice.get();
    const next = { ...now, ...some };
    if (next.progress !== now.progress || next.astray !== now.astray) this.advice.set(next);
  }
}
