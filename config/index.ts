import path from 'node:path';
import { defineConfig } from '@tarojs/cli';

export default defineConfig<'webpack5'>(async () => {
  const target = process.env.TARO_ENV ?? 'h5';
  return {
    projectName: 'fossil-park',
    designWidth: 375,
    deviceRatio: { 375: 2, 750: 1 },
    sourceRoot: 'src',
    outputRoot: `dist/${target}`,
    framework: 'react',
    compiler: { type: 'webpack5', prebundle: { enable: false } },
    cache: { enable: false },
    alias: { '@park/contract': path.resolve(__dirname, '../contract/src') },
    mini: {
      compile: { include: [path.resolve(__dirname, '../contract')] },
      postcss: { pxtransform: { enable: true, config: {} } },
    },
    h5: {
      publicPath: '/mp/',
      staticDirectory: 'static',
      esnextModules: ['@nutui'],
      compile: { include: [path.resolve(__dirname, '../contract')] },
      router: {
        mode: 'hash',
        basename: '/mp',
        customRoutes: { 'pages/IndexCenter/IndexCenter': ['/pages/IndexCenter/IndexCenter', '/'] },
      },
      output: { filename: 'js/[name].[contenthash:8].js', chunkFilename: 'chunk/[name].[contenthash:8].js' },
      miniCssExtractPluginOption: {
        filename: 'css/[name].[contenthash:8].css',
        chunkFilename: 'css/[name].[contenthash:8].css',
      },
    },
  };
});
