// What the program says of the list as it is: everything that is wrong with it, what it holds, and
// its code.
import { useEffect, useState } from 'react';
import { useSettings } from '../../app/settings';
import { runJson } from '../figures/data';
import { armyFile, readArmy, type Army } from './army';

export interface Finding {
  where: string;
  key: string;
  message: string;
  clause: string | null;
}
export interface Verdict {
  ok: boolean;
  error: { where: string; message: string } | null;
  army?: unknown;
  code?: string;
  data_differs?: boolean;
  legal?: boolean;
  points?: number;
  build_total?: number;
  actions?: number;
  figures?: number;
  factions?: Record<string, number>;
  findings?: Finding[];
}

/** A finding's sentence ends with its clause, which stands beside it as a link. */
export const sentence = ({ message, clause }: Finding): string =>
  clause ? message.replace(new RegExp(`\\s*\\[${clause}\\]$`), '') : message;

const place = 'in/army.json';
export const filesOf = (army: Army, unnamed: string): Record<string, string> => ({ [place]: JSON.stringify(armyFile(army, unnamed)) });
export const armyPlace = place;

/** Judged a moment after the last change; null while there is nothing to judge. */
export function useVerdict(army: Army, unnamed: string): { verdict: Verdict; code: string | null } | null {
  const { language } = useSettings();
  const [judged, setJudged] = useState<{ verdict: Verdict; code: string | null } | null>(null);
  useEffect(() => {
    if (army.figures.length === 0) {
      setJudged(null);
      return;
    }
    let wanted = true;
    const ask = async () => {
      const files = filesOf(army, unnamed);
      const verdict = await runJson<Verdict>(['army', 'check', place], files);
      const encoded = await runJson<Verdict>(['army', 'encode', place], files);
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
  const told = await runJson<Verdict>(['army', how, text]);
  const army = readArmy(told?.army);
  if (army) return { army, differs: told?.data_differs === true };
  return told?.error ? { message: told.error.message } : null;
}

export async function anyArmy(edition: string, total: number, seed: string): Promise<Army | null> {
  const told = await runJson<Verdict>(['army', 'new', '--edition', edition, '--points', String(total), '--seed', seed]);
  return readArmy(told?.army);
}
