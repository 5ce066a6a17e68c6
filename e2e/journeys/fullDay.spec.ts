import { fillDay } from '../capacity';
import { expect, journey } from '../fixtures';
import { dayAhead, product } from '../tickets';
import { Visitor, words } from '../visitor';

const { ticket, center } = words;

journey('fullDay', async ({ page }) => {
  const day = dayAhead(1);
  const { id } = await product({ realName: false });
  const daily = await fillDay(day);
  const visitor = new Visitor(page);
  await visitor.open('pages/ticket/ticketList', { day });
  await visitor.sees(ticket.list.full);
  await visitor.sees(ticket.list.most({ daily: daily.toLocaleString('en-US'), momentary: '1' }));
  await expect(visitor.top.getByText(center.tickets.full).first()).toBeVisible();
  await visitor.open('pages/ticket/ticketDetail', { id, day });
  await visitor.sees(center.tickets.full);
  // The waiting list is the way, as of any time that is sold out.
  await expect(visitor.button(new RegExp(`^${ticket.waitlist.join}`)).first()).toBeVisible();
});
