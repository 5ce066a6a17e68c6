import { adminLogin } from '@park/contract/staff/calls';
import { screen, waitFor } from '@testing-library/dom';
import { startTestPark, type TestPark, type } from '@/api/testing/testPark';
import { getItem } from '@/platform/storage';
import { act, fireEvent } from '@/platform/testing/mount';
import { AdminLoginForm } from './AdminLoginForm';

const INFO = {
  accessToken: 'admin-1',
  device: 'known-1',
  expiresAt: '2030-01-01T00:00:00+08:00',
  userName: 'lin',
  displayName: 'Lin',
  roles: ['gate' as const],
  secondFactorDue: null,
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

test('is known by its phone at the next sign-in of the same name, and not of another', async () => {
  const container = await open();
  type(container, 'Password', 'secret');
  for (const name of ['lin', 'Lin', 'wu']) {
    type(container, 'User name', name);
    fireEvent.click(button());
    await waitFor(() => expect(done).toHaveBeenCalled());
    done.mockReset();
  }
  expect(park.calls(adminLogin).map(({ device }) => device)).toEqual([undefined, 'known-1', undefined]);
});

test('asks for the code of a second factor when the server does, and sends it with the password', async () => {
  park.refuse(adminLogin, 400, 'secondFactorNeeded', 'Please enter the six digits.');
  const container = await open();
  type(container, 'User name', 'lin');
  type(container, 'Password', 'secret');
  fireEvent.click(button());
  await screen.findByText('Please enter the six digits.');
  await waitFor(() => expect(container.querySelectorAll('input')).toHaveLength(3));
  // Of the refusal alone: the new field is not marked before it was tried.
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  park.answer(adminLogin, () => INFO);
  fireEvent.click(button());
  expect(await screen.findByText('Please enter the code')).toBeTruthy();
  type(container, 'Code or recovery code', '123 456');
  fireEvent.click(button());
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  expect(park.calls(adminLogin).map(({ code }) => code)).toEqual([undefined, '123 456']);
});

test('says what is missing and asks nothing', async () => {
  await open();
  fireEvent.click(button());
  expect(screen.queryAllByText('Please enter your user name')).toHaveLength(1);
  expect(screen.queryAllByText('Please enter your password')).toHaveLength(1);
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
