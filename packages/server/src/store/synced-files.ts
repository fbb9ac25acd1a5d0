import { existsSync, fdatasyncSync, fsyncSync } from 'node:fs';
import type { PGlite, postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncFolder } from './folder.ts';

type DatabaseOptions = Partial<postgresMod.PostgresMod>;

/** What this file has to know of the library's files of Node. */
interface NodeFiles {
  readonly stream_ops: { fsync?: (stream: OpenFile) => number };
  readonly node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: number) => unknown;
    setattr: (node: unknown, attributes: { readonly mode?: number }) => void;
  };
  readonly realPath: (node: unknown) => string;
  readonly tryFSOperation: (work: () => void) => void;
}

interface OpenFile {
  /** The number of the open file. */
  readonly nfd: number;
  readonly node: { readonly mode: number };
}

/** What group and others may do: nothing. */
const OTHERS = 0o077;

/**
 * The files of a database: for their owner alone, and written to the disk whenever the database asks for it. As it comes, the library tells the database that this
 * was done and asks nobody.
 */
export class SyncedFiles extends NodeFS {
  /** How often something was synced. */
  syncs = 0;
  /** Folders in which something was made since they were synced. */
  private readonly withNew = new Set<string>();

  override async init(pg: PGlite, options: DatabaseOptions): Promise<{ emscriptenOpts: DatabaseOptions }> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), (mod: postgresMod.PostgresMod): void => this.setUp(mod)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  private setUp({ FS }: postgresMod.PostgresMod): void {
    const files = FS.filesystems.NODEFS as unknown as NodeFiles;
    const { mknod, setattr } = files.node_ops;
    files.node_ops.mknod = (parent, name, mode, device) => {
      this.withNew.add(files.realPath(parent));
      return mknod(parent, name, mode & ~OTHERS, device);
    };
    files.node_ops.setattr = (node, { mode, ...rest }) => setattr(node, mode === undefined ? rest : { ...rest, mode: mode & ~OTHERS });
    files.stream_ops.fsync = ({ nfd, node: { mode } }) => {
      files.tryFSOperation(() => {
        // Of a file, what is in it and how long it is: when it was changed need not be on disk.
        if (!FS.isDir(mode)) fdatasyncSync(nfd);
        // Windows has no way to sync a folder; its names are journalled by themselves.
        else if (process.platform !== 'win32') fsyncSync(nfd);
        this.syncNew();
      });
      this.syncs += 1;
      return 0;
    };
  }

  /** PostgreSQL does not sync the folder of a new table: it expects a file that is synced to keep its name, which not every disk promises. */
  private syncNew(): void {
    for (const folder of this.withNew) {
      if (existsSync(folder)) syncFolder(folder);
      this.withNew.delete(folder);
    }
  }
}
