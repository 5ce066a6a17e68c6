/** Of this app alone; the service worker leaves it be. */
const CACHE = 'kept-photos';
const addressOf = (key: string) => `/kept-photos/${key}`;
/** What a browser without room or without a cache keeps until the app is closed. */
const held = new Map<string, Blob>();

/** Keeps a photo on the phone until it is sent, also when the app is closed. @param path what the picture chooser gave */
export async function keepPhoto(key: string, path: string): Promise<void> {
  const photo = await (await fetch(path)).blob();
  try {
    const cache = await caches.open(CACHE);
    await cache.put(addressOf(key), new Response(photo));
  } catch {
    held.set(key, photo);
  }
}

/** Where a stored photo can be shown and sent from, until `forgetPicture`; null when the phone lost it. */
export async function photoPath(key: string): Promise<string | null> {
  const photo = held.get(key) ?? (await fromCache(key).catch(() => undefined));
  return photo ? URL.createObjectURL(photo) : null;
}

async function fromCache(key: string): Promise<Blob | undefined> {
  return (await (await caches.open(CACHE)).match(addressOf(key)))?.blob();
}

export async function forgetPhoto(key: string): Promise<void> {
  held.delete(key);
  await caches
    .open(CACHE)
    .then((cache) => cache.delete(addressOf(key)))
    .catch(() => false);
}
