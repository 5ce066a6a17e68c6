import { getBallotEntries } from '@park/contract/ticket/ballot/calls';
import { getOrders } from '@park/contract/ticket/order/calls';
import { getWaitingList } from '@park/contract/ticket/waitlist/calls';
import { screen, waitFor } from '@testing-library/dom';
import { useEffect } from 'react';
import { pageOf, startTestPark, type TestPark } from '@/api/testing/testPark';
import { SUMMARY } from '../testOrders';
import { ENTRY } from '../testProducts';
import { OrderList } from './OrderList';

// As on a phone: whatever is mounted while its page is in front hears so at once.
const mockShown = (listener: () => void) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is mounted
  useEffect(listener, []);
};
jest.mock('@tarojs/taro', () =>
  jest.requireActual('@/ui/testing/taroWith').taroWith({
    useDidShow: (listener: () => void) => mockShown(listener),
    useReachBottom: () => {},
    usePullDownRefresh: () => {},
  }),
);

let park: TestPark;

beforeEach(async () => {
  park = await startTestPark();
  park.answer(getOrders, ({ group }) => pageOf(group === 'refund' ? [] : [SUMMARY]));
});
afterEach(() => park.close());

const show = () => park.show(<OrderList />);

test('what waits for an answer stands first, and the orders never jump under it', async () => {
  park.answer(getWaitingList, () => [ENTRY]);
  const seen: string[] = [];
  const { container } = show();
  const watch = new MutationObserver(() => seen.push(container.textContent ?? ''));
  watch.observe(container, { subtree: true, childList: true });
  await screen.findByText('Adult × 2', { normalizer: (text) => text.replace(/\u00a0/g, ' ') });
  watch.disconnect();
  expect(screen.getByText('My waiting list')).toBeTruthy();
  expect(seen.filter((text) => text.includes('To pay') && !text.includes('My waiting list'))).toEqual([]);
});

test('what does not load is told once, with a way to try again, and is not asked for over and over', async () => {
  park.refuse(getWaitingList, 503, 'unavailable', 'Please try again in a moment.');
  park.refuse(getOrders, 503, 'unavailable', 'Please try again in a moment.');
  show();
  await screen.findByText('Try again');
  const requests = park.calls(getWaitingList).length;
  park.answer(getOrders, () => pageOf([]));
  screen.getByText('Try again').click();
  await screen.findByText('No orders yet. Tickets you book will be here.');
  await waitFor(() => expect(screen.queryAllByText('Try again').length).toBe(0));
  expect(park.calls(getWaitingList).length).toBeLessThanOrEqual(requests + 1);
  expect(requests).toBeLessThanOrEqual(2);
});

test('the orders do not wait for what never answers', async () => {
  park.silence(getWaitingList);
  park.silence(getBallotEntries);
  show();
  expect(await screen.findByText(/^Adult/, {}, { timeout: 3_000 })).toBeTruthy();
});
