// Commands in the one text language of the engine (io/command_text.h), put together from pieces the
// engine gave: whom it is aimed at, who joins, where a figure is set down. Whether they are legal
// is always the engine's answer.
import type { Place, WayAnswer } from '../engine/protocol';

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

/** "shoot A at B using pierce" with more targets and members: "shoot A at B C with D using pierce". */
export function aimed(command: string, targets: string[], members: string[]): string {
  const words = command.split(' ');
  const at = words.indexOf('at');
  if (at < 0) return command;
  // The targets, then perhaps members, end at the first word that is no label of a figure.
  let end = at + 1;
  while (end < words.length && /^[a-z]+[0-9]+$/i.test(words[end] ?? '')) ++end;
  if (words[end] === 'with') {
    ++end;
    while (end < words.length && /^[a-z]+[0-9]+$/i.test(words[end] ?? '')) ++end;
  }
  const joined = members.length ? ['with', ...members] : [];
  return [...words.slice(0, at + 1), ...targets, ...joined, ...words.slice(end)].join(' ');
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
    const command = ways[label]?.command;
    return command ? command.replace(/^(move|march) /, '') : `${label} stay`;
  });
  return `march ${parts.join(' then ')}`;
}

/** The way of one member, gone by another that stands so far beside it. */
export function inStep(way: WayAnswer, member: string, [dx, dy]: Place): WayAnswer {
  const beside = ([x, y]: Place): Place => [x + dx, y + dy];
  const command = way.command
    ?.replace(/^(move|march) \S+/, `$1 ${member}`)
    .replace(/(-?[0-9.]+),(-?[0-9.]+)/g, (_, x: string, y: string) => placeText(beside([Number(x) * 1000, Number(y) * 1000])));
  return { ...way, figure: member, at: beside(way.at), path: way.path.map(beside), contacts: [], command: command ?? null };
}

/** "use A magic_levitation B at 3,4 facing 90": what goes before the place, and the place the engine proposes. */
export function proposed(command: string): { what: string; at: Place; facing: number } | null {
  const [, what, x, y, facing] = /^(.*?) at (-?[0-9.]+),(-?[0-9.]+)(?: facing ([0-9.]+))?/.exec(command) ?? [];
  if (what === undefined) return null;
  const whole = (number: string | undefined, of: number) => Math.round(Number(number ?? 0) * of);
  return { what, at: [whole(x, 1000), whole(y, 1000)], facing: whole(facing, 10) };
}

export function withoutFacing(command: string): string {
  return command.replace(/ facing [0-9.]+.*$/, '');
}

/** "form A B C march B": A, B and C. */
export function membersOf(command: string): string[] {
  return command.replace(/ march .*$/, '').split(' ').slice(1);
}
