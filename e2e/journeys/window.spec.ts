import { getTicketWindow } from '@park/contract/ticket/window/calls';
import { expect, journey } from '../fixtures';
import { resultOf } from '../staff';
import { product } from '../tickets';
import { Visitor, words } from '../visitor';

const t = words.ticket.window;

journey('ticketWindow', async ({ page }) => {
  const { id } = await product({ realName: false });
  const window = await resultOf(getTicketWindow, {}, undefined, { 'accept-language': 'en' });
  if (!window) throw new Error('the seeded park names no ticket window');
  const visitor = new Visitor(page);
  // Before any sign-in, too: who has no phone of their own looks on another's.
  for (const [path, query] of [['pages/ticket/ticketList'], ['pages/ticket/ticketDetail', { id }]] as const) {
    await visitor.open(path, query);
    await expect(visitor.top.getByRole('heading', { name: t.title })).toBeVisible();
    for (const text of [window.place, window.hours, window.bring, t.companion]) await visitor.sees(text);
    await expect(visitor.top.getByRole('button', { name: t.call({ number: window.phone }) })).toBeVisible();
  }
  // Chromium asks before it opens a dialler, and a page that has done so once stands still when it does so again.
  const dialled = page.waitForRequest((request) => request.url().startsWith('tel:'));
  await visitor.tap(t.call({ number: window.phone }));
  expect((await dialled).url()).toBe(`tel:${window.phone.replaceAll('-', '')}`);
});
