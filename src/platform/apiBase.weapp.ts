/** Set by the build from `WECHAT_MP_API_BASE`; a mini-program has no address of its own to be relative to. */
export const API_BASE: string = WECHAT_MP_API_BASE;
