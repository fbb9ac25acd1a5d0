#!/usr/bin/env node
import '../../../scripts/lib/node-version.mjs';
import { pathToFileURL } from 'node:url';

const { bundle } = await import('../../../scripts/lib/bundle.mjs').catch((error) => {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
  console.error('The packages are not installed yet: run "npm start" or "npm test" once, or "npm ci", then this again.');
  process.exit(2);
});
const file = await bundle('packages/cli/src/main.ts', 'cli');
const { main } = await import(pathToFileURL(file).href);
process.exitCode = await main(process.argv.slice(2));
