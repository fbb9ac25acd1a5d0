import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { bundled } from './test/bundled.ts';
import { LongestFirst } from './test/longest-first.ts';

export default defineConfig({
  plugins: [bundled(/\/(?:properties|exhaustive|in-words|two-worlds|referee|[a-z-]*bots|ad-astra-search|characters|coach)\.test\.ts$/)],
  test: {
    include: ['packages/*/test/**/*.test.ts', 'packages/web/src/**/*.test.ts', 'tools/*/test/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/one-postgres.ts'],
    // A file's state is its own functions' affair: no worker and no module is made anew for each of them.
    isolate: false,
    // One more than there are cores: a test that waits for its browser, server or database needs none.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // What has to come about does so at its own pace: a busy machine is no fault.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
