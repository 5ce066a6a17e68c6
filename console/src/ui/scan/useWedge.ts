import { useEffect, useRef } from 'react';
import { holdSingleKeys } from '../keys';
import { createWedge } from './wedge';

/** A scanner that sees a code for long says it again. ms */
const SAME_WITHIN = 2_000;

/** Hears a scanner that plays a keyboard, wherever on the page the cursor is. */
export function useWedge(onScan: (code: string) => void): void {
  const hear = useRef(onScan);
  hear.current = onScan;
  useEffect(() => {
    const wedge = createWedge();
    const release = holdSingleKeys();
    const last = { code: '', at: Number.NEGATIVE_INFINITY };
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const code = wedge.press(event.key, event.timeStamp);
      if (code === null) return;
      // Its Enter must neither press the button in focus nor send the form.
      event.preventDefault();
      event.stopPropagation();
      const isSame = code === last.code && event.timeStamp - last.at < SAME_WITHIN;
      Object.assign(last, { code, at: event.timeStamp });
      if (!isSame) hear.current(code);
    };
    document.addEventListener('keydown', press, true);
    return () => {
      release();
      document.removeEventListener('keydown', press, true);
    };
  }, []);
}
