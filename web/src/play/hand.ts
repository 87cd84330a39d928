// The hand of the person at the table: picks figures and says which part of it is at work (ways,
// places, aim, formation), confirms and takes back. Every step asks the engine.
import { Store } from '../app/store';
import { isFailure } from '../engine/client';
import type { Choice, Figure, Item, Manner, Owed, Place, Refusal, SectionName } from '../engine/protocol';
import { Aim } from './aim';
import { isAttack } from './command';
import { Formation } from './formation';
import { Grip } from './grip';
import { emptyHand, ghostOf, type HandState } from './hand_state';
import { Places } from './places';
import type { Session } from './session';
import { Ways } from './ways';

/** Choices that nothing is rolled for and that can be taken back. */
const atOnce = ['pass', 'release', 'cancel'];

export class Hand {
  private grip: Grip;
  private ways: Ways;
  private places: Places;
  private aim: Aim;
  private formation: Formation;
  private answered = -1;
  /** What a key answered, for eyes and ears. */
  readonly said = new Store('');

  constructor(readonly session: Session) {
    this.grip = new Grip(session);
    this.ways = new Ways(this.grip);
    this.places = new Places(this.grip);
    this.aim = new Aim(this.grip, this.places);
    this.formation = new Formation(this.grip);
  }

  get state(): Store<HandState> {
    return this.grip.state;
  }
  /** The decision a person owes now. */
  get owed(): Owed | null {
    return this.grip.owed;
  }
  get mayChoose(): boolean {
    return this.grip.mayChoose;
  }
  /** The way that is owed now has been said already. */
  get goesOn(): boolean {
    return this.ways.goesOn;
  }
  figure(label: string | null): Figure | null {
    return this.grip.figure(label);
  }
  private ofPerson(label: string): boolean {
    const owner = this.figure(label)?.owner;
    return this.session.table?.seats.some((seat) => seat.seat === owner && seat.player === 'human') ?? false;
  }

  /** The table has changed: the hand is empty, and takes what the next decision is about. */
  refresh(): void {
    const { grip } = this;
    const { table, busy } = this.session.shown.get();
    if (!table || busy || table.answered === this.answered) return;
    this.answered = table.answered;
    const { selected, cursor } = grip.now;
    ++grip.holding;
    grip.state.set({ ...emptyHand, selected, cursor });
    const { owed } = grip;
    if (!owed) return;
    if (this.mayChoose) {
      const keep = owed.ask === 'give_action' ? selected : (owed.figure ?? selected);
      if (keep && grip.mine(keep) && this.figure(keep)?.whereabouts !== 'eliminated') void this.select(keep);
      else grip.put({ selected: null });
    } else void this.takeUp(owed);
  }

  private async takeUp(owed: Owed): Promise<void> {
    const figure = owed.figure;
    const facing = this.figure(figure)?.facing ?? 0;
    this.grip.put({ selected: figure });
    if (owed.ask === 'choose_paths') return this.ways.marchWith(owed.members);
    const [item] = owed.ask === 'choose_terrain' ? [] : owed.items;
    if (item) return this.takeItem(item);
    if (!figure) return;
    if (owed.turn) this.grip.hold({ kind: 'turn', figure, what: owed.turn, facing });
    // Which sections move was said before the roll.
    if (owed.ask === 'choose_path' || owed.ask === 'deploy') await this.ways.pickUp(figure, [], owed.going);
    const command = this.goesOn ? await this.ways.goOn() : null;
    if (command) await this.send(command);
  }

  async select(label: string | null): Promise<void> {
    const { grip } = this;
    // Whoever puts something down may look at others meanwhile.
    if (grip.now.task.kind === 'place' && !this.mayChoose) return grip.put({ selected: label });
    const held = grip.hold({ kind: 'rest' });
    grip.put({ selected: label, choices: null });
    if (!label || !this.owed) return;
    const mine = grip.mine(label);
    const deploying = this.owed.ask === 'deploy';
    if ((!mine && !this.ofPerson(label)) || (!this.mayChoose && !(deploying && mine))) return;
    const reply = await grip.engine.request('choices', { figure: label });
    if (held !== grip.holding || isFailure(reply)) return;
    // Whoever has not the turn can still cancel what his figure shows.
    grip.put({ choices: mine ? reply.choices : reply.choices.filter((choice) => choice.what === 'cancel') });
    if (!mine) return;
    if (deploying) return this.ways.pickUp(label);
    // A large figure moves by as many sections as its player likes: asked with the first that may act.
    const move = reply.choices.find((choice) => choice.what === 'move' && !choice.going);
    if (move && (move.allowed || this.movers(label).length > 0)) await this.ways.pickUp(label);
  }

  async choose(choice: Choice): Promise<void> {
    const figure = this.grip.now.selected;
    if (!figure) return;
    if (!choice.allowed) return this.light(choice.refusal);
    if (choice.what === 'move') return this.ways.pickUp(figure, choice.section ? [choice.section] : undefined, choice.going);
    if (choice.what === 'form') return this.formation.take(choice);
    if (isAttack(choice) || choice.area !== null || choice.targets.length > 0) return this.aim.take(choice);
    if (!choice.command) return;
    if (choice.what === 'turn') return void this.grip.hold({ kind: 'turn', figure, what: `turn ${figure}`, facing: this.figure(figure)?.facing ?? 0 });
    const { place } = choice;
    if (place) return this.places.lift(place.what, figure, null, place.facing, place.at);
    if (atOnce.includes(choice.what)) return void (await this.send(choice.command));
    await this.consider(choice.command, choice.said, choice.piece);
  }

  takeItem({ what, figure, piece, radius, facing, at }: Item): void {
    this.grip.put({ selected: figure });
    this.places.lift(what, figure, piece, facing, at, radius);
  }

  light(refusal: Refusal | null): void {
    this.grip.put({ lit: refusal });
  }

  /** Any command: a hint, or one typed by a judge. */
  async consider(command: string, said: string, piece: string | null = null): Promise<void> {
    this.grip.hold({ kind: 'weigh', said, piece });
    // Before there is a table nothing can be added up: the answer judges by itself.
    if (this.session.table?.phase === 'setup') return this.grip.put({ command });
    await this.grip.weigh(command);
  }

  // --- pointing ----------------------------------------------------------------------------------

  async pick(label: string, add: boolean): Promise<void> {
    const { task } = this.grip.now;
    const mine = this.grip.mine(label);
    if (task.kind === 'aim') {
      const target = task.choice.targets.find((one) => one.figure === label);
      const more = add || task.adding;
      if (target) return this.aim.at(target, more);
      // Wherever somebody stands is a place too.
      const stands = this.figure(label);
      if (task.choice.area !== null && stands) return this.aim.atPlace(stands.at);
      if (more && mine) return this.aim.joinIn(label);
    }
    if (task.kind === 'form' || (add && this.mayChoose && mine)) return this.joinFormation([label]);
    if (task.kind === 'march') return this.ways.marchMember(label);
    if (task.kind === 'place' && task.dropped && label === ghostOf(task)) return this.confirm();
    if (task.kind === 'place' || task.kind === 'turn') return;
    if (task.kind === 'move' && task.figure === label) return;
    if (task.kind === 'move' && this.owed?.ask === 'choose_path') return;
    await this.select(label);
  }

  // Only the part whose task is in the hand heeds these.
  point(to: Place, near = 0): void {
    this.places.at(to, false);
    this.ways.point(to, near);
  }

  drop(to: Place, near?: number): void {
    this.places.at(to, true);
    this.ways.drop(to, near);
  }

  turn(facing: number): void {
    this.places.turn(facing);
    this.ways.turn(facing);
  }

  /** A tap on the ground sends whom the hand holds there, or puts the figure back. */
  ground(at: Place, near = 0): void {
    const { task, selected } = this.grip.now;
    const moving = task.kind === 'move' || task.kind === 'march';
    if (task.kind === 'aim' && task.choice.area !== null) void this.aim.atPlace(at);
    else if (task.kind === 'place' || (moving && task.reach && !task.reach.refusal)) this.drop(at, near);
    else if (task.kind === 'rest' && selected) void this.select(null);
  }

  movers(label: string): SectionName[] {
    return this.ways.movers(label);
  }
  toggleSection(name: SectionName): Promise<void> {
    return this.ways.toggleSection(name);
  }
  toggleGoing(): Promise<void> {
    return this.ways.toggleGoing();
  }
  inStep(): Promise<void> {
    return this.ways.inStep();
  }
  toggleAdding(): void {
    this.aim.toggleAdding();
  }
  toggleManner(manner: keyof Manner): Promise<void> {
    return this.aim.toggleManner(manner);
  }
  joinFormation(labels: string[]): void {
    this.formation.join(labels);
  }
  setPace(label: string): Promise<void> {
    return this.formation.setPace(label);
  }

  // --- deciding ------------------------------------------------------------------------------------

  async confirm(): Promise<void> {
    const { command } = this.grip.now;
    if (command) await this.send(command);
  }

  async send(command: string): Promise<boolean> {
    this.ways.sending(command);
    const taken = await this.session.answer(command);
    const refused = this.session.shown.get().refused;
    if (refused) this.grip.put({ blocked: refused.refusal });
    return taken;
  }

  cancel(): void {
    const { task, selected, command } = this.grip.now;
    this.session.forget();
    if (!this.mayChoose && this.owed) {
      this.grip.put({ blocked: null });
      return void this.takeUp(this.owed);
    }
    const held = task.kind !== 'rest' && (task.kind !== 'move' || task.way !== null || command !== null);
    void this.select(held ? selected : null);
  }

  async askHints(): Promise<void> {
    // They hold for this decision, whatever is taken into the hand meanwhile.
    const asked = this.session.table?.answered;
    const reply = await this.grip.engine.request('hints', { count: 5 });
    if (asked === this.session.table?.answered && !isFailure(reply)) this.grip.put({ hints: reply.hints });
  }

  hintAt(command: string | null): void {
    if (command !== this.grip.now.hinted) this.grip.put({ hinted: command });
  }

  hover(label: string | null): void {
    if (label !== this.grip.now.hovered) this.grip.put({ hovered: label });
  }
  setCursor(cursor: Place | null): void {
    this.grip.put({ cursor });
  }
  /** The same words again are told again. */
  say(words: string): void {
    this.said.set(words && words === this.said.get() ? `${words}\u00a0` : words);
  }
}
