import { useEffect, useRef, useState } from 'react';

/** A long press fires after this long, and a touch that moves more than 10 px cancels it (R-limit-4). */
export const LONG_PRESS_MS = 350;
export const LONG_PRESS_SLIP = 10;

/** A click that the browser makes of a long touch comes this soon after it. ms */
const GHOST_CLICK = 700;

interface Point {
  clientX: number;
  clientY: number;
}

/** The fingers on the screen; both targets' events have them, under different types. */
const fingers = (event: object): Point[] => Array.from((event as { touches?: ArrayLike<Point> }).touches ?? []);

interface Hold {
  /** How long the touch lasts before it counts, in milliseconds; a long press unless told. */
  after?: number;
  /** The touch lasted and stayed where it was; the finger may still be down. */
  onHold: () => void;
  /** A short touch, a click, the keyboard, a screen reader: whatever cannot hold. */
  onTap?: () => void;
}

/**
 * A press that is held, alike on both targets. `isHeld` from the moment it is a long press until it ends: what takes longer shows
 * its progress then. Spread `on` on the View, with a role and a label of its own.
 */
export function useHold({ after = LONG_PRESS_MS, onHold, onTap }: Hold) {
  const [isHeld, setHeld] = useState(false);
  const latest = useRef({ onHold, onTap });
  latest.current = { onHold, onTap };
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const start = useRef<Point | null>(null);
  const isLong = useRef(false);
  /** The touch has done what it was for, or slipped: its end means nothing more. */
  const spent = useRef(false);
  const quietUntil = useRef(0);

  const end = () => {
    for (const timer of timers.current.splice(0)) clearTimeout(timer);
    start.current = null;
    isLong.current = false;
    setHeld(false);
  };
  const hush = () => {
    quietUntil.current = Date.now() + GHOST_CLICK;
  };
  // A page that is left takes its press with it.
  useEffect(() => () => void timers.current.splice(0).forEach(clearTimeout), []);

  const on = {
    onTouchStart: (event: object) => {
      end();
      spent.current = false;
      const [finger, second] = fingers(event);
      // Two fingers are a gesture, not a press.
      if (!finger || second) return;
      start.current = { clientX: finger.clientX, clientY: finger.clientY };
      const long = () => {
        isLong.current = true;
        setHeld(true);
      };
      const hold = () => {
        end();
        spent.current = true;
        latest.current.onHold();
      };
      timers.current =
        after > LONG_PRESS_MS ? [setTimeout(long, LONG_PRESS_MS), setTimeout(hold, after)] : [setTimeout(hold, after)];
    },
    onTouchMove: (event: object) => {
      const [finger] = fingers(event);
      const from = start.current;
      if (!from || !finger) return;
      if (Math.hypot(finger.clientX - from.clientX, finger.clientY - from.clientY) <= LONG_PRESS_SLIP) return;
      end();
      spent.current = true;
    },
    onTouchEnd: () => {
      const isSpent = spent.current;
      const isEarly = isLong.current;
      end();
      if (!isSpent && !isEarly) return;
      // A long touch may or may not be followed by a click: it is answered here, and the click is not heard.
      hush();
      if (isEarly) latest.current.onTap?.();
    },
    onTouchCancel: () => {
      end();
      hush();
    },
    onClick: () => {
      if (Date.now() >= quietUntil.current) latest.current.onTap?.();
    },
    // A browser's own menu would take the touch away.
    onContextMenu: (event: { preventDefault?: () => void }) => event.preventDefault?.(),
    onKeyDown: (event: { key?: string; preventDefault?: () => void }) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault?.();
      latest.current.onTap?.();
    },
  };
  return { isHeld, on };
}
