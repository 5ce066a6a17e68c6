import { screen } from '@testing-library/dom';
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
