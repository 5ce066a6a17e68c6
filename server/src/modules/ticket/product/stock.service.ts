import { addDays, parkDay } from '@park/contract/parkTime';
import type * as calls from '@park/contract/ticket/product/calls';
import type { AdminStock, schemas } from '@park/contract/ticket/product/schemas';
import type { z } from 'zod';
import type { Database, Db } from '../../../db/db';
import { singleBatch } from '../../../db/keyset';
import { AppError } from '../../../http/appError';
import { changedBy } from '../../../http/changedBy';
import { exporting } from '../../../http/exportRows';
import type { Handlers } from '../../../http/mount';
import { pickText } from '../../../i18n/lang';
import { notifyLater, tellDue } from '../../message/message.service';
import { readHours } from '../../park/park.service';
import { audit } from '../../staff/audit.service';
import { listSlots } from '../slot.repo';
import { slotFilter, slotName } from '../slot.rules';
import { lockStock, offerStock, type StockRow } from '../stock.repo';
import * as repo from './product.repo';

/** More days than this are not looked at in one go. */
const MAX_DAYS = 62;

/** How much staff sell. New places go to the waiting list first. */
export function staffStock(database: Database) {
  const { db } = database;
  const getStock = async ({ ticketId, from, to }: z.output<typeof schemas.getStock.in>, { now }: { now: number }) => {
    const last = addDays(from, MAX_DAYS - 1);
    const [hours, slots, stock] = await Promise.all([
      readHours(db),
      listSlots(db),
      repo.listStock(db, from, to < last ? to : last, parkDay(now), ticketId),
    ]);
    // What is sold of a slot that its day does not have any more is still to be seen.
    const isOn = slotFilter(hours, slots);
    return stock.filter((row) => row.taken > 0 || isOn(row));
  };
  /** One transaction, after which whoever was offered places is notified: there may be many. */
  const change = async <Out>(work: (tx: Db) => Promise<Out>): Promise<Out> => {
    const changed = await database.transaction(work);
    await tellDue(database);
    return changed;
  };
  return {
    getStock,

    exportStock: exporting(
      async (input: z.output<typeof schemas.getStock.in>, { lang, now }) => {
        const names = new Map((await repo.listProducts(db)).map(({ id, name }) => [id, pickText(name, lang)]));
        return singleBatch((await getStock(input, { now })).map((row) => ({ ...row, name: names.get(row.ticketId) ?? '' })));
      },
      'day ticket slot stock taken remaining closedReason',
      {
        ticket: ({ name }) => name,
        slot: ({ slotId }) => slotId,
        remaining: ({ stock, taken, closedReason }) => (closedReason === null ? stock - taken : 0),
      },
    ),

    /** What is so already is not changed, whatever was seen. */
    setStock: ({ ticketId, day, slotId, stock, seen }, ctx) =>
      change(async (tx) => {
        if (day < parkDay(ctx.now)) throw new AppError('ticketDayPast');
        const slot = { productId: ticketId, day, slotId };
        const [before] = await lockStock(tx, [slot]);
        if (!before || before.isOff) throw await noStock(tx, ticketId);
        if (before.stock !== seen && before.stock !== stock) throw await changedStock(tx, before);
        if (stock < before.taken) throw new AppError('stockBelowTaken', { taken: before.taken });
        if (stock !== before.stock) {
          await repo.writeStocks(tx, [{ ...slot, stock }], ctx);
          await offerStock(tx, slot, ctx.now, notifyLater);
          await audit(tx, ctx, 'ticket.setStock', `product:${ticketId}`, { day, slotId, stock, before: before.stock });
        }
        const [after = before] = await lockStock(tx, [slot]);
        return toView(after);
      }),

    /** Slots that a product lacks on a day are passed over. Repeating changes nothing. One audit entry a product that changed. */
    setStocks: ({ rows: wanted }, ctx) =>
      change(async (tx) => {
        if (wanted.some(({ day }) => day < parkDay(ctx.now))) throw new AppError('ticketDayPast');
        const keyed = new Map(wanted.map(({ ticketId, ...row }) => [slotName({ productId: ticketId, ...row }), row]));
        const slots = wanted.map(({ ticketId, day, slotId }) => ({ productId: ticketId, day, slotId }));
        const before = (await lockStock(tx, slots)).filter(({ isOff }) => !isOff);
        if (before.length === 0) throw await noStock(tx, slots[0]?.productId ?? '');
        const [refused, free]: [StockRow[], StockRow[]] = [[], []];
        const changes: (StockRow & { next: number })[] = [];
        for (const row of before) {
          const { stock: next, seen } = keyed.get(slotName(row)) ?? { stock: row.stock, seen: row.stock };
          const isSeen = row.stock === seen || row.stock === next;
          (isSeen && row.taken <= next ? free : refused).push(row);
          if (isSeen && row.taken <= next && row.stock !== next) changes.push({ ...row, next });
        }
        const stocks = changes.map(({ next, ...row }) => ({ ...row, stock: next }));
        await repo.writeStocks(tx, stocks, ctx);
        for (const slot of await repo.listWaitedFor(tx, changes)) await offerStock(tx, slot, ctx.now, notifyLater);
        for (const productId of new Set(changes.map((row) => row.productId))) {
          const ofProduct = changes.filter((row) => row.productId === productId);
          const numbers = new Set(ofProduct.map(({ next }) => next));
          const slots = ofProduct.map(({ day, slotId, stock, next }) => ({ day, slotId, before: stock, stock: next }));
          const details = { stock: numbers.size === 1 ? ofProduct[0]?.next : null, slots };
          await audit(tx, ctx, 'ticket.setStockOfDays', `product:${productId}`, details);
        }
        return { changed: (await lockStock(tx, free)).map(toView), kept: refused.map(toView) };
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

async function noStock(tx: Db, productId: string): Promise<AppError> {
  return new AppError((await repo.findProduct(tx, productId)) ? 'ticketSlotNotFound' : 'ticketNotFound');
}

/** A day that nobody set has the product's own places, so it was the product that was changed. */
async function changedStock(tx: Db, row: StockRow): Promise<AppError> {
  const product = row.updatedAt === null ? await repo.findProduct(tx, row.productId) : undefined;
  return new AppError('stockChanged', { ...changedBy(product ?? row), stock: row.stock });
}

function toView({ productId, day, slotId, stock, taken, closedReason }: StockRow): AdminStock {
  return { ticketId: productId, day, slotId, stock, taken, closedReason };
}
