import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { RenderHome } from '@park/contract/firstScreen';
import { build, type Plugin } from 'esbuild';
import { PurgeCSS } from 'purgecss';
import { compile } from 'sass';
import { HOME_FILES } from '../config/constants';
import { LANGUAGES } from '../src/i18n/languages';
import { inRoot } from './root';
import { Stop } from './terminal';

/** As webpack's page names the app's scripts. */
const SCRIPT = /<script defer="defer" src="([^"]+)"><\/script>/g;

/** Bytes, minified: the script stands before the home in the page, so every one of them delays it. */
const BOOT_LIMIT = 6_900;

/** Where the server finds what draws the home with today's data; a name that is not served. */
const FOLDER = '.firstScreen';

/**
 * Puts the home into `index.html` of a finished build: drawn ahead in every language from the app's own components, with the
 * styles it needs in the page, and the app's stylesheets and scripts named for `boot.ts` to start. Leaves `renderHome` beside it for the server.
 * @param folder absolute
 */
export async function addFirstScreen(folder: string): Promise<void> {
  const styles = new Set<string>();
  const renderFile = path.join(folder, FOLDER, 'render.cjs');
  await mkdir(path.dirname(renderFile), { recursive: true });
  const render = await bundle('src/firstScreen/render.tsx', { styles, stubs: true });
  await writeFile(renderFile, render);
  const boot = await bundle('src/firstScreen/boot.ts', { styles, stubs: false });
  if (Buffer.byteLength(boot) > BOOT_LIMIT)
    throw new Stop(
      `src/firstScreen/boot.ts is ${Buffer.byteLength(boot)} bytes with what it imports, more than ${BOOT_LIMIT}.`,
    );

  const { renderHome } = createRequire(renderFile)(renderFile) as { renderHome: RenderHome };
  const templates: string[] = [];
  for (const lang of LANGUAGES) {
    const { html } = await renderHome(lang);
    templates.push(`<template data-first-screen="${lang}">${html}</template>`);
  }

  const file = path.join(folder, 'index.html');
  const page = await readFile(file, 'utf8');
  const links = [...page.matchAll(/<link href="\/mp\/(css\/[^"]+)" rel="stylesheet">/g)];
  if (links.length === 0 || !page.includes('<div id="app">')) throw new Stop('The first screen no longer fits index.html.');
  const css = await stylesOf(
    links.map(([, name = '']) => path.join(folder, name)),
    styles,
  );
  // The boot script stands before the home, so that the home is painted as it arrives.
  const body = [
    `<!--first-screen-->${templates.join('')}<div id="first-screen" class="first-screen first-screen--built"><!--/first-screen-->`,
    `<script>${boot.trim()}</script><!--home--></div>`,
    '<div id="app">',
  ].join('');
  const { page: scripts, texts } = await takeHomeFiles(folder);
  const soon = [
    ...scripts.map((name) => `<link rel="preload" as="script" fetchpriority="low" href="/mp/${name}" data-home-script>`),
    ...Object.entries(texts).flatMap(([lang, names]) =>
      names.map((name) => `<link data-texts="${lang}" href="/mp/${name}" data-home-script>`),
    ),
  ].join('');
  const early = links.reduce(
    (text, [link, name]) => text.replace(link, `<link rel="preload" as="style" href="/mp/${name}" data-app-style>`),
    page,
  );
  const named = early.replace(SCRIPT, '<link rel="preload" as="script" fetchpriority="low" href="$1" data-app-script>');
  if (named === early) throw new Stop('The app’s scripts were not found in index.html.');
  await writeFile(
    file,
    named.replace('</head>', () => `${soon}<style>${css}</style></head>`).replace('<div id="app">', () => body),
  );
}

/** The scripts of the home's own page and of its words in each language, as the bundler has named them. */
async function takeHomeFiles(folder: string): Promise<{ page: string[]; texts: Record<string, string[]> }> {
  const file = path.join(folder, HOME_FILES);
  const { page, texts } = JSON.parse(await readFile(file, 'utf8')) as { page: string[]; texts: Record<string, string[]> };
  await rm(file);
  if (page.length === 0 || Object.values(texts).some((names) => names.length !== 1))
    throw new Stop('The build does not name the files that the home needs, or its words bring others along.');
  return { page: [...new Set(page)], texts };
}

/** One file of plain JavaScript. Collects the style sheets that its components ask for. */
async function bundle(entry: string, { styles, stubs }: { styles: Set<string>; stubs: boolean }): Promise<string> {
  const built = await build({
    entryPoints: [inRoot(entry)],
    bundle: true,
    write: false,
    minify: true,
    platform: stubs ? 'node' : 'browser',
    format: stubs ? 'cjs' : 'iife',
    target: stubs ? 'node20' : ['chrome87', 'ios14'],
    jsx: 'automatic',
    charset: 'utf8',
    loader: { '.svg': 'text' },
    resolveExtensions: ['.h5.tsx', '.h5.ts', '.tsx', '.ts', '.mjs', '.js', '.json'],
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.TARO_ENV': '"h5"',
    },
    // Taro reads it from the page's text.
    pure: ['definePageConfig'],
    plugins: [collectStyles(styles), stubsFor(stubs)],
    logLevel: 'silent',
  }).catch((error: Error) => {
    throw new Stop(`The first screen could not be built:\n${error.message}`);
  });
  return built.outputFiles[0]?.text ?? '';
}

function collectStyles(styles: Set<string>): Plugin {
  return {
    name: 'styles',
    setup({ onLoad }) {
      onLoad({ filter: /\.s?css$/ }, ({ path: file }) => {
        styles.add(file);
        return { contents: '', loader: 'js' };
      });
    },
  };
}

/** What needs a phone is replaced by what needs none: Taro always, and for a server the parts of the app in `stubs/`. */
function stubsFor(server: boolean): Plugin {
  return {
    name: 'stubs',
    setup({ onResolve }) {
      const replace = (filter: RegExp, file: string) => onResolve({ filter }, () => ({ path: inRoot('src', file) }));
      replace(/^@tarojs\/taro$/, server ? 'firstScreen/stubs/taro.ts' : 'firstScreen/stubs/taroStorage.ts');
      replace(/^@tarojs\/router$/, 'firstScreen/stubs/router.ts');
      replace(/^@tarojs\/components$/, 'firstScreen/stubs/components.tsx');
      if (!server) return;
      replace(/^(?:@\/api|\.)\/client$/, 'firstScreen/stubs/client.ts');
      replace(/^@\/navigation\/go$/, 'firstScreen/stubs/go.ts');
      replace(/^@\/navigation\/useScene$/, 'firstScreen/stubs/useScene.ts');
      replace(/\/absoluteUrl$/, 'firstScreen/stubs/absoluteUrl.ts');
      replace(/\/systemInfo$/, 'firstScreen/stubs/systemInfo.ts');
      // A mini-program has no document either.
      replace(/\/documentLanguage$/, 'platform/documentLanguage.weapp.ts');
      replace(/\/firstScreen$/, 'platform/firstScreen.weapp.ts');
    },
  };
}

/** Parts of the home that only the app draws: their looks come with its own sheets. */
const LATER = /^(drawn-map__place|drawn-map__tap|drawn-map__name|locked|map-mark|near-links|sheet|spiral|toast)/;

/** Of the built sheets, the rules for the classes that these sheets name, and those without a class. */
async function stylesOf(built: string[], sources: Set<string>): Promise<string> {
  const wanted = [...sources].map((file) => compile(file, { loadPaths: [inRoot('src')] }).css).join('\n');
  const classes = [...wanted.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name).filter((name) => !LATER.test(name));
  const css = await Promise.all(built.map(async (file) => ({ raw: await readFile(file, 'utf8') })));
  const purged = await new PurgeCSS().purge({
    content: [{ raw: [...new Set(classes)].join(' '), extension: 'txt' }],
    css,
    safelist: ['html', 'body', ':root', 'img', 'p'],
    keyframes: true,
  });
  // NutUI has no part in the first screen, and what lies outside of it comes with the app's own sheets.
  return purged.map((sheet) => sheet.css.replace(/--nutui[^;}]*;?/g, '').replace(/:root:has\([^{]*\{[^}]*\}/g, '')).join('');
}
