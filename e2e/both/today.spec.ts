import { withdrawNotice } from '@park/contract/notice/calls';
import { expect, test } from '@playwright/test';
import { onBoth } from '../both';
import { parkAtHours } from '../hours';
import { publishedWarning } from '../notices';
import { resultOf, staffToken } from '../staff';
import { buy, dayAhead, product } from '../tickets';
import { words } from '../visitor';
import { appUrl } from '../world';

const { today: t, warnings } = words.center;
const HOME = 'pages/IndexCenter/IndexCenter';
const MAP = 'pages/SearchBar/SearchBar';
const ORDER = 'pages/ticket/recordDetail';
const wish = async () => ({
  ticketId: (await product({ realName: false })).id,
  day: dayAhead(1),
  slotId: 'morning',
  quantity: 2,
});
/** How long a warning is out: the server draws the home anew every ten seconds. ms */
const LASTS = 25_000;
const isTomorrow = `${t.ticket} · Tomorrow`;

onBoth('today', async ({ phone }) => {
  phone.mayComplain(/Map key missing/);
  const park = await parkAtHours();
  const { id } = await buy(await phone.signedIn(), await wish(), phone.app);
  await phone.divert('', park.url);
  const at = async (clock: string, order: typeof park.order = {}) => {
    Object.assign(park, { clock, order });
    await phone.reload();
  };
  await at('07:00');
  await phone.sees(`${t.ticket} · Today`);
  await phone.sees(t.from({ clock: '08:45' }));
  await phone.sees(` × 2 · ${t.gate({ gate: 'South Gate' })}`);
  await at('08:05');
  await phone.sees(t.minutes({ n: 40 }));
  await at('09:30');
  await phone.sees(t.until({ clock: '12:00' }));
  await phone.tap(t.show);
  await phone.isOn(ORDER, { id });
  await phone.back();
  await at('13:00');
  await phone.sees(t.lateText);
  await at('13:00', { closed: true });
  await phone.sees(t.choose);

  await at('10:30', { valid: 0, used: 2 });
  await phone.sees(t.inside);
  await phone.sees(t.closes({ clock: '18:00' }));
  for (const nearest of ['toilet', 'shuttle'] as const) {
    await phone.tap(t.near[nearest]);
    await phone.isOn(MAP, { view: 'map', nearest });
    await phone.back();
    await phone.isOn(HOME);
  }
  await at('18:30', { valid: 0, used: 2 });
  await phone.sees(t.thanks);
  await phone.tap(t.lost);
  await phone.isOn('pages/lastFound/lastFound');
  park.close();
});

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  onBoth('todayAgain', async ({ phone }) => {
    const page = phone.web?.page;
    const made = await buy(await phone.signedIn(), await wish(), phone.app);
    await phone.open(ORDER, { id: made.id });
    await phone.sees(made.number);
    await phone.open();
    await phone.reload();
    await phone.sees(isTomorrow);
    await page?.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await phone.close();
    await phone.goOffline();

    await page?.addInitScript(() => {
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
    await phone.open();
    await phone.sees(isTomorrow);
    if (page) {
      await expect(page.locator('#first-screen')).toHaveCount(0);
      const first = await page.evaluate(() => Reflect.get(window, 'parkFirst'));
      expect(first, 'the first frame has it').toContain(isTomorrow);
      const shifted = await page.evaluate(() =>
        (window as unknown as { parkShifts: number[] }).parkShifts.reduce((sum, value) => sum + value, 0),
      );
      expect(shifted, 'nothing moves').toBeLessThan(0.02);
    }
    await phone.tap(t.show);
    await phone.sees(made.number);
  });
});

onBoth('warning', async ({ phone }) => {
  const title = 'Thunder over the ridge';
  const { id } = await publishedWarning(title, phone.web ? LASTS : 3_600_000);
  if (phone.web) {
    const html = async () => (await fetch(appUrl(), { headers: { 'accept-language': 'en-US' } })).text();
    await expect.poll(html, { message: 'the first HTML says it', timeout: 30_000 }).toContain(title);
  }
  await phone.signedIn();
  await phone.sees(title);
  await phone.sees(`${warnings.colour.red} · ${warnings.kind.weather}`);
  await phone.sees('Go to the museum.');
  await phone.open('pages/ticket/ticketList');
  await phone.tap(new RegExp(title));
  await phone.isOn('pages/notice/NoticeDetail', { id });
  await phone.open();
  await phone.sees(title);
  if (phone.web) {
    const shown = phone.web.top.getByRole('link', { name: new RegExp(title) });
    await expect(shown, 'it goes by itself').toHaveCount(0, { timeout: LASTS });
  } else {
    await resultOf(withdrawNotice, { id }, await staffToken());
    await phone.refresh();
    await phone.seesNot(title);
  }
});
