import { z } from 'zod';
import type { CallSchemas } from '../call';
import { idSchema, momentSchema, nothing, pageQuerySchema, pageSchema, unreadCount } from '../envelope';
import { MESSAGE_GROUPS, MESSAGE_KINDS } from './kinds';
import { SUBSCRIBE_ANSWERS, SUBSCRIBE_PURPOSES } from './subscribe';

/** A sentence to the visitor, in the reader's language; `page` is what it is about. */
const message = z.object({
  id: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  title: z.string(),
  text: z.string(),
  /** A page of the app by its route's name, and what that page reads from its address. */
  page: z.object({ name: z.string(), params: z.record(z.string(), z.string()) }).nullable(),
  createdAt: momentSchema,
  readAt: momentSchema.nullable(),
});
export type Message = z.infer<typeof message>;

/** Without a group all of them. */
const group = z.enum(MESSAGE_GROUPS).optional();

/** All messages that are unread, and how many of them in each group that has any. */
const unreadMessages = unreadCount.extend({ groups: z.partialRecord(z.enum(MESSAGE_GROUPS), z.int()) });
export type UnreadMessages = z.infer<typeof unreadMessages>;

const purpose = z.enum(SUBSCRIBE_PURPOSES);
const subscribeTemplate = z.object({ purpose, templateId: z.string() });
export type SubscribeTemplate = z.infer<typeof subscribeTemplate>;

export const schemas = {
  getMessages: { in: pageQuerySchema.extend({ group }), out: pageSchema(message), summary: 'List your messages, newest first' },
  readMessage: { in: z.object({ id: idSchema }), out: message, summary: 'Mark a message as read' },
  readAllMessages: { in: z.object({ group }), out: unreadMessages, summary: 'Mark all messages as read, or all of a group' },
  getSubscribeTemplates: {
    in: nothing,
    out: z.array(subscribeTemplate),
    summary: 'Get WeChat’s templates that you may be asked to subscribe to now',
  },
  answerSubscribe: {
    /** `subject`: what it is about, by its id: an order, a draw, an entry of a waiting list. */
    in: z.object({ purpose, subject: idSchema, templateId: z.string().min(1).max(100), answer: z.enum(SUBSCRIBE_ANSWERS) }),
    out: z.array(subscribeTemplate),
    summary: 'Keep what you answered WeChat about a subscribe message',
  },
  getUnreadCount: { in: nothing, out: unreadMessages, summary: 'Count your unread messages' },
} satisfies Record<string, CallSchemas>;
