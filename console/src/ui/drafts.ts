import { readStored } from '../api/listeners';
import { getSession } from '../api/session';

interface Draft<T> {
  version: number;
  values: T;
}

/** Of this person and this thing: a shared tablet shows nobody another's half sentences. */
const keyOf = (thing: string) => `park-console-draft:${getSession()?.userName ?? ''}:${thing}`;

export const readDraft = <T>(thing: string): Draft<T> | null => readStored<Draft<T> | null>(keyOf(thing), null);

export function writeDraft<T>(thing: string, draft: Draft<T>): void {
  try {
    localStorage.setItem(keyOf(thing), JSON.stringify(draft));
  } catch {
    // A full storage must not stop the typing; what is typed is still on the page.
  }
}

/** What this person began on this device and has not saved, of the things whose names begin so. */
export function listDrafts<T>(beginning: string): { thing: string; draft: Draft<T> }[] {
  const start = keyOf(beginning);
  return Object.keys(localStorage).flatMap((key) => {
    if (!key.startsWith(start)) return [];
    const thing = beginning + key.slice(start.length);
    const draft = readDraft<T>(thing);
    return draft ? [{ thing, draft }] : [];
  });
}

export const dropDraft = (thing: string): void => localStorage.removeItem(keyOf(thing));
