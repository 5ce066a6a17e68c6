import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Answer, Batches } from './batches';

const done = <T>(value: T): PromiseSettledResult<T> => ({ status: 'fulfilled', value });

/** Batches whose work waits until it is let go, and the batches as they were begun. What begins with `stuck` wants to be alone. */
function held(maxItems = 10, atOnce = 1) {
  const begun: string[][] = [];
  const waiting: (() => void)[] = [];
  const answerOf = (item: string, items: string[]): Answer<string> => {
    if (item.startsWith('stuck') && items.some((other) => !other.startsWith('stuck'))) return 'alone';
    return item.startsWith('bad') ? { status: 'rejected', reason: new Error(item) } : done(item);
  };
  const batches = new Batches<string, string>(
    async (items) => {
      begun.push(items);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return items.map((item) => answerOf(item, items));
    },
    { maxItems, atOnce },
  );
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

  it('take several keys together, each in its order, and never grow beyond their most', async () => {
    const { batches, begun, nextBegun, letGo } = held(3);
    const answers = ['a', 'b'].map((item) => batches.take('one', item));
    answers.push(...['x', 'y'].map((item) => batches.take('other', item)));
    await nextBegun();
    answers.push(batches.take('one', 'c'));
    await letGo();
    await letGo();
    assert.deepEqual(begun, [
      ['a', 'b', 'x'],
      ['y', 'c'],
    ]);
    assert.deepEqual(await Promise.all(answers), ['a', 'b', 'x', 'y', 'c']);
    assert.equal(batches.size, 0);
  });

  it('go side by side, but for those of one key', async () => {
    const { batches, begun, nextBegun, letGo } = held(10, 2);
    const answers = [batches.take('one', 'a')];
    await nextBegun();
    answers.push(batches.take('one', 'b'), batches.take('other', 'x'));
    await nextBegun();
    answers.push(batches.take('third', 'z'));
    await nextBegun();
    assert.deepEqual(begun, [['a'], ['x']]);
    await letGo();
    assert.deepEqual(begun, [['a'], ['x'], ['z', 'b']]);
    await letGo();
    await letGo();
    assert.deepEqual(await Promise.all(answers), ['a', 'b', 'x', 'z']);
  });

  it('begin behind one that says so, once half of a full one waits, and keep their order', async () => {
    const begun: string[][] = [];
    const waiting: (() => void)[] = [];
    const batches = new Batches<string, string>(
      async (items, { goOn }) => {
        begun.push(items);
        goOn();
        await new Promise<void>((resolve) => waiting.push(resolve));
        return items.map(done);
      },
      { maxItems: 4, atOnce: 2 },
    );
    const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
    const answers = [batches.take('key', 'a')];
    await turn();
    answers.push(batches.take('key', 'b'));
    await turn();
    assert.deepEqual(begun, [['a']], 'one alone waits for the batch before it');
    answers.push(batches.take('key', 'c'));
    await turn();
    answers.push(...['d', 'e'].map((item) => batches.take('key', item)));
    await turn();
    assert.deepEqual(begun, [['a'], ['b', 'c']], 'two at once are the most');
    waiting.shift()?.();
    await turn();
    assert.deepEqual(begun, [['a'], ['b', 'c'], ['d', 'e']]);
    for (const letGo of waiting) letGo();
    assert.deepEqual(await Promise.all(answers), ['a', 'b', 'c', 'd', 'e']);
    assert.equal(batches.size, 0);
  });

  it('lose nothing that comes again after others went on', async () => {
    let first = true;
    const begun: string[][] = [];
    const batches = new Batches<string, string>(
      async (items, { alone, goOn }) => {
        begun.push(alone ? ['alone', ...items] : items);
        if (!first) return items.map(done);
        first = false;
        goOn();
        await new Promise<void>((resolve) => setImmediate(resolve));
        await new Promise<void>((resolve) => setImmediate(resolve));
        return items.map(() => 'alone');
      },
      { maxItems: 2, atOnce: 2 },
    );
    const answers = [batches.take('key', 'a')];
    await new Promise<void>((resolve) => setImmediate(resolve));
    answers.push(batches.take('key', 'b'));
    assert.deepEqual(await Promise.all(answers), ['a', 'b']);
    assert.equal(begun.flat().filter((item) => item === 'a').length, 2);
    assert.equal(batches.size, 0);
  });

  it('let an item that is in the way of others go by itself, and nobody waits for it, not even of its key', async () => {
    const { batches, begun, nextBegun, letGo } = held();
    const answers = ['stuck', 'a'].map((item) => batches.take('one', item));
    answers.push(batches.take('other', 'x'));
    await nextBegun();
    await letGo();
    assert.deepEqual(await Promise.all(answers.slice(1)), ['a', 'x']);
    answers.push(batches.take('one', 'b'));
    await nextBegun();
    assert.deepEqual(begun.slice(1), [['stuck'], ['b']]);
    await letGo();
    await letGo();
    assert.deepEqual(await Promise.all(answers), ['stuck', 'a', 'x', 'b']);
    assert.equal(batches.size, 0);
  });

  it('answer each item for itself, and go on after a batch that failed whole', async () => {
    const { batches, nextBegun, letGo } = held();
    const [good, bad] = [batches.take('key', 'good'), batches.take('key', 'bad')];
    await nextBegun();
    await Promise.all([letGo(), assert.rejects(bad, /bad/)]);
    assert.equal(await good, 'good');

    let fail = true;
    const broken = new Batches<string, string>(
      async (items) => {
        if (fail) throw new Error('no database');
        return items.map(done);
      },
      { maxItems: 10 },
    );
    await Promise.all(['a', 'b'].map((item) => assert.rejects(broken.take('key', item), /no database/)));
    fail = false;
    assert.equal(await broken.take('key', 'c'), 'c');
  });

  it('let nobody in line wait for a database that is away as long again', async () => {
    for (const keys of [
      ['key', 'key', 'key'],
      ['one', 'other', 'third'],
    ]) {
      let begun = 0;
      let fail: (error: Error) => void = () => undefined;
      const away = new Batches<string, string>(
        () => {
          begun += 1;
          return new Promise((_resolve, reject) => {
            fail = reject;
          });
        },
        { maxItems: 2 },
      );
      const answers = keys.map((key, item) => assert.rejects(away.take(key, `${item}`), /Query read timeout/));
      await new Promise<void>((resolve) => setImmediate(resolve));
      fail(new Error('Query read timeout'));
      await Promise.all(answers);
      assert.equal(begun, 1);
      assert.equal(away.size, 0);
    }
  });

  it('let no more than three keys go by themselves at once: each holds a connection', async () => {
    const { batches, begun, nextBegun, letGo } = held();
    const keys = ['1', '2', '3', '4', '5'];
    const answers = keys.map((key) => batches.take(key, `stuck ${key}`));
    answers.push(batches.take('other', 'x'));
    await nextBegun();
    await letGo();
    assert.equal(await answers[5], 'x');
    assert.equal(begun.length, 4, 'all together, then three by themselves');
    for (const _ of keys) await letGo();
    assert.deepEqual(
      await Promise.all(answers.slice(0, 5)),
      keys.map((key) => `stuck ${key}`),
    );
    assert.equal(begun.length, 6);
  });

  it('go each by itself when one of several keys waited too long, and keep their order', async () => {
    const lockTimeout = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
    const begun: string[][] = [];
    const batches = new Batches<string, string>(
      async (items) => {
        begun.push(items);
        if (items.includes('stuck')) throw lockTimeout;
        return items.map(done);
      },
      { maxItems: 10 },
    );
    const [stuck, ...others] = ['stuck', 'a 1', 'b', 'a 2'].map((item) => batches.take(item.charAt(0), item));
    await assert.rejects(stuck as Promise<string>, /lock timeout/);
    assert.deepEqual(await Promise.all(others), ['a 1', 'b', 'a 2']);
    assert.deepEqual(begun.slice(1).sort(), [['a 1', 'a 2'], ['b'], ['stuck']]);
    assert.equal(batches.size, 0);
  });

  it('let others go on when one key alone waited too long', async () => {
    const lockTimeout = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
    const batches = new Batches<string, string>(
      async (items) => {
        if (items.includes('stuck')) throw lockTimeout;
        return items.map(done);
      },
      { maxItems: 1 },
    );
    const stuck = ['stuck', 'behind'].map((item) => assert.rejects(batches.take('one', item), /lock timeout/));
    assert.equal(await batches.take('other', 'x'), 'x');
    await Promise.all(stuck);
  });
});
