// Written by the program from the descriptions in host/protocol and io/answers; not to be edited. Renewed by
// build/release/tests/host/client_types/client_types, and compared by the test of that name.
import type { Ability, Colour, Shape, Stat } from './protocol.gen';

/** Of the rules, also those that are only told about. */
export const editions = ['unlimited', 'v2', 'dungeons', 'conquest'] as const;

/** Those that can be played. */
export const playedEditions = ['unlimited', 'v2', 'conquest'] as const;

/** With which each edition is played as a rule. */
export const buildTotals = { unlimited: 200, v2: 200, conquest: 2000 } as const;

/** What sort of figure it is. */
export const kinds = ['warrior', 'dragon', 'tank', 'chariot', 'titan', 'mount', 'wall', 'tower', 'gatehouse', 'keep', 'planking'] as const;

/** Those of four dials. */
export const largeKinds = ['dragon', 'tank', 'chariot'] as const;

/** Castle sections, and the planking that joins them. */
export const castleKinds = ['wall', 'tower', 'gatehouse', 'keep', 'planking'] as const;

/** Cards of 2.0 that change the whole battlefield. */
export const domains = ['smoke_and_fog', 'darkness', 'rain_and_mud', 'downpour', 'erratic_winds', 'storm_gale', 'heat_wave', 'cold_snap', 'magestone_storm', 'clear_skies', 'border_town', 'twister', 'blasted_lands', 'inferno', 'magestone_strip_mine', 'wylden_forest', 'ley_burn', 'earthquake'] as const;

/** To which figures belong. */
export const factions = ['mage_spawn', 'atlantis_guild', 'black_powder_rebels', 'draconum', 'elemental_league', 'knights_immortal', 'necropolis_sect', 'orc_raiders', 'shyft', 'solonavi', 'apocalypse', 'heroes'] as const;

/** Of figures, from no star to three. */
export const ranks = ['unique', 'weak', 'standard', 'tough'] as const;

/** The four values of a dial. */
export const stats = ['speed', 'attack', 'defense', 'damage'] as const;

/** The abilities by value, shape and colour, as the abilities card prints them. */
export const marks: Record<Stat, Record<Shape, { [C in Colour]?: Ability }>> = {
  speed: {
    square: { green: 'charge', red: 'quickness', blue: 'magic_levitation', orange: 'flight', yellow: 'aquatic', black: 'stealth', gray: 'bound' },
    circle: { green: 'strong_flier', red: 'forced_march', blue: 'nimble', orange: 'frenzy', yellow: 'ghostform', black: 'ram', gray: 'summon' },
  },
  attack: {
    square: { green: 'healing', red: 'weapon_master', blue: 'magic_blast', orange: 'flame_lightning', yellow: 'shockwave', black: 'vampirism', gray: 'magic_healing' },
    circle: { green: 'arcing_fire', red: 'venom', blue: 'sneak_attack', orange: 'stormfire', yellow: 'immobilize', black: 'sweep', gray: 'bombardment' },
  },
  defense: {
    square: { green: 'battle_armor', red: 'pole_arm', blue: 'magic_immunity', orange: 'toughness', yellow: 'defend', black: 'regeneration', gray: 'invulnerability' },
    circle: { red: 'dodge', blue: 'magic_retaliation', orange: 'cursed', black: 'limited_invisibility', gray: 'terrify' },
  },
  damage: {
    square: { red: 'berserk', blue: 'magic_enhancement', orange: 'battle_fury', yellow: 'demoralized', black: 'necromancy', gray: 'command' },
    circle: { green: 'tinker', red: 'pierce', blue: 'magic_freeze', orange: 'drain', black: 'magic_confusion' },
  },
};
