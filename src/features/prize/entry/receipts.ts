import type { EntryReceipt } from '@park/contract/prize/entry/schemas';
import { useMemo, useSyncExternalStore } from 'react';
import { getItem, setItem } from '@/platform/storage';

/** What this phone keeps of an entry: neither name nor phone number. */
export type KeptReceipt = Pick<EntryReceipt, 'roundId' | 'receipt' | 'number' | 'enteredAt'>;

const KEY = 'prize-receipts';
/** The oldest are forgotten first; they can be found again by name and phone. */
const MOST = 50;

const FIELDS = ['roundId', 'receipt', 'number', 'enteredAt'] as const;
const listeners = new Set<() => void>();

function isReceipt(value: unknown): value is KeptReceipt {
  return typeof value === 'object' && value !== null && FIELDS.every((field) => typeof Reflect.get(value, field) === 'string');
}

/** The receipts in a stored text, the newest first; what is damaged is left out. */
export function readReceipts(text: string): KeptReceipt[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isReceipt) : [];
  } catch {
    return [];
  }
}

const stored = () => getItem(KEY);

function change(to: (receipts: KeptReceipt[]) => KeptReceipt[]): void {
  setItem(KEY, JSON.stringify(to(readReceipts(stored())).slice(0, MOST)));
  for (const listener of [...listeners]) listener();
}

/** Keeps the receipt of an entry on this phone, in place of an older one of the same entry. */
export function keepReceipt({ roundId, receipt, number, enteredAt }: KeptReceipt): void {
  change((all) => [
    { roundId, receipt, number, enteredAt },
    ...all.filter((one) => one.roundId !== roundId || one.number !== number),
  ]);
}

export function forgetReceipt(receipt: string): void {
  change((all) => all.filter((one) => one.receipt !== receipt));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The receipts on this phone, the newest first. @param roundId of this round only */
export function useReceipts(roundId?: string): KeptReceipt[] {
  const text = useSyncExternalStore(subscribe, stored, stored);
  return useMemo(() => {
    const all = readReceipts(text);
    return roundId === undefined ? all : all.filter((one) => one.roundId === roundId);
  }, [text, roundId]);
}
