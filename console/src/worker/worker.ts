/** Keeps the console's built files on a gate's tablet. It stands alone: nothing is imported. Vite's config writes in what was built. */

/** The parts of a service worker's scope that are used here; the library of types for it cannot stand beside the page's. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', hear: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(
    type: 'fetch',
    hear: (event: { request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  location: { origin: string };
}

declare const __BUILT_FILES__: readonly string[];
declare const __BUILT_VERSION__: string;

const scope = globalThis as unknown as WorkerScope;
const BASE = '/admin/';
const FAMILY = 'park-console-';
const CACHE = FAMILY + __BUILT_VERSION__;
const FILES = new Set(__BUILT_FILES__.map((file) => BASE + file));
/** A network that hangs is none. ms */
const PATIENCE = 5_000;

scope.addEventListener('install', (event) => event.waitUntil(keepAll()));
scope.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Calls of the API and the visitors' pages go their own way, as if there were no worker.
  if (request.method !== 'GET' || origin !== scope.location.origin || !pathname.startsWith(BASE)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (FILES.has(pathname)) event.respondWith(file(request));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  // The index belongs to these files; it is stored with its own policy, so its nonce fits.
  await cache.addAll([new Request(BASE, { cache: 'no-store' }), ...FILES]);
  await scope.skipWaiting();
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(FAMILY) && name !== CACHE).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** The server's page when it answers in time, else the kept one. */
async function page(request: Request): Promise<Response> {
  const answer = await Promise.race([
    fetch(request).catch(() => null),
    new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null)),
  ]);
  if (answer && answer.status < 500) return answer;
  const cache = await caches.open(CACHE);
  return (await cache.match(BASE, { ignoreVary: true })) ?? answer ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreVary: true, ignoreSearch: true })) ?? fetch(request);
}
