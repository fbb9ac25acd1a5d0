import { build } from 'esbuild';
import type { Plugin } from 'vite';

/**
 * Gives tests that run the engine millions of times as one bundled module each. Vitest turns every use of an import into a look-up
 * through a getter, which makes the engine's small functions many times slower than they are.
 */
export function bundled(files: RegExp): Plugin {
  return {
    name: 'bundled-tests',
    enforce: 'pre',
    async load(id) {
      if (!files.test(id)) return null;
      const { outputFiles } = await build({
        entryPoints: [id],
        bundle: true,
        write: false,
        platform: 'node',
        format: 'esm',
        target: 'node20',
        external: ['vitest', 'fast-check'],
        sourcemap: 'inline',
      });
      return outputFiles[0]?.text ?? null;
    },
  };
}
