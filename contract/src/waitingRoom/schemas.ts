import { z } from 'zod';
import type { CallSchemas } from '../call';
import { daySchema, idSchema, momentSchema, nothing } from '../envelope';
import { WAITING_ROOM, WAITING_ROOM_KINDS, WAITING_STATES } from './limits';

/** What somebody wants to order when it is their turn. */
const wish = z.object({ ticketId: idSchema, day: daySchema, slotId: idSchema });

const waitingPlace = z.object({
  state: z.enum(WAITING_STATES),
  /** To ask with from now on; null where there is nothing to wait for. */
  token: z.string().nullable(),
  /** People ahead at most; who left the line still counts until it is passed. Null unless waiting. */
  ahead: z.int().nullable(),
  /** Seconds until one is admitted, at the rate of the last minutes; null: not known yet. */
  wait: z.object({ from: z.int(), to: z.int() }).nullable(),
  /** Early: when the places are drawn. */
  opensAt: momentSchema.nullable(),
  /** Admitted: when the pass lapses. */
  until: momentSchema.nullable(),
  /** Places left of the wanted slot; null: not known. */
  left: z.int().nullable(),
  /** Nobody is let in just now, because the server cannot reach its database; places are kept. */
  isStill: z.boolean(),
  /** Seconds after which to ask again. */
  askAfter: z.number(),
});
export type WaitingPlace = z.infer<typeof waitingPlace>;

const settings = z.object({
  kind: z.enum(WAITING_ROOM_KINDS),
  /** Passes at once, or admissions a minute; of no meaning while off. */
  amount: z.int().min(1).max(WAITING_ROOM.maxAmount),
  /** A sale that starts then: who comes before waits for the draw of places, and nobody may order until then. Null: open at once. */
  opensAt: momentSchema.nullable(),
});

const waitingRoom = settings.extend({
  version: z.int(),
  updatedAt: momentSchema.nullable(),
  updatedBy: z.string().nullable(),
  /** In line now, those who came before the start included. */
  waiting: z.int(),
  /** Since it was switched on. */
  admitted: z.int(),
  /** Given, not used for an order, not lapsed. */
  passes: z.int(),
  /** Admissions a minute, of the last five; null: not known yet. */
  perMinute: z.number().nullable(),
});
export type WaitingRoom = z.infer<typeof waitingRoom>;

export const schemas = {
  joinWaitingRoom: { in: wish, out: waitingPlace, summary: 'Join the line in front of ordering; a visitor keeps one place' },
  getWaitingPlace: {
    in: wish.extend({ token: z.string().min(1).max(400) }),
    out: waitingPlace,
    summary: 'Ask how far a place in line has come',
    // Refusing it would cost as much as answering it.
    ownLimit: true,
    isAnonymous: true,
  },
  getWaitingRoom: { in: nothing, out: waitingRoom, summary: 'Get the waiting room’s settings and figures' },
  setWaitingRoom: {
    in: settings.extend({ version: z.int32().min(0) }),
    out: waitingRoom,
    summary: 'Switch the waiting room on or off, or change its limit',
  },
} satisfies Record<string, CallSchemas>;
