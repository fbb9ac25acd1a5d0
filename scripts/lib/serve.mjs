import { ROOT } from './install.mjs';
import { portTaken } from './port.mjs';
import { StepFailed } from './run.mjs';

/** The steps from installed packages to a running server, whose address is known when they are done. */
export function serving(options) {
  const serve = {
    address: '',
    steps: [
      {
        title: 'Building the page',
        run: async () => {
          const { buildPage } = await import('./page.mjs');
          return (await buildPage()) ? 'done' : 'nothing to do';
        },
      },
      {
        title: 'Starting the server',
        run: async () => {
          const { bundle } = await import('./bundle.mjs');
          const { start } = await import(await bundle('packages/server/src/main.ts', 'server'));
          try {
            serve.address = await start({ ...options, pages: `${ROOT}packages/web/dist` });
          } catch (error) {
            throw cantListen(error, options);
          }
        },
      },
    ],
  };
  return serve;
}

function cantListen(error, { host, port }) {
  switch (error.code) {
    case 'EADDRINUSE':
      return portTaken({ port });
    case 'EACCES':
      return new StepFailed(`This user may not open port ${port}.`, 'Choose a port above 1023: npm start -- --port 8080');
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StepFailed(
        `"${host}" is not an address of this machine.`,
        'Use localhost for this machine alone, or 0.0.0.0 for the whole network: npm start -- --host 0.0.0.0',
      );
    default:
      return error;
  }
}
