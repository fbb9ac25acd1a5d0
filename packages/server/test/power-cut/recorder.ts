import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { entryToBytes, type Told } from './log.ts';

/**
 * Loaded before a server and into each of its threads: appends whatever they do to files below POWER_CUT_FOLDER to the file
 * POWER_CUT_LOG, once it is done. What it does not know of would show: the log, replayed, would not give the folder.
 */
const { POWER_CUT_FOLDER: root = '', POWER_CUT_LOG: log = '' } = process.env;
const real = { ...fs };
const openFile = fs.promises.open;
const to = real.openSync(log, 'a');
/** Files and folders that are open here. */
const inodes = new Map<number, number>();
/** Node does some of these by others of these. */
let within = false;

Object.assign(fs, {
  openSync: (...args: Parameters<typeof fs.openSync>) => {
    const [name, flags] = args;
    const isNew = isOurs(name) && !real.existsSync(name);
    const opened = once(() => real.openSync(...args));
    if (!isOurs(name) || within) return opened;
    const inode = real.fstatSync(opened).ino;
    inodes.set(opened, inode);
    if (isNew) tell({ kind: 'create', path: below(name), inode });
    if (flags === 'w' || (typeof flags === 'number' && (flags & fs.constants.O_TRUNC) !== 0)) tell({ kind: 'truncate', inode, length: 0 });
    return opened;
  },
  closeSync: (opened: number) => {
    inodes.delete(opened);
    real.closeSync(opened);
  },
  writeSync: (opened: number, data: NodeJS.ArrayBufferView, offset: number, length: number, position: number) => {
    const written = once(() => real.writeSync(opened, data, offset, length, position));
    onOpened(opened, (inode) => tell({ kind: 'write', inode, at: position }, Buffer.from(data.buffer, data.byteOffset + offset, written)));
    return written;
  },
  writeFileSync: (...args: Parameters<typeof fs.writeFileSync>) => {
    const [name, data] = args;
    const isNew = isOurs(name) && !real.existsSync(name);
    once(() => real.writeFileSync(...args));
    if (!isOurs(name) || within) return;
    const inode = real.statSync(name).ino;
    if (isNew) tell({ kind: 'create', path: below(name), inode });
    tell({ kind: 'truncate', inode, length: 0 });
    tell({ kind: 'write', inode, at: 0 }, Buffer.from(data as string));
  },
  ftruncateSync: (opened: number, length = 0) => {
    once(() => real.ftruncateSync(opened, length));
    onOpened(opened, (inode) => tell({ kind: 'truncate', inode, length }));
  },
  truncateSync: (name: string, length = 0) => {
    once(() => real.truncateSync(name, length));
    if (isOurs(name)) tell({ kind: 'truncate', inode: real.statSync(name).ino, length });
  },
  mkdirSync: (...args: Parameters<typeof fs.mkdirSync>) => {
    const [name] = args;
    const made: string[] = [];
    for (let one = name; isOurs(one) && !real.existsSync(one); one = path.dirname(one)) made.unshift(one);
    const first = once(() => real.mkdirSync(...args));
    for (const one of made) tell({ kind: 'mkdir', path: below(one), inode: real.statSync(one).ino });
    return first;
  },
  renameSync: (from: string, name: string) => {
    once(() => real.renameSync(from, name));
    if (isOurs(from)) tell({ kind: 'rename', from: below(from), to: below(name) });
  },
  ...Object.fromEntries(
    (['unlinkSync', 'rmdirSync', 'rmSync'] as const).map((how) => [
      how,
      (name: string, options?: fs.RmOptions) => {
        const isThere = isOurs(name) && real.existsSync(name);
        once(() => real[how](name, options));
        if (isThere && !within) tell({ kind: 'remove', path: below(name) });
      },
    ]),
  ),
  ...Object.fromEntries(
    (['fsyncSync', 'fdatasyncSync'] as const).map((how) => [
      how,
      (opened: number) => {
        real[how](opened);
        onOpened(opened, (inode) => tell({ kind: 'sync', inode }));
      },
    ]),
  ),
});

Object.assign(fs.promises, {
  open: async (...args: Parameters<typeof openFile>) => {
    const file = await openFile(...args);
    const [name] = args;
    if (!isOurs(name)) return file;
    const sync = file.sync.bind(file);
    const inode = real.fstatSync(file.fd).ino;
    return Object.assign(file, {
      sync: async () => {
        await sync();
        tell({ kind: 'sync', inode });
      },
    });
  },
});
syncBuiltinESMExports();

function once<T>(work: () => T): T {
  const before = within;
  within = true;
  try {
    return work();
  } finally {
    within = before;
  }
}

function onOpened(opened: number, work: (inode: number) => void): void {
  const inode = inodes.get(opened);
  if (inode !== undefined && !within) work(inode);
}

function isOurs(name: unknown): name is string {
  return (typeof name === 'string' && name.startsWith(`${root}${path.sep}`)) || name === root;
}

function below(name: string): string {
  return path.relative(root, name);
}

function tell(told: Told, data?: Uint8Array): void {
  real.writeSync(to, entryToBytes(told, data));
}
