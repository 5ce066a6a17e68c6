/** `npm run check`: everything that can be said about the sources without running them; `npm run typecheck`: only the types. */
import { availableParallelism } from 'node:os';
import { checks } from './checks';
import { runSteps, sum } from './steps';
import { runMain } from './terminal';

runMain(async () => {
  const [kind = ''] = process.argv.slice(2);
  const chosen = checks().filter(({ name }) => name.startsWith(kind));
  const results = await runSteps(chosen, Math.min(4, availableParallelism()));
  return sum(results).failed > 0 ? 1 : 0;
});
