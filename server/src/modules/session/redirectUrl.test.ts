import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { genAuthUrl } from '@park/contract/session/calls';
import { startTestApp, type TestApp } from '../../testing/testApp';

describe('genAuthUrl', () => {
  let park: TestApp;
  /** One that says where it is reached. */
  let named: TestApp;
  before(async () => {
    park = await startTestApp({ config: { trustProxy: 1 } });
    named = await startTestApp({ config: { publicOrigins: ['https://park.example'], trustProxy: 1 } });
  });
  after(async () => {
    await park.close();
    await named.close();
  });

  const ask = async (redirectUrl: string, headers: Record<string, string> = {}, of = park) => {
    const input = { redirectUrl, scope: 'snsapi_base', state: 'st' } as const;
    const answer = await of.send(genAuthUrl, input, undefined, { host: 'localhost:8080', ...headers });
    assert.equal(answer.statusCode, 200);
    return answer.json();
  };

  for (const own of [
    'http://localhost:8080/mp/',
    'http://localhost:8080/mp/?a=1#/pages/home/home',
    'http://LOCALHOST:8080/mp/#/x',
    'https://localhost:8080/mp/',
  ]) {
    it(`answers the address at WeChat for ${own}`, async () => {
      const { code, result } = await ask(own);
      assert.equal(code, 200);
      const url = new URL(result);
      assert.equal(url.searchParams.get('redirect_uri'), own);
      assert.equal(url.searchParams.get('state'), 'st');
      assert.equal(url.searchParams.get('scope'), 'snsapi_base');
    });
  }

  for (const foreign of [
    'http://evil.example/mp/',
    'http://localhost:8081/mp/',
    'http://localhost/mp/',
    'http://localhost:8080@evil.example/mp/',
    'http://user:pw@localhost:8080/mp/',
    'http://localhost:8080/',
    'http://localhost:8080/mp',
    'http://localhost:8080/mpevil/',
    'http://localhost:8080/mp/../api/',
    'http://localhost:8080/mp/%2e%2e/api/',
    'http://localhost:8080/api/sysFile/file/x',
    'https://park.example/mp/',
    'javascript://localhost:8080/mp/%0aalert(1)',
    'ftp://localhost:8080/mp/',
  ]) {
    it(`refuses ${foreign}`, async () => {
      assert.equal((await ask(foreign)).extras.error, 'redirectNotAllowed');
    });
  }

  it('does not lead an encrypted page to its unencrypted twin', async () => {
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'm.park.example' };
    assert.equal((await ask('https://m.park.example/mp/', headers)).code, 200);
    assert.equal((await ask('http://m.park.example/mp/', headers)).extras.error, 'redirectNotAllowed');
  });

  it('goes nowhere but where the park says it is reached, whatever the headers say', async () => {
    assert.equal((await ask('https://park.example/mp/#/x', {}, named)).code, 200);
    for (const [foreign, headers] of [
      ['http://localhost:8080/mp/', {}],
      ['http://park.example/mp/', {}],
      ['https://park.example.evil.example/mp/', {}],
      ['https://evil.example/mp/', { host: 'evil.example' }],
      ['https://evil.example/mp/', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
    ] as const)
      assert.equal((await ask(foreign, headers, named)).extras.error, 'redirectNotAllowed', foreign);
  });

  it('says of a park without an Official Account that it has no sign-in', async (t) => {
    t.mock.method(park.wechat, 'appId', () => null);
    const { code, extras, message } = await ask('http://localhost:8080/mp/');
    assert.deepEqual([code, extras.error, message], [409, 'signInMissing', 'Sign-in is not set up here yet.']);
  });

  it('names every field that is wrong, in the reader’s language', async () => {
    const input = { redirectUrl: 'no address', scope: 'snsapi_all', state: '' } as never;
    const headers = { 'accept-language': 'zh-CN' };
    const answer = (await park.send(genAuthUrl, input, undefined, headers)).json();
    assert.equal(answer.code, 400);
    assert.deepEqual(answer.errors, ['返回地址的格式不正确。', 'scope不在可选范围内。', '请填写state。']);
    assert.equal(answer.message, '请检查填写的内容：返回地址的格式不正确。');
  });
});
