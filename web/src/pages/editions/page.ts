// The page of the editions (docs/editions.md) as it was read when the client was built.
import type { Language } from '../../engine/protocol';
import { german } from './de';

export interface EditionsSide {
  text: string;
  clauses: string[];
}
export interface EditionsRow {
  id: string; // c25, c06_titan: of its scenarios
  number: string; // C25
  question: string;
  /** Unlimited and 2.0, or one for both. */
  sides: EditionsSide[];
  /** Scenarios, of each edition where they part. What led there is their script. */
  positions: string[];
  /** Given there; empty where only something is asked. 2.0 names no section of a chariot that its passenger attacks through. */
  commands: string[];
}
export interface EditionsPage {
  parting: EditionsRow[];
  alike: EditionsRow[];
  unshown: EditionsRow[];
}

/** In German as far as there is German; clauses are the same in every language. */
export function rowIn(row: EditionsRow, language: Language): EditionsRow {
  const words = language === 'de' ? german[row.id] : undefined;
  if (!words) return row;
  const [question, ...sides] = words;
  return { ...row, question, sides: row.sides.map((side, n) => ({ ...side, text: sides[n] ?? side.text })) };
}
