import { getOrders } from '@park/contract/ticket/order/calls';
import { expect, journey } from '../fixtures';
import { longHistory } from '../orders';
import { Visitor } from '../visitor';

const ROWS = 5_000;
/** Four screens of rows, the bar and the rest of the page. */
const MAX_NODES = 3_000;

journey('longList', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.signedIn();
  await page.route(`**${getOrders.path}`, (route) => route.fulfill({ json: longHistory(ROWS) }));
  await visitor.open('pages/ticket/ticketRecord');
  await visitor.sees('Ticket 1');
  const nodes = () => page.evaluate(() => document.querySelectorAll('*').length);
  const scrollTo = (share: number) =>
    visitor.top.evaluate((node, part) => {
      node.scrollTop = node.scrollHeight * part;
    }, share);
  expect(await nodes()).toBeLessThan(MAX_NODES);
  for (const share of [0.2, 0.4, 0.6, 0.8]) {
    await scrollTo(share);
    await expect(
      visitor.top
        .getByText(/^Ticket \d+$/)
        .and(visitor.top.locator(':visible'))
        .first(),
    ).toBeAttached();
    await expect.poll(() => visitor.top.evaluate(rowsInSight), { message: `rows at ${share}` }).toBeGreaterThan(3);
    expect(await nodes()).toBeLessThan(MAX_NODES);
  }
  await scrollTo(1);
  await expect(visitor.top.getByText(`Ticket ${ROWS}`, { exact: true })).toBeInViewport();
  await scrollTo(0);
  await expect(visitor.top.getByText('Ticket 1', { exact: true })).toBeInViewport();
  await expect.poll(nodes).toBeLessThan(MAX_NODES);
});

function rowsInSight(page: Element): number {
  const { top, bottom } = page.getBoundingClientRect();
  return Array.from(page.querySelectorAll('.endless__item')).filter((row) => {
    const box = row.getBoundingClientRect();
    return box.bottom > top && box.top < bottom;
  }).length;
}
