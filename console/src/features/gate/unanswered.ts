/** A scan that the server was asked about and has not answered: it may have let the ticket in. */
interface Unanswered {
  id: string;
  /** Epoch ms. */
  at: number;
  proof?: 'checked' | 'missing';
}

const STORAGE_KEY = 'park-gate-unanswered';
/** Who comes later than this is another visitor, or has been away. ms */
const KEEP_MS = 10 * 60_000;

const readAll = (): Record<string, Unanswered> => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');

/** The id of the scan of a ticket that waits for its answer, to be asked again under it; null: none. */
export function unansweredId(number: string, now: number, proof?: Unanswered['proof']): string | null {
  const before = readAll()[number];
  return before && now - before.at < KEEP_MS && (proof === undefined || proof === before.proof) ? before.id : null;
}

/** Remembered over a reload, which is what staff try when nothing comes. @param scan null: it was answered, or staff decided */
export function keepUnanswered(number: string, now: number, scan: Omit<Unanswered, 'at'> | null): void {
  const { [number]: before, ...others } = readAll();
  const recent = Object.fromEntries(Object.entries(others).filter(([, { at }]) => now - at < KEEP_MS));
  if (scan) recent[number] = { ...scan, at: before?.id === scan.id ? before.at : now };
  localStorage.setItem(STORAGE_KEY, JSON.stringify(recent));
}
