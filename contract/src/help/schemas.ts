import { z } from 'zod';
import type { CallSchemas } from '../call';
import { idSchema, momentSchema, rowsQuerySchema, rowsSchema } from '../envelope';
import { exportOf } from '../export';
import { plainText } from '../plainText';
import { REASON_LENGTH } from '../reason';
import { HELP, HELP_PROOFS, HELP_STATUSES, HELP_URGENCIES } from './limits';

/** Where the phone is, and in which system it says so: browsers speak wgs84, WeChat in China gcj02. */
export const phonePlace = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** Metres. */
  accuracy: z.number().min(0).max(1e7).nullable(),
  system: z.enum(['wgs84', 'gcj02']),
  at: momentSchema,
});
export type HelpPosition = z.infer<typeof phonePlace>;

/** The phone's own secret, made on it and kept there: who knows it may follow and cancel this phone's calls. */
export const device = z.string().min(20).max(64);

/**
 * A call for help is never refused for how it is filled in: what cannot be read is left out, what is too long is cut. Only
 * `clientId` (made and kept on the phone before it sends, so that a call sent again is known) and `device` must be there.
 */
const callHelpIn = z.object({
  clientId: z.string().min(16).max(64),
  device,
  /** An entry of the park's list; one that it does not have is `other`. */
  kind: z.string().catch('other'),
  phone: z
    .string()
    .transform((phone) => plainText(phone).slice(0, HELP.phone))
    .catch(''),
  note: z
    .string()
    .transform((note) => note.trim().slice(0, HELP.note))
    .catch(''),
  // A place counts whatever the phone's clock says.
  position: phonePlace
    .extend({ at: momentSchema.catch('') })
    .nullable()
    .catch(null),
  /** The open call to which this only adds a place that was found later. It begins none: once that one is over, it is `helpOver`. */
  onlyTo: idSchema.nullish().catch(null),
  /** When the visitor asked, by the phone; it may have been without a network since. */
  askedAt: momentSchema.nullable().catch(null),
});
export type CallHelpIn = z.output<typeof callHelpIn>;

const helpRequest = z.object({
  id: z.string(),
  /** What visitor and staff read out to each other. */
  number: z.string(),
  kind: z.string(),
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

/** A call as those see it who go there. */
const adminHelp = helpRequest.extend({
  /** 1 is seen to first. */
  urgency: z.literal(HELP_URGENCIES),
  phone: z.string(),
  note: z.string(),
  position: phonePlace.nullable(),
  visitorId: z.string().nullable(),
  /** How often the phone asked. */
  asked: z.int(),
  /** What speaks for it. */
  proof: z.enum(HELP_PROOFS),
  /** How many open calls this row stands for, and what they share; 1: itself. */
  folded: z.int(),
  foldedBy: z.enum(['network', 'place']).nullable(),
  responder: z.string().nullable(),
  /** From its arrival until somebody took it, or until now. */
  waitedSeconds: z.int(),
});
export type AdminHelp = z.infer<typeof adminHelp>;

const helpRequestsIn = rowsQuerySchema.extend({
  over: z.boolean().default(false),
  /** Of the open calls only those that stand in this one's row, each for itself. */
  inRowOf: idSchema.optional(),
});

export const schemas = {
  callHelp: {
    in: callHelpIn,
    out: helpRequest,
    summary: 'Call for help; repeating the call makes no second one',
    ownLimit: true,
    mendsTexts: true,
  },
  getHelp: {
    priority: 'vital',
    in: z.object({ device }),
    out: z.object({
      /** This phone's, newest first, at most ten. */
      requests: z.array(helpRequest),
      /** Minutes in which half of the calls of the last 30 days were answered; null while there are too few to say. */
      usualMinutes: z.int().nullable(),
    }),
    summary: 'Get this phone’s calls for help and their state',
  },
  cancelHelp: {
    priority: 'vital',
    in: z.object({ device, id: idSchema }),
    out: helpRequest,
    summary: 'Cancel a call for help',
  },

  getHelpRequests: {
    in: helpRequestsIn,
    out: rowsSchema(adminHelp),
    summary: 'List open calls for help, most urgent first',
    priority: 'vital',
  },
  takeHelp: { in: z.object({ id: idSchema }), out: adminHelp, summary: 'Take a call for help', priority: 'vital' },
  resolveHelp: {
    priority: 'vital',
    /** The visitor reads the outcome. `wholeRow`: so do all who wait in its row and had arrived by `seenAt`, when staff saw it. */
    in: z.object({
      id: idSchema,
      outcome: z.string().trim().min(1).max(REASON_LENGTH),
      wholeRow: z.boolean().default(false),
      seenAt: momentSchema.optional(),
    }),
    out: adminHelp,
    summary: 'Resolve a call for help',
  },
  exportHelpRequests: { mayLag: 'always', ...exportOf(helpRequestsIn, 'Export calls for help') },
} satisfies Record<string, CallSchemas>;
