import { isDeepStrictEqual } from 'node:util';
import { addDays, parkDay, toParkIso } from '@park/contract/parkTime';
import type { AdminProduct, AdminStock, schemas } from '@park/contract/ticket/product/schemas';
import type { z } from 'zod';
import type { Database, Db } from '../../../db/db';
import { newId } from '../../../db/newId';
import { AppError } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import { changedBy } from '../../../http/changedBy';
import { type Localized, pickText } from '../../../i18n/lang';
import { recordAudit } from '../../admin/audit.service';
import { offerPlaces } from '../waitlist/waitlist.repo';
import { findProduct } from './product.repo';
import * as repo from './productStaff.repo';
import { lockStock, type StockRow } from './stock.repo';

/** More days than this are not looked at in one go. */
const MOST_DAYS = 62;

type Draft = z.output<typeof schemas.saveProduct.in>;

interface SlotStock {
  ticketId: string;
  day: string;
  slotId: string;
  stock: number;
  /** The places that the editor saw. */
  seen: number;
}

/** What staff sell and how much of it. Each change is audited in its own transaction. */
export interface ProductStaff {
  products(): Promise<AdminProduct[]>;
  /**
   * Orders keep what they were bought with; the same save again changes nothing.
   * @throws AppError ticketNotFound, ticketSlotNotFound, productChanged (by whom, when)
   */
  saveProduct(draft: Draft, staff: StaffCallContext): Promise<AdminProduct>;
  /** At most 62 days, from `from` on. */
  stock(input: { ticketId?: string; from: string; to: string }): Promise<AdminStock[]>;
  /**
   * New places go to the waiting list first. What is so already is not changed, whatever was seen.
   * @throws AppError ticketDayPast, ticketNotFound, ticketSlotNotFound, stockBelowTaken, stockChanged (by whom, when, to what)
   */
  setStock(input: SlotStock, staff: StaffCallContext): Promise<AdminStock>;
}

export function createProductStaff(database: Database): ProductStaff {
  const { db } = database;
  return {
    products: async () => (await repo.listProducts(db)).map(toView),
    saveProduct: (input, staff) => database.transaction((tx) => saveProduct(tx, input, staff)),
    stock({ ticketId, from, to }) {
      const last = addDays(from, MOST_DAYS - 1);
      return repo.listStock(db, from, to < last ? to : last, ticketId);
    },
    setStock: (input, staff) => database.transaction((tx) => setStock(tx, input, staff)),
  };
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

async function saveProduct(
  tx: Db,
  { id: given, version, ...input }: Draft,
  { admin, now, req }: StaffCallContext,
): Promise<AdminProduct> {
  const before = given === undefined ? undefined : await repo.lockProduct(tx, given);
  if (!before && version > 0) throw new AppError('ticketNotFound');
  const by = admin?.userName ?? null;
  if (before && before.version !== version) {
    const kept = { ...before, stock: await repo.stockOf(tx, before.id) };
    if (isSaved(kept, { version, by, input })) return toView(kept);
    throw new AppError('productChanged', changedBy(before));
  }
  const slots = Object.keys(input.stock);
  if ((await repo.knownSlots(tx, slots)).length < slots.length) throw new AppError('ticketSlotNotFound');
  const product = { ...input, id: given ?? newId(), version: version + 1, updatedAt: now, updatedBy: by };
  await repo.writeProduct(tx, product);
  const { price, lateRefundPercent, realName, ageFrom, ageTo, onSale, stock } = product;
  await recordAudit(tx, {
    admin,
    action: before ? 'ticket.changeProduct' : 'ticket.addProduct',
    subject: `product:${product.id}`,
    details: {
      price,
      lateRefundPercent,
      realName,
      ageFrom,
      ageTo,
      onSale,
      stock,
      ...(before ? { priceBefore: before.price } : {}),
    },
    requestId: req.id,
    now,
  });
  return toView(product);
}

/** This very save has been made: its answer was lost. */
function isSaved(
  kept: repo.StockedProduct,
  { version, by, input }: { version: number; by: string | null; input: Omit<Draft, 'id' | 'version'> },
): boolean {
  if (kept.version !== version + 1 || kept.updatedBy !== by) return false;
  return Object.entries(input).every(([key, value]) => isDeepStrictEqual(kept[key as keyof typeof input], value));
}

async function setStock(
  tx: Db,
  { ticketId, day, slotId, stock, seen }: SlotStock,
  { admin, now, req }: StaffCallContext,
): Promise<AdminStock> {
  if (day < parkDay(now)) throw new AppError('ticketDayPast');
  const slot = { productId: ticketId, day, slotId };
  const [before] = await lockStock(tx, [slot]);
  if (!before) throw new AppError((await findProduct(tx, ticketId)) ? 'ticketSlotNotFound' : 'ticketNotFound');
  if (before.stock !== seen && before.stock !== stock) throw await changedStock(tx, before);
  if (stock < before.taken) throw new AppError('stockBelowTaken', { taken: before.taken });
  if (stock !== before.stock) {
    await repo.writeStock(tx, { ...slot, stock }, { now, admin });
    await offerPlaces(tx, slot, now);
    await recordAudit(tx, {
      admin,
      action: 'ticket.setStock',
      subject: `product:${ticketId}`,
      details: { day, slotId, stock, before: before.stock },
      requestId: req.id,
      now,
    });
  }
  const [after = before] = await lockStock(tx, [slot]);
  return { ticketId, day, slotId, stock: after.stock, taken: after.taken, closedReason: after.closedReason };
}

/** A day that nobody set has the product's own places, so it was the product that was changed. */
async function changedStock(tx: Db, row: StockRow): Promise<AppError> {
  const product = row.updatedAt === null ? await findProduct(tx, row.productId) : undefined;
  return new AppError('stockChanged', { ...changedBy(product ?? row), stock: row.stock });
}
