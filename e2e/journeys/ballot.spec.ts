import { seriousViolations } from '../axe';
import { openBallots, untilDrawn } from '../ballots';
import { shownPage } from '../everyPage';
import { expect, journey, test } from '../fixtures';
import { dayAhead, PHONE } from '../tickets';
import { Visitor, words } from '../visitor';

const { ballot, ticket, order, drawCheck } = words;
const CONFIRM = 'pages/ticket/ticketConfirm';

journey('ballot', async ({ page }) => {
  // The ballots' own minute is waited for.
  test.setTimeout(300_000);
  const day = dayAhead(6);
  const { id, morning, noon } = await openBallots('Fossil night', day, 45);
  const visitor = new Visitor(page);
  const enter = async () => {
    await visitor.top.getByRole('checkbox').first().tap();
    await visitor.sees(ballot.form.wish({ rank: 1 }));
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
  expect(await seriousViolations(page, shownPage('ticketConfirm'))).toEqual([]);
  await enter();
  await visitor.sees(ballot.mine.keep);

  await visitor.open(CONFIRM, { id, ballot: noon });
  await visitor.tap(ticket.quantity.more);
  await enter();
  await untilDrawn(morning);
  await untilDrawn(noon);

  await visitor.open('pages/ticket/ticketRecord');
  await visitor.sees(ballot.result.lost);
  expect(await seriousViolations(page, shownPage('ticketRecord'))).toEqual([]);
  await visitor.tap(`${ballot.see}, Fossil night, ${ballot.result.won}`);
  await visitor.sees(ballot.result.place({ place: 1, of: 1 }));
  await visitor.tap(drawCheck.start);
  await visitor.sees(drawCheck.good({ n: 6 }));
  await visitor.sees(ballot.check.pass({ n: 1 }));
  expect(await seriousViolations(page, shownPage('ticketConfirm'))).toEqual([]);

  await visitor.open(CONFIRM, { id, ballot: noon });
  await visitor.sees(ballot.result.waiting);
  await visitor.tap(drawCheck.start);
  await visitor.sees(drawCheck.good({ n: 6 }));
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
