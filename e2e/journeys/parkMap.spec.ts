import { getMap, getSights } from '@park/contract/map/calls';
import { expect, journey } from '../fixtures';
import { AT_TRACKWAY, FROM_A_MAST, NEAR_LOOKOUT, RAMP, routePark } from '../mapWays';
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
  // What is most worth seeing leads to its place, with the way there.
  const [sight] = await resultOf(getSights, {});
  if (!sight) throw new Error('staff marked nothing');
  await visitor.top.getByRole('group', { name: center.today.sights }).getByRole('link', { name: sight.name }).tap();
  await expect(visitor.top.getByRole('option', { name: sight.name, selected: true })).toBeVisible();
  await expect(visitor.top.getByRole('region', { name: map.routeTo({ name: sight.name }) })).toContainText(/\d+ min/);
  await page.goBack();
  const { key, places } = await resultOf(getMap, {});
  expect(key).toBeNull();
  await visitor.button(center.home.openMap).first().tap();
  await visitor.isOn('pages/SearchBar/SearchBar?view=map');
  await expect(visitor.top.getByRole('option')).toHaveCount(places.length);
  await expect.poll(() => logged).toContainEqual(expect.stringContaining('Map key missing'));
  // Nothing of the map lies under its buttons.
  await expect
    .poll(() =>
      visitor.top.getByRole('option').evaluateAll((options) =>
        options.flatMap((option) => {
          option.scrollIntoView({ block: 'center' });
          const { left, top, width, height } = option.getBoundingClientRect();
          const above = document.elementFromPoint(left + width / 2, top + height / 2);
          return above?.closest('.drawn-map__button, .drawn-map__north') ? [option.getAttribute('aria-label')] : [];
        }),
      ),
    )
    .toEqual([]);
  // By itself: where the whole park shows, the toilets lie next to it.
  await visitor.top.getByRole('radio', { name: map.kinds.entrance }).tap();
  await visitor.top.getByRole('option', { exact: true, name: 'South Gate' }).tap();
  await expect(visitor.top.getByRole('option', { exact: true, name: 'South Gate', selected: true })).toBeVisible();
  await page.context().route('https://uri.amap.com/**', (route) => route.fulfill({ body: 'a map' }));
  const [way] = await Promise.all([page.context().waitForEvent('page'), visitor.tap(map.wayTo({ name: 'South Gate' }))]);
  expect(way.url()).toContain('uri.amap.com');
  await way.close();
  await visitor.top.getByRole('radio', { name: map.kinds.toilet }).tap();
  await expect(visitor.top.getByRole('option')).toHaveCount(places.filter(({ kind }) => kind === 'toilet').length);
  await visitor.top.getByRole('radio', { name: map.kinds.livePoint }).tap();
  await visitor.tap(map.lookAt({ name: 'Ammonite Wall' }));
  await visitor.isOn(/^pages\/LivePoint\/LivePoint\?id=/);
});

journey('mapRoute', async ({ page, context, watch }) => {
  watch.expect(/Map key missing/);
  const visitor = new Visitor(page);
  await visitor.open('pages/SearchBar/SearchBar', { view: 'map' });
  const { crag, upper, steep } = await routePark();
  const card = (name: string) => visitor.top.getByRole('region', { name: map.routeTo({ name }) });

  // Two taps from the home: the map, and this one. Nobody says where the phone is: from the gate.
  await visitor.tap(map.nearestOf({ name: map.quick.toilet }));
  const toilet = 'Toilets, South Gate';
  await expect(card(toilet)).toContainText(/\d+ min/);
  await expect(card(toilet)).toContainText(map.from({ name: 'South Gate' }));
  await expect(card(toilet).getByRole('heading')).toBeFocused();

  // By words.
  await visitor.top.getByRole('searchbox').or(visitor.top.getByRole('textbox')).first().fill('lookout');
  await expect(visitor.top.getByRole('option', { name: upper.name })).toBeVisible();
  await expect(visitor.top.getByRole('option', { exact: true, name: 'South Gate' })).toHaveCount(0);
  await visitor.tap(map.routeTo({ name: upper.name }));
  const minutes = async () => Number(/(\d+) min/.exec(await card(upper.name).innerText())?.[1]);
  await expect(card(upper.name)).toContainText(/\d+ min/);
  const onFoot = await minutes();
  await visitor.top.getByRole('radio', { name: map.walkers.slow }).tap();
  await expect.poll(minutes).toBeGreaterThan(onFoot);
  await visitor.top.getByRole('radio', { name: map.walkers.wheels }).tap();
  await expect.poll(minutes).toBeGreaterThan(onFoot);

  // What is closed says why, and is gone around.
  await visitor.tap(map.closedWay({ name: crag.closed.name }));
  await visitor.sees(map.closedBecause(crag.closed));

  // From where the phone is.
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(AT_TRACKWAY);
  await visitor.tap(map.fromHere);
  await expect(card(upper.name)).toContainText(map.from({ name: map.here }));

  // The dot follows, and who leaves the way gets a new one.
  const dot = visitor.top.locator('.here');
  const far = async () =>
    Number(/(\d+)(?= m\b)/.exec((await card(upper.name).innerText()).replace(/(\d+)\.(\d) km/, '$1$200 m'))?.[1]);
  await expect(dot).toBeAttached();
  const [stood, first] = [await dot.getAttribute('style'), await far()];
  expect(first).toBeGreaterThan(500);
  await context.setGeolocation(NEAR_LOOKOUT);
  await expect(dot).not.toHaveAttribute('style', stood ?? '');
  await expect.poll(far).toBeLessThan(200);
  // A phone that knows itself to three kilometres is nowhere.
  await context.setGeolocation({ ...NEAR_LOOKOUT, accuracy: FROM_A_MAST });
  await expect(dot).toBeHidden();
  await visitor.sees(map.vague({ name: 'South Gate' }));

  // Steeper than a wheelchair manages: how much of it is said, and no shuttle that does not go there either.
  await visitor.top.getByRole('searchbox').or(visitor.top.getByRole('textbox')).first().fill(steep.name);
  await visitor.tap(map.routeTo({ name: steep.name }));
  await visitor.sees(map.hard.alone);
  await expect(card(steep.name)).toContainText(map.tooSteep({ metres: RAMP.metres, limit: 8, steepest: RAMP.steepest }));
  await expect(visitor.button(map.toShuttle)).toHaveCount(0);
  await expect(visitor.button(map.callStaff)).toBeVisible();

  // Who goes on wheels need not say so again, and is led to a toilet that they can use.
  await visitor.page.reload();
  await visitor.tap(map.nearestOf({ name: map.quick.toilet }));
  await expect(visitor.top.getByRole('radio', { name: map.walkers.wheels, checked: true })).toBeVisible();
  await expect(card(toilet)).not.toContainText(map.cabin.unknown);
  await visitor.tap(map.routeTo({ name: 'Toilets, Valley Trail' }));
  await expect(card('Toilets, Valley Trail')).toContainText(map.cabin.unknown);
});

journey('mapOffline', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const visitor = new Visitor(await context.newPage());
  await visitor.open('pages/SearchBar/SearchBar', { view: 'map' });
  await expect(visitor.top.getByRole('option', { exact: true, name: 'South Gate' })).toBeVisible();
  await visitor.page.evaluate(() => navigator.serviceWorker.ready);
  await visitor.page.close();

  await context.setOffline(true);
  const later = new Visitor(await context.newPage());
  await later.open('pages/SearchBar/SearchBar', { view: 'map' });
  await later.tap(map.nearestOf({ name: map.quick.firstAid }));
  await expect(later.top.getByRole('region', { name: map.routeTo({ name: 'First aid' }) })).toContainText(/\d+ min/);
  await context.close();
});
