import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { fixedAtWechat, type MiniProfile } from '../../config/parkProfile';
import wechatProject from '../../config/wechatProject';

const SETTINGS = ['WECHAT_MP_APP_ID', 'WECHAT_MP_API_BASE', 'WECHAT_MP_PARK'] as const;
type Settings = Partial<Record<(typeof SETTINGS)[number], string>>;

/** The project that a build with these settings leaves for WeChat's tools, or another of its files. */
async function built(settings: Settings, of = 'project.config.json'): Promise<object> {
  const folder = await mkdtemp(path.join(tmpdir(), 'park-project-'));
  const before = SETTINGS.map((name) => [name, process.env[name]] as const);
  const put = (name: string, value: string | undefined) => {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  };
  try {
    const file = path.join(folder, 'project.config.json');
    await writeFile(file, JSON.stringify({ appid: 'touristappid', setting: { minifyWXML: true, urlCheck: true } }));
    await writeFile(
      path.join(folder, 'app.json'),
      JSON.stringify({ window: { navigationBarTitleText: '公园', style: 'custom' } }),
    );
    const tab = { tabColor: '#111111', tabSelected: '#222222' };
    await writeFile(path.join(folder, 'theme.json'), JSON.stringify({ light: tab, dark: tab }));
    for (const name of SETTINGS) put(name, settings[name]);
    wechatProject({ paths: { outputPath: folder }, onBuildFinish: (finished) => finished() });
    return JSON.parse(await readFile(path.join(folder, of), 'utf8'));
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

test('what the park is stands in the build, and what WeChat itself keeps is listed', async () => {
  const colours = { light: { primary: '#8a3b1d' }, dark: { primary: '#ec9475' } };
  const canyon = { name: '试验大峡谷', line: '', operator: '试验公司', phones: { office: '0571-8888 0100' } };
  const profile = { ...canyon, look: { logo: '/api/sysFile/file/a', colours } } as unknown as MiniProfile;
  const folder = await mkdtemp(path.join(tmpdir(), 'park-profile-'));
  const WECHAT_MP_PARK = path.join(folder, 'profile.json');
  try {
    await writeFile(WECHAT_MP_PARK, JSON.stringify({ code: 200, result: profile }));
    const of = (file?: string) => built({ WECHAT_MP_PARK }, file);
    assert.deepEqual(await of('app.json'), { window: { navigationBarTitleText: '试验大峡谷', style: 'custom' } });
    const theme = (await of('theme.json')) as Record<string, object>;
    assert.deepEqual(theme.light, { tabColor: '#111111', tabSelected: '#8a3b1d' });
    assert.deepEqual(theme.dark, { tabColor: '#111111', tabSelected: '#ec9475' });
    const { projectname, description } = (await of()) as Record<string, string>;
    assert.deepEqual([projectname, description], ['试验大峡谷', '试验大峡谷']);
    await writeFile(WECHAT_MP_PARK, JSON.stringify({ code: 404, result: null }));
    await assert.rejects(of, /WECHAT_MP_PARK: .* is not what a named park answers/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  assert.deepEqual(fixedAtWechat(profile, 'https://park.example').slice(0, 3), [
    '小程序名称: 试验大峡谷',
    '小程序头像: https://park.example/api/sysFile/file/a',
    '小程序介绍: –',
  ]);
});
