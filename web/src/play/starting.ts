// A new game gets its name in the address before it exists: what it begins with waits here.
import { address } from '../app/route';
import type { Beginning } from './session';
import { newId } from './storage';

const waiting = new Map<string, Beginning | { replay: string }>();

/** `instead`: the way back leads past the screen that is left, not to it. */
export function startGame(beginning: Beginning | { replay: string }, instead = false): void {
  const id = newId();
  waiting.set(id, beginning);
  const there = address('play', id);
  if (instead) location.replace(there);
  else location.hash = there;
}

export const beginningOf = (id: string): Beginning | { replay: string } | null => waiting.get(id) ?? null;

/** Begun, and from now on kept on the shelf. */
export const begun = (id: string): boolean => waiting.delete(id);

/** Different dice every time. */
export const anySeed = (): string => String(1 + Math.floor(Math.random() * 999_999));
