import { useEffect, useState } from 'react';
import { keepPages } from '../../api/alone';
import { canVerify, fetchKeys } from './keys';

export interface Ready {
  /** Codes can be verified without a network. Null: not known yet. */
  codes: boolean | null;
  /** The page opens without a network. */
  pages: boolean | null;
}

/** A new key is published a day before it signs. ms */
const HOUR = 3_600_000;

/** Prepares the tablet for a network that goes, whenever there is one. */
export function useReady(alone: boolean): Ready {
  const [ready, setReady] = useState<Ready>({ codes: null, pages: null });
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (!alone) await Promise.allSettled([fetchKeys(), navigator.storage?.persist?.()]);
      const codes = await canVerify();
      if (!gone) setReady((now) => ({ ...now, codes }));
    };
    void look();
    void keepPages().then((pages) => gone || setReady((now) => ({ ...now, pages })));
    const timer = setInterval(look, HOUR);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [alone]);
  return ready;
}
