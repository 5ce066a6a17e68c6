/** What only a build for developing has. */
export const dev = {
  logger: { quiet: false, stats: true },
};
