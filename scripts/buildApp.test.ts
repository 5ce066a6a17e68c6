import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildApp } from './buildApp';
import { Stop } from './terminal';

test("a park's own mini-program is not built without the server that it calls", async () => {
  const { WECHAT_MP_APP_ID: id, WECHAT_MP_API_BASE: server } = process.env;
  process.env.WECHAT_MP_APP_ID = 'wx0123456789abcdef';
  process.env.WECHAT_MP_API_BASE = '';
  try {
    await assert.rejects(buildApp('weapp'), (error: unknown) => {
      assert.ok(error instanceof Stop);
      assert.match(error.message, /^The mini-program wx0123456789abcdef has no server: set WECHAT_MP_API_BASE /);
      return true;
    });
  } finally {
    if (id === undefined) delete process.env.WECHAT_MP_APP_ID;
    else process.env.WECHAT_MP_APP_ID = id;
    if (server === undefined) delete process.env.WECHAT_MP_API_BASE;
    else process.env.WECHAT_MP_API_BASE = server;
  }
});
