// Stands in for `@tarojs/components` in the web app: what most of every page is made of are the browser's own elements. Taro's web
// components of the same names took a third of the time until the home could be used (decision 191).
export * from '@tarojs/components/lib/react';
export { Image } from '../src/platform/image.h5';

export const View = 'div';

export const Text = 'span';
