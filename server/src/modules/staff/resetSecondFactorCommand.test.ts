import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { migrate } from '../../db/migrate';
import { openPglite } from '../../db/pglite';
import { makeOwner } from '../../testing/testApp';
import { runCommand } from '../../testing/testServer';

describe('the command reset-second-factor', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'park-reset-'));
    const database = await openPglite(join(folder, 'db'));
    await migrate(database);
    await makeOwner(database, Date.now());
    await database.executeSql(`update admin_account set totp_secret = 'x', totp_since = now(), totp_step = 1`, []);
    await database.executeSql(`insert into admin_passkey select 'p', id, 'Desk', '', 0, '{}', now() from admin_account`, []);
    await database.close();
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const run = (userName: string) => runCommand(['reset-second-factor', userName], { DATA_DIR: folder, DATABASE_URL: '' });

  it('takes away the second factor of an account, says so, and knows no other name', async () => {
    const unknown = await run('nobody');
    assert.deepEqual([unknown.code, unknown.output], [1, 'There is no account "nobody".\n']);
    const { code, output } = await run('Admin');
    assert.equal(code, 0, output);
    assert.match(output, /signs in with the password alone now/);
    const database = await openPglite(join(folder, 'db'));
    const { rows } = await database.executeSql('select totp_secret, totp_due <= now() as due from admin_account', []);
    assert.deepEqual(rows, [{ totp_secret: null, due: true }]);
    assert.deepEqual((await database.executeSql('select 1 from admin_passkey', [])).rows, []);
    await database.close();
  });
});
