import type { Page } from '@playwright/test';
import { boxOf } from '../boxOf';
import { expect, journey, test } from '../fixtures';
import { firstPoint } from '../park';
import { Visitor, words } from '../visitor';

/** Root font size: 20 px on the 375 base, by the width alone up to 960, as for 375 above (R-limit-6). */
const ROOT_FONT = { 320: 320 / 18.75, 375: 20, 960: 51.2, 961: 20, 1280: 20, 1920: 20 } as const;
/** Of the column above 960 px. */
const COLUMN = 480;

async function noSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const { left, right } = document.body.getBoundingClientRect();
    const scrolls = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (/auto|scroll|hidden/.test(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    const out = Array.from(document.querySelectorAll('.taro_page *, .taro-tabbar__tabbar *, .toast, .page-wait')).filter(
      (element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && box.height > 0 && (box.right > right + 1 || box.left < left - 1) && !scrolls(element);
      },
    );
    return {
      scroll: document.documentElement.scrollWidth - width,
      out: out.slice(0, 5).map((element) => element.outerHTML.slice(0, 160)),
    };
  });
  expect(overhang).toEqual({ scroll: 0, out: [] });
}

for (const [width, rootFont] of Object.entries(ROOT_FONT)) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width: Number(width), height: 812 }, isMobile: Number(width) < 600 });

    journey('widths', `${width} px`, async ({ page }) => {
      const point = await firstPoint();
      const visitor = new Visitor(page);
      const pages: [string, Record<string, string>?][] = [
        [''],
        ['pages/home/home'],
        ['pages/LivePoint/LivePoint', { id: point.id }],
        ['pages/Register/Register'],
        ['pages/ReservationRecords/ReservationRecords'],
        ['pages/PersonalCenter/PersonalCenter'],
        ['pages/IndexPersonalCenter/IndexPersonalCenter'],
      ];
      for (const [path, params] of pages) {
        await test.step(path || 'entry', async () => {
          await visitor.open(path, params);
          await visitor.signedIn();
          await expect(visitor.heading(/./).first()).toBeVisible();
          await page.waitForLoadState('networkidle');
          await noSidewaysScroll(page);
        });
      }
      const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
      expect(size).toBeCloseTo(rootFont, 1);
      if (Number(width) <= 960) return;
      const body = await page.evaluate(() => document.body.getBoundingClientRect().toJSON());
      expect(body).toMatchObject({ width: COLUMN, height: 812, left: (Number(width) - COLUMN) / 2 });
      // A sheet lies over the column, whatever is fixed to the screen elsewhere.
      await visitor.open('pages/help/help');
      await visitor.tap(words.help.hold);
      const sheet = await boxOf(visitor.sheet);
      expect(sheet.x).toBeGreaterThanOrEqual(body.left);
      expect(sheet.x + sheet.width).toBeLessThanOrEqual(body.right);
      await page.screenshot({ path: `e2e/screens/wide/sheet-${width}.png`, animations: 'disabled' });
    });
  });
}

test.describe('turning the phone', () => {
  journey('widths', 'turning the phone', async ({ page }) => {
    const visitor = new Visitor(page);
    await visitor.open();
    await visitor.signedIn();
    await page.setViewportSize({ width: 812, height: 375 });
    const rootFont = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    await expect.poll(rootFont).toBeCloseTo((812 / 375) * 20, 1);
    await page.setViewportSize({ width: 375, height: 812 });
    await expect.poll(rootFont).toBeCloseTo(20, 1);
  });
});
