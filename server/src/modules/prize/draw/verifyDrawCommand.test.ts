import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { getDraw, getEntrants } from '@park/contract/prize/draw/calls';
import type { EntrantList, PrizeDraw } from '@park/contract/prize/draw/schemas';
import { openRound } from '@park/contract/prize/round/calls';
import { ok, type PrizePark, startPrizePark } from '../prizePark.testing';

const ROOT = new URL('../../../../../', import.meta.url);
const SCRIPT = fileURLToPath(new URL('scripts/verifyDraw.ts', ROOT));

/** A round that opens after the drawn one, which is of May. */
const LATER = {
  openAt: null,
  closeAt: '2026-06-01T10:00:00+08:00',
  drawAt: '2026-06-01T12:00:00+08:00',
  claimUntil: '2026-06-08T12:00:00+08:00',
};

interface Published {
  draw: PrizeDraw;
  list: EntrantList;
}

/** What a dishonest park publishes in place of the truth. */
type Lie = (truth: Published) => void;

const hex = (text: string) => createHash('sha256').update(text).digest('hex');

const LIES: Record<string, { lie: Lie; says: RegExp[] }> = {
  'another seed': {
    lie: ({ draw }) => {
      draw.seed = randomBytes(32).toString('hex');
    },
    says: [/✗ SEED: the seed is not/, /✓ The list is the one/, /✗ The winners cannot follow/],
  },
  'another promise': {
    lie: ({ draw }) => {
      draw.commitment = hex('another');
    },
    says: [/✗ SEED: the seed is not/, /✓ The winners follow/],
  },
  'another list': {
    lie: ({ list }) => {
      const numbers = list.numbers.split('\n');
      numbers[0] = '00000000';
      list.numbers = numbers.join('\n');
    },
    says: [/✓ The seed is/, /✗ LIST: it is not the one whose digest/],
  },
  'somebody added, and the digest of that list': {
    lie: ({ draw, list }) => {
      list.numbers = `${list.numbers}\nZZZZZZZZ`;
      draw.digest = hex(list.numbers);
    },
    says: [/✓ The seed is/, /✗ LIST: it is not sorted, not complete, or has somebody twice/],
  },
  'another winner': {
    lie: ({ draw, list }) => {
      const [winner] = draw.winners;
      const loser = list.numbers.split('\n').find((number) => draw.winners.every((one) => one.number !== number));
      if (winner && loser) winner.number = loser;
    },
    says: [/✓ The seed is/, /✓ The list is the one/, /✗ WINNERS: they do not follow/],
  },
  'a winner who was given another prize': {
    lie: ({ draw }) => {
      const [first, second] = draw.winners;
      if (first && second) first.prizeId = second.prizeId;
    },
    says: [/✓ The list is the one/, /✗ WINNERS: they do not follow/],
  },
};

describe('a draw, checked by others', () => {
  let park: PrizePark;
  let server: Server;
  let url: string;
  let truth: Published;
  let published: Published;
  let undrawn: string;
  before(async () => {
    park = await startPrizePark();
    const { id } = await park.drawn();
    const list = ok(await park.call(getEntrants, { id }));
    truth = { draw: ok(await park.call(getDraw, { id })), list };
    undrawn = (await park.save(LATER)).id;
    await park.call(openRound, { id: undrawn, version: 1 }, await park.staff());
    server = createServer(async (req, res) => {
      const { pathname, searchParams } = new URL(req.url ?? '', 'http://park');
      const requestedId = searchParams.get('id') ?? '';
      if (requestedId === id) {
        const result = pathname === getDraw.path ? published.draw : published.list;
        return void res.end(JSON.stringify({ code: 200, result }));
      }
      const answer = await park.app.inject({ url: req.url ?? '', headers: { 'accept-language': 'en' } });
      res.statusCode = answer.statusCode;
      res.end(answer.body);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(async () => {
    server.close();
    await park.close();
  });

  const publish = (lie: Lie = () => undefined) => {
    published = structuredClone(truth);
    lie(published);
  };
  const run = (command: string, args: string[], input = '') =>
    new Promise<{ code: number; out: string }>((resolve) => {
      const child = execFile(
        command,
        args,
        { cwd: fileURLToPath(ROOT), env: { ...process.env, PARK_URL: '' } },
        (error, out, problem) => resolve({ code: Number(error?.code ?? 0), out: out + problem }),
      );
      child.stdin?.end(input);
    });
  const verify = (...args: string[]) => run(process.execPath, ['--import', 'tsx', SCRIPT, ...args]);
  const round = () => truth.draw.roundId;

  describe('npm run verify-draw', () => {
    it('says of an honest one that it is what it says, and finds one’s own number', async () => {
      publish();
      const [winner] = truth.draw.winners;
      const { code, out } = await verify(
        round(),
        '--url',
        `${url}/`,
        '--number',
        winner?.number.toLowerCase() ?? '',
        '--commitment',
        truth.draw.commitment ?? '',
      );
      assert.equal(code, 0, out);
      assert.equal(out.match(/✓/g)?.length, 6, out);
      assert.match(out, /6 entrants, 3 winners/);
      assert.match(out, new RegExp(`1 {2}${winner?.number} {2}Geologist’s hammer {2}← your number`));
      assert.match(out, /The draw is what it says, from 6 numbers\./);
    });

    for (const [name, { lie, says }] of Object.entries(LIES))
      it(`tells which part is false: ${name}`, async () => {
        publish(lie);
        const { code, out } = await verify(round(), '--url', url);
        assert.equal(code, 1, out);
        for (const words of says) assert.match(out, words);
        assert.match(out, /THE DRAW IS NOT WHAT IT SAYS/);
      });

    it('holds the park to the promise that somebody saw, and to the number on their receipt', async () => {
      publish();
      const promised = await verify(round(), '--url', url, '--commitment', hex('seen'));
      assert.equal(promised.code, 1);
      assert.match(promised.out, /✗ SEED: the commitment published now is not the one you saw/);
      const missing = await verify(round(), '--url', url, '--number', '00000000');
      assert.equal(missing.code, 1);
      assert.match(missing.out, /✗ LIST: your number is not in it/);
    });

    it('ends with 2 where there is nothing to check', async () => {
      const [unknown, notYet, nobody, usage] = await Promise.all([
        // An id may begin like an option.
        verify(`-${'nowhere'.repeat(3)}`, '--url', url),
        verify(undrawn, '--url', url),
        verify(round(), '--url', 'http://127.0.0.1:1'),
        verify(),
      ]);
      assert.deepEqual([unknown.code, notYet.code, nobody.code, usage.code], [2, 2, 2, 2]);
      assert.match(unknown.out, /This draw was not found/);
      assert.match(notYet.out, /has not been drawn yet/);
      assert.match(nobody.out, /No park answers/);
      publish(({ draw }) => Object.assign(draw, { state: 'calledOff', seed: null }));
      const off = await verify(round(), '--url', url);
      assert.equal(off.code, 2);
      assert.match(off.out, /called off/);
      assert.match(usage.out, /npm run verify-draw/);
    });
  });

  describe('the Python of docs/draw.md', () => {
    const skip = hasPython() ? false : 'there is no python3 on this machine';
    const check = async () => {
      const page = await readFile(new URL('docs/draw.md', ROOT), 'utf8');
      const program = /```python\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
      return run('python3', ['-', url, round()], program);
    };

    it('says the same of an honest one, with nothing of ours', { skip }, async () => {
      publish();
      const { code, out } = await check();
      assert.equal(code, 0, out);
      const winners = truth.draw.winners.map(({ number }) => number).join(' ');
      assert.equal(out.trim(), `The draw is what it says: ${winners}`);
    });

    it('says of one that was called off that there is nothing to check', { skip }, async () => {
      publish(({ draw }) => Object.assign(draw, { state: 'calledOff', seed: null }));
      const { code, out } = await check();
      assert.deepEqual([code, out.trim()], [1, 'Nothing to check: the round is calledOff']);
    });

    for (const [name, { lie }] of Object.entries(LIES))
      it(`is not fooled by ${name}`, { skip }, async () => {
        publish(lie);
        const { code, out } = await check();
        assert.equal(code, 1, out);
        assert.match(out, /AssertionError/);
      });
  });
});

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
