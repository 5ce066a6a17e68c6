/**
 * `npm run test:h5` and `npm run test:weapp`: builds what is needed and runs that target's journeys; what stands after `--` goes to
 * Playwright, e.g. `npm run test:weapp -- buy.spec.ts`, `npm run test:h5 -- --headed`.
 */
import { buildWithProgress } from './buildProgress';
import { runCommand } from './command';
import { bin, ROOT } from './root';
import { checkNode } from './startup';
import { runMain, Stop } from './terminal';

/** Folder of the journeys, under `e2e`. */
const FOLDERS = { h5: 'journeys', weapp: 'weapp' } as const;

runMain(async () => {
  checkNode();
  const [target = '', ...rest] = process.argv.slice(2);
  if (target !== 'h5' && target !== 'weapp') throw new Stop(`There is no target ${target}: use h5 or weapp.`);
  // Staff answer visitors in the console's and the web app's park, whichever target the visitor has.
  for (const built of new Set([target, 'h5', 'console'] as const)) await buildWithProgress(built);
  const { code } = await runCommand(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts', ...rest], {
    cwd: ROOT,
    env: { E2E_FOLDER: FOLDERS[target] },
    onOutput: (text) => process.stdout.write(text),
  });
  return code;
});
