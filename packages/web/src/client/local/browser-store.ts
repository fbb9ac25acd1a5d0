import { browserDiscoveries } from './browser-discoveries.ts';
import type { StoredTable, TableStore } from './store.ts';

const NAME = 'astrarium';
const TABLES = 'tables';

/** The browser's own database: nothing leaves the machine, and closing the page loses nothing. */
export async function openBrowserStore(): Promise<TableStore> {
  const database = await open();
  const inTables = <T>(mode: IDBTransactionMode, work: (tables: IDBObjectStore, done: (value: T) => void) => void): Promise<T> =>
    new Promise((resolve, reject) => {
      let value: T;
      const transaction = database.transaction(TABLES, mode, { durability: 'strict' });
      transaction.addEventListener('complete', () => resolve(value));
      transaction.addEventListener('error', () => reject(transaction.error ?? new Error('the transaction failed')));
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the transaction was given up')));
      work(transaction.objectStore(TABLES), (given) => {
        value = given;
      });
    });
  return {
    discoveries: browserDiscoveries(),
    all: () => inTables('readonly', (tables, done) => answer(tables.getAll(), done)),
    get: (id) => inTables<StoredTable | undefined>('readonly', (tables, done) => answer(tables.get(id), done)),
    put: (table) =>
      inTables('readwrite', (tables, done) =>
        answer(tables.get(table.id), (stored: StoredTable | undefined) => {
          const newer = (stored?.revision ?? 0) < table.revision;
          if (newer) tables.put(table);
          done(newer);
        }),
      ),
  };
}

function answer<T>(request: IDBRequest<T>, done: (value: T) => void): void {
  request.addEventListener('success', () => done(request.result));
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TABLES, { keyPath: 'id' }));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('the browser keeps no database here')));
  });
}
