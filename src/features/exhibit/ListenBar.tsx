import { View } from '@tarojs/components';
import { useContext, useEffect, useRef } from 'react';
import './ListenBar.scss';
import { useT } from '@/i18n/useT';
import { usePageShown } from '@/platform/pageShown';
import { aria } from '@/ui/aria';
import { Icon } from '@/ui/Icon';
import { Tap } from '@/ui/Tap';
import { heardNext, NOT_BEGUN, tenthOf } from './heard';
import { clock, type Listening, nextSpeed } from './listening';
import { SequenceContext } from './sequence';

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

/** Plays and pauses, goes back and on (to another stop in a sequence), faster and slower. No word in it changes its width, so nothing moves. */
export function ListenBar({ listening, sentences, onHeard }: ListenBarProps) {
  const sequence = useContext(SequenceContext);
  const { exhibit, walk } = useT();
  const t = exhibit.listen;
  const { isPlaying, time, speed, toggle, step, setSpeed } = listening;
  const clocks = time && `${clock(time.at)} / ${clock(time.of)}`;
  const play = () => {
    sequence?.turn(!isPlaying);
    toggle();
  };
  const begin = sequence?.label ?? t.play;
  const skipLabel = (by: 1 | -1) => {
    if (sequence) return by < 0 ? walk.previous : walk.next;
    if (time) return (by < 0 ? t.backBy : t.onBy)({ seconds: time.skip });
    return by < 0 ? t.back : t.on;
  };
  useHeard(listening, sentences, onHeard);
  return (
    <View className="listen raised" {...aria({ role: 'group', label: [t.play, clocks].filter(Boolean).join(' ') })}>
      <Tap className="listen__button listen__button--play row figures" label={isPlaying ? t.pause : begin} onClick={play}>
        <Icon path={isPlaying ? PAUSE : PLAY} />
        <View>{clocks && (isPlaying || !sequence) ? clocks : isPlaying ? t.pause : begin}</View>
      </Tap>
      {([-1, 1] as const).map((by) => (
        <Tap
          key={by}
          className="listen__button centre figures"
          label={skipLabel(by)}
          onClick={() => (sequence ? sequence.skip(by) : step(by))}
        >
          {time && !sequence ? `${by < 0 ? '−' : '+'}${time.skip}` : <Icon path={by < 0 ? BACK : ON} />}
        </Tap>
      ))}
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
