// Moments of battles, found by playing: a change of bots or dice moves them, it does not lose them.
import type { Choice, Place, TableView } from '../../src/engine/protocol';
import { ask, type Plan, playUntil, type Wanted } from './engine';

const battles: [setup: string, seed: number][] = [
  ['first_battle', 1],
  ['first_battle', 2],
  ['dragon_duel', 1],
  ['tollroad_ambush', 1],
  ['tollroad_ambush', 2],
  ['drowned_crossing', 1],
  ['gate_and_horde', 1],
];

/** The game file of the first moment of which this is true. */
export async function moment(wanted: Wanted, among = battles): Promise<string> {
  for (const [name, seed] of among) {
    const found = await playUntil({ setup: { name }, seed: String(seed) }, wanted);
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

/** What a figure that could act may do, the first of which this is true. */
async function mayDo(table: TableView, what: (choice: Choice) => string | null | undefined): Promise<string | null> {
  for (const figure of table.unused)
    for (const choice of (await ask('choices', { figure })).choices) {
      const command = choice.allowed ? what(choice) : null;
      if (command) return command;
    }
  return null;
}

/** Heals with an ability whenever that is possible. */
export const healing: Plan = (owed, table) =>
  owed.ask !== 'give_action' ? null : mayDo(table, ({ ability, targets }) => (ability?.includes('healing') ? targets.find((one) => one.allowed)?.command : null));

const middleOf = ([[ax, ay], [bx, by]]: [Place, Place]): Place => [(ax + bx) / 2, (ay + by) / 2];

/** A battle of red's three figures, who have lined up side by side, up to the moment wanted. They look
 *  ahead, or along their line. */
export async function threeAbreast(three: Record<string, number>, looking: 'ahead' | 'along', wanted: Wanted, plan: Plan = () => null): Promise<string> {
  const army = (name: string, ids: Record<string, number>) => ({ name, figures: Object.entries(ids).map(([id, count]) => ({ id, count })) });
  const file = {
    format: 'six-skulls/setup', version: 1, name: 'Three abreast', edition: 'unlimited', build_total: 200, map: 'open_field',
    seats: [{ player: 'human', army: army('Three', three) }, { player: 'simple', army: army('Two', { mirefen_brawler: 2 }) }],
  };
  const abreast: Plan = (owed, { seats, figures }) => {
    const seat = seats.find((one) => one.seat === owed.seat);
    const next = figures.findIndex(({ owner, whereabouts }) => owner === owed.seat && whereabouts === 'in_hand');
    if (owed.ask !== 'deploy' || !seat?.area) return null;
    const [x, y] = middleOf(seat.area);
    const upright = seat.edge === 'west' || seat.edge === 'east';
    const at = upright ? [x, y + next * 1250] : [x + next * 1250, y];
    const ahead = { south: 90, north: 270, west: 0, east: 180 }[seat.edge ?? 'south'];
    const facing = looking === 'ahead' ? ahead : upright ? 90 : 0;
    return `deploy ${figures[next]?.label} at ${at.map((mils) => mils / 1000).join(',')} facing ${facing}`;
  };
  const begin = { setup: { file }, seed: '1', deploy: 'hand' as const };
  const found = await playUntil(begin, wanted, async (owed, table) => (await abreast(owed, table)) ?? plan(owed, table));
  if (!found) throw new Error('the three never come to such a moment');
  return found;
}

export const halberdiers = { aqueduct_halberdier_weak: 3 };
