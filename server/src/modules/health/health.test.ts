import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RELEASE } from '../../release';
import { startTestApp, testDatabases } from '../../testing/testApp';

for (const kind of testDatabases()) {
  describe(`health on ${kind}`, () => {
    it('is good while the database answers and holds every table', async () => {
      const park = await startTestApp({ kind });
      const answer = await park.app.inject('/healthz');
      assert.equal(answer.statusCode, 200);
      assert.deepEqual(answer.json(), {
        ...RELEASE,
        status: 'ok',
        database: 'ok',
        redis: 'off',
        storage: 'ok',
        pendingMigrations: [],
      });
      assert.match(RELEASE.version, /^\d+\.\d+\.\d+/);
      assert.deepEqual((await park.app.inject('/readyz')).json(), { status: 'ok' });

      await park.database.executeSql(`delete from schema_migration where name = '001_core.sql'`, []);
      const behind = await park.app.inject('/healthz');
      assert.equal(behind.statusCode, 503);
      assert.deepEqual(behind.json(), {
        ...RELEASE,
        status: 'failing',
        database: 'ok',
        redis: 'off',
        storage: 'ok',
        pendingMigrations: ['001_core.sql'],
      });
      await park.close();
    });

    it('is bad when the database is gone', async () => {
      const park = await startTestApp({ kind });
      await park.database.close();
      const answer = await park.app.inject('/healthz');
      assert.equal(answer.statusCode, 503);
      assert.equal(answer.json().database, 'unreachable');
      assert.equal((await park.app.inject('/readyz')).statusCode, 503);
      await park.app.close();
    });

    it('sends nobody to a node that is stopping', async () => {
      const park = await startTestApp({ kind });
      park.app.stopping = true;
      const ready = await park.app.inject('/readyz');
      assert.equal(ready.statusCode, 503);
      assert.deepEqual(ready.json(), { status: 'stopping' });
      assert.equal((await park.app.inject('/healthz')).statusCode, 200);
      await park.close();
    });
  });
}
