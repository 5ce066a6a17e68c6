/**
 * The service worker of the app and of the console: keeps the built files of its version, so that they open without a network, and of
 * the version before, for pages that are still open. It stands alone: nothing is imported. `scripts/serviceWorker.ts` writes in what was built.
 */

/** The parts of a service worker's scope that are used here; the library of types for it cannot stand beside the page's. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', hear: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(
    type: 'fetch',
    hear: (event: {
      request: Request;
      /** The answer to a page's request that was begun before the worker woke. */
      preloadResponse: Promise<Response | undefined>;
      respondWith(answer: Promise<Response>): void;
    }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  location: { origin: string };
}

/** `base`: where the pages are, e.g. `/mp/`; `files`: what was built, below it. */
declare const BUILT: { base: string; files: readonly string[]; version: string };

const scope = globalThis as unknown as WorkerScope;
const BASE = BUILT.base;
const FAMILY = `park-${BASE}-`;
const CACHE = FAMILY + BUILT.version;
const FILES = new Set(BUILT.files.map((file) => BASE + file));
/** A file whose name says which version it is. */
const HASHED = /\.[0-9a-f]{8}\.\w+$/;
/** A network that hangs is none. */
const TIMEOUT_MS = 5_000;

scope.addEventListener('install', (event) => event.waitUntil(keepAll()));
scope.addEventListener('activate', (event) => event.waitUntil(dropOlder()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Calls of the API and other pages go their own way, as if there were no worker.
  if (request.method !== 'GET' || origin !== scope.location.origin || !pathname.startsWith(BASE)) return;
  if (request.mode === 'navigate') event.respondWith(page(request, event.preloadResponse));
  else if (FILES.has(pathname) || HASHED.test(pathname)) event.respondWith(file(request));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  // The index belongs to these files; it is stored with its own policy, so its nonce fits.
  await cache.addAll([new Request(BASE, { cache: 'no-store' }), ...FILES]);
  await scope.skipWaiting();
}

/** Pages that are open go on with the version before, so its files stay until the next one comes. */
async function dropOlder(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== CACHE);
  // In the order in which they were made.
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

/** The server's page when it answers in time, else the kept one: a page that is a file is its own, all others are the index. */
async function page(request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  const answer = await Promise.race([
    Promise.resolve(preloaded)
      .then((given) => given ?? fetch(request))
      .catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null)),
  ]);
  if (answer && answer.status < 500) return answer;
  const cache = await caches.open(CACHE);
  const options = { ignoreVary: true, ignoreSearch: true };
  return (await cache.match(request, options)) ?? (await cache.match(BASE, options)) ?? answer ?? Response.error();
}

/** Names without a version stand in both caches: this version's first. */
async function file(request: Request): Promise<Response> {
  const options = { ignoreVary: true, ignoreSearch: true };
  const cache = await caches.open(CACHE);
  return (await cache.match(request, options)) ?? (await caches.match(request, options)) ?? fetch(request);
}
