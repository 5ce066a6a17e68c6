import { useMemo, useSyncExternalStore } from 'react';
import { getItem, setItem } from '@/platform/storage';

/** A notice that was read on this phone; `told`: the server knows it. */
export interface ReadMark {
  id: string;
  told: boolean;
}

const KEY = 'notice-read';
/** The oldest are forgotten first: those the server has by then, or the notice is long gone. */
const MOST = 300;

const listeners = new Set<() => void>();

function isMark(value: unknown): value is ReadMark {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'id') === 'string' &&
    typeof Reflect.get(value, 'told') === 'boolean'
  );
}

/** The marks in a stored text, the newest first; what is damaged is left out. */
export function readMarksIn(text: string): ReadMark[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isMark) : [];
  } catch {
    return [];
  }
}

const stored = () => getItem(KEY);
/** On a server nobody has read anything. */
const nothing = () => '';

function change(to: (marks: ReadMark[]) => ReadMark[]): void {
  setItem(KEY, JSON.stringify(to(readMarksIn(stored())).slice(0, MOST)));
  for (const listener of [...listeners]) listener();
}

/** Marks notices as read on this phone, at once and signed in or not. */
export function keepRead(ids: readonly string[]): void {
  change((marks) => {
    const known = new Set(marks.map(({ id }) => id));
    const fresh = ids.filter((id) => !known.has(id));
    return [...fresh.map((id) => ({ id, told: false })), ...marks];
  });
}

/** The server has them now. */
export function keepTold(ids: readonly string[]): void {
  change((marks) => marks.map((mark) => (ids.includes(mark.id) ? { ...mark, told: true } : mark)));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useReadMarks(): ReadMark[] {
  const text = useSyncExternalStore(subscribe, stored, nothing);
  return useMemo(() => readMarksIn(text), [text]);
}

/** Whether a notice is read, by the server or on this phone. */
export function useIsRead(): (notice: { id: string; readAt: string | null }) => boolean {
  const marks = useReadMarks();
  return useMemo(() => {
    const here = new Set(marks.map(({ id }) => id));
    return ({ id, readAt }) => readAt !== null || here.has(id);
  }, [marks]);
}
