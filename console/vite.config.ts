import { defineConfig } from 'vite';

/** `scripts/build.ts console` runs it and says where to; what comes out is served by the server under `/admin/`. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  base: '/admin/',
  // The server puts a fresh one into every page it sends (server/src/console).
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    emptyOutDir: true,
    sourcemap: mode === 'development',
    minify: mode !== 'development',
    // As the fonts and pictures of a page under a strict policy: every one a file of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { hashCharacters: 'hex' },
      // antd marks its files for servers that render React; here is none.
      onLog: (level, log, tell) => void (log.code === 'MODULE_LEVEL_DIRECTIVE' || tell(level, log)),
    },
  },
}));
