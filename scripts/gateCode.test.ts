import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parkMoment } from '@park/contract/parkTime';
import { codeAt, hexOf, makeChain } from '@park/contract/ticket/gate/code';
import { sha256 } from '../server/src/modules/ticket/gate/phone.testing';
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

/** What a phone shows that was given a pass for these tickets. */
function phoneOf(day: string, numbers = ['4821907365'], keys = codes) {
  const slot = { startAt: parkMoment(day, '09:00'), endAt: parkMoment(day, '12:00') };
  const chain = makeChain(new Uint8Array(16).fill(7), slot, sha256);
  const pass = keys.signPass({
    numbers,
    day,
    ...slot,
    device: '0123456789abcdef',
    anchor: hexOf(chain[0] ?? new Uint8Array()),
  });
  return (now: number) => codeAt(pass, chain, slot, now);
}

describe('the gate’s verifier', () => {
  const verdictOf = (code: string, now: number) => sayVerdict(verifyCode(code, codes.keySet.keys, now), now)[0];
  const at = (clock: string, day = '2026-05-05') => parkMoment(day, clock);
  const today = phoneOf('2026-05-05');

  it('tells what a gate without a network can know', () => {
    assert.deepEqual(sayVerdict(verifyCode(`${today(NOW)}\n`, codes.keySet.keys, NOW), NOW), [
      'ok',
      'ticket 4821907365',
      'day    2026-05-05',
      'slot   09:00-12:00',
    ]);
    assert.equal(verdictOf(today(NOW), NOW + 89_000), 'ok');
    const ten = Array.from({ length: 10 }, (_, n) => `482190736${n}`);
    assert.equal(verdictOf(phoneOf('2026-05-05', ten)(NOW), NOW), 'ok', 'of the largest order that a park may allow');
    assert.equal(verdictOf(today(NOW), NOW + 105_000), 'stale: 75 s old');
    assert.equal(verdictOf(today(NOW), NOW - 90_000), 'stale: made 2 min from now; check the clock');
    assert.equal(verdictOf(today(at('08:44')), at('08:44')), 'wrong slot: it is 08:44 in the park');
    assert.equal(verdictOf(today(at('08:45')), at('08:45')), 'ok');
    assert.equal(verdictOf(today(at('12:00')), at('12:00')), 'wrong slot: it is 12:00 in the park');
    assert.equal(verdictOf(phoneOf('2026-05-06')(NOW), NOW), 'wrong day: today is 2026-05-05');
    assert.equal(verdictOf(today(at('08:00')), NOW), 'stale: made ahead of its day');
  });

  it('names all of a family', () => {
    const numbers = ['0000000001', '4821907365', '9999999999'];
    const lines = sayVerdict(verifyCode(phoneOf('2026-05-05', numbers)(NOW), codes.keySet.keys, NOW), NOW);
    assert.deepEqual(
      lines.slice(1, 4),
      numbers.map((number) => `ticket ${number}`),
    );
  });

  it('fits the QR that the document tells, for one, five and ten', () => {
    const five = ['0000000001', '0000000002', '0000000003', '0000000004', '0000000005'];
    const ten = Array.from({ length: 10 }, (_, n) => `000000000${n}`);
    const lettersOf = (numbers: string[]) => phoneOf('2026-05-05', numbers)(NOW).length;
    assert.deepEqual([today(NOW).length, lettersOf(five), lettersOf(ten)], [189, 221, 261]);
    assert.match(today(NOW), /^[A-Z2-7]+$/);
  });

  it('knows what the park did not sign and the phone did not make', () => {
    const good = today(NOW);
    const strangers = phoneOf('2026-05-05', undefined, createTicketCodes([key(2)]))(NOW);
    const later = today(NOW + 30_000);
    // Another half minute with a link that is not its own.
    const guessed = good.slice(0, -30) + later.slice(-30, -25) + good.slice(-25);
    for (const code of [strangers, guessed, `${good}AA`, good.slice(1), good.toLowerCase(), 'x', 'a.b.c'])
      assert.match(verdictOf(code, NOW) ?? '', /^forged: /, code);
  });

  it('still reads codes of before', async () => {
    const code = await codes.sign(ticketOf('2026-05-05'), NOW);
    assert.equal(verdictOf(code, NOW), 'ok');
    assert.equal(verdictOf(code, NOW + 105_000), 'stale: 75 s old');
    for (const forged of [`${code}.x`, code.replace(/^[^.]+/, 'eyJhbGciOiJub25lIn0')])
      assert.match(verdictOf(forged, NOW) ?? '', /^forged: /, forged);
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
    const good = phoneOf('2026-05-05')(NOW);
    const later = phoneOf('2026-05-06')(NOW);
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
    assert.match(noKey.out, /^The keys cannot be read from .*none\.json/);
  });
});
