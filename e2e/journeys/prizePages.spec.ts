import { expect, journey } from '../fixtures';
import { Visitor, words } from '../visitor';

for (const path of ['pages/prize/prize', 'pages/prize/prize-status', 'pages/prize/admin-login']) {
  journey('prizePages', path, async ({ page, calls }) => {
    const visitor = new Visitor(page);
    await visitor.open(path);
    await expect(visitor.heading(/./).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await visitor.isOn(path);
    expect(calls.matching('sysWechat')).toEqual([]);
    expect(await visitor.stored('access-token')).toBe('');
  });
}

journey('prizePages', 'the write-off page leads an unknown administrator to the sign-in', async ({ page, calls }) => {
  const visitor = new Visitor(page);
  await visitor.open('pages/prize/prize-write-off');
  await visitor.isOn(/^pages\/prize\/admin-login/);
  await expect(visitor.heading(words.core.title.adminLogin)).toBeVisible();
  expect(calls.matching('sysWechat')).toEqual([]);
});

journey('leavingPrizePages', 'a newcomer', async ({ page, calls }) => {
  const visitor = new Visitor(page);
  await visitor.open('pages/prize/prize');
  await expect(visitor.heading(/./).first()).toBeVisible();
  expect(calls.matching('sysWechat')).toEqual([]);
  await visitor.tap(words.core.action.home);
  await visitor.signedIn();
  await visitor.tab(1).tap();
  await visitor.sees(words.center.mine.signedIn);
  expect(calls.count('openIdLogin')).toBe(1);
});

journey('leavingPrizePages', 'a visitor whose token is kept', async ({ page, calls }) => {
  const visitor = new Visitor(page);
  await visitor.open();
  const token = await visitor.signedIn();
  for (const [path, text] of [
    ['pages/MyPoints/MyPoints', words.points.checkIn],
    ['pages/ticket/ticketRecord', words.order.list.buy],
    ['pages/PersonalCenter/PersonalCenter', words.live.anchor.none.action],
  ] as const) {
    await page.goto('about:blank');
    await visitor.open('pages/prize/prize');
    await expect(visitor.heading(/./).first()).toBeVisible();
    calls.forget();
    await visitor.goOn(path);
    await visitor.sees(text);
  }
  expect(calls.matching('sysWechat'), 'the token serves').toEqual([]);
  expect(await visitor.stored('access-token')).toBe(token);
});
