import { expect, journey } from '../fixtures';
import { firstPoint } from '../park';
import { Visitor, words } from '../visitor';

const HOME = 'pages/IndexCenter/IndexCenter';

journey('sceneCode', 'opens what it was printed for', async ({ page }) => {
  const point = await firstPoint();
  const visitor = new Visitor(page);
  await visitor.open(HOME, { scene: `p=${point.id}` });
  await visitor.signedIn();
  await visitor.isOn(`pages/LivePoint/LivePoint?id=${point.id}`);
  await visitor.sees(point.name);
});

journey('sceneCode', 'of somebody else leads home', async ({ page }) => {
  const visitor = new Visitor(page);
  await visitor.open(HOME, { scene: 'id=../error' });
  await visitor.signedIn();
  await expect(visitor.top.getByRole('link', { name: words.center.entry.tickets, exact: true })).toBeVisible();
  await visitor.isOn(/^pages\/IndexCenter\/IndexCenter/);
});

journey('outside', async ({ page, context, watch }) => {
  watch.expect(/Map key missing/);
  const point = await firstPoint();
  const visitor = new Visitor(page);
  await context.route('https://uri.amap.com/**', (route) => route.fulfill({ body: 'a map' }));
  await visitor.open('pages/LivePoint/LivePoint', { id: point.id });
  await visitor.tap(words.live.point.wayTo({ name: point.name }));
  await expect(visitor.top.getByRole('region', { name: words.map.routeTo({ name: point.name }) })).toBeVisible();
  const opening = context.waitForEvent('page');
  await visitor.tap(words.map.wayTo({ name: point.name }));
  const map = new URL((await opening).url());
  expect(map.host).toBe('uri.amap.com');
  expect(map.searchParams.get('position')).toBe(`${point.position.longitude},${point.position.latitude}`);

  await visitor.open('pages/help/help');
  const dialled = page.waitForRequest((request) => request.url().startsWith('tel:'));
  await visitor.tap(/ 120$/);
  expect((await dialled).url()).toBe('tel:120');
});
