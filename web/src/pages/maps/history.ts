// What was drawn, step by step: back and forth.
export interface History<T> {
  past: T[];
  now: T;
  future: T[];
}
const kMost = 200;

export const beginning = <T>(now: T): History<T> => ({ past: [], now, future: [] });

export function drawn<T>({ past, now }: History<T>, next: T): History<T> {
  return { past: [...past, now].slice(-kMost), now: next, future: [] };
}
export function undone<T>(history: History<T>): History<T> {
  const last = history.past.at(-1);
  return last === undefined ? history : { past: history.past.slice(0, -1), now: last, future: [history.now, ...history.future] };
}
export function redone<T>(history: History<T>): History<T> {
  const [next, ...rest] = history.future;
  return next === undefined ? history : { past: [...history.past, history.now], now: next, future: rest };
}
