import { CARD } from '@park/contract/card';
import { getExhibit, getExhibits } from '@park/contract/exhibit/calls';
import { parkDay } from '@park/contract/parkTime';
import { exhibitGroup, period, shownAs } from '@park/contract/texts/exhibit';
import { expect } from '@playwright/test';
import { exhibitOfDay } from '../../src/features/exhibit/ofDay';
import { onBoth } from '../both';
import { resultOf } from '../staff';
import { words } from '../visitor';
import type { Holder } from '../weapp/fixtures';
import { parkUrl } from '../world';

const { exhibit: t, core, center, map, search, stamp } = words;
const EXHIBIT = 'pages/exhibit/exhibit';
const EXHIBITS = 'pages/exhibit/exhibits';
const MAP = 'pages/SearchBar/SearchBar';
const TRILOBITE = 'Redlichia trilobite';

/** The card has the plate as a picture that WeChat takes, whoever shares: its menu or the page's button. */
async function hasItsCard({ program, screen }: Holder): Promise<void> {
  const plate = expect.stringMatching(/\/mp\/static\/pictures\/trachyceras\.png$/);
  await expect.poll(() => program.share()).toMatchObject({ imageUrl: plate });
  expect(program.shareToAll()).toMatchObject({ title: expect.stringContaining('Rough ammonite'), imageUrl: plate });
  await screen.tap(t.share);
  expect(program.sent.at(-1)).toMatchObject({ title: expect.stringContaining('Rough ammonite'), imageUrl: plate });
  const drawn = Buffer.from(await (await fetch(`${parkUrl()}/mp/static/pictures/trachyceras.png`)).arrayBuffer());
  expect([drawn.readUInt32BE(16), drawn.readUInt32BE(20)]).toEqual([CARD.width, CARD.height]);
}

onBoth('exhibit', async ({ phone }) => {
  const { web, mini } = phone;
  phone.mayComplain(/Map key missing/);
  // As the code on its sign says it; what stands behind the dot is not the number.
  await phone.open(EXHIBIT, { scene: '14.k3x9' });
  for (const fact of [
    'Rough ammonite',
    'Trachyceras',
    period.triassic.en,
    shownAs.original.en,
    t.told({ what: t.scale, length: '2 cm' }),
  ])
    await phone.sees(fact);
  if (mini) await hasItsCard(mini);
  await phone.tap(t.readers.child);
  if (web) {
    await expect(web.top.getByRole('group', { name: t.size })).toContainText(t.beside.hand);
    await expect(web.top.locator('.exhibit .button--primary'), 'one thing stands out').toHaveText([stamp.here]);
    await expect(web.top.getByRole('radio', { name: t.readers.child })).toHaveAttribute('aria-checked', 'true');
  }
  await phone.tap(t.keep);
  await phone.sees(t.unkeep);
  expect(await phone.stored('exhibit-favourites')).toContain('14');
  await phone.signedIn();

  await phone.tap(new RegExp(`^${core.title.exhibits}`));
  await phone.isOn(EXHIBITS);
  // The one of the day stands first, the same on every phone.
  const today = exhibitOfDay(await resultOf(getExhibits, {}), parkDay(Date.now()));
  await phone.sees(t.today);
  await phone.tap(`${t.today} ${today?.name}`);
  await phone.isOn(EXHIBIT, { id: today?.id ?? '' });
  await phone.back();
  const notToday = ([one, other]: [string, string]) => (today?.name === one ? other : one);
  await phone.sees(period.cambrian.en);
  await phone.sees(period.ordovician.en);
  const cards = web?.top.locator('.layer .card');
  if (cards) await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(24);
  await phone.tap(exhibitGroup.plant.en);
  await phone.sees('Yima ginkgo');
  await phone.seesNot(notToday([TRILOBITE, 'Haikou fish']));
  if (web) await expect(web.heading(period.cambrian.en)).toHaveCount(0);
  await phone.tap(t.favourites);
  await phone.sees('Rough ammonite');
  await phone.seesNot(notToday(['Yima ginkgo', TRILOBITE]));
  if (cards) await expect(cards).toHaveCount(1);

  // By where one stands, once the phone says it.
  await phone.tap(t.nearest);
  await phone.sees(stamp.noPosition);
  const { at } = await resultOf(getExhibit, { id: '1' });
  if (!at) throw new Error('the first exhibit has no place');
  await phone.standAt(at);
  await phone.tap(core.action.retry);
  await phone.sees('10 m');
  if (web) await expect(web.button(TRILOBITE)).toContainText('10 m');
  const text = mini?.screen.text() ?? '';
  if (mini) expect(text.indexOf(TRILOBITE)).toBeLessThan(text.indexOf('Yima ginkgo'));

  // By place: exhibits alone on the map, each a way to its page.
  await phone.tap(t.onMap);
  await phone.isOn(MAP, { view: 'map', kind: 'exhibit' });
  if (web) {
    await expect(web.top.getByRole('radio', { name: core.title.exhibit })).toBeChecked();
    await expect.poll(() => web.top.getByRole('option').count()).toBeGreaterThanOrEqual(24);
    await expect(web.top.getByRole('option', { exact: true, name: 'South Gate' })).toHaveCount(0);
  }
  await phone.tap(map.lookAt({ name: TRILOBITE }));
  await phone.isOn(EXHIBIT, { id: '1' });
  await phone.back();
  await phone.back();
  await phone.isOn(EXHIBITS);

  await phone.tap(t.number);
  await phone.fill(t.number, '0');
  await phone.tap(t.open);
  await phone.sees(t.noNumber);
  await phone.fill(t.number, '1');
  await phone.tap(t.open);
  await phone.isOn(EXHIBIT, { id: '1' });
  await phone.sees(TRILOBITE);
  await phone.sees('Redlichia mansuyi');

  await phone.open(EXHIBIT, { scene: '4321' });
  await phone.sees(t.unknown);
  await phone.tap(core.title.exhibits);
  await phone.isOn(EXHIBITS);

  // A Latin name that was heard, not read.
  await phone.open(MAP, { keyword: 'Redlichya mansuii' });
  await phone.tap(TRILOBITE);
  await phone.isOn(EXHIBIT, { id: '1' });
  await phone.back();
  await phone.tap(search.clear);
  await phone.sees(center.home.catalogue);
  await phone.tap(core.title.exhibits);
  await phone.isOn(EXHIBITS);
  await phone.back();
  await phone.isOn(MAP);
  await phone.sees(center.home.catalogue);
  await phone.open('pages/IndexCenter/IndexCenter');
  await phone.tap(core.title.exhibits);
  await phone.isOn(EXHIBITS);

  // What was looked at shows without a network, too.
  await phone.goOffline();
  await phone.tap(TRILOBITE);
  await phone.sees('Redlichia mansuyi');
});
