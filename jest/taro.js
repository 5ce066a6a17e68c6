/**
 * `@tarojs/taro` as an H5 build sees it: Taro's web implementation with React's hooks. The build turns `Taro.x` into named
 * imports of what is used; here everything hangs on one object.
 */
const hooks = require('@tarojs/plugin-framework-react/dist/runtime');
const h5 = require('@tarojs/taro-h5');

// jsdom lays nothing out, so there is nothing to measure.
const query = { select: () => query, selectAll: () => query, boundingClientRect: () => query, exec: (hear) => hear([[]]) };

const Taro = Object.assign(Object.create(h5.default), h5, hooks, { createSelectorQuery: () => query });
module.exports = Object.assign(Taro, { default: Taro, __esModule: true });
