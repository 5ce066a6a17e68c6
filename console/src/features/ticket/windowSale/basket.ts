import { MAX_LINE_QUANTITY } from '@park/contract/ticket/windowSale/limits';
import type { WindowDesk, WindowLine } from '@park/contract/ticket/windowSale/schemas';

type Product = WindowDesk['products'][number];
export type Slot = Product['slots'][number];

/** How many of each product, in the order they were chosen in. */
export type Basket = readonly { ticketId: string; quantity: number }[];

export const quantityOf = (basket: Basket, ticketId: string): number =>
  basket.find((line) => line.ticketId === ticketId)?.quantity ?? 0;

/** Sets how many of a product there are; none takes it out. */
export function setQuantity(basket: Basket, ticketId: string, quantity: number): Basket {
  const within = Math.max(0, Math.min(quantity, MAX_LINE_QUANTITY));
  const isIn = basket.some((line) => line.ticketId === ticketId);
  const set = isIn
    ? basket.map((line) => (line.ticketId === ticketId ? { ticketId, quantity: within } : line))
    : [...basket, { ticketId, quantity: within }];
  return set.filter((line) => line.quantity > 0);
}

/** One ticket less of what was chosen last. */
export function takeLast(basket: Basket): Basket {
  const last = basket.at(-1);
  return last ? setQuantity(basket, last.ticketId, last.quantity - 1) : basket;
}

export const ticketsIn = (basket: Basket): number => basket.reduce((sum, { quantity }) => sum + quantity, 0);

/** What one costs at an entry time, fen; a node of the release before tells of no price but the product's. */
export const priceAt = (product: Product, slot: Slot | undefined): number => slot?.price ?? product.price;

/** fen */
export const amountOf = (basket: Basket, products: readonly Product[], slotId: string): number =>
  products.reduce((sum, one) => sum + priceAt(one, slotIn(one, slotId)) * quantityOf(basket, one.id), 0);

/** Entry times of a day, those of all products together, as they begin. */
export function slotsOf(products: readonly Product[]): Slot[] {
  const all = new Map(products.flatMap(({ slots }) => slots.map((slot) => [slot.id, slot])));
  return [...all.values()].sort((a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end));
}

export const slotIn = ({ slots }: Product, slotId: string): Slot | undefined => slots.find(({ id }) => id === slotId);

export const isBookable = (slot: Slot | undefined): boolean => slot?.state === 'open' || slot?.state === 'few';

/** Where a walk-in goes: the first that still lets people in. */
export const firstSlot = (products: readonly Product[]): string =>
  slotsOf(products).find(({ id }) => products.some((product) => isBookable(slotIn(product, id))))?.id ?? '';

export const linesOf = (basket: Basket, slotId: string, visitors: Record<string, WindowLine['visitors']>): WindowLine[] =>
  basket.map(({ ticketId, quantity }) => ({ ticketId, slotId, quantity, visitors: visitors[ticketId] }));
