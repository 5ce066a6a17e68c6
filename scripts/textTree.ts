import { readFileSync } from 'node:fs';
import { inRoot } from './root';
import { Stop } from './terminal';
import { addUses, type Lang, type Message, parseMessage, type Uses } from './textMessage';

export type Branch = { [key: string]: Node };
/** A text, one with parameters, a list, or texts by key. */
export type Node = string | Message | Node[] | Branch;

export const isMessage = (node: Node | undefined): node is Message =>
  typeof node === 'object' && !Array.isArray(node) && Array.isArray(node.tokens);
const isBranch = (node: Node | undefined): node is Branch =>
  typeof node === 'object' && !Array.isArray(node) && !isMessage(node);

/**
 * A file of texts, parsed. `{ "$ref": "contract/ticket#order" }` stands for what another room says under that key.
 * @param name room and area, e.g. `app/order`
 * @throws Stop naming file and key of what is no text, or no message
 */
export function readTexts(lang: Lang, name: string): Branch {
  const file = `texts/${lang}/${name}.json`;
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(inRoot(file), 'utf8'));
  } catch (error) {
    throw new Stop(`${file}: ${(error as Error).message}`);
  }
  const parse = (value: unknown, keys: string[]): Node => {
    const at = `${file}: ${keys.join('.')}`;
    if (typeof value === 'string') return parseMessage(value, lang, at);
    if (Array.isArray(value)) return value.map((one, index) => parse(one, [...keys, String(index)]));
    if (typeof value !== 'object' || value === null) throw new Stop(`${at} is no text`);
    if ('$ref' in value) return referred(lang, String(value.$ref), at);
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, parse(inner, [...keys, key])]));
  };
  return parse(parsed, []) as Branch;
}

function referred(lang: Lang, reference: string, at: string): Node {
  const [name = '', path = ''] = reference.split('#');
  let node: Node | undefined = readTexts(lang, name);
  for (const key of path.split('.')) node = isBranch(node) ? node[key] : undefined;
  if (node === undefined) throw new Stop(`${at} refers to ${reference}, which is not there`);
  return node;
}

/** @throws Stop where one language has a key, or a place in a list, that another lacks; what a text is given may differ */
export function requireSameKeys(one: Node, other: Node | undefined, file: string, keys: string[] = []): void {
  const at = keys.join('.');
  if (other === undefined) throw new Stop(`${file} lacks ${at}`);
  const [entries, others] = [entriesOf(one), entriesOf(other)];
  if (!entries || !others) {
    if (entries || others) throw new Stop(`${file}: ${at} is one text in one language and several in another`);
    return;
  }
  for (const [key, inner] of Object.entries(entries)) requireSameKeys(inner, others[key], file, [...keys, key]);
  const more = Object.keys(others).find((key) => !(key in entries));
  if (more) throw new Stop(`${file} has ${[...keys, more].join('.')}, which the first language lacks`);
}

/** What is inside, by key or place; null: it is one text. */
export function entriesOf(node: Node): Branch | null {
  if (Array.isArray(node)) return Object.fromEntries(Object.entries(node));
  return isBranch(node) ? node : null;
}

/** @throws Stop where a text tells another fact in one language than in the first */
export function requireSameUses(all: readonly Node[], file: string, keys: string[] = []): void {
  const entries = all[0] === undefined ? null : entriesOf(all[0]);
  if (entries)
    for (const key of Object.keys(entries)) {
      requireSameUses(
        all.map((one) => entriesOf(one)?.[key] as Node),
        file,
        [...keys, key],
      );
    }
  else if (new Set(all.map(factsOf)).size > 1)
    throw new Stop(`${file}: ${keys.join('.')} is given other facts in one language`);
}

function factsOf(node: Node): string {
  const uses: Uses = {};
  if (isMessage(node)) addUses(node.tokens, uses);
  return Object.keys(uses).sort().join();
}
