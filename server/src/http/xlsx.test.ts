import assert from 'node:assert/strict';
import { buffer } from 'node:stream/consumers';
import { it } from 'node:test';
import { xlsxOf } from './xlsx';

it('a workbook breaks with its rows, and its rows end with the reader', async () => {
  const broken = xlsxOf(
    (async function* () {
      yield [['head']];
      throw new Error('the database went away');
    })(),
  );
  await assert.rejects(buffer(broken), /went away/);

  let ended: () => void = () => undefined;
  const known = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const left = xlsxOf(
    (async function* () {
      try {
        for (;;) yield [['the same', 'for ever']];
      } finally {
        ended();
      }
    })(),
  );
  let read = 0;
  // More than the parts before the sheet: its rows are being read.
  left.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > 10_000) left.destroy();
  });
  await known;
});
