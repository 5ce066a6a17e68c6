import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { CallInput } from '@park/contract/call';
import * as calls from '@park/contract/exhibit/calls';
import { sql } from 'drizzle-orm';
import { rows } from '../../db/db';
import { ok, refused } from '../../testing/answers';
import { sharedPark } from '../../testing/sharedPark';
import { startTestApp, testDatabases } from '../../testing/testApp';
import { until } from '../../testing/until';
import { TRILOBITE } from './exhibitPark.testing';

const NOW = Date.parse('2026-05-31T10:00:00+08:00');
const DAY = 86_400_000;

for (const kind of testDatabases())
  describe(`what is heard on ${kind}`, () => {
    const park = sharedPark(() => startTestApp({ kind, clock: () => now }));
    let lin: string;
    let now = NOW;
    beforeEach(async () => {
      await at(NOW);
      for (const table of ['exhibit', 'exhibit_heard']) await park.database.executeSql(`delete from ${table}`, []);
      ok(await park.call(calls.saveExhibit, TRILOBITE, lin));
    });
    /** Days later a sign-in has ended. */
    const at = async (moment: number) => {
      now = moment;
      lin = await park.signInAdmin();
    };
    let networks = 0;
    const newNetwork = () => `198.51.100.${++networks}`;
    const tell = async (
      report: Partial<CallInput<typeof calls.tellHeard>> = {},
      from = newNetwork(),
      headers: Record<string, string> = { 'accept-language': 'en' },
    ) =>
      (
        await park.app.inject({
          method: 'POST',
          url: calls.tellHeard.path,
          payload: { id: '101', how: 'voice', tenth: 3, ...report },
          remoteAddress: from,
          headers,
        })
      ).json();
    const heard = async (days?: '7' | '30' | '365') => ok(await park.call(calls.getHeard, days ? { days } : {}, lin));
    const total = async () => (await heard()).flatMap(({ tenths }) => tenths).reduce((sum, count) => sum + count, 0);

    if (kind === 'postgres') {
      it('loses none of a crowd that stops at once', async () => {
        const reports: Promise<unknown>[] = [];
        await park.database.transaction(async (tx) => {
          await tx.execute(
            sql`insert into exhibit_heard (day, exhibit_id, lang, how, tenth) values ('2026-05-31', '101', 'en', 'voice', 3)`,
          );
          for (let times = 0; times < 40; times++) reports.push(tell());
          // By this connection, for the others may all wait.
          const blocked = sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
          await until('one waits for the row', async () => (await rows(tx, blocked)).length > 0);
        });
        await Promise.all(reports);
        assert.equal(await total(), 41);
      });
      return;
    }

    it('is counted by day, exhibit, language and way, and by the tenth in which somebody stopped', async () => {
      ok(await tell());
      ok(await tell());
      ok(await tell({ tenth: 10 }));
      ok(await tell({ how: 'recording', tenth: 0 }, newNetwork(), { 'accept-language': 'fr' }));
      assert.deepEqual(await heard(), [
        { id: '101', language: 'en', how: 'voice', tenths: [0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1] },
        { id: '101', language: 'fr', how: 'recording', tenths: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] },
      ]);
      await at(NOW + 6 * DAY);
      assert.equal((await heard('7')).length, 2);
      await at(NOW + 7 * DAY);
      assert.deepEqual(await heard('7'), []);
      assert.equal((await heard()).length, 2);
      await at(NOW + 37 * DAY);
      assert.deepEqual(await heard(), []);
      assert.equal((await heard('365')).length, 2);
    });

    it('holds nothing of who heard it, signed in or not', async () => {
      const { token } = await park.signIn();
      ok(await tell({}, newNetwork(), { authorization: `Bearer ${token}`, 'accept-language': 'es' }));
      const stored = await park.database.executeSql('select * from exhibit_heard', []);
      assert.deepEqual(
        (stored as { rows: object[] }).rows.map((row) => Object.keys(row).sort()),
        [['count', 'day', 'exhibit_id', 'how', 'lang', 'tenth']],
      );
    });

    it('is of exhibits that visitors see; another is no error, for nobody waits for an answer', async () => {
      ok(await park.call(calls.saveExhibit, { ...TRILOBITE, id: '102', isShown: false }, lin));
      ok(await tell({ id: '102' }));
      ok(await tell({ id: '103' }));
      for (const wrong of [{ tenth: 11 }, { tenth: -1 }, { tenth: 0.5 }, { how: 'song' as never }, { id: '0' }])
        refused(await tell(wrong), 'invalidInput');
      assert.deepEqual(await heard(), []);
    });

    it('counts three hundred times an exhibit and day of one network, and of another again', async () => {
      const one = newNetwork();
      for (let times = 0; times < 305; times++) ok(await tell({}, one));
      assert.equal(await total(), 300);
      ok(await tell({}, newNetwork()));
      assert.equal(await total(), 301);
    });

    it('leaves the house as a list', async () => {
      ok(await tell({ tenth: 10 }));
      ok(await tell({ tenth: 2 }));
      const answer = await park.app.inject({
        url: `${calls.exportHeard.path}?days=7`,
        headers: { authorization: `Bearer ${lin}`, 'accept-language': 'en' },
      });
      assert.deepEqual(answer.body.slice(1).trim().split('\r\n'), [
        'Number,Language,Kind,Times heard,Heard to the end,"Stopped, tenth by tenth"',
        '101,en,Phone’s voice,2,1,0 0 1 0 0 0 0 0 0 0',
      ]);
    });
  });
