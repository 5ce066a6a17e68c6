import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { parseConfig } from '../../config';
import { installEncryption } from '../../db/encryptedColumn';
import { migratedDatabase, type TestDatabase, testDatabases } from '../../testing/testDatabase';
import { startSandbox, type TestSandbox } from '../../testing/testSandbox';
import { httpWechatClient } from '../../wechat/httpWechatClient';
import { WechatUnavailableError } from '../../wechat/wechatErrors';
import { storedTokens } from './wechatToken.repo';

const MINUTE = 60_000;
/** For a test of what a silent WeChat costs; the others answer when they can. */
const TIMEOUT_MS = 1_000;
const TOKEN_PATH = '/cgi-bin/stable_token';

for (const kind of testDatabases())
  describe(`access tokens on ${kind}`, () => {
    let sandbox: TestSandbox;
    let test: TestDatabase;
    let now: number;
    before(async () => {
      installEncryption({ dataKeys: [], authSecret: 'a secret of the tests, long enough to be one' });
      sandbox = await startSandbox();
    });
    after(() => sandbox.close());
    beforeEach(async () => {
      test = await migratedDatabase(kind);
      now = Date.now();
      await sandbox.setClock(now);
      for (const app of ['mini', 'h5'] as const) await sandbox.endTokens(app, 'replaced');
    });
    afterEach(async () => {
      await sandbox.clearFaults();
      await test.drop();
    });

    /** A node of the park. */
    const node = (timeoutMs = 10_000) =>
      httpWechatClient(parseConfig(sandbox.env).wechat, {
        clock: () => now,
        tokens: storedTokens(test.database.db),
        timeoutMs,
      });
    type Node = ReturnType<typeof node>;
    /** Asks something that only the app may ask. */
    const phone = async (at: Node) => at.phoneNumber(await sandbox.phonecode('13800138000'));
    const renewals = async () => (await sandbox.tokensAsked()).mini;
    const later = async (ms: number) => {
      now += ms;
      await sandbox.setClock(now);
    };
    const many = (nodes: Node[], each: number) =>
      Promise.all(nodes.flatMap((one) => Array.from({ length: each }, () => phone(one))));

    it('are asked for once by all nodes, however many calls need one at once', async () => {
      const before = await renewals();
      const numbers = await many([node(), node(), node()], 7);
      assert.equal(numbers.length, 21);
      assert.equal((await renewals()) - before, 1);
      await phone(node());
      assert.equal((await renewals()) - before, 1, 'a node that starts finds it');
    });

    for (const how of ['replaced', 'lost'] as const)
      it(`are renewed once when WeChat takes them no more (${how}), however many calls meet it at once`, async () => {
        const nodes = [node(), node(), node()];
        await many(nodes, 1);
        await sandbox.endTokens('mini', how);
        const before = await renewals();
        await many(nodes, 7);
        // One that WeChat still tells, though its hosts refuse it, is replaced by force.
        assert.equal((await renewals()) - before, how === 'replaced' ? 1 : 2);
      });

    it('are renewed before they end, by one node while the others use the old', async () => {
      const nodes = [node(), node(), node()];
      await many(nodes, 1);
      await later(117 * MINUTE);
      await sandbox.fault({ kind: 'slow', delayMs: 400, on: TOKEN_PATH });
      const before = await renewals();
      await many(nodes, 4);
      assert.equal((await renewals()) - before, 1);
    });

    it('serve until they end while WeChat gives no new ones', async () => {
      const one = node();
      await phone(one);
      await later(117 * MINUTE);
      await sandbox.fault({ kind: 'busy', on: TOKEN_PATH });
      assert.equal(await phone(one), '13800138000');
    });

    it('are of each app its own', async () => {
      const one = node();
      await phone(one);
      await one.asApp('h5', '/cgi-bin/get_current_selfmenu_info', {}).catch(() => undefined);
      const stored = await test.database.executeSql('select app_id from wechat_token order by 1', []);
      assert.deepEqual(
        stored.rows.map(({ app_id }) => app_id),
        ['wxsandboxh5park01', 'wxsandboxmini0001'],
      );
    });

    it('are sealed where they are kept', async () => {
      await phone(node());
      const { rows } = await test.database.executeSql('select token from wechat_token', []);
      const { token } = (await storedTokens(test.database.db).read('wxsandboxmini0001')) ?? { token: '' };
      assert.equal(token.length, 64);
      assert.ok(!rows[0].token.includes(token));
    });

    it('that cannot be had are said so in time, not waited for', async () => {
      await sandbox.fault({ kind: 'slow', times: 20, delayMs: 60_000, on: TOKEN_PATH });
      const begun = Date.now();
      const answers = await Promise.allSettled([node(TIMEOUT_MS), node(TIMEOUT_MS)].flatMap((one) => [phone(one), phone(one)]));
      assert.ok(Date.now() - begun < 6 * TIMEOUT_MS);
      for (const answer of answers) {
        assert.equal(answer.status, 'rejected');
        assert.ok(answer.reason instanceof WechatUnavailableError);
      }
    });
  });
