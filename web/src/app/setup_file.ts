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
  seats: SeatWish[];
}

export function setupFile({ edition, total, map, objectives, seats }: Wish, name: string, seed: number): object {
  return {
    format: 'six-skulls/setup',
    version: 1,
    name,
    edition,
    build_total: total,
    map,
    ...(edition === 'v2' && objectives ? { options: { v2_obj_count: objectives } } : {}),
    seats: seats.map(({ player, army, team, domain }) => ({
      player,
      ...(army ? { army } : {}),
      team,
      ...(edition === 'v2' && army && domain ? { domains: [domain] } : {}),
    })),
    seed,
  };
}
