// The page's side of the service worker. Only the built client calls it: a page under development has
// no list of files.

/** `onWaiting` is told when a new version is ready; what it is given brings that version and reloads the page. */
export async function registerOffline(onWaiting: (reload: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  // The first version takes over a page that needs no reload: it is that version.
  let replaced = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (replaced) location.reload();
    replaced = true;
  });
  try {
    const registration = await workers.register(new URL('sw.js', document.baseURI));
    const offer = () => {
      const waiting = registration.waiting;
      if (waiting !== null && workers.controller !== null) onWaiting(() => waiting.postMessage('take over'));
    };
    offer();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
  } catch {
    // Private windows and plain http allow no worker; the table is played without it.
  }
}
