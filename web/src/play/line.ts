// What a line that is typed remembers, and how far it can be completed.
import type { Completion } from '../engine/protocol';

const typing = (target: EventTarget | null) => target instanceof Element && target.closest('input, select, textarea, dialog[open]') !== null;

/** The keys that open the line, from anywhere but where something is typed. */
export function opens(event: Pick<KeyboardEvent, 'key' | 'target' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return (event.key === ':' || event.key === '/') && !event.ctrlKey && !event.metaKey && !event.altKey && !typing(event.target);
}

/** The line with its last word as long as all that fit agree, and a blank where only one does; null:
 *  it cannot get any longer. */
export function completed(line: string, from: number, words: Completion[]): string | null {
  const [first] = words;
  if (!first) return null;
  let common = first.word;
  for (const { word } of words) while (!word.startsWith(common)) common = common.slice(0, -1);
  const longer = line.slice(0, from) + common + (words.length === 1 ? ' ' : '');
  return longer.length > line.length ? longer : null;
}

const most = 50;

export class History {
  private lines: string[] = [];
  private at = 0;
  private draft = '';

  add(line: string): void {
    const words = line.trim();
    this.lines = [...this.lines.filter((one) => one !== words), words].slice(-most);
    this.at = this.lines.length;
    this.draft = '';
  }
  /** The line before; what is being typed comes back at the end of the way forward. */
  back(now: string): string | null {
    if (this.at === 0) return null;
    if (this.at === this.lines.length) this.draft = now;
    return this.lines[--this.at] ?? null;
  }
  forward(): string | null {
    if (this.at >= this.lines.length) return null;
    return this.lines[++this.at] ?? this.draft;
  }
}
