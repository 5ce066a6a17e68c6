import type * as calls from '@park/contract/live/anchor/calls';
import type { schemas } from '@park/contract/live/anchor/schemas';
import { AnchorStatus } from '@park/contract/live/limits';
import { toParkIso } from '@park/contract/parkTime';
import { reasonIn } from '@park/contract/preparedReasons';
import type { Database } from '../../../db/db';
import { AppError } from '../../../http/appError';
import type { Handlers } from '../../../http/mount';
import { toPage } from '../../../http/page';
import { pickText } from '../../../i18n/lang';
import { requirePhoneOf } from '../../park/park.service';
import { renderMessage } from '../live.messages';
import { noShowState } from '../live.rules';
import { toRegistration } from '../live.view';
import { findPlatform } from '../point/point.repo';
import { listPossibleNoShows } from '../reservation/booking.repo';
import * as repo from './anchor.repo';

const NOBODY = {
  status: AnchorStatus.none,
  name: null,
  platform: null,
  account: null,
  reason: null,
  noShows: 0,
  blockedUntil: null,
};

/** A visitor's way to being an anchor: registration, what became of it, messages. */
export function visitorAnchors(database: Database) {
  const { db } = database;
  return {
    async anchorCommitRegister({ ofAge, ...input }, { visitorId, lang, now, rules }) {
      if (!ofAge) throw new AppError('hostAgeMissing');
      const phones = (await rules()).phone;
      return database.transaction(async (tx) => {
        const application = { ...input, introduction: input.introduction || null };
        if ((await findPlatform(tx, application.platformId))?.retiredAt !== null) throw new AppError('platformUnknown');
        const { anchor, fresh } = await repo.lockOrInsertAnchor(tx, visitorId, application, now);
        if (!fresh) {
          if (anchor.status === AnchorStatus.suspended) throw new AppError('anchorSuspended');
          if (anchor.status === AnchorStatus.approved) throw new AppError('registrationAlreadyApproved');
          const awaiting = await repo.findAwaiting(tx, anchor.id);
          if (awaiting) {
            if (isSame(awaiting.registration, application)) return toRegistration(awaiting, lang);
            throw new AppError('registrationPending');
          }
          const { introduction: _, ...shown } = application;
          const change = { ...shown, status: AnchorStatus.awaiting, reason: null, updatedAt: now };
          await repo.updateAnchor(tx, anchor.id, change);
        }
        requirePhoneOf(phones, application.phone);
        const id = await repo.insertRegistration(tx, anchor.id, application, now);
        await repo.insertMessage(tx, visitorId, 'registrationReceived', {}, now);
        const row = await repo.findRegistration(tx, id);
        if (!row) throw new Error('The registration vanished inside its own transaction.');
        return toRegistration(row, lang);
      });
    },

    async getAnchorsDetails(_, { visitorId, lang, now, rules }) {
      const found = await repo.findAnchor(db, visitorId);
      if (!found) return NOBODY;
      const { anchor, platformName } = found;
      const { live } = await rules();
      const { count, blockedUntil } = noShowState(await listPossibleNoShows(db, anchor.id, live, now), live, now);
      return {
        status: anchor.status,
        name: anchor.name,
        platform: { id: anchor.platformId, name: pickText(platformName, lang) },
        account: anchor.account,
        reason: reasonIn(anchor.reason, lang),
        noShows: count,
        blockedUntil: toParkIso(blockedUntil),
      };
    },

    async getNewestAudit(_, { visitorId, lang }) {
      const row = await repo.findNewestRegistration(db, visitorId);
      return row ? toRegistration(row, lang) : null;
    },

    async getLiveMessages(paging, { visitorId, lang }) {
      const found = await repo.listMessages(db, visitorId, paging);
      // Messages keep no name: it is their reader's own.
      const name = found.total > 0 ? (await repo.findAnchor(db, visitorId))?.anchor.name : undefined;
      return toPage(found, paging, (message) => renderMessage({ ...message, params: { ...message.params, name } }, lang));
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

function isSame(a: repo.Application, b: repo.Application): boolean {
  const keys = ['name', 'phone', 'platformId', 'account', 'introduction'] as const;
  return keys.every((key) => a[key] === b[key]);
}
