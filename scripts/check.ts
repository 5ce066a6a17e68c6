/** `npm run check`: everything that can be said about the sources without running them. */
import { availableParallelism } from 'node:os';
import { checks } from './checks';
import { runSteps, sum } from './steps';
import { runMain } from './terminal';

runMain(async () => {
  const results = await runSteps(checks(), Math.min(4, availableParallelism()));
  return sum(results).failed > 0 ? 1 : 0;
});
