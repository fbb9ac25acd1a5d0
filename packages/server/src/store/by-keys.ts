/**
 * How the database is to look for rows: by their keys. Whatever is asked here is about a few rows among any number. Left to itself the
 * database plans to read a small table whole; and as it plans a statement once, it goes on so when there are many rows.
 */
export const BY_KEYS: readonly string[] = ['enable_seqscan=off', 'enable_hashjoin=off', 'enable_mergejoin=off'];
