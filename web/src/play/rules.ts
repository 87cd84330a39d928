// Texts of the rules, asked of the program when somebody wants to read them, and kept: clauses, and
// what the abilities of a figure say.
import { useEffect, useState } from 'react';
import { askProgram } from '../app/program';
import { useSettings } from '../app/settings';
import { Store } from '../app/store';
import type { Language, RuleClause, ShownAbility, ShownFigure, Stat } from '../engine/protocol';

export type { ShownAbility };
export type Warrior = Pick<ShownFigure, 'id' | 'shown'>;
/** `trouble`: why it could not be had. */
export type Asked<T> = T | 'asking' | { trouble: string };

const known = new Map<string, Promise<unknown>>();

/** All of these, none where the program does not know one of them. */
function show<T>(what: 'rules' | 'figures', ids: string[], language: Language): Promise<T[] | { trouble: string }> {
  const key = [language, what, ...ids].join(' ');
  const asking =
    known.get(key) ??
    askProgram<T[]>([what, 'show', ...ids, '--json', '--lang', language]).then((told) => {
      if ('value' in told) return Array.isArray(told.value) ? told.value : [];
      known.delete(key); // the next who wants it asks again
      return told;
    });
  known.set(key, asking);
  return asking as Promise<T[] | { trouble: string }>;
}

function useShown<T>(what: 'rules' | 'figures', ids: string[]): Asked<T[]> {
  const { language } = useSettings();
  const [told, setTold] = useState<Asked<T[]>>('asking');
  const key = ids.join(' ');
  useEffect(() => {
    let wanted = true;
    setTold('asking');
    if (key !== '') void show<T>(what, key.split(' '), language).then((shown) => wanted && setTold(shown));
    return () => {
      wanted = false;
    };
  }, [what, key, language]);
  return told;
}

/** Null: there is no such clause. */
export function useClause(id: string | null): Asked<RuleClause | null> {
  const told = useShown<RuleClause>('rules', id ? [id] : []);
  return Array.isArray(told) ? (told[0] ?? null) : told;
}

export const useClauses = (ids: string[]): Asked<RuleClause[]> => useShown<RuleClause>('rules', ids);

/** The clauses of an ability as this figure has it; none of a figure of somebody's own that the program does not know. */
export function useAbility(warrior: string, stat: Stat, ability: string): Asked<{ id: string; text: string }[]> {
  const told = useShown<Warrior>('figures', [warrior]);
  if (!Array.isArray(told)) return told;
  return told[0]?.shown.find((one) => one.ability === ability && one.value === stat)?.clauses ?? [];
}

/** The clause whose text is open in the sheet. */
export const openClause = new Store<string | null>(null);
