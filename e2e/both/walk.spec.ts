import { expect } from '@playwright/test';
import { onBoth } from '../both';
import { words } from '../visitor';

const { walk: t, exhibit, map } = words;
const WALK = 'pages/exhibit/walk';
const EXHIBIT = 'pages/exhibit/exhibit';
const MAP = 'pages/SearchBar/SearchBar';
const id = 'deep-time';

onBoth('walk', async ({ phone }) => {
  phone.mayComplain(/Map key missing/);
  const { web, mini } = phone;
  await phone.open('pages/exhibit/exhibits');
  await phone.tap(t.walks);
  await phone.tap('Through deep time');
  await phone.isOn(WALK, { id });
  await phone.sees(t.stops({ count: 10 }));
  if (web) await expect(web.top.getByRole('img', { name: t.sketch({ name: 'Through deep time' }) })).toBeVisible();
  if (mini) {
    await phone.tap(exhibit.share);
    for (const card of [mini.program.share(), mini.program.sent.at(-1)])
      expect(card).toMatchObject({
        title: expect.stringContaining('Through deep time'),
        path: `/${WALK}?id=${id}`,
        imageUrl: expect.stringMatching(/molar\.png$/),
      });
  }

  // The way to the next stop by the park's own map, and from there by the phone's.
  await phone.tap(exhibit.way);
  await phone.isOn(MAP, { view: 'map', walk: id });
  expect(phone.param('place')).not.toBe('');
  await phone.sees(/\d+ min/);
  if (web) {
    await expect(web.top.getByRole('option', { name: 'Redlichia trilobite', selected: true })).toBeVisible();
    const card = web.top.getByRole('region', { name: map.routeTo({ name: 'Redlichia trilobite' }) });
    await expect(card).toContainText(/\d+ min/);
  }
  expect(await phone.openMap(map.wayTo({ name: 'Redlichia trilobite' }))).toContain('Redlichia trilobite');
  await phone.back();

  // The whole walk on the map: its stops by their numbers alone, and a stop leads to its page.
  if (web) await web.top.getByRole('link', { name: exhibit.onMap }).last().tap();
  else await phone.tap(exhibit.onMap);
  await phone.isOn(MAP, { view: 'map', walk: id });
  if (web) {
    await expect(web.top.getByRole('option')).toHaveCount(10);
    await expect(web.top.locator('.drawn-map .map-mark').filter({ hasText: '1' }).first()).toBeVisible();
  }
  await phone.tap(map.lookAt({ name: 'Redlichia trilobite' }));
  await phone.isOn(EXHIBIT, { id: '1', walk: id });
  await phone.sees(t.progress({ seen: 1, all: 10 }));
  await phone.back();
  await phone.back();
  await phone.isOn(WALK, { id });
  // The page names the next stop first: until it knows that one was seen, a tap on this name would meet the other.
  await phone.sees(t.progress({ seen: 1, all: 10 }));

  // A stop, then the one behind it.
  if (web) await web.button('Redlichia trilobite').last().tap();
  else await phone.tap('Redlichia trilobite');
  await phone.isOn(EXHIBIT, { id: '1', walk: id });
  await phone.sees(t.progress({ seen: 1, all: 10 }));
  if (mini) expect(mini.phone.storage.get('walk-steps')).toContain('deep-time/1');
  await phone.tap('First full-jawed fish');
  await phone.isOn(EXHIBIT, { id: '5', walk: id });
  await phone.sees(t.progress({ seen: 2, all: 10 }));

  // The code on the sign of a stop, which loads the app anew, counts, too, for who is on the walk.
  await phone.close();
  await phone.open(EXHIBIT, { scene: '24' });
  await phone.sees(t.progress({ seen: 3, all: 10 }));

  // What was seen of it shows without a network.
  await phone.open(WALK, { id });
  await phone.sees(t.progress({ seen: 3, all: 10 }));
  await phone.goOffline();
  await phone.goTo(WALK, { id });
  await phone.sees(t.progress({ seen: 3, all: 10 }));
  await phone.sees(t.seen({ number: 1 }));
  await phone.tap('Redlichia trilobite');
  await phone.sees('Redlichia mansuyi');
  await phone.goOnline();
  await phone.open(WALK, { id });
  await phone.tap(t.again);
  await phone.sees(t.stops({ count: 10 }));
  await phone.open(WALK, { id: 'gone' });
  await phone.sees(t.unknown);
});
