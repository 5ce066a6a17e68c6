import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { getDraw, getEntrants } from '@park/contract/prize/draw/calls';
import { checkDraw } from '@park/contract/prize/draw/rule';
import { getStatus } from '@park/contract/prize/entry/calls';
import { lookUpPrize, redeemPrize } from '@park/contract/prize/redemption/calls';
import { callOffRound } from '@park/contract/prize/round/calls';
import { createSeeds } from '../../drawSeed';
import type { NamedKey } from '../../namedKeys';
import { sharedPark } from '../../testing/sharedPark';
import { createBeacon } from '../beacon/beacon.service';
import { createRoundSteps, sha256 } from './draw/draw.service';
import { createEntrants } from './entry/entrant';
import { createEntrantTasks } from './prize.jobs.service';
import { prizeKeys } from './prizeKeys';
import { CLAIM, CLOSE, DRAW, HOUR, OPEN, ok, phoneOf, refused, startPrizePark } from './prizePark.testing';
import { createProgress } from './round/progress.service';

const NEW_KEY: NamedKey = { id: 'new', key: new Uint8Array(32).fill(7) };

describe('jobs of prizes', () => {
  const park = sharedPark(startPrizePark);
  beforeEach(() => park.reset());

  /** Tasks of a server that has these data keys before its own. */
  const tasksWith = (dataKeys: NamedKey[]) => {
    const keys = prizeKeys({ ...park.config, dataKeys });
    return createEntrantTasks(park.database, { entrants: createEntrants(keys), seeds: createSeeds(keys) });
  };

  it('takes names and phones off some time after prizes could be claimed; the draw stays verifiable', async () => {
    const { id, receipts, codes } = await park.drawn();
    await park.call(redeemPrize, { code: codes[0] ?? '' }, await park.staff());
    const tasks = tasksWith([]);
    park.at(CLAIM);
    await park.call(getDraw, { id });
    // CLAIM is 08:00, so the day after the last one that counts begins 16 hours later.
    const over = CLAIM + DEFAULT_RULES.retention.entrants * 24 * HOUR + 16 * HOUR;
    assert.equal(await tasks.strip(over - 1), 0);
    assert.equal(await tasks.strip(over), 6);
    assert.equal(await tasks.strip(over), 0);
    assert.deepEqual(
      await park.sql('select 1 from prize_entry where coalesce(name, name_hash, phone, phone_hash) is not null'),
      [],
    );
    park.at(over);
    const draw = ok(await park.call(getDraw, { id }));
    const { numbers } = ok(await park.call(getEntrants, { id }));
    assert.ok([...checkDraw(draw, numbers, { sha256 })].every((step) => step.ok));
    const status = ok(await park.call(getStatus, { receipt: receipts[0]?.receipt }));
    assert.deepEqual([status.entry.number, status.entry.name], [receipts[0]?.number, '***']);
    refused(await park.call(getStatus, { roundId: id, phone: phoneOf(0), name: 'Ada 0' }), 'entryNotFound');
    assert.equal(ok(await park.call(lookUpPrize, { code: codes[0] ?? '' }, await park.staff())).state, 'writtenOff');
  });

  it('counts from when a round was called off, however late its prizes could have been claimed', async () => {
    const { id } = await park.open();
    await park.crowd(id, 2);
    ok(await park.call(callOffRound, { id, reason: 'Rain' }, await park.staff()));
    // OPEN is 09:00.
    const over = OPEN + DEFAULT_RULES.retention.entrants * 24 * HOUR + 15 * HOUR;
    const tasks = tasksWith([]);
    assert.equal(await tasks.strip(over - 1), 0);
    assert.equal(await tasks.strip(over), 2);
    assert.deepEqual(await park.sql('select 1 from prize_entry where coalesce(name, phone, visitor_id) is not null'), []);
  });

  it('leaves the entries of a round alone whose prizes may still be claimed', async () => {
    const { id } = await park.open();
    await park.crowd(id, 2);
    assert.equal(await tasksWith([]).strip(CLAIM + 400 * 24 * HOUR), 0);
  });

  it('encrypts by a new key, so that the old one can go, and the round is drawn all the same', async () => {
    const { id } = await park.open();
    const receipts = await park.crowd(id, 3);
    const tasks = tasksWith([NEW_KEY]);
    assert.equal(await tasks.reencrypt(), 4);
    assert.equal(await tasks.reencrypt(), 0);
    const keys = { ...prizeKeys({ ...park.config, dataKeys: [] }), data: [NEW_KEY] };
    const rows = await park.sql<{ name: string; phone: string }>(
      'select name, phone from prize_entry order by created_at, number',
    );
    const names = rows.map((row) => createEntrants(keys).decrypt(row));
    assert.deepEqual(
      names.map(({ name, phone }) => `${name} ${phone}`).sort(),
      [0, 1, 2].map((i) => `Ada ${i} ${phoneOf(i)}`),
    );
    await createProgress(park.database, { steps: createRoundSteps(createSeeds(keys)), beacon: createBeacon([]) }).advance(DRAW);
    park.at(DRAW);
    const draw = ok(await park.call(getDraw, { id }));
    assert.deepEqual(draw.winners.map(({ number }) => number).sort(), receipts.map(({ number }) => number).sort());
  });

  it('leaves what no key opens as it is: its key may come back', async () => {
    const { id } = await park.open();
    await park.crowd(id, 1);
    park.at(CLOSE);
    const before = await park.sql('select entry.name, sealed_seed from prize_entry entry, prize_round');
    const keys = { ...prizeKeys({ ...park.config, dataKeys: [] }), data: [NEW_KEY] };
    const blind = createEntrantTasks(park.database, { entrants: createEntrants(keys), seeds: createSeeds(keys) });
    assert.equal(await blind.reencrypt(), 0);
    assert.deepEqual(await park.sql('select entry.name, sealed_seed from prize_entry entry, prize_round'), before);
    await assert.rejects(
      createProgress(park.database, { steps: createRoundSteps(createSeeds(keys)), beacon: createBeacon([]) }).advance(DRAW),
      {
        name: 'DrawTamperedError',
      },
    );
  });
});
