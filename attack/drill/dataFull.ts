import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { uploadFile } from '@park/contract/file/calls';
import { helpCall } from '../asking';
import type { Drill } from './drill';
import { readiness } from './readiness';
import { upload } from './upload';

/** Until readiness was asked anew, ms. */
const FULL_MS = 10_000;
const HELP_CALLS = 12;

export const dataFull: Drill = {
  name: 'dataFull',
  about: 'the DATA_DIR that both nodes share is full for 10 s',
  sharedDisk: 8,
  within: 0,
  seconds: 20,
  async happens({ nodes, url }, { tokens }) {
    const folder = nodes[0]?.env.DATA_DIR ?? '';
    const send = () => upload(url, uploadFile.path, tokens[0] ?? '');
    const before = await send();
    const filler = path.join(folder, 'filler');
    await fill(filler);
    await after(FULL_MS);
    const full = await send();
    const ready = await Promise.all(nodes.map(readiness));
    const helped = await Promise.all(
      nodes.map(async (node) => {
        const answers = await Promise.all(Array.from({ length: HELP_CALLS }, () => helpCall(node.url)));
        return answers.filter((status) => status === 200).length;
      }),
    );
    await rm(filler);
    const afterwards = await send();
    return [
      {
        tried: 'a picture before, while it is full, and after',
        measured: `${before.code}, ${full.code} “${full.message}”, ${afterwards.code}`,
        held: before.code === 200 && full.code === 503 && full.message !== '' && afterwards.code === 200,
      },
      {
        tried: '/readyz of both nodes meanwhile',
        measured: ready.map(({ isReady, reasons }) => (isReady ? 'ready' : reasons.join(' '))).join(', '),
        held: ready.every(({ isReady }) => isReady),
      },
      {
        tried: `${HELP_CALLS} calls for help at each node meanwhile, past the proxy`,
        measured: `${helped.join(' and ')} taken`,
        held: helped.every((taken) => taken === HELP_CALLS),
      },
    ];
  },
};

async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    for (;;) await handle.write(Buffer.alloc(4_096));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await handle.close();
  }
}
