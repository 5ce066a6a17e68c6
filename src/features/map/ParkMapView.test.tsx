import { getMap } from '@park/contract/map/calls';
import type { Walk } from '@park/contract/walk/schemas';
import { screen } from '@testing-library/dom';
import { startTestPark, type TestPark } from '@/api/testing/testPark';
import { ParkMapView } from './ParkMapView';

// A page hook of Taro's needs a page around it.
jest.mock('@/platform/pageShown', () => ({ usePageShown: () => true }));
jest.mock('@/ui/usePullToRefresh', () => ({ usePullToRefresh: () => {} }));

const at = { latitude: 25, longitude: 105 };
const stop = (id: string, name: string, isPlaced = true) =>
  ({ id, name, latin: `${name} latin`, at: isPlaced ? at : null }) as Walk['stops'][number];
const walk = { id: 'w', name: 'Walk', isStepFree: false, stops: [stop('9', 'A'), stop('3', 'B', false), stop('1', 'C')] };

let park: TestPark;
beforeEach(async () => {
  localStorage.clear();
  park = await startTestPark();
  park.answer(getMap, () => ({
    key: null,
    places: [{ id: 'gate', kind: 'entrance' as const, name: 'Gate', text: '', closed: null, ...at }],
    shapes: [],
  }));
});
afterEach(() => park.close());

const cards = () => [...document.querySelectorAll('.map-places .card')].map(({ textContent }) => textContent ?? '');

it('lists the next stop, then the others in their order, those that the map does not show among them', async () => {
  park.show(<ParkMapView walk={{ walk, seen: new Set(['9']), nextId: '1' }} />);
  await screen.findByText('B latin');
  expect(cards().map((text) => text.slice(0, 5))).toEqual(['3CExh', '1 ✓AE', '2BB l']);
});
