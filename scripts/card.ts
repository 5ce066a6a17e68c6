/** What the owner of the park named when he ordered it: each is at the top of the repository. */
const AT_THE_TOP = [
  'package.json',
  'tsconfig.json',
  'config',
  'src',
  'project.config.json',
  'babel.config.js',
  'jest.config.ts',
  'README.md',
];

/** The packages that he named, and the files that each is imported in. */
const PACKAGES: Record<string, RegExp> = {
  '@tarojs/taro': /^src\//,
  '@tarojs/components': /^src\//,
  // Draws the mini-program, as react-dom draws the web app.
  '@tarojs/react': /^src\/.*\.weapp\.tsx?$/,
  '@tarojs/router': /^src\/.*\.h5\.tsx?$/,
  '@tarojs/cli': /^config\//,
  react: /^src\//,
  '@nutui/nutui-react-taro': /^src\//,
  jest: /^jest\.config\.ts$/,
  '@tarojs/test-utils-react': /^src\//,
};

/** What the repository holds. Paths are relative to its top. */
export interface Repository {
  /** Names of the files and folders at the top. */
  top: readonly string[];
  /** Of `package.json`. */
  named: { dependencies: Record<string, string>; devDependencies: Record<string, string> };
  /** The app's source and configuration. */
  sources: readonly { path: string; text: string }[];
}

/** @returns what the owner named and does not find any more, one line each */
export function cardFaults({ top, named, sources }: Repository): string[] {
  const known = { ...named.dependencies, ...named.devDependencies };
  const missing = AT_THE_TOP.filter((name) => !top.includes(name)).map((name) => `${name} is not at the top`);
  const unnamed = Object.keys(PACKAGES).filter((name) => !known[name]);
  const unused = Object.entries(PACKAGES).filter(([name, where]) => {
    const imported = new RegExp(`(?:from|import) '${name}'`);
    return !sources.some(({ path, text }) => where.test(path) && imported.test(text));
  });
  return [
    ...missing,
    ...unnamed.map((name) => `${name} is not in package.json`),
    ...unused.map(([name, where]) => `${name} is imported nowhere in ${where.source}`),
  ];
}

/** What react-dom writes on each element that it draws, and Preact on each node of its tree: no minifier changes either. */
const REACT = /__reactFiber\$/;
const PREACT = /\.__k\b/;

/** @param code the scripts that a built web app starts with. @returns why it is not React that draws it, one line each */
export function rendererFaults(code: string): string[] {
  return [
    ...(REACT.test(code) ? [] : ['The web app is not drawn by React (decision 219).']),
    ...(PREACT.test(code) ? ['Preact is in the web app (decision 219).'] : []),
  ];
}
