import { addDays, parkDay } from '@park/contract/parkTime';
import type { TicketDetail, TicketSlot } from '@park/contract/ticket/product/schemas';
import type { UseQueryResult } from '@tanstack/react-query';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './DaySlots.scss';
import { Loaded } from '@/components/Loaded';
import { formatRelativeDay, formatWeekdayShort } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { Calendar } from '@/ui/Calendar';
import { useWaitlist } from './api';
import { calendarState, entryOf, stateWord } from './rules';
import { SlotList } from './SlotList';
import { WaitlistSheet } from './WaitlistSheet';

interface DaySlotsProps {
  product: TicketDetail;
  day: string;
  onDay: (day: string) => void;
  slots: UseQueryResult<TicketSlot[]>;
  /** Id of the chosen slot, '' for none. */
  value: string;
  onSlot: (slotId: string) => void;
  /** epoch ms */
  now: number;
}

/** When to come: a day by what is left on it, then an entry time of that day, or its waiting list. */
export function DaySlots({ product, day, onDay, slots, value, onSlot, now }: DaySlotsProps) {
  const { ticket: words, center } = useT();
  const waiting = useWaitlist();
  const [waitFor, setWaitFor] = useState<TicketSlot | null>(null);
  const today = parkDay(now);
  const near = [today, addDays(today, 1)];
  return (
    <View className="day-slots">
      <Calendar
        days={product.days.map((one) => ({
          day: one.day,
          note: stateWord(center.tickets, one.state, one.remaining),
          state: calendarState(one.state),
        }))}
        value={day}
        onChange={onDay}
        dayLabel={(one) => (near.includes(one) ? formatRelativeDay(one, today) : formatWeekdayShort(one))}
        label={words.detail.day}
      />
      <View className="day-slots__head">{words.detail.slot}</View>
      <Loaded query={slots} skeleton={<View className="slots__bones" />}>
        {(known) =>
          known.length === 0 ? (
            <View className="slots__nothing">{words.slot.none}</View>
          ) : (
            <SlotList
              slots={known}
              value={value}
              onChange={onSlot}
              entryOf={(slotId) => entryOf(waiting.data, { ticketId: product.id, day, slotId })}
              onWait={setWaitFor}
              now={now}
            />
          )
        }
      </Loaded>
      {waitFor && (
        <WaitlistSheet
          key={waitFor.id}
          product={product}
          day={day}
          slot={waitFor}
          entry={entryOf(waiting.data, { ticketId: product.id, day, slotId: waitFor.id })}
          onClose={() => setWaitFor(null)}
        />
      )}
    </View>
  );
}
