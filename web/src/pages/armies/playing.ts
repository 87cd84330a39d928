// A battle with an army of one's own against a bot: a set-up file whose first seat holds the list.
import { anySeed, startGame } from '../../play/starting';
import type { Army } from './army';

export function battleWith(army: Army, map: string, name: string, seed: number): object {
  return {
    format: 'six-skulls/setup',
    version: 1,
    name,
    edition: army.edition,
    build_total: army.build_total,
    map,
    seats: [{ player: 'human', army: { name, ...(army.company ? { company: army.company } : {}), figures: army.figures } }, { player: 'simple' }],
    seed,
  };
}

export function playWith(army: Army, map: string, unnamed: string): void {
  const seed = anySeed();
  startGame({ setup: { file: battleWith(army, map, army.name.trim() || unnamed, Number(seed)) }, seed });
}
