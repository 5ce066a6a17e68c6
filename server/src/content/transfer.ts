import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { visible } from '../backup/archive';
import { differences } from '../configure/differences';
import type { Database } from '../db/db';
import { withAdvisoryLock } from '../db/withAdvisoryLock';
import { AppError } from '../http/appError';
import { errorMessage } from '../i18n/errors';
import { listEmpty } from '../modules/emptyParts';
import type { Files } from '../modules/file/file.service';
import type { TravellingFile } from '../modules/file/travel.service';
import { modules } from '../modules/modules';
import { createPark } from '../modules/park/park.service';
import { fitStock, requireSeasons } from '../modules/ticket/slot.service';
import { openDays } from '../modules/ticket/ticket.jobs.service';
import type { Contents } from '../seed/contents';
import { forgetRemoved } from '../seed/sampleRows';
import { type Content, formsOf, type Saving, type Thing, textOf } from './content';
import { PackError, readPack, writePack } from './pack';
import { excessOf, namedIn, thingsOf } from './things';
import { inside, Tried } from './transaction';

/** The park that a pack is made of, or taken into. */
export interface ContentPark {
  database: Database;
  files: Files;
  /** Epoch ms. */
  now: number;
}

type Say = (line: string) => void;
type Name = keyof Contents;
type FileRow = Parameters<Files['travelling']['insert']>[1];

/** A line of what changes is cut here: a story has a thousand characters. */
const MAX_LINE = 240;

/** Nobody of the staff, and no call: the audit log says that it was the park itself. */
const savingAt = (now: number) => ({ admin: null, now, lang: 'zh-Hans' }) as unknown as Saving;

function contentsOf(database: Database, files: Files): Content[] {
  const park = createPark(
    database,
    { parkName: null, childDataContact: null },
    { requireSeasons, fitStock, openDays, listEmpty },
  );
  return modules.flatMap(({ contents }) => contents?.({ database, files, park }) ?? []);
}

/**
 * Writes what the park shows into a pack, with the pictures and recordings that it names.
 * @param kinds of things, such as `exhibits`; none: all
 * @returns how many things of each kind, and files
 * @throws PackError
 */
export async function exportContents(
  { database, files, now }: ContentPark,
  file: string,
  { version, kinds = [] }: { version: string; kinds?: readonly string[] },
): Promise<string[]> {
  const known = contentsOf(database, files).map(({ name }) => name);
  const unknown = kinds.find((kind) => !known.some((name) => name === kind));
  if (unknown !== undefined) throw new PackError(`A park has no ${unknown} to export. It has ${known.join(', ')}.`);
  const texts = new Map<Name, string>();
  const counts: string[] = [];
  const by = savingAt(now);
  // Of one moment: a walk and its stops.
  const own = await database.transaction(async (tx) => {
    for (const content of contentsOf(inside(database, tx), files)) {
      if (kinds.length > 0 && !kinds.includes(content.name)) continue;
      const things = formsOf(content.name, await content.list(by));
      if (things.length === 0) continue;
      counts.push(`${content.name} ${things.length}`);
      const tooMuch = excessOf(things);
      if (tooMuch) throw new PackError(`${content.name}.json ${tooMuch} No import would take it.`);
      texts.set(content.name, textOf(content.name, things));
    }
    return files.travelling.list(tx);
  });
  const used = namedIn(texts, own);
  const park = JSON.parse(texts.get('park') ?? '{}').name ?? {};
  const head = { version, madeAt: new Date(now).toISOString(), park };
  await writePack(file, { head, texts, files: used, contentOf: files.travelling.contentOf });
  return [...counts, `pictures and recordings ${used.length}`];
}

/**
 * Takes a pack into the park by staff's own rules, in one transaction: all of it or, when one thing of it is refused, nothing. What it
 * does not name stays.
 * @param say hears each difference before it counts
 * @returns how many things were changed; of a dry run, would be
 * @throws PackError
 */
export function importContents(park: ContentPark, file: string, { isDryRun, say }: { isDryRun: boolean; say: Say }) {
  return withAdvisoryLock(
    park.database,
    async () => {
      const known = contentsOf(park.database, park.files).map(({ name }) => name);
      const pack = await readPack(file, known);
      const wanted = thingsOf(pack, park.now);
      const { travelling } = park.files;
      const present = new Set((await travelling.list(park.database.db)).map(({ id }) => id));
      const missing = namedIn(pack.texts, pack.files).filter(({ id }) => !present.has(id));
      for (const { kind, id } of missing)
        if (await travelling.isTaken(park.database.db, id))
          throw new PackError(`${kind} ${id}: a visitor’s picture has this id.`);
      const written: string[] = [];
      try {
        const rows = await takeFiles(park, file, { known, missing, written, isDryRun });
        return await takeThings(park, wanted, { rows, isDryRun, say });
      } catch (error) {
        for (const id of written) await travelling.remove(id);
        throw error;
      }
    },
    'contents',
  );
}

/** Takes in what the park has not; where all is only tried, each is gone again at once. @param written hears of each before it is there */
async function takeFiles(
  { files: { travelling }, now }: ContentPark,
  file: string,
  {
    known,
    missing,
    written,
    isDryRun,
  }: { known: readonly Name[]; missing: readonly TravellingFile[]; written: string[]; isDryRun: boolean },
): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  if (missing.length === 0) return rows;
  await readPack(file, known, async (one, content) => {
    if (!missing.some(({ id }) => id === one.id)) return;
    written.push(one.id);
    rows.push(
      await travelling.write(one, content, now).catch((error) => Promise.reject(refusal(`${one.kind} ${one.id}`, error))),
    );
    if (isDryRun) await travelling.remove(one.id);
  });
  return rows;
}

async function takeThings(
  { database, files, now }: ContentPark,
  wanted: Map<Name, Thing[]>,
  { rows, isDryRun, say }: { rows: readonly FileRow[]; isDryRun: boolean; say: Say },
): Promise<number> {
  let [lines, changed]: [string[], number] = [[], 0];
  const by = savingAt(now);
  const tell = () => {
    for (const line of lines) say(visible(line));
  };
  await database
    .transaction(async (tx) => {
      // It may run once more, after a deadlock.
      [lines, changed] = [[], 0];
      await forgetRemoved(tx);
      for (const row of rows) await files.travelling.insert(tx, row);
      if (rows.length > 0) lines.push(`pictures and recordings: ${rows.length} new`);
      for (const content of contentsOf(inside(database, tx), files)) {
        const things = wanted.get(content.name);
        if (!things) continue;
        const taken = await takeList(content, things, by);
        lines.push(...taken.lines);
        changed += taken.changed;
      }
      tell();
      if (isDryRun) throw new Tried();
    })
    .catch((error) => {
      if (!(error instanceof Tried)) throw error;
    });
  return changed + rows.length;
}

/** One kind of things, and what of it changed. */
async function takeList(content: Content, things: Thing[], by: Saving): Promise<{ lines: string[]; changed: number }> {
  const { name } = content;
  const read = async () => {
    const listed = await content.list(by);
    const versions = new Map(listed.map(({ id, version = 0 }) => [id, version]));
    return { versions, all: formsOf(name, listed) };
  };
  let now = await read();
  const fitted: Thing[] = (await content.fit?.(things, now.all)) ?? things;
  const wanted = fitted.map((thing) => ({ before: now.all.find(({ id }) => id === thing.id), thing }));
  const save = async (thing: Thing) => {
    const before = now.all.find(({ id }) => id === thing.id);
    const next = { ...before, ...thing } as Thing;
    if (isDeepStrictEqual(before, next)) return;
    await content
      .save(next, now.versions.get(thing.id) ?? 0, by)
      .catch((error) => Promise.reject(refusal(`${name}.${thing.id}`, error)));
  };
  if (content.unlinked) {
    for (const { before, thing } of wanted) {
      const first = before ? content.letGo?.(before, fitted) : content.unlinked(thing);
      if (first) await save(first);
    }
    now = await read();
  }
  for (const { thing } of wanted) await save(thing);
  const isMoved = await putInOrder(content, fitted, by);
  const added = wanted.filter(({ before }) => !before);
  const changes = wanted.map(({ before, thing }) =>
    before ? differences(`${name}.${thing.id}`, before, { ...before, ...thing }) : [],
  );
  const changed = changes.filter(({ length }) => length > 0).length;
  const others = now.all.filter(({ id }) => !wanted.some(({ thing }) => thing.id === id)).length;
  return {
    lines: [
      `${name}: ${added.length} new, ${changed} changed, ${wanted.length - added.length - changed} as they are${others > 0 ? `, ${others} not in the pack, which stay` : ''}`,
      ...added.map(({ thing }) => `  ${name}.${thing.id}: new`),
      ...changes.flat().map((line) => `  ${line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line}`),
      ...(isMoved ? [`  ${name}: another order`] : []),
    ],
    changed: added.length + changed + Number(isMoved),
  };
}

/** The pack's among themselves: what it does not name stays where it is. @returns whether it was another */
async function putInOrder(content: Content, things: readonly Thing[], by: Saving): Promise<boolean> {
  if (!content.order) return false;
  const present = (await content.list(by)).map(({ id }) => id);
  const theirs = things.map(({ id }) => id);
  const next = theirs.values();
  const ids = present.map((id) => (theirs.includes(id) ? (next.next().value ?? id) : id));
  if (isDeepStrictEqual(ids, present)) return false;
  await content.order(ids, by);
  return true;
}

/** What stopped an import, in a sentence that says of which thing. */
function refusal(what: string, error: unknown): Error {
  const because = (why: string) => new PackError(`${visible(what)}: ${why}`, { cause: error });
  if (error instanceof AppError)
    return because(`${visible(errorMessage(error.errorName, 'en', error.params))} Nothing was changed.`);
  if (error instanceof z.ZodError)
    return because([...z.prettifyError(error).split('\n').map(visible), 'Nothing was changed.'].join('\n'));
  return error as Error;
}
