import { getMap, getSights } from '@park/contract/map/calls';
import { expect, test } from '@playwright/test';
import { seriousViolations } from '../axe';
import { onBoth } from '../both';
import { boxOf } from '../boxOf';
import { shownPage } from '../everyPage';
import { BEYOND_LOOKOUT, FROM_A_MAST, NEAR_LOOKOUT, RAMP, routePark } from '../mapWays';
import type { Phone } from '../phone';
import { resultOf } from '../staff';
import { smallTargets } from '../touchTargets';
import { words } from '../visitor';
import type { Drawn } from '../weapp/wxml';

const { center, map } = words;
const MAP = 'pages/SearchBar/SearchBar';
const MUSEUM = 'Yunling Fossil Museum';

const drawnOptions = (nodes: Drawn[]): string[] =>
  nodes.flatMap((node) => [
    ...(node.attrs['aria-role'] === 'option' ? [String(node.attrs['aria-label'])] : []),
    ...drawnOptions(node.children),
  ]);

/** What stands on the map, by name. */
const options = ({ web, mini }: Phone) =>
  web
    ? expect.poll(() => web.top.getByRole('option').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
    : expect.poll(() => drawnOptions(mini?.program.draw() ?? []));

onBoth('parkMap', async ({ phone }) => {
  const { web } = phone;
  const logged: string[] = [];
  web?.page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  phone.mayComplain(/Map key missing/);
  await phone.open();
  await phone.signedIn();
  // What is most worth seeing leads to its place, with the way there.
  const [sight] = await resultOf(getSights, {});
  if (!sight) throw new Error('staff marked nothing');
  if (web) await expect(web.top.getByRole('group', { name: center.today.sights })).toContainText(sight.name);
  await phone.tap(sight.name);
  await phone.isOn(MAP);
  await phone.sees(/\d+ min/);
  if (web) {
    await expect(web.top.getByRole('option', { name: sight.name, selected: true })).toBeVisible();
    await expect(web.top.getByRole('region', { name: map.routeTo({ name: sight.name }) })).toContainText(/\d+ min/);
  }
  await phone.back();

  const choose = async (kind: string) => {
    // The row of kinds slides to the one that was chosen before.
    if (web) await boxOf(web.top.getByRole('radio', { name: kind, exact: true }));
    await phone.tap(kind);
  };
  const { key, places } = await resultOf(getMap, {});
  expect(key).toBeNull();
  await phone.tap(center.home.openMap);
  await phone.isOn(MAP, { view: 'map' });
  const all = places.map(({ name, closed }) => (closed === null ? name : `${name} · ${map.closed}`));
  await options(phone).toEqual(all);
  if (web) {
    await expect.poll(() => logged).toContainEqual(expect.stringContaining('Map key missing'));
    // The map reaches to the screen's lower edge, and nothing of it lies under what covers it: no place, and no name.
    const [drawn, screen] = [await boxOf(web.top.locator('.drawn-map')), web.page.viewportSize()];
    expect([drawn.width, drawn.y + drawn.height]).toEqual([screen?.width, screen?.height]);
    await expect
      .poll(() =>
        web.top.locator('[role="option"], .drawn-map__name').evaluateAll((options) =>
          options.flatMap((option) => {
            const { left, right, top, bottom } = option.getBoundingClientRect();
            const isName = !option.matches('[role="option"]');
            const middle = (left + right) / 2;
            const covers = (isName ? [left + 1, middle, right - 1] : [middle]).some((x) =>
              document
                .elementsFromPoint(x, (top + bottom) / 2)
                .some((above) => above.matches('.drawn-map__button, .drawn-map__north, .map-sheet')),
            );
            return covers || (isName && left < 0) ? [option.getAttribute('aria-label') ?? option.textContent] : [];
          }),
        ),
      )
      .toEqual([]);
    expect(await seriousViolations(web.page, shownPage('searchBar'))).toEqual([]);
    // The list comes up by the button and by the finger, and goes again.
    const sheet = web.top.locator('.map-sheet');
    const stands = async () => Math.round((await boxOf(sheet)).y);
    const low = await stands();
    await phone.tap(map.sheet.peek);
    await expect(web.button(map.sheet.half)).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(stands).toBeLessThan(low - 100);
    expect(await seriousViolations(web.page, shownPage('searchBar'))).toEqual([]);
    expect(await smallTargets(web.page, shownPage('searchBar'), 44)).toEqual([]);
    const grip = await boxOf(web.top.locator('.map-sheet__grip'));
    await web.page.mouse.move(grip.x + 40, grip.y + 12);
    await web.page.mouse.down();
    await web.page.mouse.move(grip.x + 40, grip.y + 60);
    await web.page.mouse.move(grip.x + 40, grip.y + 130, { steps: 5 });
    await web.page.mouse.up();
    await expect(web.button(map.sheet.peek)).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(stands).toBe(low);
  }
  await choose(map.kinds.museum);
  await options(phone).toEqual([MUSEUM]);
  expect(await phone.openMap(map.wayTo({ name: MUSEUM }))).toContain(MUSEUM);
  // By itself: where the whole park shows, the toilets lie next to it.
  await choose(map.kinds.entrance);
  await phone.tap('South Gate');
  if (web) await expect(web.top.getByRole('option', { exact: true, name: 'South Gate', selected: true })).toBeVisible();
  expect(await phone.openMap(map.wayTo({ name: 'South Gate' }))).toContain('South Gate');
  await choose(map.kinds.toilet);
  await options(phone).toHaveLength(places.filter(({ kind }) => kind === 'toilet').length);
  await choose(map.kinds.livePoint);
  await phone.tap(map.lookAt({ name: 'Ammonite Wall' }));
  await phone.isOn('pages/LivePoint/LivePoint');
  expect(phone.param('id')).not.toBe('');
});

onBoth('mapRoute', async ({ phone }) => {
  const { web, mini } = phone;
  phone.mayComplain(/Map key missing/);
  await phone.open(MAP, { view: 'map' });
  const { crag, upper, steep } = await routePark();
  const cardText = async (name: string) =>
    web ? web.top.getByRole('region', { name: map.routeTo({ name }) }).innerText() : (mini?.screen.text() ?? '');
  const says = (name: string) => expect.poll(() => cardText(name));
  const find = (text: string) => phone.fill(map.find, text);

  // Two taps from the home: the map, and this one. Nobody says where the phone is: from the gate.
  await phone.tap(map.nearestOf({ name: map.quick.toilet }));
  const toilet = 'Toilets, South Gate';
  await says(toilet).toMatch(/\d+ min/);
  await says(toilet).toContain(map.from({ name: 'South Gate' }));
  if (web) {
    const card = web.top.getByRole('region', { name: map.routeTo({ name: toilet }) });
    await expect(card.getByRole('heading')).toBeFocused();
  }
  // By words.
  await find('lookout');
  if (web) {
    await expect(web.top.getByRole('option', { name: upper.name })).toBeVisible();
    await expect(web.top.getByRole('option', { exact: true, name: 'South Gate' })).toHaveCount(0);
  }
  await phone.tap(map.routeTo({ name: upper.name }));
  const minutes = async () => Number(/(\d+) min/.exec(await cardText(upper.name))?.[1]);
  await expect.poll(minutes).toBeGreaterThan(10);
  const onFoot = await minutes();
  for (const walker of [map.walkers.slow, map.walkers.wheels]) {
    await phone.tap(walker);
    await expect.poll(minutes).toBeGreaterThan(onFoot);
  }

  // What is closed says why, and is gone around.
  await phone.tap(map.sheet.half);
  await phone.tap(map.sheet.full);
  await phone.tap(map.closedWay({ name: crag.closed.name }));
  await phone.sees(map.closedBecause(crag.closed));
  await phone.tap(map.sheet.peek);

  // From where the phone is.
  await phone.standAt(steep);
  await phone.tap(map.fromHere);
  await says(upper.name).toContain(map.from({ name: map.here }));
  await expect.poll(minutes).toBeGreaterThan(5);

  // The dot follows, what is left gets less, and who has left the way is asked whether to find a new one.
  const dot = web?.top.locator('.here');
  if (dot) await expect(dot).toBeAttached();
  const stood = await dot?.getAttribute('style');
  const metres = async () =>
    Number(/(\d+)(?= m\b)/.exec((await cardText(upper.name)).replace(/(\d+)\.(\d) km/, '$1$200 m'))?.[1]);
  if (web) expect(await metres()).toBeGreaterThan(500);
  await phone.standAt(NEAR_LOOKOUT);
  if (dot) await expect(dot).not.toHaveAttribute('style', stood ?? '');
  await expect.poll(minutes).toBeLessThan(5);
  if (web) await expect.poll(metres).toBeLessThan(200);
  await phone.standAt(BEYOND_LOOKOUT);
  await phone.sees(map.offRoute);
  await phone.tap(map.newRoute);
  await phone.seesNot(map.offRoute);
  // A phone that knows itself to three kilometres is nowhere.
  await phone.standAt({ ...NEAR_LOOKOUT, accuracy: FROM_A_MAST });
  if (dot) await expect(dot).toBeHidden();
  await phone.sees(map.vague({ name: 'South Gate' }));

  // What is not a name is understood by the app's one search.
  await find('哪里有厕所');
  await phone.sees(toilet);

  // Steeper than a wheelchair manages: how much of it is said, whom to call, and no shuttle that does not go there either.
  await find(steep.name);
  await phone.tap(map.routeTo({ name: steep.name }));
  await phone.sees(map.hard.alone);
  await says(steep.name).toContain(map.tooSteep({ metres: RAMP.metres, limit: 8, steepest: RAMP.steepest }));
  await phone.seesNot(map.toShuttle);
  await phone.tap(map.callStaff);
  await expect.poll(() => phone.dialled()).toHaveLength(1);

  // Who goes on wheels need not say so again, and is led to a toilet that they can use.
  expect(await phone.stored('walker')).toContain('wheels');
  if (web) await phone.reload();
  else await phone.tap(map.leave);
  await phone.tap(map.nearestOf({ name: map.quick.toilet }));
  await phone.seesNot(map.hard.alone);
  expect(mini?.phone.positionListeners.size ?? 1).toBe(1);
  if (web) await expect(web.top.getByRole('radio', { name: map.walkers.wheels, checked: true })).toBeVisible();
  await says(toilet).toMatch(/\d+ min/);
  expect(await cardText(toilet)).not.toContain(map.cabin.unknown);
  await find('Valley Trail');
  await phone.tap(map.routeTo({ name: 'Toilets, Valley Trail' }));
  await says('Toilets, Valley Trail').toContain(map.cabin.unknown);
});

test.describe(() => {
  test.use({ serviceWorkers: 'allow' });

  onBoth('mapOffline', async ({ phone }) => {
    phone.mayComplain(/Map key missing/);
    await phone.signedIn();
    await phone.open(MAP, { view: 'map' });
    await phone.sees(map.quick.firstAid);
    await phone.web?.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await phone.close();
    await phone.goOffline();
    await phone.open(MAP, { view: 'map' });
    await phone.tap(map.nearestOf({ name: map.quick.firstAid }));
    await phone.sees(/\d+ min/);
    if (phone.web) {
      const card = phone.web.top.getByRole('region', { name: map.routeTo({ name: 'First aid' }) });
      await expect(card).toContainText(/\d+ min/);
    }
  });
});
