import { useMemo } from 'react';
import { createPersistentList, usePersistentList } from '@/platform/persistentList';

/** A notice that was read on this phone; `told`: the server knows it. The name stands in storage. */
export interface ReadMark {
  id: string;
  told: boolean;
}

export function isMark(value: unknown): value is ReadMark {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'id') === 'string' &&
    typeof Reflect.get(value, 'told') === 'boolean'
  );
}

/** The newest first. Of more, the oldest are forgotten: those the server has by then, or the notice is long gone. */
const marks = createPersistentList('notice-read', isMark, { maxItems: 300 });

export const useReadMarks = () => usePersistentList(marks);

/** Marks notices as read on this phone, at once and signed in or not. */
export function keepRead(ids: readonly string[]): void {
  marks.change((all) => {
    const known = new Set(all.map(({ id }) => id));
    const fresh = ids.filter((id) => !known.has(id));
    return [...fresh.map((id) => ({ id, told: false })), ...all];
  });
}

/** The server has them now. */
export function markSent(ids: readonly string[]): void {
  marks.change((all) => all.map((mark) => (ids.includes(mark.id) ? { ...mark, told: true } : mark)));
}

/** Whether a notice is read, by the server or on this phone. */
export function useIsRead(): (notice: { id: string; readAt: string | null }) => boolean {
  const read = useReadMarks();
  return useMemo(() => {
    const here = new Set(read.map(({ id }) => id));
    return ({ id, readAt }) => readAt !== null || here.has(id);
  }, [read]);
}
