/** `npx tsx scripts/build.ts h5|weapp|console`: builds a target as `npm start` and `npm test` do, unless it is up to date. */
import type { Target } from './buildApp';
import { buildWithProgress } from './buildProgress';
import { runMain, Stop } from './terminal';

const TARGETS: readonly Target[] = ['h5', 'weapp', 'console'];

runMain(async () => {
  const targets = process.argv.slice(2);
  for (const target of targets) {
    if (!TARGETS.includes(target as Target)) throw new Stop(`Unknown target ${target}. Use one of ${TARGETS.join(', ')}.`);
    await buildWithProgress(target as Target);
  }
  return 0;
});
