// The set-up file of a battle (docs/formats.md, six-skulls/setup), as the new-game screen writes it.
export interface SeatWish {
  player: string;
  army: string; // '': one that fits is drawn
  domain: string; // '': it brings none; only an army that is named can
  team: number;
}
export interface Wish {
  edition: string;
  total: number;
  map: string;
  /** How many objectives there are, of an edition that has them; '': as its rules say. */
  objectives: string;
  /** House decisions that differ from the edition's own. */
  house?: Record<string, string | number | boolean>;
  seats: SeatWish[];
}

export function setupFile({ edition, total, map, objectives, house, seats }: Wish, name: string, seed: number): object {
  const options = { ...house, ...(edition === 'v2' && objectives ? { v2_obj_count: objectives } : {}) };
  return {
    format: 'six-skulls/setup',
    version: 1,
    name,
    edition,
    build_total: total,
    map,
    ...(Object.keys(options).length > 0 ? { options } : {}),
    seats: seats.map(({ player, army, team, domain }) => ({
      player,
      ...(army ? { army } : {}),
      team,
      ...(edition === 'v2' && army && domain ? { domains: [domain] } : {}),
    })),
    seed,
  };
}
