/** `npm run package`: `dist/park`, a park to be carried to another machine; `node dist/park/server.js` starts it. */
import path from 'node:path';
import { buildWithProgress } from './buildProgress';
import { PACKAGE, packagePark } from './packagePark';
import { ROOT } from './root';
import { checkNode } from './startup';
import { dim, runMain, say } from './terminal';

runMain(async () => {
  checkNode();
  for (const target of ['h5', 'console'] as const) await buildWithProgress(target);
  const made = await packagePark();
  const place = path.relative(ROOT, PACKAGE);
  say(`${place} ${made ? 'is made' : 'is up to date'}: ${dim(`node ${place}/server.js`)}`);
  return 0;
});
