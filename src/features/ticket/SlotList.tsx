import type { TicketSlot } from '@park/contract/ticket/product/schemas';
import type { WaitlistEntry } from '@park/contract/ticket/waitlist/schemas';
import { View } from '@tarojs/components';
import './SlotList.scss';
import { formatClock, formatClockRange } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { classNames } from '@/ui/classNames';
import { Tap } from '@/ui/Tap';
import { canWait, mostOf, slotStateNow, stateWord } from './rules';

interface SlotListProps {
  slots: readonly TicketSlot[];
  /** Id of the chosen one, '' for none. */
  value: string;
  onChange: (slotId: string) => void;
  /** The visitor's place in the line of a slot. */
  entryOf: (slotId: string) => WaitlistEntry | undefined;
  onWait: (slot: TicketSlot) => void;
  /** epoch ms */
  now: number;
}

/** A day's entry times, each with what is left in words; a sold-out one leads to its waiting list. */
export function SlotList({ slots, value, onChange, entryOf, onWait, now }: SlotListProps) {
  const { ticket, center } = useT();
  return (
    <View className="slots" {...aria({ role: 'radiogroup', label: ticket.detail.slot })}>
      {slots.map((slot) => {
        const range = formatClockRange(slot.start, slot.end);
        const chosen = slot.id === value;
        const buyable = mostOf(slot, now) > 0;
        return (
          <View
            key={slot.id}
            className={classNames('slots__row', chosen && 'slots__row--chosen', !buyable && 'slots__row--none')}
          >
            <Tap
              className="slots__one"
              role="radio"
              state={{ checked: chosen }}
              disabled={!buyable}
              onClick={() => onChange(slot.id)}
            >
              <View className="slots__clock">{range}</View>
              <View className={`slots__left slots__left--${slot.state}`}>{word(slot)}</View>
            </Tap>
            {canWait(slot, now) && (
              <Button
                kind="text"
                label={entryOf(slot.id) ? `${ticket.confirm.change}, ${range}` : ticket.waitlist.joinAt(range)}
                onClick={() => onWait(slot)}
              >
                {entryOf(slot.id) ? ticket.confirm.change : ticket.waitlist.join}
              </Button>
            )}
          </View>
        );
      })}
    </View>
  );

  function word(slot: TicketSlot): string {
    const entry = entryOf(slot.id);
    const state = slotStateNow(slot, now);
    if (slot.offered > 0 && state !== 'closed' && state !== 'past') {
      const until = entry?.offerUntil;
      return until ? ticket.slot.offeredUntil(slot.offered, formatClock(until)) : ticket.slot.offered(slot.offered);
    }
    if (state === 'closed' && slot.closedReason) return ticket.slot.closedBecause(slot.closedReason);
    if (state === 'soldOut' && entry?.status === 'waiting') return ticket.waitlist.inLine(entry.ahead);
    return stateWord(center.tickets, state, slot.remaining);
  }
}
