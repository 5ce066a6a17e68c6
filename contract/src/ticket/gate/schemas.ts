import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { MAX_OUT_AT_ONCE } from '../../capacity/limits';
import { crowd, passage } from '../../capacity/schemas';
import { daySchema, idSchema, momentSchema, nothing, rowsQuerySchema, rowsSchema } from '../../envelope';
import { type KeySet, keySet } from '../../keySet';
import { plainText } from '../../plainText';
import { CONCESSIONS } from '../concession';
import { GATE_VERDICTS, MAX_ENTRIES_PER_SYNC, MAX_PER_ORDER, TICKET_KINDS, UNDO_REASONS } from '../limits';

export type CodeKeys = KeySet;

/** The gate's own id of one scan. */
export const scanId = z.string().regex(/^[\w-]{10,40}$/);
export const gateName = z.string().trim().min(1).max(40);
/** What the QR says, or ten digits. */
export const scanCode = z.string().overwrite(plainText).min(1).max(1_000);
/**
 * `code`: what the QR says, or the ticket's ten digits; `number`: which of the tickets, where a code names several (one scan each).
 * `id`: sent again, also by `syncEntries`, the scan is answered as before. `proof`: what staff saw of what the ticket asks for; nothing of the
 * document itself is sent or kept.
 */
const checkInIn = z.object({
  id: scanId.optional(),
  code: scanCode,
  number: z
    .string()
    .regex(/^\d{10}$/)
    .optional(),
  gate: gateName,
  proof: z.enum(['checked', 'missing']).optional(),
});

const undoReason = z.enum(UNDO_REASONS);

/** A ticket as gates are shown it. */
const gateTicket = z.object({
  number: z.string(),
  name: z.string(),
  kind: z.enum(TICKET_KINDS),
  /** Masked, e.g. `张*`. */
  person: z.string().nullable(),
  /** What staff have to see, one of which is enough. */
  proofs: z.array(z.enum(CONCESSIONS)),
});
export type GateTicket = z.infer<typeof gateTicket>;

const gateAnswer = z.object({
  /** How full the park is, as of some seconds ago; null: no maximum was approved. At level 100 staff are advised to hold. */
  crowd: crowd.nullable().optional(),
  verdict: z.enum(GATE_VERDICTS),
  /** One sentence in the reader's language. */
  message: z.string(),
  ticket: gateTicket
    .extend({
      id: z.string(),
      day: daySchema,
      start: momentSchema,
      end: momentSchema,
      usedAt: momentSchema.nullable(),
      usedWhere: z.string().nullable(),
    })
    .nullable(),
  /** Of somebody who is welcome: what else the same buyer has for this slot, in the same hands and not used yet. A code names its own by itself. */
  others: z.array(gateTicket).optional(),
});
export type GateAnswer = z.infer<typeof gateAnswer>;

/** What became of a scan. `conflict`: somebody got in who should not have. */
const syncedEntry = z.object({
  id: z.string(),
  verdict: z.enum(GATE_VERDICTS),
  message: z.string(),
  conflict: z.boolean(),
});
export type SyncedEntry = z.infer<typeof syncedEntry>;

const entered = z.object({ gate: z.string(), at: momentSchema });
/** A ticket that let somebody in it should not have. `first`: the entry that counts; null where there is none. */
const gateConflict = z.object({
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

export const schemas = {
  getTicketCode: {
    priority: 'vital',
    in: z.object({ ticketId: idSchema }),
    /** `expiresAt`: when the next one has to be asked for. */
    out: z.object({ code: z.string(), expiresAt: momentSchema }),
    summary: 'Get a ticket’s entry code for the next half minute',
  },
  getTicketPasses: {
    priority: 'vital',
    /**
     * For tickets of one order, alone or together. `device` and `anchor` (hex) are the phone's own: which phone it is, and the end of
     * a chain. `take`: also when another phone has the tickets, which then lets nobody in any more.
     */
    in: z.object({
      device: z.string().regex(/^[0-9a-f]{16}$/),
      take: z.boolean(),
      wanted: z
        .array(
          z.object({
            ticketIds: z.array(idSchema).min(1).max(MAX_PER_ORDER),
            anchor: z.string().regex(/^[0-9a-f]{32}$/),
          }),
        )
        .min(1)
        // Each alone, and all together.
        .max(MAX_PER_ORDER + 1),
    }),
    /** In the order in which they were wanted. */
    out: z.object({ passes: z.array(z.string()) }),
    summary: 'Get signed passes for your tickets, from which the phone makes entry codes itself',
  },
  getCodeKey: {
    in: nothing,
    out: keySet,
    summary: 'Get the public keys of entry codes, as a JSON Web Key Set',
    priority: 'vital',
  },

  checkIn: { in: checkInIn, out: gateAnswer, summary: 'Check in a ticket once, by its code or its ten digits' },
  undoCheckIn: {
    /** `ids`: of the scans that let them in. */
    in: z.object({ ids: z.array(scanId).min(1).max(MAX_PER_ORDER), reason: undoReason }),
    out: nothing,
    summary: 'Take back entries of the last two minutes',
  },
  checkOut: {
    /** `code`: as of `checkIn`; a family's counts all of them who came in. `people`: whose tickets nobody looked at. */
    in: z
      .object({
        id: scanId,
        gate: gateName,
        code: scanCode.optional(),
        people: z.int().min(1).max(MAX_OUT_AT_ONCE).optional(),
      })
      .refine(({ code, people }) => (code === undefined) !== (people === undefined), { path: ['code'], message: 'missing' }),
    out: passage,
    summary: 'Count people who leave, by a ticket or a number of people',
    priority: 'vital',
  },
  syncEntries: {
    /** Scans that a gate decided by itself: `id` is the gate's own, `scannedAt` its clock's moment. `undone`: and took back, when and why. */
    in: z.object({
      entries: z
        .array(
          checkInIn.extend({
            id: scanId,
            scannedAt: momentSchema,
            undone: z.object({ at: momentSchema, reason: undoReason }).optional(),
          }),
        )
        .min(1)
        .max(MAX_ENTRIES_PER_SYNC),
    }),
    out: z.array(syncedEntry),
    summary: 'Report the entries a gate made offline',
    isLong: true,
  },
  getGateConflicts: {
    in: rowsQuerySchema.extend({ resolved: z.boolean().optional() }),
    out: rowsSchema(gateConflict),
    summary: 'List gate conflicts',
  },
  resolveGateConflict: {
    in: z.object({ id: idSchema, note: z.string().trim().min(1).max(200) }),
    out: gateConflict,
    summary: 'Settle a gate conflict, with a note',
  },
} satisfies Record<string, CallSchemas>;
