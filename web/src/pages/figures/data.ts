// The collection as the program tells it: `figures list` for browsing, `figures show` for all that is
// known. Asked once for each language; after a restart of the engine (own figures may have changed)
// once more.
import { useEffect, useState } from 'react';
import { engine } from '../../app/engine';
import { settings, useSettings } from '../../app/settings';
import { isFailure } from '../../engine/client';
import type { Ability, ListedChest, ListedFigure, SectionName, Stat, Trap } from '../../engine/protocol';
import type { ShownAbility } from '../../play/rules';

/** A value of a slot as figure files have it (docs/formats.md). */
export interface FileCell {
  value?: number;
  abilities?: Ability[];
  skull?: boolean;
}
export type FileClick = { [S in Stat]?: FileCell } & { fortification?: FileCell; nexus?: string };
/** What its values are like in 2.0. */
export interface FileTypes {
  speed: string;
  attack: string;
  defense: string;
  damage: string;
}
export interface FileDial {
  section?: SectionName;
  start?: number;
  range?: number;
  targets?: number;
  clicks: FileClick[];
}
export interface FileLevel {
  name: string;
  points: number;
  clicks?: number;
  dials?: FileDial[];
}
export interface FigureFile {
  id: string;
  name: string;
  number?: string;
  silhouette?: string;
  kind?: string;
  factions: string[];
  subfaction?: string;
  rank?: string;
  editions?: string[];
  points?: number;
  range?: number;
  targets?: number;
  ranged_damage?: number;
  attack_bonus?: number;
  types?: FileTypes;
  mounted?: boolean;
  mount?: string; // of a mount what it is, of a rider what he rides
  boxed_bonus?: number;
  base?: { kind?: string; radius?: number; arc?: number };
  flavour?: { en: string; de: string };
  errata?: { clause: string; field: string; printed: string }[];
  levels?: FileLevel[];
  dials?: FileDial[];
}
export interface ShownFigure extends FigureFile {
  set?: string;
  shown?: ShownAbility[];
  trap?: Trap;
  gold?: number;
  item?: string;
}
/** A figure as the program lists it, or a chest: it has no rank. */
export type Listed = Omit<ListedFigure, 'kind' | 'rank'> & { kind: ListedFigure['kind'] | ListedChest['kind']; rank: ListedFigure['rank'] | '' };
export interface Collection {
  list: Listed[];
  /** By id; empty until it has been told. */
  shown: Record<string, ShownFigure>;
}

/** The JSON that a command of the program prints, also when its verdict is no; null: it gave none. */
export async function runJson<T>(args: string[], files: Record<string, string> = {}): Promise<T | null> {
  const reply = await engine.run([...args, '--json'], files);
  if (isFailure(reply)) return null;
  try {
    return JSON.parse(reply.out) as T;
  } catch {
    return null;
  }
}

const kept = new Map<string, Promise<unknown>>();
engine.onRestart(() => kept.clear());

async function once<T>(args: string[]): Promise<T | null> {
  const key = [settings.get().language, ...args].join(' ');
  const asked = kept.get(key) ?? runJson<T>(args);
  kept.set(key, asked);
  const answer = (await asked) as T | null;
  if (answer === null) kept.delete(key); // it may go better next time
  return answer;
}

/** Chests have no faction, rank or points: they are listed as if these were empty. */
export function completed(entry: Partial<Listed> & Pick<Listed, 'id' | 'name' | 'kind'>): Listed {
  return { factions: [], rank: '', editions: [], points: [], levels: [], range: 0, targets: 1, abilities: [], ...entry };
}

type Asked<T> = T | 'asking' | 'failed';

export function useCollection(): Asked<Collection> {
  const { language } = useSettings();
  const [collection, setCollection] = useState<Asked<Collection>>('asking');
  useEffect(() => {
    let wanted = true;
    const put = (now: Asked<Collection>) => wanted && setCollection(now);
    const ask = async () => {
      const told = await once<(ListedFigure | ListedChest)[]>(['figures', 'list']);
      if (!told) return put('failed');
      const list = told.map(completed);
      setCollection((before) => (wanted && typeof before === 'string' ? { list, shown: {} } : before));
      const all = (await once<ShownFigure[]>(['figures', 'show', ...list.map(({ id }) => id)])) ?? [];
      put({ list, shown: Object.fromEntries(all.map((figure) => [figure.id, figure])) });
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [language]);
  return collection;
}

export function useFigure(id: string): Asked<ShownFigure> {
  const { language } = useSettings();
  const [figure, setFigure] = useState<Asked<ShownFigure>>('asking');
  useEffect(() => {
    let wanted = true;
    void once<ShownFigure[]>(['figures', 'show', id]).then((all) => wanted && setFigure(all?.[0] ?? 'failed'));
    return () => {
      wanted = false;
    };
  }, [id, language]);
  return figure;
}
