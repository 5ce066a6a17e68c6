import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Entry } from './entries';
import { sendAll } from './sending';

const entry = (n: number): Entry => ({
  id: `entry-${n}`,
  code: String(n),
  gate: 'East',
  scannedAt: new Date(n * 1_000).toISOString(),
  number: String(n),
  day: '2026-05-05',
  offline: true,
  state: 'waiting',
});

test('one entry that the server cannot take holds up no other', async () => {
  const heard: string[] = [];
  const refused: string[] = [];
  const wrong = new Error('invalidInput');
  await sendAll(
    Array.from({ length: 120 }, (_, n) => entry(119 - n)),
    {
      send: async (entries) => {
        assert.ok(entries.length <= 50);
        if (entries.some(({ code }) => code === '77')) throw wrong;
        return entries.map(({ id }) => ({ id, verdict: 'ok', message: '', conflict: false }));
      },
      isWrongInput: (error) => error === wrong,
      heard: async ({ code }) => void heard.push(code),
      refused: async ({ code }) => void refused.push(code),
    },
  );
  assert.deepEqual(refused, ['77']);
  assert.deepEqual(
    heard,
    Array.from({ length: 120 }, (_, n) => String(n)).filter((code) => code !== '77'),
  );
});

test('a lost network leaves the rest waiting', async () => {
  const heard: string[] = [];
  const gone = new Error('offline');
  const sending = sendAll(
    Array.from({ length: 60 }, (_, n) => entry(n)),
    {
      send: async (entries) => {
        if (entries[0]?.code === '50') throw gone;
        return entries.map(({ id }) => ({ id, verdict: 'ok', message: '', conflict: false }));
      },
      isWrongInput: () => false,
      heard: async ({ code }) => void heard.push(code),
      refused: async () => assert.fail('nothing was refused'),
    },
  );
  await assert.rejects(sending, gone);
  assert.equal(heard.length, 50);
});
