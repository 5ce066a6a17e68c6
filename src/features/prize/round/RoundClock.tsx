import type { PrizeRound } from '@park/contract/prize/round/schemas';
import { View } from '@tarojs/components';
import { useEffect, useRef, useState } from 'react';
import './RoundClock.scss';
import { serverNow } from '@/api/serverNow';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { useShown } from '@/ui/shown';
import { useNow } from '@/ui/useNow';
import { type RoundClock as Clock, isOverdue, roundClock, timeLeft } from '../rules';

interface RoundClockProps {
  round: PrizeRound;
  /** What was counted down to has come: ask again. */
  onEnd: () => void;
}

/** How long until sign-up opens or closes, the draw, or the end of claiming; nothing once all is over. */
export function RoundClock({ round, onEnd }: RoundClockProps) {
  const t = useT().prize.clock;
  const now = useNow((at) => {
    const until = Date.parse(roundClock(round, at)?.until ?? '');
    return until > at ? until : null;
  }, serverNow);
  const clock = roundClock(round, now);
  const ended = useRef(onEnd);
  ended.current = onEnd;
  const shownFrom = useRef(now);
  // The count below is gone as soon as this changes, so it cannot be what asks again.
  useEffect(() => {
    if (now !== shownFrom.current) ended.current();
  }, [now]);
  if (!clock) return null;
  const isDrawing = clock.name === 'draws' && isOverdue(round, now);
  return (
    <View className="round-clock">
      {isDrawing ? (
        <View className="round-clock__left" {...aria({ role: 'status' })}>
          {t.drawing}
        </View>
      ) : (
        <>
          <View className="text-small">{t[clock.name]}</View>
          <TimeLeft key={clock.name} clock={clock} />
        </>
      )}
    </View>
  );
}

/** A part of its own, so that a second costs one text and not the page. */
function TimeLeft({ clock: { name, until } }: { clock: Clock }) {
  const t = useT().prize.clock;
  const end = Date.parse(until);
  const [left, setLeft] = useState(() => end - serverNow());
  const isShown = useShown();
  useEffect(() => {
    if (!isShown) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const rest = end - serverNow();
      setLeft(rest);
      if (rest > 0) timer = setTimeout(tick, rest % 1000 || 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [end, isShown]);
  const { days, clock } = timeLeft(left);
  const text = t.left(days, clock);
  return (
    <View className="round-clock__left" {...aria({ role: 'timer', label: `${t[name]} ${text}` })}>
      {text}
    </View>
  );
}
