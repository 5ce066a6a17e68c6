import type { KnipConfig } from 'knip';

const asItIs = (source: string) => source;

/** `npm run check`: no file, export, type or dependency that nothing uses. */
const config: KnipConfig = {
  // Extensions are read off the compilers: platform twins are found as the builds find them.
  compilers: { '.h5.ts': asItIs, '.h5.tsx': asItIs },
  playwright: { config: ['e2e/playwright.config.ts', 'e2e/pictures.config.ts'] },
  // Started by their names, without an import.
  ignoreDependencies: [
    '@biomejs/biome',
    '@typescript/native',
    /^@tarojs\/(plugin-inject|plugin-platform-weapp|webpack5-runner)$/,
    'babel-jest',
    'dependency-cruiser',
    'esbuild-register',
    /^miniprogram-(api-typings|compiler)$/,
  ],
  workspaces: {
    '.': {
      entry: [
        'src/app{,.config}.{ts,tsx}',
        'src/{pages,firstScreen}/**/*.{ts,tsx}',
        'src/**/*.weapp.{ts,tsx}',
        'src/i18n/messages/*/*.ts',
        'config/{index.ts,empty.js,noNavigationBar.js,queryString.js,routerElements.js}',
        '{attack/crowd,bench/saleServer}.ts',
        'scripts/{devServer,worker/worker}.ts',
        '{e2e,scripts}/**/*.mjs',
      ],
      project: ['{src,scripts,e2e,bench,attack,config,jest}/**/*.{ts,tsx,mjs,js}'],
    },
    contract: {
      includeEntryExports: true,
      // Its readers are made, and git ignores them.
      ignore: ['src/staff/auditFormatters.ts'],
    },
    server: { entry: ['src/{main,testing/{bareServer,parkHost}}.ts', 'src/**/*.test.ts'], project: 'src/**/*.ts' },
    'sandbox/wechat': { entry: ['src/main.ts', 'src/**/*.test.ts', 'src/pay/sheet/*.js'], project: 'src/**/*.{ts,js}' },
    console: { entry: 'src/{**/*.test,i18n/messages/*/*}.ts', project: ['src/**/*.{ts,tsx}', '*.ts'] },
  },
};

export default config;
