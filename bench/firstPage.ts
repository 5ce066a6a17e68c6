import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { compressFile } from '../scripts/compress';
import { openPark } from '../scripts/park';
import { freePort } from '../scripts/ports';
import { inRoot } from '../scripts/root';
import { bold, dim, red, say } from '../scripts/terminal';
import { type Load, launch, measureLoad, PHONE } from './firstLoad';
import { median, spread } from './statistics';

const RUNS = 5;
/** Bytes of JS and CSS, brotli, for the first page (issue A). */
export const BUDGET = 140 * 1024;
const PEER = 'bench-peer.html';

/** First load of `/mp/` on a slow phone, beside a page of the same words without any code from the same server. */
export async function benchFirstPage(chromium: string): Promise<boolean> {
  say(bold('\nFirst load of the home page'));
  const folder = await mkdtemp(path.join(tmpdir(), 'park-bench-'));
  const h5Dir = path.join(folder, 'h5');
  await cp(inRoot('dist/h5'), h5Dir, { recursive: true });
  const env = {
    H5_DIR: h5Dir,
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: '',
    REDIS_URL: '',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
    WECHAT_APP_ID: '',
    HOST: '127.0.0.1',
  };
  const park = await openPark({ port: await freePort(), sandboxPort: await freePort(), env });
  const browser = await launch(chromium);
  try {
    const { storage, words } = await visitOnce(browser, `${park.url}/mp/`);
    await writeFile(path.join(h5Dir, PEER), peerPage(words));
    await compressFile(path.join(h5Dir, PEER));
    const app: Load[] = [];
    const peer: Load[] = [];
    const first: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      app.push(await measureLoad(browser, `${park.url}/mp/`, contentShown, storage));
      peer.push(await measureLoad(browser, `${park.url}/mp/${PEER}`, (page) => page.waitForSelector('main')));
      first.push((await measureLoad(browser, `${park.url}/mp/`, contentShown)).shown);
    }
    return report(app, peer, first);
  } finally {
    await browser.close();
    await park.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The page has its content: no skeleton any more, and the tab bar stands. */
async function contentShown(page: Page): Promise<void> {
  await expect(page.locator('.taro_page [role="main"]').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.taro_page [aria-busy="true"]')).toHaveCount(0, { timeout: 60_000 });
}

/** Signs a newcomer in; their storage makes later loads begin without the way to WeChat and back. */
async function visitOnce(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(url);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('access-token')).catch(() => null), { timeout: 30_000 })
    .not.toBeNull();
  await contentShown(page);
  const words = await page.locator('body').innerText();
  const storage = await context.storageState();
  await context.close();
  return { storage, words };
}

function peerPage(words: string): string {
  const escaped = words.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
  const paragraphs = escaped.split(/\n+/).map((line) => `<p>${line}</p>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Peer</title><main>${paragraphs.join('')}</main></html>`;
}

function report(app: Load[], peer: Load[], first: number[]): boolean {
  const of = (loads: Load[], what: 'fcp' | 'lcp') => loads.map((load) => load[what]);
  const ratio = (what: 'fcp' | 'lcp') => (median(of(app, what)) / median(of(peer, what))).toFixed(1);
  const code = median(app.map((load) => load.codeBytes));
  const fits = code <= BUDGET;
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  say(`  JS and CSS       ${kb(code)} brotli on the wire, budget ${kb(BUDGET)}: ${fits ? 'within' : red('OVER')}`);
  say(`  everything       ${kb(median(app.map((load) => load.allBytes)))}`);
  say(`  FCP              ${spread(of(app, 'fcp'))} ms, ${ratio('fcp')} × the bare page's ${spread(of(peer, 'fcp'))} ms`);
  say(`  LCP              ${spread(of(app, 'lcp'))} ms, ${ratio('lcp')} × the bare page's ${spread(of(peer, 'lcp'))} ms`);
  say(`  very first visit ${spread(first)} ms to the content, the silent way to WeChat and back included`);
  say(
    dim(
      `  ${RUNS} runs each, alternating, empty cache; CPU ${PHONE.cpuSlowdown} × slower, ${PHONE.downloadKbps / 1000} Mbps, ${PHONE.latency} ms`,
    ),
  );
  const uncompressed = [...new Set(app.flatMap((load) => load.uncompressed))];
  if (uncompressed.length > 0) say(red(`  Not sent as brotli: ${uncompressed.join(', ')}`));
  return fits && uncompressed.length === 0;
}
