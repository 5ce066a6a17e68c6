/** Characters, here and below. */
export const PASSKEY_NAME_LENGTH = 40;
export const PASSWORD_LENGTH = { min: 10, max: 256 } as const;
export const DISPLAY_NAME_LENGTH = 60;
export const USER_NAME_LENGTH = 32;
/** Typed at gates and on phones, so without letters that a keyboard may lack. */
export const USER_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{1,31}$/;
export const ROLE_NAME_LENGTH = 40;
/** fen a day; a role without a limit has none. */
export const REFUND_LIMIT = { min: 100, max: 100_000_000 } as const;
/** Of an account. */
export const MAX_ROLES = 20;
