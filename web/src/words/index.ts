// t('key', {name}) in the language of the settings. Keys and arguments are types: a word that does
// not exist, or an argument forgotten, does not compile. {n|figure|figures} chooses by the number n.
import names from 'virtual:names';
import { settings, useSettings } from '../app/settings';
import type { Language } from '../engine/protocol';
import { de } from './de';
import { en } from './en';

export type Key = keyof typeof en;
type Inside<S> = S extends `${infer Name}|${string}` ? Name : S;
type ArgsOf<S> = S extends `${string}{${infer A}}${infer Rest}` ? Inside<A> | ArgsOf<Rest> : never;
export type Args<K extends Key> = [ArgsOf<(typeof en)[K]>] extends [never]
  ? []
  : [{ [A in ArgsOf<(typeof en)[K]> & string]: string | number }];

/** Keys whose words need no argument. */
export type PlainKey = { [K in Key]: Args<K> extends [] ? K : never }[Key];

const words: Record<Language, Record<Key, string>> = { en, de };

export function fill(sentence: string, args: Record<string, string | number> = {}): string {
  return sentence.replace(/\{([^{}]+)\}/g, (_, inside: string) => {
    const [name = '', one, many] = inside.split('|');
    const value = args[name] ?? '';
    if (one === undefined) return String(value);
    return Number(value) === 1 ? one : (many ?? one);
  });
}

export type T = <K extends Key>(key: K, ...args: Args<K>) => string;
const speakers = Object.fromEntries(
  (['en', 'de'] as const).map((language) => [language, (key: Key, args?: object) =>
    fill(words[language][key], args as Record<string, string | number>)]),
) as unknown as Record<Language, T>;

export const t: T = (key, ...args) => speakers[settings.get().language](key, ...args);

/** For components: they are drawn again when the language changes. */
export function useWords(): T {
  return speakers[useSettings().language];
}

/** A name of the program's own words: said('ability', 'charge'). An unknown id is its own name. */
export function said(group: string, id: string): string {
  return names[settings.get().language][`${group}.${id}`] ?? id.replaceAll('_', ' ');
}
