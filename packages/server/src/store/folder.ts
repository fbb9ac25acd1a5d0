import { chmodSync, closeSync, existsSync, fsyncSync, lstatSync, mkdirSync, openSync, readdirSync, renameSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';

/** Games are nobody else's to read: modes of a folder and of a file. */
const OWN_FOLDER = 0o700;
export const OWN_FILE = 0o600;
/** Files that are synced at a time. */
const AT_ONCE = 32;

/** Makes the folder, for its owner alone, and those it is in, as far as they are not there. When this returns, they are so on disk. */
export function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true, mode: OWN_FOLDER });
  if (first === undefined) return;
  for (let made = folder; ; made = path.dirname(made)) {
    syncFolder(path.dirname(made));
    if (made === first) return;
  }
}

/** Takes from everybody else what they may do with it, if it belongs to this user. */
export function makePrivate(name: string): void {
  const entry = lstatSync(name);
  const mode = entry.isDirectory() ? OWN_FOLDER : OWN_FILE;
  if ((entry.mode & 0o777) !== mode && entry.uid === process.getuid?.()) chmodSync(name, mode);
}

/** The same with all that is in the folder. */
export function makeAllPrivate(folder: string): void {
  for (const name of everythingIn(folder)) makePrivate(name);
}

/** When this resolves, all that is in the folder is on disk, by its name. Several at a time, whose waits for the disk become one. */
export async function syncAll(folder: string): Promise<void> {
  const names = everythingIn(folder)[Symbol.iterator]();
  const some = async (): Promise<void> => {
    for (let next = names.next(); next.done !== true; next = names.next()) {
      if (lstatSync(next.value).isDirectory()) syncFolder(next.value);
      else await syncFile(next.value);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
}

/** When this returns, what was made, renamed or removed in the folder is so on disk. */
export function syncFolder(folder: string): void {
  // Windows has no way to do so; names are journalled there by themselves.
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Renames it to a name that says what it is and since when. Returns the new name. */
export function moveAside(folder: string, what: string, now: Date): string {
  const name = `${folder}.${what}-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
  let free = name;
  for (let more = 2; existsSync(free); more += 1) free = `${name}-${more}`;
  renameSync(folder, free);
  syncFolder(path.dirname(folder));
  return free;
}

/** The folder last: a name counts once what it names is there. */
function* everythingIn(name: string): Iterable<string> {
  const entry = lstatSync(name);
  if (entry.isSymbolicLink()) return;
  if (entry.isDirectory()) for (const one of readdirSync(name)) yield* everythingIn(path.join(name, one));
  yield name;
}

async function syncFile(name: string): Promise<void> {
  // Windows syncs only what may be written.
  const file = await open(name, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
