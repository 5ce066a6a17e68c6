import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { stringify } from 'qs';
import { z } from 'zod';
import { parseConfig, SANDBOX_MINI, SANDBOX_PUSH } from '../../config';
import { startTestApp, type TestApp } from '../../testing/testApp';
import { startSandbox, type TestSandbox } from '../../testing/testSandbox';
import { until } from '../../testing/until';
import { readPush } from '../../wechat/pushMessage';
import { EVENT_PATHS } from './wechatEvent.paths';
import { eventNumber } from './wechatEvent.service';

const OPENID = 'sandbox-mini-openid-anchor';
const sha1 = (...parts: string[]) => createHash('sha1').update(parts.sort().join('')).digest('hex');

describe("WeChat's events", () => {
  let sandbox: TestSandbox;
  let park: TestApp;
  let log: string[] = [];
  /** What a noun read of each event, once it was committed. */
  let read: { orderId: string; amount: number; visitor: string | null; app: string }[] = [];
  let failing = 0;
  before(async () => {
    sandbox = await startSandbox();
    park = await startTestApp({ sandbox, logTo: { write: (line) => void log.push(line) } });
    const { port } = park.app.server.address() as { port: number };
    await sandbox.push({ url: `http://127.0.0.1:${port}${EVENT_PATHS.mini}` });
    park.app.wechatEvents.on(
      'a_noun_reads_this',
      z.object({ order_id: z.string(), amount: eventNumber, openid: z.string() }),
      async (_tx, { order_id: orderId, amount, openid }, { visitorOf, app }) => {
        if (failing > 0) {
          failing -= 1;
          throw new Error('not now');
        }
        const visitor = await visitorOf(openid);
        return async () => read.push({ orderId, amount, visitor, app });
      },
    );
  });
  after(async () => {
    await park.close();
    await sandbox.close();
  });
  beforeEach(async () => {
    read = [];
    log = [];
    failing = 0;
    await sandbox.clearFaults();
    await sandbox.push({ format: 'json', mode: 'safe' });
  });
  const tell = (orderId: string, event = 'a_noun_reads_this') =>
    sandbox.pushEvent({ event, fields: { order_id: orderId, amount: 8_000, openid: OPENID } });
  const answered = async (event: string, times: number) => {
    const earlier = (await sandbox.pushes()).length;
    return async () => {
      let deliveries: { event: string; status: number }[] = [];
      await until(`${times} × ${event} was pushed`, async () => {
        deliveries = (await sandbox.pushes()).slice(earlier).filter((delivery) => delivery.event === event);
        return deliveries.length >= times;
      });
      return deliveries.map(({ status }) => status);
    };
  };

  it('are taken at an address that its console confirms', async () => {
    assert.equal(await sandbox.confirmPush(), true);
    const at = String(Math.floor(Date.now() / 1000));
    const query = { timestamp: at, nonce: '7', echostr: 'word', signature: sha1('anotherToken', at, '7') };
    const answer = await park.app.inject({ method: 'GET', url: EVENT_PATHS.mini, query });
    assert.equal(answer.statusCode, 401);
    assert.doesNotMatch(answer.body, /word/);
  });

  for (const format of ['json', 'xml'] as const)
    for (const mode of ['safe', 'compatible'] as const)
      it(`are read in ${format}, encrypted (${mode})`, async () => {
        await sandbox.push({ format, mode });
        await tell(`order-${format}-${mode}`);
        await until('it was read', async () => read.length > 0);
        assert.deepEqual(read, [{ orderId: `order-${format}-${mode}`, amount: 8_000, visitor: null, app: 'mini' }]);
      });

  it('lead from an openid to the visitor whom the park knows by it', async () => {
    const { visitorId } = await park.signIn();
    await park.database.executeSql('insert into wechat_account (app_id, openid, visitor_id) values ($1, $2, $3)', [
      SANDBOX_MINI.appId,
      OPENID,
      visitorId,
    ]);
    await tell('of somebody');
    await until('it was read', async () => read.length > 0);
    assert.equal(read[0]?.visitor, visitorId);
    assert.doesNotMatch(log.join(), new RegExp(OPENID), 'nobody is named in the log');
  });

  it('are done once, however often they are told', async () => {
    await sandbox.fault({ kind: 'pushDoubled' });
    const statuses = await answered('a_noun_reads_this', 2);
    await tell('twice');
    assert.deepEqual(await statuses(), [200, 200]);
    await until('it was read', async () => read.length > 0);
    assert.equal(read.length, 1);
  });

  it('are told again when they could not be done', async () => {
    failing = 1;
    const statuses = await answered('a_noun_reads_this', 2);
    await tell('again');
    assert.deepEqual(await statuses(), [500, 200]);
    await until('it was read', async () => read.length > 0);
    assert.equal(read.length, 1);
  });

  it('are taken late', async () => {
    await sandbox.fault({ kind: 'pushLate', delayMs: 300 });
    await tell('late');
    await until('it was read', async () => read.length > 0);
    assert.equal(read[0]?.orderId, 'late');
  });

  it('are thanked for when nobody reads them', async () => {
    const statuses = await answered('nobody_reads_this', 1);
    await tell('of nobody', 'nobody_reads_this');
    assert.deepEqual(await statuses(), [200]);
  });

  it('are thanked for when they lack what is read of them, which the log says without saying what', async () => {
    const statuses = await answered('a_noun_reads_this', 1);
    await sandbox.pushEvent({ event: 'a_noun_reads_this', fields: { openid: OPENID } });
    assert.deepEqual(await statuses(), [200]);
    assert.match(log.join(), /order_id/);
    assert.doesNotMatch(log.join(), new RegExp(OPENID));
    assert.equal(read.length, 0);
  });

  for (const fault of ['pushForged', 'pushStale'])
    it(`are refused when somebody else sends them (${fault})`, async () => {
      await sandbox.fault({ kind: fault });
      const statuses = await answered('a_noun_reads_this', 1);
      await tell(fault);
      assert.deepEqual(await statuses(), [401]);
      assert.equal(read.length, 0);
    });

  it('are not believed unencrypted where there is a key', async () => {
    await sandbox.push({ mode: 'plain' });
    const statuses = await answered('a_noun_reads_this', 1);
    await tell('plain');
    assert.deepEqual((await statuses()).slice(0, 1), [401]);
    assert.equal(read.length, 0);
  });

  it('are not believed for another app', async () => {
    const { port } = park.app.server.address() as { port: number };
    await sandbox.push({ url: `http://127.0.0.1:${port}${EVENT_PATHS.h5}` });
    const statuses = await answered('a_noun_reads_this', 1);
    await tell('of the other app');
    assert.deepEqual((await statuses()).slice(0, 1), [401]);
    await sandbox.push({ url: `http://127.0.0.1:${port}${EVENT_PATHS.mini}` });
  });

  it('are refused in any odd shape, in words', async () => {
    const at = String(Math.floor(Date.now() / 1000));
    const bodies = [
      '',
      '{',
      '<xml>',
      '<xml></xml>',
      '[]',
      '{"Encrypt":"AAAA"}',
      '{"Encrypt":7}',
      '<a><__proto__>x</__proto__></a>',
      'null',
    ];
    for (const payload of bodies) {
      const query = {
        timestamp: at,
        nonce: '7',
        encrypt_type: 'aes',
        msg_signature: sha1(SANDBOX_PUSH.token, at, '7', 'AAAA'),
      };
      const answer = await park.app.inject({
        method: 'POST',
        url: EVENT_PATHS.mini,
        query,
        payload,
        headers: { 'content-type': 'text/xml' },
      });
      assert.equal(answer.statusCode, 401, payload);
    }
  });
});

describe('a message that WeChat did not sign', () => {
  for (const aesKey of [null, SANDBOX_PUSH.aesKey])
    it(`is refused and not read, whatever its signature is made of (${aesKey ? 'encrypted' : 'plain'})`, async () => {
      const wechat = { ...parseConfig({}).wechat, push: { token: 'plainToken', aesKey } };
      const park = await startTestApp({ config: { wechat } });
      const timestamp = String(Math.floor(park.deps.clock() / 1000));
      const wide = `<x>${'<a/>'.repeat(16_000)}</x>`;
      const before = process.cpuUsage();
      for (const signature of [
        '',
        'a',
        'é'.repeat(40),
        'a'.repeat(40),
        'a'.repeat(80),
        ['a'],
        Array(40).fill('7'),
        { length: 40 },
      ])
        for (const [nonce, body] of [
          ['7', wide],
          [['7'], '{"Encrypt":"AAAA"}'],
          [{ a: '7' }, `<xml><Encrypt>${'A'.repeat(60_000)}</Encrypt></xml>`],
        ] as const) {
          const query = stringify({
            timestamp,
            nonce,
            signature,
            msg_signature: signature,
            encrypt_type: 'aes',
            echostr: 'word',
          });
          const url = `${EVENT_PATHS.h5}?${query}`;
          const headers = { 'content-type': 'text/xml' };
          assert.equal((await park.app.inject({ method: 'POST', url, payload: body, headers })).statusCode, 401, url);
          assert.equal((await park.app.inject({ url })).statusCode, 401, url);
        }
      const { user, system } = process.cpuUsage(before);
      assert.ok(user + system < 1_500_000, `${(user + system) / 1_000} ms of CPU`);
      await park.close();
    });
});

describe('WeChat’s events without an EncodingAESKey', () => {
  it('are read in the time that their length takes', async () => {
    const many = `<xml><MsgType>event</MsgType>${'<a/>'.repeat(16_000)}${'<b>'.repeat(1_000)}</xml>`;
    const timestamp = String(Math.floor(Date.now() / 1000));
    const query = { timestamp, nonce: '7', signature: sha1('t', timestamp, '7') };
    const before = process.cpuUsage();
    const { message } = readPush({ token: 't', aesKey: null }, { query, body: many, appId: '', now: Date.now() });
    const { user, system } = process.cpuUsage(before);
    assert.equal((message.a as string[]).length, 16_000);
    assert.ok(user + system < 400_000, `${(user + system) / 1_000} ms of CPU`);
  });

  it('are believed by the signature of the token', async () => {
    const wechat = { ...parseConfig({}).wechat, push: { token: 'plainToken', aesKey: null } };
    const park = await startTestApp({ config: { wechat } });
    const read: string[] = [];
    park.app.wechatEvents.on('plain', z.object({ word: z.string() }), async (_tx, { word }) => void read.push(word));
    const at = String(Math.floor(Date.now() / 1000));
    const post = (token: string, payload: object) =>
      park.app.inject({
        method: 'POST',
        url: EVENT_PATHS.h5,
        query: { timestamp: at, nonce: '7', signature: sha1(token, at, '7') },
        payload,
      });
    const message = { MsgType: 'event', Event: 'plain', FromUserName: 'somebody', CreateTime: 1, word: 'hello' };
    assert.equal((await post('plainToken', message)).body, 'success');
    assert.equal((await post('plainToken', message)).body, 'success');
    assert.equal((await post('another', message)).statusCode, 401);
    assert.deepEqual(read, ['hello']);
    await park.close();
  });
});
