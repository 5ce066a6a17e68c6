import { RequestError } from '@/request/errors';
import { SignInError } from '@/session/session';

/** What a failed call says to a person, or undefined when its message was not written for one (a bug, say). */
export function sentenceOf(error: unknown): string | undefined {
  return error instanceof RequestError || error instanceof SignInError ? error.message : undefined;
}
