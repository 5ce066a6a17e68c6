import type { Page } from '@playwright/test';

/** px; an edge that falls between two pixels. */
const SLACK = 0.6;

/**
 * What can be tapped on a page and is smaller than a finger, as `name: width × height`. A link within a line of text is as high as its line, and
 * what is off, hidden or behind something else is not among them.
 * @param within the page that is looked at
 * @param minPx px, both ways
 * @param which by default all that can be tapped
 */
export function smallTargets(
  page: Page,
  within: string,
  minPx: number,
  which = '.tap, [role="button"], [role="tab"], [role="radio"], [role="checkbox"], [role="link"], button, input, select',
): Promise<string[]> {
  return page.evaluate(
    ([selector, targets, smallest]) => {
      const root = [...document.querySelectorAll(selector)].at(-1) as Element;
      const found: string[] = [];
      for (const element of root.querySelectorAll(targets)) {
        const { width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const isSeen = width > 0 && height > 0 && style.visibility === 'visible' && style.pointerEvents !== 'none';
        const isOff = element.getAttribute('aria-disabled') === 'true' || element.matches(':disabled');
        // Its own row is what a finger meets.
        const row = element.parentElement?.closest('.tap, label');
        const area = row?.getBoundingClientRect();
        const isInRow = area !== undefined && area.width >= smallest && area.height >= smallest;
        if (!isSeen || isOff || isInRow || style.display === 'inline') continue;
        if (width >= smallest && height >= smallest) continue;
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? '';
        found.push(`${element.className} ${name}: ${width.toFixed(1)} × ${height.toFixed(1)}`);
      }
      return found;
    },
    [within, which, minPx - SLACK] as [string, string, number],
  );
}
