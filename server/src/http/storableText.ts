import type { z } from 'zod';
import { AppError } from './appError';

/** NUL, and halves of characters that JSON can spell but UTF-8 and PostgreSQL cannot hold. */
const UNSTORABLE = /[\0\p{Cs}]/u;
/** What nobody sees: marks of direction, joints of no width, which come with text that was copied. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const SHOWS_NOTHING = /^[\s\p{Default_Ignorable_Code_Point}\u2800]+$/u;
/** Levels of objects and lists in each other; no call needs ten. */
const MAX_DEPTH = 32;

interface Level {
  holder: Record<string, unknown>;
  entries: [string, unknown][];
  next: number;
}

/**
 * The texts and names in `value` that no database would take, as validation issues; takes what nobody sees out of the others, in place,
 * so that a text of it alone is none. It goes down a stack of its own, and never
 * further than `MAX_DEPTH`: a few KB of brackets would fill the engine's.
 * @throws AppError malformedBody when it is deeper
 */
export function unstorableTexts(value: unknown): z.core.$ZodIssue[] {
  const issues: z.core.$ZodIssue[] = [];
  const levels: Level[] = [{ holder: {}, entries: [['', value]], next: 0 }];
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const entry = level.entries[level.next++];
    if (!entry) {
      levels.pop();
      continue;
    }
    const [name, inner] = entry;
    if (typeof inner === 'string') level.holder[name] = SHOWS_NOTHING.test(inner) ? '' : inner.replace(INVISIBLE, '');
    if (UNSTORABLE.test(name) || (typeof inner === 'string' && UNSTORABLE.test(inner)))
      issues.push({ code: 'invalid_format', format: 'text', path: pathOf(levels), message: 'unstorable text' });
    if (typeof inner !== 'object' || inner === null) continue;
    if (levels.length > MAX_DEPTH) throw new AppError('malformedBody');
    levels.push({ holder: inner as Record<string, unknown>, entries: Object.entries(inner), next: 0 });
  }
  return issues;
}

/**
 * The same with U+FFFD in place of what no database would take, for a call that is never refused for it. Names stay: those of the
 * contract are plain. @throws AppError malformedBody when it is too deep
 */
export function madeStorable(value: unknown): unknown {
  if (unstorableTexts(value).length === 0) return value;
  const everyOne = new RegExp(UNSTORABLE, 'gu');
  return JSON.parse(JSON.stringify(value), (_, inner) =>
    typeof inner === 'string' ? inner.replace(everyOne, '\ufffd') : inner,
  );
}

/** The names of the entries that were taken last, without the made-up one of the whole. */
function pathOf(levels: Level[]): string[] {
  return levels.slice(1).map(({ entries, next }) => entries[next - 1]?.[0] ?? '');
}
