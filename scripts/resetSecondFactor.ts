/**
 * `npm run reset-second-factor -- USER`: takes away the second factor of an account and ends its sign-ins, for a last owner whose phone and
 * recovery codes are lost. Works on the park's own data, so with the embedded database the park must be stopped.
 */
import { parseConfig } from '../server/src/config';
import { lockDataFolder } from '../server/src/dataFolder';
import { openDatabase } from '../server/src/db/openDatabase';
import { createSessions } from '../server/src/modules/session/session.service';
import { recoverAccount } from '../server/src/modules/staff/secondFactor.service';
import { green, runMain, Stop, say } from './terminal';

runMain(async () => {
  const userName = process.argv[2]?.trim();
  if (!userName) throw new Stop('Name an account. For example: npm run reset-second-factor -- admin');
  const config = parseConfig(process.env);
  const folder = config.databaseUrl ? null : await lockFolder(config.dataDir);
  // There must be a park already: nothing is begun here.
  const database = await openDatabase(config, true).catch(asSentence);
  try {
    // It signs nothing here.
    const sessions = createSessions(database.db, config.authSecret ?? '');
    if (!(await recoverAccount(database, sessions, userName, Date.now()))) throw new Stop(`There is no account "${userName}".`);
  } finally {
    await database.close();
    await folder?.release();
  }
  say(green(`"${userName}" signs in with the password alone now. An owner must set up a second factor before anything else.`));
  return 0;
});

function lockFolder(dataDir: string) {
  const ignore = () => undefined;
  return lockDataFolder(dataDir, ignore, ignore).catch(asSentence);
}

function asSentence(error: Error): never {
  throw ['DataFolderInUseError', 'EmbeddedDatabaseError'].includes(error.name) ? new Stop(error.message) : error;
}
