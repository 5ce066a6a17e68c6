import { cp, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Browser, expect } from '@playwright/test';
import { compressFile } from '../scripts/compress';
import { inRoot } from '../scripts/root';
import { bold, dim, red, Stop, say } from '../scripts/terminal';
import { newFolder, openBenchPark } from './benchPark';
import { type Load, launch, measureLoad, PHONE } from './firstLoad';
import { median, spread } from './statistics';

const RUNS = 5;
/** Bytes of JS and CSS, brotli, for the first page. */
const BUDGET = 140 * 1024;
/** Bytes of the page itself, brotli: what is drawn first waits for all of it. */
const PAGE_BUDGET = 20 * 1024;
const PEER = 'bench-peer.html';

/** Times the static page's largest paint that the home's may take. */
const LCP_LIMIT = 1.6;
/** The same for a second visit, from the cache. */
const AGAIN_LIMIT = 1.2;
const CLS_LIMIT = 0.02;
/**
 * Milliseconds until the app has taken over, and the same with a newcomer's way to WeChat and back. A ratio to the static page would get
 * worse whenever that page is drawn sooner, as it was.
 */
const TAKE_OVER_LIMIT = 1_500;
const NEWCOMER_LIMIT = 2_400;
/** The same until a tap on the home that was drawn ahead has opened its page, which has its content. */
const TAP_LIMIT = 2_000;

interface Measured {
  /** First visits of somebody who is signed in. */
  app: Load[];
  /** First visits of somebody who is not: the way to WeChat and back follows the first paint. */
  newcomer: Load[];
  /** The build on a plain web server, without today's data. */
  plain: Load[];
  again: Load[];
  /** As `app`, but tapped on as soon as the home is drawn. */
  tapped: Load[];
  /** The home's words, pictures and styles without any code. */
  peer: Load[];
  peerAgain: Load[];
}

/** Loads of `/mp/` on a slow phone, beside a static page of the same words and pictures from the same server. */
export async function benchFirstPage(chromium: string): Promise<boolean> {
  say(bold('\nFirst load of the home page'));
  const folder = await newFolder();
  const h5Dir = path.join(folder, 'h5');
  await cp(inRoot('dist/h5'), h5Dir, { recursive: true });
  const park = await openBenchPark({ H5_DIR: h5Dir, RATE_LIMIT: '0' }, { folder });
  const cdn = await servePlainly(inRoot('dist/h5'));
  const browser = await launch(chromium);
  try {
    const home = `${park.url}/mp/`;
    const peerUrl = `${home}${PEER}`;
    const storage = await visitOnce(browser, home);
    await writeFile(path.join(h5Dir, PEER), peerPage(await homeAsSent(home)));
    await compressFile(path.join(h5Dir, PEER));
    const measured: Measured = { app: [], newcomer: [], plain: [], again: [], tapped: [], peer: [], peerAgain: [] };
    for (let run = 0; run < RUNS; run += 1) {
      measured.app.push(await measureLoad(browser, home, isTakenOver, { storage }));
      measured.peer.push(await measureLoad(browser, peerUrl, isStaticShown));
      measured.newcomer.push(await measureLoad(browser, home, isTakenOver));
      measured.plain.push(await measureLoad(browser, cdn.url, isStaticShown));
      measured.tapped.push(await measureLoad(browser, home, isTapDone, { storage }));
      measured.again.push(await measureLoad(browser, home, isTakenOver, { storage, again: true }));
      measured.peerAgain.push(await measureLoad(browser, peerUrl, isStaticShown, { again: true }));
    }
    return report(measured);
  } finally {
    await browser.close();
    await cdn.stop();
    await park.stop();
  }
}

/** The app has drawn the home with its content, and what came with the page is gone: what is tapped now is done. */
function isTakenOver(): boolean {
  const drawn = document.querySelector<HTMLElement>('.taro_page [role="main"]');
  return drawn !== null && drawn.offsetHeight > 0 && !document.querySelector('.taro_page [aria-busy="true"], #first-screen');
}

/** The way to the tickets is tapped before the app is there; they show when it is. */
function isTapDone(): boolean {
  const early = document.querySelector<HTMLElement>('#first-screen.first-screen--shown .entries__one');
  if (early && !document.getElementById('first-screen')?.dataset.tapped) early.click();
  return (document.querySelector<HTMLElement>('.taro_page[id*="ticketList"] .price')?.offsetHeight ?? 0) > 0;
}

/** The words of the home are in the page itself. */
function isStaticShown(): boolean {
  return document.querySelector('.park-banner__name') !== null;
}

/** Signs a newcomer in; their storage makes later loads begin without the way to WeChat and back. */
async function visitOnce(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(url);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('access-token')).catch(() => null), { timeout: 30_000 })
    .not.toBeNull();
  await page.waitForFunction(isTakenOver);
  const storage = await context.storageState();
  await context.close();
  return storage;
}

/** The home with today's data, as the server sends it to an English phone. */
async function homeAsSent(url: string): Promise<string> {
  const html = await (await fetch(url, { headers: { 'accept-language': 'en-US' } })).text();
  if (!html.includes('id="first-data"')) throw new Stop('The server sends the home without its data.');
  return html;
}

/** The same page without scripts, data and the app's stylesheets: what it needs to be drawn is in it. */
function peerPage(html: string): string {
  return html
    .replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*rel="preload"[^>]*>/g, '')
    .replace('class="first-screen"', 'class="first-screen first-screen--shown"')
    .replace('<html ', '<html style="font-size:20px" ');
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
};

/** A web server that knows files and nothing else, as a CDN does: each in its brotli form where it has one. */
async function servePlainly(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(async ({ url = '' }, response) => {
    const name = url.replace(/^\/mp\//, '').replace(/[?#].*/, '') || 'index.html';
    const type = TYPES[path.extname(name)];
    const packed = await readFile(path.join(folder, `${name}.br`)).catch(() => null);
    const body = packed ?? (await readFile(path.join(folder, name)).catch(() => null));
    response.writeHead(body ? 200 : 404, {
      ...(type && { 'content-type': type }),
      ...(packed && { 'content-encoding': 'br' }),
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mp/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function report({ app, newcomer, plain, again, tapped, peer, peerAgain }: Measured): boolean {
  const of = (loads: Load[], what: 'fcp' | 'lcp' | 'cls') => loads.map((load) => load[what]);
  const ratio = (loads: Load[], beside: Load[]) => median(of(loads, 'lcp')) / median(of(beside, 'lcp'));
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  const mark = (good: boolean) => (good ? 'within' : red('OVER'));
  let good = true;
  const holds = (fits: boolean) => {
    good &&= fits;
    return mark(fits);
  };
  const page = median(app.map((load) => load.pageBytes));
  const code = median(app.map((load) => load.codeBytes));
  const line = (name: string, loads: Load[], beside: Load[], limit: number) => {
    const times = ratio(loads, beside);
    say(`  ${name} LCP ${spread(of(loads, 'lcp'))} ms, ${times.toFixed(2)} × static, limit ${limit}: ${holds(times <= limit)}`);
  };
  const shift = Math.max(...of([...app, ...newcomer, ...again], 'cls'));
  say(`  JS and CSS         ${kb(code)} brotli on the wire, budget ${kb(BUDGET)}: ${holds(code <= BUDGET)}`);
  say(`  the page itself    ${kb(page)}, budget ${kb(PAGE_BUDGET)}: ${holds(page <= PAGE_BUDGET)}`);
  say(`  everything         ${kb(median(app.map((load) => load.allBytes)))}`);
  say(`  the static page    LCP ${spread(of(peer, 'lcp'))} ms; again ${spread(of(peerAgain, 'lcp'))} ms`);
  line('signed in         ', app, peer, LCP_LIMIT);
  line('a newcomer        ', newcomer, peer, LCP_LIMIT);
  line('on a plain server ', plain, peer, LCP_LIMIT);
  line('a second visit    ', again, peerAgain, AGAIN_LIMIT);
  say(`  layout shift       ${shift.toFixed(4)} at most, limit ${CLS_LIMIT}: ${holds(shift < CLS_LIMIT)}`);
  const shown = (name: string, loads: Load[], limit: number) => {
    const after = loads.map((load) => load.shown);
    say(`  ${name} after ${spread(after)} ms, limit ${limit} ms: ${holds(median(after) <= limit)}`);
  };
  shown('the app takes over ', app, TAKE_OVER_LIMIT);
  shown('for a newcomer     ', newcomer, NEWCOMER_LIMIT);
  shown('a tap before that  ', tapped, TAP_LIMIT);
  say(
    dim(
      `  ${RUNS} runs each, alternating; CPU ${PHONE.cpuSlowdown} × slower, ${PHONE.downloadKbps / 1000} Mbps, ${PHONE.latency} ms`,
    ),
  );
  const uncompressed = [...new Set(app.flatMap((load) => load.uncompressed))];
  if (uncompressed.length > 0) say(red(`  Not sent as brotli: ${uncompressed.join(', ')}`));
  return good && uncompressed.length === 0;
}
