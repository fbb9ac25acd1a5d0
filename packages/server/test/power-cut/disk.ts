import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Below } from '@astrarium/core';
import type { Entry } from './log.ts';

/** What a disk holds for certain, and what it was told since: of that it may hold any part. */
export interface Disk {
  readonly root: Folder;
  readonly inodes: Map<number, Folder | File>;
}

interface Folder {
  readonly kind: 'folder';
  /** As a program sees it. */
  readonly names: Map<string, Folder | File>;
  synced: Map<string, Folder | File>;
  /** What its names became one by one after it was synced. */
  since: Map<string, Folder | File>[];
}

interface File {
  readonly kind: 'file';
  synced: Buffer;
  since: Change[];
}

type Change = { readonly at: number; readonly data: Buffer } | { readonly length: number };

/** What is left of that which was not synced: of so many changes of the names in a folder, and of those of each sector of a file, how many. */
export interface Fate {
  readonly names: (many: number) => number;
  readonly sectors: (many: number) => () => number;
}

export const ALL: Fate = { names: (many) => many, sectors: (many) => () => many };
export const NONE: Fate = { names: () => 0, sectors: () => () => 0 };

/** All of it, nothing, or of each sector what it held at any time since. */
export function anyFate(below: Below): Fate {
  return {
    names: (many) => below(many + 1),
    sectors: (many) => {
      const kind = below(3);
      return () => [0, many, below(many + 1)][kind] ?? 0;
    },
  };
}

const SECTOR = 512;

export function emptyDisk(inode: number): Disk {
  const root = emptyFolder();
  return { root, inodes: new Map([[inode, root]]) };
}

export function tellDisk(disk: Disk, { told, data }: Entry): void {
  switch (told.kind) {
    case 'create':
    case 'mkdir': {
      const made: Folder | File = told.kind === 'mkdir' ? emptyFolder() : { kind: 'file', synced: Buffer.alloc(0), since: [] };
      disk.inodes.set(told.inode, made);
      rename(folderOf(disk, told.path), (names) => names.set(path.basename(told.path), made));
      break;
    }
    case 'rename': {
      const folder = folderOf(disk, told.from);
      const moved = folder.names.get(path.basename(told.from));
      if (moved === undefined || folderOf(disk, told.to) !== folder) throw new Error(`${told.from} can't become ${told.to} here`);
      rename(folder, (names) => {
        names.delete(path.basename(told.from));
        names.set(path.basename(told.to), moved);
      });
      break;
    }
    case 'remove':
      rename(folderOf(disk, told.path), (names) => names.delete(path.basename(told.path)));
      break;
    case 'write':
      fileOf(disk, told.inode).since.push({ at: told.at, data });
      break;
    case 'truncate':
      fileOf(disk, told.inode).since.push({ length: told.length });
      break;
    case 'sync':
      sync(disk.inodes.get(told.inode));
      break;
    case 'acknowledged':
      break;
  }
}

/** What is found on the disk when the power is back, written to a folder that is not there yet. */
export function writeImage({ root }: Disk, to: string, fate: Fate): void {
  writeFolder(root, to);

  function writeFolder({ synced, since }: Folder, name: string): void {
    mkdirSync(name);
    const kept = fate.names(since.length);
    for (const [one, what] of since[kept - 1] ?? synced) {
      if (what.kind === 'folder') writeFolder(what, path.join(name, one));
      else writeFileSync(path.join(name, one), changed(Buffer.from(what.synced), what.since, fate.sectors(what.since.length)));
    }
  }
}

function emptyFolder(): Folder {
  return { kind: 'folder', names: new Map(), synced: new Map(), since: [] };
}

function rename(folder: Folder, change: (names: Folder['names']) => void): void {
  change(folder.names);
  folder.since.push(new Map(folder.names));
}

function sync(what: Folder | File | undefined): void {
  if (what === undefined) throw new Error('something was synced that was never made');
  if (what.kind === 'file') what.synced = changed(what.synced, what.since, ALL.sectors(what.since.length));
  else what.synced = new Map(what.names);
  what.since = [];
}

/** `content`, which may be written into, with the changes that each of its sectors got. */
function changed(content: Buffer, changes: readonly Change[], keptOf: () => number): Buffer {
  const kept = new Map<number, number>();
  const keeps = (sector: number, index: number): boolean => {
    const many = kept.get(sector) ?? keptOf();
    kept.set(sector, many);
    return index < many;
  };
  const most = Math.max(content.length, ...changes.map((change) => ('length' in change ? change.length : change.at + change.data.length)));
  const now = most > content.length ? Buffer.concat([content], most) : content;
  let length = content.length;
  for (const [index, change] of changes.entries()) {
    if ('length' in change) {
      // How long the file is was changed like a sector of its own.
      if (keeps(-1, index)) {
        now.fill(0, Math.min(length, change.length));
        length = change.length;
      }
      continue;
    }
    const { at, data } = change;
    for (let from = at; from < at + data.length; ) {
      const end = Math.min(at + data.length, from - (from % SECTOR) + SECTOR);
      if (keeps(Math.floor(from / SECTOR), index)) {
        data.copy(now, from, from - at, end - at);
        length = Math.max(length, end);
      }
      from = end;
    }
  }
  return now.subarray(0, length);
}

function folderOf({ root }: Disk, name: string): Folder {
  let folder = root;
  for (const part of path.dirname(name).split(path.sep)) {
    const next = part === '.' ? folder : folder.names.get(part);
    if (next?.kind !== 'folder') throw new Error(`${name} is in no folder`);
    folder = next;
  }
  return folder;
}

function fileOf({ inodes }: Disk, inode: number): File {
  const file = inodes.get(inode);
  if (file?.kind !== 'file') throw new Error(`${inode} is no file`);
  return file;
}
