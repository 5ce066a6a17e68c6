import { getOrders } from '@park/contract/ticket/order/calls';
import { type Browser, expect, type Page } from '@playwright/test';
import { longHistory } from '../e2e/orders';
import { bold, dim, red, say } from '../scripts/terminal';
import { openBenchPark } from './benchPark';
import { launch, PHONE } from './firstLoad';
import { median, quantile } from './statistics';

const ROWS = 5_000;
const RUNS = 3;
/** How fast the finger goes, px a ms, and for how long, ms. */
const SPEED = 2.5;
const DURATION = 4_000;
/** A frame that takes longer than this is seen as a stutter: three of 60 a second. ms */
const STUTTER = 50;
const MAX_NODES = 3_000;

interface Scroll {
  /** Time between frames, ms. */
  frames: number[];
  /** Most nodes that the document had meanwhile. */
  nodes: number;
}

/** Scrolls through a list of 5,000 orders on a slow phone, beside a page that holds as many plain rows. */
export async function benchLongList(chromium: string): Promise<boolean> {
  say(bold(`\nA list of ${ROWS.toLocaleString('en')} rows`));
  const park = await openBenchPark({ RATE_LIMIT: '0' });
  const browser = await launch(chromium);
  try {
    const list: Scroll[] = [];
    const plain: Scroll[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      list.push(await onPhone(browser, (page) => openList(page, park.url)));
      plain.push(await onPhone(browser, openPlain));
    }
    return report(list, plain);
  } finally {
    await browser.close();
    await park.stop();
  }
}

async function onPhone(browser: Browser, open: (page: Page) => Promise<string>): Promise<Scroll> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  try {
    const page = await context.newPage();
    const scroller = await open(page);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });
    return await page.evaluate(scrollThrough, { scroller, speed: SPEED, duration: DURATION });
  } finally {
    await context.close();
  }
}

async function openList(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/mp/`);
  const token = () => page.evaluate(() => localStorage.getItem('access-token')).catch(() => null);
  await expect.poll(token, { timeout: 30_000 }).not.toBeNull();
  await page.route(`**${getOrders.path}`, (route) => route.fulfill({ json: longHistory(ROWS) }));
  await page.goto(`${url}/mp/#/pages/ticket/ticketRecord`);
  await page.getByText('Ticket 1', { exact: true }).waitFor();
  return '.taro_page:has(.endless)';
}

async function openPlain(page: Page): Promise<string> {
  const row = (_: unknown, n: number) => `<div style="height:120px"><b>Ticket ${n + 1}</b><p>Sat 21 Nov</p><p>¥80</p></div>`;
  await page.setContent(
    `<body style="margin:0"><main style="height:100vh;overflow-y:scroll">${Array.from({ length: ROWS }, row).join('')}`,
  );
  return 'main';
}

/** Runs in the page: without named functions within, which tsx would wrap in one of its own. */
async function scrollThrough({
  scroller,
  speed,
  duration,
}: {
  scroller: string;
  speed: number;
  duration: number;
}): Promise<Scroll> {
  const element = document.querySelector(scroller) as HTMLElement;
  const frames: number[] = [];
  let nodes = 0;
  const began = await new Promise<number>(requestAnimationFrame);
  for (let last = began; last - began < duration; ) {
    element.scrollTop = (last - began) * speed;
    const now = await new Promise<number>(requestAnimationFrame);
    frames.push(now - last);
    nodes = Math.max(nodes, document.getElementsByTagName('*').length);
    last = now;
  }
  return { frames, nodes };
}

function report(list: Scroll[], plain: Scroll[]): boolean {
  const stutters = (runs: Scroll[]) => {
    const frames = runs.flatMap((run) => run.frames);
    return frames.filter((ms) => ms > STUTTER).length / frames.length;
  };
  const line = (runs: Scroll[]) => {
    const frames = runs.flatMap((run) => run.frames);
    const worst = Math.max(...frames);
    return `frames ${median(frames).toFixed(1)} ms, p95 ${quantile(frames, 0.95).toFixed(1)}, worst ${worst.toFixed(0)}; ${(stutters(runs) * 100).toFixed(1)} % over ${STUTTER} ms; at most ${Math.max(...runs.map((run) => run.nodes))} nodes`;
  };
  say(`  the list         ${line(list)}`);
  say(`  plain rows       ${line(plain)}`);
  say(dim(`  ${RUNS} runs each, alternating; ${SPEED * 1_000} px a second, CPU ${PHONE.cpuSlowdown} × slower`));
  const bounded = list.every(({ nodes }) => nodes <= MAX_NODES);
  if (!bounded) say(red(`  MORE THAN ${MAX_NODES} NODES`));
  return bounded;
}
