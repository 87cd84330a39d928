// What a person likes, kept in this browser. What is stored is never trusted: each field is checked,
// and what does not fit is as if it had not been said.
import type { Language } from '../engine/protocol';
import { Store, useStore } from './store';

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'full' | 'none';
  sound: boolean;
  /** How fast dice and the bot go: a person wants to see, or to be done. */
  pace: 'calm' | 'quick' | 'instant';
  /** A screen between two people at one table. */
  handOver: boolean;
}

const allowed = {
  language: ['en', 'de'],
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'full', 'none'],
  sound: [true, false],
  pace: ['calm', 'quick', 'instant'],
  handOver: [true, false],
} as const satisfies { [F in keyof Settings]: readonly Settings[F][] };

export function defaults(languages: readonly string[]): Settings {
  const first = languages.map((l) => l.slice(0, 2).toLowerCase()).find((l) => l === 'de' || l === 'en');
  const language = first === 'de' ? 'de' : 'en';
  return { language, theme: 'system', motion: 'system', sound: false, pace: 'calm', handOver: false };
}

export function readSettings(text: string | null, base: Settings): Settings {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    return base;
  }
  if (typeof stored !== 'object' || stored === null) return base;
  const fits = Object.entries(allowed).flatMap(([field, values]) => {
    const value = (stored as Record<string, unknown>)[field];
    return (values as readonly unknown[]).includes(value) ? [[field, value] as const] : [];
  });
  return { ...base, ...Object.fromEntries(fits) };
}

const key = 'six-skulls/settings';

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is forbidden here: the settings last as long as the page
  }
}

const inBrowser = typeof window !== 'undefined';
export const settings = new Store<Settings>(
  inBrowser ? readSettings(stored(), defaults(navigator.languages)) : defaults([]),
);

export function change(some: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...some });
  try {
    localStorage.setItem(key, JSON.stringify(settings.get()));
  } catch {
    // as above
  }
}

export const useSettings = (): Settings => useStore(settings);

const asks = (query: string): boolean => inBrowser && window.matchMedia(query).matches;

export function motionWanted({ motion }: Settings): boolean {
  return motion === 'system' ? !asks('(prefers-reduced-motion: reduce)') : motion === 'full';
}

/** Writes language, theme and motion to the document, now and whenever they change. */
export function dress(root: HTMLElement): void {
  const put = () => {
    const now = settings.get();
    const dark = now.theme === 'system' ? asks('(prefers-color-scheme: dark)') : now.theme === 'dark';
    root.lang = now.language;
    root.dataset['theme'] = dark ? 'dark' : 'light';
    root.dataset['motion'] = motionWanted(now) ? 'full' : 'none';
  };
  put();
  settings.subscribe(put);
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'])
    window.matchMedia(query).addEventListener('change', put);
}
