import { recall, remember } from '../../lib/remember.ts';

const KEY = 'online-notify';

export type Notifying = 'none' | 'denied' | 'off' | 'on';

/** May this page notify, and does the reader want it? */
export function notifying(): Notifying {
  if (!('Notification' in globalThis)) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  return Notification.permission === 'granted' && recall(KEY) === 'on' ? 'on' : 'off';
}

export function isNotifying(): boolean {
  return notifying() === 'on';
}

/** Only ever called by a button: browsers ask the reader then. */
export async function askToNotify(): Promise<Notifying> {
  if ('Notification' in globalThis && (await Notification.requestPermission()) === 'granted') remember(KEY, 'on');
  return notifying();
}

export function stopNotifying(): Notifying {
  remember(KEY, 'off');
  return notifying();
}

/** One for each table: a newer one takes the place of the older. Telephones show it through the service worker only. */
export function notify(words: string, table: string): void {
  const options = { tag: `astrarium-${table}`, icon: '/icon-192.png' };
  const show = async (): Promise<void> => {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration !== undefined) {
      await registration.showNotification(words, options);
      return;
    }
    const shown = new Notification(words, options);
    shown.addEventListener('click', () => focus());
  };
  // A notification that can't be shown is no reason to disturb the game.
  show().catch(() => undefined);
}
