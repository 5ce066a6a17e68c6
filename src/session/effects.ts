import { errorNameOf, RequestError } from '@/request/errors';
import type { Credentials } from './credentials';
import type { Effect, Event } from './machine';
import type { SessionPorts } from './ports';
import { stateOf, TAB_KEYS } from './tabKeys';

/** Tries so far, by the tab or, where it keeps nothing and would begin again for ever, by the end of the `state` that WeChat brings back. */
export function triesSoFar({ tab, address }: SessionPorts): number {
  const [, returnedTries = 0] = /n(\d+)$/.exec(address.callback()?.state ?? '') ?? [];
  return Math.max(Number(tab.getItem(TAB_KEYS.tries)) || 0, Number(returnedTries));
}

/** Whether a failure says nothing about openid or code, because nobody answered. */
function isUnreachable(error: unknown): boolean {
  return error instanceof RequestError && (error.kind === 'network' || error.kind === 'timeout');
}

const isMissing = (error: unknown) => errorNameOf(error) === 'signInMissing';

function failure(error: unknown): Event {
  if (isUnreachable(error)) return { type: 'unreachable', text: (error as RequestError).message };
  if (isMissing(error)) return { type: 'signInMissing' };
  const result = error instanceof RequestError ? error.result : '';
  // The result's text or our own sentence, never the server's message (R-error-5).
  return { type: 'refused', text: typeof result === 'string' ? result : '' };
}

/** An answer of 200 may still bring nothing. @throws TypeError */
function something(text: string): string {
  if (!text || typeof text !== 'string') throw new TypeError('the answer is empty');
  return text;
}

/**
 * Does one effect of the machine. Resolves with what came of it, or null when nothing needs to be told; never rejects.
 */
export async function perform(effect: Effect, ports: SessionPorts, credentials: Credentials): Promise<Event | null> {
  const { calls, tab, address, host } = ports;
  switch (effect.type) {
    case 'refreshAnchor':
      try {
        return { type: 'anchorLearnt', status: await calls.anchorStatus() };
      } catch {
        return null;
      }
    case 'openIdLogin':
      try {
        const userInfo = await calls.openIdLogin(effect.openId);
        something(userInfo.accessToken);
        return { type: 'loggedIn', userInfo };
      } catch (error) {
        return failure(error);
      }
    case 'exchangeCode':
      try {
        return { type: 'openIdGiven', openId: something(await calls.exchangeCode(effect.code)) };
      } catch (error) {
        return failure(error);
      }
    case 'askWechatForCode':
      try {
        return { type: 'codeGiven', code: await ports.wechatCode() };
      } catch {
        // WeChat gave no code to judge: most often there is no network.
        return { type: 'unreachable', text: '' };
      }
    case 'requestAuthUrl':
      if (!address.canLeave()) return { type: 'framed' };
      try {
        const state = stateOf(ports.randomToken(), effect.tries);
        tab.setItem(TAB_KEYS.state, state);
        return { type: 'authUrlGiven', url: something(await calls.genAuthUrl(address.current(), state)) };
      } catch (error) {
        return isUnreachable(error) || isMissing(error) ? failure(error) : { type: 'authUrlFailed' };
      }
    case 'tellLoginFailed':
      host.showError(effect.text || (await host.texts()).userInfoFailed);
      return null;
    case 'tellRedirectFailed':
      host.showError((await host.texts()).redirectUrlFailed);
      return null;
    case 'redirect':
      address.redirect(effect.url);
      return null;
    case 'store':
      credentials.store(effect.userInfo, effect.openId);
      return null;
    case 'clearCredentials':
      credentials.clear();
      return null;
    case 'leave':
      credentials.leave();
      host.forgetVisitor();
      return null;
    case 'comeBack':
      credentials.comeBack();
      return null;
    case 'stripCode':
      tab.removeItem(TAB_KEYS.state);
      address.strip();
      return null;
    case 'keepTries':
      if (effect.tries > 0) tab.setItem(TAB_KEYS.tries, String(effect.tries));
      else tab.removeItem(TAB_KEYS.tries);
      return null;
    case 'openErrorPage':
      host.openErrorPage();
      return null;
    case 'openAdminLogin':
      host.openAdminLogin();
      return null;
    case 'returnToFirstPage':
      host.returnToFirstPage();
      return null;
  }
}
