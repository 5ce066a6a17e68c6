/** What only a build for developing has: code that can be read, made in half the time. */
export const dev = {
  logger: { quiet: false, stats: true },
  terser: { enable: false },
};
