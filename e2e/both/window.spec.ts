import { getTicketWindow } from '@park/contract/ticket/window/calls';
import { expect } from '@playwright/test';
import { onBoth } from '../both';
import { resultOf } from '../staff';
import { product } from '../tickets';
import { words } from '../visitor';

const t = words.ticket.window;
const LIST = 'pages/ticket/ticketList';

onBoth('ticketWindow', async ({ phone }) => {
  const { id } = await product({ realName: false });
  const window = await resultOf(getTicketWindow, {}, undefined, { 'accept-language': 'en' });
  if (!window) throw new Error('the seeded park names no ticket window');
  // Before any sign-in, too: who has no phone of their own looks on another's.
  for (const [path, query] of [[LIST], ['pages/ticket/ticketDetail', { id }]] as const) {
    await phone.open(path, query);
    for (const text of [t.title, window.place, window.hours, window.bring, t.companion]) await phone.sees(text);
    await phone.sees(t.call({ number: window.phone }));
    // Chromium asks before it opens a dialler, and a page that has done so once stands still when it does so again.
    if (phone.web && path === LIST) continue;
    await phone.tap(t.call({ number: window.phone }));
    await expect.poll(() => phone.dialled().at(-1)).toBe(window.phone.replaceAll('-', ''));
  }
  expect(phone.dialled()).toHaveLength(phone.web ? 1 : 2);
});
