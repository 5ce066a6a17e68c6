import { signOut } from '@park/contract/session/calls';
import { screen, waitFor } from '@testing-library/dom';
import { startTestPark, type TestPark } from '@/api/testing/testPark';
import { act, fireEvent } from '@/platform/testing/mount';
import { useSession } from '@/session/store';
import { ConfirmHost } from '@/ui/ConfirmHost';
import { SignOut } from './SignOut';

jest.mock('@tarojs/taro', () =>
  jest.requireActual('@/ui/testing/taroWith').taroWith({ useDidShow: () => {}, useDidHide: () => {} }),
);
// The toast's region is made once, and leaves the document with the first test.
const mockToast = jest.fn();
jest.mock('@/platform/toast', () => ({ toast: (...args: unknown[]) => mockToast(...args) }));

let park: TestPark;
beforeEach(async () => {
  localStorage.clear();
  mockToast.mockReset();
  park = await startTestPark();
  park.answer(signOut, () => null);
});
afterEach(() => park.close());

const show = () =>
  park.show(
    <>
      <SignOut />
      <ConfirmHost />
    </>,
  );
const buttons = () => screen.queryAllByRole('button', { name: 'Sign out' });

function confirmSignOut(): void {
  fireEvent.click(buttons()[0] as HTMLElement);
  fireEvent.click(buttons().at(-1) as HTMLElement);
}

test('asks first, then signs out and says so', async () => {
  show();
  fireEvent.click(buttons()[0] as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(park.calls(signOut)).toEqual([]);
  confirmSignOut();
  await waitFor(() => expect(mockToast.mock.calls).toEqual([['Signed out']]));
  expect(park.headers(signOut, 'authorization')).toEqual(['Bearer token']);
  expect(buttons()).toEqual([]);
});

test('says that it was on this phone only where the server does not hear of it', async () => {
  park.cut(signOut);
  show();
  confirmSignOut();
  await waitFor(() => expect(mockToast.mock.calls).toEqual([[expect.stringContaining('on this phone only'), 3000]]));
  expect(buttons()).toEqual([]);
});

test.each(['failed', 'signingIn', 'signedOut'] as const)('is not offered to whoever is not signed in: %s', (phase) => {
  show();
  act(() => useSession.setState({ phase, userInfo: null }));
  expect(buttons()).toEqual([]);
});
