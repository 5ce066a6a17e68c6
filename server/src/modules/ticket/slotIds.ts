import type { CallInput } from '@park/contract/call';
import type { PriceRule } from '@park/contract/ticket/price';
import type { saveProduct, saveSlots } from '@park/contract/ticket/product/calls';

type SlotHours = Pick<CallInput<typeof saveSlots>['slots'][number], 'id' | 'start' | 'end'>;
type Stock = CallInput<typeof saveProduct>['stock'];

/** What the park calls a slot of the file: a slot that was moved while places of it were made has a new id, and the same hours. */
export function parkIds(slots: readonly SlotHours[], file: { slots?: readonly SlotHours[] }): Map<string, string> {
  const wanted = file.slots ?? [];
  const taken = new Set(wanted.map(({ id }) => id));
  return new Map(
    wanted.map(({ id, start, end }) => {
      const isThere = slots.some((slot) => slot.id === id);
      const same = !isThere && slots.find((slot) => slot.start === start && slot.end === end && !taken.has(slot.id));
      if (!same) return [id, id];
      taken.add(same.id);
      return [id, same.id];
    }),
  );
}

/** Rules of a price, of slots that have other ids here. */
export const rulesById = (prices: readonly PriceRule[], ids: Map<string, string>): PriceRule[] =>
  prices.map((rule) => (rule.slots ? { ...rule, slots: rule.slots.map((id) => ids.get(id) ?? id) } : rule));

/** Places by slot, of slots that have other ids here. */
export const byId = (stock: Stock, ids: Map<string, string>): Stock =>
  Object.fromEntries(Object.entries(stock).map(([id, places]) => [ids.get(id) ?? id, places]));
