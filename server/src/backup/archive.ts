import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, type Pack, pack } from 'tar-stream';

/** A backup that cannot be read: cut, damaged, of something else, or sealed with another key. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}

/** Adds one entry; resolves when it has been taken. */
export type AddEntry = (name: string, content: Buffer | string) => Promise<void>;

/**
 * Writes a tar.gz, sealed by age (https://age-encryption.org) when recipients are given. It has its name only when it is whole and
 * on the disk.
 * @param recipients `age1…`; none: not sealed
 */
export async function writeArchive(
  file: string,
  recipients: readonly string[],
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
  const draft = `${file}.part`;
  const tar = pack();
  // There before anything fails, so that nothing makes it after it was taken away.
  const target = await open(draft, 'w', 0o600);
  try {
    const sealed = (stream: AsyncIterable<Buffer>) => seal(stream, recipients);
    const written = pipeline(tar, createGzip(), sealed, target.createWriteStream({ flush: true }));
    // A failure of `fill` ends the pipeline, and the other way round; neither may go unheard.
    const filled = fill((name, content) => addEntry(tar, name, content)).then(
      () => tar.finalize(),
      (error: Error) => {
        tar.destroy(error);
        throw error;
      },
    );
    await Promise.all([filled, written]);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function addEntry(tar: Pack, name: string, content: Buffer | string): Promise<void> {
  return new Promise((resolve, reject) => {
    tar.once('error', reject);
    tar.entry({ name, mode: 0o600 }, content, (error) => {
      tar.off('error', reject);
      if (error) reject(error);
      else resolve();
    });
  });
}

async function* seal(stream: AsyncIterable<Buffer>, recipients: readonly string[]): AsyncGenerator<Uint8Array> {
  if (recipients.length === 0) return yield* stream;
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  yield* Readable.fromWeb((await encrypter.encrypt(toWeb(Readable.from(stream)))) as ReadableStream);
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;
const AGE = 'age-encryption.org/';

/**
 * Hands each entry on as it comes, one after the other.
 * @param identities `AGE-SECRET-KEY-…`, for what is sealed
 * @throws BackupError
 */
export async function readArchive(
  file: string,
  identities: readonly string[],
  take: (name: string, content: Readable) => Promise<void>,
): Promise<void> {
  const tar = extract();
  const gunzip = createGunzip();
  // What goes wrong here ends the loop below.
  const read = pipeline(await unseal(file, identities), gunzip, tar).catch((cause: Error) => {
    throw cause instanceof BackupError ? cause : new BackupError(`${file} cannot be read: it is cut or damaged.`, { cause });
  });
  const taken = (async () => {
    for await (const entry of tar) {
      await take(entry.header.name, entry as unknown as Readable);
      entry.resume();
    }
  })();
  taken.catch(() => {});
  await read.catch(async (error) => {
    const own = await taken.then(
      () => null,
      (reason: Error) => reason,
    );
    // A reader that gave up ends the stream, too: then its reason counts.
    throw own && !isStreamError(own) ? own : error;
  });
  await taken;
}

/** Of the streams themselves, as against what whoever read them said. */
function isStreamError(error: Error): boolean {
  const { code = '' } = error as { code?: string };
  return code.startsWith('ERR_STREAM') || code.startsWith('Z_') || /Unexpected end|Invalid tar|premature/i.test(error.message);
}

async function unseal(file: string, identities: readonly string[]): Promise<Readable> {
  const handle = await open(file, 'r').catch((cause) => {
    throw new BackupError(`${file} cannot be opened.`, { cause });
  });
  const { buffer } = await handle.read(Buffer.alloc(AGE.length), 0, AGE.length, 0).finally(() => handle.close());
  const stream = createReadStream(file);
  if (buffer.toString('latin1') !== AGE) return stream;
  if (identities.length === 0)
    throw new BackupError(`${file} is sealed: give the key that opens it as BACKUP_IDENTITY (AGE-SECRET-KEY-…).`);
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  const opened = await decrypter.decrypt(toWeb(stream)).catch((cause) => {
    throw new BackupError(`${file} is sealed with another key than the one in BACKUP_IDENTITY.`, { cause });
  });
  return Readable.fromWeb(opened as ReadableStream);
}

/** @throws BackupError */
export async function readJson<T>(name: string, content: Readable): Promise<T> {
  try {
    return JSON.parse(await text(content)) as T;
  } catch (cause) {
    throw new BackupError(`${name} in the backup cannot be read.`, { cause });
  }
}
