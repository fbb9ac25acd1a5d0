import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { StepFailed } from './run.mjs';

/**
 * Is another program listening there already? `localhost` stands for two addresses, and the port must be free on both: else the
 * browser might be answered by the other program.
 */
export async function isPortTaken({ host, port }) {
  if (port === 0) return false;
  const addresses = await lookup(host, { all: true }).catch(() => []);
  const taken = await Promise.all(addresses.map(({ address }) => isTaken(address, port)));
  return taken.includes(true);
}

/** `option` is how another port is chosen, up to the port; `command` is what takes it. */
export function portTaken({ port }, option = '--port ', command = 'npm start') {
  const other = port < 65535 ? port + 1 : 8080;
  return new StepFailed(
    `Port ${port} is taken by another program.`,
    `Stop that program, or choose another port: ${command} -- ${option}${other}`,
  );
}

/** How the operator's port is chosen. */
export function operatorOption({ host }) {
  return `--operator ${host.includes(':') ? `[${host}]` : host}:`;
}

/** Only a port in use counts: an address that this machine does not have is no obstacle here. */
function isTaken(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code === 'EADDRINUSE'));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(false)));
  });
}
