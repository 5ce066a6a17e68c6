import { expect, journey } from '../fixtures';
import { Visitor } from '../visitor';

const HELP = 'pages/help/help';

journey('helpFirst', 'opened from a page that was there when the network went', async ({ page, context, watch }) => {
  watch.expectFailedRequests();
  await page.clock.install();
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.signedIn();
  await page.clock.runFor(11_000);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await visitor.goOn(HELP);
  await page.clock.runFor(1_000);
  await visitor.isOn(HELP);
  await expect(visitor.button(/ 120$/)).toBeVisible();
});
