import { adminLogin } from '@park/contract/admin/endpoints';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { startTestPark, type TestPark, type } from '@/api/testing/testPark';
import { getItem } from '@/platform/storage';
import { AdminLoginForm } from './AdminLoginForm';

const INFO = {
  accessToken: 'admin-1',
  expiresAt: '2030-01-01T00:00:00+08:00',
  userName: 'lin',
  displayName: 'Lin',
  roles: ['gate' as const],
};
let park: TestPark;
const done = jest.fn();

beforeEach(async () => {
  localStorage.clear();
  done.mockReset();
  park = await startTestPark();
  park.answer(adminLogin, () => INFO);
});
afterEach(() => park.close());

const button = () => screen.getByRole('button', { name: 'Sign in' });

async function open(): Promise<Element> {
  const { container } = park.show(<AdminLoginForm onDone={done} />);
  // Taro draws its fields a moment after React.
  await waitFor(() => expect(container.querySelectorAll('input')).toHaveLength(2));
  return container;
}

test('keeps the token and is done, once for a triple tap', async () => {
  const container = await open();
  type(container, 'User name', ' lin ');
  type(container, 'Password', ' secret ');
  const signIn = button();
  act(() => {
    for (let tap = 0; tap < 3; tap += 1) signIn.click();
  });
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(park.calls(adminLogin)).toEqual([{ userName: 'lin', password: ' secret ' }]);
  expect(getItem('admin-token')).toBe('admin-1');
});

test('says what is missing and asks nothing', async () => {
  await open();
  fireEvent.click(button());
  expect(screen.queryAllByText('Please give your user name')).toHaveLength(1);
  expect(screen.queryAllByText('Please give your password')).toHaveLength(1);
  expect(park.calls(adminLogin)).toEqual([]);
});

test('refused, tells the server’s sentence, keeps what was typed and no token', async () => {
  park.refuse(adminLogin, 403, 'adminLocked', 'Too many wrong passwords. Try again at 10:30.');
  const container = await open();
  type(container, 'User name', 'lin');
  type(container, 'Password', 'wrong');
  fireEvent.click(button());
  await screen.findByText('Too many wrong passwords. Try again at 10:30.');
  expect(getItem('admin-token')).toBe('');
  expect(done).not.toHaveBeenCalled();
  park.answer(adminLogin, () => INFO);
  fireEvent.click(button());
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(park.calls(adminLogin)[1]).toEqual({ userName: 'lin', password: 'wrong' });
});
