import { z } from 'zod';
import { daySchema, fen, idSchema } from '../../envelope';
import { MAX_SEASONS } from '../../park/limits';
import { CONCESSIONS, type ConcessionRule } from '../concession';
import { MAX_SLOTS } from '../slot';

const age = z.int().min(0).max(150).nullable();
/** @see ConcessionRule */
export const concessionRule = z
  .object({
    who: z.enum(CONCESSIONS),
    ageFrom: age,
    ageTo: age,
    heightTo: z.int().min(50).max(250).nullable(),
    areas: z.array(z.string().regex(/^\d{2}(\d{2}){0,2}$/)).max(50),
    asked: z.boolean(),
    from: daySchema.nullable(),
    until: daySchema.nullable(),
    source: z.string().trim().max(200),
  })
  .superRefine(({ who, ageFrom, ageTo, heightTo, areas, asked, from, until }, ctx) => {
    const wrong = (path: keyof ConcessionRule, message: string) => ctx.addIssue({ code: 'custom', path: [path], message });
    if (ageFrom !== null && ageTo !== null && ageFrom > ageTo) wrong('ageTo', 'agesCrossed');
    if (from !== null && until !== null && from > until) wrong('until', 'daysCrossed');
    if (who === 'age' && ageFrom === null && ageTo === null) wrong('ageFrom', 'missing');
    if (who === 'height' && heightTo === null) wrong('heightTo', 'missing');
    if (who === 'local' && areas.length === 0 && !asked) wrong('areas', 'missing');
  });

/** As high as the price of one ticket goes. */
export const ticketPrice = fen.max(1_000_000);

/** @see PriceRule */
export const priceRule = z
  .object({
    from: daySchema.optional(),
    until: daySchema.optional(),
    weekdays: z.array(z.int().min(1).max(7)).min(1).max(7).optional(),
    seasons: z.array(idSchema).min(1).max(MAX_SEASONS).optional(),
    slots: z.array(idSchema).min(1).max(MAX_SLOTS).optional(),
    /** fen */
    price: ticketPrice,
  })
  .superRefine(({ from = '', until = from }, ctx) => {
    if (from > until) ctx.addIssue({ code: 'custom', path: ['until'], message: 'daysCrossed' });
  });

/** fen, of whoever has prices by day and time; without it the product's `price` is that of each. */
export const ownPrice = { price: fen.optional() };
export const priceTo = { /** The highest price, where they differ. */ priceTo: fen.optional() };

/** Sold out because the park takes no more people that day, whatever is left of the slot. */
export const full = z.literal(true).optional();
