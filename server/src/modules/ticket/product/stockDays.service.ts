import { parkDay } from '@park/contract/parkTime';
import type { AdminStock, ParkSlot, StockOfDays } from '@park/contract/ticket/product/schemas';
import type { Database, Db } from '../../../db/db';
import { AppError } from '../../../http/appError';
import type { StaffCallContext } from '../../../http/callContext';
import { recordAudit } from '../../admin/audit.service';
import { offerPlaces } from '../waitlist/waitlist.repo';
import { findProduct } from './product.repo';
import { listSlots, writeStock } from './productStaff.repo';
import { lockStock, type StockRow } from './stock.repo';

interface DaysStock {
  ticketId: string;
  slotIds: string[];
  days: string[];
  stock: number;
}

/** Places of many days in one go, as a calendar sets them. */
export interface StockDays {
  slots(): Promise<ParkSlot[]>;
  /**
   * New places go to the waiting list first; where more is taken than `stock` nothing changes. Slots that the product does not have
   * on a day are passed over. Repeating it changes nothing. One audit entry, when anything changed.
   * It compares with nothing that was seen: one number for a whole calendar is meant whatever stood there, the entry keeps what did, and
   * whoever edits one of the days meanwhile is told (`stockChanged`).
   * @throws AppError ticketDayPast, ticketNotFound, ticketSlotNotFound (none of them is the product's)
   */
  set(input: DaysStock, staff: StaffCallContext): Promise<StockOfDays>;
}

export function createStockDays(database: Database): StockDays {
  return {
    slots: () => listSlots(database.db),
    set: (input, staff) => database.transaction((tx) => setDays(tx, input, staff)),
  };
}

async function setDays(
  tx: Db,
  { ticketId, slotIds, days, stock }: DaysStock,
  { admin, now, req }: StaffCallContext,
): Promise<StockOfDays> {
  if (days.some((day) => day < parkDay(now))) throw new AppError('ticketDayPast');
  const wanted = days.flatMap((day) => slotIds.map((slotId) => ({ productId: ticketId, day, slotId })));
  const before = await lockStock(tx, wanted);
  if (before.length === 0) throw new AppError((await findProduct(tx, ticketId)) ? 'ticketSlotNotFound' : 'ticketNotFound');
  const kept = before.filter(({ taken }) => taken > stock);
  const changing = before.filter((row) => row.taken <= stock && row.stock !== stock);
  // The waiting list of each slot is asked in the order in which the rows are locked.
  for (const row of changing) {
    await writeStock(tx, { ...row, stock }, { now, admin });
    await offerPlaces(tx, row, now);
  }
  if (changing.length > 0)
    await recordAudit(tx, {
      admin,
      action: 'ticket.setStockOfDays',
      subject: `product:${ticketId}`,
      details: { stock, slots: changing.map((row) => ({ day: row.day, slotId: row.slotId, before: row.stock })) },
      requestId: req.id,
      now,
    });
  const after = await lockStock(
    tx,
    before.filter(({ taken }) => taken <= stock),
  );
  return { changed: after.map(toView), kept: kept.map(toView) };
}

function toView({ productId, day, slotId, stock, taken, closedReason }: StockRow): AdminStock {
  return { ticketId: productId, day, slotId, stock, taken, closedReason };
}
