import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { extract, type Pack, pack } from 'tar-stream';

declare module 'tar-stream' {
  interface Headers {
    /** Its types lack it. */
    pax?: Record<string, string>;
  }
}

/** A backup that cannot be read: cut, damaged, of something else, or sealed with another key. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}

/** Adds one entry. @returns its SHA-256, hex, when it has been taken */
export type AddEntry = (name: string, content: Buffer | string) => Promise<string>;

/** What an archive says of itself, for a line of a terminal: nothing in it moves the cursor, or turns round what follows. */
export const visible = (text: string): string => text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu, '\ufffd');

export const sha256Of = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');

/** Before the SHA-256 of an entry in its header, as a comment of pax: what tar knows and passes over. */
const SUM = 'sha256=';

/** What the streams before it hold of an entry that has not begun yet, bytes. */
const READ_AHEAD = 1024 * 1024;

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

function addEntry(tar: Pack, name: string, content: Buffer | string): Promise<string> {
  const sum = sha256Of(content);
  return new Promise((resolve, reject) => {
    tar.once('error', reject);
    tar.entry({ name, mode: 0o600, pax: { comment: SUM + sum } }, content, (error) => {
      tar.off('error', reject);
      if (error) reject(error);
      else resolve(sum);
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

/** How much of an archive is unpacked that anybody may have made. Bytes. */
export interface Bounds {
  total: number;
  /** Of one entry, which is held whole. */
  entry: number;
}

/**
 * Hands each entry on as it comes, one after the other, when its content is what was written.
 * @param identities `AGE-SECRET-KEY-…`, for what is sealed
 * @param bounds none: it is the park's own
 * @throws BackupError
 */
export async function readArchive(
  file: string,
  identities: readonly string[],
  take: (name: string, content: Buffer) => Promise<void>,
  bounds: Bounds = { total: Number.POSITIVE_INFINITY, entry: Number.POSITIVE_INFINITY },
): Promise<void> {
  let reached = '';
  let [total, sinceEntry] = [0, 0];
  const tar = extract();
  const gunzip = createGunzip();
  // Headers, too: they say how long they are themselves, and are held whole.
  async function* bounded(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of stream) {
      total += chunk.length;
      sinceEntry += chunk.length;
      if (total > bounds.total || sinceEntry > bounds.entry + READ_AHEAD)
        throw new BackupError(`${file} unpacks to more than it may: it is no archive of a park.`);
      yield chunk;
    }
  }
  // What goes wrong here ends the loop below.
  const read = pipeline(await unseal(file, identities), gunzip, bounded, tar).catch((cause: Error) => {
    if (cause instanceof BackupError) throw cause;
    throw new BackupError(`${file} cannot be read: it is cut or damaged${reached && `, at ${reached} or after it`}.`, {
      cause,
    });
  });
  const taken = (async () => {
    for await (const entry of tar) {
      const { name } = entry.header;
      reached = visible(name);
      sinceEntry = 0;
      const content = await buffer(entry);
      const sum = entry.header.pax?.comment;
      // Older backups have none.
      if (sum?.startsWith(SUM) && sum !== SUM + sha256Of(content))
        throw new BackupError(`${reached} in ${file} is damaged: its SHA-256 is another.`);
      await take(name, content);
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
export function readJson<T>(name: string, content: Buffer): T {
  try {
    return JSON.parse(content.toString()) as T;
  } catch (cause) {
    throw new BackupError(`${name} in the backup cannot be read.`, { cause });
  }
}
