import { sha256 } from '@noble/hashes/sha2';
import { bytesOf, type Manifest, type PackFile, packFileUrl, parseManifest, storedName } from '@park/contract/pack/manifest';
import type { SignedManifest } from '@park/contract/pack/schemas';
import { utf8Of } from '@park/contract/textBytes';
import { hexOf } from '@park/contract/ticket/gate/code';
import { NoRoom } from '@/platform/noRoom';
import type * as packFiles from '@/platform/packFiles';
import { filesOf, packs, type StoredPack } from '@/platform/packs';

/**
 * Why a pack was not taken. forged: not what the park signed; full: no room; changing: staff change it faster than it comes; cannot: this
 * phone checks or keeps nothing; network: the rest did not come.
 */
export type Trouble = 'forged' | 'full' | 'changing' | 'cannot' | 'network';

export class PackTrouble extends Error {
  /** @param missing bytes of room, of `full` */
  constructor(
    readonly trouble: Trouble | 'stopped',
    readonly missing = 0,
  ) {
    super(trouble);
  }
}

type Phone = Pick<typeof packFiles, 'storedSizes' | 'keepFile' | 'readFile' | 'dropFiles' | 'roomLeft' | 'fetchBytes'>;

interface TakeOptions {
  phone: Phone;
  /** The requested language. */
  lang: string;
  /** What the park says is in the pack, and whether one of the keys signed it that came with the app. */
  manifestFrom(id: string): Promise<{ signed: SignedManifest; isOurs: boolean }>;
  /** Bytes that are here, and of all. */
  onProgress(here: number, all: number): void;
  isStopped(): boolean;
  /** Its recordings, too. */
  withRecordings: boolean;
}

/** Side by side; a phone's network is slow to begin, not to go on. */
const AT_ONCE = 3;
/** How often the manifest is fetched anew because a file of it is gone. */
const MAX_TRIES = 4;

/**
 * Brings a pack to the phone, or what changed of it. What was here before stays in use until all of the new one is here and was
 * checked; what came of one that was cut short is not fetched again.
 * @throws PackTrouble
 */
export async function takePack(id: string, options: TakeOptions): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const begun = await begin(id, options);
    if (await fetchMissing(begun, options)) {
      packs.change((all) => [
        ...all.filter((pack) => pack.id === id && !pack.isWhole).map((pack) => ({ ...pack, isWhole: true })),
        ...all.filter((pack) => pack.id !== id),
      ]);
      return dropUnused(options.phone);
    }
  }
  throw new PackTrouble('changing');
}

/** Lets go of a pack; files that another one has stay. */
export async function removePack(id: string, phone: Phone): Promise<void> {
  packs.change((all) => all.filter((pack) => pack.id !== id));
  await dropUnused(phone);
}

/** Lets go of the recordings of a pack alone, without asking the park. */
export async function removeRecordings(id: string, phone: Phone): Promise<void> {
  packs.change((all) => {
    const here = all.find((pack) => pack.id === id && pack.isWhole);
    // One that was begun for them alone is over.
    const isOver = (pack: StoredPack) => pack.id === id && !pack.isWhole && pack.version === here?.version;
    const without = (pack: StoredPack) => ({ ...pack, bytes: pack.bytes - (pack.recordingBytes ?? 0), recordingBytes: 0 });
    return all.filter((pack) => !isOver(pack)).map((pack) => (pack.id === id ? without(pack) : pack));
  });
  await dropUnused(phone);
}

/** @returns the pack that is begun now */
async function begin(
  id: string,
  { phone, lang: requestedLang, manifestFrom, withRecordings }: TakeOptions,
): Promise<StoredPack> {
  const { signed, isOurs } = await manifestFrom(id);
  const manifest = isOurs ? parseManifest(signed.manifest) : null;
  if (manifest?.id !== id || manifest.lang !== requestedLang || isOlder(manifest)) throw new PackTrouble('forged');
  const text = utf8Of(signed.manifest);
  const name = storedName({ name: '', sha256: hashOf(text) });
  const { version, lang, signedAt, files, recordings } = manifest;
  const recordingBytes = withRecordings ? bytesOf(recordings) : 0;
  const bytes = bytesOf(files) + recordingBytes;
  await keep(phone, name, text, bytes);
  const begun = { id, version, lang, signedAt, bytes, recordingBytes, manifest: name, isWhole: false };
  packs.change((all) => [begun, ...all.filter((pack) => pack.id !== id || pack.isWhole)]);
  return begun;
}

/** A genuine one from before would take back what the park mended since. Nodes sign the same version at their own times. */
const isOlder = ({ id, lang, version, signedAt }: Manifest) =>
  packs
    .all()
    .some(
      (here) =>
        here.id === id && here.lang === lang && here.version !== version && Date.parse(here.signedAt) > Date.parse(signedAt),
    );

/** @returns false: the park has no such file any more */
async function fetchMissing(pack: StoredPack, options: TakeOptions): Promise<boolean> {
  const { phone, onProgress, isStopped } = options;
  const files = await filesOf(pack);
  const missing = await missingOf(files, phone);
  const all = bytesOf(files);
  let left = bytesOf(missing);
  const room = await phone.roomLeft();
  if (room !== null && room < left) throw new PackTrouble('full', left - room);
  let isGone = false;
  let trouble: unknown;
  const next = missing.values();
  async function work(): Promise<void> {
    for (const file of next) {
      if (isGone || trouble) return;
      onProgress(all - left, all);
      const { status, bytes } = await phone.fetchBytes(packFileUrl(file, pack.lang)).catch(() => ({ status: 0, bytes: EMPTY }));
      if (isStopped()) throw new PackTrouble('stopped');
      if (status === 404) isGone = true;
      else if (status !== 200) throw new PackTrouble('network');
      else if (!isRight(bytes, file)) throw new PackTrouble('forged');
      else {
        await keep(phone, storedName(file), bytes, left);
        left -= file.bytes;
      }
    }
  }
  // Whoever waits for the end finds that nothing is written any more.
  const workers = Array.from({ length: AT_ONCE }, () =>
    work().catch((error) => {
      trouble ??= error;
    }),
  );
  await Promise.all(workers);
  // What others still brought counts.
  if (trouble) throw trouble instanceof PackTrouble && trouble.trouble === 'full' ? new PackTrouble('full', left) : trouble;
  onProgress(all - left, all);
  return !isGone;
}

const EMPTY = new Uint8Array(0);

async function keep(phone: Phone, name: string, bytes: Uint8Array<ArrayBuffer>, left: number): Promise<void> {
  try {
    await phone.keepFile(name, bytes);
  } catch (error) {
    throw error instanceof NoRoom ? new PackTrouble('full', left) : error;
  }
}

/** The files that are not here as they were signed: what is stored already is verified, too, before it is used. */
async function missingOf(files: readonly PackFile[], phone: Phone): Promise<PackFile[]> {
  const sizes = await phone.storedSizes();
  const missing = new Map<string, PackFile>();
  for (const file of files) {
    const name = storedName(file);
    const bytes = sizes.get(name) === file.bytes ? await phone.readFile(name) : null;
    if (!bytes || !isRight(bytes, file)) missing.set(name, file);
  }
  return [...missing.values()];
}

const hashOf = (bytes: Uint8Array) => hexOf(sha256(bytes));

const isRight = (bytes: Uint8Array, file: PackFile) => bytes.length === file.bytes && hashOf(bytes) === file.sha256;

/** Drops what belongs to no pack that is here or was begun. */
async function dropUnused(phone: Phone): Promise<void> {
  const used = new Set<string>();
  for (const pack of packs.all()) {
    used.add(pack.manifest);
    for (const file of await filesOf(pack)) used.add(storedName(file));
  }
  await phone.dropFiles([...(await phone.storedSizes()).keys()].filter((name) => !used.has(name)));
}
