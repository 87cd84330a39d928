// How long things are shown, in milliseconds at the calm pace, and the waiting itself, which a
// person may cut short: everything up to the next decision of a person then happens at once.
import type { Settings } from '../app/settings';

export const shownFor = { roll: 650, dice: 900, order: 250, bot: 350 } as const;
const factors = { calm: 1, quick: 0.35, instant: 0 } as const;

export class Pace {
  private hurried = false;
  private wake: (() => void) | null = null;
  constructor(private settings: () => Settings) {}

  async wait(time: number): Promise<void> {
    const left = this.hurried ? 0 : time * factors[this.settings().pace];
    if (left <= 0) return;
    await new Promise<void>((resume) => {
      const timer = setTimeout(resume, left);
      this.wake = () => {
        clearTimeout(timer);
        resume();
      };
    });
    this.wake = null;
  }

  hurry(): void {
    this.hurried = true;
    this.wake?.();
  }

  rest(): void {
    this.hurried = false;
  }
}
