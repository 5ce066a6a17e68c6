import { z } from 'zod';
import type { CallSchemas } from '../../call';
import { momentSchema, nothing } from '../../envelope';
import { inChineseAtLeast } from '../../localized';
import { TICKET_WINDOW, WINDOW_PHONE } from './limits';

const ticketWindow = z.object({
  place: z.string(),
  hours: z.string(),
  /** Which documents it takes, and how one pays there. */
  bring: z.string(),
  /** Where tickets are booked by voice, as it is to be read. */
  phone: z.string(),
});

const textOf = (max: number) => inChineseAtLeast(z.string().trim().min(1).max(max));
const contents = {
  place: textOf(TICKET_WINDOW.place),
  hours: textOf(TICKET_WINDOW.hours),
  bring: textOf(TICKET_WINDOW.bring),
  phone: z.string().trim().max(TICKET_WINDOW.phone).regex(WINDOW_PHONE),
};

const adminTicketWindow = z.object({
  /** 0: nobody has written it yet. */
  version: z.int(),
  updatedAt: momentSchema.nullable(),
  /** A user name. */
  updatedBy: z.string().nullable(),
  /** Null: not written yet, and visitors see none. */
  window: z.object(contents).nullable(),
});
export type AdminTicketWindow = z.infer<typeof adminTicketWindow>;

export const schemas = {
  getTicketWindow: {
    mayLag: 'always',
    in: nothing,
    out: ticketWindow.nullable(),
    summary: 'Get where tickets are sold by a person, and the phone they are booked by',
  },
  getAdminTicketWindow: { in: nothing, out: adminTicketWindow, summary: 'Get the ticket window in every language' },
  saveTicketWindow: {
    in: z.object({ version: z.int32().min(0), ...contents }),
    out: adminTicketWindow,
    summary: 'Change the ticket window, from the version that was opened',
  },
} satisfies Record<string, CallSchemas>;
