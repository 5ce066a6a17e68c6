import type { Page } from '@playwright/test';

/** px; the smallest label of the design is 10 px of the tab bar. */
const MIN_LABEL_PX = 9;

/**
 * Texts that stand in the document and cannot be read on the screen, as they are too small or have no room: a check of the document
 * alone finds them. What is hidden on purpose (from everybody, or kept for screen readers in a box of one pixel) is not among them.
 * @param within the part of the page that is looked at
 */
export function textsNobodySees(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ([selector, minPx]) => {
      const forReadersOnly = (element: Element | null): boolean => {
        for (let at = element; at; at = at.parentElement) {
          const { width, height } = at.getBoundingClientRect();
          if (width <= 1 && height <= 1 && getComputedStyle(at).overflow === 'hidden') return true;
        }
        return false;
      };
      const found: string[] = [];
      for (const root of Array.from(document.querySelectorAll(selector))) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.textContent?.trim() ?? '';
          const parent = node.parentElement;
          // A drawing's letters are measured in its own units; options and what is typed are drawn by the phone.
          if (!text || !parent || parent.closest('svg, option, textarea, script, style, noscript, template, canvas')) continue;
          if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const { height } = range.getBoundingClientRect();
          const size = Number.parseFloat(getComputedStyle(parent).fontSize);
          if ((size < minPx || height < minPx) && !forReadersOnly(parent))
            found.push(`"${text.slice(0, 60)}" of ${parent.tagName}.${parent.className}: ${size} px, ${height} high`);
        }
      }
      return found;
    },
    [within, MIN_LABEL_PX] as const,
  );
}
