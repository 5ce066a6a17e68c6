import { withdrawNotice } from '@park/contract/notice/calls';
import { parkAtHours } from '../hours';
import { publishedWarning } from '../notices';
import { resultOf, staffToken } from '../staff';
import { buy, dayAhead, product } from '../tickets';
import { words } from '../visitor';
import { expect, signedIn, weappJourney } from './fixtures';

const { today: t, warnings } = words.center;
const HOME = '/pages/IndexCenter/IndexCenter';
const wish = (ticketId: string) => ({ ticketId, day: dayAhead(1), slotId: 'morning', quantity: 2 });

weappJourney('today', async ({ hold, again }) => {
  const { id } = await product({ realName: false });
  const park = await parkAtHours();
  let holder = hold();
  await buy(await signedIn(holder), wish(id), 'mini');
  holder.phone.route = (url) => new URL(url.pathname + url.search, park.url);
  const at = async (clock: string, order: typeof park.order = {}) => {
    Object.assign(park, { clock, order });
    holder = again(holder);
    await holder.program.launch(HOME);
    return holder.screen;
  };
  await (await at('07:00')).sees(t.from({ clock: '08:45' }));
  await holder.screen.sees(`× 2 · ${t.gate({ gate: 'South Gate' })}`);
  await (await at('08:05')).sees(t.minutes({ n: 40 }));
  await (await at('09:30')).sees(t.until({ clock: '12:00' }));
  await holder.screen.tap(t.show);
  await holder.screen.isOn('pages/ticket/recordDetail');
  await (await at('13:00')).sees(t.lateText);
  await (await at('10:30', { valid: 0, used: 2 })).sees(t.inside);
  await holder.screen.tap(t.near.shuttle);
  await holder.screen.isOn('pages/SearchBar/SearchBar');
  expect(holder.program.top.options).toMatchObject({ view: 'map', nearest: 'shuttle' });
  await (await at('18:30', { valid: 0, used: 2 })).sees(t.thanks);
  park.close();
});

weappJourney('todayAgain', async ({ hold, again }) => {
  const { id } = await product({ realName: false });
  const holder = hold();
  await buy(await signedIn(holder), wish(id), 'mini');
  await holder.program.launch(HOME);
  await holder.screen.sees(`${t.ticket} · Tomorrow`);
  holder.phone.online = false;
  const later = again(holder);
  await later.program.launch(HOME);
  await later.screen.sees(`${t.ticket} · Tomorrow`);
  await expect.poll(() => later.screen.text()).toContain(t.show);
});

weappJourney('warning', async ({ hold }) => {
  const title = `Rain in the gorge ${Date.now()}`;
  const { id } = await publishedWarning(title, 3_600_000);
  const holder = hold();
  await signedIn(holder);
  await holder.program.launch(HOME);
  await holder.screen.sees(title);
  await holder.screen.sees(`${warnings.colour.red} · ${warnings.kind.weather}`);
  await resultOf(withdrawNotice, { id }, await staffToken());
  holder.program.pullDown();
  await expect.poll(() => holder.screen.text()).not.toContain(title);
});
