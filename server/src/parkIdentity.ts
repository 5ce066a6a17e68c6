import { createHmac } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Config } from './config';
import type { Database } from './db/db';
import { newId } from './db/newId';
import { within } from './db/within';
import type { Shelf } from './modules/file/shelf';
import { DERIVED, marksOf, type NamedKey } from './namedKeys';

/** Tells one data folder, or one bucket, from another. */
const FOLDER_ID = 'park-id';
/** A store of pictures that is away holds no start up; ms. */
const BUCKET_TIMEOUT_MS = 2_000;

type Identity = Pick<Config, 'dataDir' | 'databaseUrl' | 'parkMoved' | 's3' | 'dataKeys' | 'ticketCodeKeys'> & {
  authSecret: string;
};

/**
 * Compares this node's secret, keys and data folder with those that the park was opened with, and remembers them at the first start,
 * or anew with `parkMoved`. Of keys each node has to have the one that
 * the last that started uses first, and to use one first that this one had: a new key is put second, then first. Nodes that start together must take turns (`withAdvisoryLock`).
 * With a bucket for pictures each node has a folder of its own, and the bucket is compared as well as it answers.
 * @param bucket what is the park's of it; null: pictures are in the folder
 * @returns what is not the same, each in a sentence for the operator; nothing was changed then
 */
export async function compareIdentity(
  database: Database,
  config: Identity,
  bucket: Pick<Shelf, 'find' | 'put'> | null = null,
): Promise<string[]> {
  const rows = (await database.executeSql('select what, fingerprint from park_identity', [])).rows;
  const known = new Map<string, string>(rows.map(({ what, fingerprint }) => [what, fingerprint]));
  const found = await readFolderId(config.dataDir);
  const own = {
    secret: secretFingerprint(config.authSecret),
    // The embedded database lies in the folder itself.
    storage: found ?? (config.databaseUrl === null ? known.get('storage') : undefined),
  };
  const isFirst = known.size === 0 || config.parkMoved;
  const keys = {
    data: [...marksIn(config.dataKeys, own.secret), own.secret],
    codes: config.ticketCodeKeys.length > 0 ? marksIn(config.ticketCodeKeys, own.secret) : [own.secret],
  };
  const isSecret = known.get('secret') === own.secret;
  const differs = (kind: keyof typeof keys) => {
    // With another secret what follows from it is another, too, which needs no words of its own.
    if (!isSecret || !known.has(kind)) return false;
    const [[first = ''], others] = [keys[kind], known.get(kind)?.split(' ') ?? []];
    return !keys[kind].includes(others[0] ?? '') || !others.includes(first);
  };
  const owner = bucket && (await ownerOf(bucket).catch(() => undefined));
  if (owner && owner !== known.get('storage') && !config.parkMoved) return [otherBucket(config.s3)];
  if (!isFirst) {
    const differing = [
      ...(isSecret ? [] : [OTHER_SECRET]),
      // What nodes must see of each other is in the bucket then.
      ...(bucket || known.get('storage') === own.storage ? [] : [otherFolder(config.dataDir)]),
      ...(differs('data') ? [otherKeys('DATA_KEYS', 'could not read what the others encrypt')] : []),
      ...(differs('codes') ? [otherKeys('TICKET_CODE_KEYS', 'would call the others’ tickets forged')] : []),
    ];
    if (differing.length > 0) return differing;
  }
  const storage = (isFirst ? own.storage : known.get('storage')) ?? newId();
  if (found === null && (isFirst || !bucket)) await writeFolderId(config.dataDir, storage);
  // Where it does not answer now, the next start marks it.
  if (bucket && owner !== undefined && owner !== storage)
    await within(BUCKET_TIMEOUT_MS, bucket.put(FOLDER_ID, Buffer.from(`${storage}\n`))).catch(() => undefined);
  await database.executeSql(
    `insert into park_identity (what, fingerprint) values ('secret', $1), ('storage', $2), ('data', $3), ('codes', $4)
     on conflict (what) do update set fingerprint = excluded.fingerprint where park_identity.fingerprint <> excluded.fingerprint`,
    [own.secret, storage, keys.data.join(' '), keys.codes.join(' ')],
  );
  return [];
}

/** Tells a secret from others without telling it. */
export function secretFingerprint(authSecret: string): string {
  return createHmac('sha256', authSecret).update('fingerprint of the park').digest('base64url').slice(0, 22);
}

/** Of the key that follows from the secret, the secret's. */
const marksIn = (keys: readonly NamedKey[], secret: string) =>
  keys.map((one) => (one === DERIVED ? secret : (marksOf([one])[one.id] ?? '')));

const ON_PURPOSE = 'If it was changed on purpose, start once with PARK_MOVED=1.';
const OTHER_SECRET =
  'AUTH_SECRET (or DATA_DIR/secret) is not the one this park was opened with: nodes would refuse each other’s sign-ins, and what is encrypted with it could not be read. ' +
  `Give every node the same secret, the one used before. ${ON_PURPOSE}`;
const otherFolder = (folder: string) =>
  `The data folder ${folder} is not the one this park was opened with: it lacks the pictures that other nodes stored. ` +
  `Mount the folder that all nodes share there, or set DATA_DIR to it. ${ON_PURPOSE}`;
const otherKeys = (variable: string, harm: string) =>
  `${variable} does not fit the other nodes’: one ${harm}. Give every node the same keys. A new one is put second on every node, and first only once ` +
  `all have been started with it; or stop all nodes, and start one with PARK_MOVED=1.`;
const otherBucket = (s3: Config['s3']) =>
  `The bucket ${s3?.bucket}${s3?.prefix && ` (${s3.prefix})`} is another park’s. Set S3_PREFIX to a name of this park’s own there. ${ON_PURPOSE}`;

/** Null: nobody's yet. @throws when it does not answer */
async function ownerOf(bucket: Pick<Shelf, 'find'>): Promise<string | null> {
  return within(
    BUCKET_TIMEOUT_MS,
    bucket.find(FOLDER_ID).then(async (found) => found && (await text(await found.content())).trim()),
  );
}

/** Null when this folder was never a park's. */
export async function readFolderId(folder: string): Promise<string | null> {
  const text = await readFile(join(folder, FOLDER_ID), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.trim() || null;
}

export async function writeFolderId(folder: string, id: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = await open(join(folder, FOLDER_ID), 'w', 0o600);
  try {
    await file.writeFile(`${id}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}
