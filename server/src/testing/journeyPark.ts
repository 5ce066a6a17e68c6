import { SANDBOX_H5 } from '../config';
import { keptSecret } from '../dataFolder';
import { installEncryption } from '../db/encryptedColumn';
import { migrate } from '../db/migrate';
import { openPglite } from '../db/pglite';
import { seed } from '../seed/seed';

/**
 * `journeyPark.ts DATA_DIR SLOT` fills the data folder as the first start would, and stretches one entry slot over the whole day, for the
 * gate's journeys. A program of its own: Playwright reads its files as CommonJS, which the server is not.
 */
async function preparePark(dataDir: string, slotId: string): Promise<void> {
  // The server takes this secret up, and with it what was encrypted here.
  installEncryption({ authSecret: (await keptSecret(dataDir)).secret, dataKeys: [] });
  const database = await openPglite(`${dataDir}/db`);
  try {
    await migrate(database);
    await seed({ database, wechat: { appId: () => SANDBOX_H5.appId }, clock: Date.now });
    await database.session((session) =>
      session.query(`update ticket_slot set start_clock = '00:00', end_clock = '23:59' where id = $1`, [slotId]),
    );
  } finally {
    await database.close();
  }
}

const [, , dataDir = '', slotId = ''] = process.argv;
await preparePark(dataDir, slotId);
