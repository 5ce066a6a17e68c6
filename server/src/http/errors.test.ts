import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Call } from '@park/contract/call';
import { daySchema, envelopeSchema, momentSchema } from '@park/contract/envelope';
import { openIdLogin, snsOAuth2 } from '@park/contract/session/calls';
import { adminLogin } from '@park/contract/staff/calls';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { buildApp } from '../app';
import { LANGS } from '../i18n/lang';
import { startTestApp, type TestApp } from '../testing/testApp';
import { AppError } from './appError';
import { route } from './route';

const NOW = Date.parse('2026-05-01T02:00:00Z');
const echoIn = z.object({
  page: z.int().min(1).default(1),
  flag: z.boolean().optional(),
  day: daySchema.optional(),
  moment: momentSchema.optional(),
  name: z.string().min(2).max(5).optional(),
  kind: z.enum(['a', 'b']).optional(),
  list: z.array(z.string()).max(2).optional(),
  filter: z.object({ from: z.int(), text: z.string() }).optional(),
});
const echoOut = z.object({ got: z.unknown() });
type Echo = { got: unknown };
const echoGet: Call<z.input<typeof echoIn>, Echo> = { method: 'GET', path: '/api/testWechat/echoGet', auth: 'public' };
const echoPost: Call<z.input<typeof echoIn>, Echo> = { ...echoGet, method: 'POST', path: '/api/testWechat/echoPost' };
const fail: Call<{ how: string }, null> = { method: 'POST', path: '/api/testWechat/fail', auth: 'public' };

const failures: Record<string, () => Promise<unknown>> = {};
const envelope = envelopeSchema(z.unknown());

let park: TestApp;
let app: FastifyInstance;
const logged: string[] = [];

before(async () => {
  park = await startTestApp({ clock: () => NOW });
  app = await buildApp({ ...park.config, logLevel: 'trace' }, park.deps, { write: (line) => void logged.push(line) });
  route(app, echoGet, { in: echoIn, out: echoOut, summary: 'Test' }, async ({ input }) => ({ got: input }));
  route(app, echoPost, { in: echoIn, out: echoOut, summary: 'Test' }, async ({ input }) => {
    const row = { got: input, passwordHash: 'scrypt$' };
    return row;
  });
  route(app, fail, { in: z.object({ how: z.string() }), out: z.null(), summary: 'Test' }, async ({ input }) => {
    await failures[input.how]?.();
    return null;
  });
  await app.ready();
});
after(async () => {
  await app.close();
  await park.close();
});

const post = (url: string, payload: string | object | undefined, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, headers, ...(payload === undefined ? {} : { payload }) });
const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'multipart/form-data; boundary=edge' };
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const formOf = (name: string, value: string, type = 'text/plain') =>
  `--edge\r\ncontent-disposition: form-data; name="${name}"\r\ncontent-type: ${type}\r\n\r\n${value}\r\n--edge--\r\n`;

describe('the envelope', () => {
  it('is around a good answer', async () => {
    const answer = await post(echoPost.path, { page: 2 });
    const { result, extras, ...rest } = envelope.parse(answer.json());
    assert.deepEqual(rest, { code: 200, type: 'success', message: '', time: '2026-05-01T10:00:00+08:00' });
    // Views hand over whole rows: what the contract does not name must stay here.
    assert.deepEqual(result, { got: { page: 2 } });
    assert.equal(extras?.requestId, answer.headers['x-request-id']);
    assert.equal(extras?.error, undefined);
    assert.equal(answer.headers['cache-control'], 'no-store');
  });

  for (const [what, url, payload, headers, error, code] of [
    ['malformed JSON', echoPost.path, '{"page":', json, 'malformedBody', 400],
    ['a body of a type nobody reads', echoPost.path, '<a/>', { 'content-type': 'text/xml' }, 'malformedBody', 400],
    ['a body that would reach a prototype', echoPost.path, '{"__proto__":{"a":1}}', json, 'malformedBody', 400],
    ['a body past 16 KB', echoPost.path, `"${'x'.repeat(16 * 1024)}"`, json, 'bodyTooLarge', 413],
    ['7 KB of brackets', echoPost.path, `{"list":${nested(3_500)}}`, json, 'malformedBody', 400],
    ['objects in objects', echoPost.path, `${'{"filter":'.repeat(1_000)}1${'}'.repeat(1_000)}`, json, 'malformedBody', 400],
    ['one level too many', echoPost.path, `{"list":${nested(32)}}`, json, 'malformedBody', 400],
    ['the deepest that is read', echoPost.path, `{"list":${nested(31)}}`, json, 'invalidInput', 400],
    ['a name that no database holds', echoPost.path, '{"other":{"\\u0000":1}}', json, 'invalidInput', 400],
    ['brackets in a form', echoPost.path, formOf('list', nested(3_500), 'application/json'), form, 'malformedBody', 400],
    ['a form past 16 KB', echoPost.path, formOf('name', 'x'.repeat(16 * 1024)), form, 'bodyTooLarge', 413],
    ['a form cut short', echoPost.path, formOf('name', 'abc').slice(0, -20), form, 'malformedBody', 400],
    [
      'a form without its boundary',
      echoPost.path,
      formOf('name', 'abc'),
      { 'content-type': 'multipart/form-data' },
      'malformedBody',
      400,
    ],
    [
      'a form whose part has no end',
      echoPost.path,
      '--edge\r\ncontent-disposition: form-data; name="name"',
      form,
      'malformedBody',
      400,
    ],
    ['a form that would reach a prototype', echoPost.path, formOf('toString', 'abc'), form, 'malformedBody', 400],
    ['a form with broken JSON', echoPost.path, formOf('list', '[', 'application/json'), form, 'malformedBody', 400],
    ['a form with a file', echoPost.path, formOf('name"; filename="a.png', 'abc'), form, 'bodyTooLarge', 413],
    ['an array for an object', echoPost.path, '[]', json, 'invalidInput', 400],
    ['null', echoPost.path, '"x"', json, 'invalidInput', 400],
    ['an empty body where fields are missing', openIdLogin.path, '', json, 'invalidInput', 400],
    ['no body at all', openIdLogin.path, undefined, {}, 'invalidInput', 400],
  ] as const) {
    it(`is around the refusal of ${what}`, async () => {
      const answer = await post(url, payload, headers);
      assert.equal(answer.statusCode, 200);
      const body = envelope.parse(answer.json());
      assert.equal(body.extras?.error, error);
      assert.equal(body.code, code);
      assert.equal(body.type, 'error');
      assert.equal(body.result, null);
      assert.match(body.message, /[a-z]/);
    });
  }

  it('is around 404 for unknown paths, also with the wrong method', async () => {
    for (const request of [
      { method: 'GET', url: '/api/nothing' },
      { method: 'POST', url: '/api/liveWechat/nothing' },
      { method: 'GET', url: openIdLogin.path },
      { method: 'DELETE', url: echoPost.path },
      { method: 'GET', url: '/elsewhere' },
      { method: 'GET', url: '/mp/js/missing.js' },
    ] as const) {
      const answer = await app.inject(request);
      assert.equal(answer.statusCode, 404, request.url);
      assert.equal(envelope.parse(answer.json()).extras?.error, 'notFound');
    }
  });

  it('is around an address that cannot be decoded', async () => {
    const answer = await app.inject({ method: 'GET', url: '/api/%E0%A4%A' });
    assert.equal(answer.statusCode, 404);
    assert.equal(envelope.parse(answer.json()).extras?.error, 'notFound');
  });
});

describe('input', () => {
  const got = async (url: string) => (await app.inject({ method: 'GET', url })).json().result?.got;

  it('is read from a query the way the app writes it', async () => {
    assert.deepEqual(await got(`${echoGet.path}?page=3&flag=true&filter[from]=7&filter[text]=a%26b&unknown=1`), {
      page: 3,
      flag: true,
      filter: { from: 7, text: 'a&b' },
    });
    assert.deepEqual(await got(echoGet.path), { page: 1 });
  });

  it('cannot reach a prototype through a query', async () => {
    await got(`${echoGet.path}?__proto__[polluted]=1&constructor[prototype][polluted]=1&filter[__proto__][polluted]=1`);
    assert.equal(({} as Record<string, unknown>).polluted, undefined);
  });

  it('is read from the fields of a form', async () => {
    const form = new FormData();
    form.set('page', '4');
    form.set('name', '化石');
    const request = new Response(form);
    const answer = await app.inject({
      method: 'POST',
      url: echoPost.path,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    assert.deepEqual(answer.json().result.got, { page: 4, name: '化石' });
  });

  it('stays text in JSON: a number in quotes is refused', async () => {
    assert.equal((await post(echoPost.path, { page: '4' })).json().extras.error, 'invalidInput');
  });

  it('is refused with a sentence for each field, in each language', async () => {
    const wrong = { page: 0, day: '2026-02-30', name: 'x', kind: 'c', list: ['1', '2', '3'], filter: { from: 1 } };
    const sentences = new Set<string>();
    for (const lang of LANGS) {
      const { errors, message, code } = (await post(echoPost.path, wrong, { 'accept-language': lang })).json();
      assert.equal(code, 400);
      assert.equal(errors.length, 6);
      assert.ok(message.includes(errors[0]), message);
      for (const sentence of errors) {
        assert.doesNotMatch(sentence, /[{}]|undefined|expected|Invalid/);
        sentences.add(sentence);
      }
    }
    assert.ok(sentences.size >= 25, 'the languages differ');
    const { errors } = (await post(echoPost.path, wrong)).json();
    assert.deepEqual(errors.slice(0, 3), [
      'Page must be at least 1.',
      'Day: please enter a date such as 2026-05-01.',
      'Name needs at least 2 characters.',
    ]);
  });

  it('knows no day or moment that a database does not', async () => {
    const errorsOf = async (wrong: object) => (await post(echoPost.path, wrong)).json().errors;
    for (const day of ['0000-01-01', '0001-01-01', '9999-12-31', '3000-01-01'])
      assert.deepEqual(await errorsOf({ day }), ['Day: please enter a date such as 2026-05-01.'], day);
    for (const moment of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-14:00', '2026-05-01'])
      assert.deepEqual(await errorsOf({ moment }), ['moment is not in the right format.'], moment);
    for (const day of ['1900-01-01', '2999-12-31']) assert.equal(await errorsOf({ day }), undefined, day);
  });

  it('takes unsupported languages for English', async () => {
    const { message } = (await post(openIdLogin.path, {}, { 'accept-language': 'de-DE,ja;q=0.9' })).json();
    assert.equal(message, 'Please check what you entered: openId is missing.');
  });
});

describe('errors of the server itself', () => {
  const failWith = async (error: () => Promise<unknown>) => {
    failures.now = error;
    logged.length = 0;
    return post(fail.path, { how: 'now' });
  };

  it('say nothing of what happened, and log it without the values', async () => {
    const answer = await failWith(() =>
      park.database.db.execute(sql`select ${'13800001111'}::text, ${'secret-openid'}::text from nowhere`),
    );
    assert.equal(answer.statusCode, 500);
    const body = envelope.parse(answer.json());
    assert.equal(body.extras?.error, 'internal');
    assert.equal(body.message, 'Something went wrong on our side. Please try again later.');
    assert.doesNotMatch(answer.body, /nowhere|13800001111|select/);
    const line = logged.find((text) => text.includes('request failed')) ?? '';
    assert.ok(line.includes('nowhere'), 'the operator sees the statement');
    assert.ok(line.includes(String(body.extras?.requestId)), 'and finds it by the request id');
    assert.doesNotMatch(logged.join(''), /13800001111|secret-openid/);
  });

  it('answer 503 when the database is gone', async () => {
    const gone = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    const answer = await failWith(() => Promise.reject(new Error('Failed query', { cause: gone })));
    assert.equal(answer.statusCode, 503);
    assert.equal(answer.json().extras.error, 'unavailable');
  });

  it('count a result that breaks the contract as one', async () => {
    const answer = await failWith(() => Promise.reject(new z.ZodError([])));
    assert.equal(answer.statusCode, 500);
  });

  it('travel as HTTP 200 when they are about business', async () => {
    const answer = await failWith(() => Promise.reject(new AppError('slotFull')));
    assert.equal(answer.statusCode, 200);
    assert.equal(answer.json().code, 409);
    assert.equal(answer.json().extras.error, 'slotFull');
  });
});

describe('the log', () => {
  it('holds no token, openid, handle, code or password, at the finest level', async () => {
    logged.length = 0;
    const wechat = park.wechat;
    const Code = wechat.codeFor('openid-that-nobody-may-read');
    const handle = (await app.inject({ method: 'POST', url: snsOAuth2.path, query: { Code } })).json().result;
    const { accessToken } = (await post(openIdLogin.path, { openId: handle })).json().result;
    await app.inject({
      method: 'GET',
      url: `${echoGet.path}?name=keyword-text`,
      headers: { authorization: `Bearer ${accessToken}` },
    });
    await post(adminLogin.path, { userName: 'admin', password: 'password-in-clear' });
    const text = logged.join('');
    assert.ok(text.includes(snsOAuth2.path), 'requests are logged');
    for (const secret of ['openid-that-nobody', Code, handle, accessToken, 'password-in-clear', 'keyword-text', '127.0.0.1'])
      assert.ok(!text.includes(secret), secret);
  });
});
