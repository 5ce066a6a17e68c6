import { useCallback, useEffect, useState } from 'react';
import { createPersistentList, isString } from '@/platform/persistentList';

/** All of it, from the own result to the proof: the last beat of `Reveal.scss` and its motion. ms */
const REVEAL = 1500;

/** Rounds whose winners this phone has seen appear, the newest first. */
const revealed = createPersistentList('prize-revealed', isString, { maxItems: 50 });

/** Whether this phone has yet to see who won a round. */
function isNewTo(roundId: string): boolean {
  return !revealed.all().includes(roundId);
}

/** From now on its winners are there at once. */
function noteRevealed(roundId: string): void {
  revealed.change((all) => [roundId, ...all.filter((id) => id !== roundId)]);
}

/**
 * The first look at a round's result on this phone: it appears bit by bit, once. It counts as seen from when the winners show, so
 * nobody misses it for a network that failed.
 */
export function useReveal(roundId: string) {
  const [isOn, setOn] = useState(() => isNewTo(roundId));
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown || !isOn) return;
    noteRevealed(roundId);
    const timer = setTimeout(() => setOn(false), REVEAL);
    return () => clearTimeout(timer);
  }, [isShown, isOn, roundId]);
  return {
    isOn,
    /** The winners are there. */
    begin: useCallback(() => setShown(true), []),
    /** All at once, please. */
    skip: useCallback(() => setOn((on) => on && !isShown), [isShown]),
  };
}
