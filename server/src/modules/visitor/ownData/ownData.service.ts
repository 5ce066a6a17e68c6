import type { Readable } from 'node:stream';
import type { Retention } from '@park/contract/park/rules';
import { parkDay, toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/visitor/calls';
import {
  EXPORT_LINK_MS,
  MAX_EXPORTS_A_DAY,
  OPEN_THINGS,
  type OpenThing,
  OWN_AREAS,
  RECENT_SIGN_IN_MS,
} from '@park/contract/visitor/ownData';
import type { schemas } from '@park/contract/visitor/schemas';
import type { Db } from '../../../db/db';
import { newId } from '../../../db/newId';
import { AppError, required } from '../../../http/appError';
import type { CallContext } from '../../../http/callContext';
import type { Handlers } from '../../../http/mount';
import { fill } from '../../../i18n/fill';
import type { Lang } from '../../../i18n/lang';
import { money } from '../../../i18n/money';
import { openThings } from '../../../i18n/texts/openThings';
import { ownAreas } from '../../../i18n/texts/ownData';
import { countLiveEnrollments } from '../../activity/enrollment.service';
import type { Files } from '../../file/file.service';
import { readRules } from '../../park/park.service';
import { weighLeaving } from '../../ticket/order/leaveOrders.service';
import { type EraseDeps, eraseVisitor } from './erase.service';
import { type OwnCiphers, ownZip, readOwnFile } from './export.service';
import * as repo from './ownData.repo';

export interface OwnDataDeps extends EraseDeps {
  files: Pick<Files, 'deleteLoose' | 'wholeOf'>;
  ciphers: OwnCiphers;
}

/** Where the file is read, relative to the server; the token is in the query, which no log has. */
export const OWN_FILE_PATH = '/api/visitorWechat/ownFile';

/** A visitor's own data: what there is, all of it as a file, and the end of it. */
export function createOwnData(deps: OwnDataDeps) {
  const { database, ownTables, files, ciphers } = deps;
  const { db } = database;
  const things = ownTables.filter(({ exported, area }) => exported !== '' && area);
  return {
    async getOwnData(_, { visitorId, lang, now, rules }: CallContext) {
      const { retention } = await rules();
      const counts = await repo.countOwn(db, things, visitorId);
      const of = (area: string) => things.reduce((sum, table, i) => sum + (table.area === area ? (counts[i] ?? 0) : 0), 0);
      return {
        areas: OWN_AREAS.map((area) => {
          const { title, text, erased } = ownAreas[area];
          return {
            area,
            title: title[lang],
            count: of(area),
            text: fill(text[lang], retention),
            erased: fill(erased[lang], retention),
          };
        }),
        open: await whatIsOpen(db, visitorId, lang, now, retention),
      };
    },

    async exportOwnData(_, { visitorId, lang, now, req }) {
      await requireFresh(db, req.identity.sessionId, now);
      const token = newId() + newId();
      const until = now + EXPORT_LINK_MS;
      const link = { token, lang, until, day: parkDay(now), most: MAX_EXPORTS_A_DAY };
      if (!(await repo.putLink(db, visitorId, link))) throw new AppError('exportDayLimit', { most: MAX_EXPORTS_A_DAY });
      return { path: `${OWN_FILE_PATH}?token=${token}`, until: toParkIso(until) };
    },

    async eraseMe(_, { visitorId, now, req }) {
      await requireFresh(db, req.identity.sessionId, now);
      const left = await eraseVisitor(deps, visitorId, now);
      return { refunded: left?.amount ?? 0 };
    },

    /** The file behind a link, which is good no more then. @throws AppError exportLinkOver */
    async openFile(token: string, now: number): Promise<Readable> {
      const { visitorId, lang } = required(await repo.takeLink(db, token, now), 'exportLinkOver');
      const { retention } = await readRules(db);
      return ownZip(await readOwnFile(db, ownTables, ciphers, visitorId, now), lang as Lang, { files, retention });
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>> & Record<'openFile', unknown>;
}

/** @throws AppError signInRequired, upon which the app signs in anew and asks again */
async function requireFresh(db: Db, sessionId: string, now: number): Promise<void> {
  const at = await repo.signedInAt(db, sessionId);
  if (at === null || at < now - RECENT_SIGN_IN_MS) throw new AppError('signInRequired');
}

async function whatIsOpen(db: Db, visitorId: string, lang: Lang, now: number, retention: Retention) {
  const [counted, { refundable, lost, amount }, enrollments] = await Promise.all([
    repo.countOpen(db, visitorId, now),
    weighLeaving(db, visitorId, now),
    countLiveEnrollments(db, visitorId, now),
  ]);
  const counts: Partial<Record<OpenThing, number>> = { ...counted, tickets: refundable, lostTickets: lost, enrollments };
  return OPEN_THINGS.flatMap((thing) => {
    const count = counts[thing] ?? 0;
    const facts = { count, money: money(amount, lang), ...retention };
    return count > 0 ? [{ thing, count, text: fill(openThings[thing][lang], facts) }] : [];
  });
}
