import { getTicketWindow } from '@park/contract/ticket/window/calls';
import { resultOf } from '../staff';
import { product } from '../tickets';
import { words } from '../visitor';
import { expect, weappJourney } from './fixtures';

const t = words.ticket.window;

weappJourney('ticketWindow', async ({ hold }) => {
  const { id } = await product({ realName: false });
  const window = await resultOf(getTicketWindow, {}, undefined, { 'accept-language': 'en' });
  if (!window) throw new Error('the seeded park names no ticket window');
  const { phone, program, screen } = hold();
  for (const [count, path] of ['/pages/ticket/ticketList', `/pages/ticket/ticketDetail?id=${id}`].entries()) {
    await program.launch(path);
    for (const text of [t.title, window.place, window.hours, window.bring, t.companion]) await screen.sees(text);
    await screen.tap(t.call({ number: window.phone }));
    await expect.poll(() => phone.dialled).toEqual(Array(count + 1).fill(window.phone.replaceAll('-', '')));
  }
});
