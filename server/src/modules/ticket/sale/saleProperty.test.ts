import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { testDatabases } from '../../../testing/testDatabase';
import { type OrderChangesPark, startOrderChangesPark } from '../orderChangesPark.testing';
import { SaleWalk } from './saleProperty.testing';
import { deed, turn } from './saleSteps.testing';

/** A failure names the seed and the shortest story that still fails: `fc.assert(…, { seed, path, endOnFailure: true })` tells it again. */
const STORIES = 10;
const CROWDS = 8;

describe('whatever happens to orders, one thing after another', () => {
  let park: OrderChangesPark;
  before(async () => {
    park = await startOrderChangesPark('pglite');
  });
  after(() => park.close());

  it('stock, money, limits and histories are right after every step', async () => {
    const step = fc.oneof({ weight: 5, arbitrary: deed }, { weight: 1, arbitrary: turn });
    const story = fc.asyncProperty(fc.array(step, { maxLength: 60, size: 'max' }), async (steps) => {
      const walk = await SaleWalk.begin(park);
      for (const one of steps) await walk.take([one]);
      await walk.end();
    });
    await fc.assert(story, { numRuns: STORIES, includeErrorInReport: true });
  });
});

describe('whatever happens to orders at once, on PostgreSQL', { skip: !testDatabases().includes('postgres') }, () => {
  let park: OrderChangesPark;
  before(async () => {
    park = await startOrderChangesPark('postgres');
  });
  after(() => park.close());

  it('stock, money, limits and histories are right after every rush', async () => {
    const rush = fc.record({ turn: fc.option(turn), deeds: fc.array(deed, { minLength: 2, maxLength: 12, size: 'max' }) });
    const story = fc.asyncProperty(fc.array(rush, { maxLength: 8, size: 'max' }), async (rushes) => {
      const walk = await SaleWalk.begin(park);
      for (const one of rushes) {
        if (one.turn) await walk.take([one.turn]);
        await walk.take(one.deeds);
      }
      await walk.end();
    });
    await fc.assert(story, { numRuns: CROWDS, includeErrorInReport: true });
  });
});
