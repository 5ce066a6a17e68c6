import { type Browser, type BrowserContext, type CDPSession, chromium } from '@playwright/test';

/** A cheap phone on a poor network. */
export const PHONE = { cpuSlowdown: 4, latency: 150, downloadKbps: 1600, uploadKbps: 750 } as const;
/** Milliseconds without a new largest paint or request after which a page counts as drawn. */
const QUIET = 2_000;
/** ms */
const TIMEOUT_MS = 60_000;

export interface Load {
  /** ms from the start of the navigation; of the first page that painted, when signing in leads through several. */
  fcp: number;
  lcp: number;
  /** Layout shifts that nobody's tap caused, added up, of the page that stays. */
  cls: number;
  /** ms from before the navigation until the page had its content, redirects included. */
  shown: number;
  /** Bytes of JS and CSS bodies as they crossed the wire until the page was drawn. */
  codeBytes: number;
  /** The same of the page itself, with the home, the styles and the script that stand in it. */
  pageBytes: number;
  /** The same of everything. */
  allBytes: number;
  /** JS and CSS bodies worth compressing (1 KB or more) that did not come as brotli. */
  uncompressed: string[];
}

export async function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
  });
}

/** Runs in the page: whether it has its content. It may name nothing outside itself. */
export type Look = () => boolean;

interface Visit {
  /** What the phone has kept from an earlier visit. */
  storage?: Storage;
  /** The address was opened before on this phone: its cache is full. */
  again?: boolean;
}

/**
 * Opens an address once on the slowed phone, by default with an empty cache. What is measured is told by the page itself: Playwright's
 * own ways of looking bring 8,000 lines to each page before its first paint, and read all of it aloud when they do not find something yet.
 * @param look says when it has its content
 */
export async function measureLoad(
  browser: Browser,
  url: string,
  look: Look,
  { storage, again = false }: Visit = {},
): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    storageState: storage,
  });
  try {
    if (again) await fillCache(context, url, look);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const documents: Paints[] = [];
    const shown = hear(cdp, (paints) => {
      const known = documents.find(({ origin }) => origin === paints.origin);
      if (known) Object.assign(known, paints);
      else documents.push(paints);
    });
    await cdp.send('Page.enable');
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchPage})(${look})` });
    const wire = await slowDown(cdp);
    const began = performance.timeOrigin + performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    const shownAfter = (await shown) - began;
    await page.waitForLoadState('networkidle');
    await page.waitForFunction((quiet) => performance.now() - (window as unknown as PaintWindow).parkPaints.at > quiet, QUIET);
    const { cls } = await page.evaluate(() => (window as unknown as PaintWindow).parkPaints);
    const first = documents.find(({ lcp }) => lcp > 0);
    return { fcp: first?.fcp ?? 0, lcp: first?.lcp ?? 0, cls, shown: shownAfter, ...wire() };
  } finally {
    await context.close();
  }
}

/** Resolves with the moment (epoch ms) at which a page had its content. */
async function hear(cdp: CDPSession, painted: (paints: Paints) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    cdp.on('Runtime.bindingCalled', ({ payload }) => {
      const message = JSON.parse(payload) as Paints | { shown: number };
      if ('shown' in message) resolve(message.shown);
      else painted(message);
    });
    cdp.send('Runtime.enable').catch(reject);
    cdp.send('Runtime.addBinding', { name: 'parkSays' }).catch(reject);
    setTimeout(() => reject(new Error('The page did not get its content.')), TIMEOUT_MS).unref();
  });
}

type Storage = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;
interface Paints {
  /** Tells one document from the next. */
  origin: number;
  fcp: number;
  lcp: number;
  cls: number;
  /** When the last paint was told, ms. */
  at: number;
}
interface PaintWindow extends Window {
  parkPaints: Paints;
  parkSays(json: string): void;
}

async function fillCache(context: BrowserContext, url: string, look: Look): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(look);
  await page.waitForLoadState('networkidle');
  await page.close();
}

/** Runs in the page, before its own code. It names no function: the loader of these files would have it call one that is not there. */
function watchPage(look: Look): void {
  const park = window as unknown as PaintWindow;
  const paints: Paints = { origin: performance.timeOrigin, fcp: 0, lcp: 0, cls: 0, at: 0 };
  park.parkPaints = paints;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') paints.fcp = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      paints.lcp = entry.startTime;
      paints.at = performance.now();
    }
    park.parkSays(JSON.stringify(paints));
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) paints.cls += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const looking = setInterval(() => {
    if (!look()) return;
    clearInterval(looking);
    park.parkSays(JSON.stringify({ shown: performance.timeOrigin + performance.now() }));
  }, 10);
}

/** Makes the page slow, and counts what crosses the wire; the answer reads the counters. */
async function slowDown(cdp: CDPSession): Promise<() => Pick<Load, 'codeBytes' | 'pageBytes' | 'allBytes' | 'uncompressed'>> {
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: false });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latency,
    downloadThroughput: (PHONE.downloadKbps * 1000) / 8,
    uploadThroughput: (PHONE.uploadKbps * 1000) / 8,
  });
  const types = new Map<string, string>();
  const total = { codeBytes: 0, pageBytes: 0, allBytes: 0, uncompressed: [] as string[] };
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type);
    const length = Number(response.headers['content-length'] ?? Number.POSITIVE_INFINITY);
    if (isCode(type) && length >= WORTHWHILE && response.headers['content-encoding'] !== 'br')
      total.uncompressed.push(response.url);
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    total.allBytes += encodedDataLength;
    if (isCode(types.get(requestId))) total.codeBytes += encodedDataLength;
  });
  // Chromium tells the bytes of a page only when it has come, its headers included.
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (types.get(requestId) !== 'Document') return;
    total.pageBytes += encodedDataLength;
    total.allBytes += encodedDataLength;
  });
  return () => total;
}

const WORTHWHILE = 1024;
const isCode = (type: string | undefined) => type === 'Script' || type === 'Stylesheet';
