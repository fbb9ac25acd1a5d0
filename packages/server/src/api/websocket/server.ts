import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE_CODES, HEARTBEAT, LIMITS, PATCH_SUBPROTOCOL, PROBLEM_STATUS, type Problem } from '@astrarium/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { rateProblem } from '../../limits/check-rate.ts';
import type { Connections } from '../../limits/connections.ts';
import { isOwnOrigin } from '../../limits/origin.ts';
import type { Api } from '../api.ts';
import { answerBare } from '../http/bare-answer.ts';
import { Connection } from './connection.ts';
import { answerWithoutUpgrade, isToWebSocket } from './other-upgrades.ts';

export interface Live {
  /** How many connections there are. */
  readonly size: () => number;
  /** Sends everybody away: they will come back when the server does. */
  readonly close: () => void;
}

/** Live connections at `/api/tables/<id>/live`, beside the requests that the same server answers. */
export function openLive(server: Server, api: Api, { admits }: Connections): Live {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.messageBytes,
    perMessageDeflate: false,
    clientTracking: false,
    // Pongs go through the outbox.
    autoPong: false,
  });
  const connections = new Map<WebSocket, Connection>();
  const byAddress = new Map<string, number>();

  server.on('upgrade', (request, socket, head) => {
    if (!isToWebSocket(request)) return answerWithoutUpgrade(server, request, socket, head);
    const address = api.limits.callerOf(request);
    const table = /^\/api\/tables\/([^/?]+)\/live$/.exec(request.url ?? '')?.[1];
    // Whatever becomes of it counts.
    const isOften = !api.limits.requests.allows(address);
    if (!admits(request, socket) || (byAddress.get(address) ?? 0) >= api.limits.options.connections)
      return refuse(socket, { code: 'too-many', detail: 'too many connections from this address; close some of them first' });
    if (isOften) return refuse(socket, rateProblem(api.limits.requests, address, 'too many requests from this address; wait a little'));
    if (table === undefined) return refuse(socket, { code: 'no-such-thing', detail: 'live connections are at /api/tables/ID/live' });
    if (!isOwnOrigin(request.headers))
      return refuse(socket, { code: 'foreign-origin', detail: 'requests are taken from pages of this site only' });
    sockets.handleUpgrade(request, socket, head, (ws) => {
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
      const patches = ws.protocol === PATCH_SUBPROTOCOL;
      connections.set(ws, new Connection(ws, api, { table, address, headers: request.headers, patches, stream: socket }));
      const opened = performance.now();
      ws.once('close', (code) => {
        api.log('info', 'live', { table: /^[\w-]{16}$/.test(table) ? table : null, code, ms: Math.round(performance.now() - opened) });
        connections.delete(ws);
        const left = (byAddress.get(address) ?? 1) - 1;
        if (left > 0) byAddress.set(address, left);
        else byAddress.delete(address);
      });
    });
  });

  sockets.on('wsClientError', ({ message }, socket) => refuse(socket, { code: 'bad-input', detail: message }));

  const heartbeat = setInterval(() => {
    for (const connection of connections.values()) connection.beat();
  }, HEARTBEAT.every).unref();

  return {
    size: () => connections.size,
    close: () => {
      clearInterval(heartbeat);
      for (const connection of connections.values()) connection.close(CLOSE_CODES.restart, 'the server is stopping');
    },
  };
}

function refuse(socket: Duplex, problem: Problem): void {
  answerBare(socket, PROBLEM_STATUS[problem.code], problem);
}
