import { z } from 'zod';
import type { CallSchemas } from '../call';
import { nothing } from '../envelope';

/** An opaque, signed, expiring handle for the WeChat openid; WeChat's own openid is never handed out or accepted. */
const openIdHandle = z.string().min(1).max(2048);
const openIdLoginIn = z.object({ openId: openIdHandle });

const userInfo = z.object({
  id: z.string(),
  accessToken: z.string(),
  /** ISO 8601; the server renews the token by the `access-token` header in the last third of its life. */
  expiresAt: z.string(),
  nickName: z.string().nullable(),
});
export type UserInfo = z.infer<typeof userInfo>;

export const schemas = {
  genAuthUrl: {
    /** `redirectUrl` must be an address of this park's app; `state` comes back with the code. */
    in: z.object({
      redirectUrl: z.url().max(2048),
      scope: z.enum(['snsapi_base', 'snsapi_userinfo']),
      state: z.string().min(1).max(128),
    }),
    out: z.string(),
    summary: 'Get the address at WeChat that sends the browser back with a code',
  },
  snsOAuth2: {
    in: z.object({ Code: z.string().min(1).max(512) }),
    out: openIdHandle,
    from: 'query',
    summary: 'Exchange an Official Account code for an openid handle',
  },
  openIdLogin: { in: openIdLoginIn, out: userInfo, summary: 'Sign in to the web app with an openid handle' },
  wxOpenId: {
    priority: 'write',
    in: z.object({ JsCode: z.string().min(1).max(512) }),
    out: openIdHandle,
    summary: 'Exchange a Mini Program code for an openid handle',
  },
  wxOpenIdLogin: { in: openIdLoginIn, out: userInfo, summary: 'Sign in to the Mini Program with an openid handle' },
  signOut: { in: nothing, out: z.null(), summary: 'Sign the visitor out everywhere and revoke all earlier openid handles' },
} satisfies Record<string, CallSchemas>;
