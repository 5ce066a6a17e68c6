/** A call of the contract that nothing in the app makes leaves the bundle: making its constant has no effect. */
const pureCalls = ({ types }) => ({
  visitor: {
    CallExpression({ node }, { filename }) {
      if (/contract.src.*calls\.ts$/.test(filename)) types.addComment(node, 'leading', '#__PURE__');
    },
  },
});

/**
 * Babel rewrites every destructuring, default and `?.` for a mistake that some browsers of browserslist make in rare cases. In the web app
 * those cases alone are rewritten (its `bugfixes`, which Taro's preset does not pass on).
 */
const rareCasesAlone = {
  exclude: ['transform-destructuring', 'transform-parameters', 'transform-optional-chaining'],
  include: [
    'bugfix/transform-safari-id-destructuring-collision-in-function-expression',
    'bugfix/transform-v8-spread-parameters-in-optional-chaining',
  ],
};

module.exports = {
  presets: [
    [
      'taro',
      {
        framework: 'react',
        ts: true,
        compiler: 'webpack5',
        useBuiltIns: false,
        // In `npm run dev` a page loads anew, so modules are never exchanged in a running one.
        hot: false,
        ...(process.env.TARO_ENV === 'h5' && rareCasesAlone),
      },
    ],
  ],
  plugins: [
    pureCalls,
    [
      'import',
      {
        libraryName: '@nutui/nutui-react-taro',
        libraryDirectory: 'dist/es/packages',
        style: 'css',
        camel2DashComponentName: false,
        customName: (name) => `@nutui/nutui-react-taro/dist/es/packages/${name.toLowerCase()}`,
      },
      'nutui-react-taro',
    ],
  ],
};
