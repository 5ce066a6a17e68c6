import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { getBallot, getBallotList } from '@park/contract/ticket/ballot/calls';
import type { Ballot } from '@park/contract/ticket/ballot/schemas';
import { ok } from '../salePark.testing';
import { type BallotPark, startBallotPark } from './ballotPark.testing';

const ROOT = new URL('../../../../../', import.meta.url);
const SCRIPT = fileURLToPath(new URL('scripts/verifyDraw.ts', ROOT));

interface Published {
  ballot: Ballot;
  list: { id: string; list: string; outcome: string | null };
}

/** What a dishonest park publishes in place of the truth. */
const LIES: Record<string, { lie: (truth: Published) => void; says: RegExp }> = {
  'another seed': {
    lie: ({ ballot }) => {
      ballot.seed = randomBytes(32).toString('hex');
    },
    says: /✗ SEED: the seed is not/,
  },
  'a larger group': {
    lie: ({ list }) => {
      list.list = list.list.replace(/ 2 /, ' 1 ');
    },
    says: /✗ LIST: it is not the one whose digest/,
  },
  'more places': {
    lie: ({ ballot }) => {
      for (const slot of ballot.slots) slot.places = 9;
    },
    says: /✗ LIST: .*other places than those told/,
  },
  'a slot that was closed after all': {
    lie: ({ ballot }) => {
      for (const slot of ballot.slots) slot.closed = true;
    },
    says: /✗ WINNERS: who got which slot does not follow/,
  },
  'another winner': {
    lie: ({ list }) => {
      const lines = (list.outcome ?? '').split('\n');
      list.outcome = [lines.at(-1), ...lines.slice(1, -1), lines[0]].join('\n');
    },
    says: /✗ WINNERS: who got which slot does not follow/,
  },
};

describe('a ballot, checked by others', () => {
  let park: BallotPark;
  let server: Server;
  let url: string;
  let truth: Published;
  let published: Published;
  before(async () => {
    park = await startBallotPark('pglite');
    await park.setStock(4);
    const { id } = await park.open();
    for (const one of await park.guests(5)) ok(await park.enter(one, id, { quantity: 2 }));
    await park.draw(id);
    truth = { ballot: ok(await park.call(getBallot, { id })), list: ok(await park.call(getBallotList, { id })) };
    server = createServer((req, res) => {
      const { pathname } = new URL(req.url ?? '', 'http://park');
      const result = pathname === getBallot.path ? published.ballot : published.list;
      res.end(JSON.stringify({ code: 200, result }));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(async () => {
    server.close();
    await park.close();
  });

  const publish = (lie: (truth: Published) => void = () => undefined) => {
    published = structuredClone(truth);
    lie(published);
  };
  const run = (command: string, args: string[], input = '') =>
    new Promise<{ code: number; out: string }>((resolve) => {
      const options = { cwd: fileURLToPath(ROOT), env: { ...process.env, PARK_URL: '' } };
      const child = execFile(command, args, options, (error, out, problem) =>
        resolve({ code: Number(error?.code ?? 0), out: out + problem }),
      );
      child.stdin?.end(input);
    });
  const verify = (...more: string[]) =>
    run(process.execPath, ['--import', 'tsx', SCRIPT, '--ballot', truth.ballot.id, '--url', url, ...more]);
  const python = async () => {
    const page = await readFile(new URL('docs/draw.md', ROOT), 'utf8');
    const [, , [, program = ''] = []] = [[], ...page.matchAll(/```python\n([\s\S]*?)```/g)] as unknown as string[][];
    return run('python3', ['-', url, truth.ballot.id], program);
  };

  it('is what it says, by the script and with nothing of ours', async () => {
    publish();
    const number = (truth.list.outcome ?? '').slice(0, 8);
    const { code, out } = await verify('--number', number.toLowerCase(), '--commitment', truth.ballot.commitment);
    assert.equal(code, 0, out);
    assert.equal(out.match(/✓/g)?.length, 6, out);
    assert.match(out, /5 entries, 2 got places/);
    assert.match(out, new RegExp(`1 {2}${number} 1 {2}← your number`));
    if (!hasPython()) return;
    const other = await python();
    assert.equal(other.code, 0, other.out);
    assert.equal(other.out.trim(), 'The ballot is what it says: 5 entries, 2 got places');
  });

  for (const [name, { lie, says }] of Object.entries(LIES))
    it(`is found false where there is ${name}`, async () => {
      publish(lie);
      const { code, out } = await verify();
      assert.equal(code, 1, out);
      assert.match(out, says);
      if (hasPython()) assert.match((await python()).out, /AssertionError/);
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
