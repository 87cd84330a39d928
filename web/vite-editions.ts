// docs/editions.md as data for the rules browser, with the positions of its scenarios: the module
// `virtual:editions`. The words are the page's own; German ones stand in src/pages/editions/de.ts.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { EditionsPage, EditionsRow } from './src/pages/editions/page';

const id = 'virtual:editions';
const page = new URL('../docs/editions.md', import.meta.url);
const kClauses = / ?\[([A-Z0-9, -]+)\]/g;
const kFiles = /\]\(\.\.\/(tests\/scenarios\/[\w/]+\.scn)\)/g;
// What a player begins; whatever follows in a script answers questions that it raises.
const kBegins = /^\w+ +(move|form|march|close|shoot|use|board|disembark|pass|build) /;

const told = (cell: string) => ({
  text: cell.replace(kClauses, '').replaceAll('`', '').trim(),
  clauses: [...cell.matchAll(kClauses)].flatMap(([, ids = '']) => ids.split(/, */)),
});

/** The position in which the last command is given that somebody begins, and that command. */
export function asked(scenario: string): { position: string; command: string } {
  const kept: string[] = [];
  const script: string[] = [];
  let section = '';
  for (const line of scenario.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) section = line.split(/\s/, 1)[0] ?? '';
    if (section === 'when') script.push(line.replace(/^when/, '    ').replace(/#(?!\d).*/, '').trim());
    else if (section !== 'then' && section !== 'pair' && section !== 'clause') kept.push(line);
  }
  const last = script.findLastIndex((line) => kBegins.test(line));
  const before = script.slice(0, last).map((line, n) => `${n === 0 ? 'when ' : '     '} ${line}`);
  const command = (script[last] ?? '').replace(/ +(dice|refused) .*/, '').replace(/ +/g, ' ');
  return { position: [...kept, ...before, ''].join('\n'), command };
}

function row(cells: string[]): EditionsRow {
  const [number = '', question = '', ...rest] = cells;
  const files = [...(rest.at(-1) ?? '').matchAll(kFiles)].map(([, file = '']) => file);
  const sides = (files.length > 0 ? rest.slice(0, -1) : rest).map(told);
  const name = (files.at(-1) ?? number).replace(/^.*\/|_(v2|both)\.scn$/g, '').toLowerCase();
  const scenarios = files.map((file) => asked(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')));
  return { id: name, number, question, sides, positions: scenarios.map(({ position }) => position), commands: scenarios.map(({ command }) => command) };
}

export function readPage(text: string): EditionsPage {
  const rows = text.split('\n').filter((line) => /^\| C\d\d \|/.test(line)).map((line) => row(line.split('|').slice(1, -1).map((cell) => cell.trim())));
  return {
    parting: rows.filter(({ sides }) => sides.length === 2),
    alike: rows.filter(({ sides, positions }) => sides.length === 1 && positions.length > 0),
    unshown: rows.filter(({ positions }) => positions.length === 0),
  };
}

export function editionsPage(): Plugin {
  return {
    name: 'six-skulls-editions',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? `export default ${JSON.stringify(readPage(readFileSync(page, 'utf8')))};` : null),
  };
}
