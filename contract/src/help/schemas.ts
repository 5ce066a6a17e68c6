import { z } from 'zod';
import { idSchema, momentSchema } from '../envelope';
import { HELP, HELP_KINDS, HELP_STATUSES } from './limits';

/** Where the phone is, and in which system it says so: browsers speak wgs84, WeChat in China gcj02. */
export const helpPosition = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Metres. */
  accuracy: z.number().min(0).max(1e7).nullable(),
  system: z.enum(['wgs84', 'gcj02']),
  at: momentSchema,
});
export type HelpPosition = z.infer<typeof helpPosition>;

/** The phone's own secret, made on it and kept there: who knows it may follow and cancel this phone's calls. */
const device = z.string().min(20).max(64);

/**
 * A call for help is never refused for how it is filled in: what cannot be read is left out, what is too long is cut. Only
 * `clientId` (made and kept on the phone before it sends, so that a call sent again is known) and `device` must be there.
 */
export const callHelpIn = z.object({
  clientId: z.string().min(16).max(64),
  device,
  kind: z.enum(HELP_KINDS).catch('other'),
  phone: z
    .string()
    .transform((phone) => phone.trim().slice(0, HELP.phone))
    .catch(''),
  note: z
    .string()
    .transform((note) => note.trim().slice(0, HELP.note))
    .catch(''),
  // A place counts whatever the phone's clock says.
  position: helpPosition
    .extend({ at: momentSchema.catch('') })
    .nullable()
    .catch(null),
  /**
   * The open call that this only adds to: the place that was found after it was sent. It never begins a call; once that one is
   * over, it is `helpOver`.
   */
  onlyTo: idSchema.nullish().catch(null),
  /** When the visitor asked, by the phone; it may have been without a network since. */
  askedAt: momentSchema.nullable().catch(null),
});
export interface CallHelpIn {
  clientId: string;
  device: string;
  kind: (typeof HELP_KINDS)[number];
  phone: string;
  note: string;
  position: HelpPosition | null;
  onlyTo?: string | null;
  askedAt: string | null;
}

export const helpRequest = z.object({
  id: z.string(),
  /** What visitor and staff read out to each other. */
  number: z.string(),
  kind: z.enum(HELP_KINDS),
  status: z.enum(HELP_STATUSES),
  /** The staff know where. */
  located: z.boolean(),
  /** They have a number to call back on. */
  reachable: z.boolean(),
  askedAt: momentSchema,
  receivedAt: momentSchema,
  respondingAt: momentSchema.nullable(),
  endedAt: momentSchema.nullable(),
  /** What staff wrote when it was resolved. */
  outcome: z.string().nullable(),
});
export type HelpRequest = z.infer<typeof helpRequest>;

export const getHelpIn = z.object({ device });
export type GetHelpIn = z.input<typeof getHelpIn>;
export const helpState = z.object({
  /** This phone's, newest first, at most ten. */
  requests: z.array(helpRequest),
  /** Minutes in which half of the calls of the last 30 days were answered; null while there are too few to say. */
  usualMinutes: z.int().nullable(),
});
export type HelpState = z.infer<typeof helpState>;

export const cancelHelpIn = z.object({ device, id: idSchema });
export type CancelHelpIn = z.input<typeof cancelHelpIn>;
