import { endpoint } from '../endpoint';
import type { Page } from '../envelope';
import type { Message, MessagesIn, Nothing, ReadAllIn, ReadMessageIn, UnreadMessages } from './schemas';

/** One's messages, newest first. */
export const getMessages = endpoint<MessagesIn, Page<Message>>('POST', '/api/messageWechat/getMessages', 'user');
/** Reading again keeps the moment of the first time. */
export const readMessage = endpoint<ReadMessageIn, Message>('POST', '/api/messageWechat/readMessage', 'user');
/** Of one group, or of all. @returns what is still unread */
export const readAllMessages = endpoint<ReadAllIn, UnreadMessages>('POST', '/api/messageWechat/readAllMessages', 'user');
export const getUnreadCount = endpoint<Nothing, UnreadMessages>('GET', '/api/messageWechat/getUnreadCount', 'user');
