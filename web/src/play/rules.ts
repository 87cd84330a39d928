// Texts of the rules, asked of the program once and kept: clauses, and what is known of a warrior.
import { useEffect, useMemo, useState } from 'react';
import { engine } from '../app/engine';
import { settings, useSettings } from '../app/settings';
import { Store } from '../app/store';
import { isFailure } from '../engine/client';
import type { Stat } from '../engine/protocol';

export interface Clause {
  id: string;
  document: string;
  title: string;
  section: string;
  kind: string;
  text: string;
  lang: string;
  linked?: string[];
}
export interface ShownAbility {
  ability: string;
  value: Stat;
  colour: string;
  shape: string;
  clauses: { id: string; text: string }[];
}
export interface Warrior {
  id: string;
  name: string;
  factions: string[];
  rank: string;
  flavour?: { en: string; de: string };
  silhouette?: string;
  shown: ShownAbility[];
}

const known = new Map<string, Promise<unknown[]>>();

async function show<T>(what: 'rules' | 'figures', ids: string[]): Promise<T[]> {
  const reply = await engine.run([what, 'show', ...ids, '--json']);
  if (isFailure(reply) || reply.code !== 0) return [];
  try {
    return JSON.parse(reply.out) as T[];
  } catch {
    return [];
  }
}

function once<T>(what: 'rules' | 'figures', ids: string[]): Promise<T[]> {
  const key = [settings.get().language, what, ...ids].join(' ');
  const asked = known.get(key) ?? show<T>(what, ids);
  known.set(key, asked);
  return asked as Promise<T[]>;
}

export function useClause(id: string | null): Clause | null | 'asking' {
  const { language } = useSettings();
  const [clause, setClause] = useState<Clause | null | 'asking'>('asking');
  useEffect(() => {
    let wanted = true;
    setClause('asking');
    if (id) void once<Clause>('rules', [id]).then(([first]) => wanted && setClause(first ?? null));
    return () => {
      wanted = false;
    };
  }, [id, language]);
  return clause;
}

/** By the ids that were asked for: one that is fielded at a level (ember_wyrm@ancient) is known by its own. */
export function byId(ids: string[], found: Warrior[]): Record<string, Warrior> {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const one = found.find((warrior) => warrior.id === id) ?? found.find((warrior) => warrior.id === id.replace(/@.*$/, ''));
      return one ? [[id, one]] : [];
    }),
  );
}

/** What is known of these; a figure of somebody's own that the program does not know is left out. */
export function useWarriors(ids: string[]): Record<string, Warrior> {
  const { language } = useSettings();
  const [warriors, setWarriors] = useState<Record<string, Warrior>>({});
  const key = [...new Set(ids)].sort().join(' ');
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      const all = key === '' ? [] : key.split(' ');
      let found = await once<Warrior>('figures', all);
      // One that is unknown has the whole question refused: then each is asked for by itself.
      if (found.length === 0) found = (await Promise.all(all.map((id) => once<Warrior>('figures', [id])))).flat();
      if (wanted) setWarriors(byId(all, found));
    };
    void ask();
    return () => {
      wanted = false;
    };
  }, [key, language]);
  return warriors;
}

/** By id of a warrior the name of its silhouette. */
export function useSilhouettes(warriors: Record<string, Warrior>): Record<string, string> {
  return useMemo(
    () => Object.fromEntries(Object.entries(warriors).flatMap(([id, { silhouette }]) => (silhouette ? [[id, silhouette]] : []))),
    [warriors],
  );
}

/** The clause whose text is open in the sheet. */
export const openClause = new Store<string | null>(null);
