import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardFaults, type Repository, rendererFaults } from './card';

const TOP = [
  'README.md',
  'babel.config.js',
  'config',
  'jest.config.ts',
  'package.json',
  'project.config.json',
  'src',
  'tsconfig.json',
];
const imports = (path: string, ...names: string[]) => ({
  path,
  text: names.map((name) => `import X from '${name}';`).join('\n'),
});
const SOURCES = [
  imports(
    'src/ui/Page.tsx',
    '@tarojs/taro',
    '@tarojs/components',
    'react',
    '@nutui/nutui-react-taro',
    '@tarojs/test-utils-react',
  ),
  imports('src/platform/router.h5.ts', '@tarojs/router'),
  imports('src/platform/keepPlace.weapp.ts', '@tarojs/react'),
  imports('config/index.ts', '@tarojs/cli'),
  imports('jest.config.ts', 'jest'),
];
const names = SOURCES.flatMap(({ text }) => [...text.matchAll(/'([^']+)'/g)].map(([, name = '']) => name));
const NAMED: Repository['named'] = {
  dependencies: Object.fromEntries(names.slice(0, 5).map((name) => [name, '1.0.0'])),
  devDependencies: Object.fromEntries(names.slice(5).map((name) => [name, '1.0.0'])),
};
const whole: Repository = { top: TOP, named: NAMED, sources: SOURCES };

test('what the owner named is all there', () => {
  assert.deepEqual(cardFaults(whole), []);
});

test('a file of another name is told', () => {
  const top = TOP.map((name) => (name === 'jest.config.ts' ? 'jest.config.mjs' : name));
  assert.deepEqual(cardFaults({ ...whole, top }), ['jest.config.ts is not at the top']);
});

test('a package that only package.json knows is told, and one that it does not', () => {
  const sources = SOURCES.filter(({ path }) => path !== 'src/platform/router.h5.ts');
  assert.deepEqual(
    cardFaults({ ...whole, sources }).map((fault) => fault.split(' ', 4).join(' ')),
    ['@tarojs/router is imported nowhere'],
  );
  const named = { ...NAMED, dependencies: { ...NAMED.dependencies, react: '' } };
  assert.deepEqual(cardFaults({ ...whole, named }), ['react is not in package.json']);
});

test('an import in another room than the package’s own does not count', () => {
  const sources = [...SOURCES.filter(({ path }) => path !== 'config/index.ts'), imports('src/app.tsx', '@tarojs/cli')];
  assert.equal(cardFaults({ ...whole, sources }).length, 1);
});

test('a web app is React’s, and nobody else’s', () => {
  // As react-dom and Preact are built for the web.
  const react = 'var f=Math.random().toString(36).slice(2),o="__reactFiber$"+f';
  const preact = 'function k(n,l,u){n.__k=[],n.__e=l}';
  assert.deepEqual(rendererFaults(react), []);
  assert.equal(rendererFaults(preact).length, 2);
  assert.equal(rendererFaults(`${react};${preact}`).length, 1);
});
