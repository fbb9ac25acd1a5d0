import './lib/node-version.mjs';
import { readDevOptions } from './lib/dev-options.mjs';
import { DevServer, freePort, isServerSource } from './lib/dev-server.mjs';
import { install, isInstalled, ROOT } from './lib/install.mjs';
import { stopWithParent } from './lib/parent.mjs';
import { isPortTaken, portTaken } from './lib/port.mjs';
import { runSteps } from './lib/steps.mjs';

/** `npm run dev`: the page from its sources, with reload, before a server that is restarted when its code changes. */
const options = readDevOptions(process.argv.slice(2));
if (await isPortTaken(options)) {
  const { message, fix } = portTaken(options, '--port ', 'npm run dev');
  console.error(`${message}\n\nTo fix: ${fix}`);
  process.exit(1);
}
if (process.env.npm_lifecycle_event !== undefined) stopWithParent();

const server = new DevServer(await freePort(), options.data);
let page;
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());

const failed = await runSteps([
  { title: 'Installing packages', run: async () => (isInstalled({ dev: true }) ? 'nothing to do' : install({ dev: true })) },
  { title: 'Starting the server', run: () => server.start() },
  { title: 'Starting the page', run: startPage },
]);
if (failed) {
  process.exitCode = 1;
  await stop();
} else {
  const { host, port } = options;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  console.log(`\nAstrarium is ready: http://${name.includes(':') ? `[${name}]` : name}:${port}`);
  console.log(
    `It follows every saved file. Games are kept in ${process.env.DATABASE_URL ? 'PostgreSQL' : options.data}. Press Ctrl+C to stop it.`,
  );
}

async function startPage() {
  const { host, port } = options;
  const { createServer } = await import('vite');
  const proxy = { target: server.address, ws: true, xfwd: true };
  page = await createServer({
    root: `${ROOT}packages/web`,
    configFile: `${ROOT}packages/web/vite.config.ts`,
    logLevel: 'warn',
    clearScreen: false,
    server: { host, port, strictPort: true, proxy: { '/api': proxy, '/health': proxy }, fs: { allow: [ROOT] } },
  });
  page.watcher.add(`${ROOT}packages`);
  let pause;
  page.watcher.on('all', (_event, file) => {
    if (!isServerSource(file)) return;
    // An editor or git saves many files at once.
    clearTimeout(pause);
    pause = setTimeout(() => void restartServer(), 100);
  });
  await page.listen();
}

async function restartServer() {
  const started = Date.now();
  try {
    await server.restart();
    console.log(`The server was restarted (${((Date.now() - started) / 1000).toFixed(1)} s).`);
  } catch (error) {
    console.error(`${error.message} ${error.fix ?? ''}`);
  }
}

async function stop() {
  await Promise.all([page?.close(), server.stop()]);
  process.exit();
}
