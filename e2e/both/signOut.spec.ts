import { getMine } from '@park/contract/visitor/calls';
import { expect } from '@playwright/test';
import { onBoth } from '../both';
import type { Phone } from '../phone';
import { callPark } from '../staff';
import { buy, dayAhead, product } from '../tickets';
import { words } from '../visitor';

const MINE = 'pages/IndexPersonalCenter/IndexPersonalCenter';
const RECORDS = 'pages/ticket/ticketRecord';
const { mine } = words.center;

/** Pages of what only a visitor has, each with the sentence that it shows instead. */
const VISITORS_PAGES = [
  [RECORDS, words.order.signIn],
  ['pages/message/Message', words.inbox.signIn],
  ['pages/MyPoints/MyPoints', words.points.signIn],
  ['pages/ReservationRecords/ReservationRecords', words.live.records.signIn],
  ['pages/PersonalCenter/PersonalCenter', words.live.register.signInFirst],
  ['pages/feedBack/feedBack', words.feedback.signIn],
] as const;

/** Whoever has bought, looked for something and begun to write, and then signs out. */
async function leave(phone: Phone, toast: string): Promise<{ token: string; orderId: string; who: string }> {
  await phone.open('pages/SearchBar/SearchBar');
  const token = await phone.signedIn();
  const ticketId = (await product({ realName: false })).id;
  const { id } = await buy(token, { ticketId, day: dayAhead(3), slotId: 'morning', quantity: 1 }, phone.app);
  await phone.fill(words.search.field, 'quarry');
  await phone.tap(words.search.search);
  await phone.sees('Trilobite Quarry');
  await phone.web?.page.evaluate(() => localStorage.setItem('draft-feedback', '{"data":"mine"}'));
  phone.mini?.phone.storage.set('draft-feedback', '"mine"');
  const who = JSON.parse(await phone.stored('userInfo')).id as string;

  const isBarShown = (isShown: boolean) =>
    phone.mini && expect.poll(() => phone.mini?.program.isTabBarShown, { message: 'the tab bar' }).toBe(isShown);
  await phone.open(RECORDS);
  await phone.sees(words.order.status.paid);
  await phone.open(MINE);
  await phone.tap(mine.signOut.action);
  // A question lies over its page.
  await isBarShown(false);
  await phone.tapInSheet(words.core.action.cancel);
  await phone.sees(mine.signedIn);
  await isBarShown(true);
  await phone.tap(mine.signOut.action);
  await phone.tapInSheet(mine.signOut.action);
  await phone.seesToast(toast);
  await phone.isOn('pages/IndexCenter/IndexCenter');
  await isBarShown(true);
  return { token, orderId: id, who };
}

onBoth('signOut', async ({ phone }) => {
  const { web, mini } = phone;
  const { token, orderId, who } = await leave(phone, mine.signOut.done);
  expect((await callPark(getMine, {}, token)).code, 'the server has ended it, too').toBe(401);
  expect(await phone.storage()).not.toMatch(/access-token|openid|userInfo|search-history|notice-read|draft-/);

  // The app is closed and opened again.
  const signIns = () => phone.calls('sysWechat') + phone.calls('sysWxOpen');
  const before = signIns();
  mini?.phone.toasts.splice(0);
  await phone.reload();
  for (const [path, text] of VISITORS_PAGES) {
    await phone.goTo(path);
    await phone.isOn(path);
    await phone.sees(text);
    if (web) await expect(web.top.locator('.skeleton')).toHaveCount(0);
  }
  await phone.refresh();
  mini?.program.showAgain();
  await phone.open('pages/ticket/recordDetail', { id: orderId });
  await phone.reload();
  await phone.sees(words.order.signIn);
  await phone.open('pages/help/help');
  await phone.tap(words.help.hold);
  await phone.tapInSheet(words.help.ask.send);
  await phone.sees(words.help.active.title);
  if (web) {
    await web.page.waitForLoadState('networkidle');
    await expect(web.page.locator('.toast__text', { hasText: /./ })).toHaveCount(0);
  }

  await phone.open(MINE);
  await phone.sees(mine.signedOut);
  if (web) await expect(web.button(mine.signOut.action)).toHaveCount(0);
  expect(signIns(), 'nothing has signed in').toBe(before);
  expect(mini?.phone.toasts ?? []).toEqual([]);
  await phone.tap(words.core.action.signIn);
  await phone.signedIn();
  await phone.isOn(MINE);
  await phone.sees(mine.signedIn);
  await phone.sees(mine.signOut.action);
  if (web) {
    // To the sandbox, a phone with the mini-program is somebody else's at each sign-in.
    expect(JSON.parse(await phone.stored('userInfo')).id).toBe(who);
    await phone.open(RECORDS);
    await phone.sees(words.order.status.paid);
  }
});

onBoth('signOut', 'where nobody answers', async ({ phone }) => {
  await phone.fail('signOut', 'reset');
  await leave(phone, mine.signOut.onlyHere);
  expect(await phone.stored('access-token')).toBe('');
});
