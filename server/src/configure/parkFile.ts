import { isDeepStrictEqual } from 'node:util';
import { schemas as park } from '@park/contract/park/schemas';
import { MAX_PRICE_RULES } from '@park/contract/ticket/price';
import { schemas as product } from '@park/contract/ticket/product/schemas';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { sentenceOf, unknownKeys } from './fileFaults';

const { version: _, ...profile } = park.savePark.in.shape;
const form = product.saveProduct.in.shape;

const isWholeFen = (yuan: number) => Math.abs(yuan * 100 - Math.round(yuan * 100)) < 1e-6;
const yuan = z
  .number()
  .refine((price) => price !== 0, { error: 'priceOfNothing', abort: true })
  .refine((price) => isWholeFen(price) && form.price.safeParse(Math.round(price * 100)).success, 'price')
  .transform((price) => Math.round(price * 100));

/** A price in yuan. Nobody gives tickets away by a line that is missing: `free` is said in its place. */
const price = { price: yuan.optional(), free: z.literal(true).optional() };
type Priced = { price?: number; free?: true };
const isSaid = ({ price, free }: Priced) => price !== undefined || free === true;
const isSaidOnce = ({ price, free }: Priced) => price === undefined || !free;
const MISSING = { path: ['price'], error: 'priceMissing', when: () => true };
const BESIDE_FREE = { path: ['price'], error: 'priceAndFree', when: () => true };
/** fen */
const inFen = <One extends Priced>({ price, free, ...others }: One) => ({ ...others, price: free ? 0 : (price ?? 0) });

const { price: __, ...when } = form.prices.unwrap().element.shape;
const filePrice = z
  .object({ ...when, ...price })
  .refine(isSaid, MISSING)
  .refine(isSaidOnce, BESIDE_FREE)
  .refine(({ from = '', until = from }) => from <= until, { path: ['until'], error: 'daysCrossed' })
  .transform(inFen);

/** As staff save it, with the price in yuan. What may be left out stays as the park has it, and is as a new product's usually is. */
const fileProduct = z
  .object({
    ...{ id: form.id.unwrap(), kind: form.kind, name: form.name, text: form.text },
    ...price,
    ...{ lateRefundPercent: form.lateRefundPercent, stock: form.stock },
    ...z
      .object({ includes: form.includes, rules: form.rules, motif: form.motif, realName: form.realName })
      .extend({ concessions: form.concessions.unwrap(), onSale: form.onSale, position: form.position })
      .extend({ prices: z.array(filePrice).max(MAX_PRICE_RULES) })
      .extend({ saleFrom: form.saleFrom.unwrap(), saleUntil: form.saleUntil.unwrap() })
      .partial().shape,
  })
  .refine(isSaid, MISSING)
  .refine(isSaidOnce, BESIDE_FREE)
  .refine(({ onSale, saleFrom, saleUntil }) => onSale === undefined || !(saleFrom || saleUntil), {
    path: ['onSale'],
    error: 'onSaleByTime',
  })
  .transform(inFen);

/** What a file may say of a park, each part in the form in which staff save it (`contract/src`). */
const parkFile = z
  .object({
    ...profile,
    rules: park.saveParkRules.in.shape.rules,
    partsOff: park.saveParkParts.in.shape.partsOff,
    languagesOff: park.saveParkParts.in.shape.languagesOff,
    lists: park.saveParkLists.in.shape.lists,
    about: park.saveParkAbout.in.shape.about.partial(),
    /** `#rrggbb`; null: as delivered. Its logo is a picture, which the console takes. */
    brand: park.saveParkLook.in.shape.look.shape.brand,
    plates: park.saveParkLook.in.shape.look.shape.plates.unwrap(),
    slots: product.saveSlots.in.shape.slots,
    products: z.array(fileProduct).superRefine((products, ctx) => {
      products.forEach(({ id }, index) => {
        if (products.findIndex((other) => other.id === id) < index)
          ctx.addIssue({ code: 'custom', path: [index, 'id'], message: 'twice' });
      });
    }),
  })
  .partial();
export type ParkFile = z.output<typeof parkFile>;

/** Its shape, by which what it does not know is found: the contract's forms let unknown keys pass. */
const SHAPE = z.toJSONSchema(parkFile, { io: 'input', unrepresentable: 'any' });

/**
 * Reads a park's file, whole or not at all.
 * @param text YAML 1.2
 * @returns what it says, or every fault of it in a sentence that begins with the path in the file
 */
export function readParkFile(text: string): { says: ParkFile } | { faults: string[] } {
  const document = parseDocument(text);
  // The second line on would show what stands there, be it a secret.
  const unreadable = document.errors.map(({ message }) => message.split('\n')[0]?.replace(/:$/, '.') ?? '');
  if (unreadable.length > 0) return { faults: unreadable };
  let given: unknown;
  try {
    given = document.toJS() ?? {};
  } catch (error) {
    // An alias of nothing, or so many that they would fill the memory.
    return { faults: [`The file cannot be read: ${(error as Error).message.split('\n')[0]}.`] };
  }
  const read = parkFile.safeParse(given, { reportInput: true });
  const faults = [...unknownKeys(SHAPE, given), ...(read.error?.issues ?? []).flatMap(sentenceOf)];
  if (faults.length > 0 || !read.success) return { faults: [...new Set(faults)] };
  return isDeepStrictEqual(read.data, {}) ? { faults: ['The file says nothing of a park.'] } : { says: read.data };
}
