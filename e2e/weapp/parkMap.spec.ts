import { getMap } from '@park/contract/map/calls';
import { resultOf } from '../staff';
import { words } from '../visitor';
import { expect, signedIn, weappJourney } from './fixtures';
import type { Drawn } from './wxml';

const { center, map } = words;

const mapsOf = (nodes: Drawn[]): Drawn[] =>
  nodes.flatMap((node) => [...(node.tag === 'map' ? [node] : []), ...mapsOf(node.children)]);

weappJourney('parkMap', async ({ hold }) => {
  const holder = hold();
  const { phone, program, screen } = holder;
  await signedIn(holder);
  await screen.tap(center.home.openMap);
  await screen.isOn('pages/SearchBar/SearchBar');
  await screen.sees('South Gate');
  const { places } = await resultOf(getMap, {});
  const markers = () => (mapsOf(program.draw())[0]?.attrs.markers ?? []) as { title: string }[];
  expect(markers().map(({ title }) => title)).toEqual(places.map(({ name }) => name));
  await screen.tap(map.kinds.firstAid);
  await expect.poll(() => markers().length).toBe(1);
  await screen.tap(map.wayTo('First aid'));
  expect(phone.mapped).toEqual(['First aid']);
});
