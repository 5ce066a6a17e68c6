import { plainPhone } from '@park/contract/phone';
import type { GuardianYes } from '@park/contract/ticket/guardian/schemas';
import { FARE_KINDS } from '@park/contract/ticket/limits';
import type { Order } from '@park/contract/ticket/order/schemas';
import { getTicketsBeside } from '@park/contract/ticket/product/calls';
import type { TicketBeside, TicketDetail } from '@park/contract/ticket/product/schemas';
import { getSavedVisitors } from '@park/contract/ticket/visitor/calls';
import { useCall } from '@/api/useCall';
import { useRules } from '@/api/usePark';
import { useT } from '@/i18n/useT';
import { keepDraft } from '@/platform/draft';
import { useVisitorId } from '@/session/store';
import { useForm } from '@/ui/useForm';
import { listed } from '../product/concessionWords';
import { leftOf, priceAt } from '../product/rules';
import { useTicketStock } from '../product/useTicketStock';
import { assignFares, type BasketLine, namesOn, readCount, totalOf, writeCounts } from './basket';
import { cheapestBasket, readParty } from './party';
import { type OrderField, orderErrors } from './rules';
import { useFares } from './useFares';
import { useOrderSending } from './useOrderSending';

/** All of it text, to be kept on the phone. Visitors are ids of saved ones: names and numbers stay on the server. */
const EMPTY = {
  day: '',
  slotId: '',
  quantity: '1',
  /** Of the other fares, as `writeCounts` says it. */
  others: '',
  /** Ids, by spaces. */
  visitors: '',
  phone: '',
  /** The link the draft was begun from: a newer link's day and slot win over the draft's. */
  link: '',
};

interface Wanted {
  day: string;
  slotId: string;
}

const draftKey = (visitorId: string, ticketId: string) => `draft-ticket-${visitorId}-${ticketId}` as const;

/** Writes the form ahead of its page, for places that are held for this visitor. */
export function beginOrder(
  visitorId: string,
  ticketId: string,
  { day, slotId, quantity, visitors }: Wanted & { quantity: number; visitors: readonly string[] },
): void {
  const wish = { day, slotId, quantity: String(quantity), visitors: visitors.join(' '), link: `${day} ${slotId}` };
  keepDraft(draftKey(visitorId, ticketId), { ...EMPTY, ...wish });
}

const NO_FARES: TicketBeside[] = [];

/** Ordering a product and the other fares of its time: the form with its mistakes, kept on the phone until it was sent, and what its fields stand for. */
export function useOrderForm(product: TicketDetail, wanted: Wanted) {
  const { id } = product;
  const {
    ticket: { error: t },
    concession,
  } = useT();
  const visitorId = useVisitorId();
  const draft = draftKey(visitorId, id);
  const { perOrder } = useRules().ticket;
  const sending = useOrderSending(`${draft}-key`);
  const typed = useForm(draft, EMPTY, mistakesOf, sending.forget);
  const link = `${wanted.day} ${wanted.slotId}`;
  const form = typed.form.link === link ? typed.form : { ...typed.form, ...wanted, link };
  const { day, slotId, phone } = form;
  const stock = useTicketStock(id, day);
  const slot = stock.slots.find((one) => one.id === slotId) ?? null;
  // What is offered from the waiting list is of one fare.
  const hasOthers = slot !== null && slot.offered === 0 && FARE_KINDS.includes(product.kind);
  const beside = useCall(getTicketsBeside, { id, day, slotId }, { enabled: hasOthers });

  // What was offered can be taken whole, whatever the park has chosen since.
  const limit = Math.max(perOrder, slot?.offered ?? 0);
  const maxQuantity = slot && leftOf(slot, stock.now);
  let room = limit;
  const take = (count: number) => {
    const taken = Math.min(Math.max(count, 0), room);
    room -= taken;
    return taken;
  };
  const others = (hasOthers && beside.data) || NO_FARES;
  const typedLines = [
    { ...product, price: priceAt(product, slot), slotId, left: maxQuantity ?? limit, count: take(Number(form.quantity) || 0) },
    ...others.map((fare) => ({
      ...fare,
      slotId: fare.slot.id,
      left: leftOf({ ...fare.slot, offered: 0 }, stock.now),
      count: take(readCount(form.others, fare.id)),
    })),
  ];
  const [own] = typedLines;
  if (own && totalOf(typedLines) === 0) own.count = 1;
  const isNamed = typedLines.some(({ realName }) => realName);
  const saved = useCall(getSavedVisitors, {}, { enabled: isNamed });

  const ids = form.visitors.split(' ').filter(Boolean);
  const known = saved.data ? ids.filter((one) => saved.data.some((visitor) => visitor.id === one)) : ids;
  const namedOf = (lines: readonly BasketLine[]) => totalOf(lines.filter(({ realName }) => realName));
  const chosen = known.slice(0, namedOf(typedLines));
  const fares = useFares(product, form, chosen);
  const assigned = assignFares(
    typedLines,
    chosen.map((one) => ({ id: one, own: fares.fareOf(one)?.own, fares: fares.fareOf(one)?.fares })),
  );
  const { lines } = assigned;
  const quantity = totalOf(lines);
  const isPassport = (one: string) => saved.data?.find((visitor) => visitor.id === one)?.idKind === 'passport';
  const needsPhone = !isNamed || !chosen.some(isPassport);
  const theirs = namesOn(assigned, chosen);

  function mistakesOf(): Partial<Record<OrderField, string>> {
    const named = isNamed ? { chosen: chosen.length, wanted: namedOf(lines) } : null;
    return orderErrors({ hasSlot: slot !== null, lines, named, phone, needsPhone }, t);
  }

  const change = (changes: Partial<typeof EMPTY>) => typed.change({ ...form, ...changes });
  const choose = (visitors: readonly string[], counts: readonly BasketLine[]) => {
    const [mine, ...rest] = counts;
    change({ visitors: visitors.join(' '), quantity: String(mine?.count ?? 1), others: writeCounts(rest) });
  };
  const withCount = (of: string, count: number) => lines.map((line) => (line.id === of ? { ...line, count } : line));

  return {
    form,
    sending,
    change,
    phone: typed.field('phone'),
    /** What the fields stand for is on its way: shown before, they would move under the finger. */
    isLoading: stock.query.isLoading || saved.isLoading || (hasOthers && beside.isLoading),
    stock,
    slot,
    /** Something can be had at the chosen time. */
    canBuy: slot !== null && lines.some(({ left }) => left > 0),
    /** The fares of the time, the one that the page is of first, with as many tickets as are wanted. */
    lines,
    isNamed: isNamed && namedOf(lines) > 0,
    wantedNames: namedOf(lines),
    /** Tickets of a fare that can be taken; the order's own limit while no slot is chosen that has any. */
    maxOf: ({ left, count }: BasketLine) => Math.min(left || limit, limit - quantity + count),
    quantity,
    chosen,
    needsPhone,
    noteOf: (one: string) => {
      const line = lines.find(({ id: of }) => of === assigned.of.get(one));
      const note = fares.noteOf(one, line);
      return line && lines.length > 1 ? [line.name, note].filter(Boolean).join(' · ') : note;
    },
    /** A fare of another time that somebody might rather have. */
    cheaper: fares.cheaper && lines.some((line) => line.id === fares.cheaper?.ticketId) ? null : fares.cheaper,
    /** Of the chosen at these places, to be read. */
    namesOf: (places: readonly number[]) =>
      listed(
        concession,
        places.map((place) => saved.data?.find((visitor) => visitor.id === chosen[place])?.name ?? ''),
      ),
    setCount(of: string, count: number) {
      const surplus = theirs.get(of)?.slice(count) ?? [];
      const others = chosen.filter((one) => !surplus.includes(one));
      choose(others, withCount(of, count));
    },
    /** The cheapest tickets for those who come; of what is not understood nothing changes. */
    setParty(line: string) {
      const counts = cheapestBasket(readParty(line, limit), lines, day);
      if ([...counts.values()].some((count) => count > 0))
        choose(
          chosen,
          lines.map((one) => ({ ...one, count: counts.get(one.id) ?? 0 })),
        );
    },
    /** One visitor more brings one ticket more, as far as there are any. */
    toggle(one: string) {
      const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
      const missing = next.length > namedOf(lines) && quantity < limit;
      const more = missing && lines.find(({ realName, left, count }) => realName && count < left);
      const counts = more ? withCount(more.id, more.count + 1) : lines;
      choose(next.slice(-Math.max(namedOf(counts), 1)), counts);
    },
    /**
     * Hands those whom another product is for to its order, with day, time and phone; the others stay here.
     * @param places theirs among the chosen
     * @returns whether nobody stays
     */
    handOver(ticketId: string, places: readonly number[]): boolean {
      const going = chosen.filter((_, place) => places.includes(place));
      const staying = chosen.filter((one) => !going.includes(one));
      const theirs = { day, slotId, phone, quantity: String(going.length), visitors: going.join(' ') };
      keepDraft(draftKey(visitorId, ticketId), { ...EMPTY, ...theirs, link: `${day} ${slotId}` });
      if (staying.length > 0) choose(staying, withCount(id, staying.length));
      else typed.clear();
      return staying.length === 0;
    },
    /** What is gone meanwhile is nobody's mistake and is said at once. */
    errorOf: (field: OrderField) =>
      field === 'quantity' || (field === 'slot' && slot) ? mistakesOf()[field] : typed.errorOf(field),
    /**
     * Resolves to the order; to undefined when there is none.
     * @param atTap still in the tap, and nothing is wrong with the form @param guardian the yes for those who are under 14
     */
    async submit(atTap: () => void, guardian?: GuardianYes): Promise<Order | undefined> {
      if (sending.isMade() || !typed.check() || !slot) return undefined;
      atTap();
      const wish = {
        ...{ day, phone: plainPhone(phone) || undefined, guardian },
        lines: lines.flatMap(({ id: ticketId, slotId: at, count, realName }) => {
          const visitors = realName ? theirs.get(ticketId)?.map((savedVisitorId) => ({ savedVisitorId })) : undefined;
          return count > 0 ? [{ ticketId, slotId: at, quantity: count, visitors }] : [];
        }),
      };
      const made = await sending.send(wish);
      if (made) typed.clear();
      return made;
    },
  };
}
