import { expect, journey } from '../fixtures';
import { Visitor, words } from '../visitor';

const { walk: t, exhibit } = words;

journey('walk', async ({ page, watch }) => {
  const visitor = new Visitor(page);
  await visitor.open('pages/exhibit/exhibits');
  await visitor.tap('Through deep time');
  await visitor.isOn('pages/exhibit/walk?id=deep-time');
  await expect(visitor.top.getByRole('img', { name: t.sketch('Through deep time') })).toBeVisible();
  await expect(visitor.heading(t.stops(10))).toBeVisible();
  await page.context().route('https://uri.amap.com/**', (route) => route.fulfill({ body: 'a map' }));
  const [way] = await Promise.all([page.context().waitForEvent('page'), visitor.tap(exhibit.way)]);
  expect(way.url()).toContain('uri.amap.com');
  await way.close();

  // The next stop, then the one behind it.
  await visitor.button('Redlichia trilobite').first().tap();
  await visitor.isOn('pages/exhibit/exhibit?id=1&walk=deep-time');
  await visitor.sees(t.progress(1, 10));
  await visitor.button('First full-jawed fish').last().tap();
  await visitor.isOn('pages/exhibit/exhibit?id=5&walk=deep-time');
  await visitor.sees(t.progress(2, 10));

  // The code on the sign of a stop, which loads the app anew, counts, too, for who is on the walk.
  await page.goto('about:blank');
  await visitor.open('pages/exhibit/exhibit', { scene: '24' });
  await visitor.sees(t.progress(3, 10));

  // What was seen of it shows without a network.
  await visitor.open('pages/exhibit/walk', { id: 'deep-time' });
  await visitor.sees(t.progress(3, 10));
  watch.expectFailedRequests();
  await page.context().setOffline(true);
  await visitor.goOn('pages/exhibit/walk?id=deep-time');
  await visitor.sees(t.seen(1));
  await visitor.button('Redlichia trilobite').first().tap();
  await visitor.sees('Redlichia mansuyi');
  await page.context().setOffline(false);
  await visitor.open('pages/exhibit/walk', { id: 'deep-time' });
  await visitor.tap(t.again);
  await expect(visitor.heading(t.stops(10))).toBeVisible();
  await visitor.open('pages/exhibit/walk', { id: 'gone' });
  await visitor.sees(t.unknown);
});
