import { z } from 'zod';
import { daySchema, idSchema, momentSchema, pageQuerySchema, rowsQuerySchema } from '../envelope';
import { picture } from '../file/schemas';
import { phoneSchema } from '../phoneSchema';
import { CLAIM_STATES, DAY_PARTS, ITEM_CATEGORIES, ITEM_KINDS, ITEM_STATES, LOST_FOUND } from './limits';

const text = ([least, most]: readonly [number, number]) => z.string().trim().min(least).max(most);

/** A thing that was lost or found, in a list. */
export const itemSummary = z.object({
  id: z.string(),
  kind: z.enum(ITEM_KINDS),
  category: z.enum(ITEM_CATEGORIES),
  state: z.enum(ITEM_STATES),
  title: z.string(),
  place: z.string(),
  /** When it was lost or found, in the park. */
  day: daySchema,
  dayPart: z.enum(DAY_PARTS).nullable(),
  picture: picture.nullable(),
});
export type ItemSummary = z.infer<typeof itemSummary>;

/** What somebody says of a thing: that it is theirs, or that they have it. */
export const claim = z.object({
  id: z.string(),
  state: z.enum(CLAIM_STATES),
  text: z.string(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  createdAt: momentSchema,
  decidedAt: momentSchema.nullable(),
});
export type Claim = z.infer<typeof claim>;

export const item = itemSummary.omit({ picture: true }).extend({
  text: z.string(),
  pictures: z.array(picture),
  /** The phone number; masked (`138****0001`) for everybody but its owner and the one whose claim was accepted. */
  contact: z.string().nullable(),
  isMine: z.boolean(),
  /** Why it was not published; for its author alone. */
  reason: z.string().nullable(),
  createdAt: momentSchema,
  /** One's own claim, the newest. */
  claim: claim.nullable(),
  /** For its author: the accepted claim, with the other's phone number. */
  match: z.object({ text: z.string(), contact: z.string().nullable() }).nullable(),
  canClaim: z.boolean(),
  /** Its author may take it away, or say that it is back. */
  canWithdraw: z.boolean(),
  canClose: z.boolean(),
});
export type Item = z.infer<typeof item>;

const itemFilter = { kind: z.enum(ITEM_KINDS).optional(), category: z.enum(ITEM_CATEGORIES).optional() };
export const itemsIn = pageQuerySchema.extend(itemFilter);
export type ItemsIn = z.input<typeof itemsIn>;

export const myItemsIn = pageQuerySchema;
export type MyItemsIn = z.input<typeof myItemsIn>;

export const itemIdIn = z.object({ id: idSchema });
export type ItemIdIn = z.input<typeof itemIdIn>;

/** `pictures`: ids of uploads, in the order they are shown in; `contact`: a phone number. */
export const publishItemIn = z.object({
  kind: z.enum(ITEM_KINDS),
  category: z.enum(ITEM_CATEGORIES),
  title: text(LOST_FOUND.title),
  place: text(LOST_FOUND.place),
  day: daySchema,
  dayPart: z.enum(DAY_PARTS).optional(),
  text: text(LOST_FOUND.text),
  contact: phoneSchema,
  pictures: z
    .array(idSchema)
    .max(LOST_FOUND.pictures)
    .refine((ids) => new Set(ids).size === ids.length)
    .default([]),
});
export type PublishItemIn = z.input<typeof publishItemIn>;

export const claimItemIn = z.object({ id: idSchema, text: text(LOST_FOUND.claim), contact: phoneSchema });
export type ClaimItemIn = z.input<typeof claimItemIn>;

/** One's own claim, and what it is about. */
export const myClaim = claim.extend({ item: itemSummary });
export type MyClaim = z.infer<typeof myClaim>;

/** A claim as staff see it: who claims, where they can be called. */
export const adminClaim = claim.extend({ itemId: z.string(), title: z.string(), contact: z.string().nullable() });
export type AdminClaim = z.infer<typeof adminClaim>;

export const adminItem = itemSummary.omit({ picture: true }).extend({
  text: z.string(),
  pictures: z.array(picture),
  contact: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: momentSchema,
  publishedAt: momentSchema.nullable(),
  closedAt: momentSchema.nullable(),
  claims: z.array(claim.extend({ contact: z.string().nullable() })),
});
export type AdminItem = z.infer<typeof adminItem>;

export const adminItemsIn = rowsQuerySchema.extend({ ...itemFilter, state: z.enum(ITEM_STATES).optional() });
export type AdminItemsIn = z.input<typeof adminItemsIn>;

export const adminClaimsIn = rowsQuerySchema.extend({ state: z.enum(CLAIM_STATES).optional() });
export type AdminClaimsIn = z.input<typeof adminClaimsIn>;

/** A no needs its reason, which the visitor reads. */
export const decisionIn = z
  .object({ id: idSchema, approve: z.boolean(), reason: text(LOST_FOUND.reason).optional() })
  .superRefine(({ approve, reason }, ctx) => {
    if (!approve && reason === undefined) ctx.addIssue({ code: 'custom', path: ['reason'], message: 'missing' });
  });
export type DecisionIn = z.input<typeof decisionIn>;
