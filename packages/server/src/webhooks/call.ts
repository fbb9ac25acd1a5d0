import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { BadInput } from '@astrarium/core';
import { isPublicAddress } from './public-address.ts';

/** How the outside is reached; tests have their own. */
export interface Outside {
  /** All addresses of a name. */
  readonly resolve: (name: string) => Promise<readonly string[]>;
  readonly allows: (address: string) => boolean;
  /** Milliseconds for a call, from the question for the address to the answer. */
  readonly patience: number;
}

export const INTERNET: Outside = {
  resolve: async (name) => (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address),
  allows: isPublicAddress,
  patience: 5000,
};

export interface WebhookCall {
  readonly url: string;
  readonly secret: string;
  readonly body: string;
}

/** The address to connect to, if the server may: http or https, no password, and every address of the name a public one. Else `BadInput`. */
export async function checkedAddress(url: string, { resolve, allows }: Pick<Outside, 'resolve' | 'allows'>): Promise<string> {
  const { protocol, hostname, port, username, password } = new URL(url);
  const wrong = (expected: string): BadInput => new BadInput('url', url, expected);
  if (protocol !== 'https:' && protocol !== 'http:') throw wrong('an address that begins with https:// or http://');
  if (username !== '' || password !== '') throw wrong('an address without user and password');
  if (port !== '' && Number(port) < 1024 && port !== '80' && port !== '443') throw wrong('port 80, 443 or one above 1023');
  const name = hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = isIP(name) === 0 ? await resolve(name).catch(() => []) : [name];
  const [first] = addresses;
  if (first === undefined) throw wrong('the name of a machine that can be found');
  if (!addresses.every(allows)) throw wrong('a machine on the public Internet');
  return first;
}

/** Posts the body, signed. Rejects when it can't, when it takes too long, or when the answer says no. */
export async function callWebhook({ url, secret, body }: WebhookCall, outside: Outside): Promise<void> {
  const limit = AbortSignal.timeout(outside.patience);
  const address = await withinTime(checkedAddress(url, outside), limit);
  const status = await post(url, address, { body, signature: signatureOf(secret, body) }, limit);
  // Redirects are not followed: they could lead anywhere.
  if (status < 200 || status > 299) throw new Error(`answered ${status}`);
}

export function signatureOf(secret: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Connects to the very address that was checked: asking for it again could give another. */
function post(
  url: string,
  address: string,
  { body, signature }: { body: string; signature: string },
  signal: AbortSignal,
): Promise<number> {
  const family = isIP(address);
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent: false,
        signal,
        maxHeaderSize: 8192,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Astrarium',
          'x-astrarium-signature': signature,
        },
        lookup: (_name, options, found) => {
          if (options.all === true) found(null, [{ address, family }]);
          else found(null, address, family);
        },
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

function withinTime<T>(work: Promise<T>, limit: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    limit.addEventListener('abort', () => reject(new Error('took too long')), { once: true });
    work.then(resolve, reject);
  });
}
