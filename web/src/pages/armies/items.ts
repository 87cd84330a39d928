// Items and relics that come with the program (data/items), for the list of an army. Who may wield one
// the engine says.
import { said, type T } from '../../words';

/** What it makes of a figure that it works on. */
interface Gift {
  speed?: number;
  attack?: number;
  defense?: number;
  damage?: number;
  range?: number;
  abilities?: string[];
  bars?: string[];
}

export interface Item extends Gift {
  id: string;
  name: string;
  points: number;
  faction?: string;
  /** What it does to others in base contact. */
  touching?: Gift & { side: 'anybody' | 'friends' | 'opponents'; hurts?: number; heals?: number; turns?: number };
  pushes?: boolean;
}

const files: Record<string, Item[]> = import.meta.glob('../../../../data/items/*.json', { import: 'items', eager: true });
export const items: Item[] = Object.values(files).flat().sort((a, b) => a.name.localeCompare(b.name));
/** Of a spellbook its spells stand behind it: "tome:spark:mend". */
export const cardOf = (carried: string): string => carried.split(':')[0] ?? carried;
export const namedItem = (carried: string): Item | undefined => items.find(({ id }) => id === cardOf(carried));

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const gives = (gift: Gift, t: T): string[] => [
  ...(['speed', 'attack', 'defense', 'damage'] as const).flatMap((stat) => (gift[stat] ? [`${t(`stat.${stat}`)} ${signed(gift[stat])}`] : [])),
  ...(gift.range ? [`${t('figures.range')} ${signed(gift.range)}`] : []),
  ...(gift.abilities ?? []).map((ability) => said('ability', ability)),
  ...(gift.bars ?? []).map((one) => t('armies.item_bars', { name: said('proficiency', one) })),
];

/** "opponents who touch him: attack −1". */
function reaches(touching: NonNullable<Item['touching']>, t: T): string {
  const clicks = (['hurts', 'heals', 'turns'] as const).flatMap((what) => {
    const n = touching[what];
    return n ? [t(`armies.item_${what}`, { n })] : [];
  });
  return t(`armies.item_touching_${touching.side}`, { what: [...gives(touching, t), ...clicks].join(', ') });
}

/** Of 2013 without any printed, as if there were three. [V-ITEM-1] */
export function slotsOf(figure: { item_slots?: number; year?: number } | undefined): number {
  const printed = figure?.item_slots ?? 0;
  return figure?.year === 2013 && printed === 0 ? 3 : Math.min(printed, 3);
}

/** "Attack +1, for Atlantis Guild only". */
export function does(item: Item, t: T): string {
  return [
    ...gives(item, t),
    ...(item.touching ? [reaches(item.touching, t)] : []),
    ...(item.pushes ? [t('armies.item_pushes')] : []),
    ...(item.faction ? [t('armies.item_only', { faction: said('faction', item.faction) })] : []),
  ].join(', ');
}
