import { isDeepStrictEqual } from 'node:util';
import { toParkIso } from '@park/contract/parkTime';
import * as words from '@park/contract/texts/ticket';
import { isEverFree } from '@park/contract/ticket/price';
import type * as calls from '@park/contract/ticket/product/calls';
import type { AdminProduct, schemas } from '@park/contract/ticket/product/schemas';
import type { Database, Db } from '../../../db/db';
import { singleBatch } from '../../../db/keyset';
import { newId } from '../../../db/newId';
import { AppError } from '../../../http/appError';
import { exporting } from '../../../http/exportRows';
import type { Handlers } from '../../../http/mount';
import { type Localized, pickText } from '../../../i18n/lang';
import { requireParkPictures } from '../../file/parkPictures.service';
import { lockHours } from '../../park/park.service';
import { keepPreview } from '../../preview/preview.service';
import { audit } from '../../staff/audit.service';
import { saveVersioned } from '../../staff/saveVersioned.service';
import { listSlots } from '../slot.repo';
import { areSeasonsOf } from '../slot.rules';
import * as repo from './product.repo';
import type { ProductPreview } from './productPreview.service';

const ERRORS = { missing: 'ticketNotFound', changed: 'productChanged' } as const;

/** What staff sell. Each change is audited in its own transaction. */
export function staffProducts(database: Database) {
  const getProducts = async () => (await repo.listProducts(database.db)).map(toView);
  return {
    getProducts,

    exportProducts: exporting(
      async () => singleBatch(await getProducts()),
      'ticket kind price lateRefund realName onSale updatedAt updatedBy',
      {
        ticket: ({ name }) => name,
        kind: ({ kind }) => words.ticketKind[kind],
        lateRefund: ({ lateRefundPercent }) => lateRefundPercent,
      },
    ),

    async previewProduct({ id, version: _, free: _free, saleFrom: _from, saleUntil: _until, ...contents }, ctx) {
      const saved = id === undefined ? undefined : await repo.findProduct(database.db, id);
      await checkSlots(database.db, Object.keys(contents.stock));
      await requireParkPictures(database.db, contents);
      const preview: ProductPreview = { ...UNSAID, ...contents, savedId: saved?.id ?? null };
      return keepPreview(database.db, 'product', preview, ctx);
    },

    /** Orders keep what they were bought with. */
    saveProduct: ({ id = newId(), version, free, saleFrom, saleUntil, ...others }, ctx) =>
      database.transaction(async (tx) => {
        const contents = { ...others, ...momentsOf({ saleFrom, saleUntil }) };
        const seasons = (contents.prices ?? []).flatMap((rule) => rule.seasons ?? []);
        // Before the product, as whoever moves entry times takes them.
        if (seasons.length > 0 && !areSeasonsOf(seasons, await lockHours(tx))) throw new AppError('seasonInUse');
        const row = await saveVersioned(tx, ctx, {
          version,
          contents,
          lock: () => repo.lockProduct(tx, id),
          check: async (before) => {
            requireConfirmedFree({ ...UNSAID, ...before, ...contents }, before, free === true);
            const priced = (contents.prices ?? []).flatMap(({ slots }) => slots ?? []);
            await checkSlots(tx, [...Object.keys(contents.stock), ...priced]);
            await requireParkPictures(tx, { coverId: contents.coverId });
          },
          write: (next, before) => repo.writeProduct(tx, { ...UNSAID, ...before, ...next, id }, before === undefined),
          errors: ERRORS,
          audit: {
            action: version === 0 ? 'ticket.addProduct' : 'ticket.changeProduct',
            subject: `product:${id}`,
            details: ({ price, prices, lateRefundPercent, realName, concessions, onSale, stock, ...times }, before) => ({
              ...{ price, lateRefundPercent, realName, concessions, onSale, stock },
              ...(prices.length > 0 && { prices }),
              ...(times.saleFrom !== null && { saleFrom: toParkIso(times.saleFrom) }),
              ...(times.saleUntil !== null && { saleUntil: toParkIso(times.saleUntil) }),
              ...(before && !isDeepStrictEqual(concessions, before.concessions) && concessionChange(before)),
              ...(before && { priceBefore: before.price }),
              ...(before && !isDeepStrictEqual(prices, before.prices) && { pricesBefore: before.prices }),
            }),
          },
        });
        return toView(row);
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

/** What a save may leave out, of a product that is made. */
const UNSAID = { concessions: [], prices: [], saleFrom: null, saleUntil: null };

type SaleTimes = Pick<AdminProduct, 'saleFrom' | 'saleUntil'>;

/** As epoch milliseconds; what is left out stays out. */
export function momentsOf({ saleFrom, saleUntil }: Partial<SaleTimes>): Partial<Pick<repo.ProductRow, keyof SaleTimes>> {
  return {
    ...(saleFrom !== undefined && { saleFrom: saleFrom === null ? null : Date.parse(saleFrom) }),
    ...(saleUntil !== undefined && { saleUntil: saleUntil === null ? null : Date.parse(saleUntil) }),
  };
}

/** Products go on sale and off it when their time comes. Safe to run twice and late. @param now epoch ms @returns how many did */
export function switchSales(database: Database, now: number): Promise<number> {
  return database.transaction(async (tx) => {
    const switched = await repo.switchSales(tx, now);
    for (const { id, onSale } of switched)
      await audit(tx, { admin: null, now }, 'ticket.changeProduct', `product:${id}`, { onSale });
    return switched.length;
  });
}

const concessionChange = ({ concessions }: repo.StockedProduct) => ({
  concessionsChanged: true,
  concessionsBefore: concessions,
});

/** Nobody gives tickets away by a price that was not typed, on no day. @throws AppError freeNotSaid */
function requireConfirmedFree(
  next: Pick<repo.StockedProduct, 'price' | 'prices' | 'onSale' | 'saleFrom'>,
  before: repo.StockedProduct | undefined,
  free: boolean,
): void {
  if (isEverFree(next) ? isNewlyFree(next, before) && !free : free) throw new AppError('freeNotSaid');
}

function isNewlyFree(
  { price, prices, onSale, saleFrom }: Parameters<typeof requireConfirmedFree>[0],
  before: repo.StockedProduct | undefined,
): boolean {
  if (!before) return true;
  const isCheaper = (price === 0 && before.price !== 0) || !isDeepStrictEqual(prices, before.prices);
  return isCheaper || (onSale && !before.onSale) || (saleFrom !== null && saleFrom !== before.saleFrom);
}

/** @throws AppError ticketSlotNotFound */
async function checkSlots(tx: Db, ids: string[]): Promise<void> {
  const known = await listSlots(tx);
  if (!ids.every((id) => known.some((slot) => slot.id === id))) throw new AppError('ticketSlotNotFound');
}

function toView({
  updatedAt,
  saleFrom,
  saleUntil,
  name,
  text,
  includes,
  rules,
  ...product
}: repo.StockedProduct): AdminProduct {
  return {
    ...product,
    updatedAt: toParkIso(updatedAt),
    saleFrom: toParkIso(saleFrom),
    saleUntil: toParkIso(saleUntil),
    name: withChinese(name),
    text: withChinese(text),
    includes: includes.map(withChinese),
    rules: rules.map(withChinese),
  };
}

/** Whoever wrote a product by hand may have left the Chinese out; staff then see what visitors see in its place. */
function withChinese(text: Localized): Localized {
  return { ...text, 'zh-Hans': pickText(text, 'zh-Hans') || '—' };
}
