import { toParkIso } from '@park/contract/parkTime';
import type * as calls from '@park/contract/ticket/desk/calls';
import type { schemas } from '@park/contract/ticket/desk/schemas';
import type { Database } from '../../../db/db';
import type { Handlers } from '../../../http/mount';
import type { Pay } from '../../pay/pay.service';
import type { OrderViews } from '../order/order.view';
import { readForStaff } from '../order/orderStaff.service';
import type { Persons } from '../visitor/person.service';
import { refundApprovals } from './approval.service';
import { listEntries } from './entries.repo';
import { moveByPark } from './move.service';
import { orderNotes } from './note.service';
import { refundPart } from './partRefund.service';
import { correctPerson } from './person.service';
import { revealPhone } from './phone.service';
import { resendTickets } from './resend.service';

interface DeskDeps {
  database: Database;
  pay: Pay;
  views: OrderViews;
  persons: Persons;
}

/** What the help desk does with an order that its visitor cannot do alone. */
export function createOrderDesk({ database, pay, views, persons }: DeskDeps) {
  const { personOf } = views;
  return {
    ...orderNotes(database),
    ...refundApprovals(database, pay),

    async moveOrderByPark(input, staff) {
      await moveByPark({ database, personOf }, input, staff);
      return readForStaff(database.db, views, input.orderId, staff);
    },

    async refundPartByPark(input, staff) {
      const awaitsApproval = await refundPart(database, pay, input, staff);
      return { ...(await readForStaff(database.db, views, input.orderId, staff)), awaitsApproval };
    },

    async correctTicketPerson(input, staff) {
      await correctPerson({ database, persons, personOf }, input, staff);
      return readForStaff(database.db, views, input.orderId, staff);
    },

    resendTickets: (input, staff) => resendTickets(database, input, staff),

    getOrderPhone: (input, staff) => revealPhone(database, input, staff),

    async getOrderEntries({ orderId }) {
      const found = await listEntries(database.db, orderId);
      return found.map(({ at, undoneAt, ...row }) => ({ ...row, at: toParkIso(at), undoneAt: toParkIso(undoneAt) }));
    },
  } satisfies Handlers<typeof calls, typeof schemas>;
}
