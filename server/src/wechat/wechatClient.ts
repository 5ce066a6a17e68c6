/** The park's official account (H5) or its mini-program; each has openids of its own. */
export type AppKind = 'h5' | 'mini';

export interface WechatIdentity {
  openid: string;
  /** The same for all apps of one owner; WeChat does not always tell it. */
  unionid: string | null;
}

export interface AuthorizeRequest {
  redirectUrl: string;
  scope: 'snsapi_base' | 'snsapi_userinfo';
  state: string;
}

/** What the server asks of WeChat. One implementation serves the real hosts and the sandbox. */
export interface WechatClient {
  /** Null when the park has no app of this kind. */
  appId(kind: AppKind): string | null;
  /** The address that sends the browser through WeChat and back to `redirectUrl` with a code. */
  authorizeUrl(request: AuthorizeRequest): string;
  /**
   * Exchanges a code for who it is; a code is good for one exchange.
   * @throws WechatCodeError, WechatUnavailableError, WechatRefusedError
   */
  identify(kind: AppKind, code: string): Promise<WechatIdentity>;
  /**
   * The phone number behind a code that `getPhoneNumber` gave the mini-program, so it is the visitor's own: digits alone, with `+` and
   * the country's code unless it is of mainland China. A code is good for one exchange.
   * @throws WechatCodeError, WechatUnavailableError, WechatRefusedError
   */
  phoneNumber(code: string): Promise<string>;
  /**
   * The app's own access token (cgi-bin/token), kept until shortly before it ends.
   * @throws WechatUnavailableError, WechatRefusedError
   */
  appToken(kind: AppKind): Promise<string>;
}
