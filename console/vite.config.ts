import { createHash } from 'node:crypto';
import { defineConfig, type Plugin } from 'vite';

/** The gate's service worker, whose name must stay (src/worker). */
const WORKER = 'worker';

/** `npm run dev` names them: where its server answers, and where Taro's watching build tells the app's pages that they changed. */
const { SERVER_PORT, APP_PORT } = process.env;

/**
 * `scripts/build.ts console` runs it and says where to; what comes out is served by the server under `/admin/`. In development Vite
 * serves the console itself, and hands on what is not the console's, so that all have one origin.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [tellWorker()],
  // The server puts a fresh one into every page it sends (server/src/console).
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    host: process.env.HOST || true,
    strictPort: true,
    // Its default is the whole checkout, with the park's data and secret.
    fs: { allow: ['src', 'index.html', '../contract/src', '../node_modules', 'node_modules'] },
    proxy: {
      '/mp/ws': { target: `ws://127.0.0.1:${APP_PORT}`, ws: true },
      '^/(?!admin/)': { target: `http://127.0.0.1:${SERVER_PORT}`, xfwd: true },
    },
  },
  build: {
    emptyOutDir: true,
    // As the fonts and pictures of a page under a strict policy: every one a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: `${import.meta.dirname}/index.html`, [WORKER]: `${import.meta.dirname}/src/worker/worker.ts` },
      output: {
        hashCharacters: 'hex',
        entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
      },
      // antd marks its files for servers that render React; here is none.
      onLog: (level, log, tell) => void (log.code === 'MODULE_LEVEL_DIRECTIVE' || tell(level, log)),
    },
  },
});

/** Writes into the worker which files were built; their names are of their contents, so the version is of the names. */
function tellWorker(): Plugin {
  return {
    name: 'tell-worker',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => /^assets\/.*\.(js|css|svg|png|woff2)$/.test(name))
        .sort();
      const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
      const worker = bundle[`${WORKER}.js`];
      if (worker?.type !== 'chunk') this.error('the worker was not built');
      worker.code = worker.code.replace('__BUILT_FILES__', JSON.stringify(files)).replace('__BUILT_VERSION__', `"${version}"`);
    },
  };
}
