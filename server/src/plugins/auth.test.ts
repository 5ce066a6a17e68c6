import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openIdLogin } from '@park/contract/session/calls';
import { startTestApp, type TestApp } from '../testing/testApp';

describe('CORS', () => {
  let park: TestApp;
  /** One that does not say where it is reached. */
  let unnamed: TestApp;
  before(async () => {
    park = await startTestApp({ config: { publicOrigins: ['https://park.example'] } });
    unnamed = await startTestApp();
  });
  after(async () => {
    await park.close();
    await unnamed.close();
  });

  const from = (origin: string, method: 'POST' | 'OPTIONS' = 'POST', of = park) =>
    of.app.inject({
      method,
      url: openIdLogin.path,
      headers: { origin, ...(method === 'OPTIONS' ? { 'access-control-request-method': 'POST' } : {}) },
      ...(method === 'POST' ? { payload: { openId: 'x' } } : {}),
    });

  it('lets the park’s own origins read answers and the renewed token', async () => {
    for (const [origin, of] of [
      ['https://park.example', park],
      ['http://localhost:10086', unnamed],
      ['http://127.0.0.1:3000', unnamed],
    ] as const) {
      const { headers } = await from(origin, 'POST', of);
      assert.equal(headers['access-control-allow-origin'], origin);
      assert.match(String(headers['access-control-expose-headers']), /access-token/);
    }
  });

  it('answers the question before a call', async () => {
    const answer = await from('https://park.example', 'OPTIONS');
    assert.equal(answer.statusCode, 204);
    assert.match(String(answer.headers['access-control-allow-headers']), /authorization/);
  });

  it('lets nobody else', async () => {
    for (const origin of [
      'https://evil.example',
      'https://park.example.evil.example',
      'http://localhost.evil.example',
      'http://localhost:10086',
      'null',
    ])
      assert.equal((await from(origin)).headers['access-control-allow-origin'], undefined, origin);
  });
});
