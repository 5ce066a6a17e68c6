import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Turns } from './turns';

/** Work that waits until it is told to end. */
function held() {
  let end: (value: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const result = new Promise<string>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { end, fail, work: () => result };
}

describe('Turns', () => {
  it('runs work of one key in order, one at a time, and other keys beside it', async () => {
    const turns = new Turns();
    const [first, order] = [held(), [] as string[]];
    const note = (name: string) => async () => void order.push(name);
    const running = turns.take('a', first.work);
    const waiting = [turns.take('a', note('a2')), turns.take('a', note('a3'))];
    await turns.take('b', note('b1'));
    assert.deepEqual(order, ['b1']);
    first.end('done');
    assert.equal(await running, 'done');
    await Promise.all(waiting);
    assert.deepEqual(order, ['b1', 'a2', 'a3']);
  });

  it('goes on after work that failed, and forgets keys that nobody waits for', async () => {
    const turns = new Turns();
    const first = held();
    const running = turns.take('a', first.work);
    const next = turns.take('a', async () => 'next');
    assert.equal(turns.size, 1);
    first.fail(new Error('lost'));
    await assert.rejects(running, /lost/);
    assert.equal(await next, 'next');
    assert.equal(turns.size, 0);
  });

  it('lets nobody in line wait for a database that is away as long again', async () => {
    const turns = new Turns();
    const first = held();
    const begun: number[] = [];
    const running = turns.take('a', first.work);
    const waiting = [1, 2].map((n) => turns.take('a', async () => void begun.push(n)));
    first.fail(Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' }));
    for (const one of [running, ...waiting]) await assert.rejects(one, /lock timeout/);
    assert.deepEqual(begun, []);
    assert.equal(await turns.take('a', async () => 'later'), 'later');
  });
});
