/** `npx tsx scripts/build.ts h5|weapp`: builds a target as `npm start` and `npm test` do, unless it is up to date. */
import type { Target } from './buildApp';
import { buildWithProgress } from './buildProgress';
import { runMain, Stop } from './terminal';

runMain(async () => {
  const targets = process.argv.slice(2);
  for (const target of targets) {
    if (target !== 'h5' && target !== 'weapp') throw new Stop(`There is no target ${target}: use h5 or weapp.`);
    await buildWithProgress(target as Target);
  }
  return 0;
});
