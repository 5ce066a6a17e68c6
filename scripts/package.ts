/** `npm run package`: `dist/park`, a park to be carried to another machine; `node dist/park/server.js` starts it. */
import path from 'node:path';
import { packageWithProgress } from './buildProgress';
import { PACKAGE } from './packagePark';
import { ROOT } from './root';
import { checkNode } from './startup';
import { dim, runMain, say } from './terminal';

runMain(async () => {
  checkNode();
  const made = await packageWithProgress();
  const place = path.relative(ROOT, PACKAGE);
  say(`${place} ${made ? 'is made' : 'is up to date'}: ${dim(`node ${place}/server.js`)}`);
  return 0;
});
