import { nextOpenDay, openingOf, type ParkHours } from '@park/contract/park/hours';
import type { ParkRules } from '@park/contract/park/rules';
import { addDays, parkDay, toParkIso } from '@park/contract/parkTime';
import { reasonIn } from '@park/contract/preparedReasons';
import { FARE_KINDS } from '@park/contract/ticket/limits';
import type * as calls from '@park/contract/ticket/product/calls';
import type { Opening, schemas, TicketDetail, TicketProduct } from '@park/contract/ticket/product/schemas';
import type { Database, Db } from '../../../db/db';
import { AppError, required } from '../../../http/appError';
import type { Handlers } from '../../../http/mount';
import { throwIfViolated } from '../../../http/violation';
import { type Lang, type Localized, pickText } from '../../../i18n/lang';
import { type Crowds, toCrowd } from '../../capacity/crowd.service';
import { coverUrl } from '../../file/file.service';
import { readHours } from '../../park/park.service';
import { isPreview } from '../../preview/preview.service';
import { listSlots } from '../slot.repo';
import { checkDay, slotDaysOn, slotFilter, WIDEST } from '../slot.rules';
import { pricedOn, pricesAt } from './price.rules';
import * as repo from './product.repo';
import { availability, slotAvailability } from './product.rules';
import { previewStock, readPreview } from './productPreview.service';

/** Ballots of a product that are not drawn, as its page tells them. */
export type UndrawnBallots = (productId: string, now: number) => Promise<TicketDetail['ballots']>;

/** What anyone may look at: what is sold, when, and how much is left of it. */
export function createProducts(
  { db }: Database,
  { undrawn, crowds }: { undrawn: UndrawnBallots; crowds: Pick<Crowds, 'read'> },
) {
  const listStock = (lang: Lang, days: string[], now: number, productId?: string) =>
    listStockIn(db, lang, days, now, productId);
  /** A product with what is left of it on days. @throws AppError ticketNotFound, ticketNotOnSale */
  const take = async (id: string, days: string[], { lang, now }: { lang: Lang; now: number }) => {
    if (!isPreview(id)) return { product: await takeOnSale(db, id), ...(await listStock(lang, days, now, id)) };
    const preview = await readPreview(db, id, now);
    const { hours, stock: saved } = await listStock(lang, days, now, preview.savedId ?? '');
    const slots = await listSlots(db);
    return {
      product: { ...preview, id },
      hours,
      stock: previewStock(preview, { on: slotDaysOn(hours, slots, days), slots, saved }),
    };
  };

  return {
    async getOpening(_, { lang, now, rules }) {
      const [{ stock, today, tomorrow, next }, crowd] = await Promise.all([
        readOpening(db, await rules(), lang, now),
        crowds.read(now),
      ]);
      const full = availability(
        stock.filter(({ day, productId }) => day === today.day && productId === stock[0]?.productId),
        now,
      ).full;
      return { today: { ...today, crowd: crowd && toCrowd(crowd), ...(full && { full }) }, tomorrow, next };
    },

    async getTickets({ day: wanted }, { lang, now, rules }) {
      const day = wanted ?? parkDay(now);
      throwIfViolated(checkDay(day, (await rules()).ticket, now));
      const { hours, stock } = await listStock(lang, [day], now);
      const slots = grouped(stock, ({ productId }) => productId);
      return (await repo.listProductsOnSale(db)).map((row) => {
        const own = slots.get(row.id) ?? [];
        const { closedReason: _, ...available } = availability(own, now);
        return { ...toProduct(row, lang), ...pricesAt(row, hours.seasons, toCome(own, now)), day, ...available };
      });
    },

    async getTicket({ id }, { lang, now, rules }) {
      const days = daysOnSale(await rules(), now);
      const { product, hours, stock } = await take(id, days, { lang, now });
      const ballots = await undrawn(id, now);
      const slots = grouped(stock, ({ day }) => day);
      const pricesOf = (own: repo.DaySlot[]) => pricesAt(product, hours.seasons, toCome(own, now));
      return {
        ...toProduct(product, lang),
        ...pricesOf(stock),
        concessions: product.concessions,
        days: days.map((day) => {
          const own = slots.get(day) ?? [];
          return { day, ...availability(own, now, closedByHours(hours, day, lang)?.reason), ...pricesOf(own) };
        }),
        ballots,
      };
    },

    async getTicketStock({ id, day }, { visitorId, lang, now, rules }) {
      const offered = visitorId === '' ? new Map<string, number>() : await repo.listOffered(db, visitorId, id, day);
      throwIfViolated(checkDay(day, offered.size > 0 ? WIDEST : (await rules()).ticket, now));
      const { product, hours, stock } = await take(id, [day], { lang, now });
      return stock.map((slot) => ({
        ...toSlot(slot, now),
        offered: offered.get(slot.slotId) ?? 0,
        ...(product.prices.length > 0 && { price: pricedOn(product, hours.seasons, slot).price }),
      }));
    },

    async getTicketsBeside({ id, day, slotId }, { lang, now, rules }) {
      throwIfViolated(checkDay(day, (await rules()).ticket, now));
      const [onSale, { hours, stock }] = await Promise.all([repo.listProductsOnSale(db), listStock(lang, [day], now)]);
      const fares = onSale.filter(({ kind }) => FARE_KINDS.includes(kind));
      const own = stock.find((slot) => slot.productId === id && slot.slotId === slotId);
      if (!own || !fares.some((fare) => fare.id === id)) return [];
      const isThen = ({ startAt, endAt }: repo.DaySlot) => startAt === own.startAt && endAt === own.endAt;
      return fares.flatMap((fare) => {
        const slot = fare.id === id ? undefined : stock.find((one) => one.productId === fare.id && isThen(one));
        if (!slot) return [];
        const { price } = pricedOn(fare, hours.seasons, slot);
        return [{ ...toProduct(fare, lang), price, concessions: fare.concessions, slot: toSlot(slot, now) }];
      });
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

const toSlot = (slot: repo.DaySlot, now: number) => ({
  id: slot.slotId,
  start: toParkIso(slot.startAt),
  end: toParkIso(slot.endAt),
  ...slotAvailability(slot, now),
});

/** What is over has no price any more, unless all of it is. */
function toCome(slots: repo.DaySlot[], now: number): repo.DaySlot[] {
  const coming = slots.filter(({ endAt }) => endAt > now);
  return coming.length > 0 ? coming : slots;
}

/** Of the slots that the days have, with the reasons of closures as the reader says them. */
async function listStockIn(db: Db, lang: Lang, days: string[], now: number, productId?: string) {
  const [hours, slots, stock] = await Promise.all([
    readHours(db),
    listSlots(db),
    repo.listTicketStock(db, days, now, productId),
  ]);
  return {
    hours,
    stock: stock
      .filter(slotFilter(hours, slots))
      .map((slot) => ({ ...slot, closedReason: slot.closedReason && reasonIn(slot.closedReason, lang) })),
  };
}

/** Whether the park is open today and tomorrow, by hours and closures, and on which day after today next. @param now epoch ms */
export async function readOpening(db: Db, rules: ParkRules, lang: Lang, now: number) {
  const days = daysOnSale(rules, now);
  const { hours, stock } = await listStockIn(db, lang, days, now);
  const slots = grouped(stock, ({ day }) => day);
  const all = days.map((day) => openDay(day, slots.get(day) ?? [], now, closedByHours(hours, day, lang)));
  const [today, tomorrow] = all as [Opening['today'], Opening['today']];
  // Of days that are not sold yet nothing is closed but by the hours.
  const next = all.slice(1).find(({ closed }) => !closed)?.day ?? nextOpenDay(hours, days.at(-1) ?? parkDay(now));
  return { hours, stock, today, tomorrow, next };
}

/** Why the park is closed on a day by its hours; undefined: it is open. */
function closedByHours(hours: ParkHours<Localized>, day: string, lang: Lang): { reason: string | null } | undefined {
  const { spans, reason } = openingOf(hours, day);
  return spans.length > 0 ? undefined : { reason: reason && pickText(reason, lang) };
}

const daysOnSale = ({ ticket: { daysAhead } }: ParkRules, now: number) =>
  Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(parkDay(now), ahead));

/** A day by all its slots: the first product is what most visitors come for, the next where that one alone is closed, and closed is what is closed for all of them. */
function openDay(
  day: string,
  slots: repo.DaySlot[],
  now: number,
  byHours: { reason: string | null } | undefined,
): Opening['today'] {
  const products = [...grouped(slots, ({ productId }) => productId).values()];
  const each = products.map((its) => availability(its, now));
  const closed = byHours !== undefined || (each.length > 0 && each.every(({ state }) => state === 'closed'));
  return {
    day,
    closed,
    reason: closed ? (byHours?.reason ?? each[0]?.closedReason ?? null) : null,
    slots: (products[0] ?? []).map((slot) => {
      const open = slot.closed ? slots.find(({ slotId, closed }) => slotId === slot.slotId && !closed) : undefined;
      const { remaining, state } = slotAvailability(open ?? slot, now);
      return { start: toParkIso(slot.startAt), end: toParkIso(slot.endAt), remaining, state };
    }),
  };
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

function toProduct(row: Omit<repo.ProductRow, 'version' | 'updatedAt' | 'updatedBy'>, lang: Lang): TicketProduct {
  return {
    ...row,
    cover: coverUrl(row.coverId),
    name: pickText(row.name, lang),
    text: pickText(row.text, lang),
    includes: row.includes.map((line) => pickText(line, lang)),
    rules: row.rules.map((line) => pickText(line, lang)),
  };
}
