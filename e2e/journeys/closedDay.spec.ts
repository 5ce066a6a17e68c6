import { adminLogin } from '@park/contract/staff/calls';
import { closeSlot } from '@park/contract/ticket/closure/calls';
import { getTickets } from '@park/contract/ticket/product/calls';
import { expect, journey } from '../fixtures';
import { resultOf } from '../staff';
import { dayAhead } from '../tickets';
import { Visitor, words } from '../visitor';
import { ADMIN_PASSWORD, appUrl } from '../world';

const REASON = 'Storm over the valley';

journey('closedDay', async ({ page }) => {
  const day = dayAhead(0);
  const { accessToken } = await resultOf(adminLogin, { userName: 'admin', password: ADMIN_PASSWORD });
  await resultOf(closeSlot, { day, reason: REASON }, accessToken);

  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.signedIn();
  await visitor.sees(words.center.home.closedToday({ from: '09:00' }));
  await visitor.sees(REASON);
  await expect(visitor.top.getByText(/^Open now|^Opens at/)).toHaveCount(0);
  const first = await (await fetch(appUrl(), { headers: { 'accept-language': 'en-US' } })).text();
  expect(first, 'the first HTML says it, too').toContain(REASON);

  const [product] = await resultOf(getTickets, { day });
  await visitor.open('pages/ticket/ticketDetail', { id: product?.id ?? '', day });
  await visitor.sees(words.ticket.slot.closedBecause({ reason: REASON }));
  await expect(visitor.button(/^Buy/)).toHaveCount(0);
});
