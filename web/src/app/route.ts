// Where we are stands behind the # of the address, so that the built folder needs no server of its
// own: #/play/abc is ['play', 'abc']. An army code is sent as #army=CODE (io/library/army_code.h).
import { Store, useStore } from './store';

export function readRoute(hash: string): string[] {
  return hash
    .replace(/^#army=/, '#/armies/')
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
}

export function address(...parts: string[]): string {
  return '#/' + parts.map(encodeURIComponent).join('/');
}

const route = new Store<string[]>(typeof window === 'undefined' ? [] : readRoute(location.hash));
if (typeof window !== 'undefined')
  window.addEventListener('hashchange', () => {
    route.set(readRoute(location.hash));
    window.scrollTo(0, 0);
  });

export const useRoute = (): string[] => useStore(route);

export function go(...parts: string[]): void {
  location.hash = address(...parts);
}
