import { setTimeout as after } from 'node:timers/promises';
import { Stop } from '../scripts/terminal';
import { type OwnPostgres, ownPostgres } from '../server/src/testing/ownPostgres';
import { until } from '../server/src/testing/until';
import { askAll, fetchStatus, inWords } from './asking';
import type { Attack, Finding } from './attack';
import { type AttackedPark, atPark } from './attackedPark';

const RESTARTS = 11;
const PEOPLE = 60;
/** Under load before each restart, ms. */
const LOAD_MS = 700;

/** PostgreSQL is restarted again and again while a crowd asks. */
export const postgresRestart: Attack = {
  name: 'postgres-restart',
  about: `${RESTARTS} restarts of PostgreSQL, every other like a crash, under the calls of ${PEOPLE} people`,
  async run() {
    const postgres = await ownPostgres();
    if (!postgres) throw new Stop('The programs of PostgreSQL (initdb, pg_ctl) are not installed.');
    const restart = (park: AttackedPark) => restartUnderLoad(park, postgres);
    return atPark({ DATABASE_URL: postgres.url, RATE_LIMIT: '0' }, restart).finally(() => postgres.remove());
  },
};

async function restartUnderLoad({ url, server }: AttackedPark, { restart }: OwnPostgres): Promise<Finding[]> {
  let ended = false;
  server.ended.then(() => {
    ended = true;
  });
  let back = 0;
  const restarts = async () => {
    for (let n = 0; n < RESTARTS && !ended; n++) {
      await after(LOAD_MS);
      await restart(n % 2 === 0 ? 'immediate' : 'fast');
      const began = performance.now();
      await until('the park serves again', async () => ended || (await fetchStatus(`${url}/healthz`)) === 200);
      back = Math.max(back, performance.now() - began);
    }
  };
  const answers = await askAll(url, PEOPLE, restarts());
  const others = [...answers.statuses.keys()].filter((status) => status !== 200 && status !== 503);
  return [
    {
      tried: `${RESTARTS} restarts`,
      measured: `the server ${ended ? 'ENDED' : 'went on'}; answers: ${inWords(answers)}; it served again at most ${back.toFixed(0)} ms after PostgreSQL`,
      held: !ended && others.length === 0,
    },
  ];
}
