import { z } from 'zod';
import type { CallSchemas } from '../call';
import { daySchema, momentSchema, nothing } from '../envelope';
import { SET_UP_STEPS } from '../park/setUp';
import { ROUND_STATES } from '../prize/limits';
import { dayFigures } from '../ticket/sale/schemas';

/** Tickets paid for, and tickets let in; whatever day the sold ones are for. */
const flow = { sold: z.int(), entered: z.int() };

/** Null: the park is open to visitors, and nothing is left of what its owner had to do. */
const setUp = z
  .object({ launched: z.boolean(), steps: z.array(z.object({ step: z.enum(SET_UP_STEPS), done: z.boolean() })) })
  .nullable();

/** QWeather's word for now and for the day, °C and mm; `at`: when it was said. */
const weather = z.object({
  text: z.string(),
  temp: z.int(),
  day: z.string(),
  min: z.number(),
  max: z.number(),
  rain: z.number(),
  at: momentSchema,
});
export type Weather = z.infer<typeof weather>;

/** A day at a glance; null is what belongs to another role's work. */
const overview = z.object({
  day: daySchema,
  /** What an owner does before visitors come, and still has to after. */
  setUp,
  tickets: z
    .object({
      /** By product and slot of the day. */
      slots: dayFigures.shape.rows,
      /** All 24 of them, by the park's clock. */
      hours: z.array(z.object({ hour: z.int().min(0).max(23), ...flow })),
      /** The fourteen up to this one. */
      days: z.array(z.object({ day: daySchema, ...flow })),
      /** The same weekday a week before, up to the same hour while the day goes on; null where there is nothing to compare with. */
      lastWeek: z.object(flow).nullable(),
      /** This day and the six after it, all products together. */
      ahead: z.array(z.object({ day: daySchema, slotId: z.string(), stock: z.int(), taken: z.int(), closed: z.boolean() })),
      openConflicts: z.int(),
    })
    .nullable(),
  /** fen; what WeChat took and gave back on the day, and what of it waits for an owner. */
  money: z
    .object({
      moneyIn: z.int(),
      moneyOut: z.int(),
      /** What stayed a week before, up to the same hour; null where nothing moved. */
      lastWeek: z.int().nullable(),
      /** Refunds that WeChat does not take. */
      refundsFailed: z.int(),
      /** Paid orders of closed slots whose visitors have not chosen. */
      closuresWaiting: z.int(),
      /** Ticket windows that sell at this moment, and who sells. Of a node of the release before: not told. */
      windows: z.array(z.object({ name: z.string(), cashier: z.string(), since: momentSchema })).optional(),
    })
    .nullable(),
  desk: z
    .object({
      /** Open calls by urgency, 1 first; `waiting` of them nobody has taken. */
      help: z.array(z.object({ urgency: z.int().min(1).max(3), open: z.int(), waiting: z.int() })),
      itemsToReview: z.int(),
      claimsToDecide: z.int(),
      feedbackToAnswer: z.int(),
      /** Nobody has looked at them. Of a node of the release before: not told, as `complaints`. */
      findsToRead: z.int().optional(),
      /** Open ones at WeChat, and when the first of them has to be answered. */
      complaints: z.object({ open: z.int(), dueAt: momentSchema.nullable() }).optional(),
    })
    .nullable(),
  /** Refunds that wait for approval, for who may approve them. Of a node of the release before: not told. */
  approvals: z.int().nullable().optional(),
  live: z.object({ onAir: z.int(), reservations: z.int(), registrations: z.int() }).nullable(),
  activities: z.object({ today: z.int(), toApprove: z.int() }).nullable(),
  /** The round that is open, waits for its draw, or was drawn last. */
  draw: z
    .object({
      id: z.string(),
      name: z.string(),
      state: z.enum(ROUND_STATES).exclude(['calledOff']),
      entrants: z.int(),
      closeAt: momentSchema,
      drawAt: momentSchema,
      claimUntil: momentSchema,
    })
    .nullable(),
  /** Null: of another day, not known, or nobody is asked. Of a node of the release before: not told. */
  weather: weather.nullable().optional(),
});
export type Overview = z.infer<typeof overview>;

const desks = z.object({
  /** A prize is not handed out and can still be, or a round may still have winners. */
  prizes: z.boolean(),
  /** Somebody holds or waits for a place at an activity that is not over. */
  activities: z.boolean(),
});
export type Desks = z.infer<typeof desks>;

export const schemas = {
  getOverview: {
    mayLag: 'always',
    priority: 'extra',
    /** By default today, in the park. */
    in: z.object({ day: daySchema.optional() }),
    out: overview,
    summary: 'Get a day at a glance, by your roles',
  },
  getDesks: {
    mayLag: 'always',
    in: nothing,
    out: desks,
    summary: 'Get for which desks of a part that is switched off somebody may still come',
  },
} satisfies Record<string, CallSchemas>;
