import { z } from 'zod';

/** `redirectUrl` must be an address of this park's app; `state` comes back with the code. */
export const genAuthUrlIn = z.object({
  redirectUrl: z.url().max(2048),
  scope: z.enum(['snsapi_base', 'snsapi_userinfo']),
  state: z.string().min(1).max(128),
});
export type GenAuthUrlIn = z.input<typeof genAuthUrlIn>;

export const codeIn = z.object({ Code: z.string().min(1).max(512) });
export type CodeIn = z.input<typeof codeIn>;
export const jsCodeIn = z.object({ JsCode: z.string().min(1).max(512) });
export type JsCodeIn = z.input<typeof jsCodeIn>;

/** An opaque, signed, expiring handle for the WeChat openid; WeChat's own openid is never handed out or accepted. */
export const openIdHandle = z.string().min(1).max(2048);

export const openIdLoginIn = z.object({ openId: openIdHandle });
export type OpenIdLoginIn = z.input<typeof openIdLoginIn>;

export const userInfo = z.object({
  id: z.string(),
  accessToken: z.string(),
  /** ISO 8601; the server renews the token by the `access-token` header in the last third of its life. */
  expiresAt: z.string(),
  nickName: z.string().nullable(),
});
export type UserInfo = z.infer<typeof userInfo>;
