// Which ability belongs to which value, as the figures of the collection show them.
import type { Ability, Stat } from '../../engine/protocol';
import type { Collection } from '../figures/data';

export function abilitiesOf(collection: Collection, stat: Stat): Ability[] {
  const all = Object.values(collection.shown).flatMap(({ shown = [] }) => shown);
  return [...new Set(all.filter(({ value }) => value === stat).map(({ ability }) => ability))];
}
