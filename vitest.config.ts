import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { bundled } from './test/bundled.ts';

export default defineConfig({
  plugins: [bundled(/\/(?:properties|exhaustive|[a-z-]*bots)\.test\.ts$/)],
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    // Vitest leaves a core idle by default; with two cores that is half the machine.
    maxWorkers: availableParallelism(),
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
