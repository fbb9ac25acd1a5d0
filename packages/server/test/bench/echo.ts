import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { serveParent } from './child.ts';

/** The bare minimum: what comes in goes out again. */
const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
sockets.on('connection', (socket) => {
  socket.on('message', (data: Buffer) => socket.send(data.toString()));
});
await new Promise((resolve) => {
  sockets.once('listening', resolve);
});

serveParent(
  `ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`,
  () => undefined,
  async () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  },
);
