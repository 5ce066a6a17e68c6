import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Endpoint } from '@park/contract/endpoint';
import * as file from '@park/contract/file/endpoints';
import * as live from '@park/contract/live/endpoints';
import * as session from '@park/contract/session/endpoints';
import { contractEndpoints as endpoints } from '../testing/contractEndpoints';
import { startTestApp, type TestApp } from '../testing/testApp';

const schemeOf = ({ auth, roles = ['owner'] }: Endpoint<unknown, unknown>) =>
  ({ public: [], user: [{ userToken: [] }], admin: [{ adminToken: [...new Set([...roles, 'owner'])] }] })[auth];

describe('the OpenAPI document', () => {
  let park: TestApp;
  // biome-ignore lint/suspicious/noExplicitAny: a document of foreign shape
  let document: any;
  before(async () => {
    park = await startTestApp();
    document = (await park.app.inject('/api/openapi.json')).json();
  });
  after(() => park.close());

  it('is one', () => {
    assert.equal(document.openapi, '3.1.0');
    assert.deepEqual(Object.keys(document.components.securitySchemes), ['userToken', 'adminToken']);
    assert.ok(endpoints.length >= 60);
  });

  for (const one of endpoints) {
    const { method, path } = one;
    it(`describes ${method} ${path}`, () => {
      const operation = document.paths[path]?.[method.toLowerCase()];
      assert.ok(operation, 'it is there');
      assert.deepEqual(operation.security, schemeOf(one));
      assert.ok(operation.summary.length > 5);
      const { content } = operation.responses['200'];
      // An export answers a file, not the envelope.
      if (/\/export[A-Z]\w*$/.test(path)) return assert.deepEqual(Object.keys(content), ['text/csv']);
      const answer = content['application/json'].schema;
      assert.deepEqual(answer.required, ['code', 'type', 'message', 'result', 'extras', 'time']);
    });
  }

  it('knows where the input travels', () => {
    const day = document.paths[live.getTimespanByDay.path].get.parameters[0];
    assert.deepEqual([day.name, day.in, day.required], ['day', 'query', true]);
    const code = document.paths[session.snsOAuth2.path].post.parameters[0];
    assert.deepEqual([code.name, code.in, code.required], ['Code', 'query', true]);
    const body = document.paths[live.addReservationRecord.path].post.requestBody.content['application/json'].schema;
    assert.deepEqual(body.required, ['pointId', 'timespanId', 'day', 'platformId']);
    const upload = document.paths[file.uploadFile.path].post.requestBody.content['multipart/form-data'].schema;
    assert.equal(upload.properties.file.format, 'binary');
  });

  it('mounts nothing that the contract does not know', () => {
    const known = new Set(endpoints.map(({ path }) => path));
    const extra = Object.keys(document.paths).filter((path) => !known.has(path));
    assert.deepEqual(extra.sort(), [
      '/api/staffAdmin/events',
      '/api/sysFile/file/{id}',
      '/api/sysWechatPay/notifyPay',
      '/api/sysWechatPay/notifyRefund',
      '/healthz',
      '/readyz',
    ]);
  });

  it('is true about who may call: every call for somebody refuses nobody with 401', async () => {
    for (const { method, path, auth } of endpoints.filter((one) => one.auth !== 'public')) {
      const answer = await park.app.inject({ method, url: path, ...(method === 'POST' ? { payload: {} } : {}) });
      assert.equal(answer.statusCode, 401, `${path} (${auth})`);
    }
  });
});
