import './lib/node-version.mjs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, isInstalled } from './lib/install.mjs';

/** Runs a program of ours written in TypeScript: `node scripts/program.mjs FILE [ARGUMENTS]`. Installs what it needs. */
const [entry, ...args] = process.argv.slice(2);
if (!isInstalled({ dev: true })) await install({ dev: true });
const { bundle } = await import('./lib/bundle.mjs');
const file = await bundle(entry, basename(entry, '.ts'));
process.argv = [process.argv[0], file, ...args];
await import(pathToFileURL(file).href);
