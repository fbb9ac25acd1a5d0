import { type HostClient, startHost } from './client.ts';

let host: HostClient | undefined;

/** The one host of this page; its thread starts with the first page that needs it. */
export function useHost(): HostClient {
  host ??= startHost();
  return host;
}
