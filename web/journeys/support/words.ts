// The words a journey looks for, in the language of its project: those of the client and those of
// the program, from the same files the table takes them from.
import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { de } from '../../src/words/de';
import { en } from '../../src/words/en';

export type Language = 'en' | 'de';
type Args = Record<string, string | number>;

const program = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../../../data/text/${language}.json`, import.meta.url), 'utf8')) as Record<string, string>;
const all = { en: { ...program('en'), ...en }, de: { ...program('de'), ...de } } as Record<Language, Record<string, string>>;

let spoken: Language | null = null;

/** For a journey that is about one language; null: that of the project that is under way. */
export function speak(as: Language | null): void {
  spoken = as;
}
export const language = (): Language => spoken ?? (test.info().project.use.locale?.startsWith('de') ? 'de' : 'en');

/** What is said in English and nowhere in German: single words and sentences without arguments. */
export function onlyEnglish(): Set<string> {
  const german = new Set(Object.values(all.de));
  return new Set(Object.values(all.en).filter((text) => !german.has(text) && !text.includes('{')));
}

export function say(key: string, args: Args = {}, as: Language = language()): string {
  const sentence = all[as][key];
  if (sentence === undefined) throw new Error(`there is no word ${key}`);
  return sentence.replace(/\{([^{}]+)\}/g, (_, inside: string) => {
    const [name = '', one, many] = inside.split('|');
    const value = args[name] ?? '';
    return one === undefined ? String(value) : Number(value) === 1 ? one : (many ?? one);
  });
}

/** A sentence with anything in the places of its arguments. */
export function like(key: string, as: Language = language()): RegExp {
  const sentence = all[as][key];
  if (sentence === undefined) throw new Error(`there is no word ${key}`);
  const parts = sentence.split(/\{[^{}]+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*'));
}
