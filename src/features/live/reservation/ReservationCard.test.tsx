import { cancelReservation, checkInReservation } from '@park/contract/live/reservation/calls';
import type { Reservation } from '@park/contract/live/reservation/schemas';
import { screen, waitFor } from '@testing-library/dom';
import { startTestPark, type TestPark, type } from '@/api/testing/testPark';
import { fireEvent } from '@/platform/testing/mount';
import { hearServerTime } from '@/request/serverClock';
import { RESERVATION } from '../testPark';
import { ReservationCard } from './ReservationCard';

let park: TestPark;

beforeEach(async () => {
  localStorage.clear();
  park = await startTestPark();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await park.close();
});

/** @param phone what its clock says then */
function at(moment: string, changes: Partial<Reservation> = {}, isNext = false, phone = moment) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(phone));
  hearServerTime(moment);
  return park.show(<ReservationCard reservation={{ ...RESERVATION, ...changes }} isNext={isNext} />);
}
const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent);

test('days before: can be cancelled, and says until when and from when to check in', () => {
  at('2026-11-18T08:00:00+08:00');
  expect(buttons()).toEqual(['Cancel']);
  expect(screen.getByText('Free to cancel until 09:00')).toBeTruthy();
  expect(screen.getByText('Check-in opens at 09:30')).toBeTruthy();
});

test('between the two: neither', () => {
  at('2026-11-21T09:10:00+08:00');
  expect(buttons()).toEqual([]);
});

test('the next one: the way there, and how long until it begins on its day alone', () => {
  at('2026-11-20T23:00:00+08:00', {}, true);
  expect(screen.getByRole('button', { name: 'Directions to Ammonite Wall' })).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
  at('2026-11-21T07:58:59+08:00', {}, true);
  expect(screen.getByRole('timer').textContent).toBe('02:01:01');
});

test('on a phone whose clock is wrong: by the park’s', () => {
  at('2026-11-21T07:58:59+08:00', {}, true, '2026-11-20T23:58:59+08:00');
  expect(screen.getByRole('timer').textContent).toBe('02:01:01');
});

test('in the window: checks in', async () => {
  park.answer(checkInReservation, () => ({ ...RESERVATION, status: 'checkedIn' }));
  at('2026-11-21T09:45:00+08:00');
  expect(screen.getByText('Check in by 10:30')).toBeTruthy();
  fireEvent.click(screen.getByText('Check in'));
  await waitFor(() => expect(park.calls(checkInReservation)).toEqual([{ id: 'r1' }]));
});

test('live with an address: opens its room; cancelled by the park: says why, and offers another', () => {
  at('2026-11-21T10:15:00+08:00', { status: 'checkedIn', roomUrl: 'https://rockcast.example/lin' });
  expect(buttons()).toEqual(['Open livestream']);
  at('2026-11-21T10:15:00+08:00', { status: 'cancelledByPark', reason: 'Rock fall' });
  expect(screen.getByText('Reason: Rock fall')).toBeTruthy();
  expect(buttons()).toEqual(['Open livestream', 'Reserve again']);
});

test('cancelling asks once more, sends the reason, and keeps the sheet when it is refused', async () => {
  park.refuse(cancelReservation, 409, 'cancelTooLate', 'It is too late to cancel.');
  const { container } = at('2026-11-18T08:00:00+08:00');
  fireEvent.click(screen.getByText('Cancel'));
  expect(park.calls(cancelReservation)).toEqual([]);
  type(container, 'Reason', ' ill ');
  fireEvent.click(screen.getByText('Cancel reservation'));
  await waitFor(() => expect(screen.getByText('It is too late to cancel.')).toBeTruthy());

  park.answer(cancelReservation, () => ({ ...RESERVATION, status: 'cancelled' }));
  fireEvent.click(screen.getByText('Cancel reservation'));
  await waitFor(() => expect(screen.queryAllByText('Cancel this reservation').length).toBe(0));
  expect(park.calls(cancelReservation)).toEqual([
    { id: 'r1', reason: 'ill' },
    { id: 'r1', reason: 'ill' },
  ]);
});
