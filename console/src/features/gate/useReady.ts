import { useEffect, useState } from 'react';
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

/** For some 2 MB over a park's network. ms */
const TIMEOUT_MS = 60_000;

/**
 * Has the browser keep the console's built files, so that a reload works without a network (scripts/worker). @returns whether they are kept
 * by now; false where the browser cannot, e.g. without https.
 */
async function keepPages(): Promise<boolean> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) return false;
  try {
    await serviceWorker.register(`${import.meta.env.BASE_URL}worker.js`);
    // One whose files could not all be fetched never gets ready.
    return await Promise.race([
      serviceWorker.ready.then(() => true),
      new Promise<boolean>((resolve) => setTimeout(resolve, TIMEOUT_MS, false)),
    ]);
  } catch {
    // Without a network it is still there from before.
    return (await serviceWorker.getRegistration())?.active != null;
  }
}
