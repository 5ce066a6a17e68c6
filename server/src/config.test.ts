import assert from 'node:assert/strict';
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
  });

  it('insists on a secret that all nodes share, in production on PostgreSQL', () => {
    const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/park' };
    assert.match(problems(env)[0] ?? '', /^AUTH_SECRET must be set in production/);
    assert.deepEqual(problems({ ...env, AUTH_SECRET: 'x'.repeat(32) }), []);
    assert.deepEqual(problems({ NODE_ENV: 'production' }), []);
  });

  it('points at the real WeChat as soon as there is an app id', () => {
    assert.match(problems({ WECHAT_APP_ID: 'wx1' })[0] ?? '', /WECHAT_APP_SECRET/);
    const { wechat } = parseConfig({ WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's' });
    assert.deepEqual(wechat, {
      sandbox: false,
      h5: { appId: 'wx1', secret: 's' },
      mini: null,
      openBase: 'https://open.weixin.qq.com',
      apiBase: 'https://api.weixin.qq.com',
    });
  });

  it('takes origins and nothing else for PUBLIC_ORIGIN', () => {
    const { publicOrigins } = parseConfig({ PUBLIC_ORIGIN: 'https://park.example, https://m.park.example/' });
    assert.deepEqual(publicOrigins, ['https://park.example', 'https://m.park.example']);
    assert.match(problems({ PUBLIC_ORIGIN: 'https://park.example/mp/' })[0] ?? '', /must be an origin/);
  });

  it('reads TRUST_PROXY as yes, no, or whom', () => {
    const trust = (TRUST_PROXY: string) => parseConfig({ TRUST_PROXY }).trustProxy;
    assert.deepEqual(
      [trust('true'), trust('1'), trust('false'), trust('0'), trust('10.0.0.0/8')],
      [true, true, false, false, '10.0.0.0/8'],
    );
  });
});
