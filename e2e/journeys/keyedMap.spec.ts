import { getMap } from '@park/contract/map/calls';
import { isArea } from '@park/contract/map/limits';
import type { ParkMap } from '@park/contract/map/schemas';
import { expect, journey, test } from '../fixtures';
import { resultOf } from '../staff';
import { Visitor, words } from '../visitor';

const { map } = words;

// The journeys' park has no key, so its pages may load no script of the service's; that they may with one is tested on the server.
test.use({ bypassCSP: true });

/** Stands in for the map service's script: it keeps what it was asked to draw. */
const SERVICE = `window.drawn = []; window.TMap = {
  LatLng: class { constructor(lat, lng) { Object.assign(this, { lat, lng }); } },
  LatLngBounds: class { constructor(sw, ne) { Object.assign(this, { sw, ne }); } },
  Map: class { constructor(el, options) { el.textContent = 'service map'; window.drawn.push(options); } fitBounds() {} destroy() {} },
  MultiMarker: class {
    setGeometries(geometries) { window.markers = geometries; }
    on(event, heard) { window.tapMarker = (id) => heard({ geometry: { id } }); } },
  PolylineStyle: class { constructor(options) { Object.assign(this, options); } },
  MultiPolyline: class { setStyles(styles) { window.styles = styles; } setGeometries(geometries) { window.lines = geometries; } },
};`;

type Drawn = Window & { markers: { id: string }[]; lines: { id: string }[]; tapMarker: (id: string) => void };

journey('keyedMap', async ({ page, watch }) => {
  watch.expect(/map service did not come/);
  watch.expectFailedRequests();
  const visitor = new Visitor(page);
  const requested: string[] = [];
  let comes = true;
  await page.route(`**${getMap.path}`, async (route) => {
    // A page that was left, or a journey that is over, takes no answer.
    const answer = route.fetch().then((given) => given.json() as Promise<{ result: ParkMap }>);
    const body = await answer.catch(() => null);
    if (!body) return;
    await route.fulfill({ json: { ...body, result: { ...body.result, key: 'KEY-OF-THE-PARK' } } });
  });
  await page.route('https://map.qq.com/**', (route) => {
    requested.push(route.request().url());
    return comes ? route.fulfill({ contentType: 'text/javascript', body: SERVICE }) : route.abort();
  });
  // The silent sign-in goes to WeChat and back, and a map that stood there before would be asked for once more;
  // the home brings the park's places with it, as they are without a key.
  await visitor.open('pages/notice/Notice');
  await visitor.signedIn();
  await visitor.open('pages/SearchBar/SearchBar', { view: 'map' });
  await visitor.sees('service map');
  expect(requested).toEqual(['https://map.qq.com/api/gljs?v=1.exp&key=KEY-OF-THE-PARK']);
  const markers = await page.evaluate(() => (window as unknown as Drawn).markers.length);
  expect(markers).toBe((await resultOf(getMap, {})).places.length);
  await page.evaluate(() => (window as unknown as Drawn).tapMarker('first-aid'));
  await expect(visitor.top.locator('.map-places').getByRole('button').first()).toHaveAccessibleName(
    map.routeTo({ name: 'First aid' }),
  );

  // The park's own lines lie over it, and the way that one looks for.
  const drawnLines = () => page.evaluate(() => (window as unknown as Drawn).lines.map(({ id }) => id));
  const ways = (await resultOf(getMap, {})).shapes.filter(({ kind }) => !isArea(kind)).map(({ id }) => id);
  expect(await drawnLines()).toEqual(ways);
  await visitor.tap(map.routeTo({ name: 'First aid' }));
  await expect.poll(drawnLines).toEqual([...ways, 'way-0', 'way-1']);

  comes = false;
  await page.reload();
  await expect(visitor.top.getByRole('option', { exact: true, name: 'South Gate' })).toBeVisible();
});
