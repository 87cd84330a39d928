// One game at the table: asks the engine, shows what came of it step by step, stores it after every
// answer. It knows no rule. While somebody who is no person owes the answer it goes on by itself.
import { travelTime } from '../board/Board';
import { isFailure, type Engine, type Reply } from '../engine/client';
import type { BeginAsk, Failure, Orders, Refusal, Seat, TableAnswer, TableView, Told } from '../engine/protocol';
import { motionWanted, settings } from '../app/settings';
import type { Ghost } from '../board/props';
import { Store } from '../app/store';
import { flashesOf, impactsOf, type Flash, type Impact } from './flashes';
import { Pace, shownFor } from './pace';
import { type GameShelf } from './storage';

export interface Shown {
  id: string;
  table: TableView | null;
  story: Told[];
  dice: { pips: number[]; rolling: boolean; said: string } | null;
  ghosts: Ghost[];
  flashes: Flash[];
  /** Shots that came down in the last answer. */
  impacts: Impact[];
  /** The last answer was refused. */
  refused: { refusal: Refusal } | null;
  /** The engine could not do what was asked; the game stands as before. */
  trouble: Failure['error'] | null;
  /** This stored game cannot be resumed. */
  broken: { sentence: string; text: string } | null;
  /** The next person should take the seat before the table is shown. */
  handOver: Seat | null;
  busy: boolean;
  stored: boolean;
  /** Another tab plays this game: here it is only watched. */
  following: boolean;
  /** Its file ended too early: what is missing, in a sentence. */
  cutOff: string | null;
}

export type Beginning = BeginAsk;

const empty: Omit<Shown, 'id'> = {
  table: null,
  story: [],
  dice: null,
  ghosts: [],
  flashes: [],
  impacts: [],
  refused: null,
  trouble: null,
  broken: null,
  handOver: null,
  busy: true,
  stored: true,
  following: false,
  cutOff: null,
};

/** Milliseconds between two looks whether anything is still under way. */
const kBreath = 20;

/** Some things people do change how the game is stored and shown; the rest is asked elsewhere. */
export class Session {
  readonly shown: Store<Shown>;
  readonly pace = new Pace(settings.get);
  /** A lesson speaks for everybody but the pupil: what to try, in this order. Else nobody is prompted. */
  prompt: (table: TableView) => string[] = () => [];
  private flowing = false;
  private left = false;
  private settingUp = false;
  private lastPerson: Seat | null = null;
  private newest: string | null = null;
  private catching = false;
  private storing: Promise<void> = Promise.resolve();

  constructor(
    readonly engine: Engine,
    private games: GameShelf,
    readonly id: string,
  ) {
    this.shown = new Store<Shown>({ id, ...empty });
  }

  get table(): TableView | null {
    return this.shown.get().table;
  }

  async begin(beginning: Beginning): Promise<void> {
    await this.open(await this.engine.request('begin', { ...beginning }));
  }

  async resume(text: string): Promise<void> {
    const reply = await this.engine.request('resume', { replay: text });
    if (isFailure(reply)) {
      this.put({ busy: false, broken: { sentence: reply.error.sentence, text } });
      return;
    }
    this.put({ cutOff: reply.cutOff });
    await this.open(reply);
  }

  get following(): boolean {
    return this.shown.get().following;
  }

  /** Another tab plays: nothing is answered or stored from here. */
  follow(): void {
    this.put({ following: true, busy: false });
  }

  /** This tab plays on, from what was stored last. */
  async takeOver(): Promise<void> {
    this.games.takeOver(this.id);
    this.put({ following: false });
    await this.recover();
  }

  /** A position of its own, not stored, and what was answered since: the sandbox and the lessons. */
  async lay(scenario: string, commands: string[] = []): Promise<void> {
    let reply: Reply<TableAnswer> = await this.engine.request('lay', { scenario });
    for (const command of commands) {
      const next = isFailure(reply) ? reply : await this.engine.request('answer', { command });
      reply = 'refusal' in next ? { error: { key: 'refused', where: command, sentence: next.refusal.sentence } } : next;
    }
    await this.open(reply);
  }

  /** After the worker died: the game as it was stored last. */
  async recover(): Promise<void> {
    const kept = this.games.get(this.id);
    if (kept && 'replay' in kept) await this.resume(kept.replay);
  }

  /** The tab that plays has stored more. While the table is laid only the newest waits. */
  async catchUp(replay: string): Promise<void> {
    const idle = this.newest === null && !this.catching;
    this.newest = replay;
    if (!idle) return;
    this.catching = true;
    while (this.newest !== null && this.following) {
      const text: string = this.newest;
      this.newest = null;
      await this.resume(text);
    }
    this.newest = null;
    this.catching = false;
  }

  leave(): void {
    this.left = true;
    this.pace.hurry();
  }

  /** True when the answer was taken. */
  async answer(command: string): Promise<boolean> {
    if (this.flowing || this.following) return false;
    this.flowing = true;
    this.put({ busy: true, refused: null, trouble: null });
    const reply = await this.engine.request('answer', { command });
    let taken = false;
    if (!isFailure(reply) && 'refusal' in reply) this.put({ refused: reply });
    else taken = await this.take(reply);
    this.flowing = false;
    await this.flow();
    return taken;
  }

  undo = (): Promise<void> => this.change(() => this.engine.request('undo', {}), true);
  /** Heard as soon as what is under way is over: an order is never lost. */
  async orders(seat: Seat, orders: Orders): Promise<void> {
    while (this.flowing && !this.left && !this.following) await new Promise((go) => setTimeout(go, kBreath));
    await this.change(() => this.engine.request('orders', { seat, orders }), false);
  }

  /** A judge changes the table itself. */
  arrange = (ask: () => Promise<Reply<TableAnswer>>): Promise<void> => this.change(ask, true);

  /** The whole story again: after undo, and in another language. */
  async retell(): Promise<void> {
    const reply = await this.engine.request('table', { story: true });
    if (isFailure(reply)) this.put({ trouble: reply.error });
    else this.put({ table: reply.table, story: reply.told });
  }

  async text(): Promise<string | null> {
    const reply = await this.engine.request('replay', {});
    return isFailure(reply) ? null : reply.text;
  }

  /** A bot sets up for the persons who are asked, until the battle begins. */
  async setUpForMe(): Promise<void> {
    while (!this.left && !this.flowing && !this.following && (this.table?.phase === 'setup' || this.table?.phase === 'deploying')) {
      if (!(await this.take(await this.engine.request('let_bot', {})))) return;
      await this.flow();
    }
  }

  forget(): void {
    this.put({ refused: null, trouble: null });
  }

  takeSeat(): void {
    this.put({ handOver: null });
  }

  private put(some: Partial<Shown>): void {
    if (!this.left) this.shown.set({ ...this.shown.get(), ...some });
  }

  private async open(reply: Reply<TableAnswer>): Promise<void> {
    if (isFailure(reply)) {
      this.put({ busy: false, trouble: reply.error });
      return;
    }
    this.put({ table: reply.table, broken: null });
    await this.retell();
    this.noticePerson();
    await this.store();
    await this.flow();
  }

  private async change(ask: () => Promise<Reply<TableAnswer>>, story: boolean): Promise<void> {
    if (this.flowing || this.following) return;
    this.flowing = true;
    this.put({ refused: null, trouble: null, flashes: [], impacts: [], dice: null });
    const reply = await ask();
    if (isFailure(reply)) this.put({ trouble: reply.error });
    else {
      this.put({ table: reply.table });
      if (story) await this.retell();
      await this.store();
    }
    this.flowing = false;
    await this.flow();
  }

  /** Goes on as long as dice, bots or standing orders answer. */
  private async flow(): Promise<void> {
    if (this.flowing) return;
    if (this.following) return this.put({ busy: false });
    this.flowing = true;
    this.put({ busy: true });
    while (!this.left && !this.following && this.table && (this.table.owed.by || this.prompt(this.table).length > 0)) {
      const { by, dice, sentence } = this.table.owed;
      // What is set up for everybody is not worth watching.
      if (this.table.phase !== 'playing') this.pace.hurry();
      else if (this.settingUp) this.pace.rest();
      this.settingUp = this.table.phase !== 'playing';
      if (by === 'dice' && dice > 0) {
        this.put({ dice: { pips: Array<number>(dice).fill(6), rolling: true, said: sentence } });
        await this.pace.wait(shownFor.roll);
      }
      if (!(await this.take(await this.next(this.table)))) break;
      if (by !== 'dice') await this.pace.wait(by === 'bot' ? shownFor.bot : shownFor.order);
    }
    this.pace.rest();
    this.flowing = false;
    this.put({ busy: false });
    this.noticePerson();
  }

  private async next(table: TableView): Promise<Reply<TableAnswer>> {
    for (const command of this.prompt(table)) {
      const reply = await this.engine.request('answer', { command });
      if (!isFailure(reply) && !('refusal' in reply)) return reply;
    }
    return table.owed.by ? this.engine.request('go_on', {}) : this.engine.request('let_bot', {});
  }

  private async take(reply: Reply<TableAnswer>): Promise<boolean> {
    if (isFailure(reply)) {
      this.put({ trouble: reply.error, dice: null });
      return false;
    }
    await this.show(reply);
    await this.store();
    return true;
  }

  /** First the ways are walked on the table as it was, then the table is as it is. */
  private async show({ told, table }: TableAnswer): Promise<void> {
    const ways = told.flatMap((one) => one.ways);
    if (ways.length && motionWanted(settings.get())) {
      const ghosts = ways.map(({ figure, points, facing }) => ({
        figure,
        at: points.at(-1) ?? ([0, 0] as [number, number]),
        facing,
        path: points,
        legal: true,
        moving: true,
      }));
      this.put({ ghosts });
      await this.pace.wait(Math.max(...ways.map(({ points }) => travelTime(points))));
    }
    const rolled = told.find((one) => one.dice.length > 0);
    const before = this.shown.get();
    const dice = rolled
      ? { pips: rolled.dice, rolling: false, said: before.dice?.said ?? before.table?.owed.sentence ?? '' }
      : before.dice;
    if (rolled) {
      this.put({ dice });
      await this.pace.wait(shownFor.dice);
    }
    // Where a shot comes down is seen until all whom it meets have been attacked.
    const down = impactsOf(told, before.table?.shots ?? []);
    const impacts = down.length > 0 ? down : before.impacts.filter(({ at }) => table.shots.some((shot) => shot.at[0] === at[0] && shot.at[1] === at[1]));
    this.put({ table, ghosts: [], dice, story: [...before.story, ...told], flashes: flashesOf(told), impacts });
  }

  /** Once more, after room was made. */
  keep = (): Promise<void> => this.store();

  /** One after the other: each adds to what the one before has kept. */
  private store(): Promise<void> {
    this.storing = this.storing.catch(() => undefined).then(() => this.add());
    return this.storing;
  }

  private async add(): Promise<void> {
    const table = this.table;
    if (!table || table.mode === 'sandbox' || this.following) return;
    // Armies that are agreed on stand in no replay until they are chosen: resumed there, the game would ask for others.
    if (table.owed.by === 'agreed') return;
    const after = this.games.markOf(this.id);
    const gained = await this.engine.request('record', after === null ? {} : { after });
    if (isFailure(gained) || this.following) return;
    // The armies' names are not part of a replay: a game that is resumed keeps its title.
    const armies = table.seats.map((seat) => seat.armyName).filter(Boolean);
    const title = this.games.card(this.id)?.title ?? (armies.join(' · ') || table.mapName);
    const { round, phase } = table;
    const came = this.games.add({ id: this.id, title, saved: Date.now(), round, over: phase === 'over' }, gained);
    if (came === 'taken') this.follow();
    else this.put({ stored: came === 'kept' });
  }

  private noticePerson(): void {
    const seat = this.table?.owed.by ? null : (this.table?.owed.seat ?? null);
    if (!seat) return;
    const changed = this.lastPerson !== null && this.lastPerson !== seat;
    this.lastPerson = seat;
    if (changed && settings.get().handOver) this.put({ handOver: seat });
  }
}
