import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

/** What shows now: pinned first, then the newest. Signed in, each with when it was read. */
export const getNotices = call<'getNotices'>('POST', '/api/noticeWechat/getNotices', 'public');
export const getWarnings = call<'getWarnings'>('GET', '/api/noticeWechat/getWarnings', 'public');
/** A draft, and one whose time is over, is `noticeNotFound`. */
export const getNotice = call<'getNotice'>('GET', '/api/noticeWechat/getNotice', 'public');
/** Reading again keeps the moment of the first time; ids that are no more are passed over. Answers what is left unread. */
export const readNotice = call<'readNotice'>('POST', '/api/noticeWechat/readNotice', 'user');
/** Of the last `UNREAD_DAYS` days. */
export const getUnreadCount = call<'getUnreadCount'>('GET', '/api/noticeWechat/getUnreadCount', 'user');

export const getAdminNotices = call<'getAdminNotices'>('POST', '/api/noticeAdmin/getNotices', 'notices.write');
export const getAdminNotice = call<'getAdminNotice'>('GET', '/api/noticeAdmin/getNotice', 'notices.write');
/** Changes what shows at once when it is published. */
export const saveNotice = call<'saveNotice'>('POST', '/api/noticeAdmin/saveNotice', 'notices.write');
/** What `getNotice` would answer after it was saved and published, under an id for an hour; nothing is saved. */
export const previewNotice = call<'previewNotice'>('POST', '/api/noticeAdmin/previewNotice', 'notices.write');
/** Publishing what is published changes nothing. */
export const publishNotice = call<'publishNotice'>('POST', '/api/noticeAdmin/publishNotice', 'notices.write');
export const withdrawNotice = call<'withdrawNotice'>('POST', '/api/noticeAdmin/withdrawNotice', 'notices.write');
export const pinNotice = call<'pinNotice'>('POST', '/api/noticeAdmin/pinNotice', 'notices.write');
/** For good; a published one is withdrawn first. What is no more may be removed again. */
export const removeNotice = call<'removeNotice'>('POST', '/api/noticeAdmin/removeNotice', 'notices.write');
export const exportNotices = call<'exportNotices'>('GET', '/api/noticeAdmin/exportNotices', 'notices.write');
