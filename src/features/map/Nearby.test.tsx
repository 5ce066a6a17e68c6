import { getMap } from '@park/contract/map/calls';
import type { MapPlace } from '@park/contract/map/schemas';
import { screen, waitFor } from '@testing-library/dom';
import { startTestPark, type TestPark } from '@/api/testing/testPark';
import { Nearby } from './Nearby';

const HERE = { latitude: 25, longitude: 105 };
const place = (id: string, metres: number, more: Partial<MapPlace> = {}): MapPlace => ({
  ...{ id, kind: 'sight', name: id, text: '', closed: null, longitude: HERE.longitude },
  latitude: HERE.latitude + metres / 111_195,
  ...more,
});

let park: TestPark;
beforeEach(async () => {
  localStorage.clear();
  park = await startTestPark();
});
afterEach(() => park.close());

const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

it('shows the three open places that are least far, with what they are and how far', async () => {
  const places = [
    place('itself', 0),
    place('Far', 900),
    place('Café', 123, { kind: 'food' }),
    place('Closed', 50, { closed: 'ice' }),
    place('Toilets', 300, { kind: 'toilet', name: 'Toilets' }),
    place('Wall', 401),
  ];
  park.answer(getMap, () => ({ key: null, places, shapes: [] }));
  park.show(<Nearby id="itself" spot={HERE} />);
  await screen.findByText('Café');
  expect(shown()).toEqual(['CaféFood and drinks · 120 m', 'Toilets300 m', 'WallSight · 400 m']);
});

it('is not there where there is nothing near', async () => {
  park.answer(getMap, () => ({ key: null, places: [place('itself', 0)], shapes: [] }));
  const { container } = park.show(<Nearby id="itself" spot={HERE} />);
  await waitFor(() => expect(park.calls(getMap)).toHaveLength(1));
  expect(container.textContent).toBe('');
});
