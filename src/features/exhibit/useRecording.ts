import type { HeardRecording } from '@park/contract/exhibit/schemas';
import { beginningsOf, sentenceAt } from '@park/contract/exhibit/transcript';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useParkName } from '@/api/usePark';
import { absoluteUrl } from '@/platform/absoluteUrl';
import { packedFile } from '@/platform/packs';
import { type Hears, playerOf, SKIP, type Sound } from '@/platform/player';
import { keepPlaceOf, keepSpeed, type Listening, storedPlace, storedSpeed, useStopWhenCovered } from './listening';
import { SequenceContext, useSequence } from './sequence';

/** The place is stored this often, seconds: storage is slow on some phones. */
const STORE_EVERY_S = 5;

/**
 * A recording plays, and the sentence that is heard is marked; it goes on where it stopped, while the screen is locked, too.
 * @param title what the locked screen says
 * @param onFailed it could not be loaded
 */
export function useRecording(
  { url, seconds, marks }: HeardRecording,
  sentences: readonly string[],
  title: string,
  onFailed: () => void,
): Listening {
  const park = useParkName();
  const sequence = useContext(SequenceContext);
  const beginnings = useMemo(() => beginningsOf(sentences, marks, seconds), [sentences, marks, seconds]);
  const [second, setSecond] = useState(() => storedPlace(url, Math.ceil(seconds)));
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(storedSpeed);
  const [sound] = useState<Sound>(() => ({ url: absoluteUrl(url), packed: null, title, by: park }));
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // Before the tap: iOS makes no sound that comes after a wait.
    void packedFile(url)
      .catch(() => null)
      .then((found) => {
        sound.packed = found;
        setReady(true);
      });
  }, [url, sound]);
  useEffect(() => {
    sound.by = park;
  }, [sound, park]);
  const at = useRef(second);
  const storedSecond = useRef(second);

  const keep = () => {
    storedSecond.current = at.current === null ? null : Math.floor(at.current);
    keepPlaceOf(url, storedSecond.current);
  };
  const move = (to: number | null) => {
    at.current = to;
    setSecond(to);
    if (to === null || Math.abs(to - (storedSecond.current ?? -STORE_EVERY_S)) >= STORE_EVERY_S) keep();
  };
  const hears: Hears = {
    moved: move,
    playing(is) {
      setPlaying(is);
      if (is) return;
      keep();
      sequence?.turn(false);
    },
    ended() {
      setPlaying(false);
      move(null);
      end();
    },
    skip: sequence?.skip,
    failed() {
      setPlaying(false);
      if (sound.packed === null) return onFailed();
      // It is gone from the phone since.
      sound.packed = null;
      player.play(at.current ?? 0, speed);
    },
  };
  const latest = useRef(hears);
  latest.current = hears;
  const [player] = useState(() =>
    playerOf(sound, {
      moved: (to) => latest.current.moved(to),
      playing: (is) => latest.current.playing(is),
      ended: () => latest.current.ended(),
      failed: () => latest.current.failed(),
      ...(sequence && { skip: (by: 1 | -1) => latest.current.skip?.(by) }),
    }),
  );
  const covered = useStopWhenCovered(() => {
    player.stop();
    latest.current.playing(false);
  });

  const begin = () => {
    covered.begin();
    const from = at.current ?? 0;
    setPlaying(true);
    move(from);
    player.play(from, speed);
  };
  const end = useSequence(isReady, begin);
  const seek = (to: number) => {
    const within = Math.min(Math.max(0, to), seconds);
    move(within);
    keep();
    player.seek(within);
  };
  return {
    at: second === null ? null : sentenceAt(beginnings, second),
    time: { at: second ?? 0, of: seconds, skip: SKIP },
    isPlaying,
    speed,
    toggle: () => (isPlaying ? player.pause() : begin()),
    goTo: (sentence) => seek(beginnings[sentence] ?? 0),
    step: (by) => seek((at.current ?? 0) + by * SKIP),
    setSpeed(next) {
      keepSpeed(next);
      setSpeed(next);
      player.setSpeed(next);
    },
  };
}
