import { getMap } from '@park/contract/map/calls';
import { expect, journey } from '../fixtures';
import { resultOf } from '../staff';
import { Visitor, words } from '../visitor';

const { center, map } = words;

journey('parkMap', async ({ page, watch }) => {
  watch.expect(/Map key missing/);
  const visitor = new Visitor(page);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await visitor.open();
  await visitor.signedIn();
  const { key, places } = await resultOf(getMap, {});
  expect(key).toBeNull();
  await visitor.button(center.home.openMap).first().tap();
  await visitor.isOn('pages/SearchBar/SearchBar?view=map');
  await expect(visitor.top.getByRole('option')).toHaveCount(places.length);
  await expect.poll(() => logged).toContainEqual(expect.stringContaining('Map key missing'));
  await visitor.top.getByRole('option', { name: 'South Gate' }).tap();
  await expect(visitor.top.getByRole('option', { name: 'South Gate', selected: true })).toBeVisible();
  await page.context().route('https://uri.amap.com/**', (route) => route.fulfill({ body: 'a map' }));
  const [way] = await Promise.all([page.context().waitForEvent('page'), visitor.tap(map.wayTo('South Gate'))]);
  expect(way.url()).toContain('uri.amap.com');
  await way.close();
  await visitor.top.getByRole('radio', { name: map.kinds.toilet }).tap();
  await expect(visitor.top.getByRole('option')).toHaveCount(places.filter(({ kind }) => kind === 'toilet').length);
  await visitor.top.getByRole('radio', { name: map.kinds.livePoint }).tap();
  await visitor.tap(map.look);
  await visitor.isOn(/^pages\/LivePoint\/LivePoint\?id=/);
});
