/** What WeChat Pay answers instead of a result: an HTTP status and `{code, message}`. */
export class PayError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export const paramError = (message: string) => new PayError(400, 'PARAM_ERROR', message);
export const signError = (message: string) => new PayError(401, 'SIGN_ERROR', message);
