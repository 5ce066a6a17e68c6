import { plainPhone } from '@park/contract/phone';
import type { GuardianYes } from '@park/contract/ticket/guardian/schemas';
import type { Order } from '@park/contract/ticket/order/schemas';
import type { TicketProduct } from '@park/contract/ticket/product/schemas';
import { getSavedVisitors } from '@park/contract/ticket/visitor/calls';
import { useCall } from '@/api/useCall';
import { useRules } from '@/api/usePark';
import { useT } from '@/i18n/useT';
import { keepDraft } from '@/platform/draft';
import { useVisitorId } from '@/session/store';
import { useForm } from '@/ui/useForm';
import { listed } from '../product/concessionWords';
import { leftOf } from '../product/rules';
import { useTicketStock } from '../product/useTicketStock';
import { type OrderField, orderErrors } from './rules';
import { useOrderSending } from './useOrderSending';

/** All of it text, to be kept on the phone. Visitors are ids of saved ones: names and numbers stay on the server. */
const EMPTY = {
  day: '',
  slotId: '',
  quantity: '1',
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

/** Ordering one product: the form with its mistakes, kept on the phone until it was sent, and what its fields stand for. */
export function useOrderForm({ id, realName }: Pick<TicketProduct, 'id' | 'realName'>, wanted: Wanted) {
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
  const saved = useCall(getSavedVisitors, {}, { enabled: realName });

  const slot = stock.slots.find((one) => one.id === slotId) ?? null;
  // What was offered can be taken whole, whatever the park has chosen since.
  const limit = Math.max(perOrder, slot?.offered ?? 0);
  const maxQuantity = slot && Math.min(leftOf(slot, stock.now), limit);
  const quantity = Math.min(Math.max(Number(form.quantity) || 1, 1), limit);
  const ids = form.visitors.split(' ').filter(Boolean);
  const chosen = (saved.data ? ids.filter((one) => saved.data.some((visitor) => visitor.id === one)) : ids).slice(0, quantity);
  const isPassport = (one: string) => saved.data?.find((visitor) => visitor.id === one)?.idKind === 'passport';
  const needsPhone = !realName || !chosen.some(isPassport);

  function mistakesOf(): Partial<Record<OrderField, string>> {
    return orderErrors({ most: maxQuantity, quantity, chosen: realName ? chosen.length : null, phone, needsPhone }, t);
  }

  const change = (changes: Partial<typeof EMPTY>) => typed.change({ ...form, ...changes });
  const choose = (visitors: readonly string[], count: number) =>
    change({ visitors: visitors.join(' '), quantity: String(count) });

  return {
    form,
    sending,
    change,
    phone: typed.field('phone'),
    /** What the fields stand for is on its way: shown before, they would move under the finger. */
    isLoading: stock.query.isLoading || saved.isLoading,
    stock,
    slot,
    /** The chosen slot can be had. */
    canBuy: maxQuantity !== null && maxQuantity > 0,
    /** Tickets that can be taken; the order's own limit while no slot is chosen that has any. */
    most: maxQuantity || perOrder,
    quantity,
    chosen,
    needsPhone,
    /** Of the chosen at these places, to be read. */
    namesOf: (places: readonly number[]) =>
      listed(
        concession,
        places.map((place) => saved.data?.find((visitor) => visitor.id === chosen[place])?.name ?? ''),
      ),
    setQuantity: (count: number) => choose(chosen.slice(0, count), count),
    /** One visitor more brings one ticket more, as far as there are any. */
    toggle(one: string) {
      const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
      const room = Math.max(quantity, Math.min(next.length, maxQuantity ?? perOrder));
      choose(next.slice(-room), room);
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
      if (staying.length > 0) choose(staying, staying.length);
      else typed.clear();
      return staying.length === 0;
    },
    /** What is gone meanwhile is nobody's mistake and is said at once. */
    errorOf: (field: OrderField) =>
      field === 'quantity' || (field === 'slot' && maxQuantity === 0) ? mistakesOf()[field] : typed.errorOf(field),
    /**
     * Resolves to the order; to undefined when there is none.
     * @param atTap still in the tap, and nothing is wrong with the form @param guardian the yes for those who are under 14
     */
    async submit(atTap: () => void, guardian?: GuardianYes): Promise<Order | undefined> {
      if (sending.isMade() || !typed.check() || !slot) return undefined;
      atTap();
      const visitors = realName ? chosen.map((savedVisitorId) => ({ savedVisitorId })) : undefined;
      const wish = { ticketId: id, day, slotId, quantity, visitors, phone: plainPhone(phone) || undefined, guardian };
      const made = await sending.send(wish);
      if (made) typed.clear();
      return made;
    },
  };
}
