import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { nameFaults, namesIn } from './browserNames';
import { BUDGETS, packageFaults, readPackages, tellPackage } from './packages';
import { privacyFaults, privateCallsIn } from './privacyGuide';
import { settingFaults } from './settings';
import { analysisFaults } from './wechatAnalysis';
import { findWcc, wxmlFaults } from './wxmlSyntax';

/** A whole small mini-program without a fault: a tab in the main package, a page in a subpackage. */
const SOUND: Record<string, string> = {
  'project.config.json': JSON.stringify({
    appid: 'touristappid',
    compileType: 'miniprogram',
    libVersion: '2.32.3',
    miniprogramRoot: './',
    setting: { minifyWXML: true, minifyWXSS: true },
  }),
  'app.json': JSON.stringify({
    pages: ['pages/home/home'],
    subPackages: [{ root: 'pages/shop', pages: ['shop'] }],
    tabBar: { list: [{ pagePath: 'pages/home/home', text: 'home' }] },
    lazyCodeLoading: 'requiredComponents',
    sitemapLocation: 'sitemap.json',
    preloadRule: { 'pages/home/home': { network: 'all', packages: ['pages/shop'] } },
  }),
  'sitemap.json': JSON.stringify({ rules: [{ action: 'allow', page: '*' }] }),
  'app.js': 'App({})',
  'pages/home/home.json': '{}',
  'pages/home/home.js': 'Page({ data: { name: "home" } })',
  'pages/home/home.wxml': '<view><text>{{name}}</text></view>',
  'pages/shop/shop.json': '{}',
  'pages/shop/shop.js': 'Page({})',
  'pages/shop/shop.wxml': '<view>shop</view>',
};

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'park-gates-'));
});
after(() => rm(folder, { recursive: true, force: true }));

let made = 0;
/** A mini-program in a folder of its own: the sound one with these files in place of its own. */
async function program(changes: Record<string, string> = {}): Promise<string> {
  made += 1;
  const at = path.join(folder, String(made));
  for (const [file, text] of Object.entries({ ...SOUND, ...changes })) {
    await mkdir(path.dirname(path.join(at, file)), { recursive: true });
    await writeFile(path.join(at, file), text);
  }
  return at;
}

const appJson = (change: object) => ({ 'app.json': JSON.stringify({ ...JSON.parse(SOUND['app.json'] as string), ...change }) });

test('a sound program passes every gate', async () => {
  const at = await program();
  assert.deepEqual(await packageFaults(at), []);
  assert.deepEqual(await settingFaults(at), []);
  assert.deepEqual(await nameFaults(at, []), []);
  assert.deepEqual(await analysisFaults(at), []);
  const wcc = findWcc();
  if (wcc) assert.deepEqual(await wxmlFaults(at, wcc), []);
});

test("WeChat's tools see a module that is not there, a file that nobody uses, big pictures and a whole first load", async () => {
  const at = await program({
    ...appJson({ lazyCodeLoading: undefined }),
    'pages/home/home.js': 'require("./nowhere"); Page({})',
    'unused.js': 'module.exports = 1',
    'big.png': 'x'.repeat(300 * 1024),
  });
  const faults = (await analysisFaults(at)).join('\n');
  for (const named of [/\.\/nowhere/, /CONTAINS_UNUSED_CODES.*unused\.js/, /IMAGE_AND_AUDIO_LIMIT/, /LAZYCODE_LOADING_OPEN/])
    assert.match(faults, named);
});

test("WeChat's tools see that code of one subpackage lies in the main one", async () => {
  const at = await program({
    'shared.js': 'module.exports = 1',
    'pages/shop/shop.js': 'require("../../shared"); Page({})',
  });
  assert.match((await analysisFaults(at)).join('\n'), /CONTAINS_OTHER_PKG_JS.*shared\.js/);
});

test("WeChat's compiler sees a template that does not close", { skip: findWcc() === null }, async () => {
  const at = await program({ 'pages/home/home.wxml': '<view><text>{{name}}</view>' });
  assert.match((await wxmlFaults(at, findWcc() as string)).join('\n'), /home\.wxml.*expect end-tag `text`/);
});

test('no sitemap, nothing loaded ahead or something that is not there, and no base library are told', async () => {
  const bare = await program({
    ...appJson({ sitemapLocation: undefined, preloadRule: undefined }),
    'project.config.json': JSON.stringify({ appid: 'touristappid' }),
  });
  assert.deepEqual(await settingFaults(bare), [
    'there is no sitemap: WeChat would list every page in its search',
    'the first page loads no subpackage ahead',
    'project.config.json names no base library (libVersion)',
  ]);
  const gone = await program(appJson({ preloadRule: { 'pages/home/home': { packages: ['pages/gone'] } } }));
  assert.deepEqual(await settingFaults(gone), ['pages/gone is to be loaded ahead and is no subpackage']);
});

test('a call that is newer than the base library is told', async () => {
  const at = await program({ 'project.config.json': JSON.stringify({ libVersion: '2.20.0' }) });
  const sources = await program({ 'calls.ts': 'Taro.getWindowInfo(); wx.login()' });
  assert.deepEqual(await settingFaults(at, sources), [
    'wx.getWindowInfo came with base library 2.20.1, the program says it needs 2.20.0',
  ]);
});

test('a package over its budget, a tab in a subpackage and a source map are told', async () => {
  const at = await program({
    ...appJson({ tabBar: { list: [{ pagePath: 'pages/shop/shop', text: 'shop' }] } }),
    'app.js': 'x'.repeat(BUDGETS.main),
    'pages/shop/shop.js': 'x'.repeat(BUDGETS.sub + 1),
    'pages/shop/shop.js.map': '{}',
  });
  assert.deepEqual(
    (await packageFaults(at)).map((fault) => fault.replace(/:.*/, '')),
    [
      'over 1229 KB',
      'over 600 KB',
      'pages/shop/shop is a tab, so it must be in the main package',
      'pages/shop/shop.js.map is a source map',
    ],
  );
});

test('packages are counted apart, their biggest parts first', async () => {
  const at = await program({ 'pages/shop/shop.js': 'x'.repeat(2048) });
  const [main, shop] = await readPackages(at);
  assert.ok(main && shop);
  const ownSize = (names: string[]) => names.reduce((sum, name) => sum + Buffer.byteLength(SOUND[name] ?? ''), 0);
  assert.equal(main.bytes, ownSize(Object.keys(SOUND).filter((name) => !name.startsWith('pages/shop/'))));
  assert.equal(
    tellPackage(shop),
    'pages/shop/ 2 KB: pages/shop/shop.js 2 KB, pages/shop/shop.wxml 0 KB, pages/shop/shop.json 0 KB',
  );
});

const USES: [name: string, source: string, found: string[]][] = [
  ['a free name', 'window.localStorage.getItem("a")', ['window']],
  ['a free name of its own', 'new FormData(); fetch("/"); localStorage.a = 1', ['FormData', 'fetch', 'localStorage']],
  ['a name that is asked for first', '"undefined" != typeof window && window.scroll(0, 0)', []],
  ['a name asked for in a condition', 'if (typeof self === "object") { go(self) }', []],
  ['another name than the one asked for', 'typeof window === "object" && document.title', ['document']],
  ['a name of its own', 'function go(location) { return location.href }', []],
  ['a property of that name', 'page.window.document; ({ history: 1 })', []],
  ["Taro's stub", 'var s = r(4490)["window"]; s.localStorage', ['window']],
  ["Taro's stub under another name", 'new (r(4490)["TaroURLProvider"])("a")', ['URL']],
  ['text', '"window.localStorage"', []],
];

for (const [title, source, found] of USES) {
  test(`browser names: ${title}`, () => {
    assert.deepEqual(
      namesIn('page.js', source).uses.map(({ name }) => name),
      found,
    );
  });
}

test('a browser name in a page is told, and a package that may use one may not do so more often', async () => {
  const at = await program({
    'vendors.js': 'App({ a: navigator.a, b: navigator.b })',
    'pages/home/home.js': 'Page({ go() { window.a() } })',
  });
  assert.deepEqual(
    (await nameFaults(at, [])).map((fault) => fault.replace(/:.*/, '')),
    ['pages/home/home.js uses window', 'vendors.js uses navigator'],
  );
});

test('a call for the position and its declaration need each other', async () => {
  const at = await program({ 'pages/home/home.js': 'Page({ go() { wx.getLocation({}) } })' });
  assert.deepEqual(await nameFaults(at, []), ['getLocation is used; requiredPrivateInfos lacks it']);
  assert.deepEqual(await nameFaults(at, ['getLocation']), []);
  assert.deepEqual(await nameFaults(at, ['getLocation', 'chooseLocation']), [
    'chooseLocation is in requiredPrivateInfos; nothing uses it',
  ]);
});

test('a private call without a text in the guide is seen, open types too, and a text without its call', async () => {
  const calls = 'getLocation startCompass chooseMedia addPhoneCalendar setClipboardData'
    .split(' ')
    .map((call) => `a().${call}({})`);
  const phone = 'e(o,{openType:"getPhoneNumber"})';
  const home = (...lines: string[]) => ({ 'pages/home/home.js': [...lines, 'Page({})'].join(';') });
  const permission = { 'scope.userLocation': { desc: 'to find who calls for help' } };
  const sound = await program({ ...appJson({ permission }), ...home(...calls, phone) });
  assert.deepEqual(await privacyFaults(sound), []);
  // A list of names is no call.
  const more = await program({
    ...appJson({ permission }),
    ...home(...calls, phone, 'wx.chooseAddress()', 'new Set(["chooseInvoice"])'),
  });
  assert.match((await privacyFaults(more)).join(), /^chooseAddress is called; the privacy guide has no text for Address/);
  assert.ok(!(await privateCallsIn(more)).includes('chooseInvoice'));
  const button = await program({ ...appJson({ permission }), ...home(...calls, phone, "e(o,{openType: 'chooseAvatar'})") });
  assert.match((await privacyFaults(button)).join(), /chooseAvatar is called/);
  const less = await program({ ...appJson({ permission }), ...home(...calls.slice(0, -1), phone) });
  assert.deepEqual(await privacyFaults(less), ['the privacy guide names Clipboard (剪切板); nothing calls it']);
  const silent = await program(home(...calls, phone));
  assert.match((await privacyFaults(silent)).join(), /no reason for scope\.userLocation/);
});
