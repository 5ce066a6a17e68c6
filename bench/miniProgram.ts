import { expect } from '@playwright/test';
import { MiniProgram } from '../e2e/weapp/miniProgram';
import type { Screen } from '../e2e/weapp/pageStack';
import { newPhone } from '../e2e/weapp/phone';
import { ScreenReader } from '../e2e/weapp/screen';
import { inRoot } from '../scripts/root';
import { bold, dim, red, say } from '../scripts/terminal';
import { packageFaults, readPackages, tellPackage } from '../scripts/weapp/packages';
import { openBenchPark } from './benchPark';

const FOLDER = inRoot('dist', 'weapp');
const RUNS = 5;
/** What drawing the first page may send to the view: calls of `setData`, bytes of all, bytes of the largest. */
const BUDGET = { calls: 20, bytes: 64 * 1024, largest: 32 * 1024 } as const;
/** Nothing sent for so long: the page has come to rest. ms */
const REST = 500;

type Cost = Screen['setData'];

/** What the mini-program's home sends to the view for a newcomer, sign-in included, and how big what a phone fetches first is. */
export async function benchMiniProgram(): Promise<boolean> {
  say(bold('\nThe mini-program'));
  const park = await openBenchPark({ RATE_LIMIT: '0' });
  try {
    const costs: Cost[] = [];
    for (let run = 0; run < RUNS; run += 1) costs.push(await firstPage(park));
    const withinView = reportView(costs);
    return (await reportPackages()) && withinView;
  } finally {
    await park.stop();
  }
}

async function firstPage({ url, sandboxUrl }: { url: string; sandboxUrl: string }): Promise<Cost> {
  const phone = newPhone(
    {
      async loginCode() {
        const answer = await fetch(`${sandboxUrl}/sandbox/jscode`, { method: 'POST' });
        return ((await answer.json()) as { code: string }).code;
      },
      pay: async () => ({ errMsg: 'cancel' }),
    },
    'zh_CN',
  );
  phone.route = (requested) => new URL(requested.pathname + requested.search, url);
  const program = new MiniProgram(FOLDER, phone);
  try {
    const screen = new ScreenReader(program);
    await program.launch();
    await expect.poll(() => phone.storage.has('access-token'), { timeout: 30_000 }).toBe(true);
    await expect.poll(() => screen.text().trim() !== '' && !screen.isBusy(), { timeout: 30_000 }).toBe(true);
    let before = -1;
    const atRest = () => {
      const { calls } = program.top.setData;
      const same = calls === before;
      before = calls;
      return same;
    };
    await expect.poll(atRest, { timeout: 30_000, intervals: [REST] }).toBe(true);
    if (program.errors.length > 0) throw new Error(`The mini-program complained:\n${program.errors.join('\n')}`);
    return program.top.setData;
  } finally {
    program.stop();
  }
}

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** The worst of the runs counts: how answers fall together decides how often React draws. */
function reportView(costs: Cost[]): boolean {
  const row = (what: keyof Cost, name: string, tell: (value: number) => string) => {
    const worst = Math.max(...costs.map((cost) => cost[what]));
    const fits = worst <= BUDGET[what];
    say(`  ${name} ${tell(worst)}, budget ${tell(BUDGET[what])}: ${fits ? 'within' : red('OVER')}`);
    return fits;
  };
  const fits = [
    row('calls', 'setData, first page', String),
    row('bytes', 'all of them        ', kb),
    row('largest', 'the largest        ', kb),
  ];
  say(dim(`  the worst of ${RUNS} newcomers, sign-in included`));
  return fits.every(Boolean);
}

async function reportPackages(): Promise<boolean> {
  const [main, ...subs] = await readPackages(FOLDER);
  const biggest = subs.sort((one, other) => other.bytes - one.bytes)[0];
  for (const pack of [main, biggest]) if (pack) say(`  package ${tellPackage(pack)}`);
  const faults = await packageFaults(FOLDER);
  for (const fault of faults) say(red(`  ${fault}`));
  return faults.length === 0;
}
