import type pg from 'pg';

/** A statement has so many milliseconds; then a server gives it up. */
export const STATEMENT = 10_000;
/** A connection that is used for longer is cut: nobody gives up the statement there, or nobody is there. */
const USE = 15_000;

/**
 * Cuts every connection that is in use for too long. Whoever waits for its answer is told that it failed, which leaves open whether what it
 * changed is kept, and the pool opens another.
 */
export function limitTime(pool: pg.Pool, limit = USE): void {
  const timers = new WeakMap<pg.PoolClient, NodeJS.Timeout>();
  pool.on('acquire', (connection) => {
    const cut = (): void => void (connection as unknown as pg.Client).end().catch(() => undefined);
    timers.set(connection, setTimeout(cut, limit).unref());
  });
  pool.on('release', (_error, connection) => clearTimeout(timers.get(connection)));
}
