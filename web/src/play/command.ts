// Commands in the one text language of the engine (io/command_text.h), put together from pieces the
// engine gave: whom it is aimed at, who joins, where a figure is set down. Whether they are legal
// is always the engine's answer.
import type { Place } from '../engine/protocol';

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

/** The ways of a formation's members, each a command "move A to 1,2", as one march; null stays. */
export function march(ways: [member: string, command: string | null][]): string {
  const parts = ways.map(([member, command]) =>
    command ? command.replace(/^(move|march) /, '') : `${member} stay`,
  );
  return `march ${parts.join(' then ')}`;
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
