/** Set at build time from `WECHAT_MP_API_BASE`; a mini-program has no address of its own to be relative to. */
declare const WECHAT_MP_API_BASE: string;
export const API_BASE = WECHAT_MP_API_BASE;
