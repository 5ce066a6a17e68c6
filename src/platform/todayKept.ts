import { getItem, removeItem, setItem } from './storage';

/** A card of the home as it is drawn: each line's looks (classes) and its words. */
export interface SaidCard {
  title: string;
  lines: readonly (readonly [looks: string, text: string])[];
  action: string;
}

interface Kept {
  lang: string;
  ahead: readonly { until: number; card: SaidCard | null }[];
}

const KEY = 'today-card';

/** Keeps what the visitor's card will say, for the next visit's first frame (`firstScreen/boot.ts`). */
export function keepToday(kept: Kept): void {
  if (kept.ahead.some(({ card }) => card)) setItem(KEY, JSON.stringify(kept));
  else removeItem(KEY);
}

/** What the card says now, in this language; null: it is not known, or nothing of the visitor's. */
export function keptToday(lang: string): SaidCard | null {
  try {
    const kept: Kept = JSON.parse(getItem(KEY));
    return (kept.lang === lang && kept.ahead.find(({ until }) => Date.now() < until)?.card) || null;
  } catch {
    return null;
  }
}
