import { addDays, parkDay, toParkIso } from '@park/contract/parkTime';
import { TICKET } from '@park/contract/ticket/limits';
import type { TicketDetail, TicketOnDay, TicketProduct, TicketSlot } from '@park/contract/ticket/product/schemas';
import type { Database } from '../../../db/db';
import { AppError } from '../../../http/appError';
import type { CallContext } from '../../../http/callContext';
import { throwIfViolated } from '../../../http/violation';
import { type Lang, pickText } from '../../../i18n/lang';
import { checkDay } from '../order/order.rules';
import * as repo from './product.repo';
import { availability, slotAvailability } from './product.rules';

type Reader = Pick<CallContext, 'lang' | 'now'>;

/** What anyone may look at: what is sold, when, and how much is left of it. */
export interface Products {
  /** @throws AppError ticketDayPast, ticketDayTooFar */
  list(day: string | undefined, reader: Reader): Promise<TicketOnDay[]>;
  /** Today and the days ahead. @throws AppError ticketNotFound, ticketNotOnSale */
  detail(id: string, reader: Reader): Promise<TicketDetail>;
  /** @throws AppError ticketDayPast, ticketDayTooFar, ticketNotFound, ticketNotOnSale */
  stock(id: string, day: string, ctx: CallContext): Promise<TicketSlot[]>;
}

export function createProducts({ db }: Database): Products {
  const onSale = async (id: string) => {
    const row = await repo.findProduct(db, id);
    if (!row) throw new AppError('ticketNotFound');
    if (!row.onSale) throw new AppError('ticketNotOnSale');
    return row;
  };
  return {
    async list(wanted, { lang, now }) {
      const day = wanted ?? parkDay(now);
      throwIfViolated(checkDay(day, now));
      const places = grouped(await repo.listPlaces(db, [day], now), ({ productId }) => productId);
      return (await repo.listProductsOnSale(db)).map((row) => {
        const { remaining, state } = availability(places.get(row.id) ?? [], now);
        return { ...toProduct(row, lang), day, remaining, state };
      });
    },

    async detail(id, { lang, now }) {
      const product = await onSale(id);
      const days = Array.from({ length: TICKET.daysAhead + 1 }, (_, ahead) => addDays(parkDay(now), ahead));
      const places = grouped(await repo.listPlaces(db, days, now, id), ({ day }) => day);
      return {
        ...toProduct(product, lang),
        days: days.map((day) => ({ day, ...availability(places.get(day) ?? [], now) })),
      };
    },

    async stock(id, day, { visitorId, now }) {
      throwIfViolated(checkDay(day, now));
      await onSale(id);
      const places = await repo.listPlaces(db, [day], now, id);
      const offered = visitorId === '' ? new Map<string, number>() : await repo.listOffered(db, visitorId, id, day);
      return places.map((slot) => ({
        id: slot.slotId,
        start: toParkIso(slot.startAt),
        end: toParkIso(slot.endAt),
        ...slotAvailability(slot, now),
        offered: offered.get(slot.slotId) ?? 0,
      }));
    },
  };
}

function grouped<Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function toProduct(row: repo.ProductRow, lang: Lang): TicketProduct {
  return {
    id: row.id,
    kind: row.kind,
    name: pickText(row.name, lang),
    text: pickText(row.text, lang),
    motif: row.motif,
    price: row.price,
    realName: row.realName,
    lateRefundPercent: row.lateRefundPercent,
    includes: row.includes.map((line) => pickText(line, lang)),
    rules: row.rules.map((line) => pickText(line, lang)),
  };
}
