import { openBallots, untilDrawn } from '../ballots';
import { dayAhead, PHONE } from '../tickets';
import { words } from '../visitor';
import { signedIn, test, weappJourney } from './fixtures';

const { ballot, ticket, order, drawCheck } = words;

weappJourney('ballot', async ({ hold }) => {
  // The ballots' own minute is waited for.
  test.setTimeout(300_000);
  const day = dayAhead(5);
  const { id, morning, noon } = await openBallots('Ammonite night', day, 30);
  const holder = hold();
  const { program, screen } = holder;
  const confirm = (one: string) => `/pages/ticket/ticketConfirm?id=${id}&ballot=${one}`;
  const enter = async () => {
    await screen.tapRole('checkbox', 0);
    await screen.sees(ballot.form.wish({ rank: 1 }));
    await screen.tap(ballot.form.submit);
    await screen.sees(ballot.mine.title);
  };
  await signedIn(holder);
  await program.launch(`/pages/ticket/ticketDetail?id=${id}&day=${day}`);
  await screen.sees(ballot.state.open);
  await screen.tap(new RegExp(`^${ballot.join}, `));
  await screen.isOn('pages/ticket/ticketConfirm');
  await screen.tap(ballot.form.submit);
  await screen.sees(ballot.form.wishMissing);
  await enter();
  await program.launch(confirm(noon));
  await screen.tap(ticket.quantity.more);
  await enter();
  await untilDrawn(morning);
  await untilDrawn(noon);

  await program.launch('/pages/ticket/ticketRecord');
  await screen.sees(ballot.result.lost);
  await screen.tap(`${ballot.see}, Ammonite night, ${ballot.result.won}`);
  await screen.sees(ballot.result.place({ place: 1, of: 1 }));
  await screen.tap(drawCheck.start);
  await screen.sees(drawCheck.good({ n: 6 }));
  await screen.sees(ballot.check.pass({ n: 1 }));
  await program.launch(confirm(noon));
  await screen.sees(ballot.result.waiting);
  await screen.tap(drawCheck.start);
  await screen.sees(ballot.check.lost);

  await program.launch(confirm(morning));
  await screen.tap(ballot.result.order);
  await screen.type(ticket.confirm.phone, PHONE);
  await screen.tap(/^Place order/);
  await screen.sees(/Show it at the gate on /);
  await program.launch('/pages/ticket/ticketRecord');
  await screen.sees(order.waitlist.title);
});
