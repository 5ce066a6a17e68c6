import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, beforeEach, describe, it } from 'node:test';
import { callHelp, cancelHelp, getHelp, getHelpRequests, resolveHelp, takeHelp } from '@park/contract/help/calls';
import { HELP } from '@park/contract/help/limits';
import type { CallHelpIn, HelpRequest } from '@park/contract/help/schemas';
import { getMessages } from '@park/contract/message/calls';
import { DEFAULT_RULES } from '@park/contract/park/rules';
import { parkMoment, toParkIso } from '@park/contract/parkTime';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../app';
import { sharedPark } from '../../testing/sharedPark';
import { startTestApp, testDatabases } from '../../testing/testApp';
import { parkPlace } from '../map/map.tables';
import { auditOf } from '../staff/audit.service';
import { AFTERNOON, FREE, ok, refused, startSalePark, TODAY } from '../ticket/salePark.testing';
import { helpJobs } from './help.jobs.service';

const START = parkMoment('2026-05-04', '10:00');
const PLACE = { latitude: 30.25, longitude: 120.17, accuracy: 12, system: 'gcj02' as const, at: toParkIso(START) };

const GATE = {
  id: 'gate',
  kind: 'entrance' as const,
  name: { en: 'Gate', 'zh-Hans': '大门' },
  text: { en: '', 'zh-Hans': '' },
  latitude: PLACE.latitude,
  longitude: PLACE.longitude,
  position: 0,
};

function asking(change: Partial<CallHelpIn> = {}): CallHelpIn {
  const fresh = { clientId: randomUUID(), device: randomUUID() };
  return { ...fresh, kind: 'hurt', phone: '13800138000', note: '', position: PLACE, askedAt: null, ...change };
}

for (const kind of testDatabases())
  describe(`calls for help on ${kind}`, () => {
    const park = sharedPark(() => startTestApp({ kind, clock: () => now }));
    let admin: string;
    /** PGlite has one connection and shares this machine with everything else. */
    const MANY = kind === 'postgres' ? 1_000 : 250;
    let now = START;
    before(async () => {
      admin = await park.signInAdmin();
    });
    beforeEach(async () => {
      now = START;
      await park.database.executeSql('truncate help_ask, help_request', []);
    });

    const call = async (input: CallHelpIn, token?: string) => ok(await park.call(callHelp, input, token));
    /** Somebody who is not signed in, behind a network of their own. */
    const callFrom = async (remoteAddress: string, input: CallHelpIn) =>
      ok<HelpRequest>((await park.app.inject({ method: 'POST', url: callHelp.path, payload: input, remoteAddress })).json());
    const mine = async (device: string) => ok(await park.call(getHelp, { device }));
    const open = async () => ok(await park.call(getHelpRequests, { pageSize: 100 }, admin)).items;
    const count = async (table: string) =>
      (await park.database.executeSql(`select count(*)::int as n from ${table}`, [])).rows[0].n as number;

    it('are delivered once, however often and with whatever answers lost', async () => {
      const input = asking();
      const answers = await Promise.all(Array.from({ length: 12 }, () => call(input)));
      assert.equal(new Set(answers.map(({ id }) => id)).size, 1);
      ok(await park.call(cancelHelp, { device: input.device, id: answers[0]?.id ?? '' }));
      now += 3_600_000;
      assert.equal((await call(input)).status, 'cancelled');
      assert.deepEqual([await count('help_request'), await count('help_ask')], [1, 1]);
      assert.equal((await open()).length, 0);
    });

    it('from one phone, by the hundred in a minute, are one call that is never refused', async () => {
      const device = randomUUID();
      const all = await Promise.all(
        Array.from({ length: MANY }, (_, index) => call(asking({ device, kind: index === 0 ? 'lostChild' : 'other' }))),
      );
      assert.equal(new Set(all.map(({ id }) => id)).size, 1);
      const [seen, ...more] = await open();
      assert.deepEqual([more.length, seen?.kind, seen?.asked], [0, 'lostChild', await count('help_ask')]);
      assert.ok((seen?.asked ?? 0) <= HELP.perMinute);
    });

    it('from a thousand phones of one address are all kept, and quickly', async () => {
      const calls = Array.from({ length: MANY }, () => asking());
      const begin = performance.now();
      const sent = await Promise.all(calls.map((input) => call(input)));
      const took = performance.now() - begin;
      assert.equal(new Set(sent.map(({ number }) => number)).size, MANY);
      assert.deepEqual([await count('help_request'), await count('help_ask')], [MANY, MANY]);
      assert.ok(took < 20_000, `${took} ms`);
    });

    if (kind === 'postgres') return;

    it('need no sign-in, reach staff, and tell the visitor how they go on', async () => {
      const input = asking({ note: 'By the ripple wall', askedAt: toParkIso(START - 90_000) });
      const sent = await call(input);
      assert.deepEqual([sent.status, sent.located, sent.askedAt], ['active', true, toParkIso(START - 90_000)]);
      now += 61_000;
      const [seen] = await open();
      assert.deepEqual(
        [seen?.number, seen?.phone, seen?.note, seen?.position, seen?.waitedSeconds],
        [sent.number, input.phone, input.note, PLACE, 61],
      );
      const taken = ok(await park.call(takeHelp, { id: sent.id }, admin));
      assert.deepEqual([taken.status, taken.responder, taken.waitedSeconds], ['responding', 'admin', 61]);
      now += 600_000;
      assert.deepEqual(ok(await park.call(takeHelp, { id: sent.id }, admin)), taken);
      const outcome = 'Bandaged and taken to the gate';
      ok(await park.call(resolveHelp, { id: sent.id, outcome }, admin));
      ok(await park.call(resolveHelp, { id: sent.id, outcome }, admin));
      const [shown] = (await mine(input.device)).requests;
      assert.deepEqual([shown?.status, shown?.outcome, shown?.respondingAt], ['resolved', outcome, toParkIso(START + 61_000)]);
      assert.deepEqual(
        (await auditOf(park.database.db, `help:${sent.id}`)).map(({ action }) => action),
        ['help.take', 'help.resolve'],
      );
      refused(await park.call(takeHelp, { id: sent.id }, admin), 'helpOver');
      refused(await park.call(cancelHelp, { device: input.device, id: sent.id }), 'helpOver');
      assert.equal((await call(asking({ device: input.device }))).status, 'active');
    });

    it('of one phone add to the one that is open: newest place, the more urgent kind', async () => {
      const device = randomUUID();
      const first = await call(asking({ device, kind: 'lostWay', position: null, note: 'Near the lake' }));
      const second = await call(asking({ device, kind: 'danger', phone: '', note: 'Rocks are falling' }));
      const third = await call(asking({ device, kind: 'other', position: null }));
      assert.deepEqual([second.id, third.id], [first.id, first.id]);
      const [seen, ...more] = await open();
      assert.deepEqual(
        [seen?.kind, seen?.asked, seen?.note, seen?.position?.latitude, seen?.phone, more.length],
        ['danger', 3, 'Rocks are falling\nNear the lake', PLACE.latitude, '13800138000', 0],
      );
    });

    it('take a place that is found later, and never begin anew with it', async () => {
      const device = randomUUID();
      const { id } = await call(asking({ device, position: null }));
      const place = asking({ device, kind: 'other', onlyTo: id });
      assert.deepEqual([(await call(place)).located, (await open()).length], [true, 1]);
      ok(await park.call(cancelHelp, { device, id }));
      assert.equal((await call(place)).status, 'cancelled');
      refused(await park.call(callHelp, asking({ device, onlyTo: id })), 'helpOver');
      refused(await park.call(callHelp, asking({ onlyTo: id })), 'helpOver');
      assert.equal((await open()).length, 0);
    });

    it('are taken with the least accuracy that a number can say', async () => {
      for (const accuracy of [5e-324, 1e-46, 1e7]) await call(asking({ position: { ...PLACE, accuracy } }));
      assert.deepEqual((await open()).map(({ position }) => position?.accuracy).sort(), [0, 0, 1e7]);
    });

    it('are never refused for how they are filled in', async () => {
      const odd = {
        ...asking(),
        kind: 'earthquake',
        phone: 7,
        note: 'x'.repeat(5_000),
        position: { latitude: 900 },
        askedAt: 'soon',
      };
      const sent = await call(odd as unknown as CallHelpIn);
      const [seen] = await open();
      assert.deepEqual([sent.kind, seen?.phone, seen?.note.length, seen?.position], ['other', '', HELP.note, null]);
      const script = "<script>alert(1)</script> %_\\'";
      await call(asking({ note: script }));
      assert.ok((await open()).some(({ note }) => note === script));
      // What no database holds: NUL, and half of a character that a phone cut in two.
      await call(asking({ note: 'By the\0 well \ud83d', phone: '138\0' }));
      assert.ok((await open()).some(({ note, phone }) => note === 'By the\ufffd well \ufffd' && phone === '138\ufffd'));
      assert.equal((await park.call(callHelp, { ...asking(), clientId: '' })).code, 400);
    });

    it('are not refused when two of a day are given the same number', async () => {
      const { number } = await call(asking());
      await park.database.session(({ script }) =>
        script(`create sequence alike; create function make_alike() returns trigger language plpgsql as $$ begin
            if nextval('alike') = 1 then new.number := '${number}'; end if; return new; end $$;
          create trigger make_alike before insert on help_request for each row execute function make_alike()`),
      );
      assert.notEqual((await call(asking())).number, number);
      await park.database.session(({ script }) =>
        script('drop trigger make_alike on help_request; drop function make_alike; drop sequence alike'),
      );
    });

    it('are never refused for the clock of the phone, and lose no place by it', async () => {
      for (const clock of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00', '10000-01-01T00:00:00Z', 'soon']) {
        const sent = await call(asking({ askedAt: clock, position: { ...PLACE, at: clock } }));
        assert.deepEqual([sent.askedAt, sent.located], [toParkIso(now), true], clock);
      }
    });

    it('come to staff in the order in which to go', async () => {
      for (const [kind, minute] of [
        ['other', 0],
        ['lostWay', 1],
        ['hurt', 3],
        ['danger', 2],
        ['lostChild', 4],
      ] as const) {
        now = START + minute * 60_000;
        await callFrom(`10.0.0.${minute}`, asking({ kind, position: null }));
      }
      const [first] = await open();
      assert.equal(first?.kind, 'danger');
      ok(await park.call(takeHelp, { id: first?.id ?? '' }, admin));
      assert.deepEqual(
        (await open()).map(({ kind }) => kind),
        ['hurt', 'lostChild', 'lostWay', 'other', 'danger'],
      );
    });

    it('are nobody else’s, and a signed-in visitor is told in the inbox', async () => {
      const { token, visitorId } = await park.signIn();
      const input = asking();
      const { id } = await call(input, token);
      refused(await park.call(cancelHelp, { device: randomUUID(), id }), 'helpNotFound');
      assert.deepEqual((await mine(randomUUID())).requests, []);
      assert.notEqual((await call({ ...asking(), clientId: randomUUID() })).id, id);
      assert.equal((await park.call(getHelpRequests, {}, token)).code, 401);
      ok(await park.call(takeHelp, { id }, admin));
      const messages = ok(await park.call(getMessages, {}, token)).items;
      assert.deepEqual(
        messages.map(({ kind, page }) => [kind, page?.name]),
        [['helpTaken', 'help']],
      );
      assert.equal((await open()).find((one) => one.id === id)?.visitorId, visitorId);
    });

    it('say how long it usually takes, once there is enough to say it', async () => {
      for (const minutes of [1, 2, 3, 30]) await answered(minutes);
      assert.equal((await mine(randomUUID())).usualMinutes, null);
      await answered(4);
      assert.equal((await mine(randomUUID())).usualMinutes, 3);
    });
    async function answered(minutes: number) {
      const { id } = await call(asking());
      now += minutes * 60_000;
      ok(await park.call(takeHelp, { id }, admin));
    }

    it('forget phone, place and words a month after they ended, and nothing before', async () => {
      const input = asking({ note: 'Broken leg' });
      const { id } = await call(input);
      await call(asking());
      ok(await park.call(resolveHelp, { id, outcome: 'Done' }, admin));
      const [job] = helpJobs(park.database);
      assert.equal(await job?.run(START + DEFAULT_RULES.retention.help * 86_400_000), 0);
      assert.equal(await job?.run(START + DEFAULT_RULES.retention.help * 86_400_000 + 1), 1);
      assert.equal(await count(`help_request where phone = '' and latitude is null and note = ''`), 1);
    });

    it('made up by the hundred stand in one row behind what is proven, and end together', async () => {
      const anna = await park.signIn();
      await park.database.db.insert(parkPlace).values(GATE);
      for (let n = 0; n < 50; n++) await call(asking({ kind: 'danger', position: null }));
      // Of one moment, chance would say which stands first.
      now += 1_000;
      const alone = await callFrom('2001:db8:1::1', asking({ kind: 'danger', position: null }));
      const inPark = await callFrom('10.0.0.8', asking({ kind: 'lostWay' }));
      const signedIn = await call(asking({ kind: 'other', position: null }), anna.token);
      const rows = await open();
      assert.deepEqual(
        rows.map(({ proof, folded, foldedBy }) => [proof, folded, foldedBy]),
        [
          ['inPark', 1, null],
          ['signedIn', 1, null],
          ['none', 50, 'network'],
          ['none', 1, null],
        ],
      );
      assert.deepEqual([rows[0]?.id, rows[1]?.id, rows[3]?.id], [inPark.id, signedIn.id, alone.id]);

      const id = rows[2]?.id ?? '';
      const each = ok(await park.call(getHelpRequests, { inRowOf: id, pageSize: 100 }, admin));
      assert.deepEqual([each.items.length, new Set(each.items.map(({ number }) => number)).size], [50, 50]);
      const taken = ok(await park.call(takeHelp, { id }, admin));
      assert.equal(taken.status, 'responding');
      const next = (await open()).find(({ folded }) => folded > 1);
      assert.deepEqual([next?.folded, next?.id === id], [49, false]);
      const seenAt = toParkIso(now);
      now += 5_000;
      const unseen = await call(asking({ kind: 'danger', position: null }));
      ok(await park.call(resolveHelp, { id: next?.id ?? '', outcome: 'Nobody was there', wholeRow: true, seenAt }, admin));
      assert.deepEqual(
        new Set((await open()).map((row) => row.id)),
        new Set([inPark.id, signedIn.id, alone.id, id, unseen.id]),
      );
      const [line] = await auditOf(park.database.db, `help:${next?.id}`);
      assert.equal(line?.details.others, 48);
    });

    it('from one place by many phones of many networks stand in one row', async () => {
      for (let n = 1; n <= 5; n++) await callFrom(`10.1.${n}.1`, asking({ kind: 'danger' }));
      assert.deepEqual(
        (await open()).map(({ folded, foldedBy }) => [folded, foldedBy]),
        [[5, 'place']],
      );
    });

    it('of a visitor with a ticket for the day say so', async () => {
      const sale = await startSalePark({ kind });
      const guest = await sale.guest();
      ok(await sale.order(guest, { ticketId: FREE, day: TODAY, slotId: AFTERNOON, quantity: 1 }));
      ok(await sale.call(callHelp, asking({ position: null }), guest.token));
      const { items } = ok(await sale.call(getHelpRequests, {}, await sale.signInAdmin()));
      assert.deepEqual(
        items.map(({ proof }) => proof),
        ['ticket'],
      );
      await sale.close();
    });

    it('get through when their address has used up every other call', async () => {
      const crowded = await buildApp({ ...park.config, rateLimit: 1 }, park.deps);
      const post = (path: string, payload: object) => crowded.inject({ method: 'POST', url: path, payload });
      const { device } = asking();
      await post(getHelp.path, { device });
      assert.equal((await post(getHelp.path, { device })).statusCode, 429);
      for (let times = 0; times < 3; times++) assert.equal((await post(callHelp.path, asking())).json().code, 200);
      await crowded.close();
    });
  });

describe('calls for help at once, on PostgreSQL', { skip: !testDatabases().includes('postgres') }, () => {
  const park = sharedPark(() => startTestApp({ kind: 'postgres' }));

  it('are each in exactly one call while staff and visitor end it again and again', async () => {
    const device = randomUUID();
    const admin = await park.signInAdmin();
    const calls = Array.from({ length: 18 }, () => asking({ device }));
    const endings = async (id: string, index: number) =>
      index % 2 ? park.call(cancelHelp, { device, id }) : park.call(resolveHelp, { id, outcome: 'Helped' }, admin);
    await Promise.all(
      calls.map(async (input, index) => {
        const { id } = ok(await park.call(callHelp, input));
        await endings(id, index);
        ok(await park.call(callHelp, input));
      }),
    );
    const found = async (text: string) => (await park.database.executeSql(text, [])).rows;
    assert.equal((await found('select 1 from help_ask')).length, calls.length);
    const wrong = await found(`
      select r.id from help_request r where r.asked <> (select count(*) from help_ask a where a.request_id = r.id)`);
    assert.deepEqual(wrong, []);
  });

  it('get through beside one whose row somebody holds, and while nobody can say who has a ticket', async () => {
    const anna = await park.signIn();
    const device = randomUUID();
    const { id } = ok(await park.call(callHelp, asking({ device })));
    await park.database.transaction(async (tx) => {
      await tx.execute(sql`select 1 from help_request where id = ${id} for update`);
      await tx.execute(sql`lock table ticket_order in access exclusive mode`);
      const first = park.call(callHelp, asking());
      const [held, one, two] = await Promise.all([
        park.call(callHelp, asking({ device })),
        park.call(callHelp, asking(), anna.token),
        park.call(callHelp, asking()),
        first,
      ]);
      assert.notEqual(held.code, 200);
      assert.deepEqual([ok(one).status, ok(two).status, ok(await first).status], ['active', 'active', 'active']);
    });
    assert.equal(ok(await park.call(callHelp, asking({ device }))).id, id);
  });

  it('are taken by one member of staff, and the other is told who', async () => {
    const { id } = ok(await park.call(callHelp, asking()));
    const admin = await park.signInAdmin();
    const answers = await Promise.all([1, 2, 3].map(() => park.call(takeHelp, { id }, admin)));
    for (const answer of answers) assert.equal(ok(answer).responder, 'admin');
    assert.equal((await auditOf(park.database.db, `help:${id}`)).length, 1);
    await park.database.executeSql(`update help_request set responder_id = 'other', responder_name = 'li' where id = $1`, [id]);
    const refusal = await park.call(takeHelp, { id }, admin);
    refused(refusal, 'helpTaken');
    assert.match(refusal.message, /^li took this call at \d\d:\d\d\.$/);
  });
});
