import { bold, dim, duration, green, red, Stop, say, yellow } from './terminal';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface StepResult extends Counts {
  name: string;
  ms: number;
  /** What to show when it failed. */
  output: string;
  /** One more fact for the table, e.g. which database was left out. */
  note?: string;
}

export interface Step {
  name: string;
  run: () => Promise<Omit<StepResult, 'name' | 'ms'>>;
}

/** A step that is one thing: right or wrong. */
export function verdict(ok: boolean, output: string, note?: string): Omit<StepResult, 'name' | 'ms'> {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, output, note };
}

/** Runs steps, at most `abreast` at a time, tells each one's end as it comes, and keeps their order in the answer. */
export async function runSteps(steps: Step[], abreast: number): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = steps.map((step, index) => ({ step, index }));
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const result = await runStep(next.step);
      results[next.index] = result;
      tell(result);
    }
  };
  await Promise.all(Array.from({ length: Math.min(abreast, steps.length) }, worker));
  return results;
}

async function runStep(step: Step): Promise<StepResult> {
  const began = performance.now();
  const outcome = await step
    .run()
    .catch((error: unknown) =>
      verdict(false, error instanceof Stop ? error.message : String((error as Error)?.stack ?? error)),
    );
  return { name: step.name, ms: performance.now() - began, ...outcome };
}

function tell(result: StepResult): void {
  const mark = result.failed > 0 ? red('✗') : green('✓');
  say(`${mark} ${result.name}  ${dim(duration(result.ms))}${result.note ? `  ${yellow(result.note)}` : ''}`);
  if (result.failed > 0) say(indent(result.output.trim()));
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}

export function sum(results: Counts[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of results) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/**
 * The table of all steps, and below it the last line that CI reads: `N passed, N failed`, then what was skipped.
 * @returns the exit code
 */
export function tellTable(results: StepResult[]): number {
  const width = Math.max(...results.map((result) => result.name.length));
  say(`\n${bold('step'.padEnd(width))}  passed  failed  skipped      time`);
  for (const { name, passed, failed, skipped, ms, note } of results) {
    const cells = [
      String(passed).padStart(6),
      String(failed).padStart(6),
      String(skipped).padStart(7),
      duration(ms).padStart(10),
    ];
    const row = `${name.padEnd(width)}  ${cells.join('  ')}${note ? `  ${note}` : ''}`;
    say(failed > 0 ? red(row) : row);
  }
  const { passed, failed, skipped } = sum(results);
  say();
  say(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed > 0 ? 1 : 0;
}
