import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { livingRules } from './build/living-rules.ts';
import { offline } from './build/offline.ts';
import { precompress } from './build/precompress.ts';

export default defineConfig({
  plugins: [react(), livingRules(), offline(), precompress()],
  // The rulebook of the rules page is the very file of the documentation.
  resolve: { alias: { rulebook: fileURLToPath(new URL('../../docs/rules', import.meta.url)) } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Nothing inline: the content security policy lets nothing of that kind in.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
});
