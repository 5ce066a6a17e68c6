import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error it brings no types
import S3rver from 's3rver';
import type { S3Config } from '../modules/file/s3Shelf';

interface Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
/** The pair that it knows. */
const KEY = 'S3RVER';

export interface S3Store {
  config: S3Config;
  /** It answers nobody until `open`. */
  stop(): Promise<void>;
  open(): Promise<void>;
  drop(): Promise<void>;
}

/** A store that speaks S3, with an empty bucket. */
export async function startS3(): Promise<S3Store> {
  const directory = await mkdtemp(join(tmpdir(), 'park-s3-'));
  const make = (port: number): Server =>
    new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets: [{ name: 'pictures' }] });
  let server = make(0);
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    config: { bucket: 'pictures', prefix: '', region: 'us-east-1', endpoint, accessKeyId: KEY, secretAccessKey: KEY },
    stop: () => server.close(),
    async open() {
      server = make(port);
      await server.run();
    },
    async drop() {
      await server.close().catch(() => {});
      await rm(directory, { recursive: true, force: true });
    },
  };
}
