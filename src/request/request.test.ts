import type { Call } from '@park/contract/call';
import { keepEarlyAnswer } from '@/platform/earlyAnswer';
import { RequestError } from './errors';
import { installRequest } from './install';
import type { RequestHooks } from './requestHooks';
import { send } from './send';
import { startTestServer } from './testServer';
import { sendFile } from './upload';

const list: Call<object, unknown> = { method: 'GET', path: '/api/live/list', auth: 'public' };
const book: Call<object, unknown> = { method: 'POST', path: '/api/live/book', auth: 'user' };
const decide: Call<object, unknown> = { method: 'POST', path: '/api/live/decide', auth: 'admin', needs: 'anyStaff' };
const picture: Call<never, unknown> = { method: 'POST', path: '/api/sysFile/uploadFile', auth: 'user' };

const ok = (result: unknown) => ({ code: 200, type: 'success', message: '', result, extras: null, time: '' });

let server: Awaited<ReturnType<typeof startTestServer>>;
let tokens: { user: string; admin: string };
let toasts: string[];
let hooks: RequestHooks;
let renewals: string[];
let used: string[];
let parkVersions: number[];

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(() => {
  server.received.length = 0;
  tokens = { user: 'user-token', admin: 'admin-token' };
  toasts = [];
  renewals = [];
  used = [];
  parkVersions = [];
  hooks = {
    baseUrl: server.url,
    timeout: 2000,
    language: () => 'fr',
    texts: async () => ({
      requestError: 'Request Error.',
      networkTimeout: 'network timeout',
      networkError: 'network connection error',
      pathNotFound: 'interface path not found',
    }),
    token: (role) => (role === 'admin' ? tokens.admin : tokens.user),
    ready: async () => {},
    hearParkVersion: (version) => parkVersions.push(version),
    storeToken: (role, renewed, sent) => {
      if (role !== 'admin' && tokens.user === sent) tokens.user = renewed;
    },
    renew: async (_role, sent) => {
      renewals.push(sent);
      tokens.user = 'fresh-token';
      return true;
    },
    used: (role, sent) => used.push(`${role} ${sent}`),
    report: (message) => toasts.push(message),
  };
  installRequest(hooks);
});

async function failureOf(call: Promise<unknown>): Promise<RequestError> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof RequestError)) throw new Error(`expected a RequestError, got ${String(outcome)}`);
  return outcome;
}

describe('a list that is empty', () => {
  it('is a list, even where the server says null', async () => {
    server.answerJson(ok(null));
    expect(await send({ ...list, isList: true }, {})).toEqual([]);
    server.answerJson(ok({ total: 0, items: null }));
    expect(await send(list, {})).toEqual({ total: 0, items: [] });
  });

  it('leaves null where nothing is an answer', async () => {
    server.answerJson(ok(null));
    expect(await send(list, {})).toBeNull();
  });
});

describe('what is sent', () => {
  it('writes GET data as a query string without empty values and with nested names', async () => {
    server.answerJson(ok([]));
    await send(list, {
      page: 1,
      keyword: '',
      none: null,
      open: false,
      zero: 0,
      where: { day: '2026-11-21', tags: ['a b', ''] },
    });
    expect(server.last().method).toBe('GET');
    expect(server.last().url).toBe('/api/live/list?page=1&open=false&zero=0&where[day]=2026-11-21&where[tags][0]=a%20b');
  });

  it('writes POST data as JSON and keeps the query of an address', async () => {
    server.answerJson(ok(null));
    await send(book, { day: '2026-11-21' }, { query: { Code: 'a&b' } });
    expect(server.last().url).toBe('/api/live/book?Code=a%26b');
    expect(server.last().headers['content-type']).toBe('application/json');
    expect(JSON.parse(server.last().body)).toEqual({ day: '2026-11-21' });
  });

  it('sends a multipart body in form-data mode', async () => {
    server.answerJson(ok(null));
    await send(book, { name: 'Zoë', empty: '', where: { day: 'x----park0' } }, { form: true });
    const type = server.last().headers['content-type'] ?? '';
    expect(type).toBe('multipart/form-data; boundary=----park1');
    const form = await new Response(server.last().body, { headers: { 'content-type': type } }).formData();
    expect([...form.entries()]).toEqual([
      ['name', 'Zoë'],
      ['where[day]', 'x----park0'],
    ]);
  });

  it('carries the visitor’s token, the administrator’s on calls flagged so, none while signing in, and the language', async () => {
    server.answerJson(ok(null));
    await send(book, {});
    expect(server.last().headers.authorization).toBe('Bearer user-token');
    expect(server.last().headers['accept-language']).toBe('fr');
    await send(decide, {});
    expect(server.last().headers.authorization).toBe('Bearer admin-token');
    await send(book, {}, { role: 'signIn' });
    expect(server.last().headers.authorization).toBeUndefined();
  });

  it('waits until a visitor’s call may be sent', async () => {
    server.answerJson(ok(null));
    let open = () => {};
    hooks.ready = () =>
      new Promise((resolve) => {
        open = resolve;
      });
    const call = send(book, {});
    await Promise.resolve();
    expect(server.received).toHaveLength(0);
    tokens.user = 'late-token';
    open();
    await call;
    expect(server.last().headers.authorization).toBe('Bearer late-token');
  });
});

describe('what a good answer gives', () => {
  it('is the result of the envelope', async () => {
    server.answerJson(ok({ id: '1' }));
    await expect(send(list, {})).resolves.toEqual({ id: '1' });
    expect(toasts).toEqual([]);
  });

  it('is the body where there is no code', async () => {
    server.answerJson({ id: '1' });
    await expect(send(list, {})).resolves.toEqual({ id: '1' });
  });

  it('is the result, with the errors told, where code 200 comes with errors', async () => {
    server.answerJson({ ...ok('kept'), errors: ['first', 'second'] });
    await expect(send(list, {})).resolves.toBe('kept');
    expect(toasts).toEqual(['first\nsecond']);
  });

  it('is the result where the code is text', async () => {
    server.answerJson({ ...ok('done'), code: '200' });
    await expect(send(list, {})).resolves.toBe('done');
  });

  it.each([
    [200, { code: 409, message: 'taken' }],
    [500, { code: 500, message: 'broken' }],
  ])('renews the token by the header of an answer that fails (HTTP %s)', async (status, body) => {
    server.answerJson(body, status, { 'access-token': 'renewed-token' });
    await failureOf(send(book, {}));
    expect(tokens.user).toBe('renewed-token');
  });

  it('tells the park’s version by the answer’s header', async () => {
    for (const version of ['7', 'x', '']) {
      server.answerJson(ok(null), 200, { 'park-version': version });
      await send(list, {});
    }
    server.answerJson({ code: 409, message: 'off' }, 200, { 'park-version': '8' });
    await failureOf(send(list, {}));
    expect(parkVersions).toEqual([7, 8]);
  });

  it('renews the token by the answer’s header', async () => {
    server.answerJson(ok(null), 200, { 'access-token': 'renewed-token' });
    await send(book, {});
    expect(tokens.user).toBe('renewed-token');
  });
});

describe('the error catalogue', () => {
  const business = (more: object) => ({ code: 409, type: 'error', message: 'This place is taken.', result: null, ...more });

  it.each([
    ['HTTP 500 with a message', 500, business({ code: 500 }), 'http', 'This place is taken.'],
    [
      'HTTP 400 with errors',
      400,
      business({ errors: ['day is wrong', 'name is missing'] }),
      'http',
      'day is wrong\nname is missing',
    ],
    ['HTTP 429 without a message', 429, {}, 'http', 'Request Error.'],
    ['body code 409', 200, business({}), 'business', 'This place is taken.'],
    ['body code 400 with errors', 200, business({ code: 400, errors: ['one', 'two'] }), 'business', 'one\ntwo'],
    [
      'errors as an object of lists',
      200,
      business({ code: 400, errors: { day: ['one'], name: ['two'] } }),
      'business',
      'one\ntwo',
    ],
    ['a body code that is text', 200, business({ code: '409' }), 'business', 'This place is taken.'],
    ['a body code without a message', 200, { code: 500 }, 'business', 'Request Error.'],
  ])('%s', async (_name, status, body, kind, message) => {
    server.answerJson(body, status);
    const error = await failureOf(send(list, {}));
    expect([error.kind, error.message]).toEqual([kind, message]);
    expect(toasts).toEqual([message]);
  });

  it('names the error and its code', async () => {
    server.answerJson(business({ extras: { requestId: 'r', error: 'slotFull' } }));
    const error = await failureOf(send(list, {}));
    expect(error).toMatchObject({ code: 409, errorName: 'slotFull', status: 200 });
  });

  it('says nothing when nobody asked for it', async () => {
    server.answerJson(business({}));
    await failureOf(send(list, {}, { quiet: true }));
    expect(toasts).toEqual([]);
  });

  it.each([
    ['an HTML page of HTTP 502', 502, '<html>', 'http', 'Request Error.'],
    ['an HTML page of HTTP 200', 200, '<html>', 'malformed', 'interface path not found'],
    ['JSON that breaks off', 200, '{"code":200,"resu', 'malformed', 'interface path not found'],
    ['an empty body', 200, '', 'malformed', 'interface path not found'],
    ['a JSON text', 200, '"fine"', 'malformed', 'interface path not found'],
  ])('%s', async (_name, status, body, kind, message) => {
    server.answer((response) => {
      response.writeHead(status);
      response.end(body);
    });
    const error = await failureOf(send(list, {}));
    expect([error.kind, error.message]).toEqual([kind, message]);
    expect(toasts).toEqual([message]);
  });

  it('takes over what the page has asked for, and waits for it no longer than for its own', async () => {
    const url = server.url + list.path;
    keepEarlyAnswer(url, {}, Promise.resolve({ statusCode: 200, header: {}, data: JSON.stringify(ok('early')) }));
    expect(await send(list, undefined)).toBe('early');
    expect(server.received).toEqual([]);
    hooks.timeout = 50;
    keepEarlyAnswer(url, {}, new Promise(() => {}));
    expect((await failureOf(send(list, undefined))).kind).toBe('timeout');
    keepEarlyAnswer(url, {}, Promise.reject(new TypeError('Failed to fetch')));
    expect((await failureOf(send(list, undefined))).kind).toBe('network');
  });

  it('an answer that does not come in time', async () => {
    hooks.timeout = 50;
    server.answer(() => {});
    const error = await failureOf(send(list, {}));
    expect([error.kind, error.message, toasts]).toEqual(['timeout', 'network timeout', ['network timeout']]);
  });

  it('a body that stops coming', async () => {
    hooks.timeout = 200;
    server.answer((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"code":');
    });
    expect((await failureOf(send(list, {}))).kind).toBe('timeout');
  });

  it('a connection cut before the answer', async () => {
    server.answer((response) => response.destroy());
    const error = await failureOf(send(list, {}));
    expect([error.kind, error.message, toasts]).toEqual(['network', 'network connection error', ['network connection error']]);
  });

  it('a connection cut in the middle of the answer', async () => {
    server.answer((response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"code":200', () => response.destroy());
    });
    expect((await failureOf(send(list, {}))).kind).toBe('network');
  });

  it('nobody listening', async () => {
    const gone = await startTestServer();
    await gone.close();
    hooks.baseUrl = gone.url;
    expect((await failureOf(send(list, {}))).kind).toBe('network');
  });
});

describe('a refused token', () => {
  /** Refuses every token but the fresh one, in the way given. */
  function refuse(how: 'http' | 'body' | 'textBody' | 'header'): void {
    server.answer((response, { headers }) => {
      const good = headers.authorization === 'Bearer fresh-token';
      const status = !good && how === 'http' ? 401 : 200;
      response.writeHead(status, !good && how === 'header' ? { 'access-token': 'invalid_token' } : {});
      response.end(
        JSON.stringify(good || how === 'header' ? ok('done') : { code: how === 'textBody' ? '401' : 401, message: 'sign in' }),
      );
    });
  }

  it.each(['http', 'body', 'textBody', 'header'] as const)('%s: signs in and repeats the call once', async (how) => {
    refuse(how);
    await expect(send(book, { day: 'x' })).resolves.toBe('done');
    expect(renewals).toEqual(['user-token']);
    expect(server.received.map(({ body }) => body)).toEqual(['{"day":"x"}', '{"day":"x"}']);
    expect(toasts).toEqual([]);
    expect(tokens.user).toBe('fresh-token');
  });

  it('repeats the call under the key it was first sent with', async () => {
    refuse('http');
    await send(book, { day: 'x' }, { idempotencyKey: 'one-order' });
    expect(server.received.map(({ headers }) => headers['idempotency-key'])).toEqual(['one-order', 'one-order']);
  });

  it('counts as used only what the server took', async () => {
    refuse('body');
    await send(book, {});
    expect(used).toEqual(['user fresh-token']);
  });

  it('does not repeat twice', async () => {
    server.answerJson({ code: 401, message: 'sign in' });
    expect((await failureOf(send(book, {}))).kind).toBe('unauthorized');
    expect(server.received).toHaveLength(2);
  });

  it('fails, and says so, when it is refused whatever its token', async () => {
    server.answerJson({ code: 401, message: 'sign in' });
    hooks.renew = async () => false;
    const error = await failureOf(send(book, {}));
    expect([error.kind, error.message]).toEqual(['unauthorized', 'sign in']);
    expect(server.received).toHaveLength(1);
    await failureOf(send(book, {}, { quiet: true }));
    expect(toasts).toEqual(['sign in']);
  });

  it('sends a call of the sign-in with the token it was given', async () => {
    server.answerJson(ok(null));
    await send(book, {}, { role: 'signIn', token: 'theirs' });
    expect(server.last().headers.authorization).toBe('Bearer theirs');
  });

  it('fails as unauthorized when signing in fails', async () => {
    refuse('http');
    hooks.renew = () => Promise.reject(new Error('failed to get user info, try again later'));
    const error = await failureOf(send(book, {}));
    expect([error.kind, error.message]).toEqual(['unauthorized', 'failed to get user info, try again later']);
  });

  it('never starts a sign-in for a call of the sign-in', async () => {
    refuse('http');
    expect((await failureOf(send(book, {}, { role: 'signIn' }))).kind).toBe('unauthorized');
    expect(renewals).toEqual([]);
  });
});

describe('an upload', () => {
  /** jsdom has no object URLs, so the picture comes from the server too. */
  const choose = () => `${server.url}/chosen.png`;

  function serve(body: unknown, status = 200, headers: Record<string, string> = {}): void {
    server.answer((response, { method }) => {
      if (method === 'GET') {
        response.end('picture');
        return;
      }
      response.writeHead(status, headers);
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    });
  }

  it('posts the file as multipart with token and language, and gives the result', async () => {
    serve(ok({ id: 'f1' }), 200, { 'access-token': 'renewed-token' });
    await expect(sendFile(picture, choose())).resolves.toEqual({ id: 'f1' });
    const { headers, body, method } = server.last();
    expect([method, headers.authorization, headers['accept-language']]).toEqual(['POST', 'Bearer user-token', 'fr']);
    expect(headers['content-type']).toMatch(/^multipart\/form-data/);
    expect(body).toContain('name="file"');
    expect(body).toContain('picture');
    expect(tokens.user).toBe('renewed-token');
  });

  it.each([
    ['a business error', { code: 400, message: 'That is no picture.' }, 200, 'business', 'That is no picture.'],
    ['HTTP 413', '<html>', 413, 'http', 'Request Error.'],
    ['a malformed answer', '{', 200, 'malformed', 'interface path not found'],
  ])('%s', async (_name, body, status, kind, message) => {
    serve(body, status);
    const error = await failureOf(sendFile(picture, choose()));
    expect([error.kind, error.message, toasts]).toEqual([kind, message, [message]]);
  });

  it('tells a timeout from a lost connection', async () => {
    // jsdom's XMLHttpRequest reports a lost connection on the console as well.
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    hooks.timeout = 100;
    server.answer((response, { method }) => {
      if (method === 'GET') response.end('picture');
    });
    expect((await failureOf(sendFile(picture, choose()))).kind).toBe('timeout');
    hooks.timeout = 2000;
    server.answer((response, { method }) => {
      if (method === 'GET') response.end('picture');
      else response.destroy();
    });
    expect((await failureOf(sendFile(picture, choose()))).kind).toBe('network');
    log.mockRestore();
  });
});
