// The engine of the table under node: it plays a battle up to the moment a journey is about, which
// the journey then opens as a person opens a game file.
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Answer, Ask, Owed, RequestName, TableAnswer, TableView } from '../../src/engine/protocol';

interface Desk {
  _six_answer(text: number): number;
  _malloc(bytes: number): number;
  _free(at: number): void;
  UTF8ToString(at: number): string;
  stringToUTF8(text: string, at: number, room: number): void;
  lengthBytesUTF8(text: string): number;
}

async function open(): Promise<Desk> {
  const folder = fileURLToPath(new URL('../../public/engine/', import.meta.url));
  // The module is made for a worker: it is handed its bytes, so that it needs nothing of one.
  const world = globalThis as Record<string, unknown>;
  world['self'] ??= globalThis;
  world['WorkerGlobalScope'] ??= class {};
  world['importScripts'] ??= () => undefined;
  world['location'] ??= { href: pathToFileURL(folder).href };
  const { default: make } = (await import(pathToFileURL(`${folder}desk.js`).href)) as {
    default(given: { wasmBinary: Uint8Array; part(name: string): Uint8Array }): Promise<Desk>;
  };
  const part = (name: string) => readFileSync(folder + name);
  return make({ wasmBinary: part('desk.wasm'), part });
}

let opened: Promise<Desk> | null = null;

export async function ask<N extends RequestName>(name: N, asked: Ask<N>): Promise<Answer<N>> {
  const desk = await (opened ??= open());
  const text = JSON.stringify({ do: name, lang: 'en', ...asked });
  const room = desk.lengthBytesUTF8(text) + 1;
  const at = desk._malloc(room);
  desk.stringToUTF8(text, at, room);
  const reply = JSON.parse(desk.UTF8ToString(desk._six_answer(at))) as Answer<N> & { error?: { sentence: string } };
  desk._free(at);
  if (reply.error) throw new Error(`${name}: ${reply.error.sentence}`);
  return reply;
}

export type Wanted = (owed: Owed, table: TableView) => boolean | Promise<boolean>;
/** What a person answers; null: whatever a bot would. */
export type Plan = (owed: Owed, table: TableView) => string | null | Promise<string | null>;

/** Bots answer for everybody, where nothing else is planned, until a person owes an answer of which
 *  this is true: the game so far. */
export async function playUntil(begin: Ask<'begin'>, wanted: Wanted, plan: Plan = () => null): Promise<string | null> {
  let { table }: TableAnswer = await ask('begin', begin);
  while (table.phase !== 'over') {
    if (!table.owed.by && (await wanted(table.owed, table))) return (await ask('replay', {})).text;
    const command = table.owed.by ? null : await plan(table.owed, table);
    const reply = command === null ? await ask(table.owed.by ? 'go_on' : 'let_bot', {}) : await ask('answer', { command });
    if ('refusal' in reply) throw new Error(`${command}: ${reply.refusal.sentence}`);
    ({ table } = reply);
  }
  return null;
}
