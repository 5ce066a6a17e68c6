/**
 * An offline pack: what the app reads of exhibits, as files that are named by their hash, under a manifest that the park signs. Free of zod:
 * the phone reads it, too.
 */

/** The whole catalogue; each walk has one by its id. */
export const CATALOGUE = 'catalogue';
const WALK = 'walk:';
export const walkPack = (walkId: string) => `${WALK}${walkId}`;
/** Null: it is no walk's. */
export const walkOfPack = (packId: string): string | null => (packId.startsWith(WALK) ? packId.slice(WALK.length) : null);
export const PACK_ID = /^(catalogue|walk:[\w-]{1,40})$/;

/** Nothing of a pack is longer. */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_FILES = 5_000;
/** The address that the app plays a recording from: of each contents another, for as long as there is one. */
const RECORDING = /^\/api\/sysFile\/recording\/[\w-]{1,64}\.(mp3|m4a)$/;

export interface PackFile {
  /** The address on the server that the app would ask without a pack (`answerName`, a photograph as wide as a page, a drawing's path). */
  name: string;
  /** 64 hex digits. */
  sha256: string;
  bytes: number;
}

export interface Manifest {
  id: string;
  lang: string;
  /** Follows from the files: the same wherever and whenever it is made. */
  version: string;
  /** ISO 8601 */
  signedAt: string;
  files: PackFile[];
  /** What is heard of it, for who wants that, too; apart, as apps from before there was any take all `files`. */
  recordings: PackFile[];
}

/** Whether a file is one of the `recordings`. */
export const isRecording = (name: string) => RECORDING.test(name);

/** What is signed: other things that the park signs begin otherwise. */
export const signedText = (manifest: string) => `park pack 1\n${manifest}`;

/** The page that a node serves names the keys of its packs here; a mini-program has them in its package. */
export const KEYS_META = 'park-pack-keys';
/** Public keys as one text: `id:base64url,id:base64url`. */
export const publicKeysText = (keys: readonly { kid: string; x: string }[]) =>
  keys.map(({ kid, x }) => `${kid}:${x}`).join(',');
export const publicKeysIn = (text: string) =>
  [...text.matchAll(/([\w-]+):([\w-]+)/g)].map(([, kid = '', x = '']) => ({ kid, x }));

/** The name of a call's answer. */
export const answerName = (path: string, id?: string) => (id === undefined ? path : `${path}?id=${encodeURIComponent(id)}`);

/** Where a file is fetched. It is the one that was signed or none: the park may have changed it since. */
export const packFileUrl = ({ name, sha256 }: Pick<PackFile, 'name' | 'sha256'>, lang: string) =>
  isRecording(name) ? name : `/api/packWechat/file/${sha256}?lang=${lang}&of=${encodeURIComponent(name)}`;

/** The name of a file on the phone: of the same contents the same. */
export const storedName = ({ name, sha256 }: Pick<PackFile, 'name' | 'sha256'>) =>
  `${sha256}.${/\.(svg|mp3|m4a)$/.exec(name)?.[1] ?? (name.endsWith('size=page') ? 'webp' : 'json')}`;

/** Bytes of all of them. */
export const bytesOf = (files: readonly PackFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Null: it is no manifest. Who signed it is another question. */
export function parseManifest(text: string): Manifest | null {
  const manifest = objectIn(text);
  if (!manifest) return null;
  // One from before there were recordings names none.
  const { id, lang, version, signedAt, files, recordings = [] } = manifest;
  const isWhole = [id, lang, version, signedAt].every((field) => typeof field === 'string');
  if (!isWhole || !isFiles(files) || !isFiles(recordings) || !recordings.every(({ name }) => isRecording(name))) return null;
  return { ...(manifest as Manifest), recordings };
}

const isFiles = (value: unknown): value is PackFile[] =>
  Array.isArray(value) && value.length <= MAX_FILES && value.every(isFile);

function objectIn(text: string): Partial<Manifest> | null {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' ? read : null;
  } catch {
    return null;
  }
}

function isFile(value: unknown): value is PackFile {
  const { name, sha256, bytes } = (value ?? {}) as Partial<Record<keyof PackFile, unknown>>;
  return (
    typeof name === 'string' &&
    typeof sha256 === 'string' &&
    /^[0-9a-f]{64}$/.test(sha256) &&
    Number.isInteger(bytes) &&
    Number(bytes) >= 0 &&
    Number(bytes) <= MAX_BYTES
  );
}
