import type { EntryReceipt } from '@park/contract/prize/entry/schemas';
import { useMemo } from 'react';
import { createPersistentList, usePersistentList } from '@/platform/persistentList';

/** What this phone keeps of an entry: neither name nor phone number. */
export type StoredReceipt = Pick<EntryReceipt, 'roundId' | 'receipt' | 'number' | 'enteredAt'>;

const FIELDS = ['roundId', 'receipt', 'number', 'enteredAt'] as const;

export function isReceipt(value: unknown): value is StoredReceipt {
  return typeof value === 'object' && value !== null && FIELDS.every((field) => typeof Reflect.get(value, field) === 'string');
}

/** The newest first. Of more, the oldest are forgotten; they can be found again by name and phone. */
const receipts = createPersistentList('prize-receipts', isReceipt, { maxItems: 50 });

/** Keeps the receipt of an entry on this phone, in place of an older one of the same entry. */
export function keepReceipt({ roundId, receipt, number, enteredAt }: StoredReceipt): void {
  receipts.change((all) => [
    { roundId, receipt, number, enteredAt },
    ...all.filter((one) => one.roundId !== roundId || one.number !== number),
  ]);
}

export function forgetReceipt(receipt: string): void {
  receipts.change((all) => all.filter((one) => one.receipt !== receipt));
}

/** The receipts on this phone, the newest first. @param roundId of this round only */
export function useReceipts(roundId?: string): StoredReceipt[] {
  const all = usePersistentList(receipts);
  return useMemo(() => (roundId === undefined ? all : all.filter((one) => one.roundId === roundId)), [all, roundId]);
}
