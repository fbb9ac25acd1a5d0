import { fileURLToPath } from 'node:url';
import type { Plugin as EsbuildPlugin } from 'esbuild';
import { build, type Plugin } from 'vite';
import { withRow } from './rows.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A program as one file that Node runs, with the rows of this game. */
export async function bundledWithRows(entry: string, name: string): Promise<string> {
  const script = new URL('scripts/lib/bundle.mjs', new URL('../../', import.meta.url)).href;
  const { bundle } = (await import(script)) as { bundle: (from: string, to: string, plugins: EsbuildPlugin[]) => Promise<string> };
  const plugin: EsbuildPlugin = {
    name: 'rows',
    setup: (building) =>
      building.onLoad({ filter: /games\.ts$|game-names\.ts$/ }, ({ path }) => {
        const contents = withRow(path);
        return contents === undefined ? undefined : { contents, loader: 'ts' };
      }),
  };
  return bundle(entry, `pebbles-${name}`, [plugin]);
}

/** The page with the rows of this game, built into the folder. */
export async function buildPageWithRows(outDir: string): Promise<void> {
  const root = `${ROOT}packages/web`;
  await build({
    root,
    configFile: `${root}/vite.config.ts`,
    logLevel: 'error',
    plugins: [rows()],
    worker: { plugins: () => [rows()] },
    build: { outDir, emptyOutDir: true, minify: false },
  });
}

function rows(): Plugin {
  return { name: 'rows', enforce: 'pre', load: (id) => withRow(id) };
}
