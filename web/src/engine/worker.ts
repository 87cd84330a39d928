// The engine lives here, beside the page: a long thought of the bot never stops the drawing.
// Every message is answered by exactly one message with the same number. The engine is two programs:
// the desk plays, the library has the pages around the table and is opened by the first question for
// it. Their data lies beside them in parts; those that a question needs are fetched before it is put.
export type ToWorker =
  | { n: number; kind: 'open'; folder: string; parts: string[] }
  | { n: number; kind: 'files'; text: string }
  | { n: number; kind: ProgramName; text: string; parts: string[] };
export type FromWorker = { n: number; text: string } | { n: number; crash: string } | { n: number; missing: string };
export type ProgramName = 'desk' | 'library';

interface Program {
  _six_answer(text: number): number;
  _six_files(text: number): void;
  _malloc(bytes: number): number;
  _free(at: number): void;
  UTF8ToString(at: number): string;
  stringToUTF8(text: string, at: number, room: number): void;
  lengthBytesUTF8(text: string): number;
}
type MakeProgram = (given: { locateFile(file: string): string; part(name: string): Uint8Array }) => Promise<Program>;

let folder = '';
let giveFiles: (text: string) => void;
const files = new Promise<string>((settle) => (giveFiles = settle)); // of the user's, for each program
const fetched = new Map<string, Uint8Array>();

/** Asks once, and again after it went wrong. */
function once<T>(ask: (name: string, tries: number) => Promise<T>): (name: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  const tries = new Map<string, number>();
  return (name) => {
    const known = asked.get(name);
    if (known) return known;
    const asking = ask(name, tries.get(name) ?? 0);
    asked.set(name, asking);
    asking.catch(() => {
      asked.delete(name);
      tries.set(name, (tries.get(name) ?? 0) + 1);
    });
    return asking;
  };
}

const fetchPart = once(async (name) => {
  const answer = await fetch(new URL(name, folder));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  fetched.set(name, new Uint8Array(await answer.arrayBuffer()));
});

/** A program cannot wait. What nobody thought of fetching before is fetched while it stands still. */
function part(name: string): Uint8Array {
  const bytes = fetched.get(name);
  if (bytes) return bytes;
  const asking = new XMLHttpRequest();
  asking.open('GET', new URL(name, folder), false);
  asking.responseType = 'arraybuffer';
  asking.send();
  if (asking.status !== 200) throw new Error(`${name}: ${asking.status}`);
  return new Uint8Array(asking.response as ArrayBuffer);
}

/** Handed over not by ccall: its room on the stack is too small for replays. */
function handed<T>(program: Program, text: string, to: (at: number) => T): T {
  const room = program.lengthBytesUTF8(text) + 1;
  const at = program._malloc(room);
  program.stringToUTF8(text, at, room);
  const came = to(at);
  program._free(at);
  return came;
}

const open = once(async (name, tries) => {
  // A browser may remember of a script that it could not be had: then it is asked for under another name.
  const script = new URL(`${name}.js${tries > 0 ? `?${tries}` : ''}`, folder).href;
  const { default: make } = (await import(/* @vite-ignore */ script)) as { default: MakeProgram };
  const program = await make({ locateFile: (file) => new URL(file, folder).href, part });
  handed(program, await files, (at) => program._six_files(at));
  return program;
});

async function answer(ask: ToWorker): Promise<FromWorker> {
  const { n } = ask;
  if (ask.kind === 'files') {
    giveFiles(ask.text);
    return { n, text: '{}' };
  }
  if (ask.kind === 'open') folder = ask.folder;
  let program: Program;
  try {
    [program] = await Promise.all([open(ask.kind === 'open' ? 'desk' : ask.kind), ...ask.parts.map(fetchPart)]);
  } catch (error) {
    return { n, missing: String(error) };
  }
  try {
    return { n, text: ask.kind === 'open' ? '{}' : handed(program, ask.text, (at) => program.UTF8ToString(program._six_answer(at))) };
  } catch (error) {
    return { n, crash: String(error) };
  }
}

self.onmessage = async (event: MessageEvent<ToWorker>) => {
  self.postMessage(await answer(event.data));
};
