import type { TicketDetail, TicketSlot } from '@park/contract/ticket/product/schemas';
import { View } from '@tarojs/components';
import { useState } from 'react';
import './DaySlots.scss';
import { Loaded } from '@/components/Loaded';
import { formatClock, formatClockRange } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Button } from '@/ui/Button';
import { classNames } from '@/ui/classNames';
import { Price } from '@/ui/Price';
import { Tap } from '@/ui/Tap';
import { entryOf } from '../waitlist/rules';
import { useWaitingList } from '../waitlist/useWaitingList';
import { WaitlistSheet } from '../waitlist/WaitlistSheet';
import { ProductDays } from './ProductDays';
import { canWait, leftOf, priceAt, slotStateNow, stateWord } from './rules';
import type { useTicketStock } from './useTicketStock';

interface DaySlotsProps {
  product: TicketDetail;
  day: string;
  onDay: (day: string) => void;
  stock: ReturnType<typeof useTicketStock>;
  /** Id of the chosen slot, '' for none. */
  value: string;
  onSlot: (slotId: string) => void;
}

/** When to come: a day by what is left on it, then an entry time of that day, or its waiting list. */
export function DaySlots({ product, day, onDay, stock, value, onSlot }: DaySlotsProps) {
  const { ticket: t, center } = useT();
  const waitingList = useWaitingList();
  const [waitFor, setWaitFor] = useState<TicketSlot | null>(null);
  const { now } = stock;
  const entry = (slotId: string) => entryOf(waitingList.data, { ticketId: product.id, day, slotId });
  return (
    <View>
      <ProductDays product={product} value={day} onChange={onDay} now={now} />
      <View className="slots__head text-strong">{t.detail.slot}</View>
      <Loaded query={stock.query} skeleton={<View className="slots__bones bones" />}>
        {(slots) =>
          slots.length === 0 ? (
            <View className="slots__nothing text-soft">{t.slot.none}</View>
          ) : (
            <View className="stack-near" {...aria({ role: 'radiogroup', label: t.detail.slot })}>
              {slots.map(row)}
            </View>
          )
        }
      </Loaded>
      {waitFor && (
        <WaitlistSheet
          key={waitFor.id}
          product={product}
          day={day}
          slot={waitFor}
          entry={entry(waitFor.id)}
          onClose={() => setWaitFor(null)}
        />
      )}
    </View>
  );

  function row(slot: TicketSlot) {
    const { id } = slot;
    const range = formatClockRange(slot.start, slot.end);
    const isChosen = id === value;
    const isBuyable = leftOf(slot, now) > 0;
    return (
      <View
        key={id}
        className={classNames('slots__row row', isChosen && 'slots__row--chosen', !isBuyable && 'slots__row--none')}
      >
        <Tap
          className="slots__one spread"
          role="radio"
          state={{ checked: isChosen }}
          disabled={!isBuyable}
          onClick={() => onSlot(id)}
        >
          <View className="slots__clock">{range}</View>
          <View className="slots__side">
            {product.priceTo !== undefined && isBuyable && <Price fen={priceAt(product, slot)} />}
            <View className={`text-small slots__left--${slot.state}`}>{word(slot)}</View>
          </View>
        </Tap>
        {canWait(slot, now) && (
          <Button
            kind="text"
            label={entry(id) ? `${t.confirm.change}, ${range}` : t.waitlist.joinAt({ time: range })}
            onClick={() => setWaitFor(slot)}
          >
            {entry(id) ? t.confirm.change : t.waitlist.join}
          </Button>
        )}
      </View>
    );
  }

  function word(slot: TicketSlot): string {
    const mine = entry(slot.id);
    const state = slotStateNow(slot, now);
    if (slot.offered > 0 && state !== 'closed' && state !== 'past') {
      const until = mine?.offerUntil;
      return until ? t.slot.offeredUntil({ n: slot.offered, clock: formatClock(until) }) : t.slot.offered({ n: slot.offered });
    }
    if (state === 'closed' && slot.closedReason) return t.slot.closedBecause({ reason: slot.closedReason });
    if (state === 'soldOut' && mine?.status === 'waiting') return t.waitlist.inLine({ ahead: mine.ahead });
    return stateWord(center.tickets, state, slot.remaining, slot.full);
  }
}
