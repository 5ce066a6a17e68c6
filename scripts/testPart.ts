/**
 * A part of `npm test`, for a day's work. `npm run test:unit`: the app's tests and those of pure functions. `npm run test:server [noun]`:
 * those of the server, or of one noun or file. `npm run test:e2e [journey]` and `npm run test:weapp [journey]`: the web app's and the
 * console's journeys, or the mini-program's; options go to Playwright.
 */
import path from 'node:path';
import { buildWithProgress } from './buildProgress';
import { runCommand } from './command';
import { bin, inRoot, ROOT } from './root';
import { jestStep, nodeTestStep, nodeTests } from './runners';
import { checkNode } from './startup';
import { runSteps, type Step, tellTable } from './steps';
import { runMain, Stop } from './terminal';

const PARTS: Record<string, (words: string[]) => Promise<number>> = {
  unit: async () => runAll([jestStep(), nodeTestStep('pure functions', await nodeTests(true))]),
  server: async ([noun = '']) => {
    const isRequested = (file: string) => path.relative(inRoot('server/src'), file).toLowerCase().includes(noun.toLowerCase());
    const files = (await nodeTests()).filter((file) => file.startsWith(inRoot('server/src/')) && isRequested(file));
    return runAll([nodeTestStep(`server ${noun}`, files)]);
  },
  e2e: (words) => walk(['h5', 'console'], 'e2e/(journeys|both|console)/', ['--grep-invert=mini-program: ', ...words]),
  // Staff answer visitors in the console's and the web app's park, whichever target the visitor has.
  weapp: (words) => walk(['h5', 'console', 'weapp'], 'e2e/(weapp|both)/', ['--grep=weapp/|mini-program: ', ...words]),
};

runMain(async () => {
  checkNode();
  const [name = '', ...words] = process.argv.slice(2);
  const part = PARTS[name];
  if (!part) throw new Stop(`Unknown part ${name}. Use one of ${Object.keys(PARTS).join(', ')}.`);
  return part(words);
});

const runAll = async (steps: Step[]) => tellTable(await runSteps(steps, 1));

/** Builds what is needed and runs journeys. @param folder a pattern for Playwright @param words names of journeys, and options */
async function walk(targets: ('h5' | 'console' | 'weapp')[], folder: string, words: string[]): Promise<number> {
  for (const target of targets) await buildWithProgress(target);
  const options = words.filter((word) => word.startsWith('-'));
  const patterns = words.filter((word) => !options.includes(word)).map((word) => `${folder}.*${word}`);
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...(patterns.length > 0 ? patterns : [folder]), ...options];
  const { code } = await runCommand(bin('playwright'), args, {
    cwd: ROOT,
    // Whoever looks at a journey's page (--debug) takes their time.
    silence: 0,
    onOutput: (text) => process.stdout.write(text),
  });
  return code;
}
