import { weekday } from '../parkTime';

/**
 * What a ticket costs on a day and at a time: the one rule by which the server sells, lists and moves and staff look ahead. Pure. Money is
 * fen, days are the park's (decision 247).
 */

/** A price of its own. What a rule does not say it holds for all of; it holds where everything that it says does. */
export interface PriceRule {
  /** The first and the last day of the visit, both included. */
  from?: string;
  until?: string;
  /** ISO: 1 is Monday. */
  weekdays?: number[];
  /** Ids of the park's seasons. */
  seasons?: string[];
  /** Ids of entry times. */
  slots?: string[];
  /** fen */
  price: number;
}

/** A product's price, and the rules that differ from it. */
export interface Prices {
  /** fen */
  price: number;
  prices: readonly PriceRule[];
}

/** When somebody enters. */
export interface PricedTime {
  day: string;
  slotId: string;
  /** Of the day: its id. */
  season: string;
}

export const MAX_PRICE_RULES = 20;

const holds = ({ from, until, weekdays, seasons, slots }: PriceRule, { day, slotId, season }: PricedTime): boolean =>
  (from === undefined || from <= day) &&
  (until === undefined || day <= until) &&
  (weekdays?.includes(weekday(day)) ?? true) &&
  (seasons?.includes(season) ?? true) &&
  (slots?.includes(slotId) ?? true);

/** What one ticket costs: the first rule that fits counts, else `base`. */
export function priceOf(rules: readonly PriceRule[], base: number, time: PricedTime): number {
  return rules.find((rule) => holds(rule, time))?.price ?? base;
}

/** The lowest of some prices, at least one, and the highest where it is another. */
export function priceRange(prices: readonly number[]): { price: number; priceTo?: number } {
  const [price, priceTo] = [Math.min(...prices), Math.max(...prices)];
  return priceTo > price ? { price, priceTo } : { price };
}

export const isEverFree = ({ price, prices }: Prices): boolean => price === 0 || prices.some((rule) => rule.price === 0);
