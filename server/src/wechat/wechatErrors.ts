/** WeChat answered that the code is unknown, used, expired or missing: the visitor has to start again. */
export class WechatCodeError extends Error {
  constructor(readonly errcode: number) {
    super(`WeChat refused the code (errcode ${errcode})`);
    this.name = 'WechatCodeError';
  }
}

/** WeChat did not answer, answered nonsense, or said it is busy: asking later may work. */
export class WechatUnavailableError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`WeChat is not available: ${reason}`, options);
    this.name = 'WechatUnavailableError';
  }
}

/** WeChat refused the park itself (app id, secret, permissions): somebody has to mend the configuration. */
export class WechatRefusedError extends Error {
  constructor(
    readonly errcode: number,
    readonly errmsg: string,
  ) {
    super(`WeChat refused this server (errcode ${errcode}: ${errmsg})`);
    this.name = 'WechatRefusedError';
  }
}
