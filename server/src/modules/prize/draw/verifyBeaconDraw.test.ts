import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { beaconTime } from '@park/contract/beacon/chain';
import { recordedRound } from '@park/contract/beacon/recordedRounds.testing';
import { toParkIso } from '@park/contract/parkTime';
import { getDraw } from '@park/contract/prize/draw/calls';
import { drawWinners, mixedSeed } from '@park/contract/prize/draw/rule';
import type { PrizeDraw } from '@park/contract/prize/draw/schemas';
import { sha256 } from './draw.service';

const ROOT = new URL('../../../../../', import.meta.url);
const { round, signature } = recordedRound(657_413);
const ENTRANTS = ['0B3VXT5R', '4J6GHW2P', '7Q4K2M9D', 'M0M0KX7Q', 'ZZ81NCEA'];
const LIST = ENTRANTS.join('\n');
const SEED = Buffer.from('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'hex');
const hex = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

/** What a park publishes that draws with this beacon's round. */
function published(named: { round: number; signature: string }, at = round): PrizeDraw {
  const seed = mixedSeed(SEED, named.signature, sha256);
  const winners = drawWinners({ seed, digest: hex(LIST), entrants: ENTRANTS, maxWinners: 3 }, sha256);
  return {
    roundId: 'R'.repeat(22),
    state: 'drawn',
    rule: 'park-draw-2',
    commitment: hex(SEED),
    seed: SEED.toString('hex'),
    digest: hex(LIST),
    drawAt: toParkIso(beaconTime(at)),
    beacon: { round: named.round, signature: named.signature },
    entrants: ENTRANTS.length,
    prizes: [{ id: 'p', name: 'Hammer', text: '', motif: 'ammonite', count: 3, value: null }],
    winners: winners.map((number, place) => ({ place: place + 1, prizeId: 'p', number, name: 'A*' })),
    drawnAt: toParkIso(beaconTime(at)),
  };
}

describe('a draw with a beacon, checked by others', () => {
  let server: Server;
  let url: string;
  let draw = published({ round, signature });
  before(async () => {
    server = createServer((req, res) => {
      const isDraw = req.url?.startsWith(getDraw.path);
      const result = isDraw ? draw : { roundId: draw.roundId, count: ENTRANTS.length, numbers: LIST };
      res.end(JSON.stringify({ code: 200, result }));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => server.close());

  const run = (command: string, args: string[], input = '') =>
    new Promise<{ code: number; out: string }>((resolve) => {
      const child = execFile(command, args, { cwd: fileURLToPath(ROOT) }, (error, out, problem) =>
        resolve({ code: Number(error?.code ?? 0), out: out + problem }),
      );
      child.stdin?.end(input);
    });
  const verify = (...more: string[]) =>
    run(process.execPath, ['--import', 'tsx', 'scripts/verifyDraw.ts', draw.roundId, '--url', url, ...more]);

  it('holds with verify-draw, which tells the round and when it was signed', async () => {
    draw = published({ round, signature });
    const seen = ['--commitment', draw.commitment ?? '', '--beacon', String(round), '--digest', draw.digest ?? ''];
    const { code, out } = await verify(...seen);
    assert.equal(code, 0, out);
    assert.equal(out.match(/✓/g)?.length, 8, out);
    assert.match(out, new RegExp(`round ${round} of drand’s quicknet, of 2023-09-15T`));
  });

  for (const [name, lie] of Object.entries({
    'the signature of another round': published({ round, signature: recordedRound(1000).signature }),
    'another round, with its true signature': published(recordedRound(1000)),
    'a round that was signed before the draw’s time': published({ round, signature }, round + 1),
    'a signature with one bit turned': published({ round, signature: signature.replace(/.$/, 'a') }),
  }))
    it(`does not hold with ${name}, however well the winners follow`, async () => {
      draw = lie;
      const { code, out } = await verify();
      assert.equal(code, 1, out);
      assert.match(out, /✗ BEACON: its round is not the one/);
      assert.match(out, /✓ The list is the one/);
    });

  it('does not hold when round or digest are others than somebody saw', async () => {
    draw = published({ round, signature });
    const { code, out } = await verify('--beacon', String(round + 1), '--digest', hex('another'));
    assert.equal(code, 1, out);
    assert.match(out, /✗ BEACON: the round published now is not the one you saw/);
    assert.match(out, /✗ LIST: the digest published now is not the one you saw/);
  });

  it('holds with the Python of docs/draw.md, and not with another round', async (t) => {
    const page = await readFile(new URL('docs/draw.md', ROOT), 'utf8');
    const program = /```python\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    const python = () => run('python3', ['-', url, draw.roundId], program);
    if ((await run('python3', ['--version'])).code !== 0) return t.skip('there is no python3 on this machine');
    draw = published({ round, signature });
    const { code, out } = await python();
    assert.equal(code, 0, out);
    assert.match(out, new RegExp(draw.winners.map(({ number }) => number).join(' ')));
    for (const lie of [published(recordedRound(1000)), { ...draw, rule: 'park-draw-1' }]) {
      draw = lie;
      assert.match((await python()).out, /AssertionError/);
    }
  });
});
