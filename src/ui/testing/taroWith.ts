type Taro = Record<string | symbol, unknown>;

/**
 * Taro for a component's test: as it is, but for what is given. Page hooks (useDidShow, useReachBottom, …) need a page around them
 * that a unit test has not; give stubs. To be called in jest.mock('@tarojs/taro', () => taroWith({…})).
 * Taro is asked only when something is used, because its parts import each other in a circle.
 */
export function taroWith(given: Taro): Taro {
  const actual = (): Taro => jest.requireActual('@tarojs/taro');
  const inner = new Proxy(given, {
    get: (own, key) => (key in own ? own[key] : (actual().default as Taro | undefined)?.[key]),
  });
  return new Proxy(given, {
    get: (own, key) => {
      if (key === '__esModule') return true;
      if (key === 'default') return inner;
      return key in own ? own[key] : actual()[key];
    },
  });
}
