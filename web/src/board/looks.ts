// Colours and signs of the things on the table. Colour is never the only sign: every owner has a
// line of its own, every ability a shape and a picture.
import { marks } from '../engine/lists.gen';
import type { Colour, Faction, Figure, Seat } from '../engine/protocol';
import { hasEmblem } from './Emblem';

export interface OwnerLook {
  colour: string;
  deep: string; // behind the silhouette
  /** How its ring is drawn, over a dark ground. */
  line: 'solid' | 'dashed' | 'dotted' | 'double';
}
export const kOwners: Record<Seat, OwnerLook> = {
  red: { colour: '#e0463a', deep: '#5e1a14', line: 'solid' },
  blue: { colour: '#5b9bf0', deep: '#17396b', line: 'dashed' },
  green: { colour: '#5cc06a', deep: '#17491f', line: 'dotted' },
  yellow: { colour: '#f0cc4a', deep: '#5f4a08', line: 'double' },
};

const kFactions: Record<Faction, string> = {
  apocalypse: '#7a1f2e',
  atlantis_guild: '#b98a2a',
  black_powder_rebels: '#4d4f55',
  draconum: '#8b4a1f',
  elemental_league: '#2f7d4f',
  heroes: '#a67c2d',
  knights_immortal: '#5c7fa8',
  mage_spawn: '#7a6a4f',
  necropolis_sect: '#5b4a7a',
  orc_raiders: '#6b7a2b',
  shyft: '#2f7f86',
  solonavi: '#c28f3c',
};
export function factionColour(faction: string): string {
  return kFactions[faction as Faction] ?? '#6b6255';
}

/** Whose silhouette is not told stands there as what it is; any warrior by its faction's emblem. */
export function pictureOf(figure: Figure): string {
  const wishes = [
    `silhouettes/${figure.silhouette ?? figure.kind}`,
    `silhouettes/${figure.kind}`,
    `factions/${figure.faction}`,
  ];
  return wishes.find(hasEmblem) ?? 'silhouettes/footman';
}

export interface MarkLook {
  ground: string;
  ink: string;
  round: boolean;
  colour: Colour | null; // null: it has no mark
}
const kWhite = '#ffffff';
const kInk = '#211911';
// The printed colours and what is readable on each.
const kGrounds: Record<Colour, [ground: string, ink: string]> = {
  green: ['#2f8f4e', kWhite],
  red: ['#c23b2e', kWhite],
  blue: ['#2a66b1', kWhite],
  orange: ['#ee8f2d', kInk],
  yellow: ['#f6d447', kInk],
  black: ['#24201c', kWhite],
  gray: ['#b9b4aa', kInk],
};
const kLooks = new Map<string, MarkLook>();
for (const { square, circle } of Object.values(marks))
  for (const shape of [square, circle])
    for (const [colour, ability] of Object.entries(shape) as [Colour, string][]) {
      const [ground, ink] = kGrounds[colour];
      kLooks.set(ability, { ground, ink, colour, round: shape === circle });
    }
const kNoMark: MarkLook = { ground: '#b9b4aa', ink: kInk, colour: null, round: false };

export function markOf(ability: string): MarkLook {
  return kLooks.get(ability) ?? kNoMark;
}
