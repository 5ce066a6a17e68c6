import { parkDay } from '@park/contract/parkTime';
import { answerClosure } from '@park/contract/ticket/closure/calls';
import { changeOrderDay } from '@park/contract/ticket/order/calls';
import type { Order } from '@park/contract/ticket/order/schemas';
import { getTicket } from '@park/contract/ticket/product/calls';
import type { TicketSlot } from '@park/contract/ticket/product/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import { useCall } from '@/api/useCall';
import { useSend } from '@/api/useSend';
import { Failure } from '@/components/Failure';
import { Loaded } from '@/components/Loaded';
import { formatClockRange, formatDay, formatPrice } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { Choice } from '@/ui/Choice';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { Skeleton } from '@/ui/Skeleton';
import { ProductDays } from '../product/ProductDays';
import { firstDayWithTickets, hasTickets, slotStateNow } from '../product/rules';
import { useTicketStock } from '../product/useTicketStock';
import { ORDER_CHANGED } from '../stale';

interface ChangeSheetProps {
  order: Order;
  /** The park closed the slot: moving costs no change of day, and today is possible, too. */
  isClosure?: boolean;
  onClose: () => void;
}

/** Moves the whole order to another slot of the same product that has places for all of it. */
export function ChangeSheet({ order, isClosure = false, onClose }: ChangeSheetProps) {
  const { order: all, center } = useT();
  const t = all.change;
  const product = useCall(getTicket, { id: order.ticket.id });
  const [chosenDay, chooseDay] = useState('');
  const day = chosenDay || firstDayWithTickets(product.data?.days ?? [], order.day);
  const { query, slots, now } = useTicketStock(order.ticket.id, day);
  const [chosenSlot, chooseSlot] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const change = useSend(changeOrderDay, ORDER_CHANGED);
  const answer = useSend(answerClosure, ORDER_CHANGED);

  const places = order.tickets.filter(({ status }) => status === 'valid').length;
  const isOwn = (slot: TicketSlot) => day === order.day && slot.id === order.slot.id;
  // What its own day costs by now is no more; the server knows the time, too.
  const own = product.data?.days.find((one) => one.day === order.day);
  const mayCost = order.price === 0 ? 0 : Math.max(order.price, own?.priceTo ?? own?.price ?? 0);
  const isDearer = ({ price = 0 }: TicketSlot) => !isClosure && price > mayCost;
  const isOpen = (slot: TicketSlot) =>
    !isOwn(slot) && !isDearer(slot) && hasTickets(slotStateNow(slot, now)) && slot.remaining >= places;
  const target = slots.find((slot) => slot.id === chosenSlot && isOpen(slot));
  const error = (isClosure ? answer : change).error;

  const submit = async () => {
    setWasTried(true);
    if (!target) return;
    const to = { orderId: order.id, day, slotId: target.id };
    if (!(await (isClosure ? answer.send({ ...to, choice: 'move' }) : change.send(to)))) return;
    toast(isClosure ? all.closure.moveDone : t.done);
    onClose();
  };

  const free = formatDay(parkDay(Date.parse(order.freeRefundUntil) - 1));
  return (
    <ConfirmSheet
      open
      title={isClosure ? all.closure.moveTitle : t.title}
      text={isClosure ? all.closure.moveText : t.text({ n: order.changesLeft, day: free })}
      action={target ? t.to({ when: `${formatDay(day)} ${formatClockRange(target.start, target.end)}` }) : t.choose}
      dismiss={t.keep}
      loading={change.isPending || answer.isPending}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      <View className="below stack">
        <Loaded query={product} skeleton={<Skeleton shape="form" rows={2} />}>
          {(known) => (
            <ProductDays
              product={known}
              value={day}
              onChange={(chosen) => {
                chooseDay(chosen);
                chooseSlot('');
              }}
              now={now}
            />
          )}
        </Loaded>
        {product.data && (
          <Loaded query={query} skeleton={<Skeleton shape="form" rows={1} />}>
            {(known) =>
              known.length === 0 ? (
                <View className="text-quiet">{t.none}</View>
              ) : (
                <Choice
                  label={t.slot}
                  required
                  layout="list"
                  options={known.map((slot) => ({
                    value: slot.id,
                    label: formatClockRange(slot.start, slot.end),
                    note: noteOf(slot),
                    disabled: !isOpen(slot),
                  }))}
                  value={target?.id}
                  onChange={chooseSlot}
                  error={wasTried && !target ? t.choose : undefined}
                />
              )
            }
          </Loaded>
        )}
        <Failure error={error} />
      </View>
    </ConfirmSheet>
  );

  function noteOf(slot: TicketSlot): string {
    if (isOwn(slot)) return t.same;
    const state = slotStateNow(slot, now);
    if (state === 'past' || state === 'closed') return center.tickets[state];
    if (isDearer(slot)) return t.dearer({ price: formatPrice(slot.price ?? 0) });
    return slot.remaining >= places ? t.left({ n: slot.remaining }) : t.full;
  }
}
