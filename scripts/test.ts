/**
 * `npm test`: everything, from the sources to the journeys in a browser, in two lanes at once: one builds the programs and lets visitors
 * walk through them, the other looks at the sources and runs the tests. Every step runs even when one before it failed, and tells its end
 * in one piece; the last line sums them up for CI.
 */
import { buildApp, isBuilt, type Target } from './buildApp';
import { checks } from './checks';
import { findChromium, WITHOUT_CHROMIUM } from './chromium';
import { inRoot } from './root';
import { jestStep, nodeTestStep, nodeTests, playwrightStep } from './runners';
import { checkNode } from './startup';
import { runSteps, type Step, tellTable, verdict } from './steps';
import { runMain, Stop, say, yellow } from './terminal';
import { weappChecks } from './weapp/checks';

runMain(async () => {
  checkNode();
  // Asking connects to PostgreSQL and says aloud when none answers.
  const { testDatabases } = await import('../server/src/testing/databaseKinds');
  const postgres = testDatabases().includes('postgres');
  if (!postgres)
    say(yellow('SKIPPED: no PostgreSQL answers: races and SQL are tested on PGlite alone. Set DATABASE_URL to test both.'));
  const note = postgres ? undefined : 'PGlite only: no PostgreSQL answered';

  // It packs what the builds before it made.
  const ofPackage = inRoot('scripts/package.test.ts');
  const others = (await nodeTests()).filter((file) => file !== ofPackage);
  const lanes = [
    [
      ...[build('h5'), build('console'), build('weapp'), ...weappChecks()],
      nodeTestStep('the package', [ofPackage]),
      playwrightStep(prepareJourneys),
    ],
    [...checks(), jestStep(), nodeTestStep('tests of server, console and tools', others, note)],
  ];
  return tellTable((await Promise.all(lanes.map((lane) => runSteps(lane, 1)))).flat());
});

function build(target: Target): Step {
  const name = `build, ${{ h5: 'web app', weapp: 'mini-program', console: 'staff console' }[target]}`;
  return { name, run: async () => buildApp(target).then(() => verdict(true, '')) };
}

async function prepareJourneys(): Promise<string> {
  if (!(await isBuilt('h5')) || !(await isBuilt('console')))
    throw new Stop('Not run: the web app or the staff console was not built.');
  const chromium = await findChromium();
  if (chromium === null) throw new Stop(WITHOUT_CHROMIUM);
  return chromium;
}
