// The pages around the table: #/path. Each is loaded when it is opened. One line a page.
import { lazy, type ComponentType } from 'react';
import type { PlainKey } from '../words';

export interface Page {
  path: string;
  title: PlainKey;
  hint: PlainKey; // one line under the title on the home screen
  /** `rest` are the parts of the address behind the path. */
  Screen: ComponentType<{ rest: string[] }>;
  /** It draws its own frame: a table fills the whole window. */
  whole?: boolean;
}

export function page(path: string, title: PlainKey, hint: PlainKey, load: () => Promise<{ default: Page['Screen'] }>): Page {
  return { path, title, hint, Screen: lazy(load) };
}

export const pages: Page[] = [
  page('figures', 'figures.title', 'figures.hint', () => import('../pages/figures')),
  page('rules', 'rules.title', 'rules.hint', () => import('../pages/rules/RulesPage')),
  page('maps', 'maps.title', 'maps.hint', () => import('../pages/maps/MapsPage')),
  { ...page('learn', 'learn.title', 'learn.hint', () => import('../pages/learn/LearnPage')), whole: true },
  page('armies', 'armies.title', 'armies.hint', () => import('../pages/armies')),
  page('import', 'import.title', 'import.hint', () => import('../pages/import/ImportPage')),
  page('workshop', 'workshop.title', 'workshop.hint', () => import('../pages/workshop')),
  { ...page('replays', 'replays.title', 'replays.hint', () => import('../pages/replays/ReplaysPage')), whole: true },
  { ...page('sandbox', 'sandbox.title', 'sandbox.hint', () => import('../pages/sandbox/SandboxPage')), whole: true },
];
