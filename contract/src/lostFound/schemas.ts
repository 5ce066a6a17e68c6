import { z } from 'zod';
import type { CallSchemas } from '../call';
import { daySchema, idSchema, momentSchema, pageQuerySchema, pageSchema, rowsQuerySchema, rowsSchema } from '../envelope';
import { exportOf } from '../export';
import { phoneSchema } from '../phoneSchema';
import { picture, pictureIds } from '../picture';
import { CLAIM_STATES, DAY_PARTS, ITEM_KINDS, ITEM_STATES, LOST_FOUND } from './limits';

const text = ([min, max]: readonly [number, number]) => z.string().trim().min(min).max(max);

/** A thing that was lost or found, in a list. */
const itemSummary = z.object({
  id: z.string(),
  kind: z.enum(ITEM_KINDS),
  /** An entry of the park's list. */
  category: z.string(),
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
const claim = z.object({
  id: z.string(),
  state: z.enum(CLAIM_STATES),
  text: z.string(),
  /** Why it was rejected. */
  reason: z.string().nullable(),
  createdAt: momentSchema,
  decidedAt: momentSchema.nullable(),
});
export type Claim = z.infer<typeof claim>;

const item = itemSummary.omit({ picture: true }).extend({
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

/** A claim as staff see it: who claims, where they can be called. */
const adminClaim = claim.extend({ itemId: z.string(), title: z.string(), contact: z.string().nullable() });
export type AdminClaim = z.infer<typeof adminClaim>;

const adminItem = itemSummary.omit({ picture: true }).extend({
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

const itemIdIn = z.object({ id: idSchema });
const itemFilter = { kind: z.enum(ITEM_KINDS).optional(), category: idSchema.optional() };
const adminItemsIn = rowsQuerySchema.extend({ ...itemFilter, state: z.enum(ITEM_STATES).optional() });
const adminClaimsIn = rowsQuerySchema.extend({ state: z.enum(CLAIM_STATES).optional() });

/** A no needs its reason, which the visitor reads. */
const decisionIn = z
  .object({ id: idSchema, approve: z.boolean(), reason: text(LOST_FOUND.reason).optional() })
  .superRefine(({ approve, reason }, ctx) => {
    if (!approve && reason === undefined) ctx.addIssue({ code: 'custom', path: ['reason'], message: 'missing' });
  });

export const schemas = {
  getItems: {
    mayLag: 'always',
    in: pageQuerySchema.extend(itemFilter),
    out: pageSchema(itemSummary),
    summary: 'List lost and found items, newest first',
  },
  getItem: { in: itemIdIn, out: item, summary: 'Get an item; of your own and those you claimed, all that you may know' },
  getMyItems: { in: pageQuerySchema, out: pageSchema(itemSummary), summary: 'List the items you published, newest first' },
  getMyClaims: {
    in: pageQuerySchema,
    out: pageSchema(claim.extend({ item: itemSummary })),
    summary: 'List your claims, newest first',
  },
  publishItem: {
    /** `contact`: a phone number. */
    in: z.object({
      kind: z.enum(ITEM_KINDS),
      category: idSchema,
      title: text(LOST_FOUND.title),
      place: text(LOST_FOUND.place),
      day: daySchema,
      dayPart: z.enum(DAY_PARTS).optional(),
      text: text(LOST_FOUND.text),
      contact: phoneSchema,
      pictures: pictureIds(LOST_FOUND.pictures),
    }),
    out: item,
    summary: 'Send an item for review; once per Idempotency-Key',
    idempotent: true,
  },
  claimItem: {
    in: z.object({ id: idSchema, text: text(LOST_FOUND.claim), contact: phoneSchema }),
    out: item,
    summary: 'Claim an item as yours, or say that you have it; once',
  },
  withdrawItem: { in: itemIdIn, out: item, summary: 'Withdraw one of your items' },
  closeItem: { in: itemIdIn, out: item, summary: 'Mark an item as returned to its owner' },

  getAdminItems: { in: adminItemsIn, out: rowsSchema(itemSummary), summary: 'List all items, by state' },
  getAdminItem: { in: itemIdIn, out: adminItem, summary: 'Get an item, its claims and contacts' },
  reviewItem: { in: decisionIn, out: adminItem, summary: 'Publish an item, or reject it with a reason' },
  getAdminClaims: { in: adminClaimsIn, out: rowsSchema(adminClaim), summary: 'List claims by state, contacts masked' },
  decideClaim: { in: decisionIn, out: adminItem, summary: 'Accept a claim, or reject it with a reason' },
  closeAdminItem: { in: itemIdIn, out: adminItem, summary: 'Mark an item as returned to its owner' },
  exportItems: exportOf(adminItemsIn, 'Export lost and found items'),
  exportClaims: exportOf(adminClaimsIn, 'Export claims, contacts masked'),
} satisfies Record<string, CallSchemas>;
