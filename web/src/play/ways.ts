// Going somewhere: a figure that moves, or the members of a formation, one after another.
import { isFailure } from '../engine/client';
import type { Going, Place, Seat, SectionName, WayAnswer } from '../engine/protocol';
import { inStep, march } from './command';
import type { Grip } from './grip';
import type { Marching, Moving } from './hand_state';
import { Newest } from './newest';

/** How near to a base it is drawn to it: 0, as it is meant. */
interface WayWish {
  to: Place;
  facing?: number;
  near?: number;
}

export class Ways {
  private near = 0; // how exact the last pointing was, in mils
  /** A move that was sent: a die may come before its way, which is not asked for twice. */
  private sent: { seat: Seat | null; figure: string; to: Place; facing: number } | null = null;
  private ways = new Newest((wish: WayWish) => this.askWay(wish));

  constructor(private grip: Grip) {}

  /** Ready to be dragged. */
  async pickUp(figure: string, sections = this.movers(figure).slice(0, 1), going: Going | null = null): Promise<void> {
    const { grip } = this;
    const held = grip.hold({ kind: 'move', figure, sections, going, reach: null, way: null, wish: null, dropped: false });
    const { cursor: before } = grip.now;
    const reply = await grip.engine.request('reach', { figure, ...(sections.length ? { sections } : {}), ...(going ? { going } : {}) });
    if (held !== grip.holding || isFailure(reply)) return;
    grip.change<Moving>({ reach: reply });
    if (reply.refusal) grip.put({ blocked: reply.refusal });
    // A key pressed meanwhile is not lost.
    const { cursor } = grip.now;
    if (cursor && cursor !== before) this.point(cursor, this.near);
  }

  /** The sections of a large figure that could still act. */
  movers(label: string): SectionName[] {
    const sections = this.grip.figure(label)?.sections ?? [];
    return sections.flatMap(({ name, active, acted }) => (name && active && !acted ? [name] : []));
  }

  async toggleSection(name: SectionName): Promise<void> {
    const { task } = this.grip.now;
    if (task.kind !== 'move') return;
    const wanted = this.movers(task.figure).filter((one) => (one === name) !== task.sections.includes(one));
    if (wanted.length) await this.pickUp(task.figure, wanted, task.going);
  }

  /** After a die: it takes off or lands as was said before, or stays at its level. */
  async toggleGoing(): Promise<void> {
    const { task } = this.grip.now;
    if (task.kind === 'move') await this.pickUp(task.figure, task.sections, task.going ? null : (this.grip.owed?.going ?? null));
  }

  point(to: Place, near: number): void {
    const { task } = this.grip.now;
    this.near = near;
    if ((task.kind !== 'move' && task.kind !== 'march') || !task.reach || task.reach.refusal) return;
    if (task.dropped) this.grip.change<Moving>({ dropped: false });
    this.ways.ask({ to, near });
  }

  /** As exact as it was pointed at, if nothing else is said. */
  drop(to: Place, near = this.near): void {
    const { task } = this.grip.now;
    if (task.kind !== 'move' && task.kind !== 'march') return;
    this.grip.put({ task: { ...task, dropped: true } });
    this.ways.ask({ to, near });
  }

  turn(facing: number): void {
    const { task } = this.grip.now;
    if ((task.kind === 'move' || task.kind === 'march') && task.way) {
      this.grip.put({ task: { ...task, dropped: true, way: { ...task.way, facing } } });
      this.ways.ask({ to: task.way.at, facing });
    } else if (task.kind === 'move') {
      // Turning on the spot is a move too.
      const figure = this.grip.figure(task.figure);
      if (!figure) return;
      this.grip.change<Moving>({ dropped: true });
      this.ways.ask({ to: figure.at, facing });
    }
  }

  private async askWay(wish: WayWish): Promise<void> {
    const held = this.grip.holding;
    const { task } = this.grip.now;
    if (task.kind !== 'move' && task.kind !== 'march') return;
    const by = task.kind === 'move' ? { ...(task.sections.length ? { sections: task.sections } : {}), ...(task.going ? { going: task.going } : {}) } : {};
    const reply = await this.grip.engine.request('way', { figure: task.figure, ...wish, ...by });
    if (held === this.grip.holding && !isFailure(reply)) this.takeWay(reply, wish.to);
  }

  private takeWay(way: WayAnswer, wish: Place): void {
    const { task } = this.grip.now;
    if (task.kind !== 'move' && task.kind !== 'march') return;
    // A way that is shorter than wished is allowed all the same.
    this.grip.put({ task: { ...task, way, wish }, blocked: way.command ? null : way.refusal });
    if (task.kind === 'move') this.grip.put({ command: task.dropped ? way.command : null });
    else if (task.dropped) this.grip.put({ command: this.marching({ ...task.ways, [way.figure]: way }) });
  }

  // --- a formation ---------------------------------------------------------------------------------

  async marchWith(members: string[]): Promise<void> {
    const [figure] = members;
    if (!figure) return;
    this.grip.hold({ kind: 'march', members, ways: {}, figure, reach: null, way: null, wish: null, dropped: false });
    await this.marchMember(figure);
  }

  async marchMember(figure: string): Promise<void> {
    const { grip } = this;
    const { task } = grip.now;
    if (task.kind !== 'march' || !task.members.includes(figure)) return;
    const held = ++grip.holding;
    const way = task.ways[figure] ?? null;
    grip.put({ selected: figure });
    grip.change<Marching>({ figure, reach: null, way, wish: null, dropped: way !== null });
    const reply = await grip.engine.request('reach', { figure });
    if (held === grip.holding && !isFailure(reply)) grip.change<Marching>({ reach: reply });
  }

  /** All others go as the member in the hand does, each beside it; then the whole march is judged. */
  async inStep(): Promise<void> {
    const { grip } = this;
    const { task } = grip.now;
    const first = task.kind === 'march' ? grip.figure(task.figure)?.at : null;
    if (task.kind !== 'march' || !task.way || !first) return;
    const { way } = task;
    const beside = (one: string, [x, y] = grip.figure(one)?.at ?? first) => inStep(way, one, [x - first[0], y - first[1]]);
    await grip.weigh(this.marching(Object.fromEntries(task.members.map((one) => [one, beside(one)]))));
  }

  private marching(ways: Marching['ways']): string {
    const { task } = this.grip.now;
    this.grip.change<Marching>({ ways });
    const members = task.kind === 'march' ? task.members : [];
    return march(members.map((one) => [one, this.grip.figure(one)?.at ?? [0, 0]]), ways);
  }

  // --- after a die ---------------------------------------------------------------------------------

  /** What is sent now, in case it is a way that a die comes before. */
  sending(command: string): void {
    const { task } = this.grip.now;
    const way = task.kind === 'move' && task.dropped ? task.way : null;
    this.sent = way && command === way.command ? { seat: this.grip.owed?.seat ?? null, figure: way.figure, to: way.at, facing: way.facing } : null;
  }

  /** The way that is owed now has been said already. */
  get goesOn(): boolean {
    const { owed } = this.grip;
    return owed?.ask === 'choose_path' && this.sent?.figure === owed.figure && this.sent?.seat === owed.seat;
  }

  /** What is to be sent, as it was said before the die, if it still can be gone so; else null, and it
   *  lies there to be looked at. */
  async goOn(): Promise<string | null> {
    const { sent, grip } = this;
    const { holding } = grip;
    this.sent = null;
    if (!sent) return null;
    const reply = await grip.engine.request('way', { figure: sent.figure, to: sent.to, facing: sent.facing, ...(grip.owed?.going ? { going: grip.owed.going } : {}) });
    if (holding !== grip.holding || isFailure(reply)) return null;
    grip.change<Moving>({ dropped: true });
    this.takeWay(reply, sent.to);
    return reply.reached ? reply.command : null;
  }
}
