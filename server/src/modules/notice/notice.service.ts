import type { Page } from '@park/contract/envelope';
import type { UnreadCount } from '@park/contract/message/schemas';
import { type NoticeCategory, UNREAD_DAYS } from '@park/contract/notice/limits';
import type { Notice, NoticeBrief } from '@park/contract/notice/schemas';
import type { Database } from '../../db/db';
import { AppError } from '../../http/appError';
import type { Asker } from '../../http/asker';
import { toPage } from '../../http/page';
import { sortField } from '../../http/refuse';
import { findPreview, isPreview } from '../preview/preview.service';
import * as repo from './notice.repo';
import { toBrief, toNotice } from './notice.views';
import { type NoticePreview, readPreview } from './noticePreview';

const DAY_MS = 86_400_000;

interface ListIn {
  category?: NoticeCategory;
  field?: string;
  page: number;
  pageSize: number;
}

/** What anyone may read, signed in or not (`visitorId` empty), and what one has read of it. */
export interface Notices {
  /** @throws AppError fieldNotSortable: their order is the park's */
  list(input: ListIn, asker: Asker): Promise<Page<NoticeBrief>>;
  /** @throws AppError noticeNotFound also when it does not show now */
  get(id: string, asker: Asker): Promise<Notice>;
  read(ids: string[], asker: Asker): Promise<UnreadCount>;
  unread(asker: Asker): Promise<UnreadCount>;
}

export function createNotices({ db }: Database): Notices {
  const unread: Notices['unread'] = async (asker) => ({
    count: await repo.countUnread(db, { ...asker, since: asker.now - UNREAD_DAYS * DAY_MS }),
  });

  const previewed = async (id: string, { lang, now }: Asker) => {
    const kept = await findPreview<NoticePreview>(db, { id, kind: 'notice', now });
    return kept && readPreview(id, kept, lang);
  };

  return {
    async list({ category, field, ...paging }, asker) {
      sortField(field, []);
      const { items, total } = await repo.listShown(db, asker, { category, ...paging });
      return toPage(items.map(toBrief), total, paging);
    },

    async get(id, asker) {
      const row = isPreview(id) ? await previewed(id, asker) : await repo.findShown(db, id, asker);
      if (!row) throw new AppError('noticeNotFound');
      return toNotice(row);
    },

    async read(ids, asker) {
      await repo.markRead(db, ids, asker);
      return unread(asker);
    },

    unread,
  };
}
