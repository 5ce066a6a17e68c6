import type { ExhibitBrief } from '@park/contract/exhibit/schemas';
import type { Spot } from '@park/contract/map/sheet';
import { distance } from '@park/contract/map/spot';
import type * as calls from '@park/contract/walk/calls';
import { WALK } from '@park/contract/walk/limits';
import type { schemas, Walk, WalkBrief } from '@park/contract/walk/schemas';
import type { Database, Db } from '../../db/db';
import { AppError, required } from '../../http/appError';
import type { Handlers } from '../../http/mount';
import { type Lang, pickText } from '../../i18n/lang';
import { briefsOf, exhibitPlaces } from '../exhibit/exhibit.service';
import { findWalk, listShown, stampOf, type WalkRow } from './walk.repo';

/** What visitors read of walks. */
export function visitorWalks({ db }: Database) {
  return {
    getWalks: (_, { lang }) => shownWalks(db, lang),
    getWalk: ({ id }, { lang }) => wholeWalk(db, id, lang),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** The walks that visitors see of which every stop that they see is one of these exhibits. */
export async function walksThrough(db: Db, exhibitIds: ReadonlySet<string>): Promise<Pick<WalkRow, 'id' | 'name'>[]> {
  const walks = await listShown(db);
  const shown = await exhibitPlaces(db, [...new Set(walks.flatMap(({ stops }) => stops))]);
  return walks.filter(({ stops }) => {
    const seen = stops.filter((id) => shown.has(id));
    return isWalk(seen) && seen.every((id) => exhibitIds.has(id));
  });
}

/** What visitors do not see is there, too. @throws AppError walkNotFound */
export async function requireWalk(db: Db, id: string): Promise<void> {
  required(await findWalk(db, id), 'walkNotFound');
}

/** The shortest first. */
export async function shownWalks(db: Db, lang: Lang): Promise<WalkBrief[]> {
  const rows = await listShown(db);
  const stopsOf = await shownStops(db, rows, lang);
  return rows.filter((row) => isWalk(stopsOf(row))).map((row) => toBrief(row, stopsOf(row), lang));
}

/** @throws AppError walkNotFound, also when visitors do not see it */
export async function wholeWalk(db: Db, id: string, lang: Lang): Promise<Walk> {
  const row = required(await findWalk(db, id), 'walkNotFound');
  const variant = row.stepFreeId === null ? undefined : await findWalk(db, row.stepFreeId);
  const stopsOf = await shownStops(db, variant ? [row, variant] : [row], lang);
  const stops = stopsOf(row);
  if (!row.isShown || !isWalk(stops)) throw new AppError('walkNotFound');
  const mayLead = variant?.isShown && variant.isStepFree && isWalk(stopsOf(variant));
  return {
    ...toBrief(row, stops, lang),
    text: pickText(row.text, lang),
    stops,
    stepFree: mayLead ? { id: variant.id, name: pickText(variant.name, lang) } : null,
  };
}

/** Another one: what staff wrote of walks has changed. */
export const walksStamp = stampOf;

/** With fewer stops there is nowhere to walk. */
const isWalk = (stops: readonly unknown[]) => stops.length >= WALK.minStops;

/** What gives the stops of one of these walks in their order; what visitors do not see is left out. */
async function shownStops(db: Db, rows: readonly WalkRow[], lang: Lang): Promise<(row: WalkRow) => ExhibitBrief[]> {
  const shown = await briefsOf(db, [...new Set(rows.flatMap(({ stops }) => stops))], lang);
  const byId = new Map(shown.map((one) => [one.id, one]));
  return ({ stops }) => stops.flatMap((id) => byId.get(id) ?? []);
}

function toBrief({ id, name, minutes, isStepFree }: WalkRow, stops: readonly ExhibitBrief[], lang: Lang): WalkBrief {
  const stopIds = stops.map((stop) => stop.id);
  const { cover, motif } = stops.at(-1) as ExhibitBrief;
  return { id, name: pickText(name, lang), minutes, metres: lengthOf(stops), isStepFree, stopIds, cover, motif };
}

/** Metres; what is told of a walk is not more exact than its stops are placed. */
const LENGTH_STEP = 10;

/** Metres from stop to stop as the crow flies, without those that have no place on the map; null: fewer than two have. */
function lengthOf(stops: readonly { at: Spot | null }[]): number | null {
  const spots = stops.flatMap(({ at }) => at ?? []);
  if (spots.length < 2) return null;
  const metres = spots.slice(1).reduce((sum, spot, index) => sum + distance(spots[index] ?? spot, spot), 0);
  return Math.round(metres / LENGTH_STEP) * LENGTH_STEP;
}
