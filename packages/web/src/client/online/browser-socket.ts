import { PATCH_SUBPROTOCOL } from '@astrarium/protocol';
import type { ConnectionEnvironment } from './host-environment.ts';

/** The machine around a connection, as a browser provides it. */
export const BROWSER: ConnectionEnvironment = {
  open: (table, hears) => {
    const address = new URL(`/api/tables/${encodeURIComponent(table)}/live`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address, PATCH_SUBPROTOCOL);
    socket.addEventListener('open', () => hears.opened());
    socket.addEventListener('message', ({ data }) => hears.message(String(data)));
    socket.addEventListener('close', ({ code }) => hears.closed(code));
    return socket;
  },
  now: () => Date.now(),
  later: (milliseconds, work) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
};
