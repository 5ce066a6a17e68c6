import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { startTestApp, type TestApp } from '../testing/testApp';

const PAGE =
  '<!doctype html><title>化石公园 · 工作台</title><meta property="csp-nonce" nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__" src="/admin/assets/index-0123abcd.js"></script>';
const CODE = `console.log("${'fossil '.repeat(300)}")`;
const nonceOf = (answer: LightMyRequestResponse) => /property="csp-nonce" nonce="([^"]*)"/.exec(answer.body)?.[1] ?? '';
const csp = (answer: LightMyRequestResponse) => String(answer.headers['content-security-policy']);

describe('the built staff console', () => {
  let park: TestApp;
  let consoleDir: string;
  before(async () => {
    consoleDir = await mkdtemp(join(tmpdir(), 'park-console-'));
    await mkdir(join(consoleDir, 'assets'));
    await writeFile(join(consoleDir, 'index.html'), PAGE);
    await writeFile(join(consoleDir, 'icon.svg'), '<svg/>');
    await mkdir(join(consoleDir, 'manual/en'), { recursive: true });
    await writeFile(join(consoleDir, 'manual/en/daily.html'), '<!doctype html><title>Daily work</title>');
    await writeFile(join(consoleDir, 'worker.js'), CODE);
    await writeFile(join(consoleDir, '.fingerprint'), 'stamp');
    await writeFile(join(consoleDir, 'assets/index-0123abcd.js'), CODE);
    await writeFile(join(consoleDir, 'assets/index-0123abcd.js.br'), brotliCompressSync(CODE));
    park = await startTestApp({ config: { consoleDir, parkName: '化石 & <谷>' } });
  });
  after(async () => {
    await park.close();
    await rm(consoleDir, { recursive: true });
  });
  const get = (url: string, headers: Record<string, string> = {}) => park.app.inject({ method: 'GET', url, headers });

  it('is where /admin leads', async () => {
    const answer = await get('/admin');
    assert.equal(answer.statusCode, 302);
    assert.equal(answer.headers.location, '/admin/');
  });

  it('answers its index for every page of its own, with the park’s name and a nonce of this one answer', async () => {
    const nonces = new Set<string>();
    for (const url of ['/admin/', '/admin/locks', '/admin/notices/n-1/edit?page=2', '/admin/index.html']) {
      const answer = await get(url);
      assert.equal(answer.statusCode, 200, url);
      assert.match(String(answer.headers['content-type']), /^text\/html/);
      assert.equal(answer.headers['cache-control'], 'no-store');
      assert.match(answer.body, /<title>化石 &#38; &#60;谷&#62; · 工作台<\/title>/);
      assert.doesNotMatch(answer.body, /__CSP_NONCE__/);
      assert.ok(csp(answer).includes(`style-src 'self' 'nonce-${nonceOf(answer)}'`), csp(answer));
      nonces.add(nonceOf(answer));
    }
    assert.equal(nonces.size, 4);
  });

  it('runs its own scripts alone, may show the visitors’ pages in a frame and is never in one', async () => {
    const answer = await get('/admin/');
    assert.match(csp(answer), /script-src 'self';/);
    assert.match(csp(answer), /frame-src 'self'/);
    assert.match(csp(answer), /frame-ancestors 'none'/);
    assert.doesNotMatch(csp(answer), /style-src [^;]*unsafe/);
    assert.equal(answer.headers['x-frame-options'], 'DENY');
    const visitors = await get('/mp/');
    assert.match(csp(visitors), /frame-ancestors 'self'/);
    assert.equal(visitors.headers['x-frame-options'], 'SAMEORIGIN');
  });

  it('lets files be kept that are named by their contents, in the smallest form', async () => {
    const plain = await get('/admin/assets/index-0123abcd.js');
    assert.equal(plain.body, CODE);
    assert.equal(plain.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.match(String(plain.headers['content-type']), /javascript/);
    const small = await get('/admin/assets/index-0123abcd.js', { 'accept-encoding': 'gzip, br' });
    assert.equal(small.headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(small.rawPayload).toString(), CODE);
    assert.match(String(small.headers.vary), /accept-encoding/i);
    const icon = await get('/admin/icon.svg');
    assert.equal(icon.statusCode, 200);
    assert.equal(icon.headers['cache-control'], 'no-cache');
  });

  it('sends a page of the manual as it is built, under the console’s policy, and asks for it anew', async () => {
    const page = await get('/admin/manual/en/daily.html');
    assert.match(page.body, /<title>Daily work/);
    assert.match(String(page.headers['content-type']), /^text\/html; charset=utf-8/);
    assert.equal(page.headers['cache-control'], 'no-cache');
    assert.match(csp(page), /script-src 'self';/);
  });

  it('has browsers ask for the gate’s worker each time, and lets it rule the console alone', async () => {
    const worker = await get('/admin/worker.js');
    assert.match(String(worker.headers['content-type']), /javascript/);
    assert.equal(worker.headers['cache-control'], 'no-cache');
    assert.equal(worker.headers['service-worker-allowed'], undefined);
  });

  it('has no file that is not there, and shows nothing beside itself', async () => {
    for (const url of [
      '/admin/assets/index-ffffffff.js',
      '/admin/manual/en/nowhere.html',
      '/admin/.fingerprint',
      '/admin/..%2f..%2fpackage.json',
      '/admin/%2e%2e/package.json',
    ])
      assert.equal((await get(url)).statusCode, 404, url);
    assert.doesNotMatch(String((await get('/admin/assets/index-ffffffff.js')).headers['cache-control']), /immutable/);
  });

  it('says plainly when it is not built', async () => {
    const empty = await startTestApp({ config: { consoleDir: join(consoleDir, 'nowhere') } });
    const answer = await empty.app.inject({ method: 'GET', url: '/admin/' });
    await empty.close();
    assert.equal(answer.statusCode, 503);
    assert.match(answer.body, /npm run build:console/);
  });
});
