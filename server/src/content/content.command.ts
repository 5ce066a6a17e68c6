import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { withDatabase } from '../backup/commands';
import { CommandError } from '../commandError';
import { parseConfig } from '../config';
import { requirePark } from '../dataFolder';
import { openFiles } from '../modules/file/file.service';
import { RELEASE } from '../release';
import { removeSample, type ToldRows } from './removeSample';
import { type ContentPark, exportContents, importContents } from './transfer';

type Say = (line: string) => void;
type Env = Record<string, string | undefined>;

const USE = 'Say which: content export FILE [KIND…], content import FILE [--dry-run], or content remove-sample [--dry-run]';

/**
 * `content export FILE [KIND…]`, `content import FILE [--dry-run]`: what the park shows, or some kinds of it, into a file, and into this park or
 * another;
 * `content remove-sample [--dry-run]`: the invented park out of this one. Works on the park's own data, so with the embedded database the park must be stopped.
 */
export async function contentCommand(words: string[], env: Env, say: Say): Promise<void> {
  const isDryRun = words.includes('--dry-run');
  const [what, given, ...kinds] = words.filter((word) => word !== '--dry-run');
  if (what === 'remove-sample' && !given) return onPark(env, (park) => sampleRemoved(park, isDryRun, say));
  if (!given || (kinds.length > 0 && what !== 'export') || [given, ...kinds].some((word) => word.startsWith('-')))
    throw new CommandError(USE);
  const file = resolve(given);
  if (what === 'export') return onPark(env, (park) => exported(park, file, { kinds, say }));
  if (what === 'import') return onPark(env, (park) => imported(park, file, { isDryRun, say }));
  throw new CommandError(USE);
}

async function exported(
  park: ContentPark,
  file: string,
  { kinds, say }: { kinds: readonly string[]; say: Say },
): Promise<void> {
  if (await stat(file).catch(() => null))
    throw new CommandError(`${file} is there already. Name another file, or remove it first.`);
  const counts = await exportContents(park, file, { version: RELEASE.version, kinds });
  say(`${file}: ${counts.join(', ')}.`);
}

async function imported(park: ContentPark, file: string, how: { isDryRun: boolean; say: Say }): Promise<void> {
  const changed = await importContents(park, file, how);
  const things = `${changed} thing${changed === 1 ? '' : 's'}`;
  if (changed === 0) how.say('The park is as the pack says. Nothing was written.');
  else how.say(how.isDryRun ? `${things} would be changed. Nothing was written.` : `${things} changed.`);
}

async function sampleRemoved({ database, now }: ContentPark, isDryRun: boolean, say: Say): Promise<void> {
  const { gone, changed, hanging } = await removeSample(database, { admin: null, now, isDryRun });
  if (changed.length > 0) say(`Staff saved these since. They are the park’s own, and stay: ${changed.map(words).join('; ')}.`);
  if (hanging.length > 0) {
    const lines = hanging.map((one) => `  - ${words(one)}: of ${plain(one.on)}`);
    throw new CommandError(['The sample stays, and nothing was removed, for something real hangs on it:', ...lines].join('\n'));
  }
  if (gone.length === 0) return say('Nothing of the sample is in this park.');
  say(
    `${isDryRun ? 'Would be removed' : 'Removed'}: ${gone.map(({ table, count }) => `${plain(table)} ${count}`).join(', ')}.`,
  );
  say(isDryRun ? 'Nothing was written.' : 'The sample is gone, and does not come back.');
}

/** A table in words. */
const plain = (table: string) => table.replaceAll('_', ' ');

const words = ({ table, count, keys }: ToldRows) =>
  `${plain(table)} ${count} (${keys.join(', ')}${count > keys.length ? ' …' : ''})`;

async function onPark(env: Env, work: (park: ContentPark) => Promise<void>): Promise<void> {
  const config = parseConfig(env);
  if (!config.databaseUrl) await requirePark(config.dataDir);
  // It signs nothing here.
  const authSecret = config.authSecret ?? '';
  await withDatabase(config, true, (database) =>
    work({ database, files: openFiles(database, { ...config, authSecret }), now: Date.now() }),
  );
}
