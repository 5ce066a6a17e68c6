import { readFile } from 'node:fs/promises';
import { CommandError } from '../commandError';
import { type AskPark, RefusedError, signInToPark } from '../runningPark';
import { type ParkFile, readParkFile } from './parkFile';
import { joined, planProducts, planSettings, readPark, renamed } from './plan';

/** Somebody saved the same thing since it was read. */
const CONFLICTS: unknown[] = ['parkChanged', 'slotsChanged', 'productChanged'];

type Say = (line: string) => void;

/**
 * `configure FILE [--dry-run]`: brings the running park to what a file says of it, by staff's own calls, and prints what differs before it
 * writes. What the file leaves out stays as it is.
 */
export async function configureCommand(words: string[], env: Record<string, string | undefined>, say: Say): Promise<void> {
  const [path, ...others] = words.filter((word) => word !== '--dry-run');
  if (path === undefined || others.length > 0 || path.startsWith('-'))
    throw new CommandError('Name one file: configure park.yaml [--dry-run]');
  const file = await read(path);
  const ask = await signInToPark(env, say);
  const run = () => bring(file, ask, words.includes('--dry-run'), say);
  await run().catch((error: unknown) => {
    if (!(error instanceof RefusedError && CONFLICTS.includes(error.error))) throw error;
    say('Somebody changed the park meanwhile. It is compared once more:');
    return run();
  });
}

async function read(path: string): Promise<ParkFile> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${path} cannot be read (${error.code}).`);
  });
  const found = readParkFile(text);
  if ('faults' in found) throw faulty(path, found.faults);
  return found.says;
}

const faulty = (path: string, faults: string[]) =>
  new CommandError([`${path} cannot be used, and nothing was changed:`, ...faults.map((fault) => `  - ${fault}`)].join('\n'));

/** @throws RefusedError of the park; what was written before it stays, and the next run goes on from there */
async function bring(file: ParkFile, ask: AskPark, isDryRun: boolean, say: Say): Promise<void> {
  const now = await readPark(ask);
  const [settings, products] = [planSettings(now, file, ask), planProducts(now, file, ask)];
  const { changes, unlisted, faults } = joined([settings, products]);
  if (faults.length > 0) throw faulty('The file', faults);
  for (const change of changes) say(change);
  if (unlisted.length > 0) say(`Not in the file, and left as it is: ${unlisted.join(', ')}.`);
  if (changes.length === 0) return say('The park is as the file says. Nothing was written.');
  if (isDryRun) return say(`${count(changes)} would be made. Nothing was written.`);
  for (const step of settings.steps) await step();
  // Slots may have new ids now, and the places of products follow them.
  const after = settings.steps.length > 0 ? await readPark(ask) : now;
  for (const step of planProducts(after, file, ask).steps) await step();
  for (const [inFile, inPark] of renamed(after, file))
    say(`The park calls the slot "${inFile}" "${inPark}" since its hours changed: write that id into the file.`);
  say(`${count(changes)} made.`);
  if (!after.admin.launched) say('Visitors still read that the park opens soon: open it on the first page of the console.');
}

const count = ({ length }: readonly unknown[]) => `${length} change${length === 1 ? '' : 's'}`;
