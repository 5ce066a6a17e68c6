import { View } from '@tarojs/components';
import { useEffect, useRef, useState } from 'react';
import { aria } from './aria';
import { useShown } from './shown';
import { minutesAndSeconds, secondsLeft } from './timeLeft';

interface CountdownProps {
  /** A moment, ISO 8601. */
  until: string;
  /** What the time is left for. */
  label: string;
  /** Whose time it is (epoch ms); always the same function. */
  clock: () => number;
  onEnd?: () => void;
  /** How what is left is said; `14:59` unless told. */
  say?: (seconds: number) => string;
}

/** What is left, and falling. A part of its own, so that a second costs one text and not the page. */
export function Countdown({ until, label, clock, onEnd, say = minutesAndSeconds }: CountdownProps) {
  const end = Date.parse(until);
  const [seconds, setSeconds] = useState(() => secondsLeft(end, clock()));
  const isShown = useShown();
  const ended = useRef(onEnd);
  ended.current = onEnd;
  useEffect(() => {
    if (!isShown) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const left = end - clock();
      const shown = secondsLeft(left, 0);
      setSeconds(shown);
      if (shown === 0) ended.current?.();
      else timer = setTimeout(tick, left - (shown - 1) * 1000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [end, clock, isShown]);
  return (
    <View className="figures" {...aria({ role: 'timer', label: `${label} ${say(seconds)}` })}>
      {say(seconds)}
    </View>
  );
}
