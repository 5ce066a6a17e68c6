import type * as calls from '@park/contract/ticket/sale/calls';
import type { schemas } from '@park/contract/ticket/sale/schemas';
import type { z } from 'zod';
import { Batches } from '../../../db/batches';
import type { Database } from '../../../db/db';
import { AppError } from '../../../http/appError';
import { isSameRequest, type Sending } from '../../../http/idempotencyKey';
import type { Handlers } from '../../../http/mount';
import { saleOrders } from '../../../metrics';
import type { Pay } from '../../pay/pay.service';
import type { OrderViews } from '../order/order.view';
import { slotName } from '../slot.rules';
import type { Persons } from '../visitor/person.service';
import { resolveVisitors } from '../visitor/savedVisitor.service';
import { expireDue } from './expiry.service';
import type { SaleRequest } from './newOrder';
import { findOrdered } from './sale.repo';
import { type Expire, type SaleResult, sell } from './sale.service';

/** Orders that one transaction takes at most, and such transactions at once: while one is committed, the next is prepared. */
const TOGETHER = 64;
const AT_ONCE = 2;

type AddOrder = z.output<typeof schemas.addOrder.in>;

type Asker = Sending & { visitorId: string };

export interface SaleDeps {
  database: Database;
  pay: Pay;
  persons: Persons;
  views: OrderViews;
}

/** The ordering of tickets (R-ticket-1, R-ticket-2). */
export function createSale({ database, pay, persons, views }: SaleDeps) {
  const { db } = database;
  const expire: Expire = (due, now) => expireDue(database, pay, now, due);
  const sellTogether = (requests: SaleRequest[]) => {
    saleOrders.observe(requests.length);
    return sell(database, expire, requests);
  };
  const batches = new Batches<SaleRequest, SaleResult>(sellTogether, { most: TOGETHER, atOnce: AT_ONCE });

  /** A retry is answered also when what it names was deleted meanwhile. */
  async function resolvePersons({ visitors = [] }: AddOrder, { visitorId, idempotencyKey, requestHash }: Asker) {
    if (visitors.length === 0) return [];
    try {
      const resolved = await resolveVisitors(db, persons, visitorId, visitors);
      return resolved.map((person) => {
        const { name, birthday = null } = persons.decrypt(person);
        return { ...person, plainName: name, birthday };
      });
    } catch (error) {
      const ordered = await findOrdered(db, visitorId, idempotencyKey);
      if (!ordered || !isSameRequest(ordered.requestHash, requestHash)) throw error;
      return { orderId: ordered.id };
    }
  }

  return {
    async addOrder(input, ctx) {
      const { visitorId, lang, now, idempotencyKey: key, requestHash: hash } = ctx;
      const slot = { productId: input.ticketId, day: input.day, slotId: input.slotId };
      const visitors = await resolvePersons(input, ctx);
      if ('orderId' in visitors) return views.readOrder(db, visitors.orderId, ctx);
      const { quantity, phone = '' } = input;
      // Whoever comes from abroad may have no number that works here; messages reach them in the app.
      if (phone === '' && !visitors.some(({ idKind }) => idKind === 'passport')) throw new AppError('phoneMissing');
      const request = { slot, visitorId, key, hash, quantity, phone, persons: visitors, now };
      const result = await batches.take(slotName(slot), request);
      return 'made' in result ? views.toOrder(result.made, lang, now) : views.readOrder(db, result.orderId, ctx);
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}
