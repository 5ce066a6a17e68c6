import { atTheGate, COPIED_PHONE, dayForTheGate, product, scan } from '../tickets';
import { words } from '../visitor';
import { ALL_DAY } from '../world';
import { expect, signedIn, weappJourney } from './fixtures';

const { ticket, order } = words;
const confirm = (id: string, day: string, slotId: string) => `/pages/ticket/ticketConfirm?id=${id}&day=${day}&slotId=${slotId}`;

weappJourney('buy', async ({ hold, page }) => {
  const day = await dayForTheGate();
  const { id } = await product({ realName: false });
  const holder = hold();
  const { program, screen } = holder;
  await signedIn(holder);
  await screen.tap(words.center.entry.tickets);
  await screen.isOn('pages/ticket/ticketList');
  await program.launch(confirm(id, day, ALL_DAY));

  await screen.tap(ticket.quantity.more);
  await screen.type(ticket.confirm.phone, '12345');
  await screen.tap(/^Place order/);
  await screen.sees(ticket.error.phoneWrong);
  await screen.type(ticket.confirm.phone, COPIED_PHONE);
  await screen.tap(/^Place order/);
  await screen.isOn('pages/ticket/recordDetail');
  await screen.sees(/See you on /);
  await screen.sees(order.ticket.show);

  await screen.tap(order.ticket.nth({ n: 1 }));
  const picture = async () => {
    const trail = await screen.waitFor(
      (node) => node.attrs['aria-label'] === order.ticket.codeOf({ n: 1 }),
      order.ticket.codeOf({ n: 1 }),
    );
    return /url\("(data:[^"]+)"\)/.exec(String(trail.at(-1)?.attrs.style))?.[1] ?? '';
  };
  await screen.sees(order.ticket.changes({ seconds: 30 }));
  await expect.poll(picture).toMatch(/^data:/);
  const code = await scan(page, await picture());
  expect(await atTheGate(code)).toMatchObject({ verdict: 'ok', ticket: { day } });
  expect(await atTheGate(code, 'West gate')).toMatchObject({ verdict: 'usedAlready', ticket: { usedWhere: 'East gate' } });
  program.pullDown();
  await screen.sees(order.ticket.stamp.used);
  await screen.waitFor((node) => /\/stamp-\w+\.svg$/.test(String(node.attrs.src)), 'the fossil of the day');
  await screen.tap(order.ticket.next);
  await screen.sees(order.ticket.show);
});
