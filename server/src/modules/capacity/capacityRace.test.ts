import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Call } from '@park/contract/call';
import { checkInGroup, saveCapacity, saveParkGroup } from '@park/contract/capacity/calls';
import type { Envelope } from '@park/contract/envelope';
import { cancelOrder, changeOrderDay } from '@park/contract/ticket/order/calls';
import type { AddOrderIn } from '@park/contract/ticket/sale/schemas';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { newId } from '../../db/newId';
import type { TestApp } from '../../testing/testApp';
import { testDatabases } from '../../testing/testDatabase';
import { until } from '../../testing/until';
import {
  ADULT,
  AFTERNOON,
  FREE,
  type Guest,
  MORNING,
  NOON,
  ok,
  order,
  type SalePark,
  startSalePark,
  TODAY,
  TOMORROW,
} from '../ticket/salePark.testing';
import { createCrowds } from './crowd.service';

const LATER = '2026-05-06';
const MAX_PEOPLE = 30;
const PLACES = [TOMORROW, LATER].flatMap((day) =>
  [ADULT, FREE].flatMap((ticketId) => [MORNING, NOON, AFTERNOON].map((slotId) => ({ ticketId, day, slotId }))),
);
const at = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item;

describe('the most people allowed, fought over by two servers on PostgreSQL', {
  skip: !testDatabases().includes('postgres'),
}, () => {
  let park: SalePark;
  let second: FastifyInstance;
  let owner: string;
  before(async () => {
    park = await startSalePark({ kind: 'postgres' });
    second = await buildApp(park.config, park.deps);
    await second.ready();
  });
  after(async () => {
    await second.close();
    await park.close();
  });
  beforeEach(async () => {
    await park.reset();
    owner = await park.signInAdmin();
    const approved = { validFrom: TODAY, daily: MAX_PEOPLE, momentary: 10, approval: 'No. 7', meanStay: null, version: 0 };
    ok(await park.call(saveCapacity, approved, owner));
  });

  const atSecond: Pick<TestApp, 'send'> = {
    send: (call, input, token, headers = {}) =>
      second.inject({
        method: call.method,
        url: call.path,
        headers: { authorization: `Bearer ${token}`, ...headers },
        payload: input as object,
      }),
  };
  const node = (index: number) => (index % 2 ? park : atSecond);
  /** On a slow machine somebody may wait too long for a row; all of it is safe to repeat. */
  const repeated = async <Out>(ask: () => Promise<Envelope<Out>>): Promise<Envelope<Out>> => {
    for (let attempt = 1; ; attempt++) {
      const answer = await ask();
      if (answer.extras?.error !== 'unavailable' || attempt === 20) return answer;
    }
  };
  const ask = <In, Out>(index: number, call: Call<In, Out>, input: In, token: string): Promise<Envelope<Out>> =>
    repeated(async () => (await node(index).send(call, input, token)).json());
  const buy = (index: number, { token }: Guest, change: Partial<AddOrderIn>) => {
    const key = newId();
    return repeated(() => order(node(index), token, change, key));
  };
  const tally = (answers: Envelope<unknown>[]) => {
    const result: Record<string, number> = {};
    for (const { extras } of answers) result[extras?.error ?? 'ok'] = (result[extras?.error ?? 'ok'] ?? 0) + 1;
    return result;
  };
  const takenOn = async (day: string) =>
    (await park.sql<{ taken: number }>('select taken from park_day where day = $1', [day]))[0]?.taken ?? 0;

  it('sells exactly the maximum of each day, over all products and slots', async () => {
    const guests = await park.guests(120);
    const answers = await Promise.all(guests.map((guest, index) => buy(index, guest, { ...at(PLACES, index), quantity: 1 })));
    assert.deepEqual(tally(answers), { ok: 2 * MAX_PEOPLE, ticketDayFull: 60 });
    assert.deepEqual([await takenOn(TOMORROW), await takenOn(LATER)], [MAX_PEOPLE, MAX_PEOPLE]);
    await park.agree();
  });

  it('never passes it while orders, cancellations, moves and groups meet, and no two wait for each other', async () => {
    const guests = await park.guests(60);
    const first = await Promise.all(
      guests.slice(0, 24).map((guest, index) => buy(index, guest, { ...at(PLACES, index), ticketId: FREE, quantity: 1 })),
    );
    const moved = first.map(ok);
    const answers = await Promise.all([
      ...guests.slice(24).map((guest, index) => buy(index, guest, { ...at(PLACES, index), quantity: 2 })),
      // Half of them from one day to the other, the others back.
      ...moved.map((one, index) => {
        const day = one.day === TOMORROW ? LATER : TOMORROW;
        return ask(index, changeOrderDay, { orderId: one.id, day, slotId: one.slot.id }, guests[index]?.token ?? '');
      }),
      ...Array.from({ length: 8 }, (_, index) =>
        ask(
          index,
          saveParkGroup,
          { id: newId(), version: 0, day: at([TOMORROW, LATER], index), name: 'School', people: 3 },
          owner,
        ),
      ),
    ]);
    const counts = tally(answers);
    const unexpected = Object.keys(counts).filter(
      (one) => !['ok', 'ticketDayFull', 'ticketDayLeft', 'waitingRoom'].includes(one),
    );
    assert.deepEqual(unexpected, [], JSON.stringify(counts));
    for (const day of [TOMORROW, LATER]) assert.ok((await takenOn(day)) <= MAX_PEOPLE, `${day} has ${await takenOn(day)}`);
    await park.agree();
    const mine = await park.sql<{ id: string; token: number }>(`select id from ticket_order where status = 'pending'`);
    await Promise.all(
      mine.map(async ({ id }, index) => {
        const [row] = await park.sql<{ visitor: string }>('select visitor_id as visitor from ticket_order where id = $1', [id]);
        const who = guests.find(({ visitorId }) => visitorId === row?.visitor);
        return ask(index, cancelOrder, { orderId: id }, who?.token ?? '');
      }),
    );
    await park.agree();
  });

  it('weighs a day by the new maximum that a sale began under the old one', async () => {
    let change: Promise<unknown> | undefined;
    await park.database.transaction(async (tx) => {
      await tx.execute(sql`select park_day_take(${LATER}::date, ${MAX_PEOPLE})`);
      const raised = { validFrom: TODAY, daily: 10 * MAX_PEOPLE, momentary: 10, approval: 'No. 8', meanStay: null, version: 1 };
      let answered = false;
      change = park.call(saveCapacity, raised, owner).then((answer) => {
        ok(answer);
        answered = true;
      });
      await until('a change of the maximum', async () => answered || (await park.count('pg_locks where not granted')) > 0);
    });
    await change;
    assert.deepEqual(await park.sql('select taken, level from park_day where day = $1', [LATER]), [
      { taken: MAX_PEOPLE, level: 0 },
    ]);
    assert.equal((await park.sql('select level from capacity_level order by id')).at(-1)?.level, 0);
  });

  it('reaches a level once, and does what follows from it once, however many nodes look', async () => {
    await park.sql(`update waiting_room set kind = 'off', capacity_day = null`);
    const [{ round }] = (await park.sql<{ round: number }>('select round from waiting_room')) as [{ round: number }];
    const group = { id: newId(), version: 0, day: TODAY, name: 'School', people: 29 };
    ok(await park.call(saveParkGroup, group, owner));
    await Promise.all([0, 1].map((index) => ask(index, checkInGroup, { id: group.id, people: 29, gate: 'East' }, owner)));
    const nodes = Array.from({ length: 8 }, () => createCrowds(park.database));
    await Promise.all(nodes.map((crowds) => crowds.read(park.now())));
    assert.deepEqual(await park.sql('select maximum, before, level, figure, most from capacity_level order by id'), [
      { maximum: 'daily', before: 0, level: 95, figure: 29, most: 30 },
      { maximum: 'momentary', before: 0, level: 100, figure: 29, most: 10 },
    ]);
    const [room] = await park.sql<{ kind: string; round: number }>('select kind, round from waiting_room');
    assert.deepEqual(room, { kind: 'perMinute', round: round + 1 });
    assert.equal(await park.count(`audit_log where action = 'notice.publish' and subject = 'notice:capacity-${TODAY}'`), 1);
    await park.sql(`update waiting_room set kind = 'off', capacity_day = null`);
  });
});
