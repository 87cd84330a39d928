// How far somebody is in a lesson, kept in this browser: the step, where each step began, and what
// was answered, so that the position can be laid again. What is stored is never trusted.
export interface Progress {
  step: number;
  /** How many answers had been given when each step began. */
  begun: number[];
  commands: string[];
  /** Once finished, also when it is taken again. */
  finished: boolean;
}

export const nothingYet: Progress = { step: 0, begun: [0], commands: [], finished: false };

const numbers = (list: unknown): list is number[] => Array.isArray(list) && list.every((one) => Number.isInteger(one) && one >= 0);
const strings = (list: unknown): list is string[] => Array.isArray(list) && list.every((one) => typeof one === 'string');

export function readProgress(text: string | null, steps: number): Progress {
  try {
    const { step, begun, commands, finished } = (JSON.parse(text ?? 'null') ?? {}) as Partial<Progress>;
    if (typeof step !== 'number' || !numbers([step]) || step >= steps || !numbers(begun) || !strings(commands)) return nothingYet;
    const sound = begun.length === step + 1 && begun.every((n, i) => n <= commands.length && n >= (begun[i - 1] ?? 0));
    return sound ? { step, begun, commands, finished: finished === true } : nothingYet;
  } catch {
    return nothingYet;
  }
}

/** At the beginning of this step. */
export function backTo(progress: Progress, step: number): Progress {
  const to = Math.max(0, Math.min(step, progress.step));
  const begun = progress.begun.slice(0, to + 1);
  return { ...progress, step: to, begun, commands: progress.commands.slice(0, begun[to] ?? 0) };
}

const key = (lesson: string) => `six-skulls/learn/${lesson}`;

export function loadProgress(lesson: string, steps: number): Progress {
  try {
    return readProgress(localStorage.getItem(key(lesson)), steps);
  } catch {
    return nothingYet; // storage is forbidden here
  }
}

export function keepProgress(lesson: string, progress: Progress): void {
  try {
    localStorage.setItem(key(lesson), JSON.stringify(progress));
  } catch {
    // no room, or forbidden: the lesson lasts as long as the page
  }
}
