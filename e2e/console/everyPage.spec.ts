import { consoleUrl, DESK, expect, firstHeading, noSeriousViolations, openAsOwner, TABLET, test } from './fixtures';

/** A row an area: its path and the name of its page. */
const AREAS = [
  ['overview', 'Day at a glance'],
  ['orders/list', 'Orders'],
  ['orders/refunds', 'Refunds'],
  ['orders/approvals', 'Refunds to approve'],
  ['orders/books', 'Reconciliation'],
  ['stock/calendar', 'Entry times and stock'],
  ['stock/closures', 'Closures'],
  ['capacity', 'Maximum capacity'],
  ['products', 'Products'],
  ['reports/takings', 'Takings'],
  ['reports/capacity', 'Capacity used'],
  ['products/new', 'New product'],
  ['notices', 'Notices'],
  ['notices/n-walked?new', 'New notice'],
  ['activities', 'Activities'],
  ['activities/a-walked?new', 'New activity'],
  ['exhibits', 'Exhibits'],
  ['exhibits/e-walked?new', 'New exhibit'],
  ['exhibits/heard', 'Listening statistics'],
  ['exhibits/signs', 'Print signs'],
  ['exhibits/walks', 'Walks'],
  ['exhibits/walks/w-walked?new', 'New walk'],
  ['places', 'Map places'],
  ['places/p-walked?new', 'New place'],
  ['searchWords', 'Search words'],
  ['help', 'Calls for help'],
  ['help/ended', 'Past calls'],
  ['mailings', 'Message to visitors'],
  ['complaints', 'WeChat complaints'],
  ['feedback', 'Feedback'],
  ['lost-found', 'Lost and found'],
  ['lost-found/claims', 'Claims'],
  ['points', 'Visitors’ points'],
  ['locks', 'Page locks'],
  ['gate', 'Gate'],
  ['gate/out', 'Gate'],
  ['window', 'Ticket window'],
  ['window/shifts', 'All shifts'],
  ['group-entry', 'Activity check-in'],
  ['prize-desk', 'Prize desk'],
  ['live/registrations', 'Registrations of hosts'],
  ['live/reservations', 'Reservations'],
  ['live/points', 'Live points'],
  ['live/points/l-walked?new', 'New live point'],
  ['live/timespans', 'Timespans'],
  ['live/platforms', 'Live platforms'],
  ['draw/rounds', 'Rounds of the draw'],
  ['draw/rounds/new', 'New round'],
  ['draw/write-offs', 'Prizes handed out'],
  ['park/parts', 'Parts of the product'],
  ['park/lists', 'Lists'],
  ['park/replies', 'Short answers'],
  ['park/wechat', 'WeChat'],
  ['staff', 'Staff and roles'],
  ['staff/roles', 'Roles'],
  ['audit', 'Audit log'],
  ['status', 'Status'],
] as const;

test('no page leaves anybody out, and each fits a desk and a tablet', async ({ page }) => {
  test.setTimeout(480_000);
  await openAsOwner(page, AREAS[0][0]);
  for (const [path, heading] of AREAS)
    await test.step(path, async () => {
      // As a link inside the console does: signing in and loading again for each would take minutes.
      await page.evaluate(
        (to) => {
          history.pushState(null, '', to);
          window.dispatchEvent(new PopStateEvent('popstate'));
        },
        new URL(consoleUrl(path)).pathname + new URL(consoleUrl(path)).search,
      );
      await expect(firstHeading(page)).toHaveText(heading);
      await noSeriousViolations(page);
      for (const size of [TABLET, DESK]) {
        await page.setViewportSize(size);
        const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await expect.poll(over, { message: `${path} at ${size.width}` }).toBeLessThanOrEqual(0);
      }
    });
});
