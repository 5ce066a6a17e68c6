import type { Phone } from './phone';

/** What `wx` keeps on the phone; how well is the phone's matter (`keeps`). `inner` is the program's own JSON. */
export function storageCalls(phone: Phone, inner: typeof JSON): Record<string, unknown> {
  const { storage } = phone;
  const read =
    <In extends unknown[], Out>(name: string, work: (...args: In) => Out) =>
    (...args: In): Out => {
      if (phone.keeps === 'broken') throw new Error(`${name}:fail`);
      return work(...args);
    };
  const write = <In extends unknown[]>(name: string, work: (...args: In) => unknown) =>
    read(name, (...args: In): void => {
      if (phone.keeps === 'refuses') throw new Error(`${name}:fail`);
      if (phone.keeps === 'everything') work(...args);
    });
  return {
    getStorageSync: read('getStorageSync', (key: string) => (storage.has(key) ? inner.parse(storage.get(key) ?? '""') : '')),
    getStorageInfoSync: read('getStorageInfoSync', () => ({ keys: [...storage.keys()], currentSize: 1, limitSize: 10240 })),
    setStorageSync: write('setStorageSync', (key: string, value: unknown) => storage.set(key, JSON.stringify(value))),
    removeStorageSync: write('removeStorageSync', (key: string) => storage.delete(key)),
    clearStorageSync: write('clearStorageSync', () => storage.clear()),
  };
}
