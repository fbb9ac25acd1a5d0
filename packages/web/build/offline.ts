import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/app/offline/service-worker.ts', import.meta.url));
const FILE = 'sw.js';

/**
 * Builds the service worker and tells it which files make up the site, and by which version: a hash over all of them. So it can
 * fetch the whole site on the first visit, but for what is only fetched when it is needed, and any change of any file makes it a new one.
 */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: SOURCE, fileName: FILE });
    },
    // One after another, and only if everything was written.
    writeBundle: {
      sequential: true,
      handler() {
        const files = filesIn(folder).filter((file) => file !== FILE);
        const hash = createHash('sha256');
        for (const file of files)
          hash
            .update(file)
            .update('\0')
            .update(readFileSync(path.join(folder, file)));
        const worker = path.join(folder, FILE);
        // The page itself goes by the address of the front door.
        const addresses = files.map((file) => (file === 'index.html' ? '/' : `/${file}`));
        const [later, atOnce] = [addresses.filter(isFetchedLater), addresses.filter((address) => !isFetchedLater(address))];
        const version = hash.digest('hex').slice(0, 16);
        const given = `const VERSION=${JSON.stringify(version)},FILES=${JSON.stringify(atOnce)},LATER=${JSON.stringify(later)};`;
        writeFileSync(worker, `${given}\n${readFileSync(worker, 'utf8')}`);
      },
    },
  };
}

/** The engravings: together they are as large as all else, and who plays a few games needs a few of them. */
function isFetchedLater(address: string): boolean {
  return address.endsWith('.json');
}

/** Every file of the built site that a browser may ask for, in an order that does not depend on the machine. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !/\.(br|gz|map)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();
}
