import type { DiscoveryStore, GameDiscoveries } from './discoveries.ts';

/** A database of its own: another page of the site may hold that of the tables open, and no page should wait for it. */
const NAME = 'astrarium-discoveries';
const GAMES = 'games';
const SINCE = 'since';

/** Opened when it is first asked. */
export function browserDiscoveries(): DiscoveryStore {
  let opening: Promise<IDBDatabase> | undefined;
  const within = async <T>(name: string, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    opening ??= open();
    const transaction = (await opening).transaction(name, mode);
    const request = work(transaction.objectStore(name));
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('error', () => reject(transaction.error ?? new Error('the transaction failed')));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the transaction was given up')));
    });
  };
  return {
    all: () => within<GameDiscoveries[]>(GAMES, 'readonly', (games) => games.getAll()),
    get: (id) => within<GameDiscoveries | undefined>(GAMES, 'readonly', (games) => games.get(id)),
    async put(game) {
      await within(GAMES, 'readwrite', (games) => games.put(game));
    },
    since: async () => (await within<number | undefined>(SINCE, 'readonly', (since) => since.get(SINCE))) ?? 0,
    async setSince(time) {
      await within(SINCE, 'readwrite', (since) => since.put(time, SINCE));
    },
  };
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(GAMES, { keyPath: 'id' });
      request.result.createObjectStore(SINCE);
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps no database here')));
  });
}
