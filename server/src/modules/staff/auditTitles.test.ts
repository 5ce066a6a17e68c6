import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getAuditLog } from '@park/contract/staff/calls';
import { sharedPark } from '../../testing/sharedPark';
import { MORNING, ok, startSalePark, TOMORROW } from '../ticket/salePark.testing';
import { titlesOf } from './auditTitles.repo';

const KINDS =
  'activity enrollment notice round entry product order closure conflict refund point place lostFound help find admin';

describe('what the audit log calls things', () => {
  const park = sharedPark(startSalePark);

  it('names what there is, in the reader’s language, and leaves out what is gone or unknown', async () => {
    const { db } = park.database;
    await park.sql(`insert into ticket_closure (id, day, slot_id, reason, answer_until, orders, tickets, cancelled, created_at)
      values ('c-1', '${TOMORROW}', '${MORNING}', 'Fog', now(), 0, 0, 0, now())`);
    const gone = KINDS.split(' ').map((name) => `${name}:gone`);
    const found = await titlesOf(db, [...gone, 'closure:c-1', 'closure:c-1', 'map:places', 'toString:x', 'odd']);
    assert.deepEqual([...found.keys()], ['closure:c-1']);
    assert.match(String(found.get('closure:c-1')), new RegExp(`^${TOMORROW} \\d\\d:\\d\\d$`));
    const { items } = ok(await park.call(getAuditLog, { action: 'admin.' }, await park.signInAdmin()));
    assert.deepEqual(new Set(items.map(({ title }) => title)), new Set(['admin']));
  });
});
