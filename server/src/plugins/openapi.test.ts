import assert from 'node:assert/strict';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import type { Call } from '@park/contract/call';
import * as nouns from '@park/contract/calls';
import * as file from '@park/contract/file/calls';
import { addReservationRecord } from '@park/contract/live/reservation/calls';
import { getTimespanByDay } from '@park/contract/live/timespan/calls';
import * as session from '@park/contract/session/calls';
import { contractCalls as calls } from '../testing/contractCalls';
import { startTestApp, type TestApp } from '../testing/testApp';

const schemeOf = ({ auth, needs }: Call<unknown, unknown>) =>
  ({ public: [], user: [{ userToken: [] }], admin: [{ adminToken: needs === 'anyStaff' ? [] : [needs] }] })[auth];

/** A line for each call, so that a change of one is one line of the difference. */
const linesOf = ({ paths, ...head }: { paths: object }) =>
  `${JSON.stringify(head).slice(0, -1)},"paths":{\n${Object.entries(paths)
    .map((path) => path.map((part) => JSON.stringify(part)).join(':'))
    .join(',\n')}\n}}\n`;

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
    assert.ok(calls.length >= 60);
  });

  for (const one of calls) {
    const { method, path } = one;
    it(`describes ${method} ${path}`, () => {
      const operation = document.paths[path]?.[method.toLowerCase()];
      assert.ok(operation, 'it is there');
      assert.deepEqual(operation.security, schemeOf(one));
      assert.ok(operation.summary.length > 5);
      const { content } = operation.responses['200'];
      // A list's export answers a file, not the envelope.
      if (method === 'GET' && /\/export[A-Z]\w*$/.test(path)) return assert.deepEqual(Object.keys(content), ['text/csv']);
      const answer = content['application/json'].schema;
      assert.deepEqual(answer.required, ['code', 'type', 'message', 'result', 'extras', 'time']);
    });
  }

  it('knows where the input travels', () => {
    const day = document.paths[getTimespanByDay.path].get.parameters[0];
    assert.deepEqual([day.name, day.in, day.required], ['day', 'query', true]);
    const code = document.paths[session.snsOAuth2.path].post.parameters[0];
    assert.deepEqual([code.name, code.in, code.required], ['Code', 'query', true]);
    const body = document.paths[addReservationRecord.path].post.requestBody.content['application/json'].schema;
    assert.deepEqual(body.required, ['pointId', 'timespanId', 'day', 'platformId']);
    const upload = document.paths[file.uploadFile.path].post.requestBody.content['multipart/form-data'].schema;
    assert.equal(upload.properties.file.format, 'binary');
  });

  it('says what it said: every change of the wire is seen in `contract/openapi.json` and meant', async () => {
    const file = new URL('../../../contract/openapi.json', import.meta.url);
    if (process.env.KEEP_OPENAPI) await writeFile(file, linesOf(document));
    assert.deepEqual(document, JSON.parse(await readFile(file, 'utf8')));
  });

  it('knows the calls of every noun', async () => {
    const files = await readdir(new URL('../../../contract/src', import.meta.url), { recursive: true });
    const found = files.filter((file) => /\/calls\.ts$/.test(file)).map((file) => file.replace(/\/calls\.ts$/, ''));
    assert.deepEqual(
      Object.keys(nouns).sort(),
      found.map((folder) => folder.replace(/\/(\w)/g, (_, first) => first.toUpperCase())).sort(),
    );
  });

  it('mounts nothing that the contract does not know', () => {
    const known = new Set(calls.map(({ path }) => path));
    const extra = Object.keys(document.paths).filter((path) => !known.has(path));
    assert.deepEqual(extra.sort(), [
      '/api/packWechat/file/{sha256}',
      '/api/staffAdmin/events',
      '/api/sysFile/file/{id}',
      '/api/sysFile/recording/{name}',
      '/api/sysWechatEvent/h5',
      '/api/sysWechatEvent/mini',
      '/api/sysWechatPay/notifyComplaint',
      '/api/sysWechatPay/notifyPay',
      '/api/sysWechatPay/notifyRefund',
      '/api/visitorWechat/ownFile',
      '/healthz',
      '/livez',
      '/readyz',
    ]);
  });

  it('is true about who may call: every call for somebody refuses nobody with 401', async () => {
    for (const { method, path, auth } of calls.filter((one) => one.auth !== 'public')) {
      const answer = await park.app.inject({ method, url: path, ...(method === 'POST' ? { payload: {} } : {}) });
      assert.equal(answer.statusCode, 401, `${path} (${auth})`);
    }
  });
});

describe('the calls in a browser', () => {
  it('are shown with files of our own, under a policy for that path alone, and leave the document as it is', async (t) => {
    const park = await startTestApp({ config: { apiDocs: true } });
    t.after(() => park.close());
    const get = (url: string) => park.app.inject(url);
    const page = await get('/api/docs');
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = '']) => url);
    assert.ok(files.length >= 5);
    const policy = page.headers['content-security-policy'];
    assert.match(String(policy), /default-src 'none'; script-src 'self'; style-src 'self';/);
    assert.doesNotMatch(String(policy), /https?:|unsafe|\*/);
    for (const url of files) {
      assert.match(url, /^\/api\/docs\/static\//);
      const { statusCode, headers } = await get(url);
      assert.deepEqual([statusCode, headers['content-security-policy']], [200, policy], url);
    }
    assert.match(
      String((await get('/healthz')).headers['content-security-policy']),
      /^default-src 'none';frame-ancestors 'none'$/,
    );

    const before = (await get('/api/openapi.json')).body;
    const groups = Object.values((await get('/api/docs/json')).json().paths).flatMap((calls) => Object.values(calls as object));
    assert.ok(groups.every(({ tags }) => tags.length === 1));
    assert.equal((await get('/api/openapi.json')).body, before);
  });

  it('are not there unless asked for', async (t) => {
    const park = await startTestApp({ config: { apiDocs: false } });
    t.after(() => park.close());
    for (const url of ['/api/docs', '/api/docs/json', '/api/docs/static/swagger-ui-bundle.js']) {
      assert.equal((await park.app.inject(url)).statusCode, 404);
    }
  });
});
