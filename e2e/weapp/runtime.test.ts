import assert from 'node:assert/strict';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import type { MiniProgram } from './miniProgram';
import type { Phone } from './phone';
import { folder, hold } from './smallProgram';

/** What the program complained of when its home page did this on load. */
async function complaint(script: string): Promise<string> {
  const { program } = await hold(`Page({ onLoad() { ${script} } })`);
  await program.launch();
  return program.errors.join('\n');
}

test('a sound page draws and is not complained of', async () => {
  const { program } = await hold('Page({ data: { n: 1 }, go() { this.setData({ n: this.data.n + 1 }) } })');
  await program.launch();
  program.fire(program.draw(), 'tap');
  assert.equal(program.draw()[0]?.children[0]?.text, '2');
  assert.deepEqual(program.errors, []);
});

const CAUGHT: [what: string, script: string, said: RegExp][] = [
  ['window.localStorage', 'window.localStorage.getItem("a")', /localStorage/],
  ['localStorage', 'localStorage.getItem("a")', /getItem/],
  ['document', 'document.title = "a"', /title/],
  ['fetch', 'fetch("/")', /fetch is not a function/],
  ['URL', 'new URL("http://a")', /URL is not a constructor/],
  ['code from a string', 'new Function("return 1")()', /code from a string is refused/],
  ['code from a string through eval', 'eval("1")', /Code generation from strings disallowed/],
  ['a call that WeChat does not know', 'wx.openBrowser && wx.openBrowser()', /wx\.openBrowser was asked for/],
  ['a handler that is not there', 'this.nothing()', /nothing is not a function/],
];
for (const [what, script, message] of CAUGHT) {
  test(`caught: ${what}`, async () => assert.match(await complaint(script), message));
}

test('an event reaches what a template binds, and nothing else', async () => {
  const { program } = await hold('Page({ data: { n: 1 }, tapped() {}, go() { this.setData({ n: 2 }) } })');
  await program.launch();
  assert.throws(() => program.fire(program.draw(), 'longpress'), /no template binds longpress on or above button/);
  program.fire(program.draw(), 'tap');
  assert.equal(program.top.data.n, 2);
});

test('an event that a node catches goes no further up', async () => {
  const { program } = await hold('Page({ data: { n: 0 }, go() { this.setData({ n: this.data.n + 1 }) } })', {
    'pages/home/home.wxml': '<view bindtap="go"><view catchtap="go"><view bindtap="go">{{n}}</view></view></view>',
  });
  await program.launch();
  const trail = (nodes: ReturnType<typeof program.draw>): typeof nodes =>
    nodes.flatMap((node) => [node, ...trail(node.children)]);
  program.fire(trail(program.draw()), 'tap');
  assert.equal(program.top.data.n, 2);
});

test('a handler that the page lacks is told', async () => {
  const { program } = await hold('Page({ data: { n: 1 } })');
  await program.launch();
  assert.throws(() => program.fire(program.draw(), 'tap'), /the page has no method go/);
});

test('lodash is answered with a bare global', async () => {
  assert.equal(await complaint('if (Function("return this")().Object !== Object) throw Error("another realm")'), '');
});

test('tabs stay as they were left, other pages are made anew', async () => {
  const page =
    'Page({ data: { n: 0 }, onShow() { this.setData({ n: this.data.n + 1 }) }, onUnload() { wx.setStorageSync("gone", "1") } })';
  const { phone, program } = await hold(page, { 'pages/deep/deep.js': page });
  await program.launch();
  await program.tapTab(1);
  await program.tapTab(0);
  assert.equal(program.top.data.n, 2);
  assert.equal(phone.storage.has('gone'), false);
});

test('what a page sends to the view is counted', async () => {
  const { program } = await hold('Page({ onLoad() { this.setData({ a: "é" }); this.setData({ long: "0123456789" }) } })');
  await program.launch();
  assert.deepEqual(program.top.setData, { calls: 2, bytes: 10 + 21, largest: 21 });
});

test('a page is shared only where it says so', async () => {
  const { program } = await hold('Page({ onShareAppMessage: ({ from }) => ({ title: from, path: "/pages/home/home" }) })');
  await program.launch();
  assert.deepEqual({ ...program.share() }, { title: 'menu', path: '/pages/home/home' });
  assert.throws(() => program.shareToAll(), /cannot be shared/);
});

/** Runs a call of `wx` on load and resolves to what it calls back. */
async function called(script: string, prepare: (phone: Phone, program: MiniProgram) => void = () => {}) {
  const { phone, program } = await hold(
    `Page({ onLoad() { ${script}; function done(answer) { wx.setStorageSync('answer', answer) } } })`,
  );
  prepare(phone, program);
  await program.launch();
  const deadline = Date.now() + 5000;
  while (!phone.storage.has('answer') && Date.now() < deadline) await new Promise((resolve) => setImmediate(resolve));
  return { phone, program, answer: JSON.parse(phone.storage.get('answer') ?? 'null') as { errMsg: string } | null };
}

for (const [outcome, message] of [
  ['pay', 'requestPayment:ok'],
  ['cancel', 'requestPayment:fail cancel'],
  ['fail', 'requestPayment:fail the payment failed'],
] as const) {
  test(`payment: the person chooses to ${outcome}`, async () => {
    const { answer } = await called('wx.requestPayment({ package: "prepay_id=1", complete: done })', (phone) => {
      phone.pays = outcome;
    });
    assert.equal(answer?.errMsg, message);
  });
}

test('a scan reads what lies before the camera, or the person turns back', async () => {
  const { answer } = await called('wx.scanCode({ complete: done })', (phone) => phone.scans.push('t=adult'));
  assert.equal((answer as unknown as { result: string }).result, 't=adult');
  assert.equal((await called('wx.scanCode({ complete: done })')).answer?.errMsg, 'scanCode:fail cancel');
});

test('a picture is a file of the phone', async () => {
  const picture = path.join(folder(), 'a.png');
  await writeFile(picture, 'png');
  const { answer } = await called('wx.chooseMedia({ complete: done })', (phone) => phone.pictures.push(picture));
  const { tempFiles } = answer as unknown as { tempFiles: { tempFilePath: string; size: number }[] };
  assert.deepEqual(
    tempFiles.map(({ tempFilePath, size }) => [tempFilePath, size]),
    [[picture, 3]],
  );
});

test('a file goes out as WeChat sends it, and its answer comes back as text', async () => {
  const picture = path.join(folder(), 'b.png');
  await writeFile(picture, 'a picture');
  const received: { type?: string; token?: string | string[]; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { 'content-type': type, token } = request.headers;
    received.push({ type, token, body: Buffer.concat(chunks).toString() });
    response.end('{"code":200}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/upload`;
  const script = `wx.uploadFile({ url: '${url}', filePath: '${picture}', name: 'file', header: { token: 't' }, complete: done })`;
  const { phone, answer } = await called(script);
  server.close();
  assert.deepEqual((answer as unknown as { data: string }).data, '{"code":200}');
  assert.match(received[0]?.type ?? '', /^multipart\/form-data; boundary=/);
  assert.equal(received[0]?.token, 't');
  assert.match(received[0]?.body ?? '', /name="file"; filename="b\.png"[\s\S]*a picture/);
  assert.deepEqual(phone.requests, ['POST /upload']);
});

const ASKS = (buttonId: string) =>
  `wx.onNeedPrivacyAuthorization((resolve) => { resolve({ event: 'exposureAuthorization' }); wx.hear = () => resolve({ event: 'agree', buttonId: '${buttonId}' }) });`;

test('what the privacy guide covers waits for a tapped button that agrees', async () => {
  const page = `Page({ data: { open: 'agreePrivacyAuthorization' }, onLoad() { ${ASKS('ok')} wx.setClipboardData({ data: 'kept' }) }, agree() { wx.hear() } })`;
  const { phone, program } = await hold(page);
  phone.privacy = 'ask';
  await program.launch();
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(phone.clipboard, '');
  program.fire(program.draw(), 'tap');
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual([phone.clipboard, phone.privacy, program.errors], ['kept', 'agreed', []]);
});

test('agreeing without the button is refused, and so is asking nobody', async () => {
  const errMsgOf = async (script: string) =>
    (
      await called(`${script} wx.setClipboardData({ data: 'kept', complete: done })`, (phone) => {
        phone.privacy = 'ask';
      })
    ).answer?.errMsg;
  assert.match(
    (await errMsgOf("wx.onNeedPrivacyAuthorization((resolve) => resolve({ event: 'agree', buttonId: 'ok' }));")) ?? '',
    /without a tapped/,
  );
  assert.match((await errMsgOf('')) ?? '', /dialog of its own/);
});

test('a new version waits until the app takes it', async () => {
  const { phone, program } = await hold(
    'Page({ onLoad() { const m = wx.getUpdateManager(); m.onUpdateReady(() => m.applyUpdate()) } })',
  );
  await program.launch();
  assert.equal(phone.updates, 0);
  phone.announceUpdate();
  assert.equal(phone.updates, 1);
});

test('a program that runs is not started again: its pages make room for the one that is opened', async () => {
  const page = 'Page({ onUnload() { wx.setStorageSync("gone", "1") } })';
  const starts = 'App({ onLaunch() { wx.setStorageSync("starts", wx.getStorageSync("starts") + "+") } })';
  const { phone, program } = await hold(page, { 'app.js': starts });
  await program.launch();
  await program.launch('/pages/deep/deep?id=1');
  assert.deepEqual(
    program.stack.map(({ path, options }) => [path, options.id]),
    [['pages/deep/deep', '1']],
  );
  assert.deepEqual(
    [...phone.storage],
    [
      ['starts', '"+"'],
      ['gone', '"1"'],
    ],
  );
});

test('the program is told what it was opened with', async () => {
  const { program } = await hold(
    'Page({ onLoad({ scene }) { const { query, scene: from } = wx.getLaunchOptionsSync(); this.setData({ n: [scene, query.scene, from].join() }) } })',
  );
  await program.launch('/pages/home/home?scene=t%3Dadult', 1047);
  assert.equal(program.top.data.n, 't%3Dadult,t%3Dadult,1047');
});
