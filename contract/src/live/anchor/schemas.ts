import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { idSchema, momentSchema, nothing, pageQuerySchema, pageSchema, rowsQuerySchema, rowsSchema } from '../../envelope';
import { exportOf } from '../../export';
import { phoneSchema } from '../../phoneSchema';
import { plainText } from '../../plainText';
import { FIELD } from '../limits';
import { platform } from '../point/schemas';

const anchorStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
const platformBrief = platform.pick({ id: true, name: true });

const registration = z.object({
  id: z.string(),
  status: anchorStatus,
  name: z.string(),
  phone: z.string(),
  platform: platformBrief,
  account: z.string(),
  introduction: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: momentSchema,
  decidedAt: momentSchema.nullable(),
});
export type Registration = z.infer<typeof registration>;

const anchorDetails = z.object({
  status: anchorStatus,
  name: z.string().nullable(),
  platform: platformBrief.nullable(),
  account: z.string().nullable(),
  /** Why rejected or suspended. */
  reason: z.string().nullable(),
  /** No-shows in the window that counts. */
  noShows: z.int(),
  blockedUntil: momentSchema.nullable(),
});
export type AnchorDetails = z.infer<typeof anchorDetails>;

const LIVE_MESSAGE_KINDS = [
  'registrationReceived',
  'registrationApproved',
  'registrationRejected',
  'anchorSuspended',
  'anchorRestored',
  'reservationBooked',
  'reservationCancelled',
  'reservationCancelledByPark',
  'reservationNoShow',
] as const;
const liveMessage = z.object({
  id: z.string(),
  kind: z.enum(LIVE_MESSAGE_KINDS),
  title: z.string(),
  text: z.string(),
  reservationId: z.string().nullable(),
  createdAt: momentSchema,
});
export type LiveMessage = z.infer<typeof liveMessage>;

/** `anchorStatus`: what the anchor is now, e.g. suspended since it was approved. */
const adminRegistration = registration.extend({ anchorId: z.string(), anchorStatus });
export type AdminRegistration = z.infer<typeof adminRegistration>;

/** `status` suspended: the approved ones of anchors who are suspended now, whom `status` approved leaves out. */
const registrationsIn = rowsQuerySchema.extend({ status: anchorStatus.optional() });
const reason = z.string().trim().max(FIELD.reason).optional();

export const schemas = {
  anchorCommitRegister: {
    in: z.object({
      name: z.string().overwrite(plainText).min(FIELD.name[0]).max(FIELD.name[1]),
      phone: phoneSchema,
      platformId: idSchema,
      account: z.string().overwrite(plainText).min(FIELD.account[0]).max(FIELD.account[1]),
      introduction: z.string().trim().max(FIELD.introduction).optional(),
      /** The visitor says to be 18 or older. */
      ofAge: z.boolean().default(false),
    }),
    out: registration,
    summary: 'Register as a host',
  },
  getAnchorsDetails: { in: nothing, out: anchorDetails, summary: 'Get your standing as a host' },
  getNewestAudit: { in: nothing, out: registration.nullable(), summary: 'Get your latest registration and its state' },
  getLiveMessages: { in: pageQuerySchema, out: pageSchema(liveMessage), summary: 'List your messages, newest first' },

  getRegistrations: {
    in: registrationsIn,
    out: rowsSchema(adminRegistration),
    summary: 'List host registrations, newest first',
  },
  decideRegistration: {
    /** `reason` is shown to the visitor and is required when rejecting. */
    in: z.object({ id: idSchema, approve: z.boolean(), reason }),
    out: adminRegistration,
    summary: 'Approve or reject a host registration',
  },
  suspendAnchor: {
    in: z.object({ anchorId: idSchema, suspended: z.boolean(), reason }),
    out: z.object({ anchorId: z.string(), status: anchorStatus, cancelledReservations: z.int() }),
    summary: 'Suspend or restore a host',
  },
  exportRegistrations: exportOf(registrationsIn, 'Export host registrations'),
} satisfies Record<string, CallSchemas>;
