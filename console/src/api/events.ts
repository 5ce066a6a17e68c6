import { STAFF_EVENTS_PATH } from '@park/contract/staff/events';
import { useEffect, useRef } from 'react';
import { ask } from './call';
import { listenTo, RESET, type StaffEvent } from './eventStream';
import { getSession } from './session';

export type { StaffEvent } from './eventStream';

const listeners = new Set<(event: StaffEvent) => void>();
let stop: (() => void) | null = null;

/** Hears every event of the park while somebody listens; all listeners of a tab share one connection. */
function onStaffEvent(listener: (event: StaffEvent) => void): () => void {
  listeners.add(listener);
  stop ??= listenTo({
    open: (lastId, signal) => {
      if (!getSession()) return Promise.reject(new Error('signed out'));
      return ask(STAFF_EVENTS_PATH, {
        signal,
        headers: { accept: 'text/event-stream', ...(lastId ? { 'last-event-id': lastId } : {}) },
      });
    },
    onEvent: (event) => {
      for (const hear of listeners) hear(event);
    },
  });
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
  };
}

/**
 * Calls `fn` for each event of these kinds (all of them: `'*'`) while the component is shown, and with the kind `reset` when some may have
 * been missed.
 */
export function useStaffEvents(kinds: readonly string[], fn: (event: StaffEvent) => void): void {
  const wanted = useRef({ kinds, fn });
  wanted.current = { kinds, fn };
  useEffect(
    () =>
      onStaffEvent((event) => {
        const { kinds: heard, fn: tell } = wanted.current;
        if (event.kind === RESET || heard.includes('*') || heard.includes(event.kind)) tell(event);
      }),
    [],
  );
}
