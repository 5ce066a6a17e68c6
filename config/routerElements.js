// Stands in for the web components that Taro's router draws itself, so that the first page needs no runtime of web components
// (decision 191). Those that pages draw are Taro's.
export * from '@tarojs/components/dist/components/index.js';
export { definePullToRefresh as defineCustomElementTaroPullToRefreshCore } from '../src/platform/pullToRefresh.h5';

/** The bar is `src/platform/tabBar.h5`. */
export function defineCustomElementTaroTabbar() {}
