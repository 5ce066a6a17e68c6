import { RequestError } from '@/request/errors';
import { SignInError } from '@/session/session';

/** What a failed call says to a person, or undefined when its message was not written for one (a bug, say). */
export function sentenceOf(error: unknown): string | undefined {
  return error instanceof RequestError || error instanceof SignInError ? error.message : undefined;
}

/** No answer came: the network is gone, or far too slow. */
export const isLost = (error: unknown): boolean =>
  error instanceof RequestError && (error.kind === 'timeout' || error.kind === 'network');
