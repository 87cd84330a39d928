// Typed calls to the engine in its worker. What goes wrong is a value, not an exception: a Failure
// of the engine, or `crashed` when the worker itself died. It is then started anew, and whoever
// holds a game hears of it (`onRestart`) and resumes the game stored last.
import { t } from '../words';
import type { Answer, Ask, Failure, Language, RequestName } from './protocol';
import type { FromWorker, ToWorker } from './worker';

export type Reply<T> = T | Failure;
export interface RunAnswer {
  code: number;
  out: string;
  err: string;
}
/** What the rest of the client needs of the engine; tests give their own. */
export interface Engine {
  request<N extends RequestName>(name: N, ask: Ask<N>): Promise<Reply<Answer<N>>>;
  /** The command line program in memory: run(['rules', 'show', 'U-BREAK-2', '--json']). */
  run(args: string[], files?: Record<string, string>): Promise<Reply<RunAnswer>>;
}

export function isFailure(reply: object): reply is Failure {
  return 'error' in reply;
}

function crashed(what: string): Failure {
  return { error: { key: 'crashed', where: '', sentence: what } };
}

const notFetched = (what: string): Failure => ({ error: { key: 'not_fetched', where: what, sentence: t('trouble.not_fetched') } });

const stopped = 'stopped';

// Parcels of data beside the programs (tools/embed_data.py): a game, a position or a recording needs the
// collection and the words of its language, the pages around the table need the texts of the rules too.
const partsOfDesk = (language: string): string[] => ['collection.txt', `words.${language}.txt`];
const partsOfLibrary = (args: string[]): string[] => [...partsOfDesk(args[args.indexOf('--lang') + 1] ?? 'en'), 'library.txt'];

type Numbered<T> = T extends unknown ? Omit<T, 'n'> : never;
type Post = Numbered<ToWorker>;

export class WorkerEngine implements Engine {
  private worker: Worker | null = null;
  private opened: Promise<Failure | null> | null = null;
  private last = 0;
  private waiting = new Map<number, (message: FromWorker) => void>();
  private restarts = new Set<() => void>();

  constructor(
    /** Where its files are. */
    private folder: string,
    private language: () => Language,
    /** Files the program finds when it starts: figures of one's own. It reads them once. */
    private ownFiles: () => Promise<Record<string, string>> = () => Promise.resolve({}),
  ) {}

  onRestart(hear: () => void): () => void {
    this.restarts.add(hear);
    return () => this.restarts.delete(hear);
  }

  async request<N extends RequestName>(name: N, ask: Ask<N>): Promise<Reply<Answer<N>>> {
    const lang = this.language();
    return this.call({ kind: 'desk', text: JSON.stringify({ do: name, lang, ...ask }), parts: partsOfDesk(lang) });
  }

  async run(args: string[], files: Record<string, string> = {}): Promise<Reply<RunAnswer>> {
    const all = args.includes('--lang') ? args : [...args, '--lang', this.language()];
    return this.call({ kind: 'library', text: JSON.stringify({ args: all, files }), parts: partsOfLibrary(all) });
  }

  private async call<T extends object>(post: Post): Promise<Reply<T>> {
    const trouble = await this.open();
    if (trouble) return trouble;
    const message = await this.post(post);
    if ('missing' in message) return notFetched(message.missing);
    if ('crash' in message) {
      if (message.crash !== stopped) this.restart(); // otherwise that has happened already
      return crashed(message.crash);
    }
    try {
      return JSON.parse(message.text) as T;
    } catch {
      return crashed('The engine gave no JSON.');
    }
  }

  private open(): Promise<Failure | null> {
    this.opened ??= this.start();
    return this.opened;
  }

  /** Null when it has begun; otherwise the next question tries again. */
  private async start(): Promise<Failure | null> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    worker.onmessage = (event: MessageEvent<FromWorker>) => this.hear(event.data);
    worker.onerror = (event) => {
      for (const n of [...this.waiting.keys()]) this.hear({ n, crash: event.message || 'worker' });
    };
    const opening = this.post({ kind: 'open', folder: this.folder, parts: partsOfDesk(this.language()) });
    void this.post({ kind: 'files', text: JSON.stringify(await this.ownFiles()) });
    const message = await opening;
    if ('text' in message) return null;
    if (this.worker === worker) this.stop(); // otherwise another has taken its place meanwhile
    return 'missing' in message ? notFetched(message.missing) : crashed(message.crash);
  }

  private hear(message: FromWorker): void {
    const settle = this.waiting.get(message.n);
    this.waiting.delete(message.n);
    settle?.(message);
  }

  private post(ask: Post): Promise<FromWorker> {
    const n = ++this.last;
    return new Promise((settle) => {
      this.waiting.set(n, settle);
      this.worker?.postMessage({ n, ...ask } as ToWorker);
    });
  }

  private stop(): void {
    this.worker?.terminate();
    this.worker = null;
    this.opened = null;
    for (const [n, settle] of this.waiting) settle({ n, crash: stopped });
    this.waiting.clear();
  }

  /** Also asked for when own files have changed. */
  restart(): void {
    if (!this.worker) return; // another call of the same crash was here first
    this.stop();
    for (const hear of this.restarts) hear();
  }
}
