import { anchorCommitRegister, getAnchorsDetails, getNewestAudit } from '@park/contract/live/anchor/calls';
import type { AnchorDetails, Registration } from '@park/contract/live/anchor/schemas';
import { getLivePlatforms } from '@park/contract/live/point/calls';
import { screen, waitFor } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { startTestPark, type TestPark, type } from '@/api/testing/testPark';
import { act, fireEvent } from '@/platform/testing/mount';
import { RegisterView } from './RegisterView';

jest.mock('@/ui/usePullToRefresh', () => ({ usePullToRefresh: () => {} }));
jest.mock('@/ui/Page', () => ({
  Page: ({ children, footer }: { children: ReactNode; footer?: ReactNode }) => (
    <>
      {children}
      {footer}
    </>
  ),
}));

let park: TestPark;
const ANCHOR: AnchorDetails = {
  status: 0,
  name: null,
  platform: null,
  account: null,
  reason: null,
  noShows: 0,
  blockedUntil: null,
};
const SENT: Registration = {
  id: 'g1',
  status: 1,
  name: 'Lin Stone',
  phone: '13800138000',
  platform: { id: 'p1', name: 'Rockcast' },
  account: 'lin-stone',
  introduction: null,
  reason: null,
  createdAt: '2026-11-18T08:00:00+08:00',
  decidedAt: null,
};

function standing(status: AnchorDetails['status'], last: Registration | null, reason: string | null = null) {
  park.answer(getAnchorsDetails, () => ({ ...ANCHOR, status, reason }));
  park.answer(getNewestAudit, () => last);
}

beforeEach(async () => {
  localStorage.clear();
  park = await startTestPark();
  park.answer(getLivePlatforms, () => [{ id: 'p1', name: 'Rockcast', hosts: ['rockcast.example'] }]);
});
afterEach(() => park.close());

const send = () => screen.getByText('Send registration');

test('a park that lists no platform yet says so in the form', async () => {
  standing(0, null);
  park.answer(getLivePlatforms, () => []);
  park.show(<RegisterView />);
  expect(await screen.findByText(/has not said yet where its hosts may stream/)).toBeTruthy();
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

test('mistakes are said under their fields and nothing is sent; then it is sent once, and under review', async () => {
  standing(0, null);
  const { container } = park.show(<RegisterView />);
  await waitFor(() => expect(screen.getByText('Rockcast')).toBeTruthy());
  type(container, 'Phone', '12345');
  fireEvent.click(send());
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(5));
  expect(screen.getByText(/^Please check the country code and the number/)).toBeTruthy();
  expect(park.calls(anchorCommitRegister)).toEqual([]);

  type(container, 'Name', ' Lin Stone ');
  type(container, 'Phone', '+86 138-0013-8000');
  type(container, 'Account on the platform', 'lin-stone');
  fireEvent.click(screen.getByText('Rockcast'));
  fireEvent.click(screen.getByRole('checkbox', { name: /18 or older/ }));
  expect(screen.queryAllByRole('alert')).toHaveLength(0);
  park.answer(anchorCommitRegister, () => SENT);
  standing(1, SENT);
  act(() => {
    send().click();
    send().click();
  });
  await waitFor(() => expect(screen.getByText('Under review')).toBeTruthy());
  expect(park.calls(anchorCommitRegister)).toEqual([
    { name: 'Lin Stone', phone: '13800138000', platformId: 'p1', account: 'lin-stone', ofAge: true },
  ]);
});

test('what was typed survives a reload', async () => {
  standing(0, null);
  const first = park.show(<RegisterView />);
  await waitFor(() => expect(send()).toBeTruthy());
  type(first.container, 'Name', 'Lin Stone');
  first.unmount();
  const second = park.show(<RegisterView />);
  await waitFor(() => expect(send()).toBeTruthy());
  const values = [...second.container.querySelectorAll('taro-input-core')].map((input) => (input as HTMLInputElement).value);
  expect(values).toContain('Lin Stone');
});

test('whoever was rejected reads why, and registers again from what was sent', async () => {
  standing(3, { ...SENT, status: 3, reason: 'Account not found', decidedAt: SENT.createdAt }, 'Account not found');
  const { container } = park.show(<RegisterView />);
  await waitFor(() => expect(screen.getByText('Reason: Account not found')).toBeTruthy());
  fireEvent.click(screen.getByText('Register again'));
  await waitFor(() => expect(send()).toBeTruthy());
  const values = [...container.querySelectorAll('taro-input-core')].map((input) => (input as HTMLInputElement).value);
  expect(values).toEqual(['Lin Stone', '86', '13800138000', 'lin-stone']);
});

test('a suspended anchor reads why, and has no form', async () => {
  standing(4, { ...SENT, status: 2 }, 'Broke the rules');
  park.show(<RegisterView />);
  await waitFor(() => expect(screen.getByText('Reason: Broke the rules')).toBeTruthy());
  expect(screen.queryByText('Send registration')).toBeNull();
});
