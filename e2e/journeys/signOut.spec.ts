import { getMine } from '@park/contract/visitor/calls';
import { expect, journey } from '../fixtures';
import { callPark } from '../staff';
import { buy, dayAhead, product } from '../tickets';
import { Visitor, words } from '../visitor';

const MINE = 'pages/IndexPersonalCenter/IndexPersonalCenter';
const RECORDS = 'pages/ticket/ticketRecord';
const { mine } = words.center;

/** Pages of what only a visitor has, each with the sentence that it shows instead. */
const VISITORS_PAGES = [
  [RECORDS, words.order.signIn],
  ['pages/message/Message', words.inbox.signIn],
  ['pages/MyPoints/MyPoints', words.points.signIn],
  ['pages/ReservationRecords/ReservationRecords', words.live.eligibility.signIn],
  ['pages/PersonalCenter/PersonalCenter', words.live.register.signInFirst],
  ['pages/feedBack/feedBack', words.feedback.signIn],
] as const;

/** Whoever has bought, looked for something and begun to write, and then signs out. */
async function leave(visitor: Visitor): Promise<{ token: string; orderId: string; who: string }> {
  const { page } = visitor;
  await visitor.open('pages/SearchBar/SearchBar');
  const token = await visitor.signedIn();
  const { id } = await buy(token, {
    ticketId: (await product({ realName: false })).id,
    day: dayAhead(3),
    slotId: 'morning',
    quantity: 1,
  });
  await visitor.top.getByRole('searchbox', { name: words.search.field }).fill('quarry');
  await visitor.tap(words.search.search);
  await visitor.sees('Trilobite Quarry');
  await page.evaluate(() => localStorage.setItem('draft-feedback', '{"data":"mine"}'));
  const who = JSON.parse(await visitor.stored('userInfo')).id as string;

  await visitor.open(MINE);
  await visitor.tap(mine.signOut.action);
  await visitor.sheet.getByRole('button', { name: words.core.action.cancel }).tap();
  await visitor.sees(mine.signedIn);
  await visitor.tap(mine.signOut.action);
  await visitor.sheet.getByRole('button', { name: mine.signOut.action }).tap();
  return { token, orderId: id, who };
}

journey('signOut', async ({ page, calls }) => {
  const visitor = new Visitor(page);
  const { token, orderId, who } = await leave(visitor);
  await visitor.isOn(/^(pages\/IndexCenter\/IndexCenter)?$/);
  await expect(visitor.toast(mine.signOut.done)).toBeVisible();
  expect((await callPark(getMine, {}, token)).code, 'the server has ended it, too').toBe(401);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => /^(access-token|openid|userInfo|search-history|notice-read|draft-.*)$/.test(key))).toEqual([]);

  calls.forget();
  await page.reload();
  for (const [path, text] of VISITORS_PAGES) {
    await visitor.goOn(path);
    await visitor.isOn(path);
    await visitor.sees(text);
    await expect(visitor.top.locator('.skeleton')).toHaveCount(0);
  }
  await visitor.open('pages/ticket/recordDetail', { id: orderId });
  await page.reload();
  await visitor.sees(words.order.signIn);
  await visitor.open('pages/help/help');
  await visitor.tap(words.help.hold);
  await visitor.sheet.getByRole('button', { name: words.help.ask.send }).tap();
  await visitor.sees(words.help.active.title);
  await page.waitForLoadState('networkidle');
  expect(calls.matching('sysWechat'), 'nothing has signed in').toEqual([]);
  await expect(page.locator('.toast__text', { hasText: /./ })).toHaveCount(0);

  await visitor.open(MINE);
  await visitor.sees(mine.signedOut);
  await expect(visitor.button(mine.signOut.action)).toHaveCount(0);
  await visitor.tap(words.core.action.signIn);
  await visitor.signedIn();
  await visitor.isOn(MINE);
  await visitor.sees(mine.signedIn);
  expect(JSON.parse(await visitor.stored('userInfo')).id).toBe(who);
  await visitor.open(RECORDS);
  await visitor.sees(words.order.status.paid);
});

journey('signOut', 'where nobody answers', async ({ page, fail }) => {
  const visitor = new Visitor(page);
  await fail('signOut', 'reset');
  await leave(visitor);
  await expect(visitor.toast(mine.signOut.onlyHere)).toBeVisible();
  expect(await visitor.stored('access-token')).toBe('');
});
