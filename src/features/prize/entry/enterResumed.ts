import { readCallback } from '@/platform/address';
import { getTabItem, removeTabItem, setTabItem } from '@/platform/tabStorage';

/** The round whose entry was sent when the page left for WeChat; the tab keeps it over the redirect. */
const KEY = 'prize-entering';

/** Before a sign-in that may leave the page. @returns to be called when the page stayed */
export function noteLeaving(roundId: string): () => void {
  setTabItem(KEY, roundId);
  return () => removeTabItem(KEY);
}

/**
 * Whether the page came back from WeChat, with its answer, for an entry of this round that was being sent: it is sent then without
 * another tap. Who came back without an answer (by the back key) finds the form, and decides.
 */
export function isResumed(roundId: string): boolean {
  return getTabItem(KEY) === roundId && readCallback() !== null;
}
