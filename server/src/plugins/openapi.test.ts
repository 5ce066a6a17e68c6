import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import * as activityAdmin from '@park/contract/activity/adminEndpoints';
import * as activity from '@park/contract/activity/endpoints';
import * as admin from '@park/contract/admin/endpoints';
import type { Endpoint } from '@park/contract/endpoint';
import * as feedbackAdmin from '@park/contract/feedback/adminEndpoints';
import * as feedback from '@park/contract/feedback/endpoints';
import * as file from '@park/contract/file/endpoints';
import * as helpAdmin from '@park/contract/help/adminEndpoints';
import * as help from '@park/contract/help/endpoints';
import * as liveAdmin from '@park/contract/live/adminEndpoints';
import * as live from '@park/contract/live/endpoints';
import * as lockAdmin from '@park/contract/lock/adminEndpoints';
import * as lock from '@park/contract/lock/endpoints';
import * as lostFoundAdmin from '@park/contract/lostFound/adminEndpoints';
import * as lostFound from '@park/contract/lostFound/endpoints';
import * as map from '@park/contract/map/endpoints';
import * as message from '@park/contract/message/endpoints';
import * as noticeAdmin from '@park/contract/notice/adminEndpoints';
import * as notice from '@park/contract/notice/endpoints';
import * as pointsAdmin from '@park/contract/points/adminEndpoints';
import * as points from '@park/contract/points/endpoints';
import * as prizeAdmin from '@park/contract/prize/adminEndpoints';
import * as prize from '@park/contract/prize/endpoints';
import * as searchAdmin from '@park/contract/search/adminEndpoints';
import * as search from '@park/contract/search/endpoints';
import * as session from '@park/contract/session/endpoints';
import * as ticketAdmin from '@park/contract/ticket/adminEndpoints';
import * as ticket from '@park/contract/ticket/endpoints';
import * as visitor from '@park/contract/visitor/endpoints';
import { startTestApp, type TestApp } from '../testing/testApp';

const exported: unknown[] = [
  activity,
  activityAdmin,
  admin,
  feedbackAdmin,
  feedback,
  file,
  helpAdmin,
  help,
  liveAdmin,
  live,
  lockAdmin,
  lock,
  lostFoundAdmin,
  lostFound,
  map,
  message,
  noticeAdmin,
  notice,
  pointsAdmin,
  points,
  prizeAdmin,
  prize,
  searchAdmin,
  search,
  session,
  ticketAdmin,
  ticket,
  visitor,
].flatMap((calls) => Object.values(calls));
const endpoints = exported.filter(
  (value): value is Endpoint<unknown, unknown> => typeof value === 'object' && value !== null && 'path' in value,
);
const SCHEMES = { public: [], user: [{ userToken: [] }], admin: [{ adminToken: [] }] };

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

  for (const { method, path, auth } of endpoints) {
    it(`describes ${method} ${path}`, () => {
      const operation = document.paths[path]?.[method.toLowerCase()];
      assert.ok(operation, 'it is there');
      assert.deepEqual(operation.security, SCHEMES[auth]);
      assert.ok(operation.summary.length > 5);
      const answer = operation.responses['200'].content['application/json'].schema;
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
      '/api/prizeAdmin/exportEntries',
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
