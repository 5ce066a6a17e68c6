import { expect, journey } from '../fixtures';
import { Visitor, words } from '../visitor';

const { walk: t, exhibit, map } = words;

journey('walk', async ({ page, watch }) => {
  watch.expect(/Map key missing/);
  const visitor = new Visitor(page);
  await visitor.open('pages/exhibit/exhibits');
  await visitor.tap('Through deep time');
  await visitor.isOn('pages/exhibit/walk?id=deep-time');
  await expect(visitor.top.getByRole('img', { name: t.sketch({ name: 'Through deep time' }) })).toBeVisible();
  await expect(visitor.heading(t.stops({ count: 10 }))).toBeVisible();
  await page.context().route('https://uri.amap.com/**', (route) => route.fulfill({ body: 'a map' }));
  // The way to the next stop by the park's own map, and from there by the phone's.
  const option = (name: string) => visitor.top.getByRole('option', { name, selected: true });
  await visitor.tap(exhibit.way);
  await visitor.isOn(/SearchBar\?view=map&walk=deep-time&place=/);
  await expect(option('Redlichia trilobite')).toBeVisible();
  await expect(visitor.top.getByRole('region', { name: map.routeTo({ name: 'Redlichia trilobite' }) })).toContainText(
    /\d+ min/,
  );
  const [way] = await Promise.all([
    page.context().waitForEvent('page'),
    visitor.tap(map.wayTo({ name: 'Redlichia trilobite' })),
  ]);
  expect(way.url()).toContain('uri.amap.com');
  await way.close();
  await page.goBack();

  // The whole walk on the map: its stops by their numbers alone, and a stop leads to its page.
  await visitor.top.getByRole('link', { name: exhibit.onMap }).last().tap();
  await visitor.isOn('pages/SearchBar/SearchBar?view=map&walk=deep-time');
  await expect(visitor.top.getByRole('option')).toHaveCount(10);
  await expect(visitor.top.locator('.drawn-map .map-mark').filter({ hasText: '1' }).first()).toBeVisible();
  await visitor.button(map.lookAt({ name: 'Redlichia trilobite' })).tap();
  await visitor.isOn('pages/exhibit/exhibit?id=1&walk=deep-time');
  await page.goBack();
  await page.goBack();
  await visitor.isOn('pages/exhibit/walk?id=deep-time');

  // A stop, then the one behind it.
  await visitor.button('Redlichia trilobite').last().tap();
  await visitor.isOn('pages/exhibit/exhibit?id=1&walk=deep-time');
  await visitor.sees(t.progress({ seen: 1, all: 10 }));
  await visitor.button('First full-jawed fish').last().tap();
  await visitor.isOn('pages/exhibit/exhibit?id=5&walk=deep-time');
  await visitor.sees(t.progress({ seen: 2, all: 10 }));

  // The code on the sign of a stop, which loads the app anew, counts, too, for who is on the walk.
  await page.goto('about:blank');
  await visitor.open('pages/exhibit/exhibit', { scene: '24' });
  await visitor.sees(t.progress({ seen: 3, all: 10 }));

  // What was seen of it shows without a network.
  await visitor.open('pages/exhibit/walk', { id: 'deep-time' });
  await expect(visitor.heading(t.progress({ seen: 3, all: 10 }))).toBeVisible();
  watch.expectFailedRequests();
  await page.context().setOffline(true);
  await visitor.goOn('pages/exhibit/walk?id=deep-time');
  await visitor.sees(t.seen({ number: 1 }));
  await visitor.button('Redlichia trilobite').first().tap();
  await visitor.sees('Redlichia mansuyi');
  await page.context().setOffline(false);
  await visitor.open('pages/exhibit/walk', { id: 'deep-time' });
  await visitor.tap(t.again);
  await expect(visitor.heading(t.stops({ count: 10 }))).toBeVisible();
  await visitor.open('pages/exhibit/walk', { id: 'gone' });
  await visitor.sees(t.unknown);
});
