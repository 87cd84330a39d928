// Which scenarios show a clause: a table that is made when the client is built (scripts/coverage.mjs),
// since the scenarios themselves are no part of it.
import { useEffect, useState } from 'react';
import type { DocumentCoverage } from '../../engine/protocol';
import type { Clause } from './catalog';

export interface Coverage {
  documents: Record<string, Pick<DocumentCoverage, 'clauses' | 'testable' | 'covered' | 'untranslated'>>;
  files: string[]; // below tests/scenarios, without .scn
  scenarios: Record<string, number[]>; // by clause, places in `files`
  parts?: Record<string, Record<string, number[]>>; // of clauses that state several things
}
export type State = 'shown' | 'not_shown' | 'untestable' | 'decision';

export function stateOf(clause: Clause, coverage: Coverage): State {
  if (coverage.scenarios[clause.id]) return 'shown';
  if (clause.untestable) return 'untestable';
  return coverage.documents[clause.document] ? 'not_shown' : 'decision';
}

/** Of a clause, or of one of its parts; where only some of its parts are shown those of the parts that are. */
export function scenariosOf(id: string, coverage: Coverage, part?: string): string[] {
  const parts = coverage.parts?.[id] ?? {};
  const all = part === undefined ? (coverage.scenarios[id] ?? [...new Set(Object.values(parts).flat())]) : (parts[part] ?? []);
  return all.flatMap((n) => coverage.files[n] ?? []);
}

/** unlimited/dragons/a_dragon_turns: a name to be read, and where it stands. */
export function readable(file: string): { folder: string; name: string } {
  const parts = file.replaceAll('_', ' ').split('/');
  return { name: parts.at(-1) ?? file, folder: parts.slice(0, -1).join(' › ') };
}

let asked: Promise<Coverage | null> | undefined;

const coverageTable = (): Promise<Coverage | null> => (asked ??= load());

async function load(): Promise<Coverage | null> {
  try {
    const answer = await fetch('coverage.json');
    const found = answer.ok ? ((await answer.json()) as Partial<Coverage>) : {};
    return found.documents && found.files && found.scenarios ? (found as Coverage) : null;
  } catch {
    return null; // not there, or no JSON: a server may answer with its front page
  }
}

/** Undefined while it is being fetched, null when this client was built without it. */
export function useCoverage(): Coverage | null | undefined {
  const [coverage, setCoverage] = useState<Coverage | null>();
  useEffect(() => {
    let wanted = true;
    void coverageTable().then((found) => wanted && setCoverage(found));
    return () => {
      wanted = false;
    };
  }, []);
  return coverage;
}
