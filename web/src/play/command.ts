// What is put together by pointing: wishes, of which the engine makes commands, and the few commands
// of which only a place or a facing is open. No command that the engine gave is ever taken apart.
import type { AttackWish, Choice, Manner, Place, TargetChoice, WayAnswer, Wish } from '../engine/protocol';
import type { Aiming } from './hand_state';

const number = (thousandths: number, of: number): string => String(Math.round(thousandths) / of);

export function placeText([x, y]: Place): string {
  return `${number(x, 1000)},${number(y, 1000)}`;
}

export function facingText(facing: number): string {
  return `facing ${number(((Math.round(facing) % 3600) + 3600) % 3600, 10)}`;
}

export function turned(what: string, facing: number): string {
  return `${what} ${facingText(facing)}`;
}

/** "A via 1,2 to 3,4 facing 90": the way of a formation's member. */
function wayText({ path, facing }: Pick<WayAnswer, 'path' | 'facing'>, label: string): string {
  const bends = path.slice(1).map(placeText);
  const end = bends.pop();
  return [label, ...(bends.length ? ['via', ...bends] : []), ...(end ? ['to', end] : []), facingText(facing)].join(' ');
}

/** The ways of a formation's members as one march; who has none stays. The foremost goes first, so that
 *  nobody stands in a fellow's way. */
export function march(members: [label: string, at: Place][], ways: Record<string, WayAnswer>): string {
  let [along, up] = [0, 0];
  for (const [label, at] of members) {
    const to = ways[label]?.at ?? at;
    along += to[0] - at[0];
    up += to[1] - at[1];
  }
  const ahead = ([x, y]: Place) => x * along + y * up;
  const parts = [...members].sort((a, b) => ahead(b[1]) - ahead(a[1])).map(([label]) => {
    const way = ways[label];
    return way?.command ? wayText(way, label) : `${label} stay`;
  });
  return `march ${parts.join(' then ')}`;
}

/** The way of one member, gone by another that stands so far beside it. */
export function inStep(way: WayAnswer, member: string, [dx, dy]: Place): WayAnswer {
  const beside = ([x, y]: Place): Place => [x + dx, y + dy];
  const path = way.path.map(beside);
  const command = way.command && `march ${wayText({ path, facing: way.facing }, member)}`;
  return { ...way, figure: member, at: beside(way.at), path, contacts: [], command };
}

/** The manner wished for if the target may be attacked so, else the first in which it may. */
export function mannerFor({ manners }: TargetChoice, { long, freeze }: Manner): Manner {
  const one = manners.find((manner) => manner.long === long && manner.freeze === freeze) ?? manners[0];
  return { long: one?.long ?? false, freeze: one?.freeze ?? false };
}

const attacks = ['close', 'shoot', 'capture', 'rescue'] as const;

export const isAttack = ({ what }: Choice): boolean => (attacks as readonly string[]).includes(what);

/** What is aimed, as the engine is asked about it: nothing of it is text that has to be read. */
export function aimedWish(figure: string, { choice, targets, point, members, manner }: Pick<Aiming, 'choice' | 'targets' | 'point' | 'members' | 'manner'>): Wish {
  const { what, ability, section, casting } = choice;
  if (casting && point) return { cast: { figure, ...casting, point } };
  const at = point ? { targets: [], point } : { targets };
  return { attack: { figure, what: what as AttackWish['what'], ability, section, ...at, members, ...manner } };
}
