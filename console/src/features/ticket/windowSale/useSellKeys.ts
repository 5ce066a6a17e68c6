import { useEffect, useRef } from 'react';

/** A scanner types faster than this; a hand never does for long. ms */
const PAUSE_MS = 80;
/** Shorter than any code there is. */
const MIN_CODE_CHARACTERS = 6;

const isInField = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/**
 * Hears keys that no field takes. Digits wait for a pause: a scanner that plays a keyboard types a code, and none of its digits is a hand's.
 * @param onKey `1` to `9`, or a key's name
 */
export function useSellKeys(onKey: (key: string) => void): void {
  const hear = useRef(onKey);
  hear.current = onKey;
  useEffect(() => {
    let digits = '';
    let pause: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      clearTimeout(pause);
      const typed = digits;
      digits = '';
      if (typed.length < MIN_CODE_CHARACTERS) for (const digit of typed) hear.current(digit);
    };
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isInField(event)) return;
      if (/^\d$/.test(event.key)) {
        digits += event.key;
        clearTimeout(pause);
        pause = setTimeout(flush, PAUSE_MS);
        return;
      }
      flush();
      // A button in focus is pressed by its own Enter.
      if (event.key === 'Enter' && event.target instanceof HTMLButtonElement) return;
      hear.current(event.key);
    };
    document.addEventListener('keydown', press);
    return () => {
      clearTimeout(pause);
      document.removeEventListener('keydown', press);
    };
  }, []);
}
