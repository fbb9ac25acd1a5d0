import { createContext, useContext } from 'react';
import { type HostClient, startHost } from './client.ts';

let local: HostClient | undefined;

/** The host of the games of this browser; its thread starts with the first page that needs it. */
export function localHost(): HostClient {
  local ??= startHost();
  return local;
}

/** Where the pages below are played by another host than the browser's own. */
export const HostContext = createContext<HostClient | null>(null);

/** The host of the page at hand. */
export function useHost(): HostClient {
  return useContext(HostContext) ?? localHost();
}
