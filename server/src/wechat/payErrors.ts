/** WeChat Pay did not answer, answered what cannot be trusted, or said it is busy: asking later may work. */
export class PayUnavailableError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`WeChat Pay is not available: ${reason}`, options);
    this.name = 'PayUnavailableError';
  }
}

/** WeChat Pay refused this one request; `code` is its own word, e.g. `ORDERPAID`. */
export class PayRefusedError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly reason: string,
  ) {
    super(`WeChat Pay refused (HTTP ${status} ${code}: ${reason})`);
    this.name = 'PayRefusedError';
  }
}

/** A notification that WeChat Pay cannot have sent: no or a wrong signature, too old, or not for this merchant. */
export class PayForgedError extends Error {
  constructor(reason: string) {
    super(`The notification is not WeChat Pay's: ${reason}`);
    this.name = 'PayForgedError';
  }
}
