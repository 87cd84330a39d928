// The collection as the program tells it: `figures list` for browsing, `figures show` for all that is
// known. Asked once for each language; after a restart of the engine (own figures may have changed)
// once more.
import { useEffect, useState } from 'react';
import { engine } from '../../app/engine';
import { settings, useSettings } from '../../app/settings';
import { isFailure } from '../../engine/client';
import type {
  FigureFile as Written, FileCell, FileClick, FileDial, FileLevel, ListedChest, ListedFigure, ShownChest, ShownFigure as Shown,
} from '../../engine/protocol';

export type { FileCell, FileClick, FileDial, FileLevel };
/** As a figures file has it (docs/formats.md): what it leaves out is as usual. */
export type FigureFile = Pick<Written, 'id' | 'name' | 'factions'> & Partial<Written>;
/** A figure as the program shows it, or a chest: it has a trap and gold, and nothing that a figure has. */
export type ShownFigure = FigureFile & Partial<Pick<Shown, 'set' | 'shown'> & Pick<ShownChest, 'gold' | 'item'>>;
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
