import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { selfSignedCertificate } from '../../../sandbox/wechat/src/pay/certificate';
import { backupCommand } from '../backup/commands';
import { backupName } from '../backup/nightly';
import { parseConfig, SANDBOX_H5, SANDBOX_MINI } from '../config';
import { ensureSecret } from '../dataFolder';
import { migrate } from '../db/migrate';
import { openDatabase } from '../db/openDatabase';
import { compareIdentity } from '../parkIdentity';
import { startServer } from '../server';
import { ownPostgres } from '../testing/ownPostgres';
import { tcpProxy } from '../testing/tcpProxy';
import { startSandbox, type TestSandbox } from '../testing/testSandbox';
import { databaseChecks } from './database';
import { doctorCommand } from './doctor.command';
import { domainChecks } from './domains';
import { type Check, runChecks } from './finding';
import { machineChecks } from './machine';
import { wechatChecks } from './wechat';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const SECRET = 'a secret of the doctor’s tests, long enough';

/** What checks found, a line each. */
const findingsOf = async (checks: Check[]) => (await runChecks(checks)).map(({ state, says }) => `${state} ${says}`);
function has(lines: string[], ...patterns: RegExp[]): void {
  for (const pattern of patterns)
    assert.ok(
      lines.some((line) => pattern.test(line)),
      `${pattern} in\n${lines.join('\n')}`,
    );
}

const keyPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
const certified = (name: string, from: number, to: number, serial = '0ABC1234') => {
  const keys = keyPair();
  return { key: keys.privateKey, cert: selfSignedCertificate({ ...keys, serial, name, from, to }) };
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'park-doctor-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the doctor on the database', () => {
  it('tells PostgreSQL that may lose what was acknowledged from one that does not, and what the park in it lacks', async (t) => {
    const postgres = await ownPostgres('');
    if (!postgres) return t.skip('PostgreSQL’s programs are not here');
    t.after(() => postgres.remove());
    const env = { DATABASE_URL: postgres.url, AUTH_SECRET: SECRET, DATA_DIR: folder };
    const config = parseConfig(env);
    const look = (clock = Date.now, more = {}) => findingsOf(databaseChecks(parseConfig({ ...env, ...more }), clock));

    const empty = await look();
    has(empty, /^ok PostgreSQL \d+\.$/, /^ok fsync is on/, /^ok full_page_writes is on/, /^ok synchronous_commit is on/);
    has(empty, /^fail The database holds no park yet/, /^ok One node’s 23 connections fit/);
    has(empty, /^ok This machine’s clock is 0 s .* the database’s/);

    await postgres.set({ fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' });
    const unsafe = await look();
    has(unsafe, /^fail fsync is off/, /^fail full_page_writes is off/, /^fail synchronous_commit is off/);
    has(await look(() => Date.now() + 10 * MINUTE_MS), /^fail This machine’s clock is (600|599|601) s ahead of the database’s/);
    has(await look(Date.now, { DATABASE_POOL: '100' }), /^fail One node may open 103 connections, and PostgreSQL allows 100/);
    has(await look(Date.now, { DATABASE_READ_URL: postgres.url }), /^warn DATABASE_READ_URL does not lead to a standby/);

    const database = await openDatabase(config, false);
    t.after(() => database.close());
    await migrate(database);
    await database.executeSql(`update schema_migration set name = 'none' where name = '001_core.sql'`, []);
    has(await look(), /^fail The database lacks 001_core\.sql\./);
    await database.executeSql(`update schema_migration set name = '001_core.sql' where name = 'none'`, []);
    has(
      await look(),
      /^ok The database has every migration/,
      /^fail No node has opened this park yet/,
      /^fail No job has ever run/,
    );
    await compareIdentity(database, { ...config, authSecret: SECRET });
    has(await look(), /^ok AUTH_SECRET is the one/, /^ok DATA_DIR is the park’s/);
    has(await look(Date.now, { AUTH_SECRET: 'x'.repeat(40) }), /^fail AUTH_SECRET .* is not the one/);
    has(await look(Date.now, { DATA_DIR: join(folder, 'other') }), /^fail DATA_DIR is not the folder/);

    await database.executeSql(
      `insert into job_run (job, every_s, since, succeeded_at) values ('draw', 60, now() - interval '1 day', now())`,
      [],
    );
    has(await look(), /^ok All 1 jobs run/, /^ok Nothing waits too long/);
    await database.executeSql(`update job_run set succeeded_at = now() - interval '1 hour'`, []);
    await database.executeSql(
      `insert into help_request (id, number, device_hash, kind, urgency, status, phone, note, asked_at, received_at)
        values ('h', 'h', 'h', 'other', 3, 'active', '', '', now(), now() - interval '1 hour')`,
      [],
    );
    has(await look(), /^fail These jobs are late or fail: draw\./, /^warn These wait too long: help \(1\)/);

    has(await look(), /^fail The park has no owner/);
    await database.executeSql(
      `insert into admin_account (id, user_name, password_hash, roles) values ('o', 'Lin', 'x', '{owner}')`,
      [],
    );
    has(await look(), /^warn These owners sign in with a password alone: Lin\./);
    await database.executeSql(`update admin_account set totp_due = now() - interval '1 day'`, []);
    has(await look(), /^fail These owners sign in with a password alone: Lin\./);
    await database.executeSql('update admin_account set passkeys_since = now()', []);
    has(
      await look(),
      /^ok All 1 owners have a second factor/,
      /^ok Nothing of the sample park is left/,
      /^warn The park has no name/,
      /^fail Visitors who need help have no number/,
      /^warn No ticket window is named/,
      /^warn No approved maximum of people is set/,
      /^left No opening hours are written/,
      /^left There is no entry slot to sell/,
      /^left No ticket is on sale/,
    );
    await database.executeSql(
      `insert into capacity (valid_from, daily, momentary, approval, version, updated_at) values ('2026-01-01', 1000, 500, 'A-1', 1, now())`,
      [],
    );
    has(await look(), /^ok The approved maximum of people is set/);
  });

  it('does not touch the embedded one of a running park, and looks into it once it is stopped', async () => {
    const env = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
    const real = parseConfig({ ...env, WECHAT_APP_ID: 'wx0123456789abcdef', WECHAT_APP_SECRET: 'x'.repeat(32) });
    const look = () => findingsOf(databaseChecks(real, Date.now));
    has(await look(), /^fail There is no park in/);
    const server = await startServer(env, () => undefined);
    has(await look(), /^warn The database is embedded/, /^left The park runs/);
    await server.stop();
    const found = await look();
    has(
      found,
      /^ok AUTH_SECRET is the one/,
      /^warn Of the sample park there still are \d+ tickets, \d+ notices, \d+ places, \d+ live points/,
    );
    has(
      found,
      /^fail \d+ visitors of the sandbox are in this database/,
      /^fail The park still has the sample’s name/,
      /^fail Visitors are still told the sample’s number/,
      /^fail The ticket window still has the sample’s number/,
    );
    has(found, /^ok All \d+ jobs run|^fail These jobs are late/);

    const database = await openDatabase(real, true);
    await database.executeSql(`update ticket_window set phone = '0571-88880000', updated_by = 'Lin'`, []);
    await database.executeSql('delete from wechat_account', []);
    for (const table of ['ticket_product', 'notice', 'park_place', 'live_point'])
      await database.executeSql(`update ${table} set updated_by = 'Lin'`, []);
    await database.close();
    has(
      await look(),
      /^ok A ticket window is named/,
      /^ok No visitor of the sandbox/,
      /^ok Nothing of the sample park is left/,
    );
  });

  it('says so of one that is silent, without waiting for it', async (t) => {
    const silent = await tcpProxy(0);
    t.after(() => silent.close());
    const env = { DATABASE_URL: `postgres://127.0.0.1:${silent.port}/park`, AUTH_SECRET: SECRET, DATA_DIR: folder };
    const began = performance.now();
    has(await findingsOf(databaseChecks(parseConfig(env), Date.now)), /^fail The database does not answer/);
    assert.ok(performance.now() - began < 15_000);
  });
});

describe('the doctor on WeChat', () => {
  let sandbox: TestSandbox;
  let env: Record<string, string>;
  before(async () => {
    sandbox = await startSandbox();
    const merchant = await (await fetch(`${sandbox.url}/sandbox/merchant`)).json();
    env = {
      ...{ WECHAT_APP_ID: SANDBOX_H5.appId, WECHAT_APP_SECRET: SANDBOX_H5.secret },
      ...{ WECHAT_MP_APP_ID: SANDBOX_MINI.appId, WECHAT_MP_APP_SECRET: SANDBOX_MINI.secret },
      ...{ WECHAT_API_BASE: sandbox.url, WECHAT_PAY_BASE: sandbox.url, ALLOW_PAYMENTS_ON_EMBEDDED: '1' },
      ...{ WECHAT_PAY_MCH_ID: merchant.mchId, WECHAT_PAY_SERIAL: merchant.serial },
      ...{ WECHAT_PAY_PRIVATE_KEY: merchant.privateKey, WECHAT_PAY_APIV3_KEY: merchant.apiV3Key },
      PAY_NOTIFY_ORIGIN: 'https://park.example',
    };
  });
  after(() => sandbox.close());
  afterEach(() => sandbox.clearFaults());
  const look = (change: Record<string, string> = {}, clock = Date.now) => {
    const given = { ...env, ...change };
    return findingsOf(wechatChecks(parseConfig(given), clock));
  };

  it('finds keys that are right: tokens, signatures both ways, platform certificate, clock', async () => {
    const found = await look();
    has(found, /^ok WeChat gives the Official Account an access token/, /^ok WeChat gives the Mini Program an access token/);
    has(found, /^ok WECHAT_PAY_APIV3_KEY has 32 characters/, /^ok WeChat Pay takes the merchant’s signature/);
    has(found, /^ok WeChat Pay’s platform certificate is good until \d{4}-/, /^ok This machine’s clock is [01] s .* WeChat’s/);
    has(found, /^warn WECHAT_APP_SECRET does not look like WeChat’s/, /^warn The park talks to http:.* in place of WeChat/);
    has(found, /^left The merchant certificate is not on this machine/);
    has(found, /^fail The address where WeChat Pay tells of payments does not answer: https:\/\/park\.example\/api/);
    has(found, /^ok Trade management is on/);
    has(found, /^ok All merchants of the Mini Program are confirmed for trade management/);
    await fetch(`${sandbox.url}/sandbox/tradeManaged`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ confirmed: false }),
    });
    const cards = { WECHAT_TICKET_CARD: 'issued:2,used:3,refunded:4,expired:5' };
    has(
      await look(cards),
      /^fail A merchant of the Mini Program is not confirmed/,
      /^left WeChat delivers ticket cards only .*2011/,
    );
    has(
      found,
      /^warn WeChat’s events are not taken/,
      /^warn WeChat tells visitors nothing of slotTomorrow, drawResult, placeOffered, refundDone/,
    );
    const push = { WECHAT_PUSH_TOKEN: 'fossilparktoken', WECHAT_PUSH_AES_KEY: 'a'.repeat(43) };
    has(await look(push), /^ok WeChat’s events are taken/);
    has(await look({ WECHAT_APP_ID: '', WECHAT_APP_SECRET: '' }), /^warn Nobody can sign in on the web app/);
    has(await look({ WECHAT_MP_APP_ID: '', WECHAT_MP_APP_SECRET: '' }), /^warn The park has no Mini Program/);
    await sandbox.manageTrade(false);
    has(await look(), /^ok Trade management is off/);
    await sandbox.fault({ kind: 'busy', on: 'is_trade_managed' });
    has(await look(), /^left WeChat does not say whether trade management is on/);
  });

  it('finds what is wrong with each of them', async () => {
    has(
      await look({ WECHAT_APP_SECRET: 'wrong' }),
      /^fail WeChat refuses the Official Account an access token \(errcode \d+\)/,
    );
    const other = await look({ WECHAT_PAY_PRIVATE_KEY: keyPair().privateKey });
    has(other, /^fail WeChat Pay refuses the merchant \(HTTP 401 SIGN_ERROR\)/);
    has(await look({ WECHAT_PAY_APIV3_KEY: 'x'.repeat(32) }), /^fail .*platform certificates that the APIv3 key does not open/);
    const weak = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' });
    has(await look({ WECHAT_PAY_PRIVATE_KEY: String(weak) }), /^fail WECHAT_PAY_PRIVATE_KEY is no RSA key/);
    const broken = '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----';
    has(await look({ WECHAT_PAY_PRIVATE_KEY: broken }), /^fail WECHAT_PAY_PRIVATE_KEY cannot be read as a key/);
    const late = await look({}, () => Date.now() + 10 * MINUTE_MS);
    has(late, /^fail This machine’s clock is (600|599|601) s ahead of WeChat’s/);
    has(await look({}, () => Date.now() - MINUTE_MS), /^warn This machine’s clock is (60|59|61) s behind WeChat’s/);
    has(await look({}, () => Date.now() + 30 * 365 * DAY_MS), /^fail WeChat Pay’s platform certificate ended on/);
    await sandbox.fault({ kind: 'down', times: 2 });
    has(await look(), /^fail WeChat does not give the .* an access token/);
  });

  it('is not held up by one that is silent', async (t) => {
    const silent = await tcpProxy(0);
    t.after(() => silent.close());
    const base = `http://127.0.0.1:${silent.port}`;
    const began = performance.now();
    const found = await look({ WECHAT_API_BASE: base, WECHAT_PAY_BASE: base });
    assert.ok(performance.now() - began < 12_000);
    has(
      found,
      /^fail WeChat does not give the Official Account/,
      /^fail WeChat Pay is not available/,
      /^fail WeChat cannot be reached from this server/,
    );
  });

  it('names a host that is not known, and without a merchant speaks of no complaints', async () => {
    const none = { WECHAT_PAY_MCH_ID: '', WECHAT_PAY_SERIAL: '', WECHAT_PAY_PRIVATE_KEY: '', WECHAT_PAY_APIV3_KEY: '' };
    const found = await look({ ...none, WECHAT_API_BASE: 'http://no-such-host.invalid' });
    has(found, /^fail WeChat cannot be reached from this server \((?:ENOTFOUND|EAI_AGAIN) no-such-host\.invalid\)\.$/);
    has(found, /^warn WeChat’s events are not taken: what it could not deliver/);
  });

  it('reads the merchant certificate beside its key', async () => {
    const now = Date.now();
    const key = join(folder, 'apiclient_key.pem');
    const put = async (from: number, to: number, serial?: string) => {
      const made = certified('merchant', from, to, serial);
      await writeFile(key, made.key);
      await writeFile(join(folder, 'apiclient_cert.pem'), made.cert);
    };
    const given = { WECHAT_PAY_PRIVATE_KEY: key, WECHAT_PAY_SERIAL: '0ABC1234' };
    await put(now - DAY_MS, now + 400 * DAY_MS);
    has(await look(given), /^ok The merchant certificate is good until/);
    await put(now - DAY_MS, now + 3 * DAY_MS);
    has(await look(given), /^warn The merchant certificate ends on/);
    await put(now - 2 * DAY_MS, now - DAY_MS);
    has(await look(given), /^fail The merchant certificate ended on/);
    await put(now - DAY_MS, now + 400 * DAY_MS, '0ABC9999');
    has(await look(given), /^fail The merchant certificate, WECHAT_PAY_SERIAL and .* do not belong together/);
  });

  it('says that the sandbox stands in, that payments are off, and that nobody can sign in', async () => {
    has(await findingsOf(wechatChecks(parseConfig({}), Date.now)), /^fail The sandbox stands in for WeChat/);
    const closed = parseConfig({ NODE_ENV: 'production', WECHAT_API_BASE: sandbox.url });
    const found = await findingsOf(wechatChecks(closed, Date.now));
    has(found, /^fail Nobody can sign in/, /^warn The park has no Mini Program/, /^warn Payments are off/);
  });
});

describe('the doctor on the park’s address', () => {
  async function served(
    t: { after(end: () => void): void },
    from: number,
    to: number,
    headers: Record<string, string>,
    status = 200,
  ) {
    const { key, cert } = certified('localhost', from, to);
    const server = createServer({ key, cert }, (_, answer) => answer.writeHead(status, headers).end());
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    t.after(() => void server.close());
    return { cert, origin: `https://localhost:${(server.address() as AddressInfo).port}` };
  }
  const look = (origin: string, ca?: string) =>
    findingsOf(domainChecks({ publicOrigins: [origin], trustProxy: 1 }, Date.now(), ca));
  const HEADERS = {
    'content-security-policy': "default-src 'self'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
  };

  it('finds a certificate that ended, ends soon or is trusted by nobody, and a proxy that takes headers away', async (t) => {
    const now = Date.now();
    const whole = { ...HEADERS, 'strict-transport-security': 'max-age=31536000' };
    const good = await served(t, now - DAY_MS, now + 90 * DAY_MS, whole);
    const found = await look(good.origin, good.cert);
    has(
      found,
      /^ok The certificate of localhost is good until/,
      /^ok https:.* answers\.$/,
      /^ok .*\/mp\/ comes with the headers/,
    );
    assert.deepEqual(
      found.filter((line) => !line.startsWith('ok')),
      [],
    );
    has(await look(good.origin), /^fail Phones do not trust the certificate of localhost/);
    const over = await served(t, now - 9 * DAY_MS, now - DAY_MS, whole);
    has(await look(over.origin, over.cert), /^fail The certificate of localhost ended on/);
    const soon = await served(t, now - 9 * DAY_MS, now + 5 * DAY_MS, HEADERS);
    has(
      await look(soon.origin, soon.cert),
      /^warn The certificate of localhost ends on/,
      /^warn .* does not tell browsers to use https alone/,
    );
    const bare = await served(t, now - DAY_MS, now + 90 * DAY_MS, {});
    has(await look(bare.origin, bare.cert), /^fail .*\/mp\/ answers HTTP 200, without content-security-policy/);
    const ill = await served(t, now - DAY_MS, now + 90 * DAY_MS, whole, 503);
    has(await look(ill.origin, ill.cert), /^fail .*\/healthz answers HTTP 503/);
  });

  it('finds an address that is not https, one that nobody serves, one that is silent, and none', async () => {
    has(await look('http://park.example'), /^fail http:\/\/park\.example is not https/);
    has(await findingsOf(domainChecks({ publicOrigins: [], trustProxy: false }, Date.now())), /^fail PUBLIC_ORIGIN is not set/);
    const silent = await tcpProxy(0);
    const origin = `https://127.0.0.1:${silent.port}`;
    has(await look(origin), /^fail This could not be looked at: ETIMEDOUT/);
    await silent.close();
    has(await look(origin), /^fail This could not be looked at: ECONNREFUSED/);
  });
});

describe('the doctor on this machine', () => {
  const look = (env: Record<string, string>, clock = Date.now) =>
    findingsOf(machineChecks(parseConfig({ DATA_DIR: folder, H5_DIR: join(folder, 'h5'), ...env }), clock));

  it('finds a folder that others read, and settings of development', async () => {
    await chmod(folder, 0o755);
    await mkdir(join(folder, 'h5'));
    const { secret } = await ensureSecret(folder);
    await chmod(join(folder, 'secret'), 0o644);
    const bad = await look({ RATE_LIMIT: '0', ADMIN_PASSWORD: 'trilobite-2026', PARK_MOVED: '1' });
    has(bad, /^fail Others on this machine may read .*\(mode 755\)/, /^fail .*\/secret \(mode 644\)/);
    has(
      bad,
      /^fail NODE_ENV is not production/,
      /^warn The API’s documentation is open/,
      /^fail RATE_LIMIT is 0/,
      /^fail PARK_MOVED/,
      /^warn ADMIN_PASSWORD is still set/,
    );
    assert.ok(!bad.join().includes(secret) && !bad.join().includes('trilobite-2026'));

    await chmod(folder, 0o700);
    await chmod(join(folder, 'secret'), 0o600);
    const good = await look({ NODE_ENV: 'production' });
    has(good, /^ok .* is for its owner alone/, /^ok .*MB are free|^fail .*MB are free/, /^ok The app is built/);
    has(good, /^ok No setting of development is left/, /^ok There is no Redis/);
    has(await look({ H5_DIR: join(folder, 'nowhere') }), /^fail There is no app in .*ENOENT/);
    has(await look({ DATA_DIR: join(folder, 'nowhere') }), /^fail .* is not there/);
  });

  it('finds Redis that is stopped or silent, and one that answers', async (t) => {
    const silent = await tcpProxy(0);
    const REDIS_URL = `redis://127.0.0.1:${silent.port}`;
    has(await look({ REDIS_URL }), /^warn Redis does not answer/);
    await silent.close();
    has(await look({ REDIS_URL }), /^warn Redis does not answer/);
    const real = await look({ REDIS_URL: process.env.REDIS_URL ?? 'redis://127.0.0.1:6379' });
    if (real.some((line) => line.startsWith('warn Redis'))) return t.skip('no Redis answers');
    has(real, /^ok Redis answers/);
  });

  it('reads the newest backup to its end, and finds one that is old, cut, sealed or not there', async () => {
    const data = join(folder, 'park');
    const BACKUP_DIR = join(folder, 'backups');
    await mkdir(BACKUP_DIR);
    const own = { DATA_DIR: data, BACKUP_DIR };
    const config = parseConfig(own);
    const { secret: authSecret } = await ensureSecret(data);
    const database = await openDatabase(config, false);
    await migrate(database);
    await compareIdentity(database, { ...config, authSecret });
    await database.close();

    has(await look({}), /^fail No backup is made at night/);
    has(await look(own), /^fail There is no backup in .* yet/);
    const file = join(BACKUP_DIR, backupName(Date.now(), false));
    await backupCommand([file], own, () => undefined);
    has(
      await look(own),
      /^ok The newest backup is 0 hours old/,
      /^ok The newest backup can be read to its end/,
      /^warn Backups are not sealed/,
    );
    has(await look(own, () => Date.now() + 2 * DAY_MS), /^fail The newest backup is 48 hours old/);
    const whole = await readFile(file);
    await writeFile(file, whole.subarray(0, whole.length - 2_000));
    has(await look(own), /^fail The newest backup cannot be used/);

    const identity = await generateIdentity();
    const sealed = { ...own, BACKUP_RECIPIENTS: await identityToRecipient(identity) };
    const later = join(BACKUP_DIR, backupName(Date.now() + MINUTE_MS, true));
    await backupCommand([later], sealed, () => undefined);
    has(await look(sealed), /^left The newest backup is sealed/, /^ok Backups are sealed/);
    has(await look({ ...sealed, BACKUP_IDENTITY: identity }), /^ok The newest backup can be read to its end/);
    await rename(later, `${later}.part`);
    has(await look(sealed), /^fail The newest backup cannot be used/);
  });
});

describe('the command doctor', () => {
  const run = async (words: string[], env: Record<string, string>) => {
    const printed: string[] = [];
    const code = await doctorCommand(words, env, (line) => void printed.push(line));
    return { code, text: printed.join('\n') };
  };

  it('prints the worst last or all as JSON, says by its code whether something fails, and tells no secret', async () => {
    const env = {
      ...{ DATA_DIR: folder, AUTH_SECRET: SECRET, ADMIN_PASSWORD: 'trilobite-2026', H5_DIR: folder },
      ...{ WECHAT_APP_ID: SANDBOX_H5.appId, WECHAT_APP_SECRET: 'not to be told', WECHAT_API_BASE: 'http://127.0.0.1:9' },
      ...{ DATABASE_URL: 'postgres://lin:not-to-be-told@127.0.0.1:9/park', REDIS_URL: 'redis://:not-to-be-told@127.0.0.1:9' },
    };
    const { code, text } = await run([], env);
    assert.equal(code, 1);
    assert.match(
      text,
      /^ok .*\n(.*\n)*left .*\n(.*\n)*warn .*\n(.*\n)*FAIL .*\n\d+ ok, \d+ left to you, \d+ to look at, \d+ to mend/,
    );
    const json = await run(['--json'], env);
    assert.equal(json.code, 1);
    const { findings } = JSON.parse(json.text);
    for (const finding of findings) {
      assert.match(finding.state, /^(ok|warn|fail|left)$/);
      assert.equal(finding.state === 'ok', finding.todo === undefined, finding.says);
    }
    for (const output of [text, json.text]) assert.doesNotMatch(output, /not.to.be.told|trilobite-2026|a secret of/);
  });

  it('tells each mistake of the environment, and nothing else then', async () => {
    const { code, text } = await run([], { PORT: 'x', AUTH_SECRET: 'short' });
    assert.equal(code, 1);
    assert.deepEqual(text.match(/^FAIL {2}configuration: \w+/gm), [
      'FAIL  configuration: PORT',
      'FAIL  configuration: AUTH_SECRET',
    ]);
    await assert.rejects(run(['--yaml'], {}), /doctor does not know --yaml/);
  });
});
