import { AppError } from '../../http/appError';
import type { Refusal } from './live.rules';

/** Turns a decision against into the error that says so. */
export function refuse(decision: Refusal): void {
  if (decision) throw new AppError(decision.error, decision.params);
}

/** The sort field of a list, when it is one of `allowed`. @throws AppError fieldNotSortable */
export function sortField<Field extends string>(field: string | undefined, allowed: readonly Field[]): Field | undefined {
  const found = allowed.find((name) => name === field);
  if (field !== undefined && field !== '' && found === undefined) throw new AppError('fieldNotSortable', { field });
  return found;
}
