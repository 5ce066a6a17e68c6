import type { Page } from '@playwright/test';

/**
 * Texts of a page in the largest size that nobody can read whole: wider than the screen, cut off by a box or running out of it, on top
 * of one another, or as small as before. What is cut on purpose (`clamp`) or can be scrolled to is not among them.
 * @param within the page that is looked at
 */
export function crampedTexts(page: Page, within: string): Promise<string[]> {
  return page.evaluate((selector) => {
    /** px; edges that fall between two pixels. */
    const SLACK = 1.5;
    interface Seen {
      name: string;
      parent: Element;
      box: DOMRect;
      lines: DOMRect[];
      size: number;
    }
    const roots = document.querySelectorAll(selector);
    const root = roots[roots.length - 1] as Element;
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const ancestors = (element: Element) => {
      const found: Element[] = [];
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) found.push(at);
      return found;
    };
    /** Of its words: a space at the end of a line may hang out of the box (`pre-wrap`). */
    const linesOf = (node: Node) =>
      [...(node.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return [...range.getClientRects()];
      });
    const hull = (boxes: DOMRect[]) => {
      const [left, top] = [Math.min(...boxes.map((one) => one.left)), Math.min(...boxes.map((one) => one.top))];
      const [right, bottom] = [Math.max(...boxes.map((one) => one.right)), Math.max(...boxes.map((one) => one.bottom))];
      return new DOMRect(left, top, right - left, bottom - top);
    };
    const sees = (): Seen[] => {
      const seen: Seen[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim();
        const parent = node.parentElement;
        if (!text || !parent || parent.closest('svg, option, textarea, script, style, noscript, template')) continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (
          ancestors(parent).some(
            (at) => at.clientWidth <= 1 && at.clientHeight <= 1 && getComputedStyle(at).position === 'absolute',
          )
        )
          continue;
        const lines = linesOf(node);
        const box = hull(lines);
        if (box.width > 0)
          seen.push({ name: `"${text.slice(0, 40)}" of .${parent.className}`, parent, box, lines, size: sizeOf(parent) });
      }
      return seen;
    };
    const found: string[] = [];
    const isCut = (style: CSSStyleDeclaration) => style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
    const large = sees();
    const frame = root.getBoundingClientRect();
    for (const { name, parent, box, size } of large) {
      const around = ancestors(parent);
      const styles = around.map((at) => getComputedStyle(at));
      if (styles.some(isCut)) continue;
      const scrolls = styles.findIndex(({ overflowX }) => overflowX === 'auto' || overflowX === 'scroll');
      if (scrolls < 0 && (box.right > frame.right + SLACK || box.left < frame.left - SLACK))
        found.push(`${name}: beside the screen`);
      // A line's box may be lower than its letters' font says.
      const low = size * 0.35;
      around.slice(0, scrolls < 0 ? undefined : scrolls).forEach((at, index) => {
        const { overflowX, overflowY, display } = styles[index] as CSSStyleDeclaration;
        if (display.startsWith('inline') && index > 0) return;
        const edge = at.getBoundingClientRect();
        const hides = overflowX !== 'visible' || overflowY !== 'visible';
        if (index > 0 && !hides) return;
        const how = hides ? 'cut off by' : 'out of';
        if (box.right > edge.right + SLACK || box.left < edge.left - SLACK)
          found.push(`${name}: ${how} .${at.className} sideways`);
        if (box.bottom > edge.bottom + low || box.top < edge.top - low) found.push(`${name}: ${how} .${at.className}`);
      });
    }
    // What sticks to an edge lies over what scrolls; of what is cut, the rest is drawn nowhere.
    const isLaidOver = (style: CSSStyleDeclaration) => /sticky|fixed/.test(style.position) || isCut(style);
    const flowing = large.filter(({ parent }) => !ancestors(parent).some((at) => isLaidOver(getComputedStyle(at))));
    flowing.forEach((one, index) => {
      for (const other of flowing.slice(index + 1)) {
        const meet = one.lines.some((a) =>
          other.lines.some((b) => {
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            return wide > 2 && high > Math.min(a.height, b.height) * 0.4;
          }),
        );
        if (meet) found.push(`${one.name} lies on ${other.name}`);
      }
    });
    const framed = [...document.querySelectorAll('.elder')];
    for (const frame of framed) frame.classList.remove('elder');
    const small = new Map(sees().map(({ parent, size }) => [parent, size]));
    for (const frame of framed) frame.classList.add('elder');
    for (const { name, parent, size } of large) {
      if (size < (small.get(parent) ?? 0) * 1.1) found.push(`${name}: stays at ${size} px`);
    }
    return [...new Set(found)];
  }, within);
}
