import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';

/** A drawn node: what a person would see and touch, and the handlers that the template really binds. */
export interface Drawn {
  tag: string;
  attrs: Record<string, unknown>;
  /** event name (`tap`, `input`, …) → the method of the page or component that hears it */
  handlers: Record<string, string>;
  /** Events that go no further up than this node (`catch…`). */
  caught: string[];
  children: Drawn[];
  /** Text of a text node, else ''. */
  text: string;
}

type Scope = Record<string, unknown>;
export type Modules = Record<string, unknown>;

const compiled = new Map<string, (scope: Scope) => unknown>();

/** An expression of WXML is a subset of JavaScript's; names that are nowhere read as undefined, as WeChat has it. */
function evaluate(expression: string, scope: Scope): unknown {
  let run = compiled.get(expression);
  if (!run) {
    run = new Function('scope', `with (scope) { return (${expression}); }`) as (scope: Scope) => unknown;
    compiled.set(expression, run);
  }
  const lenient = new Proxy(scope, {
    has: (_, key) => key !== Symbol.unscopables,
    get: (target, key) => target[key as string],
  });
  try {
    return run(lenient);
  } catch (error) {
    throw new Error(`WXML expression {{${expression}}}: ${(error as Error).message}`);
  }
}

/** An attribute's value: one whole `{{…}}` keeps its type, anything else is text. */
function read(value: string, scope: Scope): unknown {
  const whole = /^\{\{([\s\S]*)\}\}$/.exec(value);
  if (whole?.[1] !== undefined && !whole[1].includes('}}')) return evaluate(whole[1], scope);
  return value.replace(/\{\{([\s\S]*?)\}\}/g, (_, expression: string) => String(evaluate(expression, scope) ?? ''));
}

function readData(value: string, scope: Scope): Scope {
  const inside = /^\{\{([\s\S]*)\}\}$/.exec(value)?.[1];
  return inside === undefined ? {} : (evaluate(`{${inside}}`, scope) as Scope);
}

/** The templates of one WXML file and of what it imports. */
export class Wxml {
  private readonly templates = new Map<string, Element>();
  private readonly body: ChildNode[];

  constructor(
    source: string,
    private readonly modules: Modules,
    imported?: Wxml,
  ) {
    for (const [name, element] of imported?.templates ?? []) this.templates.set(name, element);
    const nodes = parseDocument(source, { xmlMode: true }).children;
    for (const node of nodes) {
      if (isTag(node) && node.name === 'template' && node.attribs.name) this.templates.set(node.attribs.name, node);
    }
    this.body = nodes.filter((node) => !(isTag(node) && (node.name === 'import' || node.name === 'wxs' || node.attribs.name)));
  }

  /** Draws the file's body with a page's or component's data. `component` draws a tag that is a component. */
  draw(data: Scope, component: (element: Drawn) => Drawn): Drawn[] {
    return this.nodes(this.body, { ...this.modules, ...data }, component);
  }

  private nodes(nodes: ChildNode[], scope: Scope, component: (element: Drawn) => Drawn): Drawn[] {
    const drawn: Drawn[] = [];
    let branchTaken = false;
    for (const node of nodes) {
      if (isText(node)) {
        const text = String(read(node.data, scope));
        if (text.trim()) drawn.push({ tag: '#text', attrs: {}, handlers: {}, caught: [], children: [], text });
        continue;
      }
      if (!isTag(node)) continue;
      const { 'wx:if': when, 'wx:elif': elseWhen, 'wx:for': each } = node.attribs;
      if (when !== undefined) branchTaken = Boolean(read(when, scope));
      else if (elseWhen !== undefined) {
        if (branchTaken) continue;
        branchTaken = Boolean(read(elseWhen, scope));
      } else if ('wx:else' in node.attribs) {
        if (branchTaken) continue;
        branchTaken = true;
      } else branchTaken = true;
      if (!branchTaken) continue;
      if (each === undefined) {
        drawn.push(...this.element(node, scope, component));
        continue;
      }
      const items = (read(each, scope) as unknown[] | undefined) ?? [];
      const itemName = node.attribs['wx:for-item'] ?? 'item';
      const indexName = node.attribs['wx:for-index'] ?? 'index';
      items.forEach((item, index) => {
        drawn.push(...this.element(node, { ...scope, [itemName]: item, [indexName]: index }, component));
      });
    }
    return drawn;
  }

  private element(node: Element, scope: Scope, component: (element: Drawn) => Drawn): Drawn[] {
    if (node.name === 'block') return this.nodes(node.children, scope, component);
    if (node.name === 'template') {
      const name = String(read(node.attribs.is ?? '', scope));
      const template = this.templates.get(name);
      if (!template) throw new Error(`WXML asks for template ${name}, which base.wxml does not have`);
      const data = readData(node.attribs.data ?? '', scope);
      return this.nodes(template.children, { ...this.modules, ...data }, component);
    }
    const drawn: Drawn = { tag: node.name, attrs: {}, handlers: {}, caught: [], children: [], text: '' };
    for (const [key, value] of Object.entries(node.attribs)) {
      const [, how, bound] = /^(bind|catch|capture-bind|capture-catch):?(\w+)$/.exec(key) ?? [];
      if (bound) {
        drawn.handlers[bound] = value;
        if (how === 'catch') drawn.caught.push(bound);
      } else if (!key.startsWith('wx:')) drawn.attrs[key] = read(value, scope);
    }
    drawn.children = this.nodes(node.children, scope, component);
    return [component(drawn)];
  }
}

/** A `.wxs` file is CommonJS of its own small dialect. */
export function loadWxs(source: string): unknown {
  const module = { exports: {} as unknown };
  new Function('module', 'exports', source)(module, module.exports);
  return module.exports;
}
