import { getMine } from '@park/contract/visitor/calls';
import { callPark } from '../staff';
import { buy, dayAhead, product } from '../tickets';
import { words } from '../visitor';
import { expect, signedIn, weappJourney } from './fixtures';

const MINE = '/pages/IndexPersonalCenter/IndexPersonalCenter';
const RECORDS = '/pages/ticket/ticketRecord';
const { mine } = words.center;

weappJourney('signOut', async ({ hold }) => {
  const holder = hold();
  const { phone, program, screen } = holder;
  const token = await signedIn(holder);
  const wish = { day: dayAhead(3), slotId: 'morning', quantity: 1 };
  await buy(token, { ticketId: (await product({ realName: false })).id, ...wish }, 'mini');
  phone.storage.set('draft-feedback', '"mine"');
  await program.launch(RECORDS);
  await screen.sees(words.order.status.paid);
  await program.launch(MINE);
  await screen.tap(mine.signOut.action);
  await expect.poll(() => program.isTabBarShown, { message: 'the tab bar, while a question lies over its page' }).toBe(false);
  await screen.tapInSheet(words.core.action.cancel);
  await expect.poll(() => program.isTabBarShown, { message: 'the tab bar, when it is answered' }).toBe(true);
  await screen.tap(mine.signOut.action);
  await screen.tapInSheet(mine.signOut.action);
  await screen.isOn('pages/IndexCenter/IndexCenter');
  await expect.poll(() => program.isTabBarShown).toBe(true);
  await expect.poll(() => phone.toasts.map(({ title }) => title)).toContain(mine.signOut.done);
  expect((await callPark(getMine, {}, token)).code, 'the server has ended it, too').toBe(401);
  for (const key of ['access-token', 'openid', 'userInfo', 'draft-feedback']) expect(phone.storage.get(key) ?? '').toBe('');

  // The program is closed and opened again.
  const again = hold();
  for (const [key, value] of phone.storage) again.phone.storage.set(key, value);
  await again.program.launch(RECORDS);
  await again.screen.sees(words.order.signIn);
  again.program.pullDown();
  again.program.showAgain();
  await again.program.launch('/pages/help/help');
  await again.screen.tap(words.help.hold);
  await again.screen.tapInSheet(words.help.ask.send);
  await again.screen.sees(words.help.active.title);
  await again.program.launch(MINE);
  await again.screen.sees(mine.signedOut);
  expect(
    again.phone.requests.filter((call) => call.includes('sysWxOpen')),
    'nothing has signed in',
  ).toEqual([]);
  expect(again.phone.toasts).toEqual([]);
  await again.screen.tap(words.core.action.signIn);
  await again.screen.sees(mine.signedIn);
  await again.screen.sees(mine.signOut.action);
  await again.screen.isOn('pages/IndexPersonalCenter/IndexPersonalCenter');
});
