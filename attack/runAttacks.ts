import { setTimeout as after } from 'node:timers/promises';
import { bold, dim, duration, green, red, runMain, Stop, say } from '../scripts/terminal';
import type { Attack, Finding } from './attack';

/** After so long an attack is taken to hang, ms. */
const TIMEOUT_MS = 30 * 60_000;

/** Runs those that the command line names, or all, and tells what was found. Exits with 1 when something did not hold. @param what they are called */
export function runAttacks(what: string, attacks: readonly Attack[]): void {
  runMain(async () => {
    const wanted = process.argv.slice(2);
    const unknown = wanted.filter((name) => !attacks.some((attack) => attack.name === name));
    if (unknown.length > 0) throw new Stop(`There is no ${what} ${unknown.join(', ')}. There are: ${names(attacks)}.`);
    const chosen = attacks.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
    const failed: Attack[] = [];
    for (const attack of chosen) {
      say(`\n${bold(attack.name)}  ${attack.about}`);
      const began = performance.now();
      const findings = await Promise.race([attack.run().catch(brokenOff), hanging()]);
      for (const { tried, measured, held } of findings)
        say(`  ${held ? green('held  ') : red('FAILED')}  ${tried}: ${measured}`);
      say(dim(`  ${duration(performance.now() - began)}`));
      if (findings.length === 0 || findings.some(({ held }) => !held)) failed.push(attack);
    }
    say(failed.length === 0 ? green('\nEverything held.') : red(`\nDid not hold: ${names(failed)}.`));
    return failed.length === 0 ? 0 : 1;
  });
}

const names = (attacks: readonly Attack[]) => attacks.map(({ name }) => name).join(', ');

/** An attack that could not be made has shown nothing, so it counts as failed. */
function brokenOff(error: unknown): Finding[] {
  const measured = error instanceof Stop ? error.message : String((error as Error)?.stack ?? error);
  return [{ tried: 'to make the attack', measured, held: false }];
}

async function hanging(): Promise<Finding[]> {
  await after(TIMEOUT_MS, undefined, { ref: false });
  return [{ tried: 'to come to an end', measured: `not within ${duration(TIMEOUT_MS)}`, held: false }];
}
