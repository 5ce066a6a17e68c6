import { takeEarlyAnswer } from '@/platform/earlyAnswer';
import { getTabItem, removeTabItem, setTabItem } from '@/platform/tabStorage';
import { signInEarly } from './signIn';

jest.mock('@tarojs/taro', () => jest.requireActual('./stubs/taroStorage'));
const mockRedirect = jest.fn();
jest.mock('@/platform/address', () => ({
  ...jest.requireActual('@/platform/address'),
  redirect: (url: string) => mockRedirect(url),
}));

const requests: string[] = [];
let answers: Record<string, unknown> = {};

beforeEach(() => {
  requests.length = 0;
  mockRedirect.mockClear();
  answers = {};
  localStorage.clear();
  for (const key of ['signin-state', 'signin-tries']) removeTabItem(key);
  window.history.replaceState(null, '', '/mp/');
  window.earlyAnswers = undefined;
  global.fetch = jest.fn(async (address: string, { body }: RequestInit) => {
    const path = address.replace('/api/sysWechat/', '');
    requests.push(`${path} ${body}`);
    const result = answers[path.replace(/\?.*/, '')];
    if (result === undefined) throw new TypeError('no network');
    return { status: 200, headers: new Map([['x', '1']]), text: async () => JSON.stringify({ code: 200, result }) };
  }) as unknown as typeof fetch;
});

const atOnce = () => Promise.resolve();

it('sends a newcomer to WeChat once the app’s files are here, to come back to the home', async () => {
  answers = { genAuthUrl: 'https://wechat' };
  let come = () => {};
  const files = new Promise<void>((resolve) => {
    come = resolve;
  });
  const left = signInEarly('en', () => files);
  await new Promise((resolve) => setTimeout(resolve));
  expect(mockRedirect).not.toHaveBeenCalled();
  come();
  expect(await left).toBe(true);
  expect(mockRedirect).toHaveBeenCalledWith('https://wechat');
  expect(getTabItem('signin-tries')).toBe('1');
  const state = getTabItem('signin-state');
  expect(state).toMatch(/^[0-9a-f]{32}n1$/);
  // With a hash, or WeChat's own (`#wechat_redirect`) would stay over the way back.
  expect(requests).toEqual([
    `genAuthUrl ${JSON.stringify({ redirectUrl: 'http://localhost/mp/#/', scope: 'snsapi_base', state })}`,
  ]);
});

it('leaves it to the app when WeChat’s address is not to be had', async () => {
  expect(await signInEarly('en', atOnce)).toBe(false);
  expect([mockRedirect.mock.calls, getTabItem('signin-tries')]).toEqual([[], '']);
});

it.each([
  ['has a token', () => localStorage.setItem('access-token', JSON.stringify({ data: 't' }))],
  ['has a handle', () => localStorage.setItem('openid', JSON.stringify({ data: 'o' }))],
  ['has signed out', () => localStorage.setItem('signed-out', JSON.stringify({ data: '1' }))],
  ['has tried before', () => setTabItem('signin-tries', '1')],
  ['brings a code that nobody here asked for', () => window.history.replaceState(null, '', '/mp/?code=c&state=theirs#/')],
])('asks for nothing when the visitor %s', async (_, given) => {
  answers = { genAuthUrl: 'https://wechat', snsOAuth2: 'openid', openIdLogin: {} };
  given();
  expect(await signInEarly('en', atOnce)).toBe(false);
  expect([requests, mockRedirect.mock.calls]).toEqual([[], []]);
});

describe('back from WeChat', () => {
  beforeEach(() => {
    setTabItem('signin-state', 'mine');
    setTabItem('signin-tries', '1');
    window.history.replaceState(null, '', '/mp/?code=c%2B1&state=mine#/');
  });

  const EXCHANGE = '/api/sysWechat/snsOAuth2?Code=c%2B1';
  const LOGIN = '/api/sysWechat/openIdLogin';

  it('signs in with the code, and the app takes over the answers, each once', async () => {
    answers = { snsOAuth2: 'openid-1', openIdLogin: { accessToken: 'token-1' } };
    expect(await signInEarly('en', atOnce)).toBe(false);
    expect(requests).toEqual(['snsOAuth2?Code=c%2B1 {}', 'openIdLogin {"openId":"openid-1"}']);
    expect(takeEarlyAnswer(LOGIN, { openId: 'another' })).toBeUndefined();
    const answer = (result: unknown) => ({ statusCode: 200, header: { x: '1' }, data: JSON.stringify({ code: 200, result }) });
    await expect(takeEarlyAnswer(EXCHANGE, undefined)).resolves.toEqual(answer('openid-1'));
    await expect(takeEarlyAnswer(LOGIN, { openId: 'openid-1' })).resolves.toEqual(answer({ accessToken: 'token-1' }));
    expect(takeEarlyAnswer(EXCHANGE, undefined)).toBeUndefined();
  });

  it('tells the app that nobody answered', async () => {
    expect(await signInEarly('en', atOnce)).toBe(false);
    await expect(takeEarlyAnswer(EXCHANGE, undefined)).rejects.toThrow('no network');
    expect(requests).toEqual(['snsOAuth2?Code=c%2B1 {}']);
  });
});
