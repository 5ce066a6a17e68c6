import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addDays, parkDay } from '@park/contract/parkTime';
import { getReport } from '@park/contract/report/calls';
import { REPORTS } from '@park/contract/report/kinds';
import fc from 'fast-check';
import { testDatabases } from '../../testing/testDatabase';
import { type OrderChangesPark, startOrderChangesPark } from '../ticket/orderChangesPark.testing';
import { SaleWalk } from '../ticket/sale/saleProperty.testing';
import { deed, turn } from '../ticket/sale/saleSteps.testing';
import { ok, TODAY } from '../ticket/salePark.testing';

const STORIES = 5;

for (const kind of testDatabases())
  describe(`whatever happens to orders, on ${kind}`, () => {
    let park: OrderChangesPark;
    before(async () => {
      park = await startOrderChangesPark(kind);
    });
    after(() => park.close());

    /** fen of the ledger, and how many entries it has. */
    async function ledger(from: string, to: string) {
      const [sums] = await park.sql<Record<'moneyIn' | 'moneyOut' | 'net' | 'refunds', number>>(
        `select coalesce(sum(greatest(amount, 0)), 0)::int as "moneyIn", coalesce(sum(greatest(-amount, 0)), 0)::int as "moneyOut",
           coalesce(sum(amount), 0)::int as net, count(*) filter (where kind = 'refund')::int as refunds
         from pay_ledger where day between $1 and $2`,
        [from, to],
      );
      assert.ok(sums);
      return sums;
    }

    it('takings add up to the ledger, to the fen, whatever their rows are', async () => {
      let refunds = 0;
      const step = fc.oneof({ weight: 5, arbitrary: deed }, { weight: 1, arbitrary: turn });
      const story = fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60, size: 'max' }), async (steps) => {
        const walk = await SaleWalk.begin(park);
        for (const one of steps) await walk.take([one]);
        await walk.end();
        const last = parkDay(park.now());
        const admin = await park.signInAdmin();
        for (const [from, to] of [
          [TODAY, last],
          [TODAY, TODAY],
          [addDays(TODAY, 1), last],
        ] as const) {
          const { refunds: found, ...sums } = await ledger(from, to);
          refunds += found;
          for (const by of REPORTS.takings.by) {
            const { rows, totals } = ok(await park.call(getReport, { kind: 'takings', by, from, to }, admin));
            for (const [figure, sum] of Object.entries(sums)) {
              assert.equal(totals[figure], sum, `${figure} by ${by}`);
              const added = rows.reduce((total, row) => total + (row.figures[figure] ?? Number.NaN), 0);
              assert.equal(added, sum, `the rows of ${figure} by ${by}`);
            }
            for (const { figures } of rows)
              assert.equal(Number(figures.moneyIn) - Number(figures.moneyOut), figures.net, `a row by ${by}`);
          }
        }
      });
      await fc.assert(story, { numRuns: STORIES, includeErrorInReport: true });
      assert.ok(refunds > 0, 'no story gave anything back');
    });
  });
