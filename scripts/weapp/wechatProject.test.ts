import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import wechatProject from '../../config/wechatProject';

const SETTINGS = ['WECHAT_MP_APP_ID', 'WECHAT_MP_API_BASE'] as const;
type Settings = Partial<Record<(typeof SETTINGS)[number], string>>;

/** The project that a build with these settings leaves for WeChat's tools. */
async function built(settings: Settings): Promise<object> {
  const folder = await mkdtemp(path.join(tmpdir(), 'park-project-'));
  const before = SETTINGS.map((name) => [name, process.env[name]] as const);
  const put = (name: string, value: string | undefined) => {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  };
  try {
    const file = path.join(folder, 'project.config.json');
    await writeFile(file, JSON.stringify({ appid: 'touristappid', setting: { minifyWXML: true, urlCheck: true } }));
    for (const name of SETTINGS) put(name, settings[name]);
    wechatProject({ paths: { outputPath: folder }, onBuildFinish: (finished) => finished() });
    return JSON.parse(await readFile(file, 'utf8'));
  } finally {
    for (const [name, value] of before) put(name, value);
    await rm(folder, { recursive: true, force: true });
  }
}

test("the park's own mini-program is built under its own id, and calls only the domains it has named", async () => {
  assert.deepEqual(await built({ WECHAT_MP_APP_ID: 'wx0123456789abcdef', WECHAT_MP_API_BASE: 'https://park.example' }), {
    appid: 'wx0123456789abcdef',
    setting: { minifyWXML: true, urlCheck: true },
  });
});

for (const settings of [{}, { WECHAT_MP_APP_ID: '', WECHAT_MP_API_BASE: '' }]) {
  test(`without ${JSON.stringify(settings)} it is a visitor's, and may call this machine`, async () => {
    assert.deepEqual(await built(settings), { appid: 'touristappid', setting: { minifyWXML: true, urlCheck: false } });
  });
}
