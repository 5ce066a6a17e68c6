import type * as calls from '@park/contract/notice/calls';
import { UNREAD_DAYS } from '@park/contract/notice/limits';
import type { schemas } from '@park/contract/notice/schemas';
import { DAY_MS } from '@park/contract/parkTime';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import type { CallContext } from '../../http/callContext';
import type { Handlers } from '../../http/mount';
import { toPage } from '../../http/page';
import { sharedByAll } from '../../http/shared';
import { sortField } from '../../http/violation';
import { findPreview, isPreview } from '../preview/preview.service';
import * as repo from './notice.repo';
import { toBrief, toNotice } from './notice.view';
import { type NoticePreview, readPreview } from './noticePreview';

/** What anyone may read, signed in or not (`visitorId` empty), and what one has read of it. */
export function visitorNotices({ db }: Database) {
  const unread = async ({ visitorId, now }: CallContext) => ({
    count: await repo.countUnread(db, { visitorId, now, since: now - UNREAD_DAYS * DAY_MS }),
  });

  const previewed = async (id: string, { lang, now }: CallContext) => {
    const preview = await findPreview<NoticePreview>(db, { id, kind: 'notice', now });
    return preview && readPreview(id, preview, lang);
  };

  return {
    getNotices: sharedByAll(async ({ category, field, ...paging }, ctx) => {
      sortField(field, []);
      return toPage(await repo.listShown(db, ctx, { category, ...paging }), paging, toBrief);
    }),

    getWarnings: sharedByAll(async (_, ctx) => (await repo.listWarnings(db, ctx)).map(toBrief)),

    getNotice: sharedByAll(async ({ id }, ctx) => {
      const row = isPreview(id) ? await previewed(id, ctx) : await repo.findShown(db, id, ctx);
      if (!row) throw new AppError('noticeNotFound');
      return toNotice(row);
    }),

    async readNotice({ ids }, ctx) {
      await repo.markRead(db, ids, ctx);
      return unread(ctx);
    },

    getUnreadCount: (_, ctx) => unread(ctx),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}
