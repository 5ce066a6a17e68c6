import { z } from 'zod';
import { idSchema, momentSchema, rowsQuerySchema } from '../envelope';
import { checkInIn, scanId } from './adminSchemas';
import { GATE_VERDICTS, MOST_ENTRIES_A_SYNC } from './limits';

/** One scan that a gate decided by itself: `id` is the gate's own, `scannedAt` its clock's moment. */
export const offlineEntry = checkInIn.extend({
  id: scanId,
  scannedAt: momentSchema,
});
export type OfflineEntry = z.infer<typeof offlineEntry>;
export const syncEntriesIn = z.object({ entries: z.array(offlineEntry).min(1).max(MOST_ENTRIES_A_SYNC) });
export type SyncEntriesIn = z.input<typeof syncEntriesIn>;

/** What became of a scan. `conflict`: somebody got in who should not have. */
export const syncedEntry = z.object({
  id: z.string(),
  verdict: z.enum(GATE_VERDICTS),
  message: z.string(),
  conflict: z.boolean(),
});
export type SyncedEntry = z.infer<typeof syncedEntry>;

export const gateConflictsIn = rowsQuerySchema.extend({ resolved: z.boolean().optional() });
export type GateConflictsIn = z.input<typeof gateConflictsIn>;

const entered = z.object({ gate: z.string(), at: momentSchema });
/** A ticket that let somebody in it should not have. `first`: the entry that counts; null where there is none. */
export const gateConflict = z.object({
  id: z.string(),
  verdict: z.enum(GATE_VERDICTS),
  ticket: z.object({ id: z.string(), number: z.string(), name: z.string(), orderId: z.string() }),
  first: entered.nullable(),
  second: entered,
  createdAt: momentSchema,
  resolvedAt: momentSchema.nullable(),
  resolvedBy: z.string().nullable(),
  note: z.string().nullable(),
});
export type GateConflict = z.infer<typeof gateConflict>;

export const resolveConflictIn = z.object({ id: idSchema, note: z.string().trim().min(1).max(200) });
export type ResolveConflictIn = z.input<typeof resolveConflictIn>;
