import { isPhoneOf } from '@park/contract/phone';
import { fitOf, ownFare } from '@park/contract/ticket/concession';
import type * as calls from '@park/contract/ticket/sale/calls';
import type { schemas } from '@park/contract/ticket/sale/schemas';
import type { z } from 'zod';
import { Batches, type Turn } from '../../../db/batches';
import type { Database } from '../../../db/db';
import { AppError } from '../../../http/appError';
import { isSameRequest, type Sending } from '../../../http/idempotencyKey';
import type { Handlers } from '../../../http/mount';
import { pickText } from '../../../i18n/lang';
import { saleOrders } from '../../../metrics';
import type { WaitingRooms } from '../../waitingRoom/waitingRoom.service';
import { hasTicketElsewhere } from '../order/order.repo';
import type { OrderViews } from '../order/order.view';
import { checkFare } from '../product/fare.rules';
import { readFares } from '../product/product.repo';
import { slotName } from '../slot.rules';
import { claimantOf, type Persons } from '../visitor/person.service';
import type { PersonChecks } from '../visitor/personChecks.service';
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
  persons: Persons;
  views: OrderViews;
  rooms: Pick<WaitingRooms, 'check' | 'ordered'>;
  checks: PersonChecks;
}

/** The ordering of tickets (R-ticket-1, R-ticket-2). */
export function createSale({ database, persons, views, rooms, checks }: SaleDeps) {
  const { db } = database;
  const expire: Expire = (due, now) => expireDue(database, now, due);
  const sellTogether = (requests: SaleRequest[], turn: Turn) => {
    saleOrders.observe(requests.length);
    return sell(database, expire, requests, turn);
  };
  const batches = new Batches<SaleRequest, SaleResult>(sellTogether, { maxItems: TOGETHER, atOnce: AT_ONCE });

  /** A retry is answered also when what it names was deleted meanwhile. */
  async function resolvePersons({ visitors = [] }: AddOrder, asker: Asker) {
    if (visitors.length === 0) return [];
    try {
      const resolved = await resolveVisitors(db, persons, asker.visitorId, visitors);
      return resolved.map((person) => {
        const { name, ...claimant } = claimantOf(persons.decrypt(person));
        return { ...person, plainName: name, ...claimant };
      });
    } catch (error) {
      return orderedBefore(asker, error);
    }
  }

  /** @throws `error` when this tap has made no order */
  async function orderedBefore({ visitorId, idempotencyKey, requestHash }: Asker, error: unknown) {
    const ordered = await findOrdered(db, visitorId, idempotencyKey);
    if (!ordered || !isSameRequest(ordered.requestHash, requestHash)) throw error;
    return { orderId: ordered.id };
  }

  async function sellNamed(request: SaleRequest, asker: Parameters<PersonChecks['run']>[0] & Asker): Promise<SaleResult> {
    const { slot, visitorId } = request;
    const hashes = request.persons.map(({ idHash }) => idHash);
    try {
      return await checks.run(
        asker,
        async () => {
          checks.requireLeft(asker);
          return batches.take(slotName(slot), request);
        },
        () => hasTicketElsewhere(db, visitorId, slot.day, hashes),
      );
    } catch (error) {
      if (!(error instanceof AppError && error.errorName === 'personChecksUsedUp')) throw error;
      return orderedBefore(asker, error);
    }
  }

  return {
    async getFares({ ticketId, day, slotId = '', savedVisitorIds }, { visitorId, lang }) {
      const { product, fares } = (await readFares(db, ticketId))({ day, slotId });
      const named = savedVisitorIds.map((savedVisitorId) => ({ savedVisitorId }));
      const people = (await resolveVisitors(db, persons, visitorId, named)).map((one) => claimantOf(persons.decrypt(one)));
      return savedVisitorIds.map((savedVisitorId, place) => {
        const who = people.slice(place, place + 1);
        const own = who[0] && ownFare(fares, who[0], day);
        const isCheaper = own !== undefined && own.id !== product.id && own.price < product.price;
        return {
          savedVisitorId,
          fits: checkFare(product, fares, who, day) === null,
          proofs: fitOf(product.concessions, who[0] ?? null, day)?.proofs ?? [],
          cheaper: isCheaper ? { ticketId: own.id, name: pickText(own.name, lang), price: own.price } : null,
        };
      });
    },

    async addOrder(input, ctx) {
      const { visitorId, lang, now, idempotencyKey: key, requestHash: hash } = ctx;
      const slot = { productId: input.ticketId, day: input.day, slotId: input.slotId };
      await rooms.check({ ...slot, visitorId }, key, now);
      const visitors = await resolvePersons(input, ctx);
      if ('orderId' in visitors) return views.readOrder(db, visitors.orderId, ctx);
      const { quantity, phone = '', guardian } = input;
      const { ticket: rules, phone: phones } = await ctx.rules();
      // Whoever comes from abroad may have no number that works here; messages reach them in the app.
      if (phone === '' && !visitors.some(({ idKind }) => idKind === 'passport')) throw new AppError('phoneMissing');
      if (!isPhoneOf(phones.regions, phone))
        return views.readOrder(db, (await orderedBefore(ctx, new AppError('phoneRegion', phones))).orderId, ctx);
      const request = { slot, visitorId, key, hash, quantity, phone, persons: visitors, guardian, rules, now };
      const result = await (visitors.length > 0 ? sellNamed(request, ctx) : batches.take(slotName(slot), request));
      rooms.ordered(visitorId);
      return 'made' in result ? views.toOrder(result.made, lang, now) : views.readOrder(db, result.orderId, ctx);
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}
