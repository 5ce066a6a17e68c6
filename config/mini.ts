import path from 'node:path';
import { areasOf } from '../src/i18n/areas';
import { LANGUAGES } from '../src/i18n/languages';
import { type Chain, extractNoComments, type Webpack } from './chain';

/**
 * A mini-program cannot fetch code, so every page brings the texts of its areas in every language, and the app those that all pages
 * have: that puts them into the package of the pages that show them. Taro's loader calls this for the line that makes the page.
 */
function bringTexts(instantiation: string, kind: 'app' | 'page'): string {
  const path = /'(pages\/[^']+)'/.exec(instantiation)?.[1] ?? '';
  const areas = kind === 'app' ? ['core'] : areasOf(path);
  const texts = areas.flatMap((area) =>
    LANGUAGES.map((lang, index) => {
      const name = `${area}${index}`;
      return `import * as ${name} from '@/i18n/messages/${lang}/${area}'\naddTexts('${lang}', ${name})`;
    }),
  );
  return [...(texts.length > 0 ? ["import { addTexts } from '@/i18n/packs'"] : []), ...texts, instantiation].join('\n');
}

/** The mini-program target. @param contract folder of the contract, translated like src */
export function mini(contract: string) {
  return {
    // The contract is TypeScript outside src: without this line it would reach the bundle untranslated.
    compile: { include: [contract] },
    postcss: { pxtransform: { enable: true, config: {} } },
    miniCssExtractPluginOption: { ignoreOrder: true },
    webpackChain(chain: Chain, webpack: Webpack) {
      extractNoComments(chain);
      chain.plugin('miniPlugin').tap(([options]) => {
        options.loaderMeta.modifyInstantiate = bringTexts;
        return [options];
      });
      const abortController = path.resolve(__dirname, '../src/platform/abortController.weapp.ts');
      chain.plugin('abortController').use(webpack.ProvidePlugin, [{ AbortController: [abortController, 'AbortController'] }]);
    },
  };
}
