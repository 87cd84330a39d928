// The hand of the person at the table: picks figures, drags, aims, turns, and confirms. Every step
// asks the engine; answers that come too late, for something no longer in the hand, are dropped.
import { isFailure } from '../engine/client';
import type { Choice, Figure, Item, Manner, Owed, Place, Refusal, Seat, SectionName, TableView, TargetChoice, WayAnswer, Wish } from '../engine/protocol';
import { Store } from '../app/store';
import { aimedWish, inStep, isAttack, mannerFor, march, turned } from './command';
import { emptyHand, ghostOf, type HandState, type Marching, type Moving, type Placing, type Task } from './hand_state';
import { Newest } from './newest';
import type { Session } from './session';

/** Decisions in which figures are chosen and told what to do. */
const choosing = ['give_action', 'follow_up', 'begin_turn'];
/** Choices that nothing is rolled for and that can be taken back. */
const atOnce = ['pass', 'release', 'cancel'];
const plainly: Manner = { long: false, freeze: false };

/** What was asked could not even be read: more was picked than a command can hold. */
const unread = (sentence: string): Refusal => ({ reason: '', sentence, clause: null, figure: null, other: null, piece: null, where: null });

/** How near to a base it is drawn to it: 0, as it is meant. */
interface WayWish {
  to: Place;
  facing?: number;
  near?: number;
}

export class Hand {
  readonly state = new Store<HandState>(emptyHand);
  private holding = 0; // counts what was taken into the hand
  private weighing = 0; // counts what was asked about
  private answered = -1;
  private near = 0; // how exact the last pointing was, in mils
  /** What a key answered, for eyes and ears. */
  readonly said = new Store('');
  /** A move that was sent: a die may come before its way, which is not asked for twice. */
  private sent: { seat: Seat | null; figure: string; to: Place; facing: number } | null = null;
  private ways = new Newest((wish: WayWish) => this.askWay(wish));
  private places = new Newest((wish: { at: Place; facing: number }) => this.askPlace(wish));

  private facings = new Newest((command: string) => (this.now.command === command ? this.weigh(command) : Promise.resolve()));

  constructor(readonly session: Session) {}

  private get now(): HandState {
    return this.state.get();
  }
  private put(some: Partial<HandState>): void {
    this.state.set({ ...this.now, ...some });
  }
  private get table(): TableView | null {
    return this.session.table;
  }
  /** The decision a person owes now. */
  get owed(): Owed | null {
    const { table, busy, following } = this.session.shown.get();
    return table && !busy && !following && table.owed.by === null && table.owed.seat !== null ? table.owed : null;
  }
  figure(label: string | null): Figure | null {
    return this.table?.figures.find((one) => one.label === label) ?? null;
  }
  get mayChoose(): boolean {
    return choosing.includes(this.owed?.ask ?? '');
  }
  private ofPerson(label: string): boolean {
    const owner = this.figure(label)?.owner;
    return this.table?.seats.some((seat) => seat.seat === owner && seat.player === 'human') ?? false;
  }
  mine(label: string): boolean {
    return this.figure(label)?.owner === this.owed?.seat;
  }

  /** The table has changed: the hand is empty, and takes what the next decision is about. */
  refresh(): void {
    const { table, busy } = this.session.shown.get();
    if (!table || busy || table.answered === this.answered) return;
    this.answered = table.answered;
    const { selected, cursor } = this.now;
    ++this.holding;
    this.state.set({ ...emptyHand, selected, cursor });
    const owed = this.owed;
    if (!owed) return;
    if (this.mayChoose) {
      const keep = owed.ask === 'give_action' ? selected : (owed.figure ?? selected);
      if (keep && this.mine(keep) && this.figure(keep)?.whereabouts !== 'eliminated') void this.select(keep);
      else this.put({ selected: null });
    } else void this.takeUp(owed);
  }

  private async takeUp(owed: Owed): Promise<void> {
    const figure = owed.figure;
    const facing = this.figure(figure)?.facing ?? 0;
    this.put({ selected: figure });
    if (owed.ask === 'choose_paths') return this.marchWith(owed.members);
    const [item] = owed.ask === 'choose_terrain' ? [] : owed.items;
    if (item) return this.takeItem(item);
    if (!figure) return;
    if (owed.turn) this.hold({ kind: 'turn', figure, what: owed.turn, facing });
    // Which sections move was said before the roll.
    if (owed.ask === 'choose_path' || owed.ask === 'deploy') await this.pickUp(figure, []);
    if (this.goesOn) await this.goOn();
  }

  /** The way that is owed now has been said already. */
  get goesOn(): boolean {
    const owed = this.owed;
    return owed?.ask === 'choose_path' && this.sent?.figure === owed.figure && this.sent?.seat === owed.seat;
  }

  /** As it was said before the die, if it still can be gone so; else it lies there to be looked at. */
  private async goOn(): Promise<void> {
    const { sent, holding } = this;
    this.sent = null;
    if (!sent) return;
    const reply = await this.session.engine.request('way', { figure: sent.figure, to: sent.to, facing: sent.facing });
    if (holding !== this.holding || isFailure(reply)) return;
    this.change<Moving>({ dropped: true });
    this.takeWay(reply, sent.to);
    if (reply.reached && reply.command) await this.send(reply.command);
  }

  private hold(task: Task): number {
    this.put({ task, command: null, why: null, blocked: null });
    return ++this.holding;
  }

  async select(label: string | null): Promise<void> {
    // Whoever puts something down may look at others meanwhile.
    if (this.now.task.kind === 'place' && !this.mayChoose) return this.put({ selected: label });
    const held = this.hold({ kind: 'rest' });
    this.put({ selected: label, choices: null });
    if (!label || !this.owed) return;
    const mine = this.mine(label);
    const deploying = this.owed.ask === 'deploy';
    if ((!mine && !this.ofPerson(label)) || (!this.mayChoose && !(deploying && mine))) return;
    const reply = await this.session.engine.request('choices', { figure: label });
    if (held !== this.holding || isFailure(reply)) return;
    // Whoever has not the turn can still cancel what his figure shows.
    this.put({ choices: mine ? reply.choices : reply.choices.filter((choice) => choice.what === 'cancel') });
    if (!mine) return;
    if (deploying) return this.pickUp(label);
    // A large figure moves by as many sections as its player likes: asked with the first that may act.
    const move = reply.choices.find((choice) => choice.what === 'move');
    if (move && (move.allowed || this.movers(label).length > 0)) await this.pickUp(label, this.movers(label).slice(0, 1));
  }

  /** Ready to be dragged. */
  private async pickUp(figure: string, sections = this.movers(figure).slice(0, 1)): Promise<void> {
    const held = this.hold({ kind: 'move', figure, sections, reach: null, way: null, wish: null, dropped: false });
    const { cursor: before } = this.now;
    const reply = await this.session.engine.request('reach', { figure, ...(sections.length ? { sections } : {}) });
    if (held !== this.holding || isFailure(reply)) return;
    this.change<Moving>({ reach: reply });
    if (reply.refusal) this.put({ blocked: reply.refusal });
    // A key pressed meanwhile is not lost.
    const { cursor } = this.now;
    if (cursor && cursor !== before) this.point(cursor, this.near);
  }

  /** The sections of a large figure that could still act. */
  movers(label: string): SectionName[] {
    const sections = this.figure(label)?.sections ?? [];
    return sections.flatMap(({ name, active, acted }) => (name && active && !acted ? [name] : []));
  }

  async toggleSection(name: SectionName): Promise<void> {
    const { task } = this.now;
    if (task.kind !== 'move') return;
    const wanted = this.movers(task.figure).filter((one) => (one === name) !== task.sections.includes(one));
    if (wanted.length) await this.pickUp(task.figure, wanted);
  }

  private change<K extends Task>(some: Partial<K>): void {
    this.put({ task: { ...this.now.task, ...some } as Task });
  }

  async choose(choice: Choice): Promise<void> {
    const figure = this.now.selected;
    if (!figure) return;
    if (!choice.allowed) return this.light(choice.refusal);
    const facing = this.figure(figure)?.facing ?? 0;
    if (choice.what === 'move') return this.pickUp(figure);
    if (choice.what === 'form') {
      this.hold({ kind: 'form', members: choice.members, pacers: choice.pacers, march: null });
      return this.weighForm();
    }
    if (isAttack(choice) || choice.targets.length > 0) {
      this.hold({ kind: 'aim', choice, targets: [], members: [], adding: false, manner: plainly });
      if (choice.targets.length === 0) return this.weighAim(); // it finds them itself
      const allowed = choice.targets.filter((target) => target.allowed);
      if (allowed.length === 1 && allowed[0]) await this.aimAt(allowed[0], false);
      return;
    }
    if (!choice.command) return;
    if (choice.what === 'turn') return void this.hold({ kind: 'turn', figure, what: `turn ${figure}`, facing });
    const { place } = choice;
    if (place) return this.lift(place.what, figure, null, place.facing, place.at);
    if (atOnce.includes(choice.what)) return void (await this.send(choice.command));
    await this.consider(choice.command, choice.said);
  }

  takeItem({ what, figure, piece, facing, at }: Item): void {
    this.put({ selected: figure });
    this.lift(what, figure, piece, facing, at);
  }

  /** To be put down somewhere; it may lie ready in a place that is allowed. */
  private lift(what: string, figure: string | null, piece: Placing['piece'], facing: number, at: Place | null): void {
    this.hold({ kind: 'place', what, figure, piece, facing, wish: null, at: null, legal: true, dropped: false });
    if (at) void this.drop(at);
  }

  block(refusal: Refusal | null): void {
    this.put({ blocked: refusal });
  }

  light(refusal: Refusal | null): void {
    this.put({ lit: refusal });
  }

  /** Any command: a hint, or one typed by a judge. */
  async consider(command: string, said: string): Promise<void> {
    this.hold({ kind: 'weigh', said });
    await this.weigh(command);
  }

  private async weigh(wish: string | Wish): Promise<void> {
    const held = this.holding;
    const asked = ++this.weighing;
    const command = typeof wish === 'string' ? wish : null;
    this.put({ command, why: null, blocked: null });
    const reply = await this.session.engine.request('why', typeof wish === 'string' ? { command: wish } : wish);
    if (held !== this.holding || asked !== this.weighing || this.now.command !== command) return;
    if (isFailure(reply)) this.put({ command: null, blocked: unread(reply.error.sentence) });
    else this.put({ command: reply.command, why: reply, blocked: reply.refusal });
  }

  // --- pointing ----------------------------------------------------------------------------------

  async pick(label: string, add: boolean): Promise<void> {
    const { task } = this.now;
    if (task.kind === 'aim') {
      const target = task.choice.targets.find((one) => one.figure === label);
      const more = add || task.adding;
      if (target) return this.aimAt(target, more);
      if (more && this.mine(label)) return this.joinIn(label);
    }
    if (task.kind === 'form' || (add && this.mayChoose && this.mine(label))) return this.joinFormation([label]);
    if (task.kind === 'march') return this.marchMember(label);
    if (task.kind === 'place' && task.dropped && label === ghostOf(task)) return this.confirm();
    if (task.kind === 'place' || task.kind === 'turn') return;
    if (task.kind === 'move' && task.figure === label) return;
    if (task.kind === 'move' && this.owed?.ask === 'choose_path') return;
    await this.select(label);
  }

  /** Aiming: whoever is picked next comes besides, or instead. */
  toggleAdding(): void {
    const { task } = this.now;
    if (task.kind === 'aim') this.change<typeof task>({ adding: !task.adding });
  }

  private async aimAt(target: TargetChoice, add: boolean): Promise<void> {
    const { task } = this.now;
    if (task.kind !== 'aim') return;
    if (!target.allowed && add) return this.block(target.refusal);
    if (!target.allowed) {
      this.change<typeof task>({ targets: [] });
      return this.weigh(target.command); // forbidden, but the line and what is in its way are seen
    }
    // Whoever is chosen is then set down somewhere: Magic Levitation.
    const { place } = target;
    if (place) return this.lift(place.what, target.figure, null, place.facing, place.at);
    const has = task.targets.includes(target.figure);
    const targets = !add ? [target.figure] : has ? task.targets.filter((one) => one !== target.figure) : [...task.targets, target.figure];
    // Whoever can be reached in one manner only is attacked in that: from far away, at long range.
    const first = task.choice.targets.find((one) => one.figure === targets[0]);
    this.change<typeof task>({ targets, manner: first && targets.length === 1 ? mannerFor(first, task.manner) : task.manner });
    await this.weighAim();
  }

  async toggleManner(manner: keyof Manner): Promise<void> {
    const { task } = this.now;
    if (task.kind !== 'aim') return;
    this.change<typeof task>({ manner: { ...task.manner, [manner]: !task.manner[manner] } });
    await this.weighAim();
  }

  private async joinIn(label: string): Promise<void> {
    const { task } = this.now;
    if (task.kind !== 'aim') return;
    const members = task.members.includes(label) ? task.members.filter((one) => one !== label) : [...task.members, label];
    this.change<typeof task>({ members });
    await this.weighAim();
  }

  private async weighAim(): Promise<void> {
    const { task } = this.now;
    const { selected } = this.now;
    if (task.kind !== 'aim' || !selected) return;
    const first = task.choice.targets.find((one) => one.figure === task.targets[0]);
    if (!first && task.choice.targets.length > 0) return this.put({ command: null, why: null });
    await this.weigh(isAttack(task.choice) || !first ? aimedWish(selected, task) : first.command);
  }

  private async weighForm(): Promise<void> {
    const { task } = this.now;
    if (task.kind !== 'form' || task.members.length < 2) return;
    const { members, march } = task;
    await this.weigh({ form: { members, march: march !== null && members.includes(march) ? march : null } });
  }

  /** Whose Forced March sets the pace; the same once more: the fastest. */
  async setPace(label: string): Promise<void> {
    const { task } = this.now;
    if (task.kind !== 'form') return;
    this.change<typeof task>({ march: task.march === label ? null : label });
    await this.weighForm();
  }

  joinFormation(labels: string[]): void {
    const { task, selected } = this.now;
    const before = task.kind === 'form' ? task.members : selected && this.mine(selected) ? [selected] : [];
    const one = labels.length === 1 ? labels[0] : undefined;
    const members =
      one !== undefined && before.includes(one)
        ? before.filter((label) => label !== one)
        : [...new Set([...before, ...labels.filter((label) => this.mine(label))])];
    const pacers = task.kind === 'form' ? task.pacers : (this.now.choices?.find((choice) => choice.what === 'form')?.pacers ?? []);
    this.hold({ kind: 'form', members, pacers, march: task.kind === 'form' ? task.march : null });
    void this.weighForm();
  }

  private async marchWith(members: string[]): Promise<void> {
    const [figure] = members;
    if (!figure) return;
    this.hold({ kind: 'march', members, ways: {}, figure, reach: null, way: null, wish: null, dropped: false });
    await this.marchMember(figure);
  }

  private async marchMember(figure: string): Promise<void> {
    const { task } = this.now;
    if (task.kind !== 'march' || !task.members.includes(figure)) return;
    const held = ++this.holding;
    const way = task.ways[figure] ?? null;
    this.put({ selected: figure });
    this.change<Marching>({ figure, reach: null, way, wish: null, dropped: way !== null });
    const reply = await this.session.engine.request('reach', { figure });
    if (held === this.holding && !isFailure(reply)) this.change<Marching>({ reach: reply });
  }

  point(to: Place, near = 0): void {
    const { task } = this.now;
    this.near = near;
    if (task.kind === 'place') this.placeAt(to, false);
    if ((task.kind === 'move' || task.kind === 'march') && task.reach && !task.reach.refusal) {
      if (task.dropped) this.change<Moving>({ dropped: false });
      this.ways.ask({ to, near });
    }
  }

  private async askWay(wish: WayWish): Promise<void> {
    const held = this.holding;
    const { task } = this.now;
    if (task.kind !== 'move' && task.kind !== 'march') return;
    const by = task.kind === 'move' && task.sections.length ? { sections: task.sections } : {};
    const reply = await this.session.engine.request('way', { figure: task.figure, ...wish, ...by });
    if (held === this.holding && !isFailure(reply)) this.takeWay(reply, wish.to);
  }

  private takeWay(way: WayAnswer, wish: Place): void {
    const { task } = this.now;
    if (task.kind !== 'move' && task.kind !== 'march') return;
    // A way that is shorter than wished is allowed all the same.
    this.put({ task: { ...task, way, wish }, blocked: way.command ? null : way.refusal });
    if (task.kind === 'move') this.put({ command: task.dropped ? way.command : null });
    else if (task.dropped) this.put({ command: this.marching({ ...task.ways, [way.figure]: way }) });
  }

  /** As exact as it was pointed at, if nothing else is said. */
  async drop(to: Place, near = this.near): Promise<void> {
    const { task } = this.now;
    if (task.kind === 'place') return this.placeAt(to, true);
    if (task.kind !== 'move' && task.kind !== 'march') return;
    this.put({ task: { ...task, dropped: true } });
    this.ways.ask({ to, near });
  }

  /** A tap on the ground sends whom the hand holds there, or puts the figure back. */
  ground(at: Place, near = 0): void {
    const { task, selected } = this.now;
    const moving = task.kind === 'move' || task.kind === 'march';
    if (task.kind === 'place' || (moving && task.reach && !task.reach.refusal)) void this.drop(at, near);
    else if (task.kind === 'rest' && selected) void this.select(null);
  }

  /** All others go as the member in the hand does, each beside it; then the whole march is judged. */
  async inStep(): Promise<void> {
    const { task } = this.now;
    const first = task.kind === 'march' ? this.figure(task.figure)?.at : null;
    if (task.kind !== 'march' || !task.way || !first) return;
    const { way } = task;
    const beside = (one: string, [x, y] = this.figure(one)?.at ?? first) => inStep(way, one, [x - first[0], y - first[1]]);
    await this.weigh(this.marching(Object.fromEntries(task.members.map((one) => [one, beside(one)]))));
  }

  private marching(ways: Marching['ways']): string {
    const { task } = this.now;
    this.change<Marching>({ ways });
    const members = task.kind === 'march' ? task.members : [];
    return march(members.map((one) => [one, this.figure(one)?.at ?? [0, 0]]), ways);
  }

  private placeAt(wish: Place, dropped: boolean): void {
    const { task } = this.now;
    if (task.kind !== 'place') return;
    this.change<Placing>({ wish, dropped });
    if (!dropped) this.put({ command: null, why: null });
    this.places.ask({ at: wish, facing: task.facing });
  }

  private async askPlace(wish: { at: Place; facing: number }): Promise<void> {
    const held = this.holding;
    const { task } = this.now;
    if (task.kind !== 'place') return;
    const reply = await this.session.engine.request('place', { what: task.what, ...wish });
    const now = this.now.task;
    if (held !== this.holding || now.kind !== 'place' || isFailure(reply)) return;
    this.change<Placing>({ at: reply.at, legal: reply.command !== null });
    this.put({ blocked: reply.refusal, command: now.dropped ? reply.command : null });
    // What may come of it is a question of the battle.
    if (now.dropped && reply.command && this.table?.phase === 'playing') await this.weigh(reply.command);
  }

  turn(facing: number): void {
    const { task } = this.now;
    if (task.kind === 'turn') {
      this.change<typeof task>({ facing });
      this.put({ command: turned(task.what, facing), why: null });
      this.facings.ask(turned(task.what, facing));
    } else if (task.kind === 'place') {
      this.change<Placing>({ facing });
      if (task.wish) this.places.ask({ at: task.wish, facing });
    } else if ((task.kind === 'move' || task.kind === 'march') && task.way) {
      this.put({ task: { ...task, dropped: true, way: { ...task.way, facing } } });
      this.ways.ask({ to: task.way.at, facing });
    } else if (task.kind === 'move') {
      // Turning on the spot is a move too.
      const figure = this.figure(task.figure);
      if (!figure) return;
      this.change<Moving>({ dropped: true });
      this.ways.ask({ to: figure.at, facing });
    }
  }

  // --- deciding ------------------------------------------------------------------------------------

  async confirm(): Promise<void> {
    if (this.now.command) await this.send(this.now.command);
  }

  async send(command: string): Promise<boolean> {
    const { task } = this.now;
    const way = task.kind === 'move' && task.dropped ? task.way : null;
    this.sent = way && command === way.command ? { seat: this.owed?.seat ?? null, figure: way.figure, to: way.at, facing: way.facing } : null;
    const taken = await this.session.answer(command);
    const refused = this.session.shown.get().refused;
    if (refused) this.block(refused.refusal);
    return taken;
  }

  cancel(): void {
    const { task, selected, command } = this.now;
    this.session.forget();
    if (!this.mayChoose && this.owed) {
      this.put({ blocked: null });
      return void this.takeUp(this.owed);
    }
    const held = task.kind !== 'rest' && (task.kind !== 'move' || task.way !== null || command !== null);
    void this.select(held ? selected : null);
  }

  async askHints(): Promise<void> {
    // They hold for this decision, whatever is taken into the hand meanwhile.
    const asked = this.table?.answered;
    const reply = await this.session.engine.request('hints', { count: 5 });
    if (asked === this.table?.answered && !isFailure(reply)) this.put({ hints: reply.hints });
  }

  hintAt(command: string | null): void {
    if (command !== this.now.hinted) this.put({ hinted: command });
  }

  hover(label: string | null): void {
    if (label !== this.now.hovered) this.put({ hovered: label });
  }
  setCursor(cursor: Place | null): void {
    this.put({ cursor });
  }
  /** The same words again are told again. */
  say(words: string): void {
    this.said.set(words && words === this.said.get() ? `${words}\u00a0` : words);
  }
}
