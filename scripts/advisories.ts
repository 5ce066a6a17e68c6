import { runCommand } from './command';
import { ROOT } from './root';
import { type Step, verdict } from './steps';

/** What this reads of `npm audit --json`. */
export interface Audit {
  /** In place of the rest, when the registry did not answer. */
  error?: unknown;
  message?: string;
  vulnerabilities?: Record<string, { severity: string; range: string; via: (string | { title: string; url: string })[] }>;
}

const FAILING = new Set(['high', 'critical']);

/** What is known against packages that are shipped, one line each. Null: the registry has told nothing. */
export function advisoryFaults({ vulnerabilities }: Audit): string[] | null {
  if (!vulnerabilities) return null;
  return Object.entries(vulnerabilities).flatMap(([name, { severity, range, via }]) =>
    via
      // A text names the package through which this one is affected, which has a line of its own.
      .filter((cause) => typeof cause !== 'string')
      .filter(() => FAILING.has(severity))
      .map(({ title, url }) => `${name} ${range}: ${title} (${severity}, ${url})`),
  );
}

/** Asks the registry's advisories about what is shipped. Not every registry has them, and a check must run without a network. */
export async function checkAdvisories(): ReturnType<Step['run']> {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  const { output } = await runCommand('npm', args, { cwd: ROOT });
  const from = output.indexOf('{');
  const audit = from < 0 ? {} : (JSON.parse(output.slice(from, output.lastIndexOf('}') + 1)) as Audit);
  const faults = advisoryFaults(audit);
  if (!faults) return { passed: 0, failed: 0, skipped: 1, output: '', note: 'the registry tells no advisories' };
  return verdict(faults.length === 0, faults.join('\n'));
}
