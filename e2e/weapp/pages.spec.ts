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

weappJourney('leavingPrizePages', 'a newcomer', async ({ hold }) => {
  const { phone, program, screen } = hold();
  await program.launch('/pages/prize/prize');
  // The round brings a bar of its own: a tap on the one before may find nobody.
  await screen.sees(words.prize.round.when);
  expect(phone.requests.filter((call) => call.includes('sysWxOpen'))).toEqual([]);
  await screen.tap(words.core.action.home);
  await screen.isOn(TABS[0] as string);
  await expect.poll(() => phone.storage.get('access-token')).toBeTruthy();
  await program.tapTab(1);
  await screen.sees(words.center.mine.signedIn);
  expect(phone.requests.filter((call) => call.includes('wxOpenIdLogin'))).toHaveLength(1);
});

weappJourney('leavingPrizePages', 'a visitor whose token is kept', async ({ hold }) => {
  const before = hold();
  await before.program.launch();
  await expect.poll(() => before.phone.storage.get('userInfo')).toBeTruthy();
  const { phone, program, screen } = hold();
  for (const [key, value] of before.phone.storage) phone.storage.set(key, value);
  await program.launch('/pages/prize/prize');
  await screen.sees(words.prize.round.when);
  await screen.tap(words.core.action.home);
  await screen.isOn(TABS[0] as string);
  await program.tapTab(3);
  await screen.sees(words.live.anchor.none.action);
  expect(phone.requests.filter((call) => call.includes('sysWxOpen'))).toEqual([]);
});

weappJourney('newcomersTap', async ({ hold }) => {
  const { phone, program, screen } = hold();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { services } = phone;
  phone.services = { ...services, loginCode: () => answered.then(() => services.loginCode()) };
  await program.launch();
  await screen.tap(words.center.entry.help);
  await screen.isOn('pages/help/help');
  answer();
  await expect.poll(() => phone.storage.get('access-token')).toBeTruthy();
  await expect.poll(() => phone.requests.filter((call) => call.includes('getAnchorsDetails')).length).toBeGreaterThan(0);
  await screen.isOn('pages/help/help');
});
