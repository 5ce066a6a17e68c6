import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from './command';
import { listFiles } from './fingerprint';
import { bin, inRoot, ROOT } from './root';
import { bundleOf, bundleTests, SERVER_BUNDLE } from './serverBundle';
import { type Step, type StepResult, sum, verdict } from './steps';
import { plain, red, say, yellow } from './terminal';

type Outcome = Omit<StepResult, 'name' | 'ms'>;

/** How many tests a machine of two cores runs side by side. */
const ABREAST = 2;
/** Tests that wait for nobody leave the cores to the journeys beside them, whose visitors lose patience. */
const NICENESS = 3;

/** PGlite's program compiled once, fast: compiling it again, better, takes each process longer than its tests ever save. */
const BUNDLE_OPTIONS = ['--enable-source-maps', '--liftoff-only'];

/** The app's unit tests. */
export function jestStep(): Step {
  return {
    name: 'app tests (jest)',
    run: () =>
      withReport(async (report) => {
        const args = ['--ci', `--maxWorkers=${ABREAST}`, '--json', `--outputFile=${report}`];
        const { code, output } = await runCommand(bin('jest'), args, { cwd: ROOT, niceness: NICENESS });
        const counts = await readReport(report, (json: JestReport) => ({
          passed: json.numPassedTests,
          // A file that cannot be loaded has no tests to count; it is one failure.
          failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
          skipped: json.numPendingTests + json.numTodoTests,
        }));
        return settle(code, output, counts);
      }),
  };
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

/**
 * Tests that run in Node; the server's are bundled. @param files which of `nodeTests()` @param note says which databases took part
 */
export function nodeTestStep(name: string, files: string[], note?: string): Step {
  return {
    name,
    async run() {
      const ofServer = files.filter((file) => file.startsWith(inRoot('server/src/')));
      const others = files.filter((file) => !ofServer.includes(file));
      const bundles = ofServer.length > 0 ? await bundleTests(ofServer).catch((error: Error) => error) : [];
      if (bundles instanceof Error) return verdict(false, bundles.message);
      const runs: Outcome[] = [];
      if (bundles.length > 0) runs.push(await runNodeTests(name, BUNDLE_OPTIONS, bundles));
      if (others.length > 0) runs.push(await runNodeTests(name, ['--import', 'tsx'], others));
      if (runs.length === 0) return verdict(false, 'No test matches.');
      const notes = [note, ...runs.map((run) => run.note)].filter(Boolean);
      // Whoever reads a long log reads its end: what passed has nothing to say there.
      const troubled = runs.filter(({ failed }) => failed > 0);
      return { ...sum(runs), output: troubled.map(({ output }) => output).join('\n'), note: notes.join('; ') || undefined };
    },
  };
}

/** As with the journeys, a file that failed and then passed is flaky, and more than `FLAKY_ALLOWED` of them are not tried again. */
async function runNodeTests(name: string, options: string[], files: string[]): Promise<Outcome> {
  const first = await tryNodeTests(name, options, files, ABREAST);
  const { failedFiles } = first;
  if (failedFiles.length === 0 || failedFiles.length > FLAKY_ALLOWED) return first;
  const again = await tryNodeTests(name, options, failedFiles, 1);
  if (again.failed > 0) return { ...first, output: again.output };
  for (const file of failedFiles) say(yellow(`FLAKY: ${path.relative(ROOT, file)}`));
  say(first.output);
  return { ...first, passed: first.passed + first.failed, failed: 0, note: flakyNote(failedFiles.length) };
}

/** `failedFiles`: which to run again, as they were run. */
async function tryNodeTests(
  name: string,
  options: string[],
  files: string[],
  abreast: number,
): Promise<Outcome & { failedFiles: string[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'park-report-'));
  const report = path.join(folder, 'failed');
  try {
    const reporters = ['spec', 'stdout', inRoot('scripts/failedFiles.mjs'), report];
    const args = reporters.map((value, n) => `--test-reporter${n % 2 ? '-destination' : ''}=${value}`);
    const { code, output } = await runCommand(
      process.execPath,
      [...options, '--test', `--test-concurrency=${abreast}`, ...args, ...files],
      {
        cwd: ROOT,
        // Without its own mark, a runner that a test starts is no child of that test's runner.
        env: { SERVER_BUNDLE, NODE_TEST_CONTEXT: undefined },
        niceness: NICENESS,
        onOutput: tellFailures(name, /^ *✖ .*\([\d.]+ms\)$/gm),
      },
    );
    const total = (word: string) => {
      const match = [...plain(output).matchAll(new RegExp(`^\\S+ ${word} (\\d+)$`, 'gm'))].at(-1);
      return match ? Number(match[1]) : Number.NaN;
    };
    const counts = {
      passed: total('pass'),
      failed: total('fail') + total('cancelled'),
      skipped: total('skipped') + total('todo'),
    };
    const failed = (await readFile(report, 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map((file) => bundleOf(file));
    const outcome = settle(code, failuresOf(output), Number.isNaN(counts.passed) ? null : counts);
    return { ...outcome, failedFiles: [...new Set(failed)] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Says each failure when it happens, long before its step is over. @param pattern global; finds the line that names one */
function tellFailures(step: string, pattern: RegExp): (text: string) => void {
  const printed = new Set<string>();
  return (text) => {
    for (const [line] of plain(text).matchAll(pattern)) {
      if (!printed.has(line)) say(red(`✗ ${step}: ${line.trim()}`));
      printed.add(line);
    }
  };
}

/** What stands on a database, a server or a folder of its own imports it from here, or starts programs. */
const NOT_PURE = /testing\/|from 'node:(child_process|fs|fs\/promises|http|net)'|from '\.\/service'/;

/** Paths of the tests written for Node's runner, wherever they stand; the app's own are Jest's. @param pure only those of pure functions */
export async function nodeTests(pure = false): Promise<string[]> {
  const files = await listFiles(
    'console/src',
    'server/src',
    'sandbox/wechat',
    'contract/src',
    'scripts',
    'bench',
    'attack',
    'e2e',
  );
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  const sources = await Promise.all(tests.map((file) => readFile(file, 'utf8')));
  return tests.filter((_, index) => {
    const source = sources[index] ?? '';
    return source.includes("'node:test'") && !(pure && NOT_PURE.test(source));
  });
}

/** The spec reporter repeats every failure at the end; that part is what a person needs. */
function failuresOf(output: string): string {
  const at = output.lastIndexOf('failing tests:');
  return at < 0 ? output : output.slice(at);
}

/** How many journeys, or files of tests, may fail once and pass when tried again. */
const FLAKY_ALLOWED = 2;
const flakyNote = (count: number) => `${count} flaky (at most ${FLAKY_ALLOWED} may be)`;

/**
 * The journeys in a real browser. One that failed and then passed is flaky: it is named with what went wrong, and more than
 * `FLAKY_ALLOWED` of them fail the run, for then something is wrong that the second try hides.
 * @param prepare the path of a browser; throws Stop when they cannot be run
 */
export function playwrightStep(prepare: () => Promise<string>): Step {
  const name = 'journeys (Chromium)';
  return {
    name,
    run: () =>
      withReport(async (report) => {
        const { code, output } = await runCommand(
          bin('playwright'),
          ['test', '--config', 'e2e/playwright.config.ts', '--reporter=line,json'],
          {
            cwd: ROOT,
            env: { CHROMIUM: await prepare(), PLAYWRIGHT_JSON_OUTPUT_NAME: report, CI: '1' },
            onOutput: tellFailures(name, /^ *\d+\) .* › .*$/gm),
          },
        );
        let failed: Trouble[] = [];
        let flaky: Trouble[] = [];
        const counts = await readReport(report, (json: PlaywrightReport) => {
          failed = troublesOf(json.suites, 'unexpected');
          flaky = troublesOf(json.suites, 'flaky');
          const tooMany = flaky.length > FLAKY_ALLOWED ? 1 : 0;
          return {
            passed: json.stats.expected + json.stats.flaky,
            failed: json.stats.unexpected + json.errors.length + tooMany,
            skipped: json.stats.skipped,
          };
        });
        for (const { title, error } of flaky) say(`${yellow(`FLAKY: ${title}`)}\n${error}`);
        const note = flaky.length > 0 ? flakyNote(flaky.length) : undefined;
        const reasons = failed.map(({ title, error }) => `FAILED: ${title}\n${error}`);
        return { ...settle(code, [plain(output).replaceAll('\r', '\n'), ...reasons].join('\n'), counts), note };
      }),
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

/** What is read of Playwright's JSON report; a file's suite holds those of its `describe`s. */
export interface PlaywrightSuite {
  title: string;
  specs: {
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

interface Trouble {
  title: string;
  /** What its first try failed on. */
  error: string;
}

/** The journeys that failed (`unexpected`), or failed and then passed (`flaky`), each with its file's and its own title. */
export function troublesOf(suites: PlaywrightSuite[], wanted: 'unexpected' | 'flaky', above: string[] = []): Trouble[] {
  return suites.flatMap((suite) => {
    const titles = [...above, suite.title];
    const own = suite.specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === wanted)
        .map(({ results }) => ({
          title: [...titles, spec.title].join(' › '),
          error: plain(results.find(({ error }) => error)?.error?.message ?? 'There was no output.'),
        })),
    );
    return [...own, ...troublesOf(suite.suites ?? [], wanted, titles)];
  });
}

async function withReport(work: (report: string) => Promise<Outcome>): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'park-report-'));
  try {
    return await work(path.join(folder, 'report.json'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readReport<T>(
  file: string,
  read: (json: T) => { passed: number; failed: number; skipped: number },
): Promise<{ passed: number; failed: number; skipped: number } | null> {
  return readFile(file, 'utf8').then(
    (text) => read(JSON.parse(text) as T),
    () => null,
  );
}

/** A runner that fails without naming a failed test, tells nothing, or runs no test at all has failed once. */
function settle(code: number, output: string, counts: { passed: number; failed: number; skipped: number } | null): Outcome {
  const counted = counts ?? { passed: 0, failed: 0, skipped: 0 };
  const silent = counted.failed === 0 && (code !== 0 || counted.passed === 0);
  return { ...counted, failed: silent ? 1 : counted.failed, output: output || 'The runner had no output.' };
}
