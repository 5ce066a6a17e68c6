import { NoRoom } from './noRoom';

/** The files of offline packs in the browser's cache, each under a name that follows from its hash. */
const CACHE = 'park-packs';
const FOLDER = '/packs/';
const TYPES: Record<string, string> = { svg: 'image/svg+xml', webp: 'image/webp', mp3: 'audio/mpeg', m4a: 'audio/mp4' };

/** Whether files can be stored at all: not over plain http. */
export const canKeepFiles = (): boolean => typeof caches !== 'undefined';

const opened = () => caches.open(CACHE);

/** Bytes of each stored file, by its name. */
export async function storedSizes(): Promise<Map<string, number>> {
  const cache = await opened();
  const found = new Map<string, number>();
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    found.set(request.url.slice(request.url.lastIndexOf('/') + 1), Number(answer?.headers.get('content-length')));
  }
  return found;
}

/** @throws NoRoom */
export async function keepFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    const answer = new Response(bytes, { headers: { 'content-length': String(bytes.length) } });
    await (await opened()).put(FOLDER + name, answer);
  } catch (error) {
    throw (error as Error).name === 'QuotaExceededError' ? new NoRoom() : error;
  }
}

/** Null: it is not there. */
export async function readFile(name: string): Promise<Uint8Array | null> {
  const found = await (await opened()).match(FOLDER + name);
  return found ? new Uint8Array(await found.arrayBuffer()) : null;
}

/** Null: it is not there. */
export async function readText(name: string): Promise<string | null> {
  const found = await (await opened()).match(FOLDER + name);
  return found ? found.text() : null;
}

/** What is not there may be dropped, too. */
export async function dropFiles(names: readonly string[]): Promise<void> {
  const cache = await opened();
  for (const name of names) {
    await cache.delete(FOLDER + name);
    const shown = addresses.get(name);
    if (shown) URL.revokeObjectURL(shown);
    addresses.delete(name);
  }
}

/** Bytes; null where the browser does not say. */
export async function roomLeft(): Promise<number | null> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
}

/** Asks the browser not to clear the files by itself. */
export function keepForLong(): void {
  void navigator.storage?.persist?.().catch(() => false);
}

const addresses = new Map<string, string>();

/** The address by which the page shows a picture or plays a recording. Null: it is not there. */
export async function fileAddress(name: string): Promise<string | null> {
  const known = addresses.get(name);
  if (known) return known;
  const found = await (await opened()).match(FOLDER + name);
  if (!found) return null;
  // The browser may leave it on the disk: recordings are large.
  const contents = await found.blob();
  const address = URL.createObjectURL(contents.slice(0, contents.size, TYPES[name.slice(name.lastIndexOf('.') + 1)]));
  addresses.set(name, address);
  return address;
}

/** Fetches a file of the park's, whatever the answer is. Rejects when none came. */
export async function fetchBytes(path: string): Promise<{ status: number; bytes: Uint8Array<ArrayBuffer> }> {
  // It is kept in our own place.
  const answer = await fetch(path, { cache: 'no-store' });
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
}
