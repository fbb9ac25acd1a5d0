import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { type GameRecord, writeRecord } from '@astrarium/core';
import { UserError } from '../user-error.ts';

/** Puts the record in the place of the one before, in one step: whenever the process ends, a whole record is there. */
export function keepRecord(file: string, record: GameRecord): void {
  const fresh = `${file}.${process.pid}.new`;
  try {
    writeFileSync(fresh, writeRecord(record));
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw new UserError(`can't write ${file}: ${codeOf(error)}`);
  }
}

/** Writes a new file and returns undefined, or the code of what went wrong; `EEXIST` where there is one already. */
export function saveCopy(file: string, record: GameRecord): string | undefined {
  try {
    writeFileSync(file, writeRecord(record), { flag: 'wx' });
    return undefined;
  } catch (error) {
    return codeOf(error);
  }
}

function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  throw error;
}
