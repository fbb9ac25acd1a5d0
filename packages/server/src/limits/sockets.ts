import type { Server } from 'node:http';

/**
 * A socket without a listener for its errors ends the process when it is reset. Node takes its own listener off at an upgrade, before
 * anybody else has one: this one stays from the first moment to the last.
 */
export function watchSockets(server: Server): void {
  server.on('connection', (socket) => {
    socket.on('error', () => undefined);
  });
}
