import { withdrawNotice } from '@park/contract/notice/calls';
import { expect, journey } from '../fixtures';
import { parkAtHours } from '../hours';
import { publishedWarning } from '../notices';
import { resultOf, staffToken } from '../staff';
import { buy, dayAhead, product } from '../tickets';
import { Visitor, words } from '../visitor';
import { appUrl } from '../world';

const { today: t, warnings } = words.center;
const wish = (ticketId: string, day: string) => ({ ticketId, day, slotId: 'morning', quantity: 2 });
/** How long a warning is out: the server draws the home anew every ten seconds. ms */
const LASTS = 25_000;
const isTomorrow = `${t.ticket} · Tomorrow`;

journey('today', async ({ page, watch }) => {
  watch.expect(/Map key missing/);
  const { id } = await product({ realName: false });
  const park = await parkAtHours();
  const visitor = new Visitor(page);
  await visitor.open();
  const made = await buy(await visitor.signedIn(), wish(id, dayAhead(1)));
  await page.route('**/api/**', (route) => {
    const { pathname, search } = new URL(route.request().url());
    return route.continue({ url: park.url + pathname + search });
  });
  const at = async (clock: string, order: typeof park.order = {}) => {
    Object.assign(park, { clock, order });
    await page.reload();
  };
  await at('07:00');
  await visitor.sees(`${t.ticket} · Today`);
  await visitor.sees(t.from({ clock: '08:45' }));
  await visitor.sees(new RegExp(` × 2 · ${t.gate({ gate: 'South Gate' })}`));
  await at('08:05');
  await visitor.sees(t.minutes({ n: 40 }));
  await at('09:30');
  await visitor.sees(t.until({ clock: '12:00' }));
  await visitor.tap(t.show);
  await visitor.isOn(`pages/ticket/recordDetail?id=${made.id}`);
  await page.goBack();
  await at('13:00');
  await visitor.sees(t.lateText);
  await at('13:00', { closed: true });
  await expect(visitor.button(t.choose)).toBeVisible();

  await at('10:30', { valid: 0, used: 2 });
  await visitor.sees(t.inside);
  await visitor.sees(t.closes({ clock: '18:00' }));
  await visitor.top.getByRole('link', { name: t.near.toilet }).tap();
  await visitor.isOn(/pages\/SearchBar\/SearchBar\?(?=.*view=map)(?=.*nearest=toilet)/);
  await page.goBack();
  await at('18:30', { valid: 0, used: 2 });
  await visitor.sees(t.thanks);
  await visitor.tap(t.lost);
  await visitor.isOn('pages/lastFound/lastFound');
  park.close();
});

journey('todayAgain', async ({ browser }) => {
  const { id } = await product({ realName: false });
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const visitor = new Visitor(await context.newPage());
  await visitor.open();
  const made = await buy(await visitor.signedIn(), wish(id, dayAhead(1)));
  await visitor.open('pages/ticket/recordDetail', { id: made.id });
  await visitor.sees(made.number);
  await visitor.open();
  await visitor.page.reload();
  await visitor.sees(isTomorrow);
  await visitor.page.evaluate(() => navigator.serviceWorker.ready);
  await visitor.page.close();

  await context.setOffline(true);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { parkShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    // What the page's own script has written before the app is there.
    document.addEventListener('DOMContentLoaded', () =>
      setTimeout(() => Object.assign(window, { parkFirst: document.querySelector('#first-screen .today')?.textContent })),
    );
  });
  const later = new Visitor(page);
  await later.open();
  await later.sees(isTomorrow);
  await expect(page.locator('#first-screen')).toHaveCount(0);
  const first = await page.evaluate(() => Reflect.get(window, 'parkFirst'));
  expect(first, 'the first frame has it').toContain(isTomorrow);
  const shifted = await page.evaluate(() =>
    (window as unknown as { parkShifts: number[] }).parkShifts.reduce((sum, value) => sum + value, 0),
  );
  expect(shifted, 'nothing moves').toBeLessThan(0.02);
  await later.tap(t.show);
  await later.sees(made.number);
  await context.close();
});

journey('warning', async ({ page }) => {
  const title = `Thunder over the ridge ${Date.now()}`;
  const { id } = await publishedWarning(title, LASTS);
  const html = async () => (await fetch(appUrl(), { headers: { 'accept-language': 'en-US' } })).text();
  await expect.poll(html, { message: 'the first HTML says it', timeout: 30_000 }).toContain(title);
  const visitor = new Visitor(page);
  await visitor.open();
  await visitor.signedIn();
  const shown = visitor.top.getByRole('link', { name: new RegExp(title) });
  await expect(shown).toContainText(`${warnings.colour.red} · ${warnings.kind.weather}`);
  await expect(shown).toContainText('Go to the museum.');
  await visitor.open('pages/ticket/ticketList');
  await shown.tap();
  await visitor.isOn(`pages/notice/NoticeDetail?id=${id}`);
  await visitor.open();
  await expect(shown).toBeVisible();
  await expect(shown, 'it goes by itself').toHaveCount(0, { timeout: LASTS });
  await resultOf(withdrawNotice, { id }, await staffToken());
});
