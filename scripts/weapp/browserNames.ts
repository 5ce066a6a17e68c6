import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type NodePath, parseSync, traverse, types } from '@babel/core';
import { programFiles } from './packages';

/** What a phone's WeChat does not have. */
const BROWSER = new Set([
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'URL',
  'URLSearchParams',
  'FormData',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'self',
  'frames',
  'alert',
  'confirm',
  'prompt',
  'getComputedStyle',
  'matchMedia',
]);

/** Taro puts stubs of its runtime in some names' place: `window` becomes `require(4490)["window"]`, under these names. */
const STUBS: Record<string, string> = { TaroURLProvider: 'URL' };

interface Allowed {
  file: RegExp;
  name: string;
  /** How often at most, in one file. */
  uses: number;
  because: string;
}

/** Uses in packages that ask first whether there is such a thing, or get Taro's stub, which answers. */
const ALLOWED: Allowed[] = [
  {
    file: /^vendors\.js$/,
    name: 'navigator',
    uses: 1,
    because: 'React’s scheduler looks for navigator.scheduling; Taro’s has none',
  },
  {
    file: /^vendors\.js$/,
    name: 'window',
    uses: 5,
    because:
      'TanStack Query listens for focus where addEventListener exists (3); NutUI’s tabs look for a frame where document.scripts exists (2)',
  },
  { file: /^vendors\.js$/, name: 'document', uses: 1, because: 'NutUI’s tabs look for document.scripts; Taro’s has none' },
];

export interface Use {
  file: string;
  name: string;
  /** The text around it. */
  where: string;
}

/** `typeof window !== 'undefined' && …`: what asks for the name itself first cannot fail for the lack of it. */
function isGuarded(at: NodePath, name: string): boolean {
  const asks = (node: types.Node | null | undefined) => {
    let found = false;
    if (!node) return found;
    types.traverseFast(node, (inner) => {
      if (types.isUnaryExpression(inner, { operator: 'typeof' }) && types.isIdentifier(inner.argument, { name })) found = true;
    });
    return found;
  };
  return (
    at.findParent((above) => {
      if (above.isUnaryExpression({ operator: 'typeof' })) return true;
      if (above.isLogicalExpression()) return asks(above.node.left);
      if (above.isConditionalExpression() || above.isIfStatement()) return asks(above.node.test);
      return false;
    }) !== null
  );
}

/** The name that Taro's stub is used for, or null: `require(4490)["window"]`, as webpack writes a provided name. */
function stubbedName(node: types.MemberExpression): string | null {
  const { object, property, computed } = node;
  if (!computed || !types.isStringLiteral(property) || !types.isCallExpression(object)) return null;
  if (object.arguments.length !== 1 || !types.isNumericLiteral(object.arguments[0])) return null;
  const name = STUBS[property.value] ?? property.value;
  return BROWSER.has(name) ? name : null;
}

function parse(file: string, source: string) {
  const tree = parseSync(source, { filename: file, sourceType: 'script', configFile: false, babelrc: false });
  if (!tree) throw new Error(`${file} holds no program`);
  return tree;
}

/** WeChat's calls for a position: each that is used must be declared in `requiredPrivateInfos`, and no other. */
const PRIVATE_CALLS = new Set([
  'getFuzzyLocation',
  'getLocation',
  'onLocationChange',
  'startLocationUpdate',
  'startLocationUpdateBackground',
  'chooseLocation',
  'choosePoi',
  'chooseAddress',
]);

/** Every use of a browser's name in a script (free names that nobody asked for first, Taro's stand-ins) and its calls for a position. */
export function namesIn(file: string, source: string): { uses: Use[]; privateCalls: string[] } {
  const uses: Use[] = [];
  const calls = new Set<string>();
  const note = (name: string, { start, end }: types.Node) => {
    uses.push({ file, name, where: source.slice(Math.max(0, (start ?? 0) - 40), (end ?? 0) + 60).replace(/\s+/g, ' ') });
  };
  traverse(parse(file, source), {
    Identifier(at) {
      const { name } = at.node;
      if (!BROWSER.has(name) || !at.isReferencedIdentifier()) return;
      if (!at.scope.hasBinding(name, true) && !isGuarded(at, name)) note(name, at.node);
    },
    MemberExpression(at) {
      const name = stubbedName(at.node);
      if (name) note(name, at.node);
    },
    CallExpression({ node: { callee } }) {
      if (types.isMemberExpression(callee) && types.isIdentifier(callee.property) && PRIVATE_CALLS.has(callee.property.name))
        calls.add(callee.property.name);
    },
  });
  return { uses, privateCalls: [...calls] };
}

/** What the scripts of a built mini-program use that a phone's WeChat lacks, and what they use without declaring it. */
export async function nameFaults(folder: string, declared: string[]): Promise<string[]> {
  const faults: string[] = [];
  const called = new Set<string>();
  for (const file of (await programFiles(folder)).filter((name) => name.endsWith('.js'))) {
    const source = await readFile(path.join(folder, file), 'utf8');
    const left = ALLOWED.map((allowed) => ({ ...allowed }));
    const { uses, privateCalls } = namesIn(file, source);
    for (const use of uses) {
      const allowed = left.find((one) => one.file.test(file) && one.name === use.name && one.uses > 0);
      if (allowed) allowed.uses -= 1;
      else faults.push(`${file} uses ${use.name}: …${use.where}…`);
    }
    for (const call of privateCalls) called.add(call);
  }
  for (const call of called) if (!declared.includes(call)) faults.push(`${call} is used; requiredPrivateInfos lacks it`);
  for (const call of declared) if (!called.has(call)) faults.push(`${call} is in requiredPrivateInfos; nothing uses it`);
  return faults;
}
