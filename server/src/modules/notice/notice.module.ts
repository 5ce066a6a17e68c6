import * as calls from '@park/contract/notice/calls';
import { schemas } from '@park/contract/notice/schemas';
import { mountEither } from '../../http/mount';
import { noticeMessages } from '../../i18n/texts/notice';
import { sampleNotices } from '../../seed/nouns.seed';
import type { ParkModule } from '../module';
import { visitorNotices } from './notice.service';
import { staffNotices } from './noticeStaff.service';
import { noticeTemplates } from './noticeTemplates.service';
import { searchableNotices } from './searchable.service';

/** What the park tells everyone. */
export const notice: ParkModule = {
  register: (app, { database }) =>
    mountEither(app, calls, schemas, database, (database) => ({ ...visitorNotices(database), ...staffNotices(database) })),
  searchables: { notice: searchableNotices },
  messages: { notice: { texts: noticeMessages, page: 'noticeDetail' } },
  sample: sampleNotices,
  contents: ({ database }) => [noticeTemplates(database)],
  dependents: { notice_read: { table: 'notice', by: 'notice_id' } },
  tables: {
    notice_read: { follows: 'messages', exported: 'read_at notice_id', silent: 'visitor_id' },
    notice:
      'id version category title text words motif cover_id pinned show_from show_until published_at withdrawn_at created_at updated_at updated_by shown_at warning_colour warning_kind',
  },
  removed: {
    notice_read: `t.notice_id in (select id from notice
      where withdrawn_at < :now - interval '30 days' or show_until < :now - interval '30 days')`,
  },
};
