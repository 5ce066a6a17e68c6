import type { PrizeRound } from '@park/contract/prize/round/schemas';
import { View } from '@tarojs/components';
import { useEffect, useRef } from 'react';
import './RoundClock.scss';
import { serverNow } from '@/api/serverNow';
import { useT } from '@/i18n/useT';
import { aria } from '@/ui/aria';
import { Countdown } from '@/ui/Countdown';
import { useNow } from '@/ui/useNow';
import { momentText } from '../momentText';
import { isOverdue, nextRoundChange, roundClock, timeLeft } from '../rules';

interface RoundClockProps {
  round: PrizeRound;
  /** What was counted down to has come: ask again. */
  onEnd: () => void;
}

/** How long until sign-up opens or closes, the draw, or the end of claiming; nothing once all is over. */
export function RoundClock({ round, onEnd }: RoundClockProps) {
  const t = useT().prize.clock;
  const now = useNow((at) => nextRoundChange(round, at), serverNow);
  const clock = roundClock(round, now);
  const ended = useRef(onEnd);
  ended.current = onEnd;
  const shownFrom = useRef(now);
  // The count below is gone as soon as this changes, so it cannot be what asks again.
  useEffect(() => {
    if (now !== shownFrom.current) ended.current();
  }, [now]);
  if (!clock) return null;
  const say = (seconds: number) => {
    const { days, clock: hours } = timeLeft(seconds);
    return t.left({ days, clock: hours });
  };
  const isDrawing = clock.name === 'draws' && isOverdue(round, now);
  return (
    <View className="round-clock ends">
      {isDrawing ? (
        <View className="round-clock__left" {...aria({ role: 'status' })}>
          {round.beaconRound === null ? t.drawing : t.waiting({ time: momentText(round.drawAt) })}
        </View>
      ) : (
        <>
          <View className="text-small">{t[clock.name]}</View>
          <View className="round-clock__left">
            <Countdown key={clock.name} until={clock.until} label={t[clock.name]} clock={serverNow} say={say} />
          </View>
        </>
      )}
    </View>
  );
}
