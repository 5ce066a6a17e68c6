import { callsFrom, ownPhone, resolve, take } from '../helpCalls';
import { words } from '../visitor';
import { expect, weappJourney } from './fixtures';

const { help } = words;
const HELP = '/pages/help/help';
const PLACE = { latitude: 30.25, longitude: 120.17, accuracy: 9 };

weappJourney('help', async ({ hold }) => {
  const number = ownPhone();
  const { phone, program, screen } = hold();
  phone.position = PLACE;
  await program.launch(HELP);
  await screen.tap(help.kinds.hurt);
  await screen.type(help.phone, number);
  phone.goOffline();
  const lift = await screen.press(help.hold);
  await screen.sees(help.holding);
  await screen.sees(help.waiting.title);
  lift();
  await screen.sees(/120/);
  expect(await callsFrom(number)).toEqual([]);

  // The app is closed and opened again, on another page: what it stored is all that is left of it.
  const again = hold();
  for (const [key, value] of phone.storage) again.phone.storage.set(key, value);
  await again.program.launch('/pages/IndexCenter/IndexCenter');
  await expect.poll(async () => (await callsFrom(number)).length).toBe(1);
  // Both send now: it is the same call.
  phone.goOnline();
  await screen.sees(help.active.title);
  const [call, ...more] = await callsFrom(number);
  expect([call?.kind, call?.asked, call?.position?.system, more.length]).toEqual(['hurt', 1, 'gcj02', 0]);
  await take(call?.id ?? '');
  await expect.poll(() => screen.text()).toContain(help.responding.title);
  await resolve(call?.id ?? '', 'Bandaged at the gate');
  await expect.poll(() => screen.text()).toContain('Bandaged at the gate');
});

weappJourney('helpAsks', async ({ hold }) => {
  const number = ownPhone();
  const { program, screen } = hold();
  await program.launch(HELP);
  await screen.sees(help.kinds.hurt);
  expect(screen.hindrance(help.kinds.hurt)).toBe('');
  await screen.tap(help.hold);
  await screen.sees(words.core.action.cancel);
  expect(screen.hindrance(help.kinds.hurt)).toBe('lies under view.sheet__mask');
  await screen.tapInSheet(words.core.action.cancel);
  expect(await callsFrom(number)).toEqual([]);
  await screen.tap(help.hold);
  await screen.tapInSheet(help.ask.send);
  await screen.sees(help.active.title);
  await screen.type(help.number.label, number);
  await screen.tap(help.number.send);
  await expect.poll(async () => (await callsFrom(number)).map(({ status }) => status)).toEqual(['active']);
  await screen.tap(help.cancel);
  await screen.tapInSheet(help.cancel);
  await screen.sees(help.cancelled.title);
  expect((await callsFrom(number)).map(({ status }) => status)).toEqual(['cancelled']);
});

weappJourney('helpFirst', async ({ hold }) => {
  const number = ownPhone();
  const { phone, program, screen } = hold();
  const { services } = phone;
  phone.services = {
    ...services,
    loginCode: () => (phone.online ? services.loginCode() : Promise.reject(new Error('request:fail'))),
  };
  phone.goOffline();
  await program.launch(HELP);
  await expect.poll(() => phone.toasts.map(({ title }) => title)).toContain(words.core.signIn.userInfoFailed);
  await screen.isOn('pages/help/help');
  await screen.sees(/120/);
  await screen.type(help.phone, number);
  await screen.tap(help.hold);
  await screen.tapInSheet(help.ask.send);
  await screen.sees(help.waiting.title);
  phone.goOnline();
  await expect.poll(() => phone.storage.get('access-token')).toBeTruthy();
  await screen.isOn('pages/help/help');
  await screen.sees(help.active.title);
  expect(await callsFrom(number)).toHaveLength(1);
});
