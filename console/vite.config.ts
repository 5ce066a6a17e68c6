import { defineConfig } from 'vite';
import { manual } from './manual.ts';

/** `npm run dev` names them: where its server answers, and where Taro's watching build tells the app's pages that they changed. */
const { SERVER_PORT, APP_PORT } = process.env;

/**
 * `scripts/build.ts console` runs it and says where to; what comes out is served by the server under `/admin/`. In development Vite
 * serves the console itself, and hands on what is not the console's, so that all have one origin.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [manual()],
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
      output: { hashCharacters: 'hex' },
      // antd marks its files for servers that render React; here is none.
      onLog: (level, log, tell) => void (log.code === 'MODULE_LEVEL_DIRECTIVE' || tell(level, log)),
    },
  },
});
