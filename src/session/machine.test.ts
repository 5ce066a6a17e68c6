import type { UserInfo } from '@park/contract/session/schemas';
import { type Effect, type Event, initialState, MAX_TRIES, type Situation, type State, step } from './machine';

const USER: UserInfo = { id: 'v1', accessToken: 'token-1', expiresAt: '2026-12-21T00:00:00+08:00', nickName: null };

const NOTHING = { token: '', openId: '', userInfo: null, callback: null, tries: 0, hasAdminToken: false, signedOut: false };
const situation = (known: Partial<Situation> = {}): Situation => ({ page: 'plain', ...NOTHING, ...known });

const shown = (known?: Partial<Situation>): Event => ({ type: 'shown', situation: situation(known) });
const wanted = (known?: Partial<Situation>): Event => ({ type: 'wanted', situation: situation(known) });

const resumed = (known?: Partial<Situation>): Event => ({ type: 'resumed', situation: situation(known) });
const LOGGED_IN: Event[] = [
  { type: 'codeGiven', code: 'c' },
  { type: 'openIdGiven', openId: 'o' },
  { type: 'loggedIn', userInfo: USER },
];

/** Runs the events one after another; gives the last state and every effect on the way, as `type` or `type:detail`. */
function play(events: Event[], by: State['by'] = 'redirect') {
  let state = initialState(by);
  const effects: string[] = [];
  for (const event of events) {
    const next = step(state, event);
    state = next.state;
    effects.push(...next.effects.map(brief));
  }
  return { state, phase: state.phase, effects };
}

function brief(effect: Effect): string {
  const { type, ...rest } = effect;
  const detail = Object.values(rest).map((value) => (typeof value === 'object' ? value.id : value));
  return [type, ...detail].join(':');
}

describe('the app is shown (R-signin-2 to R-signin-7)', () => {
  it('1: runs no login on a prize page', () => {
    expect(play([shown({ page: 'prize', openId: 'o' })])).toMatchObject({ phase: 'prize', effects: [] });
  });

  it('1: sends the redemption page to the administrator login', () => {
    expect(play([shown({ page: 'redemption' })])).toMatchObject({ phase: 'prize', effects: ['openAdminLogin'] });
  });

  it('1: leaves an administrator who is signed in on the redemption page', () => {
    expect(play([shown({ page: 'redemption', hasAdminToken: true })]).effects).toEqual([]);
  });

  it('1: keeps a visitor signed in who looks at a prize page', () => {
    expect(play([shown({ token: 't', userInfo: USER }), shown({ page: 'prize', token: 't' })]).phase).toBe('signedIn');
  });

  it('1: leaving a prize page is a sign-in like any, that stays where it led', () => {
    const { effects, phase } = play([shown({ page: 'prize' }), resumed({ page: 'prize' }), resumed(), ...LOGGED_IN], 'code');
    expect(effects.slice(0, 2)).toEqual(['keepTries:1', 'askWechatForCode']);
    expect(effects).not.toContain('returnToFirstPage');
    expect(phase).toBe('signedIn');
  });

  it('1: leaving a prize page with a token takes that', () => {
    const { effects, state } = play([shown({ page: 'prize', token: 't' }), resumed({ token: 't', userInfo: USER })]);
    expect(effects).toEqual(['refreshAnchor']);
    expect(state).toMatchObject({ phase: 'signedIn', userInfo: USER });
  });

  it('1: going from page to page starts nothing where a sign-in runs or has run', () => {
    expect(play([shown({ token: 't', userInfo: USER }), resumed({ token: 't' })]).effects).toEqual(['refreshAnchor']);
    expect(play([shown(), resumed()]).effects).toEqual(['keepTries:1', 'requestAuthUrl:1']);
  });

  it('1: signs in on a prize page for a tap, and comes back to it with a code', () => {
    const signInTap: Event = { type: 'signInTapped', situation: situation({ page: 'prize' }) };
    expect(play([shown({ page: 'prize' }), signInTap])).toMatchObject({
      phase: 'signingIn',
      effects: ['keepTries:1', 'requestAuthUrl:1'],
    });
    const callback = { code: 'c', stateMatches: true };
    const back = play([
      shown({ page: 'prize', callback }),
      { type: 'signInTapped', situation: situation({ page: 'prize', callback, tries: 1 }) },
      { type: 'openIdGiven', openId: 'o' },
      { type: 'loggedIn', userInfo: USER },
    ]);
    expect(back.phase).toBe('signedIn');
    expect(back.effects).not.toContain('returnToFirstPage');
    expect(back.effects.slice(0, 2)).toEqual(['exchangeCode:c', 'openIdLogin:o']);
  });

  it('2: allows one login at a time', () => {
    const { effects, phase } = play([shown(), shown(), wanted(), shown({ openId: 'o' })]);
    expect(effects).toEqual(['keepTries:1', 'requestAuthUrl:1']);
    expect(phase).toBe('signingIn');
  });

  it('3: only refreshes the anchor details when there is a token', () => {
    const { effects, state } = play([shown({ token: 't', openId: 'o', userInfo: USER })]);
    expect(effects).toEqual(['refreshAnchor']);
    expect(state).toMatchObject({ phase: 'signedIn', userInfo: USER });
  });

  it('3: takes a code that is not needed out of the address', () => {
    const callback = { code: 'c', stateMatches: true };
    expect(play([shown({ token: 't', callback })]).effects).toEqual(['stripCode', 'refreshAnchor']);
  });

  it('4: logs in with a stored openid', () => {
    const { effects } = play([shown({ openId: 'o' }), { type: 'loggedIn', userInfo: USER }]);
    expect(effects).toEqual(['openIdLogin:o', 'store:v1:o', 'stripCode', 'refreshAnchor', 'returnToFirstPage']);
  });

  it('4: on failure clears, strips the code and tries anew', () => {
    const { effects, phase } = play([shown({ openId: 'o' }), { type: 'refused', text: 'expired' }]);
    expect(effects).toEqual([
      'openIdLogin:o',
      'tellLoginFailed:expired',
      'clearCredentials',
      'stripCode',
      'keepTries:1',
      'requestAuthUrl:1',
    ]);
    expect(phase).toBe('signingIn');
  });

  it('5: exchanges the address’s code for an openid and logs in', () => {
    const callback = { code: 'c', stateMatches: true };
    const { effects, state } = play([
      shown({ callback, tries: 1 }),
      { type: 'openIdGiven', openId: 'o' },
      { type: 'loggedIn', userInfo: USER },
    ]);
    expect(effects).toEqual([
      'exchangeCode:c',
      'openIdLogin:o',
      'store:v1:o',
      'stripCode',
      'refreshAnchor',
      'returnToFirstPage',
    ]);
    expect(state).toMatchObject({ phase: 'signedIn', tries: 1, userInfo: USER });
  });

  it('5: on failure tries anew, without the code', () => {
    const callback = { code: 'c', stateMatches: true };
    const { effects } = play([shown({ callback, tries: 1 }), { type: 'refused', text: '' }]);
    expect(effects).toEqual([
      'exchangeCode:c',
      'tellLoginFailed:',
      'clearCredentials',
      'stripCode',
      'keepTries:2',
      'requestAuthUrl:2',
    ]);
  });

  it('5: does not use a code whose state this tab never gave out', () => {
    const { effects } = play([shown({ callback: { code: 'stolen', stateMatches: false } })]);
    expect(effects).toEqual(['stripCode', 'keepTries:1', 'requestAuthUrl:1']);
  });

  it('6: redirects to the authorization address', () => {
    const { effects, phase } = play([shown(), { type: 'authUrlGiven', url: 'https://wechat' }]);
    expect(effects).toEqual(['keepTries:1', 'requestAuthUrl:1', 'redirect:https://wechat']);
    expect(phase).toBe('signingIn');
  });

  it('6: on a failure tells it and opens the error page', () => {
    const { effects, phase } = play([shown(), { type: 'authUrlFailed' }]);
    expect(effects).toEqual(['keepTries:1', 'requestAuthUrl:1', 'tellRedirectFailed', 'openErrorPage']);
    expect(phase).toBe('failed');
  });

  it.each([
    ['failed', 'framed'],
    ['missing', 'signInMissing'],
  ] as const)('6: leaves the page alone where there is no sign-in: %s', (ends, type) => {
    const { effects, phase } = play([shown(), { type }]);
    expect(effects).toEqual(['keepTries:1', 'requestAuthUrl:1', 'keepTries:0']);
    expect(phase).toBe(ends);
  });
});

describe('no endless circle', () => {
  it('opens the error page instead of a fourth attempt', () => {
    const { effects, phase } = play([shown({ tries: MAX_TRIES })]);
    expect(effects).toEqual(['openErrorPage']);
    expect(phase).toBe('failed');
  });

  it('counts attempts of a mini-program too', () => {
    const refused: Event = { type: 'refused', text: '' };
    const { effects, phase } = play([shown(), refused, refused, refused, refused], 'code');
    expect(effects.filter((effect) => effect === 'askWechatForCode')).toHaveLength(MAX_TRIES);
    expect(effects.at(-1)).toBe('openErrorPage');
    expect(phase).toBe('failed');
  });

  it('counts a sign-in as a try until its token was used with success', () => {
    const refused: Event = { type: 'unauthorized', page: 'plain', tries: 0 };
    let state = initialState('code');
    const effects: string[] = [];
    const happen = (event: Event) => {
      const next = step(state, event);
      state = next.state;
      effects.push(...next.effects.map(brief));
    };
    for (const event of [shown(), ...LOGGED_IN]) happen(event);
    for (let round = 0; round < 5; round += 1) {
      for (const event of [{ ...refused, tries: state.tries }, ...LOGGED_IN]) happen(event);
    }
    expect(effects.filter((effect) => effect === 'askWechatForCode')).toHaveLength(MAX_TRIES);
    expect(state.phase).toBe('failed');
  });

  it('forgets its tries when the token was used', () => {
    const { effects, state } = play([shown(), ...LOGGED_IN, { type: 'used' }], 'code');
    expect(effects.at(-1)).toBe('keepTries:0');
    expect(state.tries).toBe(0);
  });

  it('starts from zero when the person asks', () => {
    const { effects } = play([shown({ tries: MAX_TRIES }), { type: 'retried', situation: situation({ tries: MAX_TRIES }) }]);
    expect(effects).toEqual(['openErrorPage', 'keepTries:1', 'requestAuthUrl:1']);
  });
});

describe('nobody answers', () => {
  it('keeps the openid: it is not to blame', () => {
    const { effects, phase } = play([shown({ openId: 'o' }), { type: 'unreachable', text: 'network timeout' }]);
    expect(effects).toEqual(['openIdLogin:o', 'keepTries:0', 'tellLoginFailed:network timeout']);
    expect(phase).toBe('failed');
  });

  it('refuses nobody: no try is counted, and there is no error page', () => {
    const cut: Event = { type: 'unreachable', text: '' };
    const { effects, state } = play([shown(), cut, shown(), cut, shown(), cut, shown(), cut], 'code');
    expect(effects).not.toContain('openErrorPage');
    expect(state).toMatchObject({ phase: 'failed', tries: 0 });
  });

  it('goes on where the visitor is when the network is back or another page shows', () => {
    const { effects, phase } = play([shown(), { type: 'unreachable', text: '' }, resumed(), ...LOGGED_IN], 'code');
    expect(effects.filter((effect) => effect === 'askWechatForCode')).toHaveLength(2);
    expect(phase).toBe('signedIn');
    expect(effects).not.toContain('returnToFirstPage');
  });

  it('does not go on by itself after a refusal', () => {
    expect(play([shown({ tries: MAX_TRIES }), resumed({ tries: MAX_TRIES })]).effects).toEqual(['openErrorPage']);
  });

  it('tries again when the app is shown again', () => {
    const { effects } = play([shown({ openId: 'o' }), { type: 'unreachable', text: '' }, shown({ openId: 'o' })]);
    expect(effects.filter((effect) => effect === 'openIdLogin:o')).toHaveLength(2);
  });
});

describe('a refused token (R-signin-8, R-error-1)', () => {
  const refused: Event = { type: 'unauthorized', page: 'plain', tries: 0 };

  it('clears everything and logs in again where the visitor is', () => {
    const signedIn = shown({ token: 't', userInfo: USER });
    const { effects, state } = play([signedIn, { type: 'anchorLearnt', status: 2 }, refused], 'code');
    expect(effects).toEqual(['refreshAnchor', 'clearCredentials', 'stripCode', 'keepTries:1', 'askWechatForCode']);
    expect(state).toMatchObject({ phase: 'signingIn', userInfo: null, anchorStatus: null });
  });

  it('stays on the page afterwards', () => {
    const { effects } = play(
      [
        shown({ token: 't' }),
        refused,
        { type: 'codeGiven', code: 'c' },
        { type: 'openIdGiven', openId: 'o' },
        { type: 'loggedIn', userInfo: USER },
      ],
      'code',
    );
    expect(effects).toContain('store:v1:o');
    expect(effects).not.toContain('returnToFirstPage');
  });

  it('starts one login for a storm of refusals', () => {
    const { effects } = play([shown({ token: 't' }), refused, refused, refused], 'code');
    expect(effects.filter((effect) => effect === 'askWechatForCode')).toHaveLength(1);
  });

  it('runs no login on a prize page, but drops the token', () => {
    const { effects, phase } = play([shown({ token: 't' }), { ...refused, page: 'prize' }]);
    expect(effects).toEqual(['refreshAnchor', 'clearCredentials', 'stripCode']);
    expect(phase).toBe('prize');
  });
});

it('ignores answers of a login that has ended', () => {
  const late: Event = { type: 'loggedIn', userInfo: { ...USER, id: 'other' } };
  const { state, effects } = play([shown({ token: 't', userInfo: USER }), late, { type: 'refused', text: '' }]);
  expect(state.userInfo).toBe(USER);
  expect(effects).toEqual(['refreshAnchor']);
});
