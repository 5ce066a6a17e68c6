// Taro translates what stands in this folder alone; the texts' areas stand in src.
import 'tsx/cjs';
import path from 'node:path';
import { defineConfig } from '@tarojs/cli';
import { version } from '../package.json';
import { accessibility } from './accessibility';
import { APP_CODE, apiBase, packKeys } from './constants';
import { dev } from './dev';
import { h5 } from './h5';
import { mini } from './mini';
import { prod } from './prod';

const contract = path.resolve(__dirname, '../contract');

/**
 * Builds the H5 app and the mini-program from one source.
 * Environment: OUTPUT_ROOT (where to, default `dist/<target>`), WECHAT_MP_API_BASE (the server a mini-program talks to), WECHAT_MP_PACK_KEYS (whose offline packs it believes), WECHAT_MP_APP_ID (whose mini-program it is), WECHAT_MP_PARK (a file with what the park is).
 */
export default defineConfig<'webpack5'>(async (merge) => {
  const target = process.env.TARO_ENV ?? 'h5';
  const outputRoot = process.env.OUTPUT_ROOT ?? `dist/${target}`;
  const base = {
    projectName: 'fossil-park',
    // R-limit-6
    designWidth: 375,
    deviceRatio: { 375: 2, 750: 1 },
    sourceRoot: 'src',
    outputRoot,
    framework: 'react' as const,
    plugins: target === 'weapp' ? [accessibility, path.resolve(__dirname, 'wechatProject.ts')] : [],
    compiler: { type: 'webpack5' as const, prebundle: { enable: false } },
    // Taro marks modules in ways webpack's disk cache cannot keep; it warns and gains nothing (measured: 16 s with and without).
    cache: { enable: false },
    alias: {
      '@': path.resolve(__dirname, '../src'),
      '@park/contract': path.join(contract, 'src'),
      '@nutui/icons-react-taro$': path.resolve(__dirname, 'noIcons.js'),
    },
    defineConstants: {
      APP_VERSION: JSON.stringify(version),
      APP_CODE: String(APP_CODE),
      WECHAT_MP_API_BASE: JSON.stringify(apiBase()),
      WECHAT_MP_PACK_KEYS: JSON.stringify(packKeys()),
    },
    copy: {
      patterns:
        target === 'weapp'
          ? [
              ...['sitemap.json', 'static/share.png'],
              // Those that a park's own colour goes with, or a park without live points, are named at run time alone.
              ...['center', 'mine', 'live', 'anchor'].map((tab) => `static/tab/${tab}-park.png`),
              ...['explore', 'services'].flatMap((tab) => ['', '-on', '-park'].map((kind) => `static/tab/${tab}${kind}.png`)),
            ].map((file) => ({ from: `src/${file}`, to: `${outputRoot}/${file}` }))
          : [],
      options: {},
    },
    mini: mini(contract),
    h5: h5(contract),
  };
  return merge({}, base, process.env.NODE_ENV === 'development' ? dev : prod);
});
