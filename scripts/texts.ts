/**
 * Makes the texts that the programs import from the files that translators open: `texts/<language>/<room>/<area>.json`, ICU
 * MessageFormat, become TypeScript with typed parameters in the room's folder, which git ignores. Whoever starts, builds, checks or tests
 * calls it first. A text without parameters is a string; one with them is a function of one object.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './root';
import { Stop } from './terminal';
import { addUses, type Lang, type Message, parametersType, parseMessage, toExpression, type Uses } from './textMessage';

interface Room {
  /** Where its modules go, a folder for each language. */
  folder: string;
  languages: readonly Lang[];
  /** The module of what a text calls by name, as `{when, until}` does; from a language's folder. */
  formatters?: string;
}

const ROOMS: Record<string, Room> = {
  app: { folder: 'src/i18n/messages', languages: ['zh-Hans', 'zh-Hant', 'en', 'es', 'fr'], formatters: '../../formatters' },
};

type Node = string | Message | readonly string[] | { [key: string]: Node };
const isMessage = (node: Node | undefined): node is Message => typeof node === 'object' && 'tokens' in node;
const isBranch = (node: Node | undefined): node is { [key: string]: Node } =>
  typeof node === 'object' && !Array.isArray(node) && !('tokens' in node);

/**
 * Writes every room's modules; those that are as they should be are left alone, so that nothing is built anew for them.
 * @throws Stop naming file and key of what is wrong: no message, a key that another language lacks, or other parameters
 */
export function compileTexts(): void {
  for (const [name, room] of Object.entries(ROOMS)) compileRoom(name, room);
}

function compileRoom(name: string, { folder, languages, formatters }: Room): void {
  const areas = readdirSync(inRoot('texts', languages[0] ?? '', name)).sort();
  for (const lang of languages) keepOnly(inRoot(folder, lang), areas);
  for (const area of areas) {
    const trees = languages.map((lang) => ({ lang, tree: readArea(`texts/${lang}/${name}/${area}`, lang) }));
    const [first] = trees;
    if (!first) continue;
    for (const { lang, tree } of trees) requireSame(first.tree, tree, `texts/${lang}/${name}/${area}`);
    for (const { lang, tree } of trees) {
      const called = new Set<string>();
      const body = Object.entries(tree).map(([key, node]) => {
        const others = trees.map((one) => (one.tree as { [key: string]: Node })[key]);
        return `export const ${key} = ${print(node, others, lang, called)};\n`;
      });
      const imports = called.size > 0 ? `import { ${[...called].sort().join(', ')} } from '${formatters}';\n\n` : '';
      const text = `// Made from texts/${lang}/${name}/${area}: change that.\n${imports}${body.join('\n')}`;
      writeIfChanged(inRoot(folder, lang, area.replace('.json', '.ts')), text);
    }
  }
}

function readArea(file: string, lang: Lang): { [key: string]: Node } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(inRoot(file), 'utf8'));
  } catch (error) {
    throw new Stop(`${file}: ${(error as Error).message}`);
  }
  return parseTree(parsed, lang, file, []) as { [key: string]: Node };
}

function parseTree(value: unknown, lang: Lang, file: string, keys: string[]): Node {
  const at = `${file}: ${keys.join('.')}`;
  if (typeof value === 'string') return parseMessage(value, lang, at);
  if (Array.isArray(value) && value.every((word) => typeof word === 'string')) return value;
  if (typeof value !== 'object' || value === null) throw new Stop(`${at} is no text`);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, parseTree(inner, lang, file, [...keys, key])]));
}

/** Every key of one is in the other; what a text is given may differ, as languages do. */
function requireSame(one: Node, other: Node | undefined, file: string, keys: string[] = []): void {
  const at = keys.join('.');
  if (other === undefined) throw new Stop(`${file} lacks ${at}`);
  if (!isBranch(one) || !isBranch(other)) {
    if (isBranch(one) !== isBranch(other)) throw new Stop(`${file}: ${at} is a text in one language and a group in another`);
    return;
  }
  for (const key of Object.keys(one)) requireSame(one[key] as Node, other[key], file, [...keys, key]);
  const more = Object.keys(other).find((key) => !(key in one));
  if (more) throw new Stop(`${file} has ${[...keys, more].join('.')}, which the first language lacks`);
}

/** @param others the same place in every language: together they say what the function takes */
function print(node: Node, others: readonly (Node | undefined)[], lang: Lang, called: Set<string>): string {
  if (isBranch(node)) {
    const inner = Object.entries(node).map(([key, child]) => {
      const childOthers = others.map((other) => (isBranch(other) ? other[key] : undefined));
      return `${/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key)}: ${print(child, childOthers, lang, called)}`;
    });
    return `{ ${inner.join(', ')} }`;
  }
  const uses: Uses = {};
  for (const other of others) if (isMessage(other)) addUses(other.tokens, uses);
  if (isMessage(node)) return `(p: ${parametersType(uses)}): string => ${toExpression(node.tokens, lang, called)}`;
  return Object.keys(uses).length > 0
    ? `(_: ${parametersType(uses)}): string => ${JSON.stringify(node)}`
    : JSON.stringify(node);
}

function keepOnly(folder: string, areas: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const wanted = new Set(areas.map((area) => area.replace('.json', '.ts')));
  for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(path.join(folder, file));
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
