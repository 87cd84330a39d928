// What the browser and the army builder let through. A filter that says nothing lets everything by.
import type { Listed } from './data';

export interface Filter {
  words: string;
  faction: string;
  kind: string;
  rank: string;
  edition: string;
  ability: string;
  least: number | null;
  most: number | null;
  own: boolean; // only figures made in the workshop
  order: 'number' | 'name' | 'points';
}
export const everything: Filter = {
  words: '', faction: '', kind: '', rank: '', edition: '', ability: '', least: null, most: null, own: false, order: 'number',
};

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** `abilityName` is how an ability is called in the reader's language: it is searched too. */
export function lets(filter: Filter, figure: Listed, abilityName: (id: string) => string): boolean {
  const { least, most } = filter;
  const text = plain([figure.name, figure.number ?? '', ...figure.abilities.map(abilityName)].join(' '));
  return (
    plain(filter.words).split(/\s+/).every((word) => text.includes(word)) &&
    (!filter.faction || figure.factions.some((one) => one === filter.faction)) &&
    (!filter.kind || figure.kind === filter.kind) &&
    (!filter.rank || figure.rank === filter.rank) &&
    (!filter.edition || figure.editions.some((one) => one === filter.edition)) &&
    (!filter.ability || figure.abilities.some((one) => one === filter.ability)) &&
    (!filter.own || figure.set === undefined) &&
    ((least === null && most === null) || figure.points.some((points) => points >= (least ?? 0) && points <= (most ?? Infinity)))
  );
}

export function filtered(list: Listed[], filter: Filter, abilityName: (id: string) => string): Listed[] {
  const found = list.filter((figure) => lets(filter, figure, abilityName));
  if (filter.order === 'name') found.sort((a, b) => a.name.localeCompare(b.name));
  if (filter.order === 'points') found.sort((a, b) => Math.max(0, ...b.points) - Math.max(0, ...a.points) || a.name.localeCompare(b.name));
  return found;
}

/** The values that a field has in the list, each once. */
export function valuesOf(list: Listed[], of: (figure: Listed) => string[]): string[] {
  return [...new Set(list.flatMap(of))].filter((value) => value !== '');
}
