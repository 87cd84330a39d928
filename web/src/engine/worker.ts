// The engine lives here, beside the page: a long thought of the bot never stops the drawing.
// Every message is answered by exactly one message with the same number.
export type ToWorker = { n: number; kind: 'open'; url: string } | { n: number; kind: 'request' | 'run'; text: string };
export type FromWorker = { n: number; text: string } | { n: number; crash: string };

interface Desk {
  _six_request(text: number): number;
  _six_run(text: number): number;
  _malloc(bytes: number): number;
  _free(at: number): void;
  UTF8ToString(at: number): string;
  stringToUTF8(text: string, at: number, room: number): void;
  lengthBytesUTF8(text: string): number;
}
type MakeDesk = (options: { locateFile(file: string): string }) => Promise<Desk>;

let desk: Desk | null = null;

async function open(url: string): Promise<string> {
  const module = (await import(/* @vite-ignore */ url)) as { default: MakeDesk };
  desk = await module.default({ locateFile: (file) => new URL(file, url).href });
  return '{}';
}

/** Not by ccall: its room on the stack is too small for replays. */
function call(engine: Desk, name: '_six_request' | '_six_run', text: string): string {
  const room = engine.lengthBytesUTF8(text) + 1;
  const at = engine._malloc(room);
  engine.stringToUTF8(text, at, room);
  const answered = engine.UTF8ToString(engine[name](at));
  engine._free(at);
  return answered;
}

async function answer(ask: ToWorker): Promise<FromWorker> {
  try {
    if (ask.kind === 'open') return { n: ask.n, text: await open(ask.url) };
    if (!desk) return { n: ask.n, crash: 'not open' };
    return { n: ask.n, text: call(desk, ask.kind === 'request' ? '_six_request' : '_six_run', ask.text) };
  } catch (error) {
    return { n: ask.n, crash: String(error) };
  }
}

self.onmessage = async (event: MessageEvent<ToWorker>) => {
  self.postMessage(await answer(event.data));
};
