import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Database } from './db';
import { createProgress } from './dueSteps';

/** Nothing of a database is needed but that each step is a transaction. */
const database = { db: {}, transaction: (work: (tx: object) => unknown) => work({}) } as unknown as Database;
const steps = (isDue: () => boolean, take: () => void, ask: (() => Promise<string>) | null = null) =>
  createProgress(database, {
    thing: 'round',
    listComing: async () => [{ id: 'a' }],
    lock: async (_tx, id) => ({ id }),
    dueStep: () => (isDue() ? 'draw' : null),
    asks: () => ask,
    takeStep: async () => take(),
  });

/** A thing that waits for an answer, and how often it was asked for. */
function asking() {
  const waiting = deferred();
  let requests = 0;
  let taken = false;
  const progress = steps(
    () => !taken,
    () => {
      taken = true;
    },
    () => {
      requests += 1;
      return waiting.promise;
    },
  );
  return { progress, waiting, requests: () => requests };
}

function deferred() {
  let resolve: (value: string) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<string>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

describe('steps that are due', () => {
  it('hold no reader longer than a second, and are taken once by job and readers together', { timeout: 10_000 }, async () => {
    const { progress, waiting, requests } = asking();
    const job = progress.advance(0);
    await Promise.all([progress.settle(0), progress.settle(0)]);
    assert.equal(requests(), 1);
    waiting.resolve('signed');
    assert.equal(await job, 1);
    await progress.settle(0);
    assert.equal(requests(), 1);
  });

  it('are left alone from the moment they failed, not from when they were begun', async (t) => {
    let tried = 0;
    const clock = t.mock.method(performance, 'now', () => tried * 30_000);
    const progress = steps(
      () => true,
      () => {
        tried += 1;
        throw new Error('not yet');
      },
    );
    await progress.settle(0);
    await progress.settle(89_999);
    assert.equal(tried, 1);
    await progress.settle(90_000);
    assert.equal(tried, 2);
    clock.mock.restore();
  });
});
