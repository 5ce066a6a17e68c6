import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getDraw, getEntrants } from '@park/contract/prize/draw/calls';
import { checkDraw } from '@park/contract/prize/draw/rule';
import { getStatus } from '@park/contract/prize/entry/calls';
import { redeemPrize } from '@park/contract/prize/redemption/calls';
import { callOffRound, closeRound, getAdminRound, getRound, openRound, saveRound } from '@park/contract/prize/round/calls';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { createSeeds } from '../../../drawSeed';
import { testDatabases } from '../../../testing/testApp';
import { until } from '../../../testing/until';
import { createBeacon } from '../../beacon/beacon.service';
import { prizeKeys } from '../prizeKeys';
import { CLOSE, DRAW, OPEN, ok, type PrizePark, phoneOf, ROUND, startPrizePark } from '../prizePark.testing';
import { createProgress } from '../round/progress.service';
import { createRoundSteps, sha256 } from './draw.service';

const onPostgres = testDatabases().includes('postgres');

describe('races of the draw on postgres', { skip: !onPostgres }, () => {
  let park: PrizePark;
  before(async () => {
    park = await startPrizePark({ kind: 'postgres' });
  });
  after(() => park.close());
  beforeEach(() => park.reset());

  const othersWait = (waiters: number) =>
    until(`${waiters} wait`, async () => {
      const waiting = await park.sql(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length >= waiters;
    });

  /** Holds a lock until so many others wait for one, so that they meet whatever the machine's speed. */
  async function meet<T>(lock: string, id: string, waiters: number, start: () => Promise<T>[]): Promise<T[]> {
    let all: Promise<T>[] = [];
    await park.database.transaction(async (tx) => {
      await tx.execute(sql.raw(lock.replace('$1', `'${id}'`)));
      all = start();
      await othersWait(waiters);
    });
    return Promise.all(all);
  }

  it('one of two gates hands a prize out, and the other is told when and by whom', async () => {
    const { codes } = await park.drawn();
    const token = await park.staff();
    for (const code of codes) {
      const answers = await meet(`select 1 from prize_win where code = $1 for update`, code, 2, () =>
        [1, 2].map(() => park.call(redeemPrize, { code }, token)),
      );
      assert.deepEqual(answers.map((answer) => answer.code).sort(), [200, 409]);
      const loser = answers.find((answer) => answer.code !== 200);
      assert.match(loser?.message ?? '', /: 19:00, by Lin\./);
    }
    const [{ n } = { n: 0 }] = await park.sql<{ n: number }>(
      `select count(*)::int as n from audit_log where action = 'prize.writeOff'`,
    );
    assert.equal(n, codes.length);
  });

  it('of many gates that ask again and again one hands it out', async () => {
    const { codes } = await park.drawn();
    const token = await park.staff();
    const [code = ''] = codes;
    const answers = await Promise.all(Array.from({ length: 30 }, () => park.call(redeemPrize, { code }, token)));
    assert.equal(answers.filter((answer) => answer.code === 200).length, 1);
  });

  it('two nodes draw once', async () => {
    const { id } = await park.open();
    await park.crowd(id, 6);
    park.at(CLOSE);
    await park.call(getDraw, { id });
    const node = () =>
      createProgress(park.database, { steps: createRoundSteps(createSeeds(prizeKeys(park.config))), beacon: createBeacon([]) });
    const taken = await meet('select 1 from prize_round where id = $1 for update', id, 2, () =>
      [node(), node()].map((one) => one.advance(DRAW)),
    );
    assert.deepEqual(taken.sort(), [0, 1]);
    park.at(DRAW);
    const draw = ok(await park.call(getDraw, { id }));
    assert.equal(draw.winners.length, 3);
    const drawn = await park.sql(`select 1 from audit_log where action = 'prize.draw'`);
    assert.equal(drawn.length, 1);
  });

  it('opening at once publishes one commitment', async () => {
    const { id } = await park.save({ openAt: null });
    park.at(OPEN);
    const token = await park.staff();
    const answers = await meet('select 1 from prize_round where id = $1 for update', id, 2, () =>
      [1, 2].map(() => park.call(openRound, { id, version: 1 }, token)),
    );
    const commitments = new Set(answers.map((answer) => ok(answer).commitment));
    assert.equal(commitments.size, 1);
    assert.equal(ok(await park.call(getRound, { id }))?.commitment, [...commitments][0]);
  });

  it('changing a draft that is being opened changes nothing of what was opened', async () => {
    const { id } = await park.save({ openAt: null });
    const token = await park.staff();
    const [opened, saved] = await meet<{ code: number }>('select 1 from prize_round where id = $1 for update', id, 2, () => [
      park.call(openRound, { id, version: 1 }, token),
      park.call(saveRound, { ...ROUND, id, version: 1, openAt: null, prizes: ROUND.prizes.slice(0, 1) }, token),
    ]);
    // Whichever came first: what was changed before the opening was not seen by who opens it.
    assert.deepEqual([opened?.code, saved?.code].sort(), [200, 409]);
    const round = ok(await park.call(getAdminRound, { id }, token));
    assert.deepEqual([round.state, round.prizes.length], saved?.code === 200 ? ['draft', 1] : ['open', 2]);
  });

  it('everybody who was given a receipt is in the list, and nobody else, however close the closing was', async () => {
    for (let n = 0; n < 5; n++) {
      await park.reset();
      const { id } = await park.open();
      const token = await park.staff();
      const entering = Array.from({ length: 25 }, (_, i) => park.enter(id, `Ada ${i}`, phoneOf(i)));
      // Some are in before it closes.
      await until('somebody has signed up', async () => (await park.sql('select 1 from prize_entry')).length > n * 4);
      const closed = ok(await park.call(closeRound, { id }, token));
      const answers = await Promise.all(entering);
      const numbers = answers.filter(({ code }) => code === 200).map(({ result }) => result.number);
      assert.ok(answers.every(({ code, extras }) => code === 200 || extras?.error === 'roundClosed'));
      const list = ok(await park.call(getEntrants, { id }));
      assert.deepEqual(list.numbers.split('\n'), numbers.sort());
      assert.equal(closed.entrants, numbers.length);
    }
  });

  it('a round that is called off while it is closed and drawn is either called off or drawn, whichever came first', async () => {
    for (let n = 0; n < 6; n++) {
      await park.reset();
      const { id } = await park.open();
      await park.crowd(id, 3);
      park.at(CLOSE - 1);
      const token = await park.staff();
      const callOff = () => park.call(callOffRound, { id, reason: 'Rain' }, token);
      // Called off at the last moment of sign-up, it waits for the round while the time of its draw comes.
      const draw = async () => {
        await othersWait(1);
        park.at(DRAW);
        return park.call(getDraw, { id });
      };
      const [off] = await meet<{ code: number }>('select 1 from prize_round where id = $1 for update', id, 2, () =>
        n % 2 === 0 ? [callOff(), draw()] : [callOff(), park.call(closeRound, { id }, token)],
      );
      park.at(DRAW);
      const { seed, winners } = ok(await park.call(getDraw, { id }));
      const { state } = ok(await park.call(getAdminRound, { id }, token));
      assert.equal(state, off?.code === 200 ? 'calledOff' : 'drawn');
      assert.deepEqual([seed === null, winners.length], off?.code === 200 ? [true, 0] : [false, 3]);
      const messages = await park.sql<{ kind: string }>(`select distinct kind from message where subject = '${id}'`);
      assert.deepEqual(messages, [{ kind: off?.code === 200 ? 'prizeCalledOff' : 'prizeDrawn' }]);
    }
  });

  it('one phone that signs up from two windows at once has one entry and one receipt', async () => {
    const { id } = await park.open();
    const answers = await Promise.all(Array.from({ length: 8 }, () => park.enter(id, 'Ada', '13800138000')));
    assert.equal(new Set(answers.map((answer) => ok(answer).receipt)).size, 1);
    const others = await Promise.all(['Bob', 'Cyd'].map((name) => park.enter(id, name, '13800138001')));
    assert.deepEqual(others.map(({ code }) => code).sort(), [200, 409]);
    assert.equal(ok(await park.call(getRound, { id }))?.entrants, 2);
  });

  it('of accounts that prove one phone number at once, one is its owner, and the others give way when sign-up closes', async () => {
    const { id } = await park.open();
    const who = ['a', 'b', 'c', 'd', 'e', 'f'];
    const answers = await Promise.all(
      who.map((one, i) => park.enter(id, `Ada ${one}`, '13800138000', { who: one, proven: i % 2 === 0 })),
    );
    const numbers = answers.map((answer) => ok(answer).number);
    const [owner, ...more] = await park.sql<{ number: string }>('select number from prize_entry where proven');
    assert.deepEqual(more, []);
    park.at(CLOSE);
    assert.equal(ok(await park.call(getEntrants, { id })).numbers, owner?.number);
    assert.ok(numbers.includes(owner?.number ?? ''));
  });

  it('an owner who proves the number while sign-up closes is either in time, and everybody else gives way, or too late', async () => {
    for (let n = 0; n < 5; n++) {
      await park.reset();
      const { id } = await park.open();
      const stranger = ok(await park.enter(id, 'Eve', '13800138000', { who: 'eve' }));
      const token = await park.staff();
      const [closed, proof] = await Promise.all([
        park.call(closeRound, { id }, token),
        park.enter(id, 'Ada', '13800138000', { who: 'ada', proven: true }),
      ]);
      const { numbers } = ok(await park.call(getEntrants, { id }));
      assert.equal(numbers, proof.code === 200 ? proof.result.number : stranger.number);
      assert.equal(ok(closed).entrants, 1);
    }
  });

  it('one account that sends many phones at once has one entry', async () => {
    const { id } = await park.open();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => park.enter(id, `Ada ${i}`, phoneOf(i), { who: 'stuffer', proven: i % 3 === 0 })),
    );
    assert.equal(answers.filter(({ code }) => code === 200).length, 1);
    assert.equal((await park.sql('select 1 from prize_entry')).length, 1);
  });

  it('readers at the moment of the draw all see one and the same', async () => {
    const { id } = await park.open();
    await park.crowd(id, 6);
    park.at(DRAW);
    const draws = await Promise.all(Array.from({ length: 20 }, () => park.call(getDraw, { id })));
    assert.equal(new Set(draws.map((draw) => JSON.stringify(ok(draw)))).size, 1);
    const [first] = draws;
    const { numbers } = ok(await park.call(getEntrants, { id }));
    assert.ok(first && [...checkDraw(ok(first), numbers, { sha256 })].every((step) => step.ok));
  });

  it('an unknown phone is asked about by the same statements as a known one with another name', async () => {
    const { id } = await park.open();
    await park.crowd(id, 1);
    const ask = (phone: string) => statementsOf(() => park.call(getStatus, { roundId: id, phone, name: 'Guess' }));
    const unknown = await ask('13900139000');
    assert.ok(unknown.length > 0);
    assert.deepEqual(await ask(phoneOf(0)), unknown);
  });

  /** The texts of all statements that `work` sends. */
  async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
    const sent: string[] = [];
    const original = pg.Client.prototype.query;
    pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      const [query] = args as [string | { text: string }];
      sent.push(typeof query === 'string' ? query : query.text);
      return Reflect.apply(original, this, args);
    } as typeof original;
    try {
      await work();
    } finally {
      pg.Client.prototype.query = original;
    }
    return sent;
  }
});
