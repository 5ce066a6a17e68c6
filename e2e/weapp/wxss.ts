import path from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';

/** A rule of a page's styles: what it is for, how much it weighs against others, what it says. */
export interface Rule {
  selector: string;
  weight: number;
  says: Record<string, string>;
}

/** Says more than any selector. */
const INLINE = 1e6;
const IMPORTANT = 1e7;

/** A WXSS file with what it imports. @param read a file of the program */
function whole(read: (file: string) => string, file: string): string {
  return read(file).replace(/@import\s*["']([^"']+)["'];?/g, (_, from: string) =>
    whole(read, from.startsWith('/') ? from.slice(1) : path.posix.join(path.posix.dirname(file), from)),
  );
}

/** Ids before classes before kinds, as the cascade has it. */
function weightOf(selector: string): number {
  const count = (what: RegExp) => selector.match(what)?.length ?? 0;
  return count(/#[\w-]+/g) * 1e4 + count(/\.[\w-]+|\[|:(?!not|:)/g) * 100 + count(/(^|[\s>+~])[a-z]/g);
}

/** By what they were read from: every journey opens the same pages. */
const known = new Map<string, Rule[]>();

/** The rules of a page, the weakest first, that say anything of `wanted`. */
export function rulesOf(read: (file: string) => string, files: string[], wanted: ReadonlySet<string>): Rule[] {
  const text = files.map((file) => whole(read, file)).join('\n');
  const key = [...wanted, text].join();
  const rules = known.get(key) ?? parse(text, wanted);
  known.set(key, rules);
  return rules;
}

/**
 * Those for one kind of screen alone (`@media`) and for what
 * stands before or after a part are left out.
 */
function parse(text: string, wanted: ReadonlySet<string>): Rule[] {
  const loud = new VirtualConsole().on('jsdomError', (error) => {
    throw error;
  });
  const { document } = new JSDOM('<style></style>', { virtualConsole: loud }).window;
  const style = document.querySelector('style') as HTMLStyleElement;
  style.textContent = text;
  const rules = [...(style.sheet?.cssRules ?? [])] as CSSStyleRule[];
  return rules
    .filter((rule) => rule.selectorText !== undefined)
    .flatMap(({ selectorText, style: declared }) => {
      const says = (of: (name: string) => boolean) =>
        Object.fromEntries(
          Array.from(declared)
            .filter((name) => wanted.has(name) && of(name))
            .map((name) => [name, declared.getPropertyValue(name)]),
        );
      const isImportant = (name: string) => declared.getPropertyPriority(name) === 'important';
      return selectorText.split(/,(?![^(]*\))/).flatMap((one) => {
        const selector = one.trim();
        if (/::|:(before|after)/.test(selector)) return [];
        const weight = weightOf(selector);
        return [
          { selector, weight, says: says((name) => !isImportant(name)) },
          { selector, weight: weight + IMPORTANT, says: says(isImportant) },
        ];
      });
    })
    .filter(({ says }) => Object.keys(says).length > 0)
    .sort((a, b) => a.weight - b.weight);
}

/** What a `style` attribute says. */
export function inlineStyle(text: string): { weight: number; says: Record<string, string> } {
  const pairs = text.split(';').map((one) => one.split(/:(.*)/s, 2).map((part) => part.trim()));
  return { weight: INLINE, says: Object.fromEntries(pairs.filter(([name]) => name)) };
}
