import { dayAhead, PHONE, product } from '../tickets';
import { words } from '../visitor';
import { otherInLine, setRoom } from '../waitingRoom';
import { expect, weappJourney } from './fixtures';

const { ticket, core } = words;
const { queue } = ticket;

weappJourney('waitingRoom', async ({ hold, again }) => {
  const { id } = await product({ realName: false });
  const wish = { ticketId: id, day: dayAhead(2), slotId: 'morning' };
  const confirm = `/pages/ticket/ticketConfirm?id=${id}&day=${wish.day}&slotId=${wish.slotId}`;
  await setRoom('atOnce', 1);
  const first = await otherInLine(wish);
  const second = await otherInLine(wish);

  const holder = hold();
  await holder.program.launch(confirm);
  await holder.screen.type(ticket.confirm.phone, PHONE);
  await holder.screen.tap(/^Place order/);
  await holder.screen.sees(queue.ahead);
  await holder.screen.sees(queue.waitUnknown);

  // WeChat ends the program; the place is kept, and so is what was filled in.
  const later = again(holder);
  await later.program.launch(confirm);
  await later.screen.sees(queue.ahead);
  await first.orders();
  await later.screen.sees(queue.next);
  await later.program.launch('/pages/ticket/ticketList');
  await second.orders();
  await later.screen.sees(core.turn.title);
  await later.screen.tapInSheet(core.turn.action);
  await later.screen.isOn('pages/ticket/ticketConfirm');
  await later.screen.sees(queue.turn);
  await later.screen.tap(/^Place order/);
  await later.screen.isOn('pages/ticket/recordDetail');
  expect(later.phone.storage.get('waiting-place') ?? '[]').not.toContain('token');
});
