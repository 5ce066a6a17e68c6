import { useContext, useState } from 'react';
import type { Voice } from '@/platform/voice';
import { keepPlaceOf, keepSpeed, type Listening, type Speed, storedPlace, storedSpeed, useStopWhenLeft } from './listening';
import { SequenceContext, useSequence } from './sequence';

/**
 * The phone's voice reads, sentence by sentence; it goes on from the beginning of the one it stopped in.
 * @param of whose place is stored
 * @param onFailed the voice broke off by itself
 */
export function useReading(sentences: readonly string[], voice: Voice | null, of: string, onFailed: () => void): Listening {
  const sequence = useContext(SequenceContext);
  const [at, setAt] = useState(() => storedPlace(of, sentences.length));
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(storedSpeed);

  const mark = (sentence: number | null) => {
    setAt(sentence);
    keepPlaceOf(of, sentence);
  };
  const stop = () => {
    if (!isPlaying) return;
    voice?.stop();
    setPlaying(false);
    sequence?.turn(false);
  };
  const say = (sentence: number, rate: Speed = speed) => {
    mark(sentence);
    setPlaying(true);
    voice?.say(sentences[sentence] ?? '', rate, {
      done: () => {
        if (sentence + 1 < sentences.length) return say(sentence + 1, rate);
        mark(null);
        setPlaying(false);
        end();
      },
      failed: () => {
        setPlaying(false);
        sequence?.turn(false);
        onFailed();
      },
    });
  };
  const goTo = (sentence: number) => (isPlaying ? say(sentence) : mark(sentence));
  useStopWhenLeft(stop);
  const end = useSequence(voice !== null, () => say(at ?? 0));

  return {
    at,
    isPlaying,
    speed,
    toggle: () => (isPlaying ? stop() : say(at ?? 0)),
    goTo,
    step: (by) => goTo(Math.min(sentences.length - 1, Math.max(0, (at ?? 0) + by))),
    setSpeed: (next) => {
      keepSpeed(next);
      setSpeed(next);
      if (isPlaying) say(at ?? 0, next);
    },
  };
}
