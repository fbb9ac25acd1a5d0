import { resolve } from 'node:path';
import { ROOT } from './install.mjs';
import { operatorOption, portTaken } from './port.mjs';
import { StepFailed } from './run.mjs';

/** The steps from installed packages to a running server, whose addresses are known when they are done; `games` is where it keeps them. */
export function serving(options) {
  const serve = {
    address: '',
    /** Empty if there is none. */
    operator: '',
    games: placeOfGames(options),
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
          const { bundles } = await import('./bundle.mjs');
          const { server, bots, database } = await bundles();
          const { start } = await import(server);
          try {
            const { address, operator = '' } = await start({
              host: options.host,
              port: options.port,
              operator: options.operator,
              pages: `${ROOT}packages/web/dist`,
              store: storeOptions(options, database),
              botWorker: bots,
              limits: { proxies: options.proxies },
              drain: options.drain,
              keep: options.keep,
              botPause: options.botPause,
            });
            Object.assign(serve, { address, operator });
          } catch (error) {
            throw cantListen(error, options);
          }
        },
      },
    ],
  };
  return serve;
}

/** Without user and password. */
function placeOfGames({ data }) {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) return resolve(data);
  return URL.canParse(databaseUrl) ? `the PostgreSQL database ${new URL(databaseUrl).host}${new URL(databaseUrl).pathname}` : 'PostgreSQL';
}

/** A PostgreSQL server where one is named, else a database of our own in a folder. */
function storeOptions({ data }, worker) {
  const databaseUrl = process.env.DATABASE_URL;
  return databaseUrl ? { databaseUrl } : { dataDir: data, worker };
}

function cantListen(error, options) {
  const { operator } = options;
  const isOperator = operator !== undefined && error.port === operator.port && operator.port !== options.port;
  const { host, port } = isOperator ? operator : options;
  const option = isOperator ? operatorOption(operator) : '--port ';
  if (error.fix !== undefined) return new StepFailed(error.message, error.fix);
  switch (error.code) {
    case 'EADDRINUSE':
      return portTaken({ port }, option);
    case 'EACCES':
      return new StepFailed(`This user may not open port ${port}.`, `Choose a port above 1023: npm start -- ${option}8080`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StepFailed(
        `"${host}" is not an address of this machine.`,
        `Use localhost for this machine alone, or 0.0.0.0 for the whole network: npm start -- ${isOperator ? `--operator localhost:${port}` : '--host 0.0.0.0'}`,
      );
    default:
      return error;
  }
}
