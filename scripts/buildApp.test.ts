import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildApp } from './buildApp';
import { Stop } from './terminal';

test("a park's own mini-program is not built without the server that it calls, nor without the keys that it believes", async () => {
  const before = { ...process.env };
  const isRefused = (pattern: RegExp) =>
    assert.rejects(buildApp('weapp'), (error: unknown) => {
      assert.ok(error instanceof Stop);
      assert.match(error.message, pattern);
      return true;
    });
  Object.assign(process.env, { WECHAT_MP_APP_ID: 'wx0123456789abcdef', WECHAT_MP_API_BASE: '', WECHAT_MP_PACK_KEYS: '' });
  try {
    await isRefused(/^The mini-program wx0123456789abcdef has no server: set WECHAT_MP_API_BASE /);
    process.env.WECHAT_MP_API_BASE = 'https://park.example';
    await isRefused(/offline packs: set WECHAT_MP_PACK_KEYS /);
    process.env.WECHAT_MP_PACK_KEYS = 'a1b2c3:short';
    await isRefused(/offline packs: set WECHAT_MP_PACK_KEYS /);
  } finally {
    process.env = before;
  }
});
