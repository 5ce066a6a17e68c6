/**
 * `npm test`: everything, from the sources to the journeys in a browser. Every step runs even when one before it
 * failed; the last line sums them up for CI.
 */
import { availableParallelism } from 'node:os';
import { buildApp, isBuilt, type Target } from './buildApp';
import { checks } from './checks';
import { findChromium, WITHOUT_CHROMIUM } from './chromium';
import { jestStep, nodeTestStep, playwrightStep } from './runners';
import { checkNode } from './startup';
import { runSteps, type Step, type StepResult, sum, tellTable, verdict } from './steps';
import { bold, runMain, Stop, say, yellow } from './terminal';
import { weappGates } from './weapp/gates';

runMain(async () => {
  checkNode();
  const results: StepResult[] = [];
  const stage = async (title: string, steps: Step[], abreast = 1) => {
    say(`\n${bold(title)}`);
    results.push(...(await runSteps(steps, abreast)));
  };
  const cores = Math.min(2, availableParallelism());

  await stage('Sources and builds', [build('h5'), build('weapp'), build('console'), ...checks()], cores);
  await stage('Mini-program', weappGates(), cores);
  await stage('App', [jestStep()]);

  // Asking connects to PostgreSQL and says aloud when none answers.
  const { testDatabases } = await import('../server/src/testing/databaseKinds');
  const postgres = testDatabases().includes('postgres');
  if (!postgres)
    say(yellow('\nSKIPPED: no PostgreSQL answers, so the server is tested on PGlite alone. Set DATABASE_URL to test both.'));
  const databases = postgres ? 'PGlite and PostgreSQL' : 'PGlite only: no PostgreSQL answered';
  await stage(`Server (${databases})`, [nodeTestStep('server tests', {}, postgres ? undefined : databases)]);

  await stage('Whole app', [await journeys()]);
  tellTable(results);
  return sum(results).failed > 0 ? 1 : 0;
});

function build(target: Target): Step {
  return {
    name: `build, ${{ h5: 'web app', weapp: 'mini-program', console: 'staff console' }[target]}`,
    async run() {
      try {
        await buildApp(target);
        return verdict(true, '');
      } catch (error) {
        if (error instanceof Stop) return verdict(false, error.message);
        throw error;
      }
    },
  };
}

async function journeys(): Promise<Step> {
  const name = 'journeys (Chromium)';
  const built = (await isBuilt('h5')) && (await isBuilt('console'));
  if (!built) return { name, run: async () => verdict(false, 'Not run: the web app or the staff console was not built.') };
  const chromium = await findChromium();
  if (chromium === null) return { name, run: async () => verdict(false, WITHOUT_CHROMIUM) };
  return playwrightStep(chromium);
}
