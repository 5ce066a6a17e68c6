import { getMap } from '@park/contract/map/calls';
import { getPark } from '@park/contract/park/calls';
import { search } from '@park/contract/search/calls';
import type { Walk } from '@park/contract/walk/schemas';
import { screen, waitFor } from '@testing-library/dom';
import { PARK } from '@/api/testing/park';
import { startTestPark, type TestPark } from '@/api/testing/testPark';
import type { PhonePosition } from '@/platform/position';
import { setItem } from '@/platform/storage';
import { act, fireEvent } from '@/platform/testing/mount';
import { ParkMapView } from './ParkMapView';

// A page hook of Taro's needs a page around it.
jest.mock('@/platform/pageShown', () => ({ usePageShown: () => true }));
let mockStand: (position: PhonePosition | null) => void = () => {};
jest.mock('@/platform/position', () => ({
  watchPosition: (heard: typeof mockStand) => {
    mockStand = heard;
    return () => {};
  },
}));
jest.mock('@/ui/usePullToRefresh', () => ({ usePullToRefresh: () => {} }));

const at = { latitude: 25, longitude: 105 };
const stop = (id: string, name: string, isPlaced = true) =>
  ({ id, name, latin: `${name} latin`, at: isPlaced ? at : null }) as Walk['stops'][number];
const walk = { id: 'w', name: 'Walk', isStepFree: false, stops: [stop('9', 'A'), stop('3', 'B', false), stop('1', 'C')] };

let park: TestPark;
beforeEach(async () => {
  localStorage.clear();
  park = await startTestPark();
  park.answer(getPark, () => PARK);
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

it('says of a park that has drawn no place yet that there is none, not that another word would find one', async () => {
  park.answer(getMap, () => ({ key: null, places: [], shapes: [] }));
  park.show(<ParkMapView />);
  expect(await screen.findByText('There are no places on the map yet.')).toBeTruthy();
  expect(screen.queryByText(/Try another word/)).toBeNull();
});

describe('a search', () => {
  const place = (id: string, kind: 'entrance' | 'toilet' | 'food', name: string, text: string) => ({
    ...at,
    id,
    kind,
    name,
    text,
    closed: null,
  });
  const options = () => screen.queryAllByRole('option').map((one) => one.getAttribute('aria-label'));
  const write = (value: string) => {
    const field = document.querySelector('taro-input-core') as HTMLElement;
    fireEvent(field, new CustomEvent('input', { detail: { value } }));
  };
  beforeEach(async () => {
    const places = [
      place('gate', 'entrance', 'South Gate', 'The car park lies before it.'),
      place('lodge', 'toilet', 'Lodge', 'With a baby room.'),
      place('cafe', 'food', 'Café at the lake', 'Tea.'),
    ];
    park.answer(getMap, () => ({ key: null, places, shapes: [] }));
    park.answer(search, ({ q }) => ({
      ...{ total: 1, page: 1, pageSize: 50, totalPages: 1, hasPrevPage: false, hasNextPage: false, groups: [] },
      items: q === '上厕所' ? [{ kind: 'place' as const, id: 'lodge', title: [], excerpt: [], motif: null }] : [],
    }));
    park.show(<ParkMapView />);
    await waitFor(() => expect(options()).toHaveLength(3));
  });

  it.each([
    ['a name without its accent', 'cafe', 'Café at the lake'],
    ['what a kind is also called', 'WC', 'Lodge'],
    ['what is said of it', 'car park', 'South Gate'],
  ])('finds a place by %s, without the server', async (_, words, name) => {
    write(words);
    await waitFor(() => expect(options()).toEqual([name]));
    expect(park.calls(search)).toEqual([]);
  });

  it('asks the app’s one search for what the phone does not know', async () => {
    write('上厕所');
    await waitFor(() => expect(options()).toEqual(['Lodge']));
    write('xyz');
    expect(await screen.findByText('No place found. Try another word.')).toBeTruthy();
  });

  it('ends the filter, and the filter ends a search', async () => {
    fireEvent.click(screen.getByRole('radio', { name: 'Food and drinks' }));
    await waitFor(() => expect(options()).toEqual(['Café at the lake']));
    write('lodge');
    await waitFor(() => expect(options()).toEqual(['Lodge']));
    expect(screen.getByRole('radio', { name: 'All' }).getAttribute('aria-checked')).toBe('true');
    fireEvent.click(screen.getByRole('radio', { name: 'Gate' }));
    await waitFor(() => expect(options()).toEqual(['South Gate']));
  });
});

it('the sheet goes on from stop to stop by its button, which says where it stands', async () => {
  park.show(<ParkMapView />);
  const stops: (string | null)[][] = [];
  for (const name of ['Show more', 'Show all', 'Show the map', 'Show more']) {
    const handle = await screen.findByRole('button', { name });
    stops.push([handle.getAttribute('aria-expanded'), handle.closest('.map-sheet')?.className.split('--')[1] ?? null]);
    fireEvent.click(handle);
  }
  expect(stops).toEqual([
    ['false', 'peek'],
    ['true', 'half'],
    ['true', 'full'],
    ['false', 'peek'],
  ]);
});

describe('a route on wheels', () => {
  const spot = (east: number) => ({ latitude: 25, longitude: 105 + east / 100_773 });
  const place = (id: string, kind: 'entrance' | 'toilet' | 'sight', east: number) => ({
    ...{ id, kind, name: id, text: '', closed: null, ...spot(east) },
  });
  const ramp = (heights: [number, number][], id = 'ramp') => ({
    ...{ id, kind: 'path' as const, name: '', stepFree: true, closed: null, surface: 'compacted' as const, width: null },
    line: heights.map(([east, height]): [number, number, number] => [spot(east).longitude, 25, height]),
  });
  const open = async (heights: [number, number][]) => {
    const places = [place('Gate', 'entrance', 0), place('Toilets', 'toilet', 50), place('Crag', 'sight', 100)];
    park.answer(getMap, () => ({ key: null, places, shapes: [ramp(heights)] }));
    park.show(<ParkMapView />);
    await screen.findByRole('button', { name: 'Route to Crag' });
  };
  const tap = (name: string, role = 'button') => fireEvent.click(screen.getByRole(role, { name }));
  const announcement = () => document.querySelector('.way-card [aria-live]');

  it('leads to its title, is heard in a place that stays, and says only what holds', async () => {
    await open([
      [0, 0],
      [50, 0],
      [100, 6],
    ]);
    const before = announcement();
    tap('Route to Crag');
    expect(document.activeElement?.textContent).toBe('Crag');
    expect(announcement()).toBe(before);
    tap('Wheelchair or pushchair', 'radio');
    expect(announcement()?.textContent).toMatch(
      /100 m · 6 m uphill · \d+ m of it is steeper than 5% · compacted path · surface or width/,
    );
    expect(announcement()?.textContent).toMatch(
      /No route that a wheelchair manages alone\.\d+ m steeper than 8%, up to 12%Call our staff\.$/,
    );
    await screen.findByRole('button', { name: 'Call our staff' });
    expect(screen.queryByRole('button', { name: 'Route to the nearest shuttle stop' })).toBeNull();
    tap('Close route');
    tap('Route to Toilets');
    expect(announcement()?.textContent).toMatch(/Level all the way.*No accessible cabin is recorded\.$/);
    expect(screen.queryByRole('button', { name: 'Call our staff' })).toBeNull();
  });

  it('is followed step by step, and who has left it is asked before there is another', async () => {
    await open([
      [0, 0],
      [100, 0],
    ]);
    tap('Route to Crag');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['↑Go 100 m along the path']);
    tap('Start from my position');
    const standAt = (east: number, north = 0) =>
      act(() => mockStand({ ...spot(east), latitude: 25 + north / 111_195, accuracy: 5, system: 'gcj02' }));
    standAt(20);
    standAt(60);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['↑Go 40 m along the path']);
    expect(announcement()?.textContent).toContain('1 min left');
    standAt(60, 35);
    expect(announcement()?.textContent).not.toContain('You have left the route');
    standAt(60, 45);
    expect(announcement()?.textContent).toContain('You have left the route');
    // A phone that jumps and comes back has left nothing.
    standAt(60);
    expect(announcement()?.textContent).not.toContain('You have left the route');
    standAt(60, 45);
    tap('Find a new route from here');
    expect(announcement()?.textContent).not.toContain('You have left the route');
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('↑Go 45 m where the map shows no path');
  });

  it('is one again the next time', async () => {
    setItem('walker', 'wheels');
    await open([
      [0, 0],
      [100, 0],
    ]);
    tap('Route to Crag');
    expect(screen.getByRole('radio', { name: 'Wheelchair or pushchair' }).getAttribute('aria-checked')).toBe('true');
  });
});
