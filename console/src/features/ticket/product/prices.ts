import { HOLIDAY_YEARS, type Holiday } from '@park/contract/park/holidays';
import { openingOf, type ParkHours } from '@park/contract/park/hours';
import { addDays } from '@park/contract/parkTime';
import { type PriceRule, priceOf, priceRange } from '@park/contract/ticket/price';
import type { ParkSlot } from '@park/contract/ticket/product/schemas';
import { isSlotOn } from '@park/contract/ticket/slot';

/** A rule as the form has it: what it does not say is empty, money is yuan. */
export interface PriceForm {
  from: string;
  until: string;
  weekdays: number[];
  seasons: string[];
  slots: string[];
  /** Null: not typed yet. */
  yuan: number | null;
}

export const NEW_PRICE: PriceForm = { from: '', until: '', weekdays: [], seasons: [], slots: [], yuan: null };

export const toPriceForm = ({ price, ...rule }: PriceRule): PriceForm => ({ ...NEW_PRICE, ...rule, yuan: price / 100 });

const inFen = (yuan: number | null) => Math.round((yuan ?? 0) * 100);

/** In the order of the week; a day of its own is typed once. */
export function fromPriceForm({ from, until, weekdays, seasons, slots, yuan }: PriceForm): PriceRule {
  return {
    ...(from && { from }),
    ...(until && { until }),
    ...(weekdays.length > 0 && { weekdays: [...weekdays].sort() }),
    ...(seasons.length > 0 && { seasons }),
    ...(slots.length > 0 && { slots }),
    price: inFen(yuan),
  };
}

/** Those that are not over, each with its year where its name alone would not tell it. @param today park day */
export const holidaysToCome = (today: string): (Holiday & { year: number })[] =>
  HOLIDAY_YEARS.flatMap(({ year, holidays }) => holidays.map((holiday) => ({ ...holiday, year }))).filter(
    ({ until }) => until >= today,
  );

export const toHolidayPrice = ({ from, until }: Holiday): PriceForm => ({ ...NEW_PRICE, from, until });

interface Typed {
  yuan: number | null;
  prices: readonly PriceForm[];
  /** Of the entry times that it is sold for. */
  stock: Record<string, number | null>;
}

/** What a day costs with what is typed, fen; `own`: not what the product usually does; without a price it is not sold that day. */
export interface DayPrice {
  day: string;
  price?: number;
  priceTo?: number;
  own: boolean;
}

/** So many days from one on. A rule whose price is not typed yet holds nowhere. */
export function pricesAhead(
  { yuan, prices, stock }: Typed,
  hours: ParkHours<unknown>,
  slots: readonly ParkSlot[],
  first: string,
  count: number,
): DayPrice[] {
  const rules = prices.filter((rule) => rule.yuan !== null).map(fromPriceForm);
  const sold = slots.filter(({ id, retired }) => !retired && typeof stock[id] === 'number');
  return Array.from({ length: count }, (_, ahead) => {
    const day = addDays(first, ahead);
    const { season } = openingOf(hours, day);
    const each = sold
      .filter((slot) => isSlotOn(hours, slot, day))
      .map(({ id }) => priceOf(rules, inFen(yuan), { day, slotId: id, season }));
    return { day, ...(each.length > 0 && priceRange(each)), own: each.some((price) => price !== inFen(yuan)) };
  });
}
