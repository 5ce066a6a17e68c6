import type { UNDO_REASONS } from '@park/contract/ticket/limits';
import { createStore, del, delMany, entries as everything, set, update } from 'idb-keyval';
import { createListeners } from '../../api/listeners';

export type UndoReason = (typeof UNDO_REASONS)[number];

/** Somebody this tablet let in, or sent away without a proof. */
export interface Entry {
  id: string;
  /** As it was scanned or typed; taken out when it has been sent. */
  code: string;
  gate: string;
  /** ISO 8601. */
  scannedAt: string;
  /** The ticket's. */
  number: string;
  /** The park's day of the scan. */
  day: string;
  offline: boolean;
  /** What staff saw of the proof that the ticket asks for; missing: nobody was let in. */
  proof?: 'checked' | 'missing';
  /** Staff took it back: when (ISO 8601), and why. */
  undone?: { at: string; reason: UndoReason };
  /** waiting: the server has not heard of it. refused: it will not take it, and `message` says why. */
  state: 'waiting' | 'sent' | 'refused';
  /** The server found two entries of one ticket. */
  conflict?: boolean;
  message?: string;
}

/** One a ticket and day, so that two tabs of a tablet cannot let the same one in; whoever is not in may come again. */
const store = createStore('park-gate', 'entries');
const keyOf = (entry: Entry) => `${entry.day}:${entry.number}${isInside(entry) ? '' : `:${entry.id}`}`;
export const isInside = ({ proof, undone }: Entry): boolean => proof !== 'missing' && !undone;

const { tell: changed, useRead } = createListeners('park-gate');

/** Whom this tablet let in, newest first; null until it is known, and where the browser keeps nothing. */
export const useEntries = (): readonly Entry[] | null => useRead(storedEntries);

/** Keeps an entry unless this tablet let the same ticket in before today. @returns the one from before, else null */
export async function keepEntry(entry: Entry): Promise<Entry | null> {
  let before: Entry | null = null;
  await update<Entry>(
    keyOf(entry),
    (stored) => {
      before = stored ?? null;
      return stored ?? entry;
    },
    store,
  );
  changed();
  return before;
}

/** All that are kept, newest first. */
export async function storedEntries(): Promise<Entry[]> {
  const all = (await everything<string, Entry>(store)).map(([, entry]) => entry);
  return all.sort((a, b) => Date.parse(b.scannedAt) - Date.parse(a.scannedAt));
}

export async function changeEntry(entry: Entry, change: Partial<Entry>): Promise<void> {
  await update<Entry>(keyOf(entry), (stored) => ({ ...entry, ...stored, ...change }), store);
  changed();
}

/** Staff took it back: the ticket may come in again. @param later what the server is still to hear of it */
export async function undoEntry(entry: Entry, later: Entry['undone'] | null): Promise<void> {
  const undone = later && { ...entry, code: entry.code || entry.number, state: 'waiting' as const, undone: later };
  if (undone) await set(keyOf(undone), undone, store);
  await del(keyOf(entry), store);
  changed();
}

/** Forgets those of other days that the server knows. */
export async function forgetOld(day: string): Promise<void> {
  const old = (await storedEntries()).filter((entry) => entry.day !== day && entry.state === 'sent');
  await delMany(old.map(keyOf), store);
  if (old.length > 0) changed();
}
