import { defineConfig } from 'vitest/config';

/** `npm run bench:page`: figures of the page in a real browser. Not part of `npm test`: nothing here may pass or fail by time. */
export default defineConfig({ test: { include: ['packages/web/bench/*.bench.ts'], testTimeout: 600_000, hookTimeout: 120_000 } });
