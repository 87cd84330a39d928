// A new game gets its name in the address before it exists: what it begins with waits here.
import { address } from '../app/route';
import type { Beginning } from './session';
import { newId } from './storage';

const waiting = new Map<string, Beginning | { replay: string }>();

let last: Beginning = { setup: { name: 'first_battle' } };

/** `instead`: the way back leads past the screen that is left, not to it. */
export function startGame(beginning: Beginning | { replay: string }, instead = false): void {
  const id = newId();
  if (!('replay' in beginning)) last = beginning;
  waiting.set(id, beginning);
  const there = address('play', id);
  if (instead) location.replace(there);
  else location.hash = there;
}

export const beginningOf = (id: string): Beginning | { replay: string } | null => waiting.get(id) ?? null;

/** Begun, and from now on kept on the shelf. */
export const begun = (id: string): boolean => waiting.delete(id);

/** The same battle with other dice. */
export function again(): void {
  startGame({ ...last, seed: anySeed() });
}

/** Different dice every time. */
export const anySeed = (): string => String(1 + Math.floor(Math.random() * 999_999));
