import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What may be wrong with the disk of an embedded database: it has no room, its thread ends when it writes, works at it for ever, or waits for a
 * disk that does not come back. */
export type Fault = 'full' | 'dead' | 'busy' | 'stuck';

export function faultFile(database: string): string {
  return `${database}.fault`;
}

/** From now on the database in this folder of games meets the fault, with any write; none any more where none is named. */
export function setFault(dataDir: string, fault?: Fault): void {
  const file = faultFile(path.join(dataDir, 'database'));
  if (fault === undefined) return rmSync(file, { force: true });
  writeFileSync(`${file}.new`, fault);
  renameSync(`${file}.new`, file);
}
