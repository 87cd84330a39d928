// A formation that is put together: who belongs to it, and who sets its pace.
import type { Choice } from '../engine/protocol';
import type { Grip } from './grip';
import type { Forming } from './hand_state';

export class Formation {
  constructor(private grip: Grip) {}

  async take({ members, pacers }: Choice): Promise<void> {
    this.grip.hold({ kind: 'form', members, pacers, march: null });
    await this.weigh();
  }

  join(labels: string[]): void {
    const { grip } = this;
    const { task, selected, choices } = grip.now;
    const before = task.kind === 'form' ? task.members : selected && grip.mine(selected) ? [selected] : [];
    const one = labels.length === 1 ? labels[0] : undefined;
    const members =
      one !== undefined && before.includes(one)
        ? before.filter((label) => label !== one)
        : [...new Set([...before, ...labels.filter((label) => grip.mine(label))])];
    const pacers = task.kind === 'form' ? task.pacers : (choices?.find((choice) => choice.what === 'form')?.pacers ?? []);
    grip.hold({ kind: 'form', members, pacers, march: task.kind === 'form' ? task.march : null });
    void this.weigh();
  }

  /** Whose Forced March sets the pace; the same once more: the fastest. */
  async setPace(label: string): Promise<void> {
    const { task } = this.grip.now;
    if (task.kind !== 'form') return;
    this.grip.change<Forming>({ march: task.march === label ? null : label });
    await this.weigh();
  }

  private async weigh(): Promise<void> {
    const { task } = this.grip.now;
    if (task.kind !== 'form' || task.members.length < 2) return;
    const { members, march } = task;
    await this.grip.weigh({ form: { members, march: march !== null && members.includes(march) ? march : null } });
  }
}
