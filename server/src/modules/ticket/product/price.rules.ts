import { DEFAULT_HOURS, type SeasonDays, seasonOn } from '@park/contract/park/hours';
import { type Prices, priceOf, priceRange } from '@park/contract/ticket/price';
import type { SlotDay } from '../slot.rules';

/** What of the park's hours a price needs. */
export type PriceHours = readonly SeasonDays[];

/** A product at what it costs on a day and at a time; itself where it costs the same always. @param seasons null: of a park that has set none */
export function pricedOn<P extends Prices>(product: P, seasons: PriceHours | null, { day, slotId }: SlotDay): P {
  if (product.prices.length === 0) return product;
  const season = seasonOn(seasons ?? DEFAULT_HOURS.seasons, day)?.id ?? '';
  return { ...product, price: priceOf(product.prices, product.price, { day, slotId, season }) };
}

/** The lowest and the highest price at some times, as answers tell them. @returns nothing where the product costs the same always */
export function pricesAt(
  product: Prices,
  seasons: PriceHours | null,
  times: readonly SlotDay[],
): { price?: number; priceTo?: number } {
  if (product.prices.length === 0 || times.length === 0) return {};
  return priceRange(times.map((time) => pricedOn(product, seasons, time).price));
}
