import { getMap, getSights } from '@park/contract/map/calls';
import { FROM_A_MAST, NEAR_LOOKOUT_GCJ, RAMP, routePark } from '../mapWays';
import { resultOf } from '../staff';
import { words } from '../visitor';
import { expect, signedIn, weappJourney } from './fixtures';
import type { Drawn } from './wxml';

const { center, map } = words;
const MAP = '/pages/SearchBar/SearchBar?view=map';

const optionsOf = (nodes: Drawn[]): string[] =>
  nodes.flatMap((node) => [
    ...(node.attrs['aria-role'] === 'option' ? [String(node.attrs['aria-label'])] : []),
    ...optionsOf(node.children),
  ]);

weappJourney('parkMap', async ({ hold }) => {
  const holder = hold();
  const { phone, program, screen } = holder;
  await signedIn(holder);
  await screen.tap(center.home.openMap);
  await screen.isOn('pages/SearchBar/SearchBar');
  await screen.sees('South Gate');
  const { places } = await resultOf(getMap, {});
  expect(optionsOf(program.draw())).toEqual(
    places.map(({ name, closed }) => (closed === null ? name : `${name} · ${map.closed}`)),
  );
  await screen.tap(map.kinds.museum);
  await expect.poll(() => optionsOf(program.draw())).toEqual(['Yunling Fossil Museum']);
  await screen.tap(map.wayTo({ name: 'Yunling Fossil Museum' }));
  expect(phone.mapped).toEqual(['Yunling Fossil Museum']);

  // What is most worth seeing leads to its place, with the way there.
  const [sight] = await resultOf(getSights, {});
  if (!sight) throw new Error('staff marked nothing');
  await program.launch('/pages/IndexCenter/IndexCenter');
  await screen.tap(sight.name);
  await screen.isOn('pages/SearchBar/SearchBar');
  await screen.sees(/\d+ min/);
});

weappJourney('mapRoute', async ({ hold }) => {
  const holder = hold();
  const { phone, program, screen } = holder;
  await signedIn(holder);
  await program.launch(MAP);
  const { crag, upper, steep } = await routePark();
  await screen.tap(map.nearestOf({ name: map.quick.toilet }));
  await screen.sees(/\d+ min/);
  await screen.tap(map.routeTo({ name: upper.name }));
  const minutes = () => Number(/(\d+) min/.exec(screen.text())?.[1]);
  await expect.poll(minutes).toBeGreaterThan(10);
  const onFoot = minutes();
  await screen.tap(map.walkers.wheels);
  await expect.poll(minutes).toBeGreaterThan(onFoot);
  await screen.tap(map.closedWay({ name: crag.closed.name }));
  await screen.sees(map.closedBecause(crag.closed));

  // The dot follows, and who leaves the way gets a new one.
  phone.position = { latitude: steep.latitude, longitude: steep.longitude, accuracy: 9 };
  await screen.tap(map.fromHere);
  await screen.sees(map.from({ name: map.here }));
  await expect.poll(minutes).toBeGreaterThan(5);
  const moves = (position: NonNullable<typeof phone.position>) => {
    for (const listener of phone.positionListeners) listener(position);
  };
  moves(NEAR_LOOKOUT_GCJ);
  await expect.poll(minutes).toBeLessThan(5);
  // A phone that knows itself to three kilometres is nowhere.
  moves({ ...NEAR_LOOKOUT_GCJ, accuracy: FROM_A_MAST });
  await screen.sees(map.vague({ name: 'South Gate' }));

  // Steeper than a wheelchair manages: how much of it is said, and whom to call.
  await screen.tap(map.routeTo({ name: steep.name }));
  await screen.sees(map.hard.alone);
  await screen.sees(map.tooSteep({ metres: RAMP.metres, limit: 8, steepest: RAMP.steepest }));
  await screen.tap(map.callStaff);
  await expect.poll(() => phone.dialled.length).toBe(1);
  expect(phone.storage.get('walker')).toContain('wheels');
  await screen.tap(map.nearestOf({ name: map.quick.toilet }));
  await expect.poll(() => screen.text()).not.toContain(map.hard.alone);
  expect(phone.positionListeners.size).toBe(1);
});

weappJourney('mapOffline', async ({ hold, again }) => {
  const holder = hold();
  await signedIn(holder);
  await holder.program.launch(MAP);
  await holder.screen.sees('South Gate');
  holder.phone.online = false;
  const { program, screen } = again(holder);
  await program.launch(MAP);
  await screen.tap(map.nearestOf({ name: map.quick.firstAid }));
  await screen.sees(/\d+ min/);
});
