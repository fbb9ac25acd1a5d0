import type pg from 'pg';

/** How often the log of the database is looked at, in milliseconds, and how long it may have become, in bytes. */
const LOOK = { every: 10_000, most: 64 * 2 ** 20 };

/**
 * Makes a checkpoint whenever the log of the embedded database has become long: what the log says is then in the tables on disk, and its
 * files are used again. A PostgreSQL server has a process for that; here the log would grow until the database is closed, and be read
 * whole when it is opened after a failure. Returns how to stop.
 */
export function makeCheckpoints(pool: pg.Pool, { every, most } = LOOK): () => void {
  let looking = false;
  const look = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    try {
      const { rows } = await pool.query<{ long: boolean }>(LENGTH, [most]);
      if (rows[0]?.long === true) await pool.query('checkpoint');
    } catch {
      // The database does not answer, which others notice, and will be asked again.
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(() => void look(), every).unref();
  return () => clearInterval(timer);
}

const LENGTH = 'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > $1::bigint as long from pg_control_checkpoint()';
