import { boxOf } from '../boxOf';
import { close, dayAhead } from '../tickets';
import { ALL_DAY } from '../world';
import { consoleUrl, DESK, expect, openAsOwner, TABLET, test } from './fixtures';

/** Days that no other journey changes. */
const DAYS = { 'en-US': dayAhead(12), 'zh-CN': dayAhead(13) };

for (const [locale, day] of Object.entries(DAYS))
  test.describe(locale, () => {
    test.use({ locale });
    test('a closed day stays in its cell of the calendar, and no date is broken', async ({ page }) => {
      await close(day, ALL_DAY, 'High water');
      await openAsOwner(page, 'stock/closures');
      for (const size of [TABLET, DESK]) {
        await page.setViewportSize(size);
        await expect(page.locator('time').first()).toBeVisible();
        await expect
          .poll(
            () =>
              page
                .locator('td .unbroken')
                .evaluateAll((all) =>
                  all
                    .filter((one) => new Set(Array.from(one.getClientRects(), ({ top }) => Math.round(top))).size > 1)
                    .map((one) => one.textContent),
                ),
            { message: `dates broken at ${size.width}` },
          )
          .toEqual([]);
      }
      await page.goto(consoleUrl(`stock/calendar?month=${day.slice(0, 7)}`));
      const cell = page.locator(`[data-day="${day}"]`);
      const closed = cell.locator('[data-state="closed"] span').last();
      for (const size of [TABLET, DESK]) {
        await page.setViewportSize(size);
        const [inner, outer] = [await boxOf(closed), await boxOf(cell)];
        expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
      }
    });
  });
