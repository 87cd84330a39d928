// Moments of battles, found by playing: a change of bots or dice moves them, it does not lose them.
import type { Choice, Owed, TableView } from '../../src/engine/protocol';
import { ask, playUntil } from './engine';

const battles: [setup: string, seed: number][] = [
  ['first_battle', 1],
  ['first_battle', 2],
  ['dragon_duel', 1],
  ['tollroad_ambush', 1],
  ['tollroad_ambush', 2],
  ['drowned_crossing', 1],
  ['gate_and_horde', 1],
];

type Wanted = (owed: Owed, table: TableView) => boolean | Promise<boolean>;

/** The game file of the first moment of which this is true. */
export async function moment(wanted: Wanted, among = battles): Promise<string> {
  for (const [setup, seed] of among) {
    const found = await playUntil(setup, seed, wanted);
    if (found) return found;
  }
  throw new Error('no battle comes to such a moment');
}

/** The first moment at which a figure of this kind may do this; with what it may do. */
export async function chance(
  kind: string,
  what: (choice: Choice) => boolean,
  among: [setup: string, seed: number][],
): Promise<{ replay: string; label: string; choice: Choice }> {
  let found: { label: string; choice: Choice } | null = null;
  const replay = await moment(async (owed, table) => {
    if (owed.ask !== 'give_action') return false;
    for (const { label, kind: its } of table.figures.filter((one) => table.unused.includes(one.label))) {
      if (its !== kind) continue;
      const { choices } = await ask('choices', { figure: label });
      const choice = choices.find((one) => one.allowed && what(one));
      if (choice) found = { label, choice };
    }
    return found !== null;
  }, among);
  return { replay, ...(found as unknown as { label: string; choice: Choice }) };
}
