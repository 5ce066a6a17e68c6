import { getTicketWindow } from '@park/contract/ticket/window/calls';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/dom';
import { keyOf } from '@/api/useCall';
import { loadLanguage } from '@/i18n/language';
import { mount } from '@/platform/testing/mount';
import { useSession } from '@/session/store';
import { SignInNeeded } from './SignInNeeded';

beforeAll(() => loadLanguage('en'));

test('shows what is theirs to a visitor with a token of whom the phone lost the rest', () => {
  useSession.setState({ phase: 'signedIn', userInfo: null });
  mount(<SignInNeeded text="">my orders</SignInNeeded>);
  expect(screen.getByText('my orders')).toBeTruthy();
});

test('shows only the shape while signing in', () => {
  useSession.setState({ phase: 'signingIn', userInfo: null });
  mount(
    <SignInNeeded text="" skeleton="shape">
      my orders
    </SignInNeeded>,
  );
  expect(screen.getByText('shape')).toBeTruthy();
  expect(screen.queryByText('my orders')).toBeNull();
});

test('says where a person helps in a park that nobody can sign in to yet', () => {
  useSession.setState({ phase: 'missing', userInfo: null });
  const client = new QueryClient();
  client.setQueryData(keyOf(getTicketWindow, '', {}), { place: 'South gate', hours: '9–17', bring: '', phone: '0571 110' });
  mount(
    <QueryClientProvider client={client}>
      <SignInNeeded text="">my orders</SignInNeeded>
    </QueryClientProvider>,
  );
  expect(screen.getByText(/call the park\.\sSouth gate · 9–17/)).toBeTruthy();
  expect(screen.getByText('Call 0571 110')).toBeTruthy();
  expect(screen.queryByText('Sign in again')).toBeNull();
});
