/** WeChat answered that the code is unknown, used, expired or missing: the visitor has to start again. */
export class WechatCodeError extends Error {
  constructor(readonly errcode: number) {
    super(`WeChat refused the code (errcode ${errcode})`);
    this.name = 'WechatCodeError';
  }
}

/** WeChat did not answer, answered nonsense, or said it is busy: asking later may work. */
export class WechatUnavailableError extends Error {
  /** False where it is certain that WeChat did nothing: nobody was reached, or it said that it is busy. */
  readonly reached: boolean;

  constructor(reason: string, { reached = true, ...options }: ErrorOptions & { reached?: boolean } = {}) {
    super(`WeChat is not available: ${reason}`, options);
    this.name = 'WechatUnavailableError';
    this.reached = reached;
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
