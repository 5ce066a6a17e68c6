import { createContext, useContext, useEffect, useRef, useState } from 'react';

/** Readings that follow one another. */
export interface Sequence {
  /** The next one begins by itself. */
  isOn: boolean;
  /** On the button while nothing is heard. */
  label: string;
  turn: (isOn: boolean) => void;
  skip: (by: 1 | -1) => void;
  /** This one was heard to its end. */
  ended: () => void;
}

/** Null: a reading on its own page. */
export const SequenceContext = createContext<Sequence | null>(null);

/** Begins a reading that follows another. @returns to be called at its end */
export function useSequence(isReady: boolean, begin: () => void): () => void {
  const sequence = useContext(SequenceContext);
  const [ends, setEnds] = useState(0);
  const latest = useRef({ sequence, begin });
  latest.current = { sequence, begin };
  useEffect(() => {
    if (isReady && latest.current.sequence?.isOn) latest.current.begin();
  }, [isReady]);
  // In an effect, so that its end is told before the next one takes its place.
  useEffect(() => {
    if (ends > 0) latest.current.sequence?.ended();
  }, [ends]);
  return () => setEnds((count) => count + 1);
}
