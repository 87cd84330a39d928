// The figure judged while it is made: is the file sound, which editions play it, what is it worth.
import { useEffect, useState } from 'react';
import { figuresFile } from '../../app/own_figures';
import { useSettings } from '../../app/settings';
import type { FigureValue, FileChecked } from '../../engine/protocol';
import { runJson } from '../figures/data';
import type { Draft } from './draft';

export type { FileChecked as Checked };
export interface Judgement {
  checked: FileChecked;
  values: number[]; // of each level, by the formula of docs/balance.md
}

export const place = 'in/figure.json';
/** A figure has an id before it has its own: nobody sees it. */
export const fileOf = (draft: Draft): Record<string, string> => ({ [place]: figuresFile([{ ...draft, id: draft.id || 'own_draft' }]) });

export function useJudgement(draft: Draft): Judgement | null {
  const { language } = useSettings();
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  useEffect(() => {
    let wanted = true;
    const ask = async () => {
      const files = fileOf(draft);
      const checked = await runJson<FileChecked>(['figures', 'check', place], files);
      const values = checked?.ok ? await runJson<FigureValue[]>(['figures', 'value', place], files) : null;
      if (wanted && checked) setJudgement({ checked, values: values?.map(({ value }) => value) ?? [] });
    };
    const soon = setTimeout(() => void ask(), 200);
    return () => {
      wanted = false;
      clearTimeout(soon);
    };
  }, [draft, language]);
  return judgement;
}
