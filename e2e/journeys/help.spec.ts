import type { Route } from '@playwright/test';
import { boxOf } from '../boxOf';
import { expect, journey } from '../fixtures';
import { callsFrom, ownPhone, resolve, take } from '../helpCalls';
import { AT_TRACKWAY } from '../mapWays';
import { Visitor, words } from '../visitor';

const { help } = words;
const HELP = 'pages/help/help';
const PLACE = { latitude: 30.25, longitude: 120.17, accuracy: 9 };

journey('help', async ({ page, context, watch }) => {
  const phone = ownPhone();
  const visitor = new Visitor(page);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(PLACE);
  await visitor.open(HELP);
  await visitor.top.getByRole('radio', { name: help.kinds.hurt }).tap();
  await visitor.fill(help.phone, phone);
  // Into the tunnel.
  watch.expectFailedRequests();
  await context.setOffline(true);
  const box = await boxOf(visitor.button(help.hold));
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await context.newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await visitor.sees(help.holding);
  await visitor.sees(help.waiting.title);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(visitor.sheet).toHaveCount(0);
  await expect(visitor.button(/ 120$/)).toBeVisible();
  expect(await callsFrom(phone)).toEqual([]);

  // The app is closed and opened again, on another page; the call arrives, its answer is lost.
  let arrived = false;
  // Once: the app asks again at once, and that call would still be under way when the route is taken away.
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    arrived = true;
    // A page that has left for its sign-in meanwhile waits for no answer.
    await route.abort().catch(() => undefined);
  };
  await page.route('**/callHelp', loseAnswer, { times: 1 });
  await page.goto('about:blank');
  await context.setOffline(false);
  await visitor.open('pages/IndexCenter/IndexCenter');
  await expect.poll(() => arrived).toBe(true);
  await visitor.open(HELP);
  await visitor.sees(help.active.title);
  const [call, ...more] = await callsFrom(phone);
  expect([call?.kind, call?.asked, call?.position?.latitude, more.length]).toEqual(['hurt', 1, PLACE.latitude, 0]);

  await take(call?.id ?? '');
  await expect(visitor.heading(help.responding.title)).toBeVisible();
  await resolve(call?.id ?? '', 'Bandaged at the gate');
  await expect(visitor.heading(help.resolved.title)).toBeVisible();
  await visitor.sees('Bandaged at the gate');
  await expect(visitor.field(help.phone), 'remembered on this phone').toHaveValue(phone);
});

journey('helpAsks', async ({ page, context }) => {
  const phone = ownPhone();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(AT_TRACKWAY);
  const visitor = new Visitor(page);
  await visitor.open(HELP);
  await visitor.tap(help.hold);
  await visitor.sheet.getByRole('button', { name: words.core.action.cancel }).tap();
  await expect(visitor.sheet).toHaveCount(0);
  expect(await callsFrom(phone)).toEqual([]);
  await visitor.button(help.hold).press('Enter');
  await visitor.sheet.getByRole('button', { name: help.ask.send }).tap();
  await visitor.sees(help.active.title);
  // The place that was sent, on the park's map.
  await visitor.sees(help.near({ name: 'Dinosaur Trackway' }));
  await visitor.sees(help.number.none);
  await visitor.tap(help.number.send);
  await visitor.sees(help.number.wrong);
  await visitor.fill(help.number.label, phone);
  await visitor.tap(help.number.send);
  await expect.poll(async () => (await callsFrom(phone)).map(({ status }) => status)).toEqual(['active']);
  await expect(visitor.field(help.number.label)).toHaveCount(0);
  // The button below moves up when this line goes: a tap in that moment misses it.
  await expect(visitor.top.getByText(help.number.sending)).toHaveCount(0);
  await visitor.tap(help.cancel);
  await visitor.sheet.getByRole('button', { name: help.cancel }).tap();
  await visitor.sees(help.cancelled.title);
  expect((await callsFrom(phone)).map(({ status }) => status)).toEqual(['cancelled']);
});

journey('helpFirst', async ({ page, context, watch, calls }) => {
  watch.expectFailedRequests();
  // The app comes from the phone's cache, the server does not answer.
  await page.route('**/api/**', (route) => route.abort());
  const visitor = new Visitor(page);
  await visitor.open(HELP);
  await expect.poll(() => calls.count('genAuthUrl')).toBe(1);
  await expect(visitor.button(/ 120$/)).toBeVisible();
  await visitor.tap(help.hold);
  await visitor.sheet.getByRole('button', { name: help.ask.send }).tap();
  await visitor.isOn(HELP);
  await page.unroute('**/api/**');
  await context.setOffline(true);
  await context.setOffline(false);
  await visitor.signedIn();
  await visitor.isOn(HELP);
  await visitor.sees(help.active.title);
});

journey('helpFirst', 'opened from a page that was there when the network went', async ({ page, context, watch }) => {
  watch.expectFailedRequests();
  await page.clock.install();
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.signedIn();
  await page.clock.runFor(11_000);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await visitor.goOn(HELP);
  await page.clock.runFor(1_000);
  await visitor.isOn(HELP);
  await expect(visitor.button(/ 120$/)).toBeVisible();
});
