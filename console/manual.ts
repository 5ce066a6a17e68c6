import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Marked } from 'marked';
import type { Plugin } from 'vite';
import { anchorOf } from '../contract/src/headingAnchor.ts';

/** Below the console's base. */
const FOLDER = 'manual';
const PAGES = ['daily', 'set-up'] as const;
const LANGUAGES = {
  zh: { tag: 'zh-Hans', own: '中文', contents: '目录', pages: '使用说明' },
  en: { tag: 'en', own: 'English', contents: 'Contents', pages: 'Guides' },
};
type Page = (typeof PAGES)[number];
type Language = keyof typeof LANGUAGES;

const TYPES: Record<string, string> = { '.css': 'text/css', '.webp': 'image/webp' };

interface Heading {
  depth: number;
  words: string;
  anchor: string;
}

/** What staff read in docs/zh and docs/en as pages without a script: in the console's build, and in development as they are saved. */
export const manual = (): Plugin => ({
  name: 'manual',
  async generateBundle() {
    for (const [fileName, source] of await allFiles()) this.emitFile({ type: 'asset', fileName, source });
  },
  configureServer({ middlewares, config: { base } }) {
    middlewares.use((request, response, next) => {
      const name = request.url?.replace(base, '').replace(/\?.*/, '') ?? '';
      if (!name.startsWith(`${FOLDER}/`)) return next();
      allFiles().then((files) => {
        const source = files.get(name);
        if (source === undefined) return next();
        response.setHeader('content-type', TYPES[path.extname(name)] ?? 'text/html; charset=utf-8');
        response.end(source);
      }, next);
    });
  },
});

const allFiles = async () => new Map<string, string | Uint8Array>([...(await manualFiles()), ...(await manualPictures())]);

/** Each picture of the manual by its name below the console's base. They are made by `npm run pictures`. */
export async function manualPictures(): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  for (const language of Object.keys(LANGUAGES)) {
    const folder = path.join(import.meta.dirname, '..', 'docs', 'pictures', language);
    for (const name of await readdir(folder))
      pictures.set(`${FOLDER}/pictures/${language}/${name}`, await readFile(path.join(folder, name)));
  }
  return pictures;
}

/** Each page of the manual, and its style, by its name below the console's base. */
export async function manualFiles(): Promise<Map<string, string>> {
  const files = new Map([[`${FOLDER}/manual.css`, await readFile(path.join(import.meta.dirname, 'manual.css'), 'utf8')]]);
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const texts = await Promise.all(PAGES.map((page) => readFile(documentOf(language, page), 'utf8')));
    const titles = texts.map((text) => /^# (.+)/.exec(text)?.[1] ?? '');
    texts.forEach((text, at) => {
      const page = PAGES[at];
      if (page) files.set(`${FOLDER}/${language}/${page}.html`, pageOf(language, page, titles, text));
    });
  }
  return files;
}

const documentOf = (language: Language, page: Page) => path.join(import.meta.dirname, '..', 'docs', language, `${page}.md`);

function pageOf(language: Language, page: Page, titles: readonly string[], text: string): string {
  const { tag, contents, pages } = LANGUAGES[language];
  const other = language === 'zh' ? 'en' : 'zh';
  const { html, headings } = rendered(text);
  const links = PAGES.map(
    (name, at) => `<a href="${name}.html"${name === page ? ' aria-current="page"' : ''}>${titles[at]}</a>`,
  );
  const chapters = headings
    .filter(({ depth }) => depth > 1)
    .map(({ depth, words, anchor }) => `<li class="depth-${depth}"><a href="#${anchor}">${words}</a></li>`);
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${titles[PAGES.indexOf(page)]}</title>
<link rel="icon" href="../../icon.svg">
<link rel="stylesheet" href="../manual.css">
</head>
<body>
<header>
<nav aria-label="${pages}">${links.join('')}</nav>
<a href="../${other}/${page}.html" lang="${LANGUAGES[other].tag}" hreflang="${LANGUAGES[other].tag}">${LANGUAGES[other].own}</a>
</header>
<nav class="contents" aria-label="${contents}"><ol>${chapters.join('')}</ol></nav>
<main>
${html}</main>
</body>
</html>
`;
}

function rendered(text: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const markdown = new Marked({
    renderer: {
      heading({ tokens, depth, text: heading }) {
        const words = this.parser.parseInline(tokens);
        const anchor = anchorOf(heading);
        headings.push({ depth, words, anchor });
        return `<h${depth} id="${anchor}">${words}</h${depth}>\n`;
      },
      // What is no page of the manual (launch.md, operations.md) is no link in it, either.
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const to = href.replace(/^(daily|set-up)\.md/, '$1.html');
        return /^(?:#|[\w-]+\.html)/.test(to) ? `<a href="${encodeURI(to)}">${words}</a>` : words;
      },
    },
  });
  return { html: markdown.parse(text, { async: false }), headings };
}
