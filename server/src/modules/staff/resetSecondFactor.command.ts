import { CommandError } from '../../commandError';
import { parseConfig } from '../../config';
import { lockDataFolder, requirePark } from '../../dataFolder';
import { openDatabase } from '../../db/openDatabase';
import { createSessions } from '../session/session.service';
import { recoverAccount } from './secondFactor.service';

const ignore = () => undefined;

/**
 * `reset-second-factor USER`: takes away the second factor of an account and ends its sign-ins, for a last owner whose phone and
 * recovery codes are lost. Works on the park's own data, so with the embedded database the park must be stopped.
 */
export async function resetSecondFactorCommand(
  [given]: string[],
  env: Record<string, string | undefined>,
  say: (line: string) => void,
): Promise<void> {
  const userName = given?.trim();
  if (!userName) throw new CommandError('Name an account. For example: reset-second-factor admin');
  const config = parseConfig(env);
  if (!config.databaseUrl) await requirePark(config.dataDir);
  const folder = config.databaseUrl ? null : await lockDataFolder(config.dataDir, ignore, ignore);
  try {
    // There must be a park already: nothing is begun here.
    const database = await openDatabase(config, true);
    // It signs nothing here.
    const sessions = createSessions(database.db, config.authSecret ?? '');
    const isDone = await recoverAccount(database, sessions, userName, Date.now()).finally(() => database.close());
    if (!isDone) throw new CommandError(`There is no account "${userName}".`);
  } finally {
    await folder?.release();
  }
  say(`"${userName}" signs in with the password alone now. An owner must set up a second factor before anything else.`);
}
