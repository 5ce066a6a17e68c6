/** Names that packages look for and do without: webpack keeps its loaded files on `wx`, Taro asks whether there is a cloud. */
const LOOKED_FOR = new Set(['webpackJsonp', 'cloud']);

/** `wx` with exactly these calls. Asking for any other is told: on a phone it would be undefined, and calling it an error. */
export function strictWx(calls: Record<string, unknown>, tell: (name: string) => void): object {
  return new Proxy(calls, {
    get(target, name) {
      if (typeof name === 'string' && !(name in target) && !LOOKED_FOR.has(name)) tell(name);
      return Reflect.get(target, name);
    },
  });
}
