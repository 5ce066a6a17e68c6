import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { type PayPark, startPayPark } from '../../testing/payPark';
import { ADMIN_PASSWORD } from '../../testing/testApp';
import { runCommand } from '../../testing/testServer';

const DAY = '2026-05-04';

describe('the command reconcile', () => {
  let park: PayPark;
  before(async () => {
    park = await startPayPark('pglite');
    await park.signInAdmin();
  });
  after(() => park.close());

  const run = (day: string, change: Record<string, string> = {}) => {
    const { port } = park.app.server.address() as AddressInfo;
    return runCommand(['reconcile', day], { PARK_URL: `http://127.0.0.1:${port}/`, ADMIN_PASSWORD, ...change });
  };

  it('prints both sums and says that they agree', async () => {
    await park.paid(await park.payer());
    const { code, output } = await run(DAY);
    assert.equal(code, 0, output);
    assert.match(output, /ledger +200\.00 +0\.00 +1\n/);
    assert.match(output, /bill +200\.00 +0\.00 +1\n/);
    assert.match(output, /No differences\.\n$/);
  });

  it('names every difference and fails', async () => {
    await park.sandbox.fault({ kind: 'noticeLost' });
    const ada = await park.payer();
    const order = await park.unpaid(ada);
    await park.paysFor(ada, order);
    const { code, output } = await run(DAY);
    assert.equal(code, 1);
    assert.match(
      output,
      new RegExp(`${order.number}-H1: WeChat has it, the ledger does not \\(ledger —, WeChat 200\\.00\\)\n1 difference\\.`),
    );
  });

  it('says in a sentence what is missing', async () => {
    for (const [day, env, sentence] of [
      ['tomorrow', {}, /"tomorrow" is not a day/],
      [DAY, { PARK_URL: 'http://127.0.0.1:1' }, /No park answers at http:\/\/127\.0\.0\.1:1/],
      [DAY, { ADMIN_PASSWORD: 'not-the-password' }, /password/],
      [DAY, { ADMIN_PASSWORD: '' }, /Set ADMIN_PASSWORD/],
      ['2999-01-01', {}, /bill/i],
    ] as const) {
      const { code, output } = await run(day, env);
      assert.equal(code, 1);
      assert.match(output, sentence);
      assert.doesNotMatch(output, / {4}at /);
    }
  });
});
