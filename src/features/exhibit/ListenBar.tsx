import { View } from '@tarojs/components';
import { useEffect, useRef } from 'react';
import './ListenBar.scss';
import { useT } from '@/i18n/useT';
import { usePageShown } from '@/platform/pageShown';
import { aria } from '@/ui/aria';
import { Icon } from '@/ui/Icon';
import { Tap } from '@/ui/Tap';
import { heardNext, NOT_BEGUN, tenthOf } from './heard';
import { clock, type Listening, nextSpeed } from './listening';

const PLAY = 'M8.5 5.5v13l10-6.5z';
const PAUSE = 'M9 6v12M15 6v12';
const BACK = 'M17.5 6.5v11L9.5 12zM6.5 6.5v11';
const ON = 'M6.5 6.5v11l8-5.5zM17.5 6.5v11';

export interface ListenBarProps {
  listening: Listening;
  /** How many there are. */
  sentences: number;
  /** Somebody stopped listening, in which tenth of it. */
  onHeard: (tenth: number) => void;
}

/** Plays and pauses, goes back and on, faster and slower. No word in it changes its width, so nothing moves. */
export function ListenBar({ listening, sentences, onHeard }: ListenBarProps) {
  const t = useT().exhibit.listen;
  const { isPlaying, time, speed, toggle, step, setSpeed } = listening;
  const clocks = time && `${clock(time.at)} / ${clock(time.of)}`;
  useHeard(listening, sentences, onHeard);
  return (
    <View className="listen raised" {...aria({ role: 'group', label: clocks ? `${t.play} ${clocks}` : t.play })}>
      <Tap className="listen__button listen__button--play row figures" label={isPlaying ? t.pause : t.play} onClick={toggle}>
        <Icon path={isPlaying ? PAUSE : PLAY} />
        <View>{clocks ?? (isPlaying ? t.pause : t.play)}</View>
      </Tap>
      <Tap
        className="listen__button centre figures"
        label={time ? t.backBy({ seconds: time.skip }) : t.back}
        onClick={() => step(-1)}
      >
        {time ? `−${time.skip}` : <Icon path={BACK} />}
      </Tap>
      <Tap
        className="listen__button centre figures"
        label={time ? t.onBy({ seconds: time.skip }) : t.on}
        onClick={() => step(1)}
      >
        {time ? `+${time.skip}` : <Icon path={ON} />}
      </Tap>
      <Tap className="listen__button centre figures" label={t.speed({ speed })} onClick={() => setSpeed(nextSpeed(speed))}>
        {t.times({ speed })}
      </Tap>
    </View>
  );
}

/** Calls back with the tenth in which a listening ended: once for each, at its end or when it is left. */
function useHeard({ isPlaying, at, time }: Listening, sentences: number, onEnd: (tenth: number) => void): void {
  const isShown = usePageShown();
  const hearing = useRef(NOT_BEGUN);
  const latest = useRef(onEnd);
  latest.current = onEnd;
  const share = at === null ? null : time ? time.at / time.of : at / sentences;
  const mayNotLoad = time !== undefined;
  useEffect(() => {
    const { hearing: next, endedIn } = heardNext(hearing.current, { isPlaying, isShown, at: share, mayNotLoad });
    hearing.current = next;
    if (endedIn !== undefined) latest.current(endedIn);
  }, [isPlaying, isShown, share, mayNotLoad]);
  useEffect(
    () => () => {
      if (hearing.current.last !== null) latest.current(tenthOf(hearing.current.last));
    },
    [],
  );
}
