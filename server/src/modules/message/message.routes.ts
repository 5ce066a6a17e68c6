import { pageSchema } from '@park/contract/envelope';
import * as endpoints from '@park/contract/message/endpoints';
import * as schemas from '@park/contract/message/schemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { route } from '../../http/route';
import { createMessages } from './message.service';

/** A visitor's inbox. */
export function registerMessage(app: FastifyInstance, { database }: { database: Database }): void {
  const messages = createMessages(database);
  route(
    app,
    endpoints.getMessages,
    { in: schemas.messagesIn, out: pageSchema(schemas.message), summary: 'One’s messages, newest first' },
    (ctx) => messages.list(ctx.input, ctx),
  );
  route(app, endpoints.readMessage, { in: schemas.readMessageIn, out: schemas.message, summary: 'Mark one as read' }, (ctx) =>
    messages.read(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.readAllMessages,
    { in: schemas.readAllIn, out: schemas.unreadMessages, summary: 'Mark all as read, or all of a group' },
    (ctx) => messages.readAll(ctx.input.group, ctx),
  );
  route(
    app,
    endpoints.getUnreadCount,
    { in: schemas.nothingIn, out: schemas.unreadMessages, summary: 'How many are not read yet' },
    (ctx) => messages.unread(ctx),
  );
}
