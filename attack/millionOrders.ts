import { timed } from '../bench/statistics';
import { dim, say } from '../scripts/terminal';
import type { Attack, Finding } from './attack';
import { type GrownPark, growPark } from './growth/park';
import { type Read, reads } from './growth/reads';

const FEW = 10_000;
const MANY = 1_000_000;
/** Of each the quickest counts: what else the machine does only ever adds, and more to one park than to the other. */
const RUNS = 7;
/** How many times as long something may take with a hundred times the orders. */
const LIMIT = 3;
/** Nobody notices what is this quick, and the clock decides its ratio. ms */
const QUICK = 10;

/** Everything that staff and visitors read, the jobs, the gate and a sale: with 10,000 orders and with a million. */
export const millionOrders: Attack = {
  name: 'million-orders',
  about: `${MANY.toLocaleString('en')} orders and what comes with them, beside ${FEW.toLocaleString('en')}: nothing may take over ${LIMIT} times as long`,
  async run() {
    const parks: GrownPark[] = [];
    try {
      for (const orders of [FEW, MANY]) parks.push(await growPark(orders));
      const [few, many] = parks as [GrownPark, GrownPark];
      say(dim(`  written in ${(many.filledIn / 1_000).toFixed(0)} s`));
      return await measure(few, many);
    } finally {
      for (const park of parks) await park.drop();
    }
  },
};

async function measure(few: GrownPark, many: GrownPark): Promise<Finding[]> {
  const jobs = few.jobs.map(
    ({ name }): Read => ({
      name: `job ${name}`,
      run: async (park) => (await timed(async () => park.jobs.find((job) => job.name === name)?.run(Date.now()))).ms,
    }),
  );
  // What jobs find to do at first, such as encrypting every phone, changes half of the rows in a minute: no park lives so.
  for (const { run } of jobs) await Promise.all([run(few), run(many)]);
  await Promise.all([few.tidy(), many.tidy()]);
  const findings: Finding[] = [];
  for (const { name, run } of [...jobs, ...reads()]) {
    const times = { few: [] as number[], many: [] as number[] };
    // The first of each warms it up.
    for (let turn = 0; turn <= RUNS; turn += 1) {
      const [a, b] = [await run(few), await run(many)];
      if (turn === 0) continue;
      times.few.push(a);
      times.many.push(b);
    }
    findings.push(finding(name, Math.min(...times.few), Math.min(...times.many)));
  }
  return findings;
}

function finding(name: string, few: number, many: number): Finding {
  return {
    tried: name,
    measured: `${few.toFixed(1)} ms, ${many.toFixed(1)} ms: ${(many / few).toFixed(1)} times (quickest of ${RUNS}; at most ${LIMIT}, or ${QUICK} ms)`,
    held: many <= few * LIMIT || many <= QUICK,
  };
}
