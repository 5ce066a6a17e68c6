import type { Opening } from '@park/contract/ticket/product/schemas';
import { View } from '@tarojs/components';
import './TicketsLeft.scss';
import { serverNow } from '@/api/serverNow';
import { formatClock, formatRelativeDay } from '@/i18n/format';
import { useT } from '@/i18n/useT';
import { soonest, useNow } from '@/ui/useNow';
import { bestState, slotStateNow, stateWord } from './rules';

/** What is left today and tomorrow, slot by slot, or why nothing is; before it is known its lines are there already. */
export function TicketsLeft({ opening }: { opening: Opening | undefined }) {
  const ends = (opening?.today.slots ?? []).map(({ end }) => end);
  const now = useNow((at) => soonest(ends, at), serverNow);
  if (!opening) return <View className="tickets-left__bones bones" />;
  const { today, tomorrow } = opening;
  return (
    <View className="tickets-left stack-near">
      {[today, tomorrow].map((one) => (
        <View key={one.day} className="tickets-left__day row">
          <View className="tickets-left__name text-small text-strong">{formatRelativeDay(one.day, today.day)}</View>
          <Day day={one} full={one === today && today.full === true} now={now} />
        </View>
      ))}
    </View>
  );
}

function Day({ day: { closed, slots }, full, now }: { day: Opening['tomorrow']; full?: boolean; now: number }) {
  const t = useT().center.tickets;
  if (!closed && slots.length === 0) return <View className="text-quiet">{t.none}</View>;
  const states = slots.map((slot) => slotStateNow(slot, now));
  const best = closed ? 'closed' : bestState(states);
  if (best === 'closed' || best === 'past' || best === 'soldOut' || best === 'ballot')
    return <View className="text-quiet">{stateWord(t, best, 0, full)}</View>;
  return (
    <View className="tickets-left__slots">
      {slots.map(({ start, remaining }, index) => {
        const state = states[index] ?? 'past';
        const canBuy = state === 'open' || state === 'few';
        return (
          <View key={start} className={canBuy ? '' : 'tickets-left__none'}>
            <View className="text-small figures">{formatClock(start)}</View>
            <View className={`tickets-left__state tickets-left__state--${state}`}>
              {state === 'open' ? t.open : stateWord(t, state, remaining)}
            </View>
          </View>
        );
      })}
    </View>
  );
}

/** The day that the way to the tickets opens with; undefined: neither of the two has any left. */
export function dayToBook({ today, tomorrow }: Opening, now: number): string | undefined {
  return [today, tomorrow].find(({ closed, slots }) => {
    const best = bestState(slots.map((slot) => slotStateNow(slot, now)));
    return !closed && (best === 'open' || best === 'few');
  })?.day;
}
