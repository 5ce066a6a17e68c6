import { pricedOn } from '../product/price.rules';
import { type SlotKey, sameSlot, slotName } from '../slot.rules';
import type { SaleRequest } from './newOrder';
import type { LockedSlot, SaleQuery, SaleRead } from './sale.repo';
import { keyOf, personOn, type SaleFacts, type SlotFacts } from './sale.rules';

export const daysOf = (slots: SlotKey[]): string[] => slots.map(({ day }) => day);

/** What is read for so many requests at once. */
export function queryOf(requests: SaleRequest[], slots: SlotKey[], visitorIds: string[]): SaleQuery {
  const wanted = sums(requests.map(({ slot, quantity }) => [slotName(slot), quantity]));
  return {
    slots,
    wanted: slots.map((slot) => wanted.get(slotName(slot)) ?? 0),
    visitorIds,
    keys: requests.map(({ key }) => key),
    persons: requests.flatMap(({ persons, slot: { day } }) => persons.map(({ idHash }) => ({ hash: idHash, day }))),
  };
}

/** What is decided by. @param mayExpire false: what is over counts as if it were not */
export function toFacts(
  slots: SlotKey[],
  locked: Map<string, LockedSlot>,
  read: SaleRead,
  mayExpire: boolean,
): Omit<SaleFacts, 'consented'> {
  const due = new Set(mayExpire ? read.due.map(slotName) : []);
  const hasRules = read.fares.some(({ prices }) => prices.length > 0);
  const factsOf = (slot: SlotKey): SlotFacts => {
    const row = locked.get(slotName(slot));
    const offers = read.offers.filter((offer) => sameSlot(offer, slot));
    const product = read.products.find(({ id }) => id === slot.productId);
    return {
      product: product ? pricedOn(product, read.seasons, slot) : null,
      fares: hasRules ? read.fares.map((fare) => pricedOn(fare, read.seasons, slot)) : read.fares,
      stock: row ? { left: row.stock - row.taken, closed: row.closed, inBallot: row.inBallot, endAt: row.endAt } : null,
      offers: new Map(offers.map((offer) => [offer.visitorId, offer])),
      due: due.has(slotName(slot)),
    };
  };
  const dueDays = new Set(daysOf(read.dueOfDays));
  const isDue = (person: SaleRead['persons'][number]) => mayExpire && person.due;
  const personsWho = (test: typeof isDue) => new Set(read.persons.filter(test).map(({ day, hash }) => personOn(day, hash)));
  return {
    slots: new Map(slots.map((slot) => [slotName(slot), factsOf(slot)])),
    ordered: new Map(read.ordered.map((order) => [keyOf(order), order])),
    unpaid: sums(read.unpaid.map(({ visitorId }) => [visitorId, 1])),
    persons: personsWho((person) => !isDue(person)),
    due: personsWho(isDue),
    days: new Map(read.days.map(({ day, left }) => [day, { left, due: mayExpire && dueDays.has(day) }])),
  };
}

function sums(parts: [string, number][]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const [name, part] of parts) sum.set(name, (sum.get(name) ?? 0) + part);
  return sum;
}
