import { expect, type Route } from '@playwright/test';
import { onBoth } from '../both';
import { boxOf } from '../boxOf';
import { callsFrom, ownPhone, resolve, take } from '../helpCalls';
import { routePark } from '../mapWays';
import type { Phone } from '../phone';
import { browserAt } from '../signs';
import { words } from '../visitor';

const { help } = words;
const HOME = 'pages/IndexCenter/IndexCenter';
const HELP = 'pages/help/help';
const PLACE = { latitude: 30.25, longitude: 120.17 };

/** Puts a finger on the button for help; the answer lifts it. */
async function press({ web, mini }: Phone): Promise<() => unknown> {
  if (!web) return mini?.screen.press(help.hold) ?? (() => undefined);
  const box = await boxOf(web.button(help.hold));
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await web.page.context().newCDPSession(web.page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  return () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

onBoth('help', async ({ phone, another }) => {
  const { web, mini } = phone;
  const number = ownPhone();
  await phone.standAt(PLACE);
  await phone.open(HELP);
  await phone.tap(help.kinds.hurt);
  await phone.fill(help.phone, number);
  // Into the tunnel.
  await phone.goOffline();
  const lift = await press(phone);
  await phone.sees(help.holding);
  await phone.sees(help.waiting.title);
  await lift();
  if (web) await expect(web.sheet).toHaveCount(0);
  await phone.seesState('120');
  expect(await callsFrom(number)).toEqual([]);

  // The app is closed and opened again, on another page: what it stored is all that is left of it.
  if (web) {
    // The call arrives, its answer is lost.
    let arrived = false;
    // Once: the app asks again at once, and that call would still be under way when the route is taken away.
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      arrived = true;
      // A page that has left for its sign-in meanwhile waits for no answer.
      await route.abort().catch(() => undefined);
    };
    await web.page.route('**/callHelp', loseAnswer, { times: 1 });
    await phone.close();
    await phone.goOnline();
    await phone.open(HOME);
    await expect.poll(() => arrived).toBe(true);
    await phone.open(HELP);
  }
  if (mini) {
    const twin = await another();
    for (const [key, value] of mini.phone.storage) twin.mini?.phone.storage.set(key, value);
    await twin.open(HOME);
    await expect.poll(async () => (await callsFrom(number)).length).toBe(1);
    // Both send now: it is the same call.
    await phone.goOnline();
  }
  await phone.sees(help.active.title);
  const [call, ...more] = await callsFrom(number);
  expect([call?.kind, call?.asked, more.length]).toEqual(['hurt', 1, 0]);
  const reported = web ? { ...browserAt(PLACE), system: 'wgs84' } : { ...PLACE, system: 'gcj02' };
  expect(call?.position).toMatchObject(reported);

  await take(call?.id ?? '');
  await phone.sees(help.responding.title);
  await resolve(call?.id ?? '', 'Bandaged at the gate');
  await phone.sees(help.resolved.title);
  await phone.sees('Bandaged at the gate');
  if (web) await expect(web.field(help.phone), 'remembered on this phone').toHaveValue(number);
});

onBoth('helpAsks', async ({ phone }) => {
  const { web, mini } = phone;
  const number = ownPhone();
  const { steep } = await routePark();
  await phone.standAt(steep);
  await phone.open(HELP);
  await phone.sees(help.kinds.hurt);
  if (mini) expect(mini.screen.hindrance(help.kinds.hurt)).toBe('');
  await phone.tap(help.hold);
  await phone.sees(words.core.action.cancel);
  if (mini) expect(mini.screen.hindrance(help.kinds.hurt)).toBe('lies under view.sheet__mask');
  await phone.tapInSheet(words.core.action.cancel);
  if (web) await expect(web.sheet).toHaveCount(0);
  expect(await callsFrom(number)).toEqual([]);
  await (web ? web.button(help.hold).press('Enter') : phone.tap(help.hold));
  await phone.tapInSheet(help.ask.send);
  await phone.sees(help.active.title);
  // The place that was sent, on the park's map.
  await phone.sees(help.near({ name: steep.name }));
  await phone.sees(help.number.none);
  await phone.tap(help.number.send);
  await phone.sees(help.number.wrong);
  await phone.fill(help.number.label, number);
  await phone.tap(help.number.send);
  const states = async () => (await callsFrom(number)).map(({ status }) => status);
  await expect.poll(states).toEqual(['active']);
  if (web) await expect(web.field(help.number.label)).toHaveCount(0);
  // The button below moves up when this line goes: a tap in that moment misses it.
  await phone.seesNot(help.number.sending);
  await phone.tap(help.cancel);
  await phone.tapInSheet(help.cancel);
  await phone.sees(help.cancelled.title);
  expect(await states()).toEqual(['cancelled']);
});

onBoth('helpFirst', async ({ phone }) => {
  const { mini } = phone;
  const number = ownPhone();
  if (mini) {
    const { phone: device } = mini;
    const { services } = device;
    device.services = {
      ...services,
      loginCode: () => (device.online ? services.loginCode() : Promise.reject(new Error('request:fail'))),
    };
    await phone.goOffline();
  }
  // In a browser the app comes from the phone's cache, and the server does not answer.
  const mend = await phone.fail('', 'reset');
  await phone.open(HELP);
  if (mini) await phone.seesToast(words.core.signIn.userInfoFailed);
  else await expect.poll(() => phone.calls('genAuthUrl')).toBe(1);
  await phone.isOn(HELP);
  await phone.seesState('120');
  await phone.fill(help.phone, number);
  await phone.tap(help.hold);
  await phone.tapInSheet(help.ask.send);
  if (mini) await phone.sees(help.waiting.title);
  await phone.isOn(HELP);
  await mend();
  await phone.goOffline();
  await phone.goOnline();
  await phone.signedIn();
  await phone.isOn(HELP);
  await phone.sees(help.active.title);
  expect(await callsFrom(number)).toHaveLength(1);
});
