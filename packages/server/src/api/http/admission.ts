import type { EventEmitter } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { PROBLEM_STATUS, type Problem } from '@astrarium/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECURITY_HEADERS } from '../../lib/security-headers.ts';
import { rateProblem } from '../../limits/check-rate.ts';
import type { Connections } from '../../limits/connections.ts';
import type { Limits } from '../../limits/limits.ts';
import { answerBare } from './bare-answer.ts';
import { retryAfter } from './retry-after.ts';

/** Why a request gets no further, whatever it is for; undefined if it does. */
export type Admission = (request: IncomingMessage, line: EventEmitter) => Problem | undefined;

export function openAdmission({ hits, callerOf }: Limits, { admits }: Connections): Admission {
  return (request, line) => {
    if (!admits(request, line)) return { code: 'too-many', detail: 'too many connections from this address; close some of them first' };
    if (!hits.allows(callerOf(request))) return rateProblem(hits, callerOf(request), 'too many requests from this address; wait a little');
    if (request.headers.host === undefined && request.httpVersion !== '1.0')
      return { code: 'bad-input', detail: 'the header Host is missing' };
    return undefined;
  };
}

/** What the framework refuses before any route or hook is asked: an address that can't be read, or a part of it that is too long. */
export function refuseAddress(door: Admission, statusCode: number, request: FastifyRequest, reply: FastifyReply): void {
  const problem = door(request.raw, reply.raw) ?? ADDRESS_PROBLEMS[statusCode] ?? { code: 'internal', detail: 'something went wrong' };
  const status = problem.code === 'too-large' ? statusCode : PROBLEM_STATUS[problem.code];
  const again = retryAfter(problem);
  if (again !== undefined) void reply.header('retry-after', again);
  void reply.code(status).headers(SECURITY_HEADERS).header('cache-control', 'no-store').send({ problem });
}

const ADDRESS_PROBLEMS: Readonly<Record<number, Problem>> = {
  400: { code: 'bad-input', detail: 'the address can’t be read: after % come two hexadecimal digits' },
  414: { code: 'too-large', detail: 'a part of the address is longer than 100 characters' },
};

/** Of all that a client may expect before it sends more, Node itself answers `100-continue`. */
export function refuseExpectations(server: Server, door: Admission): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const problem = door(request, response);
    if (problem === undefined)
      answerBare(request.socket, 417, { code: 'bad-input', detail: 'nothing but 100-continue can be expected here' });
    else answerBare(request.socket, PROBLEM_STATUS[problem.code], problem);
  });
}

/** What the reader of requests could make nothing of, or gave up waiting for. */
export function refuseUnreadable({ code }: { readonly code?: string }, socket: Duplex, hasBegun: boolean): void {
  if (code === 'ECONNRESET' || hasBegun) socket.destroy();
  // What goes on coming in after the answer is as bad.
  else if (!socket.writableEnded) answerBare(socket, ...unreadable(code));
}

function unreadable(code: string | undefined): [status: number, problem: Problem] {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return [431, { code: 'too-large', detail: 'the head of the request is larger than 16 KB' }];
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return [413, { code: 'too-large', detail: 'the extensions of a chunk are larger than 16 KB' }];
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [408, { code: 'bad-input', detail: 'the request did not come whole in time' }];
    default:
      return [400, { code: 'bad-input', detail: 'this is no request of HTTP/1.1' }];
  }
}
