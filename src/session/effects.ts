import { RequestError } from '@/request/errors';
import type { Credentials } from './credentials';
import type { Effect, Event } from './machine';
import type { SessionPorts } from './ports';

/** What the tab keeps of a sign-in over the redirect. */
export const TAB_KEYS = { state: 'signin-state', tries: 'signin-tries' } as const;

/** Whether a failure says nothing about openid or code, because nobody answered. */
function isUnreachable(error: unknown): boolean {
  return error instanceof RequestError && (error.kind === 'network' || error.kind === 'timeout');
}

/** The result text where a failed login carries one, else what the server said (specification, section 8). */
function spokenText(error: unknown): string {
  if (!(error instanceof RequestError)) return '';
  if (typeof error.result === 'string' && error.result) return error.result;
  return error.kind === 'business' || error.kind === 'http' ? error.message : '';
}

function failure(error: unknown): Event {
  if (isUnreachable(error)) return { type: 'unreachable', text: (error as RequestError).message };
  return { type: 'refused', text: spokenText(error) };
}

/**
 * Does one effect of the machine. Resolves with what came of it, or null when nothing needs to be told; never rejects.
 */
export async function perform(effect: Effect, ports: SessionPorts, credentials: Credentials): Promise<Event | null> {
  const { calls, tab, address, outside } = ports;
  switch (effect.type) {
    case 'refreshAnchor':
      try {
        return { type: 'anchorLearnt', status: await calls.anchorStatus() };
      } catch {
        return null;
      }
    case 'openIdLogin':
      try {
        return { type: 'loggedIn', userInfo: await calls.openIdLogin(effect.openId) };
      } catch (error) {
        return failure(error);
      }
    case 'exchangeCode':
      try {
        return { type: 'openIdGiven', openId: await calls.exchangeCode(effect.code) };
      } catch (error) {
        return failure(error);
      }
    case 'askWechatForCode':
      try {
        return { type: 'codeGiven', code: await ports.wechatCode() };
      } catch {
        return { type: 'refused', text: '' };
      }
    case 'requestAuthUrl':
      try {
        const state = ports.randomToken();
        tab.setItem(TAB_KEYS.state, state);
        return { type: 'authUrlGiven', url: await calls.genAuthUrl(address.current(), state) };
      } catch {
        return { type: 'authUrlFailed' };
      }
    case 'tellLoginFailed':
      outside.tell(effect.text || (await outside.texts()).userInfoFailed);
      return null;
    case 'tellRedirectFailed':
      outside.tell((await outside.texts()).redirectUrlFailed);
      return null;
    default:
      performAtOnce(effect, ports, credentials);
      return null;
  }
}

type SlowEffect =
  | 'refreshAnchor'
  | 'openIdLogin'
  | 'exchangeCode'
  | 'askWechatForCode'
  | 'requestAuthUrl'
  | 'tellLoginFailed'
  | 'tellRedirectFailed';

function performAtOnce(effect: Exclude<Effect, { type: SlowEffect }>, ports: SessionPorts, credentials: Credentials): void {
  const { tab, address, outside } = ports;
  switch (effect.type) {
    case 'redirect':
      address.redirect(effect.url);
      return;
    case 'store':
      credentials.store(effect.userInfo, effect.openId);
      return;
    case 'clearCredentials':
      credentials.clear();
      return;
    case 'stripCode':
      tab.removeItem(TAB_KEYS.state);
      address.strip();
      return;
    case 'keepTries':
      if (effect.tries > 0) tab.setItem(TAB_KEYS.tries, String(effect.tries));
      else tab.removeItem(TAB_KEYS.tries);
      return;
    case 'openErrorPage':
      outside.openErrorPage();
      return;
    case 'openAdminLogin':
      outside.openAdminLogin();
      return;
    case 'returnToFirstPage':
      outside.returnToFirstPage();
      return;
  }
}
