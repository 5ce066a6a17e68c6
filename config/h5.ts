import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../src/i18n/languages';
import { type Chain, extractNoComments } from './chain';
import { HOME_FILES, ROOT_FONT_SCRIPT } from './constants';
import { Pictures } from './pictures';

/** A page that has not come after this long has failed (R-limit-2). ms */
const PAGE_TIMEOUT = 60_000;

interface LoaderMeta {
  extraImportForWeb: string;
  execBeforeCreateWebApp: string;
}

/** Lets `platform/pageLoading` stand between Taro's router and the pages: the generated entry calls it before the router is made. */
function guardPageLoads(chain: Chain): void {
  chain.plugin('mainPlugin').tap((args) => {
    const { loaderMeta } = args[0] as { loaderMeta: LoaderMeta };
    loaderMeta.extraImportForWeb += "import { guardPageLoads } from '@/platform/pageLoading'\n";
    loaderMeta.execBeforeCreateWebApp += 'guardPageLoads(config)\n';
    return args;
  });
}

interface PageChunk {
  groupsIterable: Iterable<{ origins: { request?: string }[] }>;
}
interface ChunkGraph {
  getModuleChunksIterable(module: unknown): Iterable<PageChunk>;
}

/** The folders under `pages` that chunks are loaded for; '' stands for what no page asked for. */
function pageFolders(chunks: Iterable<PageChunk>): Set<string> {
  const folders = new Set<string>();
  for (const chunk of chunks) {
    for (const group of chunk.groupsIterable) {
      for (const { request } of group.origins) folders.add(/pages\/([^/]+)\//.exec(request ?? '')?.[1] ?? '');
    }
  }
  return folders;
}

const isOneFolder = (folders: Set<string>) => folders.size === 1 && !folders.has('');

/** Of the page a visitor waits for first. */
const FIRST_FOLDER = 'IndexCenter';

const isForFirstPage = (folders: Set<string>) => folders.has(FIRST_FOLDER) || folders.has('');

/**
 * React and Taro rarely change, so they are files of their own; what the pages of one folder share is one file of that folder,
 * so that it costs no other page anything; what many pages use is one file where the first page
 * uses it, too, and another where it does not (the parts of forms, say); a page is what is left.
 */
function splitChunks(chain: Chain): void {
  const inPackages = (names: string) => new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);
  chain.optimization.splitChunks({
    chunks: 'all',
    hidePathInfo: true,
    minSize: 8000,
    maxAsyncRequests: 6,
    cacheGroups: {
      default: false,
      defaultVendors: false,
      // Two stylesheets, the first page's and the rest, always in this order: pages open in any, and rules of equal weight must not
      // depend on it.
      styles: {
        type: 'css/mini-extract',
        name: (_module: unknown, chunks: Iterable<PageChunk>) => (isForFirstPage(pageFolders(chunks)) ? 'app' : 'pages'),
        chunks: 'all',
        enforce: true,
        priority: 100,
      },
      framework: {
        name: 'framework',
        chunks: 'initial',
        enforce: true,
        priority: 50,
        test: inPackages('react|react-dom|scheduler'),
      },
      taro: {
        name: 'taro',
        // Not Taro's few styles: a file of their own would be mostly headers.
        type: /javascript/,
        chunks: 'initial',
        enforce: true,
        priority: 40,
        test: inPackages('@tarojs|@stencil|history|universal-router|query-string'),
      },
      folder: {
        name: (_module: unknown, chunks: Iterable<PageChunk>) => `pages-${[...pageFolders(chunks)].join()}`,
        chunks: 'async',
        enforce: true,
        minChunks: 2,
        priority: 30,
        test: (module: unknown, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
          isOneFolder(pageFolders(chunkGraph.getModuleChunksIterable(module))),
      },
      common: {
        name: (_module: unknown, chunks: Iterable<PageChunk>) => (pageFolders(chunks).has(FIRST_FOLDER) ? 'common' : 'more'),
        chunks: 'async',
        enforce: true,
        minChunks: 4,
        priority: 20,
        // What only words share stays with them, or the words of the home would bring all that is in `more`; so would what the app loads
        // behind the home.
        test: (module: unknown, { chunkGraph }: { chunkGraph: ChunkGraph }) => {
          const folders = pageFolders(chunkGraph.getModuleChunksIterable(module));
          return folders.has(FIRST_FOLDER) || (folders.size > 0 && !folders.has(''));
        },
      },
      shared: { chunks: 'async', minChunks: 2, priority: 10, reuseExistingChunk: true },
    },
  });
}

/** What webpack tells when a build is written. */
interface Written {
  compilation: {
    outputOptions: { path?: string };
    chunkGroups: { origins: { request?: string }[]; getFiles(): string[]; isInitial(): boolean }[];
  };
}

/**
 * Names the files that the home asks for once the app runs, for `scripts/firstScreen` to have them fetched with the app: else each
 * newcomer waits for them one more turn of a slow network.
 */
class HomeFiles {
  apply({ hooks }: { hooks: { done: { tap(name: string, hear: (written: Written) => void): void } } }) {
    hooks.done.tap('HomeFiles', ({ compilation: { chunkGroups, outputOptions } }) => {
      const scriptsOf = (query: RegExp) =>
        chunkGroups
          .filter((group) => !group.isInitial() && group.origins.some(({ request = '' }) => query.test(request)))
          .flatMap((group) => group.getFiles().filter((file) => /^chunk.*\.js$/.test(file)));
      const files = {
        page: scriptsOf(/pages\/IndexCenter\/IndexCenter$/),
        texts: Object.fromEntries(LANGUAGES.map((lang) => [lang, scriptsOf(new RegExp(`/${lang}/core\\.ts$`))])),
      };
      writeFileSync(path.join(outputOptions.path ?? '', HOME_FILES), JSON.stringify(files));
    });
  }
}

/**
 * What Taro's H5 brings along for browsers this app does not support (browserslist: chrome 87, ios 15), for JSONP, and an icon
 * font for its Radio, Checkbox and Icon, which this app does not use. 11 KB brotli.
 */
const UNUSED = [
  'whatwg-fetch',
  'abortcontroller-polyfill/dist/abortcontroller-polyfill-only',
  'jsonp-retry',
  '@tarojs/components/dist/taro-components/taro-components.css',
];

function leaveOut(chain: Chain, empty: string): void {
  for (const name of UNUSED) chain.resolve.alias.set(`${name}$`, empty);
  // Some packages ask for tslib by another name, and it would come twice.
  chain.resolve.alias.set('tslib$', require.resolve('tslib/tslib.es6.mjs'));
  chain.resolve.alias.set('query-string$', path.resolve(__dirname, 'queryString.js'));
  chain.resolve.alias.set(
    require.resolve('@tarojs/router/dist/navigationBar.js'),
    path.resolve(__dirname, 'noNavigationBar.js'),
  );
}

/** The browser's own elements in place of most of Taro's, and no runtime of web components on the first page (decision 191). */
function putOwnElements(chain: Chain): void {
  const { alias } = chain.resolve;
  alias.set('@tarojs/components$', path.resolve(__dirname, 'elements.js'));
  alias.set('@tarojs/components/dist/components$', path.resolve(__dirname, 'routerElements.js'));
  // So that whoever wants one of them brings no other along.
  chain.module
    .rule('ownElements')
    .test(/[\\/]config[\\/](elements|routerElements)\.js$/)
    .set('sideEffects', false);
}

/** Taro puts its own styles into scripts; in the stylesheet they are smaller and there before the first paint. */
function extractTaroStyles(chain: Chain): void {
  if (process.env.NODE_ENV === 'development') return;
  chain.module.rules.delete('taroStyle');
  chain.module.rule('customStyle').exclude.clear();
}

/** The H5 target: base /mp/, hash router. @param contract folder of the contract, translated like src */
export function h5(contract: string) {
  return {
    publicPath: '/mp/',
    staticDirectory: 'static',
    // Else NutUI's px would not be scaled.
    esnextModules: ['@nutui', 'nutui-react-taro'],
    compile: { include: [contract] },
    router: {
      mode: 'hash' as const,
      // Taro's router replaces a page's path by these: the real one must stay, and be the first.
      customRoutes: { 'pages/IndexCenter/IndexCenter': ['/pages/IndexCenter/IndexCenter', '/'] },
    },
    // Pictures as files: inlined, the tab bar's alone were 11 KB of the first script.
    imageUrlLoaderOption: { limit: 1024 },
    htmlPluginOption: { rootFontScript: ROOT_FONT_SCRIPT, script: '' },
    output: {
      filename: 'js/[name].[contenthash:8].js',
      chunkFilename: 'chunk/[name].[contenthash:8].js',
      chunkLoadTimeout: PAGE_TIMEOUT,
    },
    miniCssExtractPluginOption: {
      ignoreOrder: true,
      filename: 'css/[name].[contenthash:8].css',
      chunkFilename: 'css/[name].[contenthash:8].css',
    },
    postcss: { autoprefixer: { enable: true }, pxtransform: { enable: true, config: {} } },
    webpackChain(chain: Chain) {
      guardPageLoads(chain);
      splitChunks(chain);
      leaveOut(chain, path.resolve(__dirname, 'empty.js'));
      putOwnElements(chain);
      extractTaroStyles(chain);
      extractNoComments(chain);
      chain.plugin('pictures').use(Pictures);
      if (process.env.NODE_ENV !== 'development') chain.plugin('homeFiles').use(HomeFiles);
      // The budget is measured in what travels (brotli) by the benchmark, not in what webpack sees.
      chain.performance.hints(false);
    },
  };
}
