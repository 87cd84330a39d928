// Aiming: at whom, together with whom, and in what manner.
import type { Choice, Manner, Place, TargetChoice } from '../engine/protocol';
import { aimedWish, isAttack, mannerFor } from './command';
import type { Grip } from './grip';
import type { Aiming } from './hand_state';
import type { Places } from './places';

const plainly: Manner = { long: false, freeze: false };

export class Aim {
  constructor(private grip: Grip, private places: Places) {}

  async take(choice: Choice): Promise<void> {
    this.grip.hold({ kind: 'aim', choice, targets: [], point: null, members: [], adding: false, manner: plainly });
    if (choice.targets.length === 0 && choice.area === null) return this.weigh(); // it finds them itself
    const allowed = choice.targets.filter((target) => target.allowed);
    if (allowed.length === 1 && allowed[0]) await this.at(allowed[0], false);
  }

  /** Whoever is picked next comes besides, or instead. */
  toggleAdding(): void {
    const { task } = this.grip.now;
    if (task.kind === 'aim') this.grip.change<Aiming>({ adding: !task.adding });
  }

  async at(target: TargetChoice, add: boolean): Promise<void> {
    const { task } = this.grip.now;
    if (task.kind !== 'aim') return;
    if (target.point) return this.atPlace(target.point, target.figure);
    if (!target.allowed && add) return this.grip.put({ blocked: target.refusal });
    if (!target.allowed) {
      this.grip.change<Aiming>({ targets: [] });
      return this.grip.weigh(target.command); // forbidden, but the line and what is in its way are seen
    }
    // Whoever is chosen is then set down somewhere: Magic Levitation.
    const { place } = target;
    if (place) return this.places.lift(place.what, target.figure, null, place.facing, place.at);
    const has = task.targets.includes(target.figure);
    const targets = !add ? [target.figure] : has ? task.targets.filter((one) => one !== target.figure) : [...task.targets, target.figure];
    // Whoever can be reached in one manner only is attacked in that: from far away, at long range.
    const first = task.choice.targets.find((one) => one.figure === targets[0]);
    this.grip.change<Aiming>({ targets, manner: first && targets.length === 1 ? mannerFor(first, task.manner) : task.manner });
    await this.weigh();
  }

  /** Not at anybody: at a place, where somebody may stand. */
  async atPlace(point: Place, figure: string | null = null): Promise<void> {
    const { task } = this.grip.now;
    if (task.kind !== 'aim' || task.choice.area === null) return;
    this.grip.change<Aiming>({ point, targets: figure === null ? [] : [figure] });
    await this.weigh();
  }

  async toggleManner(manner: keyof Manner): Promise<void> {
    const { task } = this.grip.now;
    if (task.kind !== 'aim') return;
    this.grip.change<Aiming>({ manner: { ...task.manner, [manner]: !task.manner[manner] } });
    await this.weigh();
  }

  async joinIn(label: string): Promise<void> {
    const { task } = this.grip.now;
    if (task.kind !== 'aim') return;
    const members = task.members.includes(label) ? task.members.filter((one) => one !== label) : [...task.members, label];
    this.grip.change<Aiming>({ members });
    await this.weigh();
  }

  private async weigh(): Promise<void> {
    const { task, selected } = this.grip.now;
    if (task.kind !== 'aim' || !selected) return;
    if (task.point) return this.grip.weigh(aimedWish(selected, task));
    if (task.choice.area !== null) return this.grip.put({ command: null, why: null });
    const first = task.choice.targets.find((one) => one.figure === task.targets[0]);
    if (!first && task.choice.targets.length > 0) return this.grip.put({ command: null, why: null });
    await this.grip.weigh(isAttack(task.choice) || !first ? aimedWish(selected, task) : first.command);
  }
}
