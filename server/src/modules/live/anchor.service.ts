import type { Page } from '@park/contract/envelope';
import { AnchorStatus } from '@park/contract/live/limits';
import type { AnchorDetails, LiveMessage, Registration } from '@park/contract/live/schemas';
import { toParkIso } from '@park/contract/parkTime';
import type { Database, Db } from '../../db/db';
import { AppError } from '../../http/appError';
import type { CallContext } from '../../http/callContext';
import { toPage } from '../../http/page';
import { pickText } from '../../i18n/lang';
import * as anchors from './anchor.repo';
import { listPossibleNoShows } from './booking.repo';
import { renderMessage } from './live.messages';
import { noShowState } from './live.rules';
import { toRegistration } from './live.views';
import { findPlatform } from './place.repo';

interface RegisterIn {
  name: string;
  phone: string;
  platformId: string;
  account: string;
  introduction?: string;
}

/** A visitor's way to being an anchor: registration, what became of it, messages. */
export interface Anchors {
  /**
   * Sends a registration, or answers with the same one that is being reviewed already.
   * @throws AppError platformUnknown, registrationPending, registrationAlreadyApproved, anchorSuspended
   */
  register(input: RegisterIn, ctx: CallContext): Promise<Registration>;
  details(ctx: CallContext): Promise<AnchorDetails>;
  newestRegistration(ctx: CallContext): Promise<Registration | null>;
  messages(input: { page: number; pageSize: number }, ctx: CallContext): Promise<Page<LiveMessage>>;
}

const NOBODY: AnchorDetails = {
  status: AnchorStatus.none,
  name: null,
  platform: null,
  account: null,
  reason: null,
  noShows: 0,
  blockedUntil: null,
};

export function createAnchors(database: Database): Anchors {
  const { db } = database;
  return {
    register: (input, ctx) => database.transaction((tx) => register(tx, input, ctx)),

    async details({ visitorId, lang, now }) {
      const found = await anchors.findAnchor(db, visitorId);
      if (!found) return NOBODY;
      const { anchor, platformName } = found;
      const { count, blockedUntil } = noShowState(await listPossibleNoShows(db, anchor.id, now), now);
      return {
        status: anchor.status,
        name: anchor.name,
        platform: { id: anchor.platformId, name: pickText(platformName, lang) },
        account: anchor.account,
        reason: anchor.reason,
        noShows: count,
        blockedUntil: blockedUntil === null ? null : toParkIso(blockedUntil),
      };
    },

    async newestRegistration({ visitorId, lang }) {
      const row = await anchors.findNewestRegistration(db, visitorId);
      return row ? toRegistration(row, lang) : null;
    },

    async messages(paging, { visitorId, lang }) {
      const { items, total } = await anchors.listMessages(db, visitorId, paging);
      // Messages keep no name: it is their reader's own.
      const name = items.length > 0 ? (await anchors.findAnchor(db, visitorId))?.anchor.name : undefined;
      return toPage(
        items.map((message) => renderMessage({ ...message, params: { ...message.params, name } }, lang)),
        total,
        paging,
      );
    },
  };
}

async function register(tx: Db, input: RegisterIn, { visitorId, lang, now }: CallContext): Promise<Registration> {
  const application = { ...input, introduction: input.introduction || null };
  if (!(await findPlatform(tx, application.platformId))) throw new AppError('platformUnknown');
  const { anchor, fresh } = await anchors.lockOrInsertAnchor(tx, visitorId, application, now);
  if (!fresh) {
    if (anchor.status === AnchorStatus.suspended) throw new AppError('anchorSuspended');
    if (anchor.status === AnchorStatus.approved) throw new AppError('registrationAlreadyApproved');
    const awaiting = await anchors.findAwaiting(tx, anchor.id);
    if (awaiting) {
      if (isSame(awaiting.registration, application)) return toRegistration(awaiting, lang);
      throw new AppError('registrationPending');
    }
    const { introduction: _, ...shown } = application;
    await anchors.updateAnchor(tx, anchor.id, {
      ...shown,
      status: AnchorStatus.awaiting,
      reason: null,
      updatedAt: new Date(now),
    });
  }
  const id = await anchors.insertRegistration(tx, anchor.id, application, now);
  await anchors.insertMessage(tx, visitorId, 'registrationReceived', {}, now);
  const row = await anchors.findRegistration(tx, id);
  if (!row) throw new Error('The registration vanished inside its own transaction.');
  return toRegistration(row, lang);
}

function isSame(a: anchors.Application, b: anchors.Application): boolean {
  const keys = ['name', 'phone', 'platformId', 'account', 'introduction'] as const;
  return keys.every((key) => a[key] === b[key]);
}
