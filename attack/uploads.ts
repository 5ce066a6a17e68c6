import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import { addFindPhoto, reportFind } from '@park/contract/find/calls';
import { FIND } from '@park/contract/find/limits';
import sharp from 'sharp';
import { timed } from '../bench/statistics';
import { resultAt } from '../server/src/testing/callPark';
import { fetchStatus } from './asking';
import type { Attack, Finding } from './attack';
import { type AttackedPark, atPark } from './attackedPark';
import { processUse } from './processUse';

const AT_ONCE = 40;
const TIMEOUT_MS = 120_000;
/** What the server may hold at the most, MB. */
const MAX_MEMORY_MB = 400;
/** A watcher of /healthz waits no longer, ms. */
const MAX_HEALTH_MS = 1_000;
const HEALTH_EVERY_MS = 100;

/** Pictures that cost little to send, by those who are signed in nowhere, and what they cost the park. */
export const uploads: Attack = {
  name: 'uploads',
  about: `${AT_ONCE} pictures at once that unpack to far more than they weigh`,
  async run() {
    const findings: Finding[] = [];
    for (const [name, picture] of Object.entries(await pictures())) {
      // A park each: a peak of memory is told of a whole life. The variable is the image's, and docs/operations.md asks for it.
      findings.push(...(await atPark({ RATE_LIMIT: '0', MALLOC_ARENA_MAX: '2' }, (park) => flood(park, name, picture))));
    }
    return findings;
  },
};

async function pictures(): Promise<Record<string, Buffer>> {
  const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#2F6B4F' } });
  return {
    'ZIP archives of 60 MB of zeros': documentOf(60_000_000),
    'PNG of 100 million points': await drawn(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer(),
    'progressive JPEG of 49 million points': await drawn(7_000, 7_000).jpeg({ progressive: true, quality: 1 }).toBuffer(),
    'photographs of 12 million points': await photograph(4_000, 3_000),
  };
}

/** As a camera makes it: nothing in it is the same twice. */
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .jpeg({ quality: 60 })
    .toBuffer();

/** The first entry of a document of Word's, named as a picture. */
function documentOf(bytes: number): Buffer {
  const [name, packed] = [Buffer.from('[Content_Types].xml'), deflateRawSync(Buffer.alloc(bytes), { level: 9 })];
  const sizes = Buffer.alloc(20);
  sizes.writeUInt32LE(packed.length, 8);
  sizes.writeUInt32LE(bytes, 12);
  sizes.writeUInt16LE(name.length, 16);
  return Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), sizes, name, packed]);
}

async function flood(park: AttackedPark, name: string, picture: Buffer): Promise<Finding[]> {
  const finds = await Promise.all(Array.from({ length: Math.ceil(AT_ONCE / FIND.photos) }, () => report(park.url)));
  const before = await processUse(park.server);
  let isOver = false;
  const watching = watch(park.url, () => isOver);
  const began = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, nth) => send(park.url, finds[nth % finds.length] as Reported, picture)),
  );
  const seconds = (performance.now() - began) / 1_000;
  isOver = true;
  const slowest = await watching;
  const use = await processUse(park.server);
  const broken = statuses.filter((status) => status === 0 || (status >= 500 && status !== 503)).length;
  return [
    {
      tried: `${AT_ONCE} ${name} at once, ${Math.round(picture.length / 1024)} KB each`,
      measured: `answered after ${seconds.toFixed(1)} s (${tally(statuses)}), ${((use.cpuMs - before.cpuMs) / AT_ONCE).toFixed(0)} ms of the processor each; ${broken} answers of 5xx or none`,
      held: broken === 0,
    },
    {
      tried: 'the memory of the server',
      measured: `${before.memory.toFixed(0)} MB before, ${use.peak.toFixed(0)} MB at the most (at most ${MAX_MEMORY_MB})`,
      held: use.peak <= MAX_MEMORY_MB,
    },
    {
      tried: '/healthz meanwhile',
      measured: `the longest took ${slowest.toFixed(0)} ms (at most ${MAX_HEALTH_MS})`,
      held: slowest <= MAX_HEALTH_MS,
    },
  ];
}

interface Reported {
  id: string;
  device: string;
}

async function report(url: string): Promise<Reported> {
  const device = randomUUID().padEnd(64, 'x');
  const about = { kind: 'bone', words: 'a bone', placeWords: '', position: null, foundAt: null } as const;
  const { id } = await resultAt(url, reportFind, { clientId: randomUUID(), device, ...about });
  return { id, device };
}

function send(url: string, { id, device }: Reported, picture: Buffer): Promise<number> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
  const query = new URLSearchParams({ id, photo: randomUUID() });
  return fetchStatus(
    `${url}${addFindPhoto.path}?${query}`,
    { method: addFindPhoto.method, body, headers: { 'park-device': device } },
    TIMEOUT_MS,
  );
}

/** @returns the longest wait for `/healthz`, ms; endless where it did not answer 200 */
async function watch(url: string, isOver: () => boolean): Promise<number> {
  let slowest = 0;
  while (!isOver()) {
    const { result: status, ms } = await timed(() => fetchStatus(`${url}/healthz`));
    slowest = Math.max(slowest, status === 200 ? ms : Number.POSITIVE_INFINITY);
    await after(HEALTH_EVERY_MS);
  }
  return slowest;
}

function tally(statuses: number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ');
}
