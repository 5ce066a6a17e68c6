import { endpoint } from '../endpoint';
import type { Rows } from '../envelope';
import type { ExportedFile, ExportIn } from '../export';
import type { Preview } from '../preview/schemas';
import type { AdminNotice, AdminNoticesIn, PinNoticeIn, PublishNoticeIn, SaveNoticeIn } from './adminSchemas';
import type { NoticeIdIn } from './schemas';

/** Drafts, too; what was changed last first. */
export const getAdminNotices = endpoint<AdminNoticesIn, Rows<AdminNotice>>('POST', '/api/noticeAdmin/getNotices', 'admin', [
  'content',
]);
/** One of them, as an editor opens it. */
export const getAdminNotice = endpoint<NoticeIdIn, AdminNotice>('GET', '/api/noticeAdmin/getNotice', 'admin', ['content']);
/** Changes what shows at once when it is published. */
export const saveNotice = endpoint<SaveNoticeIn, AdminNotice>('POST', '/api/noticeAdmin/saveNotice', 'admin', ['content']);
/** What `getNotice` would answer after it was saved and published, under an id for an hour; nothing is saved. */
export const previewNotice = endpoint<SaveNoticeIn, Preview>('POST', '/api/noticeAdmin/previewNotice', 'admin', ['content']);
/** Publishing what is published changes nothing. */
export const publishNotice = endpoint<PublishNoticeIn, AdminNotice>('POST', '/api/noticeAdmin/publishNotice', 'admin', [
  'content',
]);
export const withdrawNotice = endpoint<NoticeIdIn, AdminNotice>('POST', '/api/noticeAdmin/withdrawNotice', 'admin', [
  'content',
]);
export const pinNotice = endpoint<PinNoticeIn, AdminNotice>('POST', '/api/noticeAdmin/pinNotice', 'admin', ['content']);
/** For good; a published one is withdrawn first. What is no more may be removed again. */
export const removeNotice = endpoint<NoticeIdIn, null>('POST', '/api/noticeAdmin/removeNotice', 'admin', ['content']);
/** The list as a file. */
export const exportNotices = endpoint<ExportIn<AdminNoticesIn>, ExportedFile>(
  'GET',
  '/api/noticeAdmin/exportNotices',
  'admin',
  ['content'],
);
