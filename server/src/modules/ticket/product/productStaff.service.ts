import { isDeepStrictEqual } from 'node:util';
import { toParkIso } from '@park/contract/parkTime';
import * as words from '@park/contract/texts/ticket';
import type * as calls from '@park/contract/ticket/product/calls';
import type { AdminProduct, schemas } from '@park/contract/ticket/product/schemas';
import type { Database, Db } from '../../../db/db';
import { singleBatch } from '../../../db/keyset';
import { newId } from '../../../db/newId';
import { AppError } from '../../../http/appError';
import { exporting, moment, yuan } from '../../../http/exportRows';
import type { Handlers } from '../../../http/mount';
import { type Localized, pickText } from '../../../i18n/lang';
import { requireParkPictures } from '../../file/parkPictures.service';
import { saveVersioned } from '../../staff/saveVersioned.service';
import { listSlots } from '../slot.repo';
import * as repo from './product.repo';

const ERRORS = { missing: 'ticketNotFound', changed: 'productChanged' } as const;

/** What staff sell. Each change is audited in its own transaction. */
export function staffProducts(database: Database) {
  const getProducts = async () => (await repo.listProducts(database.db)).map(toView);
  return {
    getProducts,

    exportProducts: exporting(
      async (_: object, { lang }) =>
        singleBatch((await getProducts()).map((product) => ({ ...product, shown: pickText(product.name, lang) }))),
      [
        ['ticket', ({ shown }) => shown],
        ['kind', ({ kind }, lang) => words.ticketKind[kind][lang]],
        ['price', ({ price }) => yuan(price)],
        ['lateRefund', ({ lateRefundPercent }) => lateRefundPercent],
        ['realName', ({ realName }) => realName],
        ['onSale', ({ onSale }) => onSale],
        ['updatedAt', ({ updatedAt }) => moment(updatedAt)],
        ['updatedBy', ({ updatedBy }) => updatedBy],
      ],
    ),

    /** Orders keep what they were bought with. */
    saveProduct: ({ id = newId(), version, concessions, free, ...others }, ctx) =>
      database.transaction(async (tx) => {
        const contents = concessions ? { ...others, concessions } : others;
        const row = await saveVersioned(tx, ctx, {
          version,
          contents,
          lock: () => repo.lockProduct(tx, id),
          check: async (before) => {
            requireConfirmedFree(contents, before, free === true);
            await checkSlots(tx, Object.keys(contents.stock));
            await requireParkPictures(tx, { coverId: contents.coverId });
          },
          write: (next, before) => {
            const { concessions: kept = [] } = before ?? {};
            return repo.writeProduct(tx, { concessions: kept, ...next, id }, before === undefined);
          },
          errors: ERRORS,
          audit: {
            action: version === 0 ? 'ticket.addProduct' : 'ticket.changeProduct',
            subject: `product:${id}`,
            details: ({ price, lateRefundPercent, realName, concessions, onSale, stock }, before) => ({
              ...{ price, lateRefundPercent, realName, concessions, onSale, stock },
              ...(before && !isDeepStrictEqual(concessions, before.concessions) && concessionChange(before)),
              ...(before && { priceBefore: before.price }),
            }),
          },
        });
        return toView(row);
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

const concessionChange = ({ concessions }: repo.StockedProduct) => ({
  concessionsChanged: true,
  concessionsBefore: concessions,
});

/** Nobody gives tickets away by a price that was not typed. @throws AppError freeNotSaid */
function requireConfirmedFree(
  { price, onSale }: Pick<repo.StockedProduct, 'price' | 'onSale'>,
  before: repo.StockedProduct | undefined,
  free: boolean,
): void {
  const isNew = before?.price !== 0 || (onSale && !before.onSale);
  if (price === 0 ? isNew && !free : free) throw new AppError('freeNotSaid');
}

/** @throws AppError ticketSlotNotFound */
async function checkSlots(tx: Db, ids: string[]): Promise<void> {
  const known = await listSlots(tx);
  if (!ids.every((id) => known.some((slot) => slot.id === id))) throw new AppError('ticketSlotNotFound');
}

function toView({ updatedAt, name, text, includes, rules, ...product }: repo.StockedProduct): AdminProduct {
  return {
    ...product,
    updatedAt: toParkIso(updatedAt),
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
