import { z } from 'zod';

/** Extra facts beside an answer; `requestId` finds the call in the server's log, `error` is a key of `ErrorCode`. */
const extrasSchema = z.object({ requestId: z.string(), error: z.string().optional() }).loose();

/** The envelope of every JSON answer (Admin.NET's), errors included. `time` is ISO 8601 with the park's offset. */
export function envelopeSchema<T extends z.ZodType>(result: T) {
  return z.object({
    code: z.int(),
    type: z.enum(['success', 'error', 'warning']),
    message: z.string(),
    result,
    extras: extrasSchema.nullable(),
    time: z.string(),
    errors: z.array(z.string()).optional(),
  });
}

export interface Envelope<T> {
  code: number;
  type: 'success' | 'error' | 'warning';
  message: string;
  result: T;
  extras: { requestId: string; error?: string } | null;
  time: string;
  errors?: string[];
}

export const pageQuerySchema = z.object({
  page: z.int32().min(1).default(1),
  pageSize: z.int().min(1).max(100).default(20),
  field: z.string().max(40).optional(),
  order: z.enum(['asc', 'desc']).optional(),
});
export type PageQuery = z.input<typeof pageQuerySchema>;

export function pageSchema<T extends z.ZodType>(item: T) {
  return z.object({
    page: z.int(),
    pageSize: z.int(),
    total: z.int(),
    totalPages: z.int(),
    items: z.array(item),
    hasPrevPage: z.boolean(),
    hasNextPage: z.boolean(),
  });
}

export interface Page<T> {
  page: number;
  pageSize: number;
  total: number;
  totalPages: number;
  items: T[];
  hasPrevPage: boolean;
  hasNextPage: boolean;
}

const cursor = z
  .string()
  .max(2_000)
  .regex(/^[\w-]+$/);
/** A list of the staff's, behind or before the cursor that an earlier answer named; without one from its beginning. */
export const rowsQuerySchema = pageQuerySchema
  .omit({ page: true })
  .extend({ after: cursor.optional(), before: cursor.optional() });
export type RowsQuery = z.input<typeof rowsQuerySchema>;

export function rowsSchema<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.int(),
    more: z.boolean(),
    before: z.string().nullable(),
    after: z.string().nullable(),
  });
}

/**
 * Some rows of a list of the staff's, which may hold a million: they are found by a cursor, however deep it lies (visitors' lists
 * have numbered pages). `before` and `after` are the cursors to go on from, null at either end.
 */
export interface Rows<T> {
  items: T[];
  /** How many there are; from `MAX_COUNTED` (`rows.ts`) on it is this number, and `more` says so. */
  total: number;
  more: boolean;
  before: string | null;
  after: string | null;
}

const FIRST_DAY = Date.parse('1900-01-01T00:00:00Z');
const LAST_DAY = Date.parse('2999-12-31T00:00:00Z');
/** JSON spells years that databases do not know, and what is counted on from the last one has a year of five digits. */
const inOurTime = (format: 'date' | 'datetime') =>
  z.check<string>(({ value, issues }) => {
    const at = Date.parse(value);
    if (at < FIRST_DAY || at > LAST_DAY) issues.push({ code: 'invalid_format', format, input: value });
  });

/** A day of the park's calendar, `yyyy-MM-dd`, that exists, of the years 1900 to 2999. One that does not is counted on by no later check. */
export const daySchema = z.iso.date({ abort: true }).check(inOurTime('date'));
/** A moment, ISO 8601 with its offset, of the same years. */
export const momentSchema = z.iso.datetime({ offset: true, abort: true }).check(inOurTime('datetime'));
/** How many nobody has read yet. */
export const unreadCount = z.object({ count: z.int() });
/** Of a call that takes nothing. */
export const nothing = z.object({});
export const idSchema = z.string().min(1).max(40);
/** Money, in fen. */
export const fen = z.int().min(0);
/** Of something new, made up by whoever begins it, so that a save that is sent again makes no second one. Previews have ids like `preview-…`. */
export const chosenId = z.string().regex(/^(?!preview-)[\w-]{10,40}$/);
