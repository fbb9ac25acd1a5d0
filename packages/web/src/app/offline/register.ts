/** Calls back when a new version waits, with a way to let it take over. */
export type TellOfNewVersion = (takeOver: () => void) => void;

/** Keeps the site in this browser for times without network. In development nothing is kept. */
export function keepForOffline(tell: TellOfNewVersion): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;

  // On the very first visit the page comes under a worker too; only a change of workers means a new version.
  let kept = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (kept) location.reload();
    kept = true;
  });

  const told = (waiting: ServiceWorker | null): void => {
    if (waiting !== null && serviceWorker.controller !== null) tell(() => waiting.postMessage('take over'));
  };
  const follow = (registration: ServiceWorkerRegistration): void => {
    told(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed') told(registration.waiting);
      });
    });
  };
  // Where the browser forbids it, the site works with a network only.
  serviceWorker.register('/sw.js').then(follow, () => undefined);
}
