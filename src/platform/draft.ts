import { type DraftKey, getItem, setItem } from './storage';

/** A draft older than this is somebody's who gave up: it holds a name and a phone, so it does not stay for ever. ms */
export const DRAFT_KEEP_MS = 7 * 86_400_000;

interface StoredDraft {
  at: number;
  value: Record<string, string>;
}

/** What was typed before, laid over the empty form; foreign or damaged content is ignored field by field. */
export function readDraft<Form extends object>(key: DraftKey, empty: Form, now: number): Form {
  const stored = parse(getItem(key));
  if (!stored || now - stored.at > DRAFT_KEEP_MS) return empty;
  const known = Object.entries(empty).map(([field, value]) => {
    const typed = stored.value[field];
    return [field, typeof typed === 'string' ? typed : value];
  });
  return Object.fromEntries(known) as Form;
}

function parse(text: string): StoredDraft | null {
  try {
    const stored = JSON.parse(text) as StoredDraft | null;
    return typeof stored?.at === 'number' && typeof stored.value === 'object' && stored.value !== null ? stored : null;
  } catch {
    return null;
  }
}

/** Keeps a form for whoever opens it under this key. */
export function keepDraft<Form extends { [field in keyof Form]: string }>(key: DraftKey, form: Form): void {
  setItem(key, JSON.stringify({ at: Date.now(), value: form }));
}
