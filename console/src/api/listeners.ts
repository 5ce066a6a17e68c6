import { useSyncExternalStore } from 'react';

/** Who hears of the changes of a value that lives outside of React. */
export function createListeners() {
  const all = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    all.add(listener);
    return () => void all.delete(listener);
  };
  return {
    subscribe,
    tell() {
      for (const listener of all) listener();
    },
    /** The value as it is, for a component that follows it. */
    use: <T>(read: () => T): T => useSyncExternalStore(subscribe, read),
  };
}

/** What this browser keeps under a name; `otherwise` where that is nothing, or cannot be read. */
export function readStored<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}
