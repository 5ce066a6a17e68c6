import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ConfigError, parseConfig, SANDBOX_H5 } from './config';

const problems = (env: Record<string, string>): string[] => {
  try {
    parseConfig(env);
    return [];
  } catch (error) {
    assert.ok(error instanceof ConfigError);
    return error.problems;
  }
};

describe('the configuration', () => {
  it('needs nothing', () => {
    const config = parseConfig({ PORT: '', REDIS_URL: '  ' });
    assert.equal(config.port, 8080);
    assert.equal(config.databaseUrl, null);
    assert.equal(config.redisUrl, null);
    assert.equal(config.trustProxy, false);
    assert.equal(config.wechat.sandbox, true);
    assert.deepEqual(config.wechat.h5, SANDBOX_H5);
    assert.equal(config.wechat.openBase, 'http://localhost:8081');
    assert.ok(config.dataDir.startsWith('/'));
  });

  it('shows the calls in development, and in production when asked to', () => {
    const shown = (env: Record<string, string>) => parseConfig(env).apiDocs;
    const production = { NODE_ENV: 'production' };
    assert.deepEqual(
      [shown({}), shown({ API_DOCS: '0' }), shown(production), shown({ ...production, API_DOCS: '1' })],
      [true, false, false, true],
    );
  });

  it('names every problem at once', () => {
    const found = problems({
      PORT: '99999',
      DATABASE_URL: 'mysql://x',
      ADMIN_PASSWORD: 'short',
      AUTH_SECRET: 'x',
      LOG_LEVEL: 'loud',
    });
    assert.deepEqual(
      found.map((problem) => problem.split(' ')[0]),
      ['PORT', 'DATABASE_URL', 'ADMIN_PASSWORD', 'AUTH_SECRET', 'LOG_LEVEL'],
    );
    for (const problem of found) assert.match(problem, /^[A-Z_]+ must /, 'a sentence of the house, not of a library');
  });

  it('names what contradicts itself beside what is wrong, but not because of it', () => {
    const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/park', PORT: 'x', WECHAT_APP_ID: 'wx1' };
    assert.deepEqual(
      problems(env).map((problem) => problem.split(' ')[0]),
      ['PORT', 'AUTH_SECRET', 'WECHAT_APP_SECRET'],
    );
    assert.deepEqual(
      problems({ ...env, AUTH_SECRET: 'short' }).filter((problem) => problem.includes('AUTH_SECRET')),
      ['AUTH_SECRET must have at least 32 characters'],
    );
  });

  it('insists on a secret that all nodes share, in production on PostgreSQL', () => {
    const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/park' };
    assert.match(problems(env)[0] ?? '', /^AUTH_SECRET must be set in production/);
    assert.deepEqual(problems({ ...env, AUTH_SECRET: 'x'.repeat(32) }), []);
    assert.deepEqual(problems({ NODE_ENV: 'production' }), []);
  });

  it('reads at a standby of a database that is named, and keeps parks apart in a bucket', () => {
    const standby = { DATABASE_READ_URL: 'postgres://standby/park' };
    assert.deepEqual(problems(standby), ['DATABASE_URL must be set together with DATABASE_READ_URL']);
    assert.deepEqual(problems({ ...standby, DATABASE_URL: 'postgres://db/park' }), []);
    const bucket = { FILE_STORAGE: 's3', S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };
    const prefix = (S3_PREFIX: string) => parseConfig({ ...bucket, S3_PREFIX }).s3?.prefix;
    assert.deepEqual([prefix(''), prefix('valley'), prefix('parks/valley/')], ['', 'valley/', 'parks/valley/']);
    assert.match(problems({ ...bucket, S3_PREFIX: '/valley' })[0] ?? '', /^S3_PREFIX must be words/);
  });

  it('points at the real WeChat as soon as there is an app id', () => {
    assert.match(problems({ WECHAT_APP_ID: 'wx1' })[0] ?? '', /WECHAT_APP_SECRET/);
    const { wechat } = parseConfig({ WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's' });
    assert.deepEqual(wechat, {
      sandbox: false,
      h5: { appId: 'wx1', secret: 's' },
      mini: null,
      push: null,
      openBase: 'https://open.weixin.qq.com',
      apiBase: 'https://api.weixin.qq.com',
    });
  });

  it('lets nobody in by the sandbox in production', () => {
    const { wechat, pay } = parseConfig({ NODE_ENV: 'production' });
    assert.deepEqual([wechat.sandbox, wechat.h5, wechat.mini, pay], [false, null, null, null]);
  });

  it('wants the sample park where the sandbox is, unless told otherwise', () => {
    const wants = (env: Record<string, string>) => parseConfig(env).samplePark;
    const real = { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's' };
    assert.deepEqual(
      [
        wants({}),
        wants(real),
        wants({ NODE_ENV: 'production' }),
        wants({ SAMPLE_PARK: '0' }),
        wants({ ...real, SAMPLE_PARK: '1' }),
      ],
      [true, false, false, false, true],
    );
  });

  it('takes a key of age as age-keygen writes it', () => {
    const written = '# created: 2026-11-27T09:00:00Z\n# public key: age1abc\nAGE-SECRET-KEY-1ABC\n';
    assert.deepEqual(parseConfig({ BACKUP_IDENTITY: written }).backupIdentities, ['AGE-SECRET-KEY-1ABC']);
  });

  it('takes origins and nothing else for PUBLIC_ORIGIN', () => {
    const { publicOrigins } = parseConfig({ PUBLIC_ORIGIN: 'https://park.example, https://m.park.example/' });
    assert.deepEqual(publicOrigins, ['https://park.example', 'https://m.park.example']);
    assert.match(problems({ PUBLIC_ORIGIN: 'https://park.example/mp/' })[0] ?? '', /must be an origin/);
  });

  it('reads TRUST_PROXY as how many, or whom', () => {
    const trust = (TRUST_PROXY: string) => parseConfig({ TRUST_PROXY }).trustProxy;
    assert.deepEqual(
      [trust(''), trust('0'), trust('false'), trust('true'), trust('1'), trust('2')],
      [false, false, false, 1, 1, 2],
    );
    for (const whom of ['10.0.0.0/8', '127.0.0.1, ::1', 'loopback, fd00::/8']) assert.equal(trust(whom), whom);
    for (const TRUST_PROXY of ['yes', '10.0.0.0/40', '*', '1.2.3', 'fd00::/129', '-1'])
      assert.match(problems({ TRUST_PROXY })[0] ?? '', /^TRUST_PROXY must be how many/, TRUST_PROXY);
  });
});

describe('a variable from a file', () => {
  it('is its content without the last line’s end, and is checked like any other', async (t) => {
    const folder = await mkdtemp(join(tmpdir(), 'park-env-'));
    t.after(() => rm(folder, { recursive: true }));
    const file = async (name: string, content: string) => {
      await writeFile(join(folder, name), content);
      return join(folder, name);
    };
    const secret = 'two words, and as long as it must be ';
    const config = parseConfig({
      AUTH_SECRET_FILE: await file('secret', `${secret}\r\n`),
      PORT_FILE: await file('port', '8090\n'),
      REDIS_URL_FILE: '',
    });
    assert.deepEqual([config.authSecret, config.port, config.redisUrl], [secret, 8090, null]);

    const all = problems({
      PORT_FILE: await file('bad', '8o9o'),
      ADMIN_PASSWORD: 'a password',
      ADMIN_PASSWORD_FILE: join(folder, 'port'),
      DATABASE_URL_FILE: join(folder, 'nowhere'),
      DATA_KEYS_FILE: await file('empty', ' \n'),
    });
    assert.deepEqual(all.sort(), [
      'ADMIN_PASSWORD_FILE must not be set together with ADMIN_PASSWORD',
      'DATABASE_URL_FILE must be the path of a readable file (ENOENT)',
      'DATA_KEYS_FILE must be the path of a file that is not empty',
      'PORT must be a whole number from 0 to 65535',
    ]);
  });

  it('that cannot be read is one mistake, not also a missing variable', () => {
    const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/park', AUTH_SECRET_FILE: '/no/such/file' };
    assert.equal(problems(env).length, 1);
  });
});

describe('keys from the environment', () => {
  const base64 = (byte: number) => Buffer.alloc(32, byte).toString('base64');

  it('are read in their order, and derived when there are none', () => {
    assert.deepEqual(parseConfig({}).dataKeys, []);
    const { dataKeys, ticketCodeKeys } = parseConfig({
      DATA_KEYS: `k2:${base64(2)}, k1:${base64(1)}`,
      TICKET_CODE_KEYS: `gate:${base64(3)}`,
    });
    assert.deepEqual(
      dataKeys.map(({ id, key }) => [id, key.length, key[0]]),
      [
        ['k2', 32, 2],
        ['k1', 32, 1],
      ],
    );
    assert.equal(ticketCodeKeys[0]?.id, 'gate');
  });

  it('are refused without being repeated', () => {
    for (const [DATA_KEYS, why] of [
      [base64(1), /entry 1 is not/],
      [`a:${base64(1)},b c:${base64(2)}`, /entry 2 is not/],
      ['short:c2VjcmV0', /keys of 32 bytes .*"short" has 6/],
      [`a:${base64(1)},a:${base64(2)}`, /an id twice/],
    ] as const) {
      const [problem = ''] = problems({ DATA_KEYS });
      assert.match(problem, /^DATA_KEYS must/);
      assert.match(problem, why);
      assert.doesNotMatch(problem, /c2VjcmV0|AQEB/);
    }
  });
});

describe('the configuration of payments', () => {
  const pem = (kind: 'PRIVATE' | 'PUBLIC') => `-----BEGIN ${kind} KEY-----\nabc\n-----END ${kind} KEY-----\n`;
  const REAL = { WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's', DATABASE_URL: 'postgres://localhost/park' };
  const PAY = {
    WECHAT_PAY_MCH_ID: '1900000109',
    WECHAT_PAY_SERIAL: '5A1B2C3D4E5F',
    WECHAT_PAY_PRIVATE_KEY: pem('PRIVATE'),
    WECHAT_PAY_APIV3_KEY: '0123456789abcdef0123456789abcdef',
    PAY_NOTIFY_ORIGIN: 'https://park.example/',
  };
  const KEY = { WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_01', WECHAT_PAY_PUBLIC_KEY: pem('PUBLIC') };

  it('is the sandbox’s without one, and none with the real WeChat', () => {
    assert.deepEqual(parseConfig({ SANDBOX_PORT: '9000' }).pay, {
      merchant: null,
      base: 'http://127.0.0.1:9000',
      notifyOrigin: null,
    });
    assert.equal(parseConfig(REAL).pay, null);
  });

  it('takes keys as text, with line ends written out, or from a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'park-pay-'));
    const file = join(folder, 'key.pem');
    await writeFile(file, pem('PRIVATE'));
    for (const key of [pem('PRIVATE'), pem('PRIVATE').trim().replaceAll('\n', '\\n'), file]) {
      const { pay } = parseConfig({ ...REAL, ...PAY, ...KEY, WECHAT_PAY_PRIVATE_KEY: key });
      assert.equal(pay?.merchant?.privateKey.trim(), pem('PRIVATE').trim());
      assert.deepEqual(pay?.merchant?.publicKey, { id: 'PUB_KEY_ID_01', pem: pem('PUBLIC').trim() });
      assert.deepEqual([pay?.base, pay?.notifyOrigin], ['https://api.mch.weixin.qq.com', 'https://park.example']);
    }
    await rm(folder, { recursive: true });
    assert.equal(parseConfig({ ...REAL, ...PAY }).pay?.merchant?.publicKey, null, 'platform certificates');
  });

  it('is whole or not at all', () => {
    for (const name of Object.keys(PAY).filter((key) => key.startsWith('WECHAT')))
      assert.match(problems({ ...REAL, ...PAY, [name]: '' }).join(), new RegExp(`^${name} must be set together with`));
    assert.match(problems({ ...REAL, ...PAY, PAY_NOTIFY_ORIGIN: '' }).join(), /PAY_NOTIFY_ORIGIN must be set/);
    assert.match(problems({ ...REAL, ...PAY, PAY_NOTIFY_ORIGIN: 'http://park.example' }).join(), /PAY_NOTIFY_ORIGIN/);
    assert.deepEqual(problems({ ...REAL, ...PAY, PAY_NOTIFY_ORIGIN: '', PUBLIC_ORIGIN: 'https://park.example' }), []);
    for (const name of Object.keys(KEY))
      assert.match(problems({ ...REAL, ...PAY, ...KEY, [name]: '' }).join(), /must be set together/);
    assert.match(problems({ ...REAL, ...KEY }).join(), /WECHAT_PAY_MCH_ID.*must be set/);
    const { DATABASE_URL } = REAL;
    assert.match(problems({ ...PAY, DATABASE_URL }).join(), /WECHAT_APP_ID or WECHAT_MP_APP_ID must be set/);
  });

  it('needs an app of either kind', () => {
    const mini = { WECHAT_MP_APP_ID: 'wx2', WECHAT_MP_APP_SECRET: 's' };
    for (const NODE_ENV of ['production', 'development']) {
      const config = parseConfig({ NODE_ENV, AUTH_SECRET: 'a'.repeat(32), DATABASE_URL: REAL.DATABASE_URL, ...PAY, ...mini });
      assert.equal(config.pay?.merchant?.mchId, PAY.WECHAT_PAY_MCH_ID);
      const { sandbox, h5, apiBase } = config.wechat;
      assert.deepEqual([sandbox, h5, apiBase, config.wechat.mini?.appId], [false, null, 'https://api.weixin.qq.com', 'wx2']);
    }
  });

  it('is refused when a value cannot be one, without telling it', () => {
    for (const [name, value] of Object.entries({
      WECHAT_PAY_MCH_ID: 'mch-1',
      WECHAT_PAY_SERIAL: 'xyz',
      WECHAT_PAY_PRIVATE_KEY: '/no/such/file',
      WECHAT_PAY_APIV3_KEY: 'too-short',
      WECHAT_PAY_PUBLIC_KEY: pem('PRIVATE'),
    })) {
      const [problem = '', ...others] = problems({ ...REAL, ...PAY, ...KEY, [name]: value });
      assert.ok(problem.startsWith(`${name} must`), problem);
      assert.ok(!problem.includes(value));
      assert.deepEqual(others, []);
    }
  });

  it('takes no real money on the embedded database unless told to', () => {
    const embedded = { ...REAL, ...PAY, DATABASE_URL: '' };
    assert.match(problems(embedded).join(), /DATABASE_URL must be set.*ALLOW_PAYMENTS_ON_EMBEDDED=1/);
    assert.deepEqual(problems({ ...embedded, ALLOW_PAYMENTS_ON_EMBEDDED: '1' }), []);
  });
});
