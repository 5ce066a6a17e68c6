/**
 * A newcomer's sign-in (R-signin-5, R-signin-6), begun by the page: the way to WeChat and back is most of their wait, and needs
 * nothing of the app. What comes to nothing here is left to the app, which begins from the start and tells what failed.
 */
import { genAuthUrl, openIdLogin, snsOAuth2 } from '@park/contract/session/calls';
import { canLeave, currentAddress, readCallback, redirect } from '@/platform/address';
import { API_BASE } from '@/platform/apiBase';
import { keepEarlyAnswer } from '@/platform/earlyAnswer';
import { randomToken } from '@/platform/random';
import { getItem, STORAGE_KEYS } from '@/platform/storage';
import { getTabItem, setTabItem } from '@/platform/tabStorage';
import { stateOf, TAB_KEYS } from '@/session/tabKeys';

/** A little longer than the app takes to come: what does not answer by then is the app's to wait for, while help is at hand. ms */
const TIMEOUT_MS = 2_000;
/** One turn of a slow network: an app that starts before the answer is here keeps it waiting while it draws. ms */
const TURN = 300;

/** Resolves with the result, '' when the call was refused. @throws TypeError, SyntaxError when no answer came that can be read */
async function ask(lang: string, url: string, data: object, keep = keepEarlyAnswer): Promise<string> {
  const answer = fetch(API_BASE + url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': lang },
    body: JSON.stringify(data),
  }).then(async (response) => ({
    statusCode: response.status,
    header: Object.fromEntries(response.headers),
    data: await response.text(),
  }));
  keep(API_BASE + url, data, answer);
  const { code, result } = JSON.parse((await answer).data);
  return code === 200 ? result : '';
}

/** The app takes both answers over. Resolves when the second call is under way. */
async function exchange(lang: string, code: string): Promise<void> {
  const openId = await ask(lang, `${snsOAuth2.path}?Code=${encodeURIComponent(code)}`, {});
  if (openId) ask(lang, openIdLogin.path, { openId }).catch(() => {});
}

/**
 * Leaves for WeChat at the first try of whoever was never here, and goes on with the code that a newcomer brings back.
 * @param lang of the sentences in an answer
 * @param files resolves when the app's files are in the browser's cache, where the page that comes next finds them
 * @returns whether this page will soon be gone, when the app may start
 */
export async function signInEarly(lang: string, files: () => Promise<unknown>): Promise<boolean> {
  if (getItem(STORAGE_KEYS.token) || getItem(STORAGE_KEYS.openId) || getItem('signed-out')) return false;
  const callback = readCallback();
  if (callback) {
    if (callback.state && callback.state === getTabItem(TAB_KEYS.state))
      await Promise.race([exchange(lang, callback.code).catch(() => {}), after(TURN)]);
    return false;
  }
  if (getTabItem(TAB_KEYS.tries) || !canLeave()) return false;
  const state = stateOf(randomToken(), 1);
  const request = ask(lang, genAuthUrl.path, { redirectUrl: currentAddress(), scope: 'snsapi_base', state }, () => {});
  const url = await Promise.race([request.catch(() => ''), after(TIMEOUT_MS)]);
  if (!url) return false;
  await Promise.race([files(), after(TIMEOUT_MS)]);
  setTabItem(TAB_KEYS.state, state);
  setTabItem(TAB_KEYS.tries, '1');
  redirect(url);
  return true;
}

function after(time: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
