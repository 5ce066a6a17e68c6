/**
 * Opens parks for the journeys, each with a database, a folder and a WeChat sandbox of its own, all in this one process: what takes a
 * first start its seconds (sources, the embedded database's program, migrations, seeds) is done once. It is spoken to over IPC
 * (`e2e/parkHost.ts`), and is a program of its own because Playwright reads its files as CommonJS, which the server is not.
 */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { buildSandbox } from '../../../sandbox/wechat/src/app';
import type { Database } from '../db/db';
import { createPglite, wrapPglite } from '../db/pglite';
import { ofAllNouns } from '../modules/modules';
import { catchUpWholly } from '../modules/search/catchUp.service';
import { startServer } from '../server';
import { migratedPglite, wholeBlob } from './migratedPglite';
import { isReset, rememberDatabase, runOn, shapeOf } from './resetDatabase';

export interface Opening {
  settings: Record<string, string>;
  /** The entry slot that is stretched over the whole day, so that the gate can be tried at any hour. */
  slotId: string;
  /** Where the clock stands when the park is opened for the first time, epoch milliseconds; null: at this machine's time. */
  at: number | null;
}

/** A park's database as its first start leaves it, which the next one goes on from. */
interface Seeded {
  pglite: PGlite;
  shape: string;
}

/** Where the first start of a park is kept: its database, and what else is in its data folder. */
const [, , folder = ''] = process.argv;
const DATABASE = path.join(folder, 'database.tar');
const DATA = path.join(folder, 'data');

/** The built apps are the same for every park, and much to read. */
const LEFT = ['release_file'];
/** Of what was said. */
const MAX_CHARACTERS = 64 * 1024;

const RealDate = Date;
let aheadMs = 0;
// The embedded database and the sandbox read it, too.
globalThis.Date = class extends RealDate {
  constructor(...parts: [number]) {
    super(...((parts.length > 0 ? parts : [RealDate.now() + aheadMs]) as [number]));
  }
  // Dates that Node itself makes are of the real class.
  static override [Symbol.hasInstance](one: unknown) {
    return one instanceof RealDate;
  }
  static override now() {
    return RealDate.now() + aheadMs;
  }
} as unknown as DateConstructor;

let output = '';
const say = (line: string) => {
  output = `${output}${line}\n`.slice(-MAX_CHARACTERS);
};
const idle: Seeded[] = [];
const parks = new Map<string, Awaited<ReturnType<typeof openPark>> & { end(): Promise<void> }>();

const COMMANDS = {
  /** Starts a park for the first time, and keeps what that leaves for the parks to come, of this process and others. */
  async prepare(opening: Opening) {
    const pglite = await migratedPglite();
    const park = await openPark(opening, DATA, pglite);
    await park.server.working;
    // What a park's first minute does: each of the others would do it again.
    await catchUpWholly(park.database, ofAllNouns.searchables);
    await park.stop();
    // What it agreed on with its own WeChat, and when its jobs are due, which would be long ago.
    await pglite.exec('delete from wechat_setting; delete from wechat_token; delete from job_run');
    await rememberDatabase(runOn(pglite), LEFT);
    await writeFile(DATABASE, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()));
    await pglite.close();
  },

  /** @returns the origins of the park, by which it is known, and of its sandbox */
  async open(opening: Opening) {
    if (opening.at !== null) {
      // The timers of a database that is open stand at the time before: too far ahead for Node, they would fire without end.
      for (const { pglite } of idle.splice(0)) await pglite.close();
      aheadMs = opening.at - RealDate.now();
    }
    const park = await (isUsual(opening) ? openAgain(opening) : openFirst(opening));
    parks.set(park.url, park);
    return { url: park.url, sandboxUrl: park.sandboxUrl };
  },

  /** Moves the clock of every park. @param at epoch milliseconds */
  async moveClock(at: number) {
    aheadMs = at - RealDate.now();
  },

  /** Asks WeChat what became of money that is under way. @returns the park days on which any moved */
  async settle(url: string) {
    const park = parkAt(url);
    await park.server.app.pay.askAll(Date.now(), 0);
    const rows = await park.database.session(({ query }) =>
      query<{ day: string }>('select distinct day::text as day from pay_ledger'),
    );
    return rows.map(({ day }) => day);
  },

  async close(url: string) {
    await parkAt(url).end();
    parks.delete(url);
    if (parks.size > 0) return;
    aheadMs = 0;
    output = '';
  },

  /** @returns the end of what the parks said since the first of them was opened */
  async output() {
    return output;
  },
};

function parkAt(url: string) {
  const park = parks.get(url);
  if (!park) throw new Error(`No park is open at ${url}.`);
  return park;
}

/** Whether a park may go on from another's database: it has the same apps and contents, and seeds lie around the day on which they are made. */
const isUsual = ({ settings, at }: Opening) =>
  at === null && settings.H5_DIR === undefined && settings.SAMPLE_PARK === undefined;

async function openAgain(opening: Opening) {
  const seeded = idle.pop() ?? (await newSeeded());
  const dataDir = await newFolder();
  await cp(DATA, dataDir, { recursive: true });
  const park = await openPark(opening, dataDir, seeded.pglite);
  return {
    ...park,
    async end() {
      await park.stop();
      await removeFolder(dataDir);
      await seeded.pglite.exec('discard all');
      if (await isReset(runOn(seeded.pglite), seeded.shape)) idle.push(seeded);
      else await seeded.pglite.close();
    },
  };
}

async function openFirst(opening: Opening) {
  const pglite = await migratedPglite();
  const dataDir = await newFolder();
  const park = await openPark(opening, dataDir, pglite);
  // On a busy machine what a first start leaves for later fills this one thread for longer than calls to the outside wait.
  await park.server.working;
  return {
    ...park,
    async end() {
      await park.stop();
      await pglite.close();
      await removeFolder(dataDir);
    },
  };
}

async function newSeeded(): Promise<Seeded> {
  const pglite = await createPglite(undefined, wholeBlob(new Uint8Array(await readFile(DATABASE)).buffer));
  return { pglite, shape: await shapeOf(runOn(pglite)) };
}

async function openPark({ settings, slotId }: Opening, dataDir: string, pglite: PGlite) {
  const sandbox = await buildSandbox({ clock: () => Date.now() });
  await sandbox.listen({ host: 'localhost', port: 0 });
  const { port } = sandbox.server.address() as AddressInfo;
  // Whoever made it closes it.
  const database: Database = { ...(await wrapPglite(pglite)), close: async () => undefined };
  const env = { ...settings, DATA_DIR: dataDir, PORT: '0', SANDBOX_PORT: String(port) };
  const server = await startServer(env, say, async () => database);
  await database.session(({ query }) =>
    query(`update ticket_slot set start_clock = '00:00', end_clock = '23:59' where id = $1`, [slotId]),
  );
  const own = server.app.server.address() as AddressInfo;
  return {
    server,
    database,
    url: `http://localhost:${own.port}`,
    sandboxUrl: `http://localhost:${port}`,
    async stop() {
      await server.stop();
      await sandbox.close();
    },
  };
}

const newFolder = () => mkdtemp(path.join(tmpdir(), 'park-e2e-'));
const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true });

export interface Command {
  id: number;
  name: keyof typeof COMMANDS;
  input?: unknown;
}

process.on('message', async ({ id, name, input }: Command) => {
  try {
    process.send?.({ id, result: await COMMANDS[name](input as never) });
  } catch (error) {
    process.send?.({ id, error: (error as Error).stack });
  }
});
process.on('disconnect', () => process.exit());
