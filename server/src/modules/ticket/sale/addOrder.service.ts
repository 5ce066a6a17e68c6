import { createHmac, hkdfSync } from 'node:crypto';
import { IDEMPOTENCY_KEY } from '@park/contract/idempotencyKey';
import type * as calls from '@park/contract/ticket/sale/calls';
import type { schemas } from '@park/contract/ticket/sale/schemas';
import type { z } from 'zod';
import { Batches } from '../../../db/batches';
import type { Database } from '../../../db/db';
import { AppError } from '../../../http/appError';
import { idempotencyKeyOf } from '../../../http/idempotencyKey';
import type { Handlers } from '../../../http/mount';
import type { Pay } from '../../pay/pay.service';
import type { OrderViews } from '../order/order.view';
import type { SlotKey } from '../slot.rules';
import type { Persons } from '../visitor/person.service';
import { resolveVisitors } from '../visitor/savedVisitor.service';
import { expireDue } from './expiry.service';
import { findOrdered } from './sale.repo';
import { type SaleRequest, type SaleResult, sell } from './sale.service';

/** Orders of one product, day and slot that one transaction takes at most. */
const TOGETHER = 64;
const KEY_BYTES = 32;

type AddOrder = z.output<typeof schemas.addOrder.in>;

export interface SaleDeps {
  database: Database;
  pay: Pay;
  persons: Persons;
  views: OrderViews;
  authSecret: string;
  /** Orders that one transaction takes at most; 1 takes each alone. */
  together?: number;
}

/** The ordering of tickets (R-ticket-1, R-ticket-2). */
export function createSale({ database, pay, persons, views, authSecret, together = TOGETHER }: SaleDeps) {
  const { db } = database;
  const hashOf = requestHasher(authSecret);
  const batches = new Batches<SaleRequest & { slot: SlotKey }, SaleResult>((requests) => {
    const expire = (slot: SlotKey, orderIds: string[], now: number) => expireDue(database, pay, now, { slot, orderIds });
    return sell(database, expire, requests[0]?.slot as SlotKey, requests);
  }, together);

  /** A retry is answered also when what it names was deleted meanwhile. */
  async function resolvePersons({ visitors = [] }: AddOrder, key: string, hash: string, visitorId: string) {
    if (visitors.length === 0) return [];
    try {
      const resolved = await resolveVisitors(db, persons, visitorId, visitors);
      return resolved.map((person) => {
        const { name, birthday = null } = persons.decrypt(person);
        return { ...person, plainName: name, birthday };
      });
    } catch (error) {
      const orderId = await findOrdered(db, visitorId, key, hash);
      if (orderId === undefined) throw error;
      return { orderId };
    }
  }

  return {
    async addOrder(input, ctx) {
      const key = idempotencyKeyOf(ctx.req);
      if (key === undefined || !IDEMPOTENCY_KEY.test(key)) throw new AppError('idempotencyKeyMissing');
      const { visitorId, lang, now } = ctx;
      const slot = { productId: input.ticketId, day: input.day, slotId: input.slotId };
      const hash = hashOf(input);
      const visitors = await resolvePersons(input, key, hash, visitorId);
      if ('orderId' in visitors) return views.readOrder(db, visitors.orderId, ctx);
      const { quantity, phone = '' } = input;
      // Whoever comes from abroad may have no number that works here; messages reach them in the app.
      if (phone === '' && !visitors.some(({ idKind }) => idKind === 'passport')) throw new AppError('phoneMissing');
      const request = { slot, visitorId, key, hash, quantity, phone, persons: visitors, now };
      const result = await batches.take(`${slot.productId} ${slot.day} ${slot.slotId}`, request);
      return 'made' in result ? views.toOrder(result.made, lang, now) : views.readOrder(db, result.orderId, ctx);
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/**
 * What was asked for under an idempotency key, as a digest. Keyed, because a phone or an identity number can be guessed from
 * a plain one.
 */
function requestHasher(authSecret: string): (input: AddOrder) => string {
  const key = new Uint8Array(hkdfSync('sha256', authSecret, '', 'park order request 1', KEY_BYTES));
  return ({ ticketId, day, slotId, quantity, phone, visitors = [] }) => {
    const persons = visitors.map(({ savedVisitorId, name, idKind, idNumber, birthday }) => [
      ...[savedVisitorId, name, idKind, idNumber],
      ...(birthday ? [birthday] : []),
    ]);
    const text = JSON.stringify([ticketId, day, slotId, quantity, phone, persons]);
    return createHmac('sha256', key).update(text).digest('base64url');
  };
}
