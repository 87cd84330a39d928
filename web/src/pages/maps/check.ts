// What the program says about the map, for each edition that can be played; asked while one draws.
import { useEffect, useState } from 'react';
import { askProgram } from '../../app/program';
import { useSettings } from '../../app/settings';
import { playedEditions } from '../../engine/lists.gen';
import type { MapFinding, MapVerdict } from '../../engine/protocol';
import type { Draft } from './draft';
import { mapText } from './file';

export { playedEditions as editions } from '../../engine/lists.gen';
export type Edition = (typeof playedEditions)[number];
export type { MapFinding as Finding };
export type Checked = Pick<MapVerdict, 'ok' | 'findings'> & { edition: Edition };

/** The piece that a finding is about. */
export function pieceOf({ where }: MapFinding): number | null {
  const found = /^\/terrain\/(\d+)/.exec(where);
  return found ? Number(found[1]) : null;
}

async function check(draft: Draft, edition: Edition): Promise<Checked> {
  const told = await askProgram<MapVerdict>(['maps', 'check', 'in/map.json', '--edition', edition, '--json'], { 'in/map.json': mapText(draft) });
  if ('value' in told) return { ...told.value, edition };
  return { edition, ok: false, findings: [{ weight: 'refusal', where: '', key: '', message: told.trouble }] };
}

/** Null until the first answer. */
export function useCheck(draft: Draft): Checked[] | null {
  const { language } = useSettings();
  const [checked, setChecked] = useState<Checked[] | null>(null);
  useEffect(() => {
    let wanted = true;
    const later = setTimeout(() => void Promise.all(playedEditions.map((edition) => check(draft, edition))).then((all) => wanted && setChecked(all)), 200);
    return () => {
      wanted = false;
      clearTimeout(later);
    };
  }, [draft, language]);
  return checked;
}
