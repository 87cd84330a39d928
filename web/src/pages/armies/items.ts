// Items and relics that come with the program (data/items), for the list of an army. Who may wield one
// the engine says.
import { said, type T } from '../../words';

export interface Item {
  id: string;
  name: string;
  points: number;
  faction?: string;
  speed?: number;
  attack?: number;
  defense?: number;
  damage?: number;
  range?: number;
  abilities?: string[];
  pushes?: boolean;
}

const files: Record<string, Item[]> = import.meta.glob('../../../../data/items/*.json', { import: 'items', eager: true });
export const items: Item[] = Object.values(files).flat().sort((a, b) => a.name.localeCompare(b.name));
/** Of a spellbook its spells stand behind it: "tome:spark:mend". */
export const cardOf = (carried: string): string => carried.split(':')[0] ?? carried;
export const namedItem = (carried: string): Item | undefined => items.find(({ id }) => id === cardOf(carried));

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "Attack +1, for Atlantis Guild only". */
export function does(item: Item, t: T): string {
  const values = (['speed', 'attack', 'defense', 'damage'] as const).flatMap((stat) => (item[stat] ? [`${t(`stat.${stat}`)} ${signed(item[stat])}`] : []));
  return [
    ...values,
    ...(item.range ? [`${t('figures.range')} ${signed(item.range)}`] : []),
    ...(item.abilities ?? []).map((ability) => said('ability', ability)),
    ...(item.pushes ? [t('armies.item_pushes')] : []),
    ...(item.faction ? [t('armies.item_only', { faction: said('faction', item.faction) })] : []),
  ].join(', ');
}
