const terser = { enable: true, config: { output: { comments: false, ascii_only: false }, compress: { passes: 2 } } };

/** What only the build for visitors has: no source maps, no comments. */
export const prod = {
  terser,
  mini: { enableSourceMap: false },
  h5: { enableSourceMap: false },
};
