import { bytesOf, type Manifest, type PackFile, parseManifest, storedName } from '@park/contract/pack/manifest';
import { canKeepFiles, fileAddress, readText, storedSizes } from './packFiles';
import { createPersistentList } from './persistentList';

/** An offline pack on this phone. */
export interface StoredPack {
  id: string;
  version: string;
  lang: string;
  bytes: number;
  /** How many of these are recordings; 0 or none: it was taken without. */
  recordingBytes?: number;
  /** ISO 8601 */
  signedAt: string;
  /** The name of its manifest among the stored files. */
  manifest: string;
  /** All of it is here and was checked; else it was begun. */
  isWhole: boolean;
}

const isPack = (value: unknown): value is StoredPack => {
  const { id, manifest, isWhole } = (value ?? {}) as Partial<StoredPack>;
  return typeof id === 'string' && typeof manifest === 'string' && typeof isWhole === 'boolean';
};

/** Packs, the newest first. What is read without a network is in those that are whole. */
export const packs = createPersistentList('packs', isPack);

const manifests = new Map<string, Promise<Manifest | null>>();

/** The files of a pack that belong on this phone. */
export async function filesOf(pack: Pick<StoredPack, 'manifest' | 'recordingBytes'>): Promise<PackFile[]> {
  const manifest = await manifestOf(pack);
  if (!manifest) return [];
  return pack.recordingBytes ? [...manifest.files, ...manifest.recordings] : manifest.files;
}

/** What is in a pack; it was verified before it was stored. */
function manifestOf({ manifest }: Pick<StoredPack, 'manifest'>): Promise<Manifest | null> {
  const known = manifests.get(manifest);
  if (known) return known;
  const read = readText(manifest).then((text) => text && parseManifest(text));
  manifests.set(manifest, read as Promise<Manifest | null>);
  // Thrown away by the browser, it may be fetched again.
  void read.then((found) => found || manifests.delete(manifest));
  return read as Promise<Manifest | null>;
}

/** How many bytes of a pack the browser has thrown away since. */
export async function lostBytes(pack: StoredPack): Promise<number> {
  const files = await filesOf(pack);
  if (files.length === 0) return pack.bytes;
  const sizes = await storedSizes();
  return bytesOf(files.filter((file) => sizes.get(storedName(file)) !== file.bytes));
}

/** Looks through the packs. @param read the contents of a stored file, null when it is gone */
async function lookUp<T>(
  name: string,
  read: (stored: string) => Promise<T | null>,
): Promise<{ found: T; pack: StoredPack } | null> {
  if (!canKeepFiles()) return null;
  for (const pack of packs.all()) {
    const file = pack.isWhole && (await filesOf(pack)).find((one) => one.name === name);
    const found = file && (await read(storedName(file)));
    if (found) return { found, pack };
  }
  return null;
}

/** What a pack answers to a call, in which language, and since when; null: nothing. @param name as `answerName` */
export async function packedAnswer(name: string): Promise<({ data: unknown } & Pick<StoredPack, 'lang' | 'signedAt'>) | null> {
  const answer = await lookUp(name, readText);
  return answer && { data: JSON.parse(answer.found), lang: answer.pack.lang, signedAt: answer.pack.signedAt };
}

/** Where a picture or a recording of a pack is; null: in none. @param name its path on the server */
export async function packedFile(name: string): Promise<string | null> {
  return (await lookUp(name, fileAddress))?.found ?? null;
}
