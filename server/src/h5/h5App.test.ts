import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { getAdminPark, savePark } from '@park/contract/park/calls';
import type { LightMyRequestResponse } from 'fastify';
import { parseConfig } from '../config';
import { ok } from '../testing/answers';
import { startTestApp, type TestApp } from '../testing/testApp';
import { inlineScripts, withPark } from './indexPage';

const SCRIPT = 'document.documentElement.style.fontSize = "20px"';
const PAGE = `<!DOCTYPE html><html><head><title>Park</title><script>${SCRIPT}</script><script src="/mp/js/app.0123abcd.js"></script></head><body></body></html>`;
const CODE = `console.log("${'fossil '.repeat(300)}")`;

const REAL_WECHAT = { wechat: parseConfig({ WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's' }).wechat };

/** A page as it was built, without what each park's packs are checked by. */
const withoutKeys = (html: string) => html.replace(/<meta name="park-pack-keys" content="[\w:,. -]+">(?=<\/head>)/, '');
const csp = (answer: LightMyRequestResponse) => String(answer.headers['content-security-policy']);
const scriptSrc = (answer: LightMyRequestResponse) => /script-src ([^;]*)/.exec(csp(answer))?.[1]?.trim();
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('the built app', () => {
  let park: TestApp;
  let h5Dir: string;
  before(async () => {
    h5Dir = await mkdtemp(join(tmpdir(), 'park-h5-'));
    await mkdir(join(h5Dir, 'js'));
    await writeFile(join(h5Dir, 'index.html'), PAGE);
    await writeFile(join(h5Dir, 'index.html.br'), 'an older page');
    const script = join(h5Dir, 'js/app.0123abcd.js');
    await writeFile(script, CODE);
    await writeFile(`${script}.br`, brotliCompressSync(CODE));
    await writeFile(`${script}.gz`, gzipSync(CODE));
    await writeFile(join(h5Dir, 'plain.txt'), 'plain');
    await writeFile(join(h5Dir, '.hidden'), 'hidden');
    park = await startTestApp({ config: { h5Dir, parkName: '化石 & <script>"谷"', ...REAL_WECHAT } });
  });
  after(async () => {
    await park.close();
    await rm(h5Dir, { recursive: true });
  });
  const get = (url: string, headers: Record<string, string> = {}) => park.app.inject({ method: 'GET', url, headers });

  it('is where / and /mp lead, with their query', async () => {
    for (const [from, to] of [
      ['/', '/mp/'],
      ['/mp', '/mp/'],
      ['/?code=c&state=s', '/mp/?code=c&state=s'],
    ]) {
      const answer = await get(from ?? '');
      assert.equal(answer.statusCode, 302);
      assert.equal(answer.headers.location, to);
    }
  });

  it('sends its page fresh each time, with the park’s name as a text', async () => {
    for (const url of ['/mp/', '/mp/index.html', '/mp/?code=x&state=y']) {
      const answer = await get(url);
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.headers['cache-control'], 'no-cache');
      assert.match(String(answer.headers['content-type']), /^text\/html/);
      assert.match(answer.body, /<title>化石 &#38; &#60;script&#62;&#34;谷&#34;<\/title>/);
      assert.match(answer.body, /fontSize/);
    }
    const { headers } = await get('/mp/');
    const again = await get('/mp/', { 'if-none-match': String(headers.etag) });
    assert.equal(again.statusCode, 304);
    assert.equal(again.body, '');
  });

  it('sends the smallest form the browser takes, named page and all', async () => {
    const br = await get('/mp/', { 'accept-encoding': 'gzip, deflate, br' });
    assert.equal(br.headers['content-encoding'], 'br');
    assert.match(brotliDecompressSync(br.rawPayload).toString(), /化石/);
    const gz = await get('/mp/', { 'accept-encoding': 'gzip, br;q=0' });
    assert.equal(gz.headers['content-encoding'], 'gzip');
    assert.match(gunzipSync(gz.rawPayload).toString(), /化石/);

    const script = await get('/mp/js/app.0123abcd.js', { 'accept-encoding': 'br' });
    assert.equal(script.headers['content-encoding'], 'br');
    assert.match(String(script.headers['content-type']), /javascript/);
    assert.equal(brotliDecompressSync(script.rawPayload).toString(), CODE);
    const zipped = await get('/mp/js/app.0123abcd.js', { 'accept-encoding': 'gzip' });
    assert.equal(gunzipSync(zipped.rawPayload).toString(), CODE);
    const plain = await get('/mp/js/app.0123abcd.js');
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.equal(plain.body, CODE);
    for (const answer of [br, script, plain]) assert.match(String(answer.headers.vary), /accept-encoding/i);
  });

  it('may be kept for ever where a name carries a hash, and asked for again elsewhere', async () => {
    for (const encoding of ['br', 'identity'])
      assert.equal(
        (await get('/mp/js/app.0123abcd.js', { 'accept-encoding': encoding })).headers['cache-control'],
        'public, max-age=31536000, immutable',
      );
    assert.equal((await get('/mp/plain.txt')).headers['cache-control'], 'no-cache');
  });

  it('shows nothing beside itself', async () => {
    for (const url of ['/mp/.hidden', '/mp/..%2f..%2fetc/passwd', '/mp/js/', '/mp/%2e%2e/package.json'])
      assert.equal((await get(url)).statusCode, 404, url);
  });

  it('runs its own scripts and the inline one it was built with, and no other', async () => {
    const answer = await get('/mp/');
    assert.equal(scriptSrc(answer), `'self' ${hash(SCRIPT)}`);
    assert.match(csp(answer), /frame-ancestors 'self'/);
    assert.match(csp(answer), /connect-src 'self'/);
    assert.match(csp(answer), /script-src-attr 'none'/);
    assert.doesNotMatch(csp(answer), /script-src[^;]*unsafe|upgrade-insecure/);
    assert.equal(answer.headers['x-content-type-options'], 'nosniff');
    assert.equal(answer.headers['strict-transport-security'], undefined, 'not over plain http');
  });

  it('has files that run nothing by themselves, which says less on each', async () => {
    const { headers } = await get('/mp/js/app.0123abcd.js');
    assert.equal(headers['content-security-policy'], "default-src 'none';frame-ancestors 'none';style-src 'unsafe-inline'");
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.deepEqual(
      Object.keys(headers).filter((name) => /^(x-(?!content-type|request-id)|cross-origin-opener|origin-agent)/.test(name)),
      [],
      'nothing that only a document means something to',
    );
    for (const worker of ['/mp/plain.txt', '/mp/js']) assert.match(csp(await get(worker)), /connect-src 'self'/);
  });

  it('lets in the sandbox’s bridge where the sandbox stands in for WeChat, and nothing of it where not', async () => {
    assert.doesNotMatch((await get('/mp/')).body, /sandbox|async/);
    const sandboxed = await startTestApp({ config: { h5Dir } });
    const answer = await sandboxed.app.inject({ method: 'GET', url: '/mp/' });
    await sandboxed.close();
    assert.match(answer.body, /<script async src="http:\/\/localhost:8081\/sandbox\/bridge.js"><\/script><\/head>/);
    assert.equal(scriptSrc(answer), `'self' http://localhost:8081 ${hash(SCRIPT)}`);
    assert.match(csp(answer), /connect-src 'self' blob: http:\/\/localhost:8081;/);
  });

  it('is read anew after another build, hash and all', async () => {
    const script = 'document.title = "new"';
    await writeFile(join(h5Dir, 'index.html'), `<title>x</title><script>${script}</script>`);
    await utimes(join(h5Dir, 'index.html'), new Date(), new Date(Date.now() + 5_000));
    const answer = await get('/mp/');
    assert.match(answer.body, /"new"/);
    assert.equal(scriptSrc(answer), `'self' ${hash(script)}`);
  });
});

describe('the home in the page', () => {
  const BUILT = `<!doctype html><html lang="zh-Hans"><head></head><body><!--first-screen--><template>as built</template><div id="first-screen" class="first-screen first-screen--built"><!--/first-screen--><script>${SCRIPT}</script><!--home--></div></body></html>`;
  /** As a build leaves it; what the home says is in the test's hands. */
  const RENDERER = `
    let drawn = 0;
    exports.renderHome = async (lang, ask) => {
      drawn += 1;
      const points = await ask({ method: 'POST', path: '/api/liveWechat/getLivePoints', input: { page: 1, pageSize: 1 } });
      if (lang === 'fr') throw new Error('cannot be drawn');
      if (lang === 'es' || globalThis.homeIsHeld) await new Promise(() => {});
      return { html: '<p>' + lang + ' ' + drawn + '</p>', queries: [{ key: ['points'], data: [points.page, '</script>'] }] };
    };`;
  let park: TestApp;
  let h5Dir: string;
  let now = Date.parse('2026-05-04T02:00:00Z');
  before(async () => {
    h5Dir = await mkdtemp(join(tmpdir(), 'park-home-'));
    await mkdir(join(h5Dir, '.firstScreen'));
    await writeFile(join(h5Dir, '.firstScreen/render.cjs'), RENDERER);
    await writeFile(join(h5Dir, 'index.html'), BUILT);
    park = await startTestApp({ config: { h5Dir, ...REAL_WECHAT }, clock: () => now });
  });
  after(async () => {
    await park.close();
    await rm(h5Dir, { recursive: true });
  });
  const get = (language: string, cookie = '') =>
    park.app.inject({ method: 'GET', url: '/mp/', headers: { 'accept-language': language, cookie } });

  it('speaks the phone’s first language, or the one that was chosen, and brings its data', async () => {
    const answer = await get('zh-TW,fr;q=0.9');
    assert.match(answer.body, /<html lang="zh-Hant">.*<div id="first-screen" class="first-screen"><script>/s);
    assert.match(answer.body, /<\/script><p>zh-Hant \d<\/p><\/div>/);
    assert.doesNotMatch(answer.body, /as built/);
    const data = /<script type="application\/json" id="first-data">(.*?)<\/script>/s.exec(answer.body)?.[1] ?? '';
    assert.deepEqual(JSON.parse(data), { at: now, queries: [{ key: ['points'], data: [1, '</script>'] }] });
    assert.equal(scriptSrc(answer), `'self' ${hash(SCRIPT)}`, 'data is no script');
    assert.match(String(answer.headers.vary), /accept-language, cookie/);
    assert.match((await get('zh-TW', 'a=b; park-language=en')).body, /<html lang="en">/);
    assert.match((await get('zh-TW', 'park-language=<b>')).body, /<html lang="zh-Hant">/);
    assert.match((await get('')).body, /<html lang="en">/);
  });

  it('is drawn once for all who come within ten seconds', async () => {
    const drawing = async () => Number(/<p>zh-Hans (\d+)/.exec((await get('zh-CN')).body)?.[1]);
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, drawing));
    assert.deepEqual(others, [first, first, first, first]);
    now += 9_999;
    assert.equal(await drawing(), first);
    now += 1;
    assert.equal(await drawing(), first, 'the last one is sent once more while the next is made');
    now += 60_000;
    assert.ok((await drawing()) > (first ?? 0) + 1, 'what is older than a minute is not sent');
  });

  it('is drawn anew at the first load after the park was saved, in each language', async () => {
    const drawing = async (language: string) => Number(/<p>[\w-]+ (\d+)/.exec((await get(language)).body)?.[1]);
    const owner = await park.signInAdmin();
    const save = async (emergency: string) => {
      const { version, park: profile } = ok(await park.call(getAdminPark, {}, owner));
      const written = { version, ...profile, name: { 'zh-Hans': '谷' }, phones: { ...profile.phones, emergency } };
      ok(await park.call(savePark, written, owner));
    };
    await save('0571 110');
    const before = [await drawing('zh-CN'), await drawing('en')];
    await save('0571 111');
    const after = [await drawing('zh-CN'), await drawing('en')];
    assert.ok(Math.min(...after) > Math.max(...before), `${before} ${after}`);
    assert.deepEqual([await drawing('zh-CN'), await drawing('en')], after);
  });

  it('is the last one for all who come while the next takes long', async () => {
    await get('zh-HK');
    const held = globalThis as { homeIsHeld?: boolean };
    held.homeIsHeld = true;
    now += 10_000;
    try {
      for (const visitor of ['first', 'second']) assert.match((await get('zh-HK')).body, /<p>zh-Hant/, visitor);
    } finally {
      delete held.homeIsHeld;
    }
    now += 60_000;
    assert.match((await get('zh-HK')).body, /<p>zh-Hant/, 'one that never ends is given up');
  });

  it('goes out as it was built when it cannot be drawn, or not in time', async () => {
    for (const language of ['fr', 'es']) assert.equal(withoutKeys((await get(language)).body), BUILT, language);
    assert.match((await get('en')).body, /<p>en/, 'the others go on');
  });
});

describe('an app that is not built', () => {
  it('says so, and is served as soon as it is', async (t) => {
    const h5Dir = join(await mkdtemp(join(tmpdir(), 'park-none-')), 'h5');
    const park = await startTestApp({ config: { h5Dir, ...REAL_WECHAT } });
    t.after(async () => {
      await park.close();
      await rm(join(h5Dir, '..'), { recursive: true });
    });
    const get = () => park.app.inject({ method: 'GET', url: '/mp/' });
    const answer = await get();
    assert.equal(answer.statusCode, 503);
    assert.match(answer.body, /npm run build:h5/);
    assert.match(String(answer.headers['content-type']), /^text\/html/);
    await mkdir(h5Dir);
    await writeFile(join(h5Dir, 'index.html'), PAGE);
    assert.equal(withoutKeys((await get()).body), PAGE, 'without PARK_NAME the built title stays');
  });
});

describe('the page', () => {
  it('finds inline scripts as a browser does', () => {
    const html = `<script>a</script><SCRIPT type="module">b\n</SCRIPT><script src="x.js"></script><script async src='y'>c</script><script></script>`;
    assert.deepEqual(inlineScripts(html), ['a', 'b\n']);
  });

  it('takes a name with dollars in it literally', () => {
    assert.equal(
      withPark('<title>x</title>', { name: "$& $1 $'", logo: null, colours: null, languagesOff: [] }),
      '<title>$&#38; $1 $&#39;</title>',
    );
  });
});
