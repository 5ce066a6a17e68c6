import { z } from 'zod';

/** Extra facts beside an answer; `requestId` finds the call in the server's log, `error` is a key of `ErrorCode`. */
export const extrasSchema = z.object({ requestId: z.string(), error: z.string().optional() }).loose();

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
  page: z.int().min(1).default(1),
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

/** A day of the park's calendar, `yyyy-MM-dd`, that exists. */
export const daySchema = z.iso.date();
/** A moment, ISO 8601 with its offset. */
export const momentSchema = z.iso.datetime({ offset: true });
export const idSchema = z.string().min(1).max(40);
/** Of something new, made up by whoever begins it, so that a save that is sent again makes no second one. Previews have ids like `preview-…`. */
export const chosenId = z.string().regex(/^(?!preview-)[\w-]{10,40}$/);
