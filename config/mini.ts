import path from 'node:path';
import { type Chain, extractNoComments, type Webpack } from './chain';

/** The mini-program target. @param contract folder of the contract, translated like src */
export function mini(contract: string) {
  return {
    // The contract is TypeScript outside src: without this line it would reach the bundle untranslated.
    compile: { include: [contract] },
    postcss: { pxtransform: { enable: true, config: {} } },
    miniCssExtractPluginOption: { ignoreOrder: true },
    webpackChain(chain: Chain, webpack: Webpack) {
      extractNoComments(chain);
      const abortController = path.resolve(__dirname, '../src/platform/abortController.weapp.ts');
      chain.plugin('abortController').use(webpack.ProvidePlugin, [{ AbortController: [abortController, 'AbortController'] }]);
    },
  };
}
