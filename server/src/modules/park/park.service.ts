import type * as calls from '@park/contract/park/calls';
import { DEFAULT_HOURS } from '@park/contract/park/hours';
import type { AdminPark, Park, ParkProfile, schemas } from '@park/contract/park/schemas';
import { parkDay, toParkIso } from '@park/contract/parkTime';
import type { Database } from '../../db/db';
import type { Handlers } from '../../http/mount';
import { type Lang, type Localized, pickText } from '../../i18n/lang';
import { saveVersioned } from '../staff/saveVersioned.service';
import { fitStock } from '../ticket/slot.service';
import { findPark, insertPark, lockPark, type ParkRow, updatePark } from './park.repo';

/** A node may tell what was changed at another so much later. ms */
const MAX_AGE_MS = 5_000;

/** A park that has no name in Chinese yet has none at all. */
type KnownPark = Omit<ParkProfile, 'name'> & { name: Localized };

/**
 * What the park is, as one node knows it.
 * @param name PARK_NAME: what the park is called until its profile says it
 */
export function createPark(database: Database, name: string | null) {
  const { db } = database;
  const unwritten: KnownPark = {
    name: name === null ? {} : { 'zh-Hans': name },
    line: {},
    phones: { emergency: '', office: '', complaints: '' },
    ...{ operator: '', icp: '', publicSecurity: '' },
    hours: {
      seasons: DEFAULT_HOURS.seasons.map(({ week, ...season }) => ({
        name: '',
        ...season,
        week: week.map((spans) => [...spans]),
      })),
      specialDays: [],
    },
  };
  let known: { at: number; park: Promise<KnownPark> } | null = null;

  /** As of some seconds ago; whoever asks meanwhile shares one look. @param now epoch ms */
  function read(now: number): Promise<KnownPark> {
    if (known === null || now >= known.at + MAX_AGE_MS || now < known.at) {
      const last = known?.park;
      // What was known goes on where the database does not answer: no page waits for a name.
      const park = findPark(db).then(
        (row) => row ?? unwritten,
        (error) => last ?? Promise.reject(error),
      );
      known = { at: now, park };
      park.catch(() => {
        known = null;
      });
    }
    return known.park;
  }

  const toAdmin = (row: ParkRow | undefined): AdminPark => {
    if (!row) return { version: 0, updatedAt: null, updatedBy: null, park: unwritten };
    const { id: _, version, updatedAt, updatedBy, ...park } = row;
    return { version, updatedAt: toParkIso(updatedAt), updatedBy, park };
  };

  const handlers = {
    getPark: async (_, { lang, now }) => toPark(await read(now), lang, now),

    getAdminPark: async () => toAdmin(await findPark(db)),

    async savePark({ version, ...contents }, ctx) {
      const saved = await database.transaction(async (tx) => {
        const row = await saveVersioned<ParkRow, typeof contents>(tx, ctx, {
          version,
          contents,
          lock: () => lockPark(tx),
          write: (next, before) => (before ? updatePark(tx, next) : insertPark(tx, next)),
          errors: { missing: 'notFound', changed: 'parkChanged' },
          audit: { action: 'park.save', subject: 'park:1' },
        });
        await fitStock(tx, row.hours, ctx.now);
        return toAdmin(row);
      });
      known = null;
      return saved;
    },
  } satisfies Handlers<typeof calls, typeof schemas>;

  return {
    read,
    handlers,

    /** In a language, else in Chinese; null: it was given none, or the database was never heard. */
    async nameIn(lang: Lang, now: number): Promise<string | null> {
      const { name } = await read(now).catch(() => unwritten);
      return pickText(name, lang) || null;
    },
  };
}

export type ParkProfiles = ReturnType<typeof createPark>;

function toPark({ name, line, hours, phones, operator, icp, publicSecurity }: KnownPark, lang: Lang, now: number): Park {
  return {
    name: pickText(name, lang),
    line: pickText(line, lang),
    ...{ phones, operator, icp, publicSecurity },
    hours: {
      seasons: hours.seasons.map(({ name: _, ...season }) => season),
      specialDays: hours.specialDays
        .filter(({ until }) => until >= parkDay(now))
        .map((days) => ({ ...days, reason: days.reason && pickText(days.reason, lang) })),
    },
  };
}
