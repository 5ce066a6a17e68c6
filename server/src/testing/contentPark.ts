import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Call } from '@park/contract/call';
import * as exhibits from '@park/contract/exhibit/calls';
import { getMap } from '@park/contract/map/calls';
import { getPark } from '@park/contract/park/calls';
import { getTickets } from '@park/contract/ticket/product/calls';
import { getTicketWindow } from '@park/contract/ticket/window/calls';
import { getWalks } from '@park/contract/walk/calls';
import { exportContents, importContents } from '../content/transfer';
import { openFiles } from '../modules/file/file.service';
import { openDays } from '../modules/ticket/ticket.jobs.service';
import { seed } from '../seed/seed';
import { ok } from './answers';
import type { DatabaseKind } from './databaseKinds';
import { startTestApp, type TestApp } from './testApp';

export const CONTENT_NOW = Date.parse('2026-12-01T08:00:00+08:00');

/** A park with the sample in it or with nothing, whose pictures lie in `folder`, and what is done with its contents. */
export async function startContentPark({
  kind,
  folder,
  samplePark,
}: {
  kind: DatabaseKind;
  folder: string;
  samplePark: boolean;
}) {
  const park = await startTestApp({ kind, clock: () => CONTENT_NOW, config: { dataDir: folder, samplePark } });
  await seed(park.deps, park.config);
  await openDays(park.database, CONTENT_NOW);
  const files = openFiles(park.database, park.config);
  const contents = { database: park.database, files, now: CONTENT_NOW };
  const pack = `${folder}.tar.gz`;
  return {
    ...{ park, contents, files, pack },
    admin: await park.signInAdmin(),
    shown: () => shownBy(park),
    async export(...kinds: string[]): Promise<string[]> {
      await rm(pack, { force: true });
      return exportContents(contents, pack, { version: '1.2.0', kinds });
    },
    async import(file: string, isDryRun = false) {
      const lines: string[] = [];
      const changed = await importContents(contents, file, { isDryRun, say: (line) => lines.push(line) });
      return { changed, lines };
    },
    /** How many rows a table has; by default, how often something was changed. */
    async count(table = 'audit_log'): Promise<number> {
      const { rows } = await park.database.executeSql(`select count(*)::int as n from ${table}`, []);
      return rows[0].n;
    },
    async pictureFiles(): Promise<number> {
      const names = await readdir(join(folder, 'files'), { recursive: true }).catch(() => []);
      return names.filter((name) => name.includes('/')).length;
    },
  };
}

export type ContentPark = Awaited<ReturnType<typeof startContentPark>>;

/** All that visitors read of what travels. */
async function shownBy(park: TestApp) {
  const read = async <In, Out>(call: Call<In, Out>, input: In): Promise<Out> => ok(await park.call(call, input));
  const listed = await read(exhibits.getExhibits, {});
  const map = await read(getMap, {});
  const { launched: _, version: __, ...profile } = await read(getPark, {});
  return {
    profile,
    exhibits: await Promise.all(listed.map(({ id }) => read(exhibits.getExhibit, { id }))),
    walks: await read(getWalks, {}),
    // Where hosts stream does not travel, nor what is closed today.
    map: {
      ...map,
      places: map.places.flatMap(({ closed: _, ...place }) => (place.kind === 'livePoint' ? [] : [place])),
      shapes: map.shapes.map(({ closed: _, ...shape }) => shape),
    },
    tickets: await read(getTickets, { day: '2026-12-03' }),
    window: await read(getTicketWindow, {}),
  };
}
