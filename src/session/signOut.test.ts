import { RequestError } from '@/request/errors';
import { Session, SignInError } from './session';
import { TAB_KEYS } from './tabKeys';
import { phone, settled, USER } from './testPhone';

const HOME = 'pages/home/home';
const STORED = { 'access-token': 'token-1', openid: 'mine', userInfo: JSON.stringify(USER) };

/** Somebody who was signed in and has just signed out. */
async function left(by: 'redirect' | 'code' = 'code') {
  const held = phone(by, STORED);
  held.session.shown(HOME);
  await settled();
  held.calls.openIdLogin.mockClear();
  const isRevoked = await held.session.signOut();
  return { ...held, isRevoked };
}

it('signs out at once: nothing of the sign-in stays, and the rest is forgotten', async () => {
  const { session, calls, storage, tab, happened } = phone('code', STORED);
  tab.stored[TAB_KEYS.tries] = '2';
  session.shown(HOME);
  await settled();
  const signingOut = session.signOut();
  expect(storage.stored).toEqual({ 'signed-out': '1' });
  expect(tab.stored).toEqual({});
  expect(happened).toEqual(['forgotten']);
  expect(session.state).toMatchObject({ phase: 'signedOut', userInfo: null, anchorStatus: null });
  expect(calls.signOut.mock.calls).toEqual([['token-1']]);
  expect(await signingOut).toBe(true);
});

it.each([
  ['network', false],
  ['unauthorized', true],
] as const)('says whether the server knows it: %s, %s', async (kind, knows) => {
  const { session, calls, storage } = phone('code', STORED);
  calls.signOut.mockRejectedValue(new RequestError(kind, ''));
  session.shown(HOME);
  expect(await session.signOut()).toBe(knows);
  expect(storage.stored).toEqual({ 'signed-out': '1' });
});

it.each(['code', 'redirect'] as const)('signs nobody in by itself afterwards: %s', async (by) => {
  const { session, calls, ports, page, happened } = await left(by);
  session.shown(HOME);
  session.resume();
  await expect(session.ready()).rejects.toThrow(SignInError);
  // An answer to a call from before.
  await expect(session.renew('token-1', '/api/any')).rejects.toThrow(SignInError);
  const again = new Session(ports);
  again.shown(HOME);
  page.path = 'pages/prize/prize';
  again.shown('pages/prize/prize');
  page.path = HOME;
  again.resume();
  await expect(again.ready()).rejects.toThrow(SignInError);
  expect(again.state.phase).toBe('signedOut');
  for (const call of [calls.openIdLogin, calls.genAuthUrl, calls.exchangeCode]) expect(call).not.toHaveBeenCalled();
  expect(happened).toEqual(['forgotten']);
});

it.each(['retry', 'signIn'] as const)('signs in when the visitor asks (%s), and stays where that was', async (wish) => {
  const { session, storage, happened } = await left();
  await session[wish]();
  expect(session.state).toMatchObject({ phase: 'signedIn', userInfo: USER });
  expect(storage.stored).toEqual({ ...STORED, openid: 'openid-of-code-1' });
  expect(happened).not.toContain('first page');
});

it('comes back from WeChat to whom it asked for', async () => {
  const { session, ports, page, tab, storage } = await left('redirect');
  void session.retry();
  await settled();
  page.callback = { code: 'c1', state: tab.stored[TAB_KEYS.state] ?? '' };
  const back = new Session(ports);
  back.shown(HOME);
  await settled();
  expect(back.state.phase).toBe('signedIn');
  expect(storage.stored).toEqual({ ...STORED, openid: 'openid-of-c1' });
});

it('does not let a sign-in overtake the sign-out', async () => {
  const { session, calls } = phone('code', STORED);
  let answer = () => {};
  calls.signOut.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  session.shown(HOME);
  const signingOut = session.signOut();
  const back = session.retry();
  await settled();
  expect(calls.openIdLogin).not.toHaveBeenCalled();
  answer();
  await Promise.all([signingOut, back]);
  expect(session.state.phase).toBe('signedIn');
});

it('lets a visitor sign in again although the sign-out is never answered', async () => {
  const { session, calls } = phone('code', STORED);
  calls.signOut.mockImplementation(() => new Promise(() => {}));
  session.shown(HOME);
  jest.useFakeTimers();
  void session.signOut();
  const back = session.retry();
  await jest.advanceTimersByTimeAsync(3_000);
  jest.useRealTimers();
  await back;
  expect(session.state.phase).toBe('signedIn');
});

it('begins a sign-in anew that hangs, when the visitor asks', async () => {
  const { session, calls } = phone('code', {});
  calls.openIdLogin.mockImplementationOnce(() => new Promise(() => {}));
  session.shown(HOME);
  await settled();
  expect(session.state.phase).toBe('signingIn');
  await session.retry();
  expect(session.state.phase).toBe('signedIn');
});

it('takes nothing that comes late for the visitor: neither token nor standing', async () => {
  const { session, calls, storage } = phone('code', STORED);
  let answer: (status: 2) => void = () => {};
  calls.anchorStatus.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  session.shown(HOME);
  await session.signOut();
  answer(2);
  session.credentials.renew('late', 'token-1');
  session.credentials.renew('late', '');
  await settled();
  expect(session.state.anchorStatus).toBeNull();
  expect(storage.stored).toEqual({ 'signed-out': '1' });
});

it('is signed out in every window of a browser', async () => {
  const { session, ports } = phone('redirect', STORED);
  const other = new Session(ports);
  session.shown(HOME);
  other.shown(HOME);
  await session.signOut();
  await expect(other.renew('token-1', '/api/any')).rejects.toThrow(SignInError);
  expect(other.state).toMatchObject({ phase: 'signedOut', userInfo: null });
});
