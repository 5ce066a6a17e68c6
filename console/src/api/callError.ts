import { type ErrorName, isConflict as isConflictName } from '@park/contract/errors';

/** What can go wrong before the server has answered. */
type CallErrorName = ErrorName | 'offline' | 'unreadable' | 'cancelled';

/** A call that the server refused, or that never reached it. `message` is the sentence for people, in their language. */
export class CallError extends Error {
  constructor(
    /** A key of the contract's `ErrorCode`, or what happened on the way. */
    readonly errorName: CallErrorName | string,
    message: string,
    /** What the server hands over beside the sentence. */
    readonly result?: unknown,
  ) {
    super(message);
    this.name = 'CallError';
  }
}

/** Somebody else saved in between. */
export const isConflict = (error: unknown): error is CallError => error instanceof CallError && isConflictName(error.errorName);

/** What was asked for is not there, and asking again will not bring it. */
export const isGone = (error: unknown): boolean => error instanceof CallError && error.errorName.endsWith('NotFound');

/** The sentence to show, whatever was thrown. */
export const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
