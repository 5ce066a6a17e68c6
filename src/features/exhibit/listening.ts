import { useEffect, useRef } from 'react';
import { usePageShown } from '@/platform/pageShown';
import { pageStack } from '@/platform/pageStack';
import { createPersistentList } from '@/platform/persistentList';
import { getItem, setItem } from '@/platform/storage';

/** What reads a story aloud, whether the phone's voice or a recording. */
export interface Listening {
  isPlaying: boolean;
  /** The sentence that is read, or where it goes on; null: it has not begun. */
  at: number | null;
  /** Of a recording, in seconds: where it is, how long it is, and what a step is; by a voice a step is a sentence. */
  time?: { at: number; of: number; skip: number };
  speed: Speed;
  /** Within a tap: iOS lets nothing else make the first sound. */
  toggle: () => void;
  /** Goes on from a sentence, or only marks it while nothing is heard. */
  goTo: (sentence: number) => void;
  /** Back or on. */
  step: (by: 1 | -1) => void;
  setSpeed: (speed: Speed) => void;
}

const SPEEDS = [0.75, 1, 1.25, 1.5] as const;
export type Speed = (typeof SPEEDS)[number];
export const nextSpeed = (speed: Speed): Speed => SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;

export const storedSpeed = (): Speed => SPEEDS.find((one) => String(one) === getItem('listen-speed')) ?? 1;
export const keepSpeed = (speed: Speed): void => setItem('listen-speed', String(speed));

/** 75 → 1:15 */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** Where one stopped: of which exhibit, for whom, and the sentence; of a recording the second. It never leaves the phone. */
interface Place {
  of: string;
  at: number;
}
const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Place).of === 'string' &&
  Number.isInteger((value as Place).at);
const places = createPersistentList('listen-places', isPlace, { maxItems: 100 });

/** @param count how many sentences, or seconds, there are: another language may have fewer */
export function storedPlace(of: string, count: number): number | null {
  const at = places.all().find((place) => place.of === of)?.at ?? null;
  return at !== null && at >= 0 && at < count ? at : null;
}

/** @param at null: it was heard to its end */
export function keepPlaceOf(of: string, at: number | null): void {
  places.change((all) => [...(at === null ? [] : [{ of, at }]), ...all.filter((place) => place.of !== of)]);
}

/** Stops when the page is left: for another page, another app or for good. */
export function useStopWhenLeft(stop: () => void): void {
  const latest = useRef(stop);
  latest.current = stop;
  const isShown = usePageShown();
  useEffect(() => {
    if (!isShown) latest.current();
  }, [isShown]);
  useEffect(() => () => latest.current(), []);
}

/** The phone tells that a page is behind another before the other is there. ms */
const STACK_SETTLES = 300;

/** Stops when another page opens over this one, or it ends; not while the phone sleeps or shows another app. */
export function useStopWhenCovered(stop: () => void): { begin: () => void } {
  const latest = useRef(stop);
  latest.current = stop;
  const depth = useRef(0);
  const isShown = usePageShown();
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => {
      if (pageStack().length > depth.current) latest.current();
    }, STACK_SETTLES);
    return () => clearTimeout(timer);
  }, [isShown]);
  useEffect(() => () => latest.current(), []);
  return {
    begin: () => {
      depth.current = pageStack().length;
    },
  };
}
