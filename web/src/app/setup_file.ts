// The set-up file of a battle (docs/formats.md, six-skulls/setup), as the new-game screen writes it.
export interface SeatWish {
  player: string;
  army: string; // '': one that fits is drawn
  team: number;
}
export interface Wish {
  edition: string;
  total: number;
  map: string;
  seats: SeatWish[];
}

export function setupFile({ edition, total, map, seats }: Wish, name: string, seed: number): object {
  return {
    format: 'six-skulls/setup',
    version: 1,
    name,
    edition,
    build_total: total,
    map,
    seats: seats.map(({ player, army, team }) => ({ player, ...(army ? { army } : {}), team })),
    seed,
  };
}
