import { endpoint } from '../endpoint';
import type { Page } from '../envelope';
import type { Nothing, UnreadCount } from '../message/schemas';
import type { Notice, NoticeBrief, NoticeIdIn, NoticesIn, ReadNoticeIn } from './schemas';

/** What shows now: pinned first, then the newest. Signed in, each with when it was read. */
export const getNotices = endpoint<NoticesIn, Page<NoticeBrief>>('POST', '/api/noticeWechat/getNotices', 'public');
/** A draft, and one whose time is over, is `noticeNotFound`. */
export const getNotice = endpoint<NoticeIdIn, Notice>('GET', '/api/noticeWechat/getNotice', 'public');
/** Reading again keeps the moment of the first time; ids that are no more are passed over. Answers what is left unread. */
export const readNotice = endpoint<ReadNoticeIn, UnreadCount>('POST', '/api/noticeWechat/readNotice', 'user');
/** Of the last `UNREAD_DAYS` days. */
export const getUnreadCount = endpoint<Nothing, UnreadCount>('GET', '/api/noticeWechat/getUnreadCount', 'user');
