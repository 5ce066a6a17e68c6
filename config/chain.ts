import type { UserConfigExport } from '@tarojs/cli';

type Project = Exclude<Awaited<UserConfigExport<'webpack5'>>, (...args: never[]) => unknown>;
type WebpackChain = NonNullable<NonNullable<Project['h5']>['webpackChain']>;

/** Taro hands the webpack configuration over as a chain, and webpack itself beside it. */
export type Chain = Parameters<WebpackChain>[0];
export type Webpack = Parameters<WebpackChain>[1];

/** No file of licence texts beside every script: the packages' licences are in the repository's lock file. */
export function extractNoComments(chain: Chain): void {
  if (process.env.NODE_ENV === 'development') return;
  chain.optimization.minimizer('terserPlugin').tap(([options]) => [{ ...options, extractComments: false }]);
}
