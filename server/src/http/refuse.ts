import type { ErrorName } from '@park/contract/errors';
import { AppError } from './appError';

/** A decision against, with the facts its sentence tells; null is a decision in favour. */
export type Refusal = { error: ErrorName; params?: Record<string, string | number>; result?: unknown } | null;

/** Turns a decision against into the error that says so. */
export function refuse(decision: Refusal): void {
  if (decision) throw errorOf(decision);
}

export function errorOf({ error, params, result }: NonNullable<Refusal>): AppError {
  return new AppError(error, params, { result });
}

/** The sort field of a list, when it is one of `allowed`. @throws AppError fieldNotSortable */
export function sortField<Field extends string>(field: string | undefined, allowed: readonly Field[]): Field | undefined {
  const found = allowed.find((name) => name === field);
  if (field !== undefined && field !== '' && found === undefined) throw new AppError('fieldNotSortable', { field });
  return found;
}
