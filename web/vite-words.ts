// The names of abilities, factions, kinds and so on stand once, in data/text of the program. The
// client takes just these groups of it, as the module `virtual:names`.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const groups = ['ability', 'colour', 'edition', 'faction', 'kind', 'proficiency', 'rank', 'seat', 'section', 'shape'];
const id = 'virtual:names';

function names(language: string): Record<string, string> {
  const file = new URL(`../data/text/${language}.json`, import.meta.url);
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  // A domain is called as events call it, a type of values as sheets do.
  const domains = Object.keys(words).filter((key) => key.startsWith('domain.')).map((key) => [key, words[key.replace('domain.', 'word.')] ?? key]);
  const types = Object.entries(words).flatMap(([key, said]) => (/^sheet\.\w+_type\./.test(key) ? [[`type.${key.split('.').at(-1)}`, said]] : []));
  return Object.fromEntries([...Object.entries(words).filter(([key]) => groups.includes(key.split('.')[0] ?? '')), ...domains, ...types]);
}

export function programNames(): Plugin {
  return {
    name: 'six-skulls-names',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) =>
      source === `\0${id}` ? `export default ${JSON.stringify({ en: names('en'), de: names('de') })};` : null,
  };
}
