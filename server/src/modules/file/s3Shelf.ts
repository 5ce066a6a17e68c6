import { homedir } from 'node:os';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { AppError } from '../../http/appError';
import { PICTURE_NAME, type Shelf } from './shelf';

export interface S3Config {
  bucket: string;
  /** Of the park's names in the bucket: '' or `…/`. */
  prefix: string;
  region: string;
  /** Null: Amazon's. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A store that is silent holds nobody up: pictures fail by themselves, help and the gate need none. ms */
const TIMEOUT_MS = { connect: 2_000, silence: 8_000 };
const TRIES = 2;
const NOWHERE = '/nonexistent';

/** A bucket of any store that speaks S3. The client is loaded when it is first needed: 30 MB that other parks do not pay for. */
export function s3Shelf(
  { bucket, prefix, region, endpoint, accessKeyId, secretAccessKey }: S3Config,
  { connect, silence } = TIMEOUT_MS,
): Shelf {
  let opened: Promise<{ client: S3Client; sdk: typeof import('@aws-sdk/client-s3') }> | undefined;
  const open = () => {
    giveHome();
    opened ??= import('@aws-sdk/client-s3').then((sdk) => ({
      sdk,
      client: new sdk.S3Client({
        region,
        // Stores of one's own answer at one host for all buckets.
        ...(endpoint && { endpoint, forcePathStyle: true }),
        credentials: { accessKeyId, secretAccessKey },
        maxAttempts: TRIES,
        requestHandler: { connectionTimeout: connect, requestTimeout: silence, throwOnRequestTimeout: true },
        // Stores of one's own do not all know the checksums that Amazon asks for by now.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    }));
    return opened;
  };
  return {
    async put(name, content) {
      const { client, sdk } = await open();
      await client.send(new sdk.PutObjectCommand({ Bucket: bucket, Key: prefix + name, Body: content })).catch(asAway);
    },
    async find(name) {
      const { client, sdk } = await open();
      const at = { Bucket: bucket, Key: prefix + name };
      const head = await client.send(new sdk.HeadObjectCommand(at)).catch((error) => (isMissing(error) ? null : asAway(error)));
      if (!head) return null;
      return {
        size: head.ContentLength ?? 0,
        async content(part) {
          const Range = part && `bytes=${part.start}-${part.end}`;
          const { Body } = await client.send(new sdk.GetObjectCommand({ ...at, Range })).catch(asAway);
          return Body as Readable;
        },
      };
    },
    async remove(name) {
      const { client, sdk } = await open();
      await client.send(new sdk.DeleteObjectCommand({ Bucket: bucket, Key: prefix + name })).catch(asAway);
    },
    async *names() {
      const { client, sdk } = await open();
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
        for (const { Key } of page.Contents ?? []) {
          const name = Key?.slice(prefix.length) ?? '';
          if (PICTURE_NAME.test(name)) yield name;
        }
    },
  };
}

/** The client looks for settings in the account's home, and fails for an account that the machine does not know. */
function giveHome(): void {
  try {
    homedir();
  } catch {
    process.env.HOME = NOWHERE;
  }
}

function isMissing(error: { name?: string; $metadata?: { httpStatusCode?: number } }): boolean {
  return error.name === 'NotFound' || error.name === 'NoSuchKey' || error.$metadata?.httpStatusCode === 404;
}

/** What stores say whose bucket or disk is full. */
const FULL = /Quota|StorageFull/;

/** @throws AppError unavailable: who asks may try again; EDQUOT: there is no room */
function asAway(cause: unknown): never {
  const { name = '', $metadata } = cause as { name?: string; $metadata?: { httpStatusCode?: number } };
  if (FULL.test(name) || $metadata?.httpStatusCode === 507)
    throw Object.assign(new Error('The bucket is full.', { cause }), { code: 'EDQUOT' });
  throw new AppError('unavailable', {}, { cause });
}
