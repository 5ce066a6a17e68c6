import { isDeepStrictEqual } from 'node:util';
import type * as calls from '@park/contract/park/calls';
import { DEFAULT_HOURS } from '@park/contract/park/hours';
import { LEGAL_TEXTS } from '@park/contract/park/limits';
import { keepNamed, type ListEntry, listOf, listWords, MAX_LIST_ENTRIES, type ParkList } from '@park/contract/park/lists';
import type { Part } from '@park/contract/park/parts';
import { type ParkRules, type Retention, rulesOf } from '@park/contract/park/rules';
import type { AdminPark, Park, ParkProfile, schemas } from '@park/contract/park/schemas';
import { isPhoneOf } from '@park/contract/phone';
import type { AuditAction } from '@park/contract/staff/audit';
import type { Config } from '../../config';
import type { Database, Db } from '../../db/db';
import { within } from '../../db/within';
import { AppError } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import type { Handlers } from '../../http/mount';
import { type Lang, type Localized, pickText } from '../../i18n/lang';
import { requireParkPictures } from '../file/parkPictures.service';
import { tellDue } from '../message/message.service';
import { audit } from '../staff/audit.service';
import { saveVersioned } from '../staff/saveVersioned.service';
import { findPark, insertPark, lockHours, lockPark, NO_ABOUT, NO_LOOK, type ParkRow, updatePark } from './park.repo';
import { cleanAbout, toAbout, toAdmin, toLists, toLook, toPark } from './park.view';

export { lockHours, readHours, readRules } from './park.repo';

/** A node may tell what was changed at another so much later. ms */
const MAX_AGE_MS = 5_000;
/** No page waits longer for a name. ms */
const RENEW_TIMEOUT_MS = 200;
const FIRST_TIMEOUT_MS = 1_000;

/** What an entry of the audit log tells before and after. */
const CHANGED: Partial<Record<AuditAction, (row: ParkRow) => unknown>> = {
  'park.parts': ({ partsOff, languagesOff }) => [...partsOff, ...languagesOff],
  'park.lists': ({ lists }) => lists,
  'park.rules': ({ rules }) => rules,
  'park.look': ({ look }) => look,
};

/** What the park is to other nouns, and they to it. */
interface OtherNouns {
  /** @throws AppError seasonInUse */
  requireSeasons(tx: Db, hours: ParkProfile['hours']): Promise<void>;
  fitStock(tx: Db, hours: ParkProfile['hours'], now: number): Promise<unknown>;
  /** What is sold ahead is there to be sold. */
  openDays(database: Database, now: number): Promise<unknown>;
  /** Parts that have nothing to show yet. */
  listEmpty(db: Db): Promise<Part[]>;
}

/** A park that has no name in Chinese yet has none at all. @param name PARK_NAME */
const unwrittenPark = (name: string | null): ParkRow => ({
  ...{ id: 1, version: 0, updatedAt: null, updatedBy: null, launched: true },
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
  rules: {},
  partsOff: [],
  languagesOff: [],
  lists: {},
  replies: [],
  look: NO_LOOK,
  about: NO_ABOUT,
  legalVersion: 0,
});

/** Visitors of a new park read that it opens soon until an owner lets them in. */
export async function holdLaunch({ db }: Database): Promise<void> {
  await insertPark(db, { ...unwrittenPark(null), launched: false });
}

/** Whether that is still so. */
export const isHeld = async ({ db }: Database): Promise<boolean> => (await findPark(db))?.launched === false;

/** The park as one node knows it. @param given by its environment until its owner says: its name, who answers for children’s data */
export function createPark(
  database: Database,
  { parkName, childDataContact }: Pick<Config, 'parkName' | 'childDataContact'>,
  others: OtherNouns,
) {
  const { db } = database;
  const unwritten = unwrittenPark(parkName);
  /** The latest answer, and the query that is running or was the last. */
  let last: ParkRow | null = null;
  /** As of the same query. */
  let partsEmpty: Part[] = [];
  let query: { at: number; park: Promise<ParkRow> } | null = null;

  // What a standby knows is better than nothing.
  const find = () => findIn(db).catch((error) => (database.lagging ? findIn(database.lagging.db) : Promise.reject(error)));
  /** What no owner has written yet is as the environment says. */
  const named = ({ name, about, ...row }: ParkRow): ParkRow => ({
    ...row,
    name: name['zh-Hans'] ? name : unwritten.name,
    about: { ...about, childrenContact: about.childrenContact || (childDataContact ?? '') },
  });
  async function findIn(from: Db): Promise<ParkRow> {
    const [row, empty] = await Promise.all([findPark(from), others.listEmpty(from)]);
    partsEmpty = empty;
    return named(row ?? unwritten);
  }

  /** As of some seconds ago, by one query for all; a slow database leaves what was known. @param now epoch ms @throws when nothing was ever heard */
  async function read(now: number): Promise<ParkRow> {
    if (query === null || now >= query.at + MAX_AGE_MS || now < query.at) {
      const begun = { at: now, park: find() };
      query = begun;
      begun.park.then(
        (park) => {
          if (query === begun) last = park;
        },
        () => {
          if (query === begun) query = null;
        },
      );
    }
    return within(last ? RENEW_TIMEOUT_MS : FIRST_TIMEOUT_MS, query.park).catch((error) => last ?? Promise.reject(error));
  }

  /** What was saved here is known here, however slow the database is to tell it again. */
  function remember(row: ParkRow, now: number): AdminPark {
    last = named(row);
    query = { at: now, park: Promise.resolve(last) };
    return toAdmin(last);
  }

  /** Of the version that was opened, or nothing. @throws AppError parkChanged */
  async function save<Contents extends Partial<ParkRow>>(
    { version, ...contents }: Contents & { version: number },
    ctx: StaffCallContext,
    action: AuditAction,
  ): Promise<AdminPark> {
    const of = CHANGED[action];
    const saved = await database.transaction(async (tx) => {
      await lockHours(tx);
      const row = await saveVersioned<ParkRow, Partial<ParkRow>>(tx, ctx, {
        version,
        contents,
        lock: () => lockPark(tx),
        check: async (before = unwritten) => {
          if (contents.hours) await others.requireSeasons(tx, contents.hours);
          const { look, about, rules } = contents;
          if (rules) requireShorter(rulesOf(rules).retention, rulesOf(before.rules).retention);
          const heroIds = look?.heroes.map(({ pictureId }) => pictureId);
          if (look) await requireParkPictures(tx, { coverId: look.logoId, others: heroIds });
          if (about)
            for (const text of [about.story, about.privacy, about.terms])
              await requireParkPictures(tx, { coverId: null, text });
        },
        write(next, before = unwritten) {
          const { about } = next;
          const isNewLaw = about && LEGAL_TEXTS.some((text) => !isDeepStrictEqual(about[text], before.about[text]));
          const row = {
            ...next,
            ...(isNewLaw && { legalVersion: before.legalVersion + 1 }),
          };
          return before === unwritten ? insertPark(tx, { ...unwritten, ...row }) : updatePark(tx, row);
        },
        // Which policy somebody agreed to can be looked up.
        ...(action === 'park.about' && { keepsEarlier: true }),
        errors: { missing: 'notFound', changed: 'parkChanged' },
        audit: {
          action,
          subject: 'park:1',
          ...(of && {
            details: (row, before) => ({ version: row.version, before: before ? of(before) : null, after: of(row) }),
          }),
        },
      });
      await others.fitStock(tx, row.hours, ctx.now);
      return row;
    });
    const answer = remember(saved, ctx.now);
    await others.openDays(database, ctx.now);
    await tellDue(database);
    return answer;
  }

  /** Once, however often it is asked. */
  async function launch(ctx: StaffCallContext): Promise<AdminPark> {
    const row = await database.transaction(async (tx) => {
      const before = await lockPark(tx);
      if (!before || before.launched) return before;
      const version = before.version + 1;
      await audit(tx, ctx, 'park.launch', 'park:1', { version });
      return updatePark(tx, { launched: true, version, updatedAt: ctx.now, updatedBy: ctx.admin?.userName ?? null });
    });
    return remember(row ?? unwritten, ctx.now);
  }

  /** In a language, else in Chinese; as delivered while the database was never heard. */
  async function head(lang: Lang, now: number): Promise<ParkHead> {
    const { name, look, languagesOff, version } = await read(now).catch(() => unwritten);
    const { colours, logo } = toLook(look);
    return { name: pickText(name, lang) || null, languagesOff, colours, logo, version };
  }

  const handlers = {
    getPark: async (_, { lang, now }) => ({ ...toPark(await read(now), lang, now), partsEmpty }),
    getParkAbout: async (_, { lang, now }) => toAbout((await read(now)).about, lang),
    getAdminPark: async () => toAdmin(await findIn(db)),
    savePark: (contents, ctx) => save(contents, ctx, 'park.save'),
    saveParkRules: (contents, ctx) => save(contents, ctx, 'park.rules'),
    saveParkParts: (contents, ctx) => save(contents, ctx, 'park.parts'),
    async saveParkLists({ version, lists }, ctx) {
      const stored = keepNamed(lists, (await findIn(db)).lists);
      if (Object.values(stored).some(({ length }) => length > MAX_LIST_ENTRIES)) throw new AppError('listFull');
      return save({ version, lists: stored }, ctx, 'park.lists');
    },
    async saveParkLook({ version, look }, ctx) {
      const { heroes, plates } = (await findIn(db)).look;
      return save({ version, look: { heroes, plates, ...look } }, ctx, 'park.look');
    },
    saveParkAbout: ({ version, about }, ctx) => save({ version, about: cleanAbout(about) }, ctx, 'park.about'),
    saveReplies: (contents, ctx) => save(contents, ctx, 'park.replies'),
    getReplies: async () => (await findIn(db)).replies,
    launchPark: (_, ctx) => launch(ctx),
  } satisfies Handlers<typeof calls, typeof schemas>;

  return {
    read,
    handlers,

    /** It may have changed by other ways than these. */
    forget(): void {
      query = null;
    },

    /** What holds for a call. @throws when nothing was ever heard. @param now epoch ms */
    rules: async (now: number): Promise<ParkRules> => rulesOf((await read(now)).rules),

    /** Who answers for children’s data; null: nobody is named. @param now epoch ms */
    childrenContact: async (now: number): Promise<string | null> => (await read(now)).about.childrenContact || null,

    /** What it does without; nothing while the database was never heard. @param now epoch ms */
    partsOff: async (now: number): Promise<readonly Part[]> => (await read(now).catch(() => unwritten)).partsOff,

    /** As delivered while the database was never heard. @param now epoch ms */
    list: async (list: ParkList, now: number): Promise<ListEntry<Localized>[]> =>
      listOf(list, (await read(now).catch(() => unwritten)).lists),

    /** What an entry of a list is called in a language. @param delivered what the product calls it */
    async namesOf(list: ParkList, delivered: Record<string, Record<Lang, string>>, { lang, now }: { lang: Lang; now: number }) {
      const words = Object.entries(delivered).map(([id, word]) => [id, word[lang]] as const);
      return listWords(list, toLists((await read(now)).lists, lang), Object.fromEntries(words)).nameOf;
    },

    head,

    /** Of the latest that this node knows, without asking; null: nothing was heard yet. */
    knownVersion: (): number | null => last?.version ?? null,

    /** In a language, else in Chinese; null: it was given none, or the database was never heard. */
    nameIn: async (lang: Lang, now: number): Promise<string | null> => (await head(lang, now)).name,
  };
}

/** What a page says of the park before any call is answered. `name` null: it was given none; `version`: of all that was saved of it. */
export type ParkHead = { name: string | null; version: number } & Pick<Park, 'languagesOff'> &
  Omit<Park['look'], 'heroes' | 'plates'>;

export type ParkProfiles = ReturnType<typeof createPark>;

/** @throws AppError kindOff */
export function requireOffered(list: readonly ListEntry<Localized>[], id: string): void {
  if (!list.some((entry) => entry.id === id && !entry.off)) throw new AppError('kindOff');
}

/** @param phone as it is kept; '' : none. @throws AppError phoneRegion */
export function requirePhoneOf({ regions }: ParkRules['phone'], phone: string): void {
  if (!isPhoneOf(regions, phone)) throw new AppError('phoneRegion', { regions });
}

/** Visitors were promised what holds now. @throws AppError retentionLonger */
function requireShorter(next: Retention, now: Retention): void {
  const names = Object.keys(now) as (keyof Retention)[];
  if (names.some((name) => next[name] > now[name])) throw new AppError('retentionLonger');
}
