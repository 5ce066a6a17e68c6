/** A call of the contract that nothing in the app makes leaves the bundle: making its constant has no effect. */
const pureCalls = ({ types }) => ({
  visitor: {
    CallExpression({ node }) {
      if (node.callee.name === 'defineCall') types.addComment(node, 'leading', '#__PURE__');
    },
  },
});

module.exports = {
  // hot: in `npm run dev` a page loads anew, so modules are never exchanged in a running one.
  presets: [['taro', { framework: 'react', ts: true, compiler: 'webpack5', useBuiltIns: false, hot: false }]],
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
