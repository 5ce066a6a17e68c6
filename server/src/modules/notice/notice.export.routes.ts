import * as endpoints from '@park/contract/notice/adminEndpoints';
import * as schemas from '@park/contract/notice/adminSchemas';
import type { FastifyInstance } from 'fastify';
import { exportIn, exportRoute, moment, type NoteExport } from '../../http/exportRows';
import { exportWords } from '../../i18n/exportWords';
import type { NoticeStaff } from './noticeStaff.service';

/** Notices as a file. */
export function registerNoticeExport(app: FastifyInstance, staff: Pick<NoticeStaff, 'export'>, note: NoteExport): void {
  exportRoute(
    app,
    endpoints.exportNotices,
    { in: exportIn(schemas.adminNoticesIn), summary: 'Notices as a file, drafts too' },
    [
      ['title', ({ shownTitle }) => shownTitle],
      ['category', ({ category }, lang) => exportWords.noticeCategory[category][lang]],
      ['status', ({ state }, lang) => exportWords.notice[state][lang]],
      ['pinned', ({ pinned }) => pinned],
      ['showFrom', ({ showFrom }) => moment(showFrom)],
      ['showUntil', ({ showUntil }) => moment(showUntil)],
      ['publishedAt', ({ publishedAt }) => moment(publishedAt)],
      ['createdAt', ({ createdAt }) => moment(createdAt)],
      ['updatedAt', ({ updatedAt }) => moment(updatedAt)],
      ['updatedBy', ({ updatedBy }) => updatedBy],
    ],
    staff.export,
    note,
  );
}
