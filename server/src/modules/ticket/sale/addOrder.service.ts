import { isPhoneOf } from '@park/contract/phone';
import { fitOf, ownFare } from '@park/contract/ticket/concession';
import type * as calls from '@park/contract/ticket/sale/calls';
import type { schemas } from '@park/contract/ticket/sale/schemas';
import type { z } from 'zod';
import { Batches, type Turn } from '../../../db/batches';
import type { Database } from '../../../db/db';
import { newId } from '../../../db/newId';
import { AppError } from '../../../http/appError';
import type { CallContext } from '../../../http/callContext';
import { isSameRequest, type Sending } from '../../../http/idempotencyKey';
import type { Handlers } from '../../../http/mount';
import { pickText } from '../../../i18n/lang';
import { saleOrders } from '../../../metrics';
import type { WaitingRooms } from '../../waitingRoom/waitingRoom.service';
import { hasTicketElsewhere } from '../order/order.repo';
import type { OrderViews } from '../order/order.view';
import { checkFare } from '../product/fare.rules';
import { readFares } from '../product/product.repo';
import { type SlotKey, slotName } from '../slot.rules';
import { claimantOf, type Persons } from '../visitor/person.service';
import type { PersonChecks } from '../visitor/personChecks.service';
import { resolveVisitors } from '../visitor/savedVisitor.service';
import { expireDue } from './expiry.service';
import type { SaleRequest } from './newOrder';
import { findOrdered } from './sale.repo';
import { type Expire, type SaleResult, sell, sellWhole } from './sale.service';

/** Orders that one transaction takes at most, and such transactions at once: while one is committed, the next is prepared. */
const TOGETHER = 64;
const AT_ONCE = 2;

/** What is ordered at once: one product, or a basket of several. */
type Wish = z.output<typeof schemas.addBasket.in>;

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
  /** A basket waits for its locks on a connection: more of them at once would take those of everybody else. */
  const baskets = new Batches<SaleRequest[], SaleResult>(sellBaskets, { maxItems: 1, atOnce: AT_ONCE });

  function sellBaskets(waiting: SaleRequest[][]): Promise<PromiseSettledResult<SaleResult>[]> {
    return Promise.allSettled(
      waiting.map(async (requests): Promise<SaleResult> => {
        const [result] = await sellWhole(database, expire, requests);
        // What was made is read with what stands beside it.
        return { orderId: result && 'orderId' in result ? result.orderId : (requests[0]?.basket?.id ?? '') };
      }),
    );
  }

  /** A retry is answered also when what it names was deleted meanwhile. */
  async function resolvePersons({ lines }: Wish, asker: Asker) {
    const visitors = lines.flatMap((line) => line.visitors ?? []);
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

  /** The first of the orders. What is one order goes with those of others; a basket by itself, all of it or nothing. */
  function sellAll(requests: SaleRequest[]): Promise<SaleResult> {
    const [first, ...others] = requests as [SaleRequest, ...SaleRequest[]];
    const name = slotName(first.slot);
    return others.length === 0 ? batches.take(name, first) : baskets.take(name, requests);
  }

  async function sellNamed(requests: SaleRequest[], day: string, asker: Parameters<PersonChecks['run']>[0] & Asker) {
    const hashes = requests.flatMap((request) => request.persons.map(({ idHash }) => idHash));
    try {
      return await checks.run(
        asker,
        async () => {
          checks.requireLeft(asker);
          return sellAll(requests);
        },
        () => hasTicketElsewhere(db, asker.visitorId, day, hashes),
      );
    } catch (error) {
      if (!(error instanceof AppError && error.errorName === 'personChecksUsedUp')) throw error;
      return orderedBefore(asker, error);
    }
  }

  async function order(wish: Wish, ctx: Parameters<PersonChecks['run']>[0] & CallContext & Sending) {
    const { visitorId, lang, now, requestHash: hash } = ctx;
    const { day, lines, phone = '', guardian } = wish;
    const isBasket = lines.length > 1;
    // A dot is in no key that an app sends.
    const keys = lines.map((_, nth) => (isBasket ? `${ctx.idempotencyKey}.${nth}` : ctx.idempotencyKey));
    const asker = { ...ctx, idempotencyKey: keys[0] ?? '' };
    const slots = lines.map(({ ticketId, slotId }) => ({ productId: ticketId, day, slotId }));
    for (const slot of slots) await rooms.check({ ...slot, visitorId }, asker.idempotencyKey, now);
    const visitors = await resolvePersons(wish, asker);
    if ('orderId' in visitors) return views.readOrder(db, visitors.orderId, ctx);
    const { ticket: rules, phone: phones } = await ctx.rules();
    // Whoever comes from abroad may have no number that works here; messages reach them in the app.
    if (phone === '' && !visitors.some(({ idKind }) => idKind === 'passport')) throw new AppError('phoneMissing');
    if (!isPhoneOf(phones.regions, phone))
      return views.readOrder(db, (await orderedBefore(asker, new AppError('phoneRegion', phones))).orderId, ctx);
    const basket = isBasket ? { id: newId(), quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0) } : undefined;
    const named = [...visitors];
    const requests = lines.map(
      ({ quantity, visitors: own = [] }, nth): SaleRequest => ({
        ...{ visitorId, hash, quantity, basket, phone, guardian, rules, now, key: keys[nth] ?? '' },
        id: nth === 0 ? basket?.id : undefined,
        slot: slots[nth] as SlotKey,
        persons: named.splice(0, own.length),
      }),
    );
    const result = await (visitors.length > 0 ? sellNamed(requests, day, asker) : sellAll(requests));
    rooms.ordered(visitorId);
    return 'made' in result ? views.toOrder(result.made, lang, now) : views.readOrder(db, result.orderId, ctx);
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
          own: own?.id ?? null,
          fares: [product, ...fares.filter(({ id }) => id !== product.id)].flatMap((fare) => {
            if (who.length === 0 || checkFare(fare, fares, who, day) !== null) return [];
            return [{ ticketId: fare.id, proofs: fitOf(fare.concessions, who[0] ?? null, day)?.proofs ?? [] }];
          }),
        };
      });
    },

    addOrder: ({ day, phone, guardian, ...line }, ctx) => order({ day, phone, guardian, lines: [line] }, ctx),
    addBasket: order,
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}
