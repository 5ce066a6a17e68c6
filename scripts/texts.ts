/**
 * Makes the modules that the programs import from the files that translators open: `texts/<language>/<room>/<area>.json`, ICU
 * MessageFormat, become TypeScript with typed parameters in the room's folder, which git ignores. Whoever starts, builds, checks or tests
 * calls it first. A text without parameters is a string; one with them is a function of one object.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './root';
import { addUses, type Lang, parametersType, toExpression, type Uses } from './textMessage';
import { entriesOf, isMessage, type Node, readTexts, requireSameKeys, requireSameUses } from './textTree';

const FIVE: readonly Lang[] = ['zh-Hans', 'zh-Hant', 'en', 'es', 'fr'];

interface Room {
  folder: string;
  languages: readonly Lang[];
  /**
   * `language`: a folder for each, of which a reader loads one. `text`: every text is an object of all its languages, for programs that
   * speak all of them at once.
   */
  by: 'language' | 'text';
  /** The module of what a text calls by name, as `{when, until}` does; from a language's folder. */
  formatters?: string;
}

const ROOMS: Record<string, Room> = {
  app: { folder: 'src/i18n/messages', languages: FIVE, by: 'language', formatters: '../../formatters' },
  console: { folder: 'console/src/i18n/messages', languages: ['zh-Hans', 'en'], by: 'language' },
  contract: { folder: 'contract/src/texts', languages: FIVE, by: 'text' },
  staff: {
    folder: 'contract/src/staff/texts',
    languages: ['zh-Hans', 'en'],
    by: 'text',
    formatters: '../auditFormatters',
  },
  server: { folder: 'server/src/i18n/texts', languages: FIVE, by: 'text' },
};

/**
 * Writes the modules of every room; those that are as they should be are left alone, so that nothing is built anew for them.
 * @throws Stop naming file and key of what is no message, or is not in every language
 */
export function compileTexts(): void {
  for (const [name, room] of Object.entries(ROOMS)) {
    const areas = readdirSync(inRoot('texts', 'zh-Hans', name)).map((file) => file.replace('.json', ''));
    const folders = room.by === 'text' ? [''] : room.languages;
    for (const folder of folders) removeOthers(inRoot(room.folder, folder), areas);
    for (const area of areas) compileArea(name, area, room);
    if (room.by === 'language') {
      const types = areas.map((area) => `  ${area}: typeof import('./zh-Hans/${area}');\n`);
      writeIfChanged(inRoot(room.folder, 'areas.ts'), `export interface AreaTexts {\n${types.join('')}}\n`);
    }
  }
}

function compileArea(name: string, area: string, { folder, languages, by, formatters }: Room): void {
  const trees = languages.map((lang) => readTexts(lang, `${name}/${area}`));
  const [first = {}] = trees;
  trees.forEach((tree, index) => {
    requireSameKeys(first, tree, `texts/${languages[index]}/${name}/${area}.json`);
  });
  const write = (file: string, print: (all: Node[], called: Set<string>) => string) => {
    const called = new Set<string>();
    const parts = Object.keys(first).map((key) => {
      const all = trees.map((tree) => tree[key] as Node);
      return `export const ${key} = ${print(all, called)};\n`;
    });
    const imports = called.size > 0 ? `import { ${[...called].sort().join(', ')} } from '${formatters}';\n` : '';
    const text = `// Made from texts/*/${name}/${area}.json: change that.\n${imports}${parts.join('')}`;
    writeIfChanged(inRoot(folder, file, `${area}.ts`), text);
  };
  if (by === 'text') requireSameUses(trees, `texts/*/${name}/${area}.json`);
  if (by === 'language')
    for (const [index, lang] of languages.entries()) write(lang, (all, called) => printOne(all, index, lang, called));
  else write('', (all, called) => printAll(all, languages, called));
}

/** What one language says. @param all the same place in every language: together they tell what is put in */
function printOne(all: readonly Node[], index: number, lang: Lang, called: Set<string>): string {
  const node = all[index] as Node;
  return inside(node, all, (inner) => printOne(inner, index, lang, called)) ?? printText(node, all, lang, called);
}

/** Every text with all its languages. */
function printAll(all: readonly Node[], languages: readonly Lang[], called: Set<string>): string {
  const text = () =>
    `{ ${languages.map((lang, index) => `'${lang}': ${printText(all[index] as Node, all, lang, called)}`).join(', ')} }`;
  return inside(all[0] as Node, all, (inner) => printAll(inner, languages, called)) ?? text();
}

/** A group or a list with its parts printed; null: it is one text. */
function inside(node: Node, all: readonly Node[], print: (all: Node[]) => string): string | null {
  const entries = entriesOf(node);
  if (entries === null) return null;
  const parts = Object.keys(entries).map((key) => {
    const text = print(all.map((one) => entriesOf(one)?.[key] as Node));
    return Array.isArray(node) ? text : `${/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key)}: ${text}`;
  });
  return Array.isArray(node) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
}

function printText(node: Node, all: readonly Node[], lang: Lang, called: Set<string>): string {
  const uses: Uses = {};
  for (const one of all) if (isMessage(one)) addUses(one.tokens, uses);
  if (isMessage(node)) return `(p: ${parametersType(uses)}): string => ${toExpression(node.tokens, lang, called)}`;
  return Object.keys(uses).length > 0
    ? `(_: ${parametersType(uses)}): string => ${JSON.stringify(node)}`
    : JSON.stringify(node);
}

function removeOthers(folder: string, areas: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (!areas.includes(file.replace('.ts', ''))) rmSync(path.join(folder, file));
}

function writeIfChanged(file: string, text: string): void {
  let before = '';
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    // Not there yet.
  }
  if (before !== text) writeFileSync(file, text);
}
