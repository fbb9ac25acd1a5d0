import { LIMITS } from '@astrarium/protocol';

/** How long a client may take, in milliseconds. */
export interface Patience {
  /** To send the head of a request, and the whole of it. */
  readonly head: number;
  readonly request: number;
  /** To read anything of an answer; and all of it within that time and a second for every so many bytes. */
  readonly reading: number;
  readonly bytesPerSecond: number;
  /** To ask again on the same connection. */
  readonly again: number;
  /** Every so often it is found out who has not sent what they began. */
  readonly look: number;
}

export const USUAL_PATIENCE: Patience = {
  head: 10_000,
  request: 20_000,
  reading: 10_000,
  bytesPerSecond: 8 * 1024,
  again: 65_000,
  look: 1000,
};

/** Nothing at all goes on over a connection as long as a request waits for the next update. */
export const LONGEST_SILENCE = 1000 * (LIMITS.longPollSeconds + 15);

/** As the web server takes it. */
export function timeouts({ head, request, again, look }: Patience) {
  return {
    requestTimeout: request,
    connectionTimeout: LONGEST_SILENCE,
    keepAliveTimeout: again,
    http: { headersTimeout: head, connectionsCheckingInterval: look },
  };
}
