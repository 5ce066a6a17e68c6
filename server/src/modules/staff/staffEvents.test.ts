import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { adminLogout } from '@park/contract/staff/calls';
import { STAFF_EVENTS_PATH } from '@park/contract/staff/events';
import type { DeliveredRole } from '@park/contract/staff/roles';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../app';
import { newId } from '../../db/newId';
import { openPostgres } from '../../db/postgres';
import { startTestApp, type TestApp, testDatabases } from '../../testing/testApp';
import { until } from '../../testing/until';
import { createSessions } from '../session/session.service';
import { MAX_STREAMS } from './staffEvents.routes';
import { createStaffEvents, staffEventJobs } from './staffEvents.service';

/** So long that only a notification explains what arrives. */
const NEVER_MS = 3_600_000;
const BEAT_MS = 50;

interface Stream {
  kinds(): string[];
  subjects(): string[];
  ids(): number[];
  text(): string;
  lastId(): string;
  ended(): boolean;
  close(): void;
}

for (const kind of testDatabases()) {
  describe(`events for staff on ${kind}`, () => {
    let park: TestApp;
    let visitorId: string;
    const streams: Stream[] = [];
    const apps: FastifyInstance[] = [];
    const quiet = { pollMs: NEVER_MS, heartbeatMs: NEVER_MS };
    const sql = (text: string, values: unknown[] = []) => park.database.executeSql(text, values);
    before(async () => {
      park = await startTestApp({ kind, deps: { staffEvents: quiet } });
      await park.app.listen({ host: '127.0.0.1', port: 0 });
      ({ visitorId } = await park.signIn());
    });
    after(async () => {
      for (const stream of streams) stream.close();
      for (const app of apps) await app.close();
      await park.close();
    });

    const node = async (staffEvents = quiet) => {
      const app = await buildApp(park.config, { ...park.deps, staffEvents });
      await app.listen({ host: '127.0.0.1', port: 0 });
      apps.push(app);
      return app;
    };
    const hire = async (roles: DeliveredRole[]) => {
      const id = newId();
      await sql(`insert into admin_account (id, user_name, password_hash, roles) values ($1, $1, '', $2)`, [id, roles]);
      const sessions = createSessions(park.database.db, park.config.authSecret);
      return { id, token: (await sessions.open(park.database.db, { adminId: id, adminName: id }, Date.now())).accessToken };
    };
    const listen = async (token: string, app = park.app, lastId?: string): Promise<Stream> => {
      const address = app.server.address();
      assert.ok(typeof address === 'object' && address);
      const stop = new AbortController();
      const answer = await fetch(`http://127.0.0.1:${address.port}${STAFF_EVENTS_PATH}`, {
        headers: { authorization: `Bearer ${token}`, ...(lastId === undefined ? {} : { 'last-event-id': lastId }) },
        signal: stop.signal,
      });
      assert.equal(answer.headers.get('content-type'), 'text/event-stream');
      assert.equal(answer.headers.get('connection'), 'close');
      let text = '';
      let ended = false;
      const read = async () => {
        const reader = answer.body?.getReader();
        for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
          text += new TextDecoder().decode(part.value);
      };
      read().then(
        () => {
          ended = true;
        },
        () => {
          ended = true;
        },
      );
      const events = () => [...text.matchAll(/^data: (\{"id".*\})$/gm)].map((found) => JSON.parse(found[1] ?? ''));
      const stream: Stream = {
        kinds: () => events().map((event) => event.kind),
        subjects: () => events().map((event) => event.subject),
        ids: () => events().map((event) => event.id),
        text: () => text,
        lastId: () => [...text.matchAll(/^id: ([\d-]+)$/gm)].at(-1)?.[1] ?? '',
        ended: () => ended,
        close: () => stop.abort(),
      };
      streams.push(stream);
      await until('the stream begins', async () => /event: (position|reset)/.test(text));
      return stream;
    };
    const feedBack = (id: string, run = sql) =>
      run(
        `insert into feedback (id, visitor_id, idempotency_key, kind, state, text, created_at)
         values ($1, $2, $1, 'praise', 'received', 'good', now())`,
        [id, visitorId],
      );
    const askHelp = (id: string) =>
      sql(
        `insert into help_request (id, number, device_hash, kind, urgency, status, phone, note, asked_at, received_at)
         values ($1, $1, $1, 'hurt', 1, 'active', '', '', now(), now())`,
        [id],
      );
    const hears = (stream: Stream, subject: string) =>
      until(`${subject} arrives`, async () => stream.subjects().includes(subject));

    it('arrive by themselves, to those whose work it is', async () => {
      const [desk, content, owner] = await Promise.all(
        (['helpDesk', 'content', 'owner'] as const).map(async (role) => listen((await hire([role])).token)),
      );
      assert.ok(desk && content && owner);
      await askHelp('H1');
      await hears(desk, 'help:H1');
      await sql(`update help_request set status = 'responding', responding_at = now() where id = 'H1'`);
      await feedBack('F1');
      for (const stream of [desk, owner]) {
        await hears(stream, 'feedback:F1');
        const here = stream.kinds().filter((one) => one !== 'staffChanged');
        assert.deepEqual(here, ['helpRequested', 'helpChanged', 'feedBackSent']);
      }
      assert.deepEqual(content.kinds(), []);
      for (const stream of [desk, content, owner]) stream.close();
    });

    it('end when their reader signs out, at whichever node', async () => {
      const { token } = await hire(['helpDesk']);
      const stays = await listen((await hire(['helpDesk'])).token);
      const elsewhere = await listen(token, await node());
      const here = await listen(token);
      assert.equal((await park.call(adminLogout, {}, token)).code, 200);
      const began = performance.now();
      for (const stream of [here, elsewhere]) await until('the stream ends', async () => stream.ended());
      assert.ok(performance.now() - began < 2_000);
      assert.equal(stays.ended(), false);
      stays.close();
    });

    it('are so many for a sign-in at most: the oldest makes way, and no other screen of the same account', async () => {
      const { id, token } = await hire(['helpDesk']);
      const sessions = createSessions(park.database.db, park.config.authSecret);
      const another = await sessions.open(park.database.db, { adminId: id, adminName: id }, Date.now());
      const other = await listen(another.accessToken);
      const mine: Stream[] = [];
      for (let n = 0; n <= MAX_STREAMS.session; n++) mine.push(await listen(token));
      await until('the oldest ends', async () => mine[0]?.ended() === true);
      assert.deepEqual(
        [...mine.slice(1), other].filter((stream) => stream.ended()),
        [],
      );
      for (const stream of [...mine, other]) stream.close();
    });

    it('want a token of staff', async () => {
      const { token } = await park.signIn();
      for (const authorization of ['', `Bearer ${token}`]) {
        const answer = await park.app.inject({ url: STAFF_EVENTS_PATH, headers: { authorization } });
        assert.equal(answer.statusCode, 401);
      }
    });

    it('go on after a restart without missing any', async () => {
      const { token } = await hire(['helpDesk']);
      const first = await node();
      const before = await listen(token, first);
      await feedBack('F10');
      await hears(before, 'feedback:F10');
      await first.close();
      await until('the stopping server ends the stream', async () => before.ended());
      await feedBack('F11');
      const second = await node();
      const again = await listen(token, second, before.lastId());
      await hears(again, 'feedback:F11');
      await feedBack('F12');
      await hears(again, 'feedback:F12');
      // An open transaction of any database of the server takes the place further back: a subject may then have several events.
      const ids = again.ids();
      assert.equal(new Set(ids).size, ids.length, 'each once');
      again.close();
    });

    it('say so when one cannot go on', async () => {
      const { token } = await hire(['helpDesk']);
      for (const odd of ['999999999999', 'x', '']) {
        const stream = await listen(token, park.app, odd);
        if (odd !== '') assert.match(stream.text(), /event: reset/, odd);
        stream.close();
      }
    });

    it('end at once with the account, and with the session at the next beat', async () => {
      const off = await hire(['content']);
      const stream = await listen(off.token);
      await sql('update admin_account set active = false where id = $1', [off.id]);
      await until('the stream ends', async () => stream.ended());
      const out = await hire(['content']);
      const beating = await listen(out.token, await node({ pollMs: NEVER_MS, heartbeatMs: BEAT_MS }));
      await until('it beats', async () => beating.text().includes(': beat'));
      await sql('update session set revoked_at = now() where admin_id = $1', [out.id]);
      await until('the stream ends', async () => beating.ended());
    });

    it('count a role that was taken away from the next event on', async () => {
      const { id, token } = await hire(['helpDesk']);
      const stream = await listen(token);
      await sql(`update admin_account set roles = '{live}' where id = $1`, [id]);
      const witness = await listen((await hire(['helpDesk'])).token);
      await feedBack('F20');
      await hears(witness, 'feedback:F20');
      // That it was taken away is for whoever it was taken from, and nothing after it.
      assert.deepEqual(stream.kinds(), ['rightsChanged']);
      for (const one of [stream, witness]) one.close();
    });

    it('are forgotten after two days', async () => {
      const [job] = staffEventJobs(park.database);
      const { rows } = await sql('select count(*)::int as n from staff_event');
      assert.equal(await job?.run(Date.now()), 0);
      assert.equal(await job?.run(Date.now() + 3 * 86_400_000), rows[0]?.n);
    });

    if (kind === 'pglite') return;

    it('reach every node, and are found by looking when nobody notifies', async () => {
      const { token } = await hire(['helpDesk']);
      const other = await listen(token, await node());
      const mine = await listen(token);
      await feedBack('F30');
      await Promise.all([hears(mine, 'feedback:F30'), hears(other, 'feedback:F30')]);
      const looking = await listen(token, await node({ pollMs: BEAT_MS, heartbeatMs: NEVER_MS }));
      await sql(`insert into staff_event (kind, subject) values ('feedBackSent', 'feedback:silent')`);
      await hears(looking, 'feedback:silent');
      for (const one of [other, mine, looking]) one.close();
    });

    it('come again when the connection that hears of them was killed', async () => {
      const { token } = await hire(['helpDesk']);
      const stream = await listen(token);
      const ears = () =>
        sql(
          `select pid from pg_stat_activity where application_name = 'fossil-park-listen' and datname = current_database()
           and query like 'listen%'`,
        );
      await until('it listens', async () => (await ears()).rows.length > 0);
      const old = (await ears()).rows.map(({ pid }) => pid);
      await sql('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [old]);
      await feedBack('F40');
      await hears(stream, 'feedback:F40');
      await until('it listens again', async () => (await ears()).rows.some(({ pid }) => !old.includes(pid)));
      await feedBack('F41');
      await hears(stream, 'feedback:F41');
      stream.close();
    });

    it('are not lost when a later number is seen first', async () => {
      const { token } = await hire(['helpDesk']);
      const stream = await listen(token);
      const { rows } = await sql('select current_database() as name');
      const url = new URL(process.env.DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres');
      url.pathname = `/${rows[0]?.name}`;
      const slow = await openPostgres(url.href, 1);
      const before = await slow.session(async (session) => {
        await feedBack('F50', async (text, values) => ({ rows: await session.query(text, values), rowCount: 1 }));
        await feedBack('F51');
        await hears(stream, 'feedback:F51');
        return stream.lastId();
      });
      await hears(stream, 'feedback:F50');
      const resumed = await listen(token, park.app, before);
      await hears(resumed, 'feedback:F50');
      await slow.close();
      for (const one of [stream, resumed]) one.close();
    });

    it('are read once for all readers, each once', async () => {
      const events = createStaffEvents(park.database, { pollMs: NEVER_MS, onError: (error) => assert.fail(String(error)) });
      const received: number[][] = [[], [], []];
      for (const mine of received) await events.join(null, ({ rows }) => void mine.push(...rows.map(({ id }) => id)));
      await Promise.all(Array.from({ length: 20 }, (_, i) => feedBack(`F6-${i}`)));
      await until('all arrive', async () => received.every((mine) => mine.length >= 20));
      for (const mine of received) assert.equal(new Set(mine).size, 20);
      await events.close();
    });
  });
}
