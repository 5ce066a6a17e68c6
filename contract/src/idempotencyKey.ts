/** What the header of that name may hold. */
export const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;
