/** `npm run dev` names it: where Taro's watching build tells pages that they changed. */
const port = Number(process.env.APP_PORT);

/** What only the watching build for developing has. The park's server serves what it writes, under names that stay. */
export const dev = {
  logger: { quiet: true },
  terser: { enable: false },
  h5: {
    // Taro's usual one has the page evaluate code, which its policy forbids.
    sourceMapType: 'cheap-module-source-map',
    output: { filename: 'js/[name].js', chunkFilename: 'chunk/[name].js' },
    devServer: {
      host: '127.0.0.1',
      port,
      open: false,
      hot: false,
      static: false,
      devMiddleware: { writeToDisk: true, stats: 'errors-warnings' },
      webSocketServer: { type: 'ws', options: { path: '/mp/ws' } },
      // Zeros stand for the page's own host and port.
      client: { webSocketURL: 'auto://0.0.0.0:0/mp/ws' },
    },
  },
};
