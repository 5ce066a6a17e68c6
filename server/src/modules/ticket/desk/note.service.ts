import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/ticket/desk/calls';
import type { OrderNote, schemas } from '@park/contract/ticket/desk/schemas';
import type { Database, Db } from '../../../db/db';
import { AppError, required } from '../../../http/appError';
import type { Handlers } from '../../../http/mount';
import { audit } from '../../staff/audit.service';
import { lockOrder } from '../order/order.repo';
import * as repo from './note.repo';

/** What staff write about an order for each other. No visitor reads it in the app; it is in their export and goes when they are erased. */
export function orderNotes(database: Database) {
  const list = async (db: Db, orderId: string): Promise<OrderNote[]> =>
    (await repo.listNotes(db, orderId)).map(({ id, at, adminName, text }) => ({ id, at: toParkIso(at), by: adminName, text }));
  return {
    getOrderNotes: ({ orderId }) => list(database.db, orderId),

    /** @throws AppError orderNotFound, orderNoteOther (the id was of another text or order) */
    addOrderNote: ({ orderId, id, text }, staff) =>
      database.transaction(async (tx) => {
        required(await lockOrder(tx, orderId), 'orderNotFound');
        const { admin, now } = staff;
        const note = { id, orderId, at: now, adminId: admin?.id ?? '', adminName: admin?.userName ?? '', text };
        if (await repo.insertNote(tx, note)) await audit(tx, staff, 'ticket.addOrderNote', `order:${orderId}`);
        const notes = await list(tx, orderId);
        if (!notes.some((one) => one.id === id && one.text === text)) throw new AppError('orderNoteOther');
        return notes;
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}
