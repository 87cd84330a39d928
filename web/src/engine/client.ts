// Typed calls to the engine in its worker. What goes wrong is a value, not an exception: a Failure
// of the engine, or `crashed` when the worker itself died. It is then started anew, and whoever
// holds a game hears of it (`onRestart`) and resumes the game stored last.
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

const stopped = 'stopped';

type Post = { kind: 'request' | 'run'; text: string };

export class WorkerEngine implements Engine {
  private worker: Worker | null = null;
  private opened: Promise<boolean> | null = null;
  private why = '';
  private last = 0;
  private waiting = new Map<number, (message: FromWorker) => void>();
  private restarts = new Set<() => void>();

  constructor(
    private url: string,
    private language: () => Language,
    /** Files the program finds when it starts: figures of one's own. It reads them once. */
    private ownFiles: () => Promise<Record<string, string>> = () => Promise.resolve({}),
  ) {}

  onRestart(hear: () => void): () => void {
    this.restarts.add(hear);
    return () => this.restarts.delete(hear);
  }

  async request<N extends RequestName>(name: N, ask: Ask<N>): Promise<Reply<Answer<N>>> {
    return this.call({ kind: 'request', text: JSON.stringify({ do: name, lang: this.language(), ...ask }) });
  }

  async run(args: string[], files: Record<string, string> = {}): Promise<Reply<RunAnswer>> {
    const all = args.includes('--lang') ? args : [...args, '--lang', this.language()];
    return this.call({ kind: 'run', text: JSON.stringify({ args: all, files }) });
  }

  private async call<T extends object>(post: Post): Promise<Reply<T>> {
    if (!(await this.open())) return crashed(this.why);
    const message = await this.post(post);
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

  private open(): Promise<boolean> {
    this.opened ??= this.start();
    return this.opened;
  }

  private async start(): Promise<boolean> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    worker.onmessage = (event: MessageEvent<FromWorker>) => this.hear(event.data);
    worker.onerror = (event) => {
      for (const n of [...this.waiting.keys()]) this.hear({ n, crash: event.message || 'worker' });
    };
    const message = await this.post({ kind: 'open', url: this.url });
    if (!('crash' in message)) {
      // Only a run puts files there and says where the user's data is, so one comes before all else.
      const files = await this.ownFiles();
      if (Object.keys(files).length > 0) await this.post({ kind: 'run', text: JSON.stringify({ args: ['help'], files }) });
      return true;
    }
    this.why = message.crash;
    if (this.worker === worker) this.stop(); // otherwise another has taken its place meanwhile
    return false;
  }

  private hear(message: FromWorker): void {
    const settle = this.waiting.get(message.n);
    this.waiting.delete(message.n);
    settle?.(message);
  }

  private post(ask: Post | { kind: 'open'; url: string }): Promise<FromWorker> {
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
