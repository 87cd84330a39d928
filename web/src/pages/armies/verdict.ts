// What the program says of the list as it is: everything that is wrong with it, what it holds, and
// its code.
import { useEffect, useState } from 'react';
import { useSettings } from '../../app/settings';
import type { ArmyFinding, ArmyVerdict } from '../../engine/protocol';
import { runJson } from '../figures/data';
import { armyFile, readArmy, type Army } from './army';

export type { ArmyFinding as Finding, ArmyVerdict as Verdict };

/** A finding's sentence ends with its clause, which stands beside it as a link. */
export const sentence = ({ message, clause }: ArmyFinding): string =>
  clause ? message.replace(new RegExp(`\\s*\\[${clause}\\]$`), '') : message;

const place = 'in/army.json';
export const filesOf = (army: Army, unnamed: string): Record<string, string> => ({ [place]: JSON.stringify(armyFile(army, unnamed)) });
export const armyPlace = place;

/** Judged a moment after the last change; null while there is nothing to judge. */
export function useVerdict(army: Army, unnamed: string): { verdict: ArmyVerdict; code: string | null } | null {
  const { language } = useSettings();
  const [judged, setJudged] = useState<{ verdict: ArmyVerdict; code: string | null } | null>(null);
  useEffect(() => {
    if (army.figures.length === 0) {
      setJudged(null);
      return;
    }
    let wanted = true;
    const ask = async () => {
      const files = filesOf(army, unnamed);
      const verdict = await runJson<ArmyVerdict>(['army', 'check', place], files);
      const encoded = await runJson<ArmyVerdict>(['army', 'encode', place], files);
      if (wanted && verdict) setJudged({ verdict, code: encoded?.code ?? null });
    };
    const soon = setTimeout(() => void ask(), 150);
    return () => {
      wanted = false;
      clearTimeout(soon);
    };
  }, [army, unnamed, language]);
  return judged;
}

export type Opened = { army: Army; differs: boolean } | { message: string };

/** A code, an address with one, or the name of an army that comes with the program. */
export async function openArmy(text: string, how: 'decode' | 'check'): Promise<Opened | null> {
  const told = await runJson<ArmyVerdict>(['army', how, text]);
  const army = readArmy(told?.army);
  if (army) return { army, differs: told?.data_differs === true };
  return told?.error ? { message: told.error.message } : null;
}

export async function anyArmy(edition: string, total: number, seed: string): Promise<Army | null> {
  const told = await runJson<ArmyVerdict>(['army', 'new', '--edition', edition, '--points', String(total), '--seed', seed]);
  return readArmy(told?.army);
}
