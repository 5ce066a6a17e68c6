import { JSDOM } from 'jsdom';
import type { Drawn } from './wxml';
import { inlineStyle, type Rule } from './wxss';

/** What decides whether a finger meets a part. */
export const DECIDING = new Set(
  'position top right bottom left inset width height z-index display visibility pointer-events opacity transform'.split(' '),
);

interface Layer {
  /** Outermost first, as things are painted: in each stacking context the level, then the place in the page. */
  painted: [level: number, place: number][];
  /** Fills the screen. */
  fills: boolean;
  /** Is drawn at all. */
  shown: boolean;
  /** Takes taps. */
  takes: boolean;
}

type Style = Record<string, string>;
/** What an ancestor hands down. */
interface Above {
  contexts: Layer['painted'];
  flow: Layer['painted'];
  shown: boolean;
  visibility: string;
  pointers: string;
  /** Whether the nearest positioned ancestor fills the screen. */
  within: boolean;
}

/** Between the negative levels and 0: what is not positioned. */
const IN_FLOW = -0.5;
const { document } = new JSDOM('').window;

/**
 * A page's parts over each other. There is no layout here, so only what surely fills the screen is known to lie over others: fixed to
 * all four edges (or as wide and high as the screen), or so within such a part. The order of painting is CSS's.
 */
export class Layers {
  private readonly layers = new Map<Drawn, Layer>();

  constructor(tree: Drawn[], rules: Rule[]) {
    const styles = stylesOf(tree, rules);
    let place = 0;
    const walk = (nodes: Drawn[], above: Above): void => {
      for (const node of nodes) {
        const style = styles.get(node) ?? {};
        place += 1;
        const position = style.position ?? 'static';
        const level = Number.parseInt(style['z-index'] ?? '', 10);
        const isPlaced = position !== 'static';
        const isContext =
          (isPlaced && !Number.isNaN(level)) ||
          ['fixed', 'sticky'].includes(position) ||
          (style.transform ?? 'none') !== 'none' ||
          (style.opacity ?? '1') !== '1';
        const fills = isFull(style) && (position === 'fixed' || (position === 'absolute' && above.within));
        const visibility = style.visibility ?? above.visibility;
        const pointers = style['pointer-events'] ?? above.pointers;
        const isDrawn = above.shown && style.display !== 'none';
        // A positioned part without a level is painted at 0 with what it holds, but is no context for the levels within.
        const own: Layer['painted'] = isContext || isPlaced ? [[Number.isNaN(level) ? 0 : level, place]] : [];
        const contexts = isContext ? [...above.contexts, ...own] : above.contexts;
        const flow = isContext ? [] : isPlaced ? own : above.flow;
        this.layers.set(node, {
          painted: [...contexts, ...flow, [IN_FLOW, place]],
          fills,
          shown: isDrawn && visibility !== 'hidden',
          takes: pointers !== 'none',
        });
        const within = isPlaced ? fills : above.within;
        walk(node.children, { contexts, flow, shown: isDrawn, visibility, pointers, within });
      }
    };
    walk(tree, { contexts: [], flow: [], shown: true, visibility: 'visible', pointers: 'auto', within: true });
  }

  /** Whether a finger could meet the part if nothing lay over it. */
  isShown(node: Drawn): boolean {
    return this.layers.get(node)?.shown ?? false;
  }

  /** What lies over a part, the uppermost; null: nothing. Whatever stands within it lies over it. */
  over(node: Drawn): Drawn | null {
    const under = this.layers.get(node);
    if (!under) return null;
    const above = [...this.layers].filter(([, layer]) => layer.fills && layer.shown && layer.takes && isAbove(layer, under));
    return above.sort(([, a], [, b]) => (isAbove(a, b) ? -1 : 1))[0]?.[0] ?? null;
  }
}

function isAbove({ painted: a }: Layer, { painted: b }: Layer): boolean {
  for (const [at, [level, place]] of a.entries()) {
    const other = b[at];
    if (!other) return true;
    if (level !== other[0]) return level > other[0];
    if (place !== other[1]) return place > other[1];
  }
  return false;
}

function isFull({ inset, width, height, ...edges }: Style): boolean {
  const [top, right = top, bottom = top, left = right] = inset?.split(/\s+/) ?? [];
  const isZero = (value: string | undefined) => /^0(px|rpx|%)?$/.test(value ?? '');
  const at = { top, right, bottom, left, ...edges };
  const isWide = isZero(at.right) || /^100(%|vw)$/.test(width ?? '');
  const isHigh = isZero(at.bottom) || /^100(%|vh)$/.test(height ?? '');
  return isZero(at.top) && isZero(at.left) && isWide && isHigh;
}

/** What the rules and its own `style` say of each part. */
function stylesOf(tree: Drawn[], rules: Rule[]): Map<Drawn, Style> {
  const page = document.createElement('page');
  const drawn = new Map<Element, Drawn>();
  const styles = new Map<Drawn, { weight: number; says: Style }[]>();
  const build = (nodes: Drawn[], parent: Element): void => {
    for (const node of nodes) {
      if (node.tag === '#text') {
        parent.append(node.text);
        continue;
      }
      const element = document.createElement(node.tag);
      for (const name of ['class', 'id']) if (node.attrs[name]) element.setAttribute(name, String(node.attrs[name]));
      parent.append(element);
      drawn.set(element, node);
      styles.set(node, node.attrs.style ? [inlineStyle(String(node.attrs.style))] : []);
      build(node.children, element);
    }
  };
  build(tree, page);
  for (const rule of rules) {
    for (const element of page.querySelectorAll(rule.selector)) styles.get(drawn.get(element) as Drawn)?.push(rule);
  }
  return new Map(
    [...styles].map(([node, all]) => [
      node,
      Object.assign({}, ...all.sort((a, b) => a.weight - b.weight).map(({ says }) => says)) as Style,
    ]),
  );
}
