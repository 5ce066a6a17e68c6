import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** What shows now: pinned first, then the newest. Signed in, each with when it was read. */
export const getNotices = defineCall<Schemas['getNotices']>('POST', '/api/noticeWechat/getNotices', 'public');
/** The warnings among them, the worst first. */
export const getWarnings = defineCall<Schemas['getWarnings']>('GET', '/api/noticeWechat/getWarnings', 'public');
/** A draft, and one whose time is over, is `noticeNotFound`. */
export const getNotice = defineCall<Schemas['getNotice']>('GET', '/api/noticeWechat/getNotice', 'public');
/** Reading again keeps the moment of the first time; ids that are no more are passed over. Answers what is left unread. */
export const readNotice = defineCall<Schemas['readNotice']>('POST', '/api/noticeWechat/readNotice', 'user');
/** Of the last `UNREAD_DAYS` days. */
export const getUnreadCount = defineCall<Schemas['getUnreadCount']>('GET', '/api/noticeWechat/getUnreadCount', 'user');

/** Drafts, too; what was changed last first. */
export const getAdminNotices = defineCall<Schemas['getAdminNotices']>('POST', '/api/noticeAdmin/getNotices', 'notices.write');
/** One of them, as an editor opens it. */
export const getAdminNotice = defineCall<Schemas['getAdminNotice']>('GET', '/api/noticeAdmin/getNotice', 'notices.write');
/** Changes what shows at once when it is published. */
export const saveNotice = defineCall<Schemas['saveNotice']>('POST', '/api/noticeAdmin/saveNotice', 'notices.write');
/** What `getNotice` would answer after it was saved and published, under an id for an hour; nothing is saved. */
export const previewNotice = defineCall<Schemas['previewNotice']>('POST', '/api/noticeAdmin/previewNotice', 'notices.write');
/** Publishing what is published changes nothing. */
export const publishNotice = defineCall<Schemas['publishNotice']>('POST', '/api/noticeAdmin/publishNotice', 'notices.write');
export const withdrawNotice = defineCall<Schemas['withdrawNotice']>('POST', '/api/noticeAdmin/withdrawNotice', 'notices.write');
export const pinNotice = defineCall<Schemas['pinNotice']>('POST', '/api/noticeAdmin/pinNotice', 'notices.write');
/** For good; a published one is withdrawn first. What is no more may be removed again. */
export const removeNotice = defineCall<Schemas['removeNotice']>('POST', '/api/noticeAdmin/removeNotice', 'notices.write');
export const exportNotices = defineCall<Schemas['exportNotices']>('GET', '/api/noticeAdmin/exportNotices', 'notices.write');
