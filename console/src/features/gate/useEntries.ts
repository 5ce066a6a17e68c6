import { useEffect, useState } from 'react';
import { type Entry, keptEntries, onEntries } from './entries';

/** Whom this tablet let in, newest first; null until it is known, and where the browser keeps nothing. */
export function useEntries(): readonly Entry[] | null {
  const [entries, setEntries] = useState<readonly Entry[] | null>(null);
  useEffect(() => {
    let gone = false;
    const load = () =>
      keptEntries().then(
        (all) => gone || setEntries(all),
        () => undefined,
      );
    void load();
    const stop = onEntries(load);
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return entries;
}
