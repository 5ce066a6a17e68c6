import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { uploadStaffFile } from '@park/contract/file/calls';
import { getNotices } from '@park/contract/notice/calls';
import { genAuthUrl } from '@park/contract/session/calls';
import { adminLogin } from '@park/contract/staff/calls';
import { version } from '../package.json';
import { startS3 } from '../server/src/testing/s3Store';
import { PACKAGE, packagePark } from './packagePark';
import { freePort } from './ports';
import { inRoot } from './root';

/** A user that the machine does not know, and so without a home. */
const NOBODY = { uid: 54_321, gid: 54_321 };
/** Root alone may become somebody else, unless Node itself lies in a folder of root's own. */
const other = spawnSync(process.execPath, ['--version'], NOBODY).status === 0 ? NOBODY : null;

let root: string;
/** Copied away from the checkout, whose packages would stand in for those that are missing. */
let park: string;
let data: string;

before(async () => {
  await packagePark();
  root = await mkdtemp(path.join(tmpdir(), 'park-package-'));
  [park, data] = [path.join(root, 'park'), path.join(root, 'data')];
  await cp(PACKAGE, park, { recursive: true });
  await chmodAll(park, 0o555, 0o444);
  await mkdir(data);
  if (other) await chown(data, other.uid, other.gid);
  await chmod(root, 0o755);
});
after(async () => {
  await chmodAll(park, 0o755, 0o644);
  await rm(root, { recursive: true, force: true });
});

async function chmodAll(folder: string, folders: number, files: number): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    await (entry.isDirectory() ? chmodAll(at, folders, files) : chmod(at, files));
  }
  await chmod(folder, folders);
}

/** Runs the package with nothing but what is said here. */
function run(words: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [path.join(park, 'server.js'), ...words], {
    cwd: data,
    env: { DATA_DIR: data, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env },
    ...other,
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const open = new Promise<void>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      output += chunk;
      if (/The (park is open|server runs): /.test(output)) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    ended.then((code) => reject(new Error(`It ended with ${code}:\n${output}`)));
  });
  open.catch(() => undefined);
  return { child, ended, open, output: () => output };
}

async function toEnd(words: string[], env?: Record<string, string>): Promise<string> {
  const { ended, output } = run(words, env);
  assert.equal(await ended, 0, output());
  return output();
}

test('the package is a whole park: another user starts it in a folder that cannot be written', async () => {
  const { commit } = JSON.parse(await readFile(path.join(park, 'package.json'), 'utf8'));
  assert.equal(await toEnd(['--version']), `${[version, commit].filter(Boolean).join(' ')}\n`);
  assert.match(await toEnd(['--help']), /move-pictures/);
  // Without it a first start would take two seconds and 600 MB more.
  assert.ok((await readdir(path.join(park, 'server'))).includes('empty-cluster.tar.gz'));

  for (const document of ['docs/zh/install.md', 'docs/en/set-up.md', 'docs/operations.md', 'README.zh-CN.md'])
    assert.match(await readFile(path.join(park, document), 'utf8'), /^# /, 'one can install it by its own documents');

  const PORT = String(await freePort());
  const origin = `http://127.0.0.1:${PORT}`;
  const s3 = await startS3();
  const { config: store } = s3;
  const server = run([], {
    PORT,
    API_DOCS: '1',
    ADMIN_PASSWORD: 'ammonite-2026',
    // What is loaded only where it is asked for; nobody answers at this port.
    REDIS_URL: 'redis://127.0.0.1:9',
    FILE_STORAGE: 's3',
    S3_BUCKET: store.bucket,
    S3_ENDPOINT: store.endpoint ?? '',
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.secretAccessKey,
  });
  try {
    await server.open;
    const page = async (address: string) => {
      const answer = await fetch(origin + address);
      return { status: answer.status, text: await answer.text() };
    };
    const send = async (address: string, body: FormData | string, token = '') => {
      const headers = {
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        authorization: `Bearer ${token}`,
      };
      const answer = await fetch(origin + address, { method: 'POST', body, headers });
      const { code, result } = (await answer.json()) as { code: number; result: Record<string, string> };
      assert.equal(code, 200, address);
      return result;
    };
    assert.equal((await page('/readyz')).text, '{"status":"ok"}');
    const health = JSON.parse((await page('/healthz')).text);
    assert.deepEqual([health.version, health.commit], [version, commit]);
    // Without an app id nobody signs in, and nothing points at a sandbox that is not there.
    const home = await page('/mp/');
    assert.equal(home.status, 200);
    assert.doesNotMatch(home.text + server.output(), /sandbox/i);
    assert.match(server.output(), /not sign in: set WECHAT_APP_ID/);
    const signIn = await fetch(origin + genAuthUrl.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ redirectUrl: `${origin}/mp/`, scope: 'snsapi_base', state: 'x' }),
    });
    assert.equal((await signIn.json()).extras.error, 'signInMissing');
    // A busy machine sends the page as it was built while it draws; a call for it waits a second for the drawing.
    let drawn = false;
    for (let tries = 0; tries < 20 && !drawn; tries += 1) drawn = (await page('/mp/')).text.includes('id="first-data"');
    assert.ok(drawn, 'the home is drawn with what the park says today');
    const [, script = ''] = /src="(\/admin\/[^"]+\.js)"/.exec((await page('/admin/')).text) ?? [];
    for (const address of [script, '/api/openapi.json', '/api/docs/', '/api/docs/static/swagger-ui.css'])
      assert.equal((await page(address)).status, 200, address);
    await send(getNotices.path, '{}');

    // Pictures are drawn by native code.
    const { accessToken } = await send(adminLogin.path, JSON.stringify({ userName: 'admin', password: 'ammonite-2026' }));
    const picture = new FormData();
    picture.set('file', new Blob([new Uint8Array(await readFile(inRoot('src/static/share.png')))]), 'share.png');
    const { url = '' } = await send(uploadStaffFile.path, picture, accessToken);
    assert.equal((await page(url)).status, 200);

    server.child.kill('SIGTERM');
    assert.equal(await server.ended, 0, server.output());
  } finally {
    server.child.kill('SIGKILL');
    await s3.drop();
  }

  // With the park's own commands, which are loaded apart.
  assert.match(await toEnd(['backup', path.join(data, 'backup.tar.gz')]), /\d+ rows/);
  assert.match(await toEnd(['reset-second-factor', 'admin']), /signs in with the password alone/);
  // Of a trial that nobody has set up: much to mend, and no secret told.
  const doctor = run(['doctor', '--json']);
  assert.equal(await doctor.ended, 1);
  const { findings } = JSON.parse(doctor.output()) as { findings: { area: string; state: string; says: string }[] };
  const lines = findings.map(({ state, says }) => `${state} ${says}`);
  for (const sentence of [
    'fail Nobody can sign in on the web app.',
    'ok AUTH_SECRET is the one that this park was opened with.',
  ])
    assert.ok(lines.includes(sentence), lines.join('\n'));
  assert.ok(!doctor.output().includes(await readFile(path.join(data, 'secret'), 'utf8')));
  const books = run(['reconcile'], { ADMIN_PASSWORD: 'ammonite-2026', PARK_URL: 'http://127.0.0.1:9' });
  assert.equal(await books.ended, 1);
  assert.match(books.output(), /^No park answers at/);
});
