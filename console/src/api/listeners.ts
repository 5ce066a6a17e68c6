import { useEffect, useState, useSyncExternalStore } from 'react';

/** Who hears of the changes of a value that lives outside of React. @param channelName where tabs tell each other, if they do */
export function createListeners(channelName?: string) {
  const all = new Set<() => void>();
  const channel =
    channelName === undefined || typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  const tellHere = () => {
    for (const listener of all) listener();
  };
  channel?.addEventListener('message', tellHere);
  const subscribe = (listener: () => void) => {
    all.add(listener);
    return () => void all.delete(listener);
  };
  return {
    subscribe,
    tell() {
      tellHere();
      channel?.postMessage('changed');
    },
    /** The value as it is, for a component that follows it. */
    use: <T>(read: () => T): T => useSyncExternalStore(subscribe, read),
    /** The same of one that is read in a moment; null until then, and where it cannot be read. */
    useRead: <T>(read: () => Promise<T>): T | null => useRead(subscribe, read),
  };
}

function useRead<T>(subscribe: (listener: () => void) => () => void, read: () => Promise<T>): T | null {
  const [value, setValue] = useState<T | null>(null);
  useEffect(() => {
    let gone = false;
    const load = () =>
      read().then(
        (now) => gone || setValue(now),
        () => undefined,
      );
    void load();
    const stop = subscribe(load);
    return () => {
      gone = true;
      stop();
    };
  }, [subscribe, read]);
  return value;
}

/** What this browser keeps under a name; `otherwise` where that is nothing, or cannot be read. */
export function readStored<T>(name: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}
