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

export interface WechatPicture {
  type: 'image/png' | 'image/jpeg';
  bytes: Buffer;
}

/** What the server asks of WeChat. One implementation serves the real hosts and the sandbox. */
export interface WechatClient {
  /** Null when the park has no app of this kind. */
  appId(kind: AppKind): string | null;
  /** Where WeChat sends the browser back to `redirectUrl` with a code. @throws WechatRefusedError without an official account */
  authorizeUrl(request: AuthorizeRequest): string;
  /** Exchanges a code, once, for who it is. @throws WechatCodeError, WechatUnavailableError, WechatRefusedError */
  identify(kind: AppKind, code: string): Promise<WechatIdentity>;
  /**
   * The phone number behind a code that `getPhoneNumber` gave the mini-program, so it is the visitor's own: digits alone, with `+` and
   * the country's code unless it is of mainland China. A code is good for one exchange.
   * @throws WechatCodeError, WechatUnavailableError, WechatRefusedError
   */
  phoneNumber(code: string): Promise<string>;
  /**
   * Asks what only the app itself may ask (POST), by the token that all nodes share; one that WeChat takes no more is renewed once, by one of
   * them. Not within a transaction.
   * @param path such as `/wxa/sec/order/is_trade_managed`
   * @returns WeChat's answer, whose errcode is 0 or not there
   * @throws WechatUnavailableError (its `reached` says whether WeChat may have done it), WechatRefusedError (its errcode says why), WechatCodeError
   */
  asApp(kind: AppKind, path: string, body: object): Promise<Record<string, unknown>>;
  /** The same, answered with a picture. @throws as `asApp`; WechatUnavailableError, too, for what is neither a picture nor an error of WeChat's */
  pictureAsApp(kind: AppKind, path: string, body: object): Promise<WechatPicture>;
}
