import { RequestError } from '@/request/errors';
import { Session, SignInError } from './session';
import { TAB_KEYS } from './tabKeys';
import { phone, settled, USER } from './testPhone';

it('signs in by a redirect and comes back: openid, token and user are stored under their keys', async () => {
  const before = phone('redirect');
  before.session.shown('/pages/home/home');
  await settled();
  expect(before.happened).toEqual(['redirect https://wechat?redirect=https://park/mp/#/pages/home/home&state=random-staten1']);
  expect(before.tab.stored).toEqual({ [TAB_KEYS.state]: 'random-staten1', [TAB_KEYS.tries]: '1' });

  const after = phone('redirect');
  Object.assign(after.tab.stored, before.tab.stored);
  after.page.callback = { code: 'c1', state: 'random-staten1' };
  after.session.shown('/pages/home/home');
  await settled();
  expect(after.calls.openIdLogin).toHaveBeenCalledWith('openid-of-c1');
  expect(after.storage.stored).toEqual({
    'access-token': 'token-1',
    openid: 'openid-of-c1',
    userInfo: JSON.stringify(USER),
  });
  expect(after.tab.stored).toEqual({ [TAB_KEYS.tries]: '1' });
  after.session.used('token-1', '/api/any');
  expect(after.tab.stored).toEqual({});
  expect(after.happened).toEqual(['strip', 'first page']);
  expect(after.session.state).toMatchObject({ phase: 'signedIn', anchorStatus: 2 });
});

it.each(['shown', 'tapped'])('does not wait for ever for a way to WeChat that a frame does not have: %s', async (how) => {
  const { session, ports, calls, tab, happened } = phone('redirect');
  ports.address.canLeave = () => false;
  if (how === 'shown') session.shown('pages/notice/NoticeDetail');
  await expect(session.signIn()).rejects.toThrow('signs nobody in');
  await expect(session.ready()).rejects.toThrow(SignInError);
  expect(session.state.phase).toBe('failed');
  expect(calls.genAuthUrl).not.toHaveBeenCalled();
  expect([tab.stored, happened]).toEqual([{}, []]);
});

it('does not accept a code that comes with another state', async () => {
  const { session, page, tab, calls } = phone('redirect');
  tab.stored[TAB_KEYS.state] = 'mine';
  page.callback = { code: 'stolen', state: 'theirs' };
  session.shown('pages/home/home');
  await settled();
  expect(calls.exchangeCode).not.toHaveBeenCalled();
  expect(page.callback).toBeNull();
});

it('makes one login of many app-shows and calls', async () => {
  const { session, calls } = phone('code');
  session.shown('pages/home/home');
  session.shown('pages/home/home');
  await Promise.all([session.ready(), session.ready(), session.ready()]);
  expect(calls.openIdLogin).toHaveBeenCalledTimes(1);
  expect(session.credentials.token).toBe('token-1');
});

it('makes one login of a storm of refused tokens, and lets all repeat', async () => {
  const { session, calls } = phone('code', { 'access-token': 'old', openid: 'old-openid' });
  session.shown('pages/home/home');
  await Promise.all([session.renew('old', '/api/a'), session.renew('old', '/api/b'), session.renew('old', '/api/b')]);
  expect(calls.openIdLogin).toHaveBeenCalledTimes(1);
  await session.renew('old', '/api/c');
  expect(calls.openIdLogin).toHaveBeenCalledTimes(1);
});

it('says the result’s text when a login fails, else our own sentence; then tries anew', async () => {
  const { session, calls, happened } = phone('code', { openid: 'bad' });
  calls.openIdLogin.mockRejectedValueOnce(
    new RequestError('business', 'no', { code: 400, result: 'This openid has expired.' }),
  );
  calls.openIdLogin.mockRejectedValueOnce(new RequestError('business', 'The server’s own message.', { code: 500 }));
  await session.ready();
  expect(happened.filter((line) => line.startsWith('toast'))).toEqual([
    'toast This openid has expired.',
    'toast failed to get user info, try again later',
  ]);
  expect(session.state.phase).toBe('signedIn');
});

it('gives up after three attempts with the error page, and tells the waiting calls', async () => {
  const { session, calls, happened } = phone('code');
  calls.openIdLogin.mockRejectedValue(new RequestError('business', 'no', { code: 400 }));
  await expect(session.ready()).rejects.toThrow(SignInError);
  expect(calls.openIdLogin).toHaveBeenCalledTimes(3);
  expect(happened).toContain('error page');

  calls.openIdLogin.mockResolvedValue(USER);
  await session.retry();
  expect(session.state.phase).toBe('signedIn');
});

it('tells a failed authorization address and opens the error page', async () => {
  const { session, calls, happened } = phone('redirect');
  calls.genAuthUrl.mockRejectedValue(new RequestError('business', 'no', { code: 500 }));
  await expect(session.ready()).rejects.toThrow('failed to get user info, try again later');
  await settled();
  expect(happened).toEqual(expect.arrayContaining(['toast failed to get redirect URL, try again later', 'error page']));
});

it('leaves who only looks alone in a park that has no sign-in', async () => {
  const { session, calls, tab, happened } = phone('redirect');
  calls.genAuthUrl.mockRejectedValue(new RequestError('business', 'none yet', { code: 409, errorName: 'signInMissing' }));
  session.shown('pages/exhibit/exhibits');
  await settled();
  expect([session.state.phase, tab.getItem(TAB_KEYS.tries), happened]).toEqual(['missing', '', []]);
  await expect(session.signIn()).rejects.toThrow('nobody can sign in here yet');
  calls.genAuthUrl.mockResolvedValue('https://wechat');
  session.shown('pages/exhibit/exhibits');
  await settled();
  expect([session.state.phase, happened]).toEqual(['signingIn', ['redirect https://wechat']]);
});

it('keeps the openid when the network is gone, and uses it when the app is shown again', async () => {
  const { session, calls, storage } = phone('redirect', { openid: 'mine' });
  calls.openIdLogin.mockRejectedValueOnce(new RequestError('network', 'network connection error'));
  session.shown('pages/home/home');
  await settled();
  expect(session.state.phase).toBe('failed');
  expect(storage.stored).toEqual({ openid: 'mine' });
  session.shown('pages/home/home');
  await settled();
  expect(session.state.phase).toBe('signedIn');
});

it('runs nothing on a prize page and sends the redemption page to the administrator login', async () => {
  const { session, page, happened, calls } = phone('redirect', { openid: 'mine' });
  page.path = 'pages/prize/prize';
  session.shown('pages/prize/prize');
  page.path = 'pages/prize/prize-write-off';
  session.shown('pages/prize/prize-write-off');
  await settled();
  expect(happened).toEqual(['admin login']);
  expect(calls.openIdLogin).not.toHaveBeenCalled();
});

it('keeps every renewed token of the sign-in that is in use, and none of another', () => {
  const { session } = phone('redirect', { 'access-token': 'now' });
  const { credentials } = session;
  credentials.renew('stale', 'before');
  expect(credentials.token).toBe('now');
  credentials.renew('next', 'now');
  // Sent together with the call above, answered after it.
  credentials.renew('newest', 'now');
  expect(credentials.token).toBe('newest');
  credentials.clear();
  credentials.renew('late', 'newest');
  expect(credentials.token).toBe('');
  credentials.store(USER, 'openid');
  credentials.renew('late', 'now');
  expect(credentials.token).toBe('token-1');
});

it('keeps a token that comes to a call without one, while there is none', () => {
  const { credentials } = phone('redirect').session;
  credentials.renew('given', '');
  expect(credentials.token).toBe('given');
  credentials.renew('another', '');
  expect(credentials.token).toBe('given');
});

it.each([null, {}, { accessToken: '' }])(
  'takes an answer without a token (%j) for a refusal, three times at most',
  async (result) => {
    const { session, calls, happened } = phone('code', { openid: 'mine' });
    calls.openIdLogin.mockResolvedValue(result as never);
    session.shown('pages/home/home');
    await settled();
    // The kept openid, and three new ones.
    expect(calls.openIdLogin).toHaveBeenCalledTimes(4);
    expect(happened).toContain('error page');
    expect(session.credentials.token).toBe('');
  },
);

it.each(['exchangeCode', 'genAuthUrl'] as const)('takes an empty answer of %s for a failure', async (name) => {
  const { session, calls, happened } = phone(name === 'genAuthUrl' ? 'redirect' : 'code');
  calls[name].mockResolvedValue(null as never);
  session.shown('pages/home/home');
  await settled();
  expect(calls[name]).toHaveBeenCalledTimes(name === 'genAuthUrl' ? 1 : 3);
  expect(happened).toContain('error page');
});

it('comes to an end where the tab keeps nothing: WeChat brings the number of the try back', async () => {
  const { ports, page, calls, happened } = phone('redirect');
  ports.tab = { getItem: () => '', setItem: () => {}, removeItem: () => {} };
  for (let load = 0; load < 6; load += 1) {
    new Session(ports).shown('pages/home/home');
    await settled();
    const state = calls.genAuthUrl.mock.calls.at(-1)?.[1] ?? '';
    page.callback = { code: `c${load}`, state };
  }
  expect(calls.genAuthUrl).toHaveBeenCalledTimes(3);
  expect(happened).toContain('error page');
});

it('waits for the network where WeChat gives no code, and goes on when it is back', async () => {
  const { ports, session, happened, page } = phone('code');
  page.path = 'pages/help/help';
  const { wechatCode } = ports;
  ports.wechatCode = () => Promise.reject(new Error('login:fail'));
  session.shown('pages/help/help');
  await settled();
  expect(happened).toEqual(['toast failed to get user info, try again later']);
  ports.wechatCode = wechatCode;
  session.resume();
  await settled();
  expect(session.state.phase).toBe('signedIn');
});

it('does not leave for the error page when nobody answers on the way to WeChat', async () => {
  const { session, calls, happened } = phone('redirect');
  calls.genAuthUrl.mockRejectedValueOnce(new RequestError('network', 'network connection error'));
  session.shown('pages/home/home');
  await settled();
  expect(happened).toEqual(['toast network connection error']);
  session.resume();
  await settled();
  expect(happened.at(-1)).toMatch(/^redirect/);
});

it('does not take a visitor back who has gone on by a tap meanwhile', async () => {
  const { session, page, happened } = phone('code');
  session.shown('pages/home/home');
  page.path = 'pages/ticket/ticketList';
  await settled();
  expect(session.state.phase).toBe('signedIn');
  expect(happened).not.toContain('first page');
});

it('signs in again when what was stored cannot be read', () => {
  const { session } = phone('redirect', { userInfo: '{broken' });
  expect(session.credentials.userInfo).toBeNull();
});

it('signs in for a refused call once: refused again, while others are answered, it is the call that fails', async () => {
  const { session, ports, calls } = phone('code', { 'access-token': 'old' });
  let tokens = 0;
  calls.openIdLogin.mockImplementation(async () => {
    tokens += 1;
    return { ...USER, accessToken: `token-${tokens}` };
  });
  session.shown('pages/home/home');
  const refused = (url: string) => session.renew(session.credentials.token, url);
  const answered = (url: string) => session.used(session.credentials.token, url);
  expect(await refused('/api/sick')).toBe(true);
  answered('/api/well');
  for (let round = 0; round < 5; round += 1) {
    expect(await refused('/api/sick')).toBe(false);
    answered('/api/well');
  }
  expect(calls.openIdLogin).toHaveBeenCalledTimes(1);

  // The tab remembers it over the way to WeChat and back.
  const back = new Session(ports);
  back.shown('pages/home/home');
  expect(await back.renew('token-1', '/api/sick')).toBe(false);
  // A token that is refused to others is to blame itself, and so is one that is refused to a call it has helped.
  expect(await refused('/api/well')).toBe(true);
  answered('/api/sick');
  expect(await refused('/api/sick')).toBe(true);
  expect(calls.openIdLogin).toHaveBeenCalledTimes(3);
});

it.each([
  [true, 1],
  [false, 3],
])('tries a token that nothing was answered with before it blames the call (accepted: %s)', async (accepted, signIns) => {
  const { session, calls, happened } = phone('code', { 'access-token': 'old' });
  calls.accepts.mockResolvedValue(accepted);
  session.shown('pages/home/home');
  const outcomes: unknown[] = [];
  for (let round = 0; round < 5; round += 1)
    outcomes.push(await session.renew(session.credentials.token, '/api/sick').catch((error) => error.constructor));
  expect(outcomes).toEqual(accepted ? [true, false, false, false, false] : [true, true, true, SignInError, SignInError]);
  expect(calls.openIdLogin).toHaveBeenCalledTimes(signIns);
  expect(happened.includes('error page')).toBe(!accepted);
});
