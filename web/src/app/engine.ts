// The one engine of the page; it is started by the first question.
import { WorkerEngine } from '../engine/client';
import { ownFiles } from './own_figures';
import { settings } from './settings';

export const engine = new WorkerEngine(
  new URL('engine/', typeof document === 'undefined' ? 'http://localhost/' : document.baseURI).href,
  () => settings.get().language,
  ownFiles,
);
