import { z } from 'zod';
import type { CallSchemas } from '../call';
import { idSchema, momentSchema, nothing, pageQuerySchema, pageSchema, unreadCount } from '../envelope';
import { MESSAGE_GROUPS, MESSAGE_KINDS } from './kinds';

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

export const schemas = {
  getMessages: { in: pageQuerySchema.extend({ group }), out: pageSchema(message), summary: 'List your messages, newest first' },
  readMessage: { in: z.object({ id: idSchema }), out: message, summary: 'Mark a message as read' },
  readAllMessages: { in: z.object({ group }), out: unreadMessages, summary: 'Mark all messages as read, or all of a group' },
  getUnreadCount: { in: nothing, out: unreadMessages, summary: 'Count your unread messages' },
} satisfies Record<string, CallSchemas>;
