import { callsOf } from '../call';
import type { schemas } from './schemas';

const call = callsOf<typeof schemas>();

export const getMessages = call<'getMessages'>('POST', '/api/messageWechat/getMessages', 'user');
/** Reading again keeps the moment of the first time. */
export const readMessage = call<'readMessage'>('POST', '/api/messageWechat/readMessage', 'user');
/** Of one group, or of all. @returns what is still unread */
export const readAllMessages = call<'readAllMessages'>('POST', '/api/messageWechat/readAllMessages', 'user');
export const getUnreadCount = call<'getUnreadCount'>('GET', '/api/messageWechat/getUnreadCount', 'user');
/** The templates that this visitor may be asked about now: of purposes that have one and were not refused a moment ago. */
export const getSubscribeTemplates = call<'getSubscribeTemplates'>('GET', '/api/messageWechat/getSubscribeTemplates', 'user');
/** Keeps what the visitor answered WeChat about one thing; a yes is good for one message about it. */
export const answerSubscribe = call<'answerSubscribe'>('POST', '/api/messageWechat/answerSubscribe', 'user');
