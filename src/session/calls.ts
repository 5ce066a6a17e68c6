import { getAnchorsDetails } from '@park/contract/live/anchor/calls';
import { genAuthUrl, openIdLogin, signOut, snsOAuth2, wxOpenId, wxOpenIdLogin } from '@park/contract/session/calls';
import { SIGN_IN_BY } from '@/platform/login';
import { send } from '@/request/send';
import type { SessionCalls } from './ports';

const QUIETLY = { role: 'signIn', quiet: true } as const;

/** The calls of a sign-in. They get themselves no token, wait for nobody and raise no toast: the machine tells what failed. */
export const sessionCalls: SessionCalls = {
  // R-signin-6
  genAuthUrl: (redirectUrl, state) => send(genAuthUrl, { redirectUrl, scope: 'snsapi_base', state }, QUIETLY),
  exchangeCode: (code) =>
    SIGN_IN_BY === 'redirect'
      ? send(snsOAuth2, undefined, { ...QUIETLY, query: { Code: code } })
      : send(wxOpenId, { JsCode: code }, QUIETLY),
  openIdLogin: (openId) => send(SIGN_IN_BY === 'redirect' ? openIdLogin : wxOpenIdLogin, { openId }, QUIETLY),
  anchorStatus: async () => (await send(getAnchorsDetails, {}, { quiet: true })).status,
  accepts: (token) =>
    send(getAnchorsDetails, {}, { ...QUIETLY, token }).then(
      () => true,
      () => false,
    ),
  signOut: async (token) => {
    await send(signOut, {}, { ...QUIETLY, token });
  },
};
