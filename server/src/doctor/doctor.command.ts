import { CommandError } from '../commandError';
import { ConfigError, parseConfig } from '../config';
import { examine } from './doctor';
import { type Finding, fail, type State } from './finding';
import { variablesOfPark } from './running';

const WORDS: Record<State, string> = { ok: 'ok', warn: 'warn', fail: 'FAIL', left: 'left' };
const ORDER: State[] = ['ok', 'left', 'warn', 'fail'];

/** `doctor [--json]`: prints what it found, the worst last. @returns 1 when something fails */
export async function doctorCommand(
  words: string[],
  env: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<number> {
  const strange = words.find((word) => word !== '--json');
  if (strange) throw new CommandError(`doctor does not know ${strange}. It takes --json.`);
  const findings = await findingsOf(env);
  const count = (state: State) => findings.filter((finding) => finding.state === state).length;
  if (words.includes('--json')) say(JSON.stringify({ findings }, null, 2));
  else {
    for (const state of ORDER)
      for (const { area, says, todo } of findings.filter((finding) => finding.state === state)) {
        say(`${WORDS[state].padEnd(5)} ${area}: ${[says, todo].filter(Boolean).join(' ')}`);
      }
    say(
      `${count('ok')} ok, ${count('left')} left to you, ${count('warn')} to look at, ${count('fail')} to mend. See docs/launch.md.`,
    );
  }
  return count('fail') > 0 ? 1 : 0;
}

async function findingsOf(given: Record<string, string | undefined>): Promise<Finding[]> {
  const { env, cwd, found, isKnown } = await variablesOfPark(given);
  const here = process.cwd();
  const settings = found.map((one) => ({ area: 'settings', ...one }));
  try {
    if (cwd !== null) process.chdir(cwd);
    return [...settings, ...(await examine(parseConfig(env), Date.now, isKnown))];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const todo = 'Mend it: a park does not start with it, and nothing else was looked at.';
    return [...settings, ...error.problems.map((problem) => ({ area: 'configuration', ...fail(`${problem}.`, todo) }))];
  } finally {
    process.chdir(here);
  }
}
