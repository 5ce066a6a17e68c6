import { getItem, removeItem, setItem } from './storage';

/** A card of the home as it is drawn: each line's looks (classes) and its text. */
export interface CardSnapshot {
  title: string;
  lines: readonly (readonly [looks: string, text: string])[];
  action: string;
}

interface StoredCards {
  lang: string;
  ahead: readonly { until: number; card: CardSnapshot | null }[];
}

const KEY = 'today-card';

/** Stores the visitor's coming cards, for the next visit's first frame (`firstScreen/boot.ts`). */
export function saveTodayCards(cards: StoredCards): void {
  if (cards.ahead.some(({ card }) => card)) setItem(KEY, JSON.stringify(cards));
  else removeItem(KEY);
}

/** The stored card for this moment, in this language; null: none is stored, or it is nothing of the visitor's. */
export function readTodayCard(lang: string): CardSnapshot | null {
  try {
    const stored: StoredCards = JSON.parse(getItem(KEY));
    return (stored.lang === lang && stored.ahead.find(({ until }) => Date.now() < until)?.card) || null;
  } catch {
    return null;
  }
}
