// Taro's quote_keys would turn a class's private field into #"name", which no engine reads.
const output = { comments: false, ascii_only: false, quote_keys: false };
const terser = { enable: true, config: { output, compress: { passes: 2 } } };

/** What only the build for visitors has: no source maps, no comments. */
export const prod = {
  terser,
  mini: { enableSourceMap: false },
  h5: { enableSourceMap: false },
};
