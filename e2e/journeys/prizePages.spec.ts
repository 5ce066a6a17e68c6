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

journey('prizePages', 'leaving a prize page for a plain one signs in', async ({ page, calls }) => {
  const visitor = new Visitor(page);
  await visitor.open('pages/prize/prize');
  await expect(visitor.heading(/./).first()).toBeVisible();
  expect(calls.matching('sysWechat')).toEqual([]);
  await visitor.open();
  await visitor.signedIn();
});
