import { expect } from '@playwright/test';
import { seriousViolations } from '../axe';
import { openBallots, untilDrawn } from '../ballots';
import { onBoth } from '../both';
import { shownPage } from '../everyPage';
import { dayAhead, PHONE } from '../tickets';
import { words } from '../visitor';

const { ballot, ticket, order, drawCheck } = words;
const CONFIRM = 'pages/ticket/ticketConfirm';
const RECORDS = 'pages/ticket/ticketRecord';

onBoth('ballot', async ({ phone }, info) => {
  // The ballots' own minute is waited for.
  info.setTimeout(300_000);
  const day = dayAhead(6);
  const { id, morning, noon } = await openBallots('Fossil night', day, phone.web ? 45 : 30);
  const enter = async () => {
    await phone.tapRole('checkbox', 0);
    await phone.sees(ballot.form.wish({ rank: 1 }));
    await phone.tap(ballot.form.submit);
    await phone.sees(ballot.mine.title);
  };
  const isForAll = async (page: 'ticketConfirm' | 'ticketRecord') => {
    if (phone.web) expect(await seriousViolations(phone.web.page, shownPage(page))).toEqual([]);
  };
  await phone.open('pages/ticket/ticketDetail', { id, day });
  await phone.signedIn();
  await phone.sees(ballot.state.open);
  await phone.tap(new RegExp(`^${ballot.join}, `));
  await phone.isOn(CONFIRM, { id, ballot: morning });
  await phone.tap(ballot.form.submit);
  await phone.sees(ballot.form.wishMissing);
  await isForAll('ticketConfirm');
  await enter();
  await phone.sees(ballot.mine.keep);

  await phone.open(CONFIRM, { id, ballot: noon });
  await phone.tap(ticket.quantity.more);
  await enter();
  await untilDrawn(morning);
  await untilDrawn(noon);

  await phone.open(RECORDS);
  await phone.sees(ballot.result.lost);
  await isForAll('ticketRecord');
  await phone.tap(`${ballot.see}, Fossil night, ${ballot.result.won}`);
  await phone.sees(ballot.result.place({ place: 1, of: 1 }));
  await phone.tap(drawCheck.start);
  await phone.sees(drawCheck.good({ n: 6 }));
  await phone.sees(ballot.check.pass({ n: 1 }));
  await isForAll('ticketConfirm');

  await phone.open(CONFIRM, { id, ballot: noon });
  await phone.sees(ballot.result.waiting);
  await phone.tap(drawCheck.start);
  await phone.sees(drawCheck.good({ n: 6 }));
  await phone.sees(ballot.check.lost);

  await phone.open(CONFIRM, { id, ballot: morning });
  await phone.tap(ballot.result.order);
  await phone.fill(ticket.confirm.phone, PHONE);
  await phone.pay(/^Place order/);
  await phone.sees(/Show it at the gate on /);
  await phone.open(RECORDS);
  await phone.sees(order.waitlist.title);
});
