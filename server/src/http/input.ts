import type { z } from 'zod';
import { unstorableTexts } from './storableText';

/** Input that does not fit its schema; the errors plugin turns the issues into sentences in the reader's language. */
export class InputError extends Error {
  constructor(readonly issues: z.core.$ZodIssue[]) {
    super('invalidInput');
    this.name = 'InputError';
  }
}

/** Validates `raw`. With `fromText` (query, form) a text is read as the number or boolean that the schema expects. @throws InputError */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
  { fromText }: { fromText: boolean },
): z.output<Schema> {
  const unstorable = unstorableTexts(raw);
  if (unstorable.length > 0) throw new InputError(unstorable);
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  if (fromText && parsed.error.issues.filter((issue) => readTextAt(raw, issue)).length > 0) {
    const again = schema.safeParse(raw);
    if (again.success) return again.data;
    throw new InputError(again.error.issues);
  }
  throw new InputError(parsed.error.issues);
}

/** Replaces the text an issue complains of by the number or boolean it spells; one of several kinds can only be a number. True when it did. */
function readTextAt(raw: unknown, issue: z.core.$ZodIssue): boolean {
  const expected = issue.code === 'invalid_type' ? issue.expected : issue.code === 'invalid_union' ? 'number' : undefined;
  if (expected === undefined) return false;
  const key = issue.path.at(-1);
  const holder = issue.path.slice(0, -1).reduce<unknown>((at, step) => (at as Record<PropertyKey, unknown>)?.[step], raw);
  if (key === undefined || typeof holder !== 'object' || holder === null) return false;
  const value = (holder as Record<PropertyKey, unknown>)[key];
  const meant = typeof value === 'string' ? spelled(value, expected) : undefined;
  if (meant === undefined) return false;
  (holder as Record<PropertyKey, unknown>)[key] = meant;
  return true;
}

function spelled(text: string, expected: string): number | boolean | undefined {
  if (expected === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  if (expected !== 'number' && expected !== 'int') return undefined;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}
