export interface Callbacks {
  success?: (result: object) => void;
  fail?: (error: { errMsg: string; errno?: number }) => void;
  complete?: (result: object) => void;
}

/** A failure that WeChat numbers. */
export class WxError extends Error {
  constructor(
    message: string,
    readonly errno?: number,
  ) {
    super(message);
  }
}

type Settled = { errMsg: string };

/**
 * Calls back after the caller has gone on, as WeChat does for every asynchronous call. Without any callback it answers a
 * promise, as WeChat does since base library 2.10.2; Taro leaves some calls (`requestPayment`) to that.
 */
export function answer(
  name: string,
  options: Callbacks | undefined,
  work: () => Promise<object> | object,
): Promise<Settled> | undefined {
  const settled = Promise.resolve()
    .then(work)
    .then(
      (result): Settled => ({ errMsg: `${name}:ok`, ...result }),
      (error: Error) => {
        const errno = error instanceof WxError ? error.errno : undefined;
        throw { errMsg: `${name}:fail ${error.message}`, ...(errno === undefined ? {} : { errno }) };
      },
    );
  if (!options?.success && !options?.fail && !options?.complete) return settled;
  settled.then(
    (full) => {
      options.success?.(full);
      options.complete?.(full);
    },
    (full: Settled) => {
      options.fail?.(full);
      options.complete?.(full);
    },
  );
  return undefined;
}
