import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openBallots, untilDrawn } from '../ballots';
import { shownPage } from '../everyPage';
import { expect, journey, test } from '../fixtures';
import { dayAhead, PHONE } from '../tickets';
import { Visitor, words } from '../visitor';

const { ballot, ticket, order, drawCheck } = words;
const CONFIRM = 'pages/ticket/ticketConfirm';

/** The page, once nothing of it fades any more: axe cannot tell the contrast of what does. */
async function noSeriousViolations(page: Page, name: 'ticketConfirm' | 'ticketRecord'): Promise<void> {
  await expect(async () => {
    const { violations } = await new AxeBuilder({ page }).include(shownPage(name)).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)).toEqual([]);
  }).toPass({ timeout: 15_000 });
}

journey('ballot', async ({ page }) => {
  // The ballots' own minute is waited for.
  test.setTimeout(300_000);
  const day = dayAhead(6);
  const { id, morning, noon } = await openBallots('Fossil night', day, 45);
  const visitor = new Visitor(page);
  const enter = async () => {
    await visitor.top.getByRole('checkbox').first().tap();
    await visitor.sees(ballot.form.wish(1));
    await visitor.tap(ballot.form.submit);
    await visitor.sees(ballot.mine.title);
  };
  await visitor.open('pages/ticket/ticketDetail', { id, day });
  await visitor.signedIn();
  await visitor.sees(ballot.state.open);
  await visitor.tap(new RegExp(`^${ballot.join}, `));
  await visitor.isOn(`${CONFIRM}?id=${id}&ballot=${morning}`);
  await visitor.tap(ballot.form.submit);
  await visitor.sees(ballot.form.wishMissing);
  await noSeriousViolations(page, 'ticketConfirm');
  await enter();
  await visitor.sees(ballot.mine.keep);

  await visitor.open(CONFIRM, { id, ballot: noon });
  await visitor.tap(ticket.quantity.more);
  await enter();
  await untilDrawn(morning);
  await untilDrawn(noon);

  await visitor.open('pages/ticket/ticketRecord');
  await visitor.sees(ballot.result.lost);
  await noSeriousViolations(page, 'ticketRecord');
  await visitor.tap(`${ballot.see}, Fossil night, ${ballot.result.won}`);
  await visitor.sees(ballot.result.place(1, 1));
  await visitor.tap(drawCheck.start);
  await visitor.sees(drawCheck.good(6));
  await visitor.sees(ballot.check.pass(1));
  await noSeriousViolations(page, 'ticketConfirm');

  await visitor.open(CONFIRM, { id, ballot: noon });
  await visitor.sees(ballot.result.waiting);
  await visitor.tap(drawCheck.start);
  await visitor.sees(drawCheck.good(6));
  await visitor.sees(ballot.check.lost);

  await visitor.open(CONFIRM, { id, ballot: morning });
  await visitor.tap(ballot.result.order);
  await visitor.fill(ticket.confirm.phone, PHONE);
  await visitor.tap(/^Place order/);
  await page.getByRole('dialog').getByRole('button', { name: 'Pay', exact: true }).tap();
  await visitor.sees(/Show it at the gate on /);
  await visitor.open('pages/ticket/ticketRecord');
  await visitor.sees(order.waitlist.title);
});
