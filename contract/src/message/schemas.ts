import { z } from 'zod';
import { idSchema, momentSchema, pageQuerySchema } from '../envelope';
import { MESSAGE_GROUPS, MESSAGE_KINDS } from './kinds';

/** A sentence to the visitor, in the reader's language; `page` is what it is about. */
export const message = z.object({
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

const group = z.enum(MESSAGE_GROUPS).optional();

/** Without a group all of them. */
export const messagesIn = pageQuerySchema.extend({ group });
export type MessagesIn = z.input<typeof messagesIn>;

export const readMessageIn = z.object({ id: idSchema });
export type ReadMessageIn = z.input<typeof readMessageIn>;

export const readAllIn = z.object({ group });
export type ReadAllIn = z.input<typeof readAllIn>;

export const nothingIn = z.object({});
export type Nothing = z.input<typeof nothingIn>;

export const unreadCount = z.object({ count: z.int() });
export type UnreadCount = z.infer<typeof unreadCount>;

/** All messages that are unread, and how many of them in each group that has any. */
export const unreadMessages = unreadCount.extend({ groups: z.partialRecord(z.enum(MESSAGE_GROUPS), z.int()) });
export type UnreadMessages = z.infer<typeof unreadMessages>;
