import { parse, type Token } from '@messageformat/parser';
import { Stop } from './terminal';

export type Lang = 'zh-Hans' | 'zh-Hant' | 'en' | 'es' | 'fr';

/** A text with parameters, parsed. */
export interface Message {
  tokens: Token[];
}

type Use = 'shown' | 'formatted' | 'counted' | 'flag' | 'missing' | 'chosen';
/** How a message uses each of its parameters. */
export type Uses = Record<string, Set<Use>>;

/**
 * The plural categories of each language besides `other`, as a condition on a count. CLDR's rules for the whole numbers that
 * a park counts: `many` of Spanish and French begins at a million.
 */
const PLURALS: Record<Lang, { one?: (count: string) => string }> = {
  'zh-Hans': {},
  'zh-Hant': {},
  en: { one: (count) => `Math.abs(${count}) === 1` },
  es: { one: (count) => `Math.abs(${count}) === 1` },
  fr: { one: (count) => `Math.abs(${count}) < 2` },
};

/** @returns the text itself where nothing is put in. @param at file and key, for the error. @throws Stop when it is no message */
export function parseMessage(text: string, lang: Lang, at: string): string | Message {
  let tokens: Token[];
  try {
    tokens = parse(text, { cardinal: PLURALS[lang].one ? ['one', 'other'] : ['other'], ordinal: ['other'] });
  } catch (error) {
    throw new Stop(`${at}: ${(error as Error).message}`);
  }
  if (tokens.every((token) => token.type === 'content'))
    return tokens.map((token) => token.type === 'content' && token.value).join('');
  return { tokens };
}

/** Adds what a message says of its parameters. A choice with a case `null` may be given none. */
export function addUses(tokens: readonly Token[], uses: Uses): void {
  const add = (name: string, use: Use) => {
    uses[name] = (uses[name] ?? new Set()).add(use);
  };
  for (const token of tokens) {
    if (token.type === 'argument') add(token.arg, 'shown');
    else if (token.type === 'function') add(token.arg, 'formatted');
    else if (token.type === 'plural') add(token.arg, 'counted');
    else if (token.type === 'select') {
      const keys = token.cases.map(({ key }) => key);
      add(token.arg, keys.includes('true') ? 'flag' : keys.includes('null') ? 'missing' : 'chosen');
    }
    if ('cases' in token) for (const { tokens: inner } of token.cases) addUses(inner, uses);
  }
}

/** The TypeScript of the one object that a text is given. What is counted in one language is a number in all. */
export function parametersType(uses: Uses): string {
  const fields = Object.entries(uses).map(([name, how]) => {
    const value = how.has('counted')
      ? 'number'
      : how.has('flag')
        ? 'boolean'
        : how.has('formatted') || !(how.has('shown') || how.has('missing'))
          ? 'string'
          : 'string | number';
    return `${name}: ${value}${how.has('missing') ? ' | null | undefined' : ''}`;
  });
  return `{ ${fields.sort().join('; ')} }`;
}

/** The message as an expression on `p`. @param called gets the names of the formatters it calls */
export function toExpression(tokens: readonly Token[], lang: Lang, called: Set<string>, count = ''): string {
  const [only] = tokens;
  if (tokens.length === 1 && only && 'cases' in only) return toChoice(only, lang, called, count);
  const parts = tokens.map((token) => {
    switch (token.type) {
      case 'content':
        return escapeTemplate(token.value);
      case 'argument':
        return `\${p.${token.arg}}`;
      case 'octothorpe':
        return `\${${count}}`;
      case 'function':
        called.add(token.key);
        return `\${${token.key}(p.${token.arg}, '${lang}')}`;
      default:
        return `\${${toChoice(token, lang, called, count)}}`;
    }
  });
  return `\`${parts.join('')}\``;
}

type Choice = Extract<Token, { cases: unknown }>;

function toChoice({ type, arg, cases }: Choice, lang: Lang, called: Set<string>, outer: string): string {
  const value = `p.${arg}`;
  const count = type === 'plural' ? value : outer;
  const other = cases.find(({ key }) => key === 'other');
  const rest = cases.filter((one) => one !== other);
  const last = other ? toExpression(other.tokens, lang, called, count) : '``';
  const choice = rest.reduceRight((otherwise, { key, tokens }) => {
    return `${condition(type, key, value, lang)} ? ${toExpression(tokens, lang, called, count)} : ${otherwise}`;
  }, last);
  return `(${choice})`;
}

function condition(type: Choice['type'], key: string, value: string, lang: Lang): string {
  if (key.startsWith('=')) return `${value} === ${key.slice(1)}`;
  if (type === 'plural') return PLURALS[lang].one?.(value) ?? 'false';
  if (key === 'true') return value;
  // What is missing has no words of its own.
  if (key === 'null') return `(${value} ?? '') === ''`;
  return `${value} === '${key}'`;
}

function escapeTemplate(text: string): string {
  return text.replace(/[\\`]|\$\{/g, (found) => `\\${found}`);
}
