import { expect, noSeriousViolations, openAsOwner, TABLET, test } from './fixtures';

/** A row an area: its path and the name of its page. */
const AREAS = [
  ['overview', 'Day at a glance'],
  ['orders/list', 'Orders'],
  ['orders/refunds', 'Refunds'],
  ['orders/books', 'Reconciliation'],
  ['stock/calendar', 'Slots and stock'],
  ['stock/closures', 'Closures'],
  ['products', 'Products'],
  ['products/new', 'A new product'],
  ['locks', 'Page locks'],
  ['gate', 'Gate'],
  ['group-entry', 'Activity check-in'],
  ['prize-desk', 'Prize desk'],
  ['live/registrations', 'Registrations of anchors'],
  ['live/reservations', 'Reservations'],
  ['live/points', 'Live points'],
  ['live/timespans', 'Timespans'],
  ['draw/rounds', 'Rounds of the draw'],
  ['draw/rounds/new', 'New round'],
  ['draw/write-offs', 'Prizes handed out'],
  ['staff', 'Staff and roles'],
  ['audit', 'Audit log'],
] as const;

for (const [path, heading] of AREAS) {
  for (const viewport of [undefined, TABLET]) {
    test.describe(`${path}, ${viewport ? 'tablet' : 'desk'}`, () => {
      if (viewport) test.use({ viewport });

      test('leaves nobody out and fits the screen', async ({ page }) => {
        await openAsOwner(page, path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await noSeriousViolations(page);
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(over).toBeLessThanOrEqual(0);
      });
    });
  }
}
