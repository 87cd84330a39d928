// The service worker: keeps the files of one build, so that the table works without a network. Which
// files these are, each with the hash of its contents, vite-sw.ts writes in when the client is built.
// A file is kept under its name and hash, so a new version fetches only what has changed and the old
// one goes on finding its own files until it is replaced. A new version waits: a page whose game is
// under way decides when (register.ts).

declare const __SIX_FILES__: Record<string, string>; // "assets/app-1f2e.js" -> "sha256-..."

const worker = self as unknown as ServiceWorkerGlobalScope;
const files = new Map(Object.entries(__SIX_FILES__));
const store = 'six-skulls';

function keyOf(name: string, hash: string): string {
  return new URL(`${name}?${encodeURIComponent(hash)}`, worker.registration.scope).href;
}

// Either all files of this build are there, or the version is not installed: the integrity makes
// sure that none is of another build.
async function install(): Promise<void> {
  const cache = await caches.open(store);
  await Promise.all(
    [...files].map(async ([name, hash]) => {
      const key = keyOf(name, hash);
      if ((await cache.match(key)) !== undefined) return;
      const answer = await fetch(new URL(name, worker.registration.scope), { cache: 'no-cache', integrity: hash });
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      await cache.put(key, answer);
    }),
  );
}

async function forgetOldFiles(): Promise<void> {
  const cache = await caches.open(store);
  const wanted = new Set([...files].map(([name, hash]) => keyOf(name, hash)));
  for (const kept of await cache.keys()) if (!wanted.has(kept.url)) await cache.delete(kept);
}

/** The file a request means, if it is one of this build. */
function nameOf(request: Request): string | null {
  const url = new URL(request.url);
  const scope = new URL(worker.registration.scope);
  if (request.method !== 'GET' || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return null;
  const name = decodeURIComponent(url.pathname.slice(scope.pathname.length)) || 'index.html';
  return files.has(name) ? name : null;
}

async function answerWith(name: string, request: Request): Promise<Response> {
  const cache = await caches.open(store);
  // The browser may have thrown the files away when space was short.
  return (await cache.match(keyOf(name, files.get(name) ?? ''))) ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) =>
  event.waitUntil(forgetOldFiles().then(() => worker.clients.claim())),
);
worker.addEventListener('fetch', (event) => {
  const name = nameOf(event.request);
  if (name !== null) event.respondWith(answerWith(name, event.request));
});
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') void worker.skipWaiting();
});
