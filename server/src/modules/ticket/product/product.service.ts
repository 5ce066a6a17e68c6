import { addDays, parkDay, toParkIso } from '@park/contract/parkTime';
import { TICKET } from '@park/contract/ticket/limits';
import type * as calls from '@park/contract/ticket/product/calls';
import type { schemas, TicketProduct } from '@park/contract/ticket/product/schemas';
import type { Database, Db } from '../../../db/db';
import { AppError, required } from '../../../http/appError';
import type { Handlers } from '../../../http/mount';
import { throwIfViolated } from '../../../http/violation';
import { type Lang, pickText } from '../../../i18n/lang';
import { checkDay } from '../slot.rules';
import * as repo from './product.repo';
import { availability, slotAvailability } from './product.rules';

/** What anyone may look at: what is sold, when, and how much is left of it. */
export function createProducts({ db }: Database) {
  return {
    async getTickets({ day: wanted }, { lang, now }) {
      const day = wanted ?? parkDay(now);
      throwIfViolated(checkDay(day, now));
      const slots = grouped(await repo.listTicketStock(db, [day], now), ({ productId }) => productId);
      return (await repo.listProductsOnSale(db)).map((row) => {
        const { remaining, state } = availability(slots.get(row.id) ?? [], now);
        return { ...toProduct(row, lang), day, remaining, state };
      });
    },

    async getTicket({ id }, { lang, now }) {
      const product = await takeOnSale(db, id);
      const days = Array.from({ length: TICKET.daysAhead + 1 }, (_, ahead) => addDays(parkDay(now), ahead));
      const slots = grouped(await repo.listTicketStock(db, days, now, id), ({ day }) => day);
      return {
        ...toProduct(product, lang),
        days: days.map((day) => ({ day, ...availability(slots.get(day) ?? [], now) })),
      };
    },

    async getTicketStock({ id, day }, { visitorId, now }) {
      throwIfViolated(checkDay(day, now));
      await takeOnSale(db, id);
      const slots = await repo.listTicketStock(db, [day], now, id);
      const offered = visitorId === '' ? new Map<string, number>() : await repo.listOffered(db, visitorId, id, day);
      return slots.map((slot) => ({
        id: slot.slotId,
        start: toParkIso(slot.startAt),
        end: toParkIso(slot.endAt),
        ...slotAvailability(slot, now),
        offered: offered.get(slot.slotId) ?? 0,
      }));
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** @throws AppError ticketNotFound, ticketNotOnSale */
export async function takeOnSale(db: Db, id: string): Promise<repo.ProductRow> {
  const row = required(await repo.findProduct(db, id), 'ticketNotFound');
  if (!row.onSale) throw new AppError('ticketNotOnSale');
  return row;
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
    ...row,
    name: pickText(row.name, lang),
    text: pickText(row.text, lang),
    includes: row.includes.map((line) => pickText(line, lang)),
    rules: row.rules.map((line) => pickText(line, lang)),
  };
}
