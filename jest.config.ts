/**
 * @jest-config-loader esbuild-register
 */
import type { Config } from 'jest';

/** Packages that come as ES modules only, or whose CommonJS build is not for a browser. */
const ESM = [
  '@tarojs',
  '@stencil',
  '@nutui',
  'tslib',
  'query-string',
  'decode-uri-component',
  'filter-obj',
  'split-on-first',
  'lodash-es',
  'swiper',
  'ssr-window',
  'dom7',
  'universal-router',
  'history',
  'nanoid',
  'd3-contour',
  'd3-array',
  'internmap',
  '@noble/curves',
];

/** The app's unit tests: jsdom stands in for the phone, Taro's own H5 runtime runs in it, and the network is real. */
export default {
  testEnvironment: '<rootDir>/jest/environment.ts',
  roots: ['<rootDir>/src'],
  // Longer than a test waits for a screen (`src/api/testing`), so that the screen's absence is what is told. ms
  testTimeout: 20_000,
  globalSetup: '<rootDir>/jest/texts.ts',
  setupFiles: ['<rootDir>/jest/setup.ts'],
  // As the H5 build resolves platform twins.
  moduleFileExtensions: ['h5.ts', 'h5.tsx', 'ts', 'tsx', 'js', 'mjs', 'jsx', 'json'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@park/contract/(.*)$': '<rootDir>/contract/src/$1',
    '^@nutui/icons-react-taro$': '<rootDir>/config/noIcons.js',
    '\\.(css|scss|svg)$': '<rootDir>/jest/style.ts',
    '^@tarojs/taro$': '<rootDir>/jest/taro.js',
    '^react-dom/test-utils$': '<rootDir>/jest/act.js',
    '^@tarojs/components$': '<rootDir>/config/elements.js',
  },
  transform: { '\\.[mc]?[jt]sx?$': ['babel-jest', { configFile: './babel.config.js' }] },
  transformIgnorePatterns: [`^(?!.*/node_modules/(${ESM.join('|')})/).*/node_modules/`],
} satisfies Config;
