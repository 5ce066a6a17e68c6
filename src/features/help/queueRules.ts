import type { CallHelpIn } from '@park/contract/help/schemas';

/** A call that has no answer yet. */
export interface Waiting {
  input: CallHelpIn;
  /** It was on its way at least once, so it may have arrived. */
  tried: boolean;
}

export function isWaiting(value: unknown): value is Waiting {
  if (typeof value !== 'object' || value === null) return false;
  const { input } = value as Partial<Waiting>;
  return typeof input === 'object' && input !== null && typeof input.clientId === 'string' && typeof input.device === 'string';
}

/** What becomes of a call that the server refused; anything else that went wrong keeps it. */
export function afterRefusal(errorName: string | undefined): 'keep' | 'drop' {
  return errorName === 'helpOver' || errorName === 'helpNotFound' ? 'drop' : 'keep';
}
