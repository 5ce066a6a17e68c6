import { getAnchorsDetails } from '@park/contract/live/anchor/calls';
import type { AnchorDetails } from '@park/contract/live/anchor/schemas';
import { AnchorStatus } from '@park/contract/live/limits';
import { getLivePoints } from '@park/contract/live/point/calls';
import { getComingRooms, getLiveRooms, getReservationRecords } from '@park/contract/live/reservation/calls';
import { getLivePointsByTimeSpan, getTimespanByDay } from '@park/contract/live/timespan/calls';
import { screen } from '@testing-library/dom';
import { pageOf, startTestPark, type TestPark } from '@/api/testing/testPark';
import { center } from '@/i18n/messages/en/core';
import { live } from '@/i18n/messages/en/live';
import { getItem, setItem } from '@/platform/storage';
import { act, fireEvent } from '@/platform/testing/mount';
import { useSession } from '@/session/store';
import { LiveHome } from './LiveHome';
import { POINT } from './testPark';

jest.mock('@tarojs/taro', () =>
  jest
    .requireActual('@/ui/testing/taroWith')
    .taroWith({ useDidShow: () => {}, useDidHide: () => {}, useReachBottom: () => {}, usePullDownRefresh: () => {} }),
);

const DETAILS: AnchorDetails = {
  status: AnchorStatus.none,
  name: null,
  platform: null,
  account: null,
  reason: null,
  noShows: 0,
  blockedUntil: null,
};

let park: TestPark;
const heading = (name: string) => screen.queryByRole('heading', { name });
const stands = (status: AnchorStatus) => park.answer(getAnchorsDetails, () => ({ ...DETAILS, status }));

beforeEach(async () => {
  localStorage.clear();
  park = await startTestPark();
  park.answer(getLiveRooms, () => []);
  park.answer(getComingRooms, () => []);
  park.answer(getLivePoints, () => pageOf([POINT]));
  park.answer(getReservationRecords, () => pageOf([]));
  park.answer(getTimespanByDay, () => []);
  park.answer(getLivePointsByTimeSpan, () => []);
});
afterEach(() => park.close());

test('a visitor sees who is live and what is worth a visit, and what hosts do when they ask for it', async () => {
  stands(AnchorStatus.none);
  park.show(<LiveHome />);
  expect(await screen.findByText(POINT.name)).toBeTruthy();
  expect(heading(live.sights)).toBeTruthy();
  expect(heading(live.find.title)).toBeNull();
  fireEvent.click(screen.getByText(live.forHosts));
  expect(heading(live.find.title)).toBeTruthy();
});

test('a host sees their next reservation and what is free', async () => {
  stands(AnchorStatus.approved);
  park.show(<LiveHome />);
  expect(await screen.findByRole('heading', { name: live.personal.next })).toBeTruthy();
  expect(heading(live.find.title)).toBeTruthy();
  expect(heading(live.sights)).toBeNull();
});

test('a host of a park without points is told so, and not that every day is fully booked', async () => {
  stands(AnchorStatus.approved);
  park.answer(getLivePoints, () => pageOf([]));
  park.show(<LiveHome />);
  expect(await screen.findByText(center.live.none)).toBeTruthy();
  expect(screen.queryByText(live.find.byTime)).toBeNull();
});

test('before the sign-in has settled a host whom the phone knows sees their page, and nobody does after a sign-out', () => {
  setItem('host-status', String(AnchorStatus.approved));
  act(() => useSession.setState({ phase: 'signingIn', anchorStatus: null }));
  park.show(<LiveHome />);
  expect(heading(live.personal.next)).toBeTruthy();
  expect(heading(live.sights)).toBeNull();
  act(() => useSession.setState({ phase: 'signedOut' }));
  expect(heading(live.sights)).toBeTruthy();
});

test('the phone keeps where a visitor stands', async () => {
  stands(AnchorStatus.approved);
  park.show(<LiveHome />);
  await screen.findByRole('heading', { name: live.personal.next });
  expect(getItem('host-status')).toBe(String(AnchorStatus.approved));
});
