import type { ErrorName } from '@park/contract/errors';
import { AppError } from './appError';

/** A rule that a call breaks, with the facts its sentence tells. A `check…` answers with one, or with null. */
export interface Violation {
  error: ErrorName;
  params?: Record<string, string | number>;
  result?: unknown;
}

/** What a `check…` of a call that may be repeated answers. `done`: it is so already, and a retry changes nothing. */
export type CheckResult = 'go' | 'done' | Violation;

/** Whether there is anything to do. @throws AppError that says what was violated */
export function isToDo(result: CheckResult): boolean {
  if (typeof result !== 'string') throw errorOf(result);
  return result === 'go';
}

/** @throws AppError that says what was violated */
export function throwIfViolated(violation: Violation | null): void {
  if (violation) throw errorOf(violation);
}

export function errorOf({ error, params, result }: Violation): AppError {
  return new AppError(error, params, { result });
}

/** The sort field of a list, when it is one of `allowed`. @throws AppError fieldNotSortable */
export function sortField<Field extends string>(field: string | undefined, allowed: readonly Field[]): Field | undefined {
  const found = allowed.find((name) => name === field);
  if (field !== undefined && field !== '' && found === undefined) throw new AppError('fieldNotSortable', { field });
  return found;
}
