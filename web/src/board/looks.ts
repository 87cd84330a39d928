// Colours and signs of the things on the table. Colour is never the only sign: every owner has a
// line of its own, every ability a shape and a picture.
import type { Figure, Seat } from '../engine/protocol';
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

const kFactions: Record<string, string> = {
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
  return kFactions[faction] ?? '#6b6255';
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
  colour: string | null; // its name; null: it has no mark
}
const kWhite = '#ffffff';
const kInk = '#211911';
// The printed colours and what is readable on each, in the order of the rows below.
const kGrounds: [string, string, string][] = [
  ['#2f8f4e', kWhite, 'green'],
  ['#c23b2e', kWhite, 'red'],
  ['#2a66b1', kWhite, 'blue'],
  ['#ee8f2d', kInk, 'orange'],
  ['#f6d447', kInk, 'yellow'],
  ['#24201c', kWhite, 'black'],
  ['#b9b4aa', kInk, 'gray'],
];
// As the abilities card prints them (engine/dial/ability.h): for each value a row of squares and
// one of circles, from green to gray.
const kMarkRows = [
  'charge quickness magic_levitation flight aquatic stealth bound',
  'strong_flier forced_march nimble frenzy ghostform ram summon',
  'healing weapon_master magic_blast flame_lightning shockwave vampirism magic_healing',
  'arcing_fire venom sneak_attack stormfire immobilize sweep bombardment',
  'battle_armor pole_arm magic_immunity toughness defend regeneration invulnerability',
  '- dodge magic_retaliation cursed - limited_invisibility terrify',
  '- berserk magic_enhancement battle_fury demoralized necromancy command',
  'tinker pierce magic_freeze drain - magic_confusion -',
].map((row) => row.split(' '));

export function markOf(ability: string): MarkLook {
  for (const [row, abilities] of kMarkRows.entries()) {
    const [ground, ink, colour] = kGrounds[abilities.indexOf(ability)] ?? [];
    if (ground && ink && colour) return { ground, ink, colour, round: row % 2 === 1 };
  }
  return { ground: '#b9b4aa', ink: kInk, colour: null, round: false };
}
