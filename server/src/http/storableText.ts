import type { z } from 'zod';

/** NUL, and halves of characters that JSON can spell but UTF-8 and PostgreSQL cannot hold. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/** The texts in `value` that no database would take, as validation issues. */
export function unstorableTexts(value: unknown, path: PropertyKey[] = []): z.core.$ZodIssue[] {
  if (typeof value === 'string')
    return UNSTORABLE.test(value) ? [{ code: 'invalid_format', format: 'text', path, message: 'unstorable text' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unstorableTexts(inner, [...path, key]));
}
