import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Batches } from './batches';

const done = <T>(value: T): PromiseSettledResult<T> => ({ status: 'fulfilled', value });

/** Batches whose work waits until it is let go, and the batches as they were begun. */
function held(most = 10) {
  const begun: string[][] = [];
  const waiting: (() => void)[] = [];
  const batches = new Batches<string, string>(async (items) => {
    begun.push(items);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return items.map((item) => (item.startsWith('bad') ? { status: 'rejected', reason: new Error(item) } : done(item)));
  }, most);
  const nextBegun = () => new Promise<void>((resolve) => setImmediate(resolve));
  const letGo = async () => {
    waiting.shift()?.();
    await nextBegun();
  };
  return { batches, begun, nextBegun, letGo };
}

describe('Batches', () => {
  it('take together what came in one turn, and what came meanwhile after it, in order', async () => {
    const { batches, begun, nextBegun, letGo } = held();
    const answers = ['a', 'b'].map((item) => batches.take('key', item));
    await nextBegun();
    answers.push(...['c', 'd'].map((item) => batches.take('key', item)));
    assert.deepEqual(begun, [['a', 'b']]);
    await letGo();
    assert.deepEqual(begun, [
      ['a', 'b'],
      ['c', 'd'],
    ]);
    await letGo();
    assert.deepEqual(await Promise.all(answers), ['a', 'b', 'c', 'd']);
    assert.equal(batches.size, 0);
  });

  it('do not let one key wait for another, nor grow beyond their most', async () => {
    const { batches, begun, nextBegun, letGo } = held(2);
    const answers = ['a', 'b', 'c'].map((item) => batches.take('one', item));
    answers.push(batches.take('other', 'x'));
    await nextBegun();
    assert.deepEqual(begun, [['a', 'b'], ['x']]);
    await letGo();
    assert.deepEqual(begun.at(-1), ['c']);
    await letGo();
    await letGo();
    assert.deepEqual(await Promise.all(answers), ['a', 'b', 'c', 'x']);
  });

  it('answer each item for itself, and go on after a batch that failed whole', async () => {
    const { batches, nextBegun, letGo } = held();
    const [good, bad] = [batches.take('key', 'good'), batches.take('key', 'bad')];
    await nextBegun();
    await Promise.all([letGo(), assert.rejects(bad, /bad/)]);
    assert.equal(await good, 'good');

    let fail = true;
    const broken = new Batches<string, string>(async (items) => {
      if (fail) throw new Error('no database');
      return items.map(done);
    }, 10);
    await Promise.all(['a', 'b'].map((item) => assert.rejects(broken.take('key', item), /no database/)));
    fail = false;
    assert.equal(await broken.take('key', 'c'), 'c');
  });

  it('let nobody in line wait for a database that is away as long again', async () => {
    let begun = 0;
    let fail: (error: Error) => void = () => undefined;
    const away = new Batches<string, string>(() => {
      begun += 1;
      return new Promise((_resolve, reject) => {
        fail = reject;
      });
    }, 1);
    const answers = ['a', 'b', 'c'].map((item) => assert.rejects(away.take('key', item), /Query read timeout/));
    await new Promise<void>((resolve) => setImmediate(resolve));
    fail(new Error('Query read timeout'));
    await Promise.all(answers);
    assert.equal(begun, 1);
    assert.equal(away.size, 0);
  });
});
