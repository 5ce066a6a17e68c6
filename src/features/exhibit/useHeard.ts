import { useEffect, useRef } from 'react';
import { usePageShown } from '@/platform/pageShown';
import { heardNext, NOT_BEGUN, tenthOf } from './heard';
import type { Listening } from './listening';

/** Calls back with the tenth in which a listening ended: once for each, at its end or when it is left. */
export function useHeard({ isPlaying, at, time }: Listening, sentences: number, onEnd: (tenth: number) => void): void {
  const isShown = usePageShown();
  const hearing = useRef(NOT_BEGUN);
  const latest = useRef(onEnd);
  latest.current = onEnd;
  const share = at === null ? null : time ? time.at / time.of : at / sentences;
  const mayNotLoad = time !== undefined;
  useEffect(() => {
    const { hearing: next, told } = heardNext(hearing.current, { isPlaying, isShown, at: share, mayNotLoad });
    hearing.current = next;
    if (told !== undefined) latest.current(told);
  }, [isPlaying, isShown, share, mayNotLoad]);
  useEffect(
    () => () => {
      if (hearing.current.last !== null) latest.current(tenthOf(hearing.current.last));
    },
    [],
  );
}
