import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it, mock } from 'node:test';
import type { WaitingPlace } from '@park/contract/waitingRoom/schemas';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { openPostgres } from '../../db/postgres';
import { proxied, type TcpProxy } from '../../testing/tcpProxy';
import type { TestApp } from '../../testing/testApp';
import { testDatabases } from '../../testing/testDatabase';
import { FREE, type Guest, ok, order, refused } from '../ticket/salePark.testing';
import { type LinePark, startLinePark } from './waitingRoom.testing';

/** Of the second node; a test has no more patience. ms */
const TIMEOUT_MS = { lock: 2_000, statement: 3_000, query: 500 };

describe('a line at two nodes, on PostgreSQL', { skip: !testDatabases().includes('postgres') }, () => {
  let park: LinePark;
  let second: FastifyInstance;
  let proxy: TcpProxy;
  before(async () => {
    park = await startLinePark('postgres');
    const [{ name = '' } = {}] = await park.sql<{ name: string }>('select current_database() as name');
    const by = await proxied(`postgres://root@127.0.0.1:5432/${name}`);
    proxy = by.proxy;
    const database = await openPostgres(by.url, 8, TIMEOUT_MS);
    second = await buildApp(park.config, { ...park.deps, database });
    second.addHook('onClose', () => database.close());
    await second.ready();
  });
  after(async () => {
    await second.close();
    await proxy.close();
    await park.close();
  });
  beforeEach(() => park.reset());

  const atSecond: Pick<TestApp, 'send' | 'call'> = {
    send: (call, input, token, headers = {}) =>
      second.inject({
        method: call.method,
        url: call.path,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
        payload: input as object,
      }),
    call: async (call, input, token) => (await atSecond.send(call, input, token)).json(),
  };
  const nodeOf = (index: number) => (index % 2 ? park : atSecond);

  it('never lets in more than the limit, in the order of the places, whatever meets', async () => {
    const LIMIT = 7;
    await park.set('atOnce', LIMIT);
    await park.setStock(200, { productId: FREE });
    const guests = await park.guests(120);
    const passes = () =>
      park.sql<{ n: number }>(
        'select count(*)::int as n from waiting_place where admitted_at is not null and ordered_at is null',
      );
    const inUse = async () => (await passes())[0]?.n ?? 0;
    const places = new Map<Guest, WaitingPlace>();
    const join = async (index: number, guest: Guest) => places.set(guest, await park.join(guest, nodeOf(index)));
    const turns = () => Promise.all([park.app.waitingRoom.turn(park.now()), second.waitingRoom.turn(park.now())]);

    await Promise.all([...guests.slice(0, 60).map((guest, index) => join(index, guest)), turns(), turns()]);
    assert.equal(await inUse(), LIMIT);
    let next = 60;
    let ordered = 0;
    for (let round = 0; ordered < guests.length && round < 60; round++) {
      const admitted = await park.sql<{ id: string }>(
        'select visitor_id as id from waiting_place where admitted_at is not null and ordered_at is null',
      );
      const ready = guests.filter(({ visitorId }) => admitted.some(({ id }) => id === visitorId));
      const newcomers = guests.slice(next, next + 10);
      next += newcomers.length;
      park.later(1_000);
      const answers = await Promise.all([
        ...ready.map((guest, index) => order(nodeOf(index), guest.token, { quantity: 1, ticketId: FREE })),
        ...newcomers.map((guest, index) => join(index, guest).then(() => null)),
        turns().then(() => null),
      ]);
      for (const answer of answers) if (answer) ok(answer);
      await Promise.all([turns(), turns()]);
      ordered += ready.length;
      const now = await inUse();
      assert.ok(now <= LIMIT, `${now} in round ${round}`);
    }
    assert.equal(ordered, guests.length);
    const rows = await park.sql<{ place: number; at: string }>(
      'select place, admitted_at as at from waiting_place order by place',
    );
    assert.deepEqual(
      rows.map(({ place }) => place),
      guests.map((_, index) => index + 1),
    );
    assert.ok(rows.every(({ at }, index) => index === 0 || Date.parse(at) >= Date.parse(rows[index - 1]?.at ?? '')));
    assert.equal(places.size, guests.length);
  });

  it('takes a pass that the other node gave, a moment later', async () => {
    await park.set('atOnce', 1);
    await second.waitingRoom.look(park.now());
    const [guest] = (await park.guests(1)) as [Guest];
    assert.equal((await park.join(guest)).state, 'admitted');
    ok(await order(atSecond, guest.token));
  });

  it('stands still where the database is silent: who asks is told so, places are kept, and it goes on', async () => {
    await park.set('atOnce', 1);
    const [first, waiting] = (await park.guests(2)) as [Guest, Guest];
    await park.join(first);
    const place = await park.join(waiting, atSecond);
    assert.equal(place.isStill, false);
    proxy.silence();
    await assert.rejects(second.waitingRoom.turn(park.now()));
    mock.method(
      performance,
      'now',
      (
        (now) => () =>
          now + 11_000
      )(performance.now()),
    );
    const seen = await park.ask(place, atSecond);
    mock.restoreAll();
    assert.deepEqual([seen.state, seen.ahead, seen.isStill], ['waiting', 0, true]);
    refused(
      await atSecond.call({ method: 'POST', path: '/api/ticketWechat/joinWaitingRoom', auth: 'user' }, {}, first.token),
      'unavailable',
    );
    // The other node goes on meanwhile.
    ok(await park.order(first));
    await park.turn();
    proxy.heal();
    park.later(1_000);
    // What fell silent stays so until its connection is given up.
    for (let tries = 0; tries < 10; tries++) if (await second.waitingRoom.turn(park.now()).catch(() => null)) break;
    assert.equal((await park.ask(place, atSecond)).state, 'admitted');
  });
});
