import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';

export interface ServerOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The folder with the built pages. */
  readonly pages: string;
}

/** Starts the server of this process and returns its address. A signal to stop closes it, and with it the process ends. */
export async function start({ host, port, pages }: ServerOptions): Promise<string> {
  const app = await buildApp({ pages });
  await app.listen({ host, port });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  return addressOf(host, app.server.address() as AddressInfo);
}

function addressOf(host: string, { port }: AddressInfo): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
