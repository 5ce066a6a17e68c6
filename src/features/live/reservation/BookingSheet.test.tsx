import { getAnchorsDetails } from '@park/contract/live/anchor/calls';
import { getLivePlatforms } from '@park/contract/live/point/calls';
import { addReservationRecord } from '@park/contract/live/reservation/calls';
import { screen, waitFor } from '@testing-library/dom';
import { startTestPark, type TestPark, type } from '@/api/testing/testPark';
import { act, fireEvent } from '@/platform/testing/mount';
import { POINT, RESERVATION, TIMESPAN } from '../testPark';
import { BookingSheet } from './BookingSheet';

const ROOM = 'Link to your livestream';
let park: TestPark;

beforeEach(async () => {
  localStorage.clear();
  park = await startTestPark();
  park.answer(getLivePlatforms, () => [
    { id: 'p1', name: 'Rockcast', hosts: ['rockcast.example'] },
    { id: 'p2', name: 'Strata TV', hosts: ['strata.example'] },
  ]);
  park.answer(getAnchorsDetails, () => ({
    status: 2 as const,
    name: 'Lin',
    platform: { id: 'p1', name: 'Rockcast' },
    account: 'lin',
    reason: null,
    noShows: 0,
    blockedUntil: null,
  }));
});
afterEach(() => park.close());

async function open() {
  const onClose = jest.fn();
  const onRecords = jest.fn();
  const shown = park.show(
    <BookingSheet point={POINT} day="2026-11-21" timespan={TIMESPAN} onClose={onClose} onRecords={onRecords} />,
  );
  await waitFor(() => expect(screen.getByText('Rockcast')).toBeTruthy());
  await waitFor(() => expect(chosen()).toBe('Rockcast'));
  return { ...shown, onClose, onRecords };
}

const chosen = () => document.querySelector('[role=radio][aria-checked=true]')?.textContent;
const reserve = () => screen.getByRole('button', { name: 'Reserve' });

test('says what, when and where before it is made; a triple tap makes one reservation', async () => {
  park.answer(addReservationRecord, () => RESERVATION);
  const { onRecords } = await open();
  expect(screen.getByText('Ammonite Wall')).toBeTruthy();
  expect(screen.getByText('Sat 21 Nov')).toBeTruthy();
  expect(screen.getByText('10:00–11:00')).toBeTruthy();

  const button = reserve();
  // In one act: nothing is drawn between the taps, so no disabled button helps.
  act(() => {
    for (let tap = 0; tap < 3; tap += 1) button.click();
  });
  await waitFor(() => expect(screen.getByText('Reserved')).toBeTruthy());
  expect(park.calls(addReservationRecord)).toEqual([
    { pointId: 'ammonite-wall', day: '2026-11-21', timespanId: 't1', platformId: 'p1' },
  ]);
  expect(screen.getByText('LV261121-7Q4K')).toBeTruthy();
  fireEvent.click(screen.getByText('See my reservations'));
  expect(onRecords).toHaveBeenCalledTimes(1);
});

test('a wrong address is said under its field, and nothing is sent', async () => {
  const { container } = await open();
  type(container, ROOM, 'https://elsewhere.example/1');
  expect(screen.queryByText('This link is not on the platform you chose')).toBeNull();
  fireEvent.click(reserve());
  await waitFor(() => expect(screen.getByText('This link is not on the platform you chose')).toBeTruthy());
  expect(park.calls(addReservationRecord)).toEqual([]);
});

test('a whole share text is understood, with the platform that was chosen', async () => {
  park.answer(addReservationRecord, () => RESERVATION);
  const { container } = await open();
  fireEvent.click(screen.getByText('Strata TV'));
  type(container, ROOM, 'Lin is live! https://go.strata.example/x9 come and see');
  fireEvent.click(reserve());
  await waitFor(() => expect(screen.getByText('Reserved')).toBeTruthy());
  expect(park.calls(addReservationRecord)[0]).toMatchObject({ platformId: 'p2', roomUrl: 'https://go.strata.example/x9' });
});

test('a refusal is said in the server’s words; what was typed survives it and a reload, until it is sent', async () => {
  park.refuse(addReservationRecord, 409, 'slotFull', 'The last place has just been taken.');
  const first = await open();
  type(first.container, ROOM, 'https://rockcast.example/lin');
  fireEvent.click(reserve());
  await waitFor(() => expect(screen.getByText('The last place has just been taken.')).toBeTruthy());
  first.unmount();

  park.answer(addReservationRecord, () => RESERVATION);
  const second = await open();
  fireEvent.click(reserve());
  await waitFor(() => expect(screen.getByText('Reserved')).toBeTruthy());
  expect(park.calls(addReservationRecord)[1]).toMatchObject({ roomUrl: 'https://rockcast.example/lin' });
  second.unmount();

  await open();
  fireEvent.click(reserve());
  await waitFor(() => expect(park.calls(addReservationRecord)).toHaveLength(3));
  expect(park.calls(addReservationRecord)[2]).not.toHaveProperty('roomUrl');
});
