import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parkMoment } from '@park/contract/parkTime';
import { createTicketCodes } from '../server/src/modules/ticket/gate/ticketCode';
import { sayVerdict, verifyCode } from './gateCode';
import { ROOT } from './root';

const key = (byte: number) => ({ id: 'gate', key: new Uint8Array(32).fill(byte) });
const codes = createTicketCodes([key(1)]);
const NOW = parkMoment('2026-05-05', '09:30');
const ticketOf = (day: string, start = '09:00', end = '12:00') => ({
  number: '4821907365',
  day,
  startAt: parkMoment(day, start),
  endAt: parkMoment(day, end),
});

describe('the gate’s verifier', () => {
  const said = async (code: string, now: number) => sayVerdict(verifyCode(code, codes.keySet.keys, now), now)[0];
  const at = (clock: string, day = '2026-05-05') => parkMoment(day, clock);

  it('tells what a gate without a network can know', async () => {
    const code = await codes.sign(ticketOf('2026-05-05'), NOW);
    assert.deepEqual(sayVerdict(verifyCode(`${code}\n`, codes.keySet.keys, NOW), NOW), [
      'ok',
      'ticket 4821907365',
      'day    2026-05-05',
      'slot   09:00-12:00',
    ]);
    assert.equal(await said(code, NOW + 59_000), 'ok');
    assert.equal(await said(code, NOW + 75_000), 'stale: 45 s old');
    assert.equal(await said(code, NOW + 30_000 + 3 * 3_600_000), 'stale: 3 h old');
    assert.equal(await said(code, NOW - 90_000), 'stale: made 2 min from now; check the clock');
    const early = await codes.sign(ticketOf('2026-05-05'), at('08:44'));
    assert.equal(await said(early, at('08:44')), 'wrong slot: it is 08:44 in the park');
    assert.equal(await said(await codes.sign(ticketOf('2026-05-05'), at('08:45')), at('08:45')), 'ok');
    assert.equal(
      await said(await codes.sign(ticketOf('2026-05-05'), at('12:00')), at('12:00')),
      'wrong slot: it is 12:00 in the park',
    );
    assert.equal(await said(await codes.sign(ticketOf('2026-05-06'), NOW), NOW), 'wrong day: today is 2026-05-05');
  });

  it('knows what the park did not sign', async () => {
    const forged = await createTicketCodes([key(2)]).sign(ticketOf('2026-05-05'), NOW);
    for (const code of [forged, 'x', 'a.b.c', `${forged}.x`, forged.replace(/^[^.]+/, 'eyJhbGciOiJub25lIn0')])
      assert.match((await said(code, NOW)) ?? '', /^forged: /, code);
  });
});

describe('npm run verify-code', () => {
  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string }>((resolve) => {
      execFile(
        process.execPath,
        ['--import', 'tsx', join(ROOT, 'scripts/verifyCode.ts'), ...args],
        { cwd: ROOT },
        (error, out, problem) => resolve({ code: Number(error?.code ?? 0), out: out + problem }),
      );
    });

  it('reads the key from a file or from the server, and ends with 0 only for a good code', async () => {
    const good = await codes.sign(ticketOf('2026-05-05'), NOW);
    const later = await codes.sign(ticketOf('2026-05-06'), Date.now() + 15_000);
    const folder = await mkdtemp(join(tmpdir(), 'gate-'));
    const file = join(folder, 'keys.json');
    await writeFile(file, JSON.stringify(codes.keySet));
    const server = createServer((_req, res) => res.end(JSON.stringify({ code: 200, result: codes.keySet })));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const [byFile, byUrl, noKey] = await Promise.all([
      run(good, '--key', file, '--at', '2026-05-05T09:30:20+08:00'),
      run(later, '--key', url),
      run(good, '--key', join(folder, 'none.json')),
    ]);
    server.close();
    await rm(folder, { recursive: true });
    assert.deepEqual([byFile.code, byFile.out.split('\n').slice(0, 2)], [0, ['ok', 'ticket 4821907365']]);
    assert.equal(byUrl.code, 1);
    assert.match(byUrl.out, /^wrong day: today is /);
    assert.equal(noKey.code, 2);
    assert.match(noKey.out, /^The key cannot be read from .*none\.json/);
  });
});
