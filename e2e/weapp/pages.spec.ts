import { firstPoint } from '../park';
import { words } from '../visitor';
import { expect, weappJourney } from './fixtures';

const POINT = 'pages/LivePoint/LivePoint';
const TABS = [
  'pages/IndexCenter/IndexCenter',
  'pages/IndexPersonalCenter/IndexPersonalCenter',
  'pages/home/home',
  'pages/PersonalCenter/PersonalCenter',
];

weappJourney('deepLink', async ({ hold }) => {
  const point = await firstPoint();
  const { phone, program, screen } = hold();
  await program.launch(`/${POINT}?id=${point.id}`);
  await expect.poll(() => phone.storage.get('access-token')).toBeTruthy();
  await screen.isOn(POINT);
  expect(program.top.options).toEqual({ id: point.id });
  await screen.sees(point.name);
  expect(
    phone.requests.filter((call) => call.includes('wxOpenIdLogin')),
    'one sign-in',
  ).toHaveLength(1);
});

weappJourney('missingPage', async ({ hold }) => {
  const { program, screen } = hold();
  await program.launch('/pages/nowhere/nowhere?id=1');
  await screen.isOn('pages/error/error');
  await screen.sees('page not found');
  await screen.tap(words.core.action.home);
  await screen.isOn(TABS[0] as string);
});

weappJourney('tabBar', async ({ hold }) => {
  const { program, screen } = hold();
  await program.launch();
  for (const [index, page] of TABS.entries()) {
    await program.tapTab(index);
    await screen.isOn(page);
    await expect.poll(() => screen.text().trim(), { message: `${page} shows something` }).not.toBe('');
    expect(program.stack).toHaveLength(1);
  }
});

weappJourney('navigationRules', 'tapping twice opens one page', async ({ hold }) => {
  const { phone, program, screen } = hold();
  await program.launch(`/${TABS[3]}`);
  await expect.poll(() => phone.storage.get('access-token')).toBeTruthy();
  await screen.sees(words.live.anchor.none.action);
  await screen.tap(words.live.anchor.none.action, 3);
  await screen.isOn('pages/Register/Register');
  await screen.sees(words.live.register.name);
  expect(program.stack.map((page) => page.path)).toEqual([TABS[3], 'pages/Register/Register']);
  await screen.tap(words.core.action.back);
  await screen.isOn(TABS[3] as string);
});

weappJourney('navigationRules', 'the first page has no way back but home', async ({ hold }) => {
  const point = await firstPoint();
  const { program, screen } = hold();
  await program.launch(`/${POINT}?id=${point.id}`);
  await screen.sees(point.name);
  await screen.tap(words.core.action.home);
  await screen.isOn(TABS[0] as string);
});

for (const page of ['prize', 'prize-status', 'admin-login']) {
  weappJourney('prizePages', page, async ({ hold }) => {
    const { phone, program, screen } = hold();
    await program.launch(`/pages/prize/${page}`);
    await expect.poll(() => screen.text().trim()).not.toBe('');
    program.showAgain();
    await screen.isOn(`pages/prize/${page}`);
    expect(phone.requests.filter((call) => call.includes('sysWxOpen'))).toEqual([]);
    expect(phone.storage.has('access-token')).toBe(false);
  });
}

weappJourney('prizePages', 'the write-off page leads an unknown administrator to the sign-in', async ({ hold }) => {
  const { phone, program, screen } = hold();
  await program.launch('/pages/prize/prize-write-off');
  await screen.isOn('pages/prize/admin-login');
  expect(phone.requests.filter((call) => call.includes('sysWxOpen'))).toEqual([]);
});
