import type { AppKind } from './codes';

/** The two apps the sandbox knows; a server that sets no WECHAT_APP_ID uses exactly these. */
export const APPS: Record<AppKind, { appId: string; secret: string }> = {
  h5: { appId: 'wxsandboxh5park01', secret: 'sandbox-h5-secret' },
  mini: { appId: 'wxsandboxmini0001', secret: 'sandbox-mini-secret' },
};

/** What the owner entered in the console of both for the message push. */
export const PUSH = { token: 'sandboxPushToken', aesKey: 'sandboxEncodingAESKeyOf43LettersAndDigits00' };

export interface WechatError {
  errcode: number;
  errmsg: string;
}

export function kindOfApp(appId: string | undefined): AppKind | undefined {
  return (Object.keys(APPS) as AppKind[]).find((kind) => APPS[kind].appId === appId);
}

/** WeChat's answer to a wrong app id or secret; null when both are right. `kind`: the app this call is for, if it matters. */
export function checkApp(appId: string | undefined, secret: string | undefined, kind?: AppKind): WechatError | null {
  if (!appId) return { errcode: 41002, errmsg: 'appid missing' };
  const known = kindOfApp(appId);
  if (!known || (kind && known !== kind)) return { errcode: 40013, errmsg: 'invalid appid' };
  if (!secret) return { errcode: 41004, errmsg: 'appsecret missing' };
  if (APPS[known].secret !== secret) return { errcode: 40125, errmsg: 'invalid appsecret' };
  return null;
}
