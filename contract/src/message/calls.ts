import { defineCall } from '../call';
import type { schemas } from './schemas';

type Schemas = typeof schemas;

/** One's messages, newest first. */
export const getMessages = defineCall<Schemas['getMessages']>('POST', '/api/messageWechat/getMessages', 'user');
/** Reading again keeps the moment of the first time. */
export const readMessage = defineCall<Schemas['readMessage']>('POST', '/api/messageWechat/readMessage', 'user');
/** Of one group, or of all. @returns what is still unread */
export const readAllMessages = defineCall<Schemas['readAllMessages']>('POST', '/api/messageWechat/readAllMessages', 'user');
export const getUnreadCount = defineCall<Schemas['getUnreadCount']>('GET', '/api/messageWechat/getUnreadCount', 'user');
/**
 * The templates that this visitor may be asked about now: none of a purpose that the park has no template for, or that they refused
 * a moment ago.
 */
export const getSubscribeTemplates = defineCall<Schemas['getSubscribeTemplates']>(
  'GET',
  '/api/messageWechat/getSubscribeTemplates',
  'user',
);
/** Keeps what the visitor answered WeChat about one thing; a yes is good for one message about it. */
export const answerSubscribe = defineCall<Schemas['answerSubscribe']>('POST', '/api/messageWechat/answerSubscribe', 'user');
