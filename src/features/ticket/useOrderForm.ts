import { plainPhone } from '@park/contract/phone';
import { TICKET } from '@park/contract/ticket/limits';
import type { Order } from '@park/contract/ticket/order/schemas';
import type { TicketProduct } from '@park/contract/ticket/product/schemas';
import type { AddOrderIn } from '@park/contract/ticket/sale/schemas';
import { useRef, useState } from 'react';
import { serverNow } from '@/api/serverNow';
import { keepDraft } from '@/platform/draft';
import { randomToken } from '@/platform/random';
import { errorNameOf } from '@/request/errors';
import { useVisitorId } from '@/session/store';
import { useDraft } from '@/ui/useDraft';
import { useNow } from '@/ui/useNow';
import { useSavedVisitors, useSlots } from './api';
import { type OrderField, orderErrors } from './formRules';
import { useAddOrder } from './mutations';
import { mostOf, nextEnd } from './rules';

/** All of it text, to be kept on the phone. Visitors are ids of saved ones: names and numbers stay on the server. */
const EMPTY = {
  day: '',
  slotId: '',
  quantity: '1',
  /** Ids, by spaces. */
  visitors: '',
  phone: '',
  /** The Idempotency-Key, and the order it was made for: another order gets another key. */
  key: '',
  keyFor: '',
  /** The link the draft was begun from: a newer link's day and slot win over the draft's. */
  link: '',
};

interface Wanted {
  day: string;
  slotId: string;
}

const draftKey = (visitorId: string, ticketId: string) => `draft-ticket-${visitorId}-${ticketId}` as const;

/** An order that a lost answer left behind and that has ended since: the same wish begins anew. */
const hasEnded = ({ status }: Order) => status === 'cancelled' || status === 'expired';

/**
 * Ordering one product: the form with its mistakes, kept on the phone until it was sent, and one order however often it is
 * tapped, sent again after a lost answer, or after a reload. Mistakes show once sending was tried, the phone's when it was left.
 */
export function useOrderForm(product: Pick<TicketProduct, 'id' | 'realName'>, wanted: Wanted, onMade: (order: Order) => void) {
  const visitorId = useVisitorId();
  const draft = useDraft(draftKey(visitorId, product.id), EMPTY);
  const link = `${wanted.day} ${wanted.slotId}`;
  const form = draft.form.link === link ? draft.form : { ...draft.form, ...wanted, link };
  const slots = useSlots(product.id, form.day);
  const saved = useSavedVisitors({ enabled: product.realName });
  const add = useAddOrder();
  const now = useNow((at) => nextEnd(slots.data ?? [], at), serverNow);
  const [shown, setShown] = useState<ReadonlySet<OrderField>>(new Set());
  const sending = useRef(false);

  const slot = slots.data?.find(({ id }) => id === form.slotId) ?? null;
  const most = slot && mostOf(slot, now);
  const quantity = Math.min(Math.max(Number(form.quantity) || 1, 1), TICKET.perOrder);
  const ids = form.visitors.split(' ').filter(Boolean);
  const chosen = (saved.data ? ids.filter((id) => saved.data.some((one) => one.id === id)) : ids).slice(0, quantity);
  const fromAbroad = product.realName && chosen.some((id) => saved.data?.find((one) => one.id === id)?.idKind === 'passport');
  const errors = orderErrors({
    most,
    quantity,
    chosen: product.realName ? chosen.length : null,
    phone: form.phone,
    needsPhone: !fromAbroad,
  });

  const change = (changes: Partial<typeof EMPTY>) => {
    add.reset();
    draft.change({ ...form, ...changes });
  };
  const show = (...fields: OrderField[]) => setShown((before) => new Set([...before, ...fields]));

  const send = async (order: AddOrderIn, again = false): Promise<Order> => {
    const keyFor = JSON.stringify(order);
    const key = !again && form.keyFor === keyFor && form.key ? form.key : randomToken();
    draft.change({ ...form, key, keyFor });
    const made = await add.mutateAsync({ order, key });
    return hasEnded(made) && !again ? send(order, true) : made;
  };

  const submit = async () => {
    show('slot', 'quantity', 'visitors', 'phone');
    if (sending.current || !slot || Object.keys(errors).length > 0) return;
    sending.current = true;
    try {
      const made = await send({
        ticketId: product.id,
        day: form.day,
        slotId: slot.id,
        quantity,
        visitors: product.realName ? chosen.map((savedVisitorId) => ({ savedVisitorId })) : undefined,
        phone: plainPhone(form.phone) || undefined,
      });
      draft.clear();
      onMade(made);
    } catch (error) {
      if (errorNameOf(error) === 'idempotencyKeyReused') draft.change({ ...form, key: '' });
      sending.current = false;
    }
  };

  return {
    form,
    /** What the fields stand for is on its way: shown before, they would move under the finger. */
    isLoading: slots.isLoading || saved.isLoading,
    now,
    slots,
    slot,
    /** The chosen slot can be had. */
    canBuy: most !== null && most > 0,
    /** Tickets that can be taken; the order's own limit while no slot is chosen that has any. */
    most: most || TICKET.perOrder,
    quantity,
    chosen,
    setDay: (day: string) => change({ day }),
    setSlot: (slotId: string) => change({ slotId }),
    setQuantity: (count: number) => change({ quantity: String(count), visitors: chosen.slice(0, count).join(' ') }),
    setPhone: (phone: string) => change({ phone }),
    /** One visitor more brings one ticket more, as far as there are any. */
    toggle(id: string) {
      const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
      const room = Math.max(quantity, Math.min(next.length, most ?? TICKET.perOrder, TICKET.perOrder));
      change({ visitors: next.slice(-room).join(' '), quantity: String(room) });
    },
    /**
     * Hands those whom another product is for to its order, with day, time and phone; the others stay here.
     * @param places theirs among the chosen
     * @returns whether nobody stays
     */
    handOver(ticketId: string, places: readonly number[]): boolean {
      const going = chosen.filter((_, place) => places.includes(place));
      const staying = chosen.filter((id) => !going.includes(id));
      const { day, slotId, phone } = form;
      const theirs = { day, slotId, phone, quantity: String(going.length), visitors: going.join(' ') };
      keepDraft(draftKey(visitorId, ticketId), { ...EMPTY, ...theirs, link: `${day} ${slotId}` });
      if (staying.length > 0) change({ visitors: staying.join(' '), quantity: String(staying.length) });
      else draft.clear();
      return staying.length === 0;
    },
    needsPhone: !fromAbroad,
    left: (field: OrderField) => show(field),
    /** What is gone meanwhile is nobody's mistake and is said at once. */
    errorOf: (field: OrderField) =>
      shown.has(field) || field === 'quantity' || errors[field]?.error === 'slotGone' ? errors[field] : undefined,
    submit,
    isSending: add.isPending,
    failure: add.error,
  };
}

export type OrderFormView = ReturnType<typeof useOrderForm>;
