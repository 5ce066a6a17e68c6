import { z } from 'zod';
import type { CallSchemas } from '../call';
import { momentSchema, nothing } from '../envelope';

/** What waits for the park, for WeChat or for staff. */
const WAITS = [
  'payment',
  'refund',
  'refundUnderWay',
  'refundFailed',
  'shipping',
  'shippingFailed',
  'expiry',
  'help',
  'gateConflict',
  'complaint',
  'subscribe',
  'ticketCard',
  'cardTemplate',
  'tradeControlled',
  'shippingAccess',
] as const;
export type Waits = (typeof WAITS)[number];

/** Null is what is not known at the moment. What `is…` says is true where an alert goes off as well. */
const parkStatus = z.object({
  version: z.string(),
  commit: z.string().nullable(),
  /** Since when the node runs that answers. */
  upSince: momentSchema,
  database: z.object({ answers: z.boolean(), bytes: z.number().nullable() }),
  redis: z.enum(['ok', 'unreachable', 'off']),
  disk: z.object({ freeBytes: z.number().nullable(), isFull: z.boolean() }),
  /** Null: none is made at night (`BACKUP_DIR`). */
  backup: z.object({ at: momentSchema.nullable(), isOld: z.boolean() }).nullable(),
  waiting: z.array(z.object({ what: z.enum(WAITS), waiting: z.int(), oldestSeconds: z.number(), isOverdue: z.boolean() })),
  jobs: z.object({
    known: z.int(),
    /** Those that are late or failed last. */
    bad: z.array(z.object({ name: z.string(), succeededAt: momentSchema.nullable(), isFailing: z.boolean() })),
  }),
});
export type ParkStatus = z.infer<typeof parkStatus>;

export const schemas = {
  getStatus: { in: nothing, out: parkStatus, summary: 'Get how the park itself is: what waits, jobs, room, the last backup' },
} satisfies Record<string, CallSchemas>;
