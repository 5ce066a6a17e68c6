import { addDays, parkDay } from '@park/contract/parkTime';
import type { Order } from '@park/contract/ticket/order/schemas';
import type { TicketDay, TicketSlot } from '@park/contract/ticket/product/schemas';
import { View } from '@tarojs/components';
import { useRef, useState } from 'react';
import './Form.scss';
import { serverNow } from '@/api/serverNow';
import { Failure } from '@/components/Failure';
import { Loaded } from '@/components/Loaded';
import { formatClockRange, formatDay, formatRelativeDay, formatWeekdayShort } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { toast } from '@/platform/toast';
import { Calendar } from '@/ui/Calendar';
import { Choice } from '@/ui/Choice';
import { ConfirmSheet } from '@/ui/ConfirmSheet';
import { Skeleton } from '@/ui/Skeleton';
import { useNow } from '@/ui/useNow';
import { useProduct, useSlots } from './api';
import { useAnswerClosure, useChangeOrderDay } from './orderApi';
import { calendarState, firstDayWithPlaces, nextEnd, slotStateNow, stateWord } from './rules';

interface ChangeSheetProps {
  order: Order;
  /** The park closed the slot: moving costs no change of day, and today is possible, too. */
  isClosure?: boolean;
  onClose: () => void;
}

/** The order's own day while it has places, else the first that has. */
function dayToShow(days: readonly TicketDay[], own: string): string {
  const hasPlaces = days.some(({ day, state }) => day === own && (state === 'open' || state === 'few'));
  return hasPlaces ? own : firstDayWithPlaces(days);
}

/** Moves the whole order to another slot of the same product that has places for all of it. */
export function ChangeSheet({ order, isClosure = false, onClose }: ChangeSheetProps) {
  const { order: all, center } = useT();
  const words = all.change;
  const product = useProduct(order.ticket.id);
  const [chosenDay, chooseDay] = useState('');
  const day = chosenDay || dayToShow(product.data?.days ?? [], order.day);
  const slots = useSlots(order.ticket.id, day);
  const now = useNow((at) => nextEnd(slots.data ?? [], at), serverNow);
  const [chosenSlot, chooseSlot] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const change = useChangeOrderDay();
  const answer = useAnswerClosure();
  const sending = useRef(false);

  const places = order.tickets.filter(({ status }) => status === 'valid').length;
  const isOwn = (slot: TicketSlot) => day === order.day && slot.id === order.slot.id;
  const isOpen = (slot: TicketSlot) =>
    !isOwn(slot) && ['open', 'few'].includes(slotStateNow(slot, now)) && slot.remaining >= places;
  const target = slots.data?.find((slot) => slot.id === chosenSlot && isOpen(slot));
  const error = (isClosure ? answer : change).error;

  const submit = async () => {
    setWasTried(true);
    if (!target || sending.current) return;
    sending.current = true;
    const to = { orderId: order.id, day, slotId: target.id };
    try {
      if (isClosure) await answer.mutateAsync({ ...to, choice: 'move' });
      else await change.mutateAsync(to);
      toast(isClosure ? all.closure.moveDone : words.done);
      onClose();
    } catch {
      sending.current = false;
    }
  };

  const free = formatDay(parkDay(Date.parse(order.freeRefundUntil) - 1));
  const today = parkDay(now);
  const near = [today, addDays(today, 1)];
  return (
    <ConfirmSheet
      open
      title={isClosure ? all.closure.moveTitle : words.title}
      text={isClosure ? all.closure.moveText : words.text(order.changesLeft, free)}
      action={target ? words.to(`${formatDay(day)} ${formatClockRange(target.start, target.end)}`) : words.choose}
      dismiss={words.keep}
      loading={change.isPending || answer.isPending}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      <View className="form">
        <Loaded query={product} skeleton={<Skeleton shape="form" rows={2} />}>
          {({ days }) => (
            <Calendar
              label={words.day}
              days={days.map((one) => ({
                day: one.day,
                note: stateWord(center.tickets, one.state, one.remaining),
                state: calendarState(one.state),
              }))}
              value={day}
              onChange={(chosen) => {
                chooseDay(chosen);
                chooseSlot('');
              }}
              dayLabel={(one) => (near.includes(one) ? formatRelativeDay(one, today) : formatWeekdayShort(one))}
            />
          )}
        </Loaded>
        {product.data && (
          <Loaded query={slots} skeleton={<Skeleton shape="form" rows={1} />}>
            {(known) =>
              known.length === 0 ? (
                <View className="form__quiet">{words.none}</View>
              ) : (
                <Choice
                  label={words.slot}
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
                  error={wasTried && !target ? words.choose : undefined}
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
    if (isOwn(slot)) return words.same;
    const state = slotStateNow(slot, now);
    if (state === 'past') return words.past;
    if (state === 'closed') return words.closed;
    return slot.remaining >= places ? words.left(slot.remaining) : words.full;
  }
}
