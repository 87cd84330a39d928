// A replay being looked at: where we are in it, and whether it runs. The engine keeps the states;
// one question at a time is asked, the newest next, so that the scrubber never waits.
import { motionWanted, settings } from '../../app/settings';
import { Store } from '../../app/store';
import { travelTime } from '../../board/Board';
import type { Ghost } from '../../board/props';
import { isFailure, type Engine } from '../../engine/client';
import type { TableView, Told, WaitingShot } from '../../engine/protocol';
import { impactsOf, type Impact } from '../../play/flashes';

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];
const pause = 900; // milliseconds for an answer at speed 1

export interface Viewed {
  title: string;
  count: number;
  told: Told[];
  difference: string | null;
  cutOff: string | null;
  n: number; // where the table shown stands
  table: TableView | null;
  ghosts: Ghost[];
  /** Shots that this answer brought down. */
  impacts: Impact[];
  playing: boolean;
  speed: Speed;
  trouble: string | null;
}

const empty: Viewed = {
  title: '', count: 0, told: [], difference: null, cutOff: null, n: 0, table: null, ghosts: [], impacts: [], playing: false, speed: 1, trouble: null,
};

export class Viewing {
  readonly shown = new Store<Viewed>(empty);
  private wanted: number | null = null;
  private asking = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private left = false;

  constructor(
    private engine: Engine,
    readonly replay: string,
  ) {}

  private get now(): Viewed {
    return this.shown.get();
  }
  private put(some: Partial<Viewed>): void {
    if (!this.left) this.shown.set({ ...this.now, ...some });
  }

  /** Also in another language: the place is kept. */
  async open(n = this.now.n): Promise<void> {
    const reply = await this.engine.request('view_replay', { replay: this.replay });
    if (isFailure(reply)) return this.put({ trouble: reply.error.sentence });
    this.put({ ...reply, trouble: null });
    await this.go(n);
  }

  async go(n: number): Promise<void> {
    this.wanted = Math.min(this.now.count, Math.max(0, Math.round(n)));
    if (this.asking) return;
    this.asking = true;
    while (this.wanted !== null) {
      const to: number = this.wanted;
      this.wanted = null;
      const reply = await this.engine.request('view_at', { n: to });
      if (isFailure(reply)) this.put({ trouble: reply.error.sentence, playing: false });
      else this.put({ n: to, table: reply.table, ghosts: [], impacts: await this.impactsAt(to), trouble: null });
    }
    this.asking = false;
  }

  /** How wide a shot falls and where it was aimed stands on the table as it was before. */
  private async impactsAt(n: number): Promise<Impact[]> {
    const told = this.now.told.slice(n - 1, n);
    if (n < 1 || !told.some(({ lines }) => lines.some(({ kind }) => kind === 'shot_came_down'))) return [];
    let waited: WaitingShot[] = this.now.n === n - 1 ? (this.now.table?.shots ?? []) : [];
    if (this.now.n !== n - 1) {
      const before = await this.engine.request('view_at', { n: n - 1 });
      if (!isFailure(before)) waited = before.table.shots;
    }
    return impactsOf(told, waited);
  }

  play(): void {
    if (this.now.count === 0) return;
    if (this.now.n >= this.now.count) void this.go(0);
    this.put({ playing: true });
    this.soon(0);
  }
  pause(): void {
    clearTimeout(this.timer);
    this.put({ playing: false, ghosts: [] });
  }
  setSpeed(speed: Speed): void {
    this.put({ speed });
  }
  leave(): void {
    this.left = true;
    clearTimeout(this.timer);
  }

  private soon(time: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.advance(), time);
  }

  /** One answer further: first its ways are walked, then the table is as it became. */
  private async advance(): Promise<void> {
    const { n, count, told, speed } = this.now;
    if (n >= count) return this.pause();
    const next = told[n];
    const ways = motionWanted(settings.get()) && this.now.table?.phase !== 'setup' ? (next?.ways ?? []) : [];
    if (ways.length > 0) {
      this.put({ ghosts: ways.map(({ figure, points, facing }) => ({ figure, at: points.at(-1) ?? [0, 0], facing, path: points, legal: true, moving: true })) });
      await new Promise((resume) => setTimeout(resume, Math.max(...ways.map(({ points }) => travelTime(points)))));
      if (!this.now.playing) return;
    }
    await this.go(n + 1);
    const onlyMinor = next?.lines.every((line) => line.minor) ?? true;
    if (this.now.playing) this.soon((onlyMinor ? pause / 3 : pause) / speed);
  }
}
