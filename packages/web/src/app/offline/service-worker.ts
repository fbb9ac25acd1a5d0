/**
 * Keeps the whole site in the browser, so that it starts with no server and no network after the first visit. A new version is
 * fetched beside the old one and takes over at the next visit, or at once when the reader says so.
 */

import { isServers } from './servers-paths.ts';

/** All are written in front of this script by the build. */
declare const VERSION: string;
declare const FILES: readonly string[];
/** Files that are kept when they are first asked for. */
declare const LATER: readonly string[];

const CACHE = `astrarium-${VERSION}`;

/** What the types of a page do not know of the place where this runs. */
const worker = globalThis as unknown as {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends keyof Events>(kind: Kind, listener: (event: Events[Kind]) => void): void;
};

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Events {
  install: Extendable;
  activate: Extendable;
  fetch: Fetching;
  message: MessageEvent;
}

worker.addEventListener('install', (event) => event.waitUntil(fetchAll()));

worker.addEventListener('activate', (event) => event.waitUntil(dropOthers().then(() => worker.clients.claim())));

worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || isServers(pathname)) return;
  event.respondWith(answer(request));
});

/** Files with a hash in their name never change: the old version's are taken over, the others fetched. */
async function fetchAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (file) => {
      const kept = file.startsWith('/assets/') ? await caches.match(file, { ignoreVary: true }) : undefined;
      const response = kept ?? (await fetch(file, { cache: 'no-cache' }));
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(file, response);
    }),
  );
  await Promise.all(
    LATER.map(async (file) => {
      const kept = await caches.match(file, { ignoreVary: true });
      if (kept !== undefined) await cache.put(file, kept);
    }),
  );
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

/** Every place of the site is the same page, which reads its address itself. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const page = request.mode === 'navigate' ? await cache.match('/', { ignoreVary: true }) : undefined;
  if (page !== undefined) return page;
  const response = await fetch(request);
  if (response.ok && LATER.includes(new URL(request.url).pathname)) await cache.put(request, response.clone());
  return response;
}
