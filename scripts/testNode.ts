/**
 * `npm run test:node [major…]`: opens the built park and runs some of the server's tests under the versions of Node that are supported, each
 * from its package in npm's registry.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWithProgress } from './buildProgress';
import { runCommand } from './command';
import { openPark } from './park';
import { freePort } from './ports';
import { inRoot, ROOT } from './root';
import { nodeTestStep } from './runners';
import { untilAnswering } from './service';
import { runSteps, type Step, tellTable, verdict } from './steps';
import { runMain, Stop } from './terminal';

const MAJORS = ['22', '24', '26'];
/** What of the server leans on Node most: sessions and keys, both databases, pictures, streams. */
const TESTS = ['session/session', 'ticket/order/order', 'file/file', 'staff/staffEvents'];
const PAGES = ['/mp/', '/admin/', '/api/openapi.json'];
/** Said to this script when it runs under one of them. */
const HERE = 'here';

runMain(async () => {
  const versions = process.argv.slice(2);
  if (versions[0] === HERE) return runAll(stepsHere());
  for (const target of ['h5', 'console'] as const) await buildWithProgress(target);
  return runAll((versions.length > 0 ? versions : MAJORS).map(underNode));
});

const runAll = async (steps: Step[]) => tellTable(await runSteps(steps, 1));

function underNode(major: string): Step {
  return {
    name: `Node ${major}`,
    async run() {
      const from = `node-${process.platform.replace('win32', 'win')}-${process.arch}@${major}`;
      const found = await runCommand('npx', ['--yes', '--package', from, '--', 'node', '-p', 'process.execPath'], {
        cwd: tmpdir(),
      });
      const node = found.output.trim().split('\n').at(-1) ?? '';
      if (found.code !== 0) throw new Stop(`${from} cannot be installed:\n${found.output}`);
      const { code, output } = await runCommand(node, ['--import', 'tsx', __filename, HERE], { cwd: ROOT });
      const version = await runCommand(node, ['--version']);
      return verdict(code === 0, output, version.output.trim());
    },
  };
}

function stepsHere(): Step[] {
  const tests = TESTS.map((name) => inRoot('server/src/modules', `${name}.test.ts`));
  return [{ name: 'the built park opens', run: openBuilt }, nodeTestStep('tests of the server', tests)];
}

async function openBuilt() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'park-node-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', REDIS_URL: '', LOG_LEVEL: 'warn' };
  const park = await openPark({ port: await freePort(), sandboxPort: await freePort(), env });
  try {
    await untilAnswering(park.server, `${park.url}/readyz`);
    const answers = await Promise.all(
      PAGES.map(async (page) => ({ page, status: (await fetch(`${park.url}${page}`)).status })),
    );
    const wrong = answers.filter(({ status }) => status !== 200).map(({ page, status }) => `${page} answered ${status}`);
    return verdict(wrong.length === 0, wrong.join('\n'));
  } finally {
    await park.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
