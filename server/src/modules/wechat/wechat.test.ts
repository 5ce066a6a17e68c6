import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Envelope } from '@park/contract/envelope';
import { getWechat, testWechat } from '@park/contract/wechat/calls';
import type { schemas } from '@park/contract/wechat/schemas';
import { WECHAT_VARIABLES } from '@park/contract/wechat/variables';
import type { z } from 'zod';
import { parseConfig } from '../../config';
import { ok } from '../../testing/answers';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { startSandbox, type TestSandbox } from '../../testing/testSandbox';

type Tested = z.infer<typeof schemas.testWechat.out>;

describe('what the park was given of WeChat’s', () => {
  let sandbox: TestSandbox;
  let park: TestApp;
  let owner: string;
  before(async () => {
    sandbox = await startSandbox();
    const { wechat, pay } = parseConfig(sandbox.env);
    park = await startTestApp({ sandbox, config: { wechat, pay } });
    owner = await park.signInAdmin();
  });
  after(async () => {
    await park.close();
    await sandbox.close();
  });
  const test = async (lang: string) =>
    ok((await park.send(testWechat, {}, owner, { 'accept-language': lang })).json<Envelope<Tested>>()).findings.map(
      ({ state, says }) => `${state} ${says}`,
    );

  it('is tested in the sandbox, in the languages of staff: tokens, signatures, callbacks', async () => {
    const found = await test('en');
    for (const line of [
      /^fail The sandbox stands in for WeChat/m,
      /^ok WeChat gives the Mini Program an access token/m,
      /^ok WeChat Pay takes the merchant’s signature/m,
      /^ok The address where WeChat Pay tells of payments leads to this park: http:\/\/127\.0\.0\.1:\d+\/api\/sysWechatPay\/notifyPay/m,
      /^ok The address of the message push leads to this park/m,
    ])
      assert.match(found.join('\n'), line);
    assert.match((await test('zh-CN')).join('\n'), /^ok 微信支付认可商户签名/m);
    assert.match((await test('zh-TW')).join('\n'), /^fail 目前由沙盒代替微信/m);
  });

  it('is tested once in a while, however often it is tapped', async () => {
    const before = await sandbox.tokensAsked();
    await Promise.all(Array.from({ length: 5 }, () => test('en')));
    const requested = (await sandbox.tokensAsked()).h5 - before.h5;
    assert.ok(requested <= 1, `${requested} times`);
  });

  it('is shown by the names of what is set, and by nothing that is secret', async () => {
    assert.deepEqual(ok(await park.call(getWechat, {}, owner)), {
      isSandbox: true,
      hasPay: true,
      variables: [],
      appIds: { mini: null, h5: null },
    });
    const { variables } = parseConfig({ WECHAT_APP_ID: 'wx0123456789abcdef', WECHAT_APP_SECRET: 'not to be told' });
    assert.deepEqual(variables, WECHAT_VARIABLES.h5);
  });
});
