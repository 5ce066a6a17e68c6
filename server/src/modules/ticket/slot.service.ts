import { isDeepStrictEqual } from 'node:util';
import type { ParkHours } from '@park/contract/park/hours';
import { parkDay } from '@park/contract/parkTime';
import type * as calls from '@park/contract/ticket/product/calls';
import type { ParkSlot, schemas } from '@park/contract/ticket/product/schemas';
import type { Database, Db } from '../../db/db';
import { newId } from '../../db/newId';
import { AppError } from '../../http/appError';
import type { Handlers } from '../../http/mount';
import { readHours } from '../park/hours.service';
import { audit } from '../staff/audit.service';
import { hasStock, insertSlot, listSlots, lockSlots, updateSlot } from './slot.repo';
import { timesOf } from './slot.rules';
import { fitRows } from './stock.repo';
import type { SlotRow } from './ticket.tables';

/** What is on sale from today on becomes what the hours and slots say. @param now epoch ms */
export const fitStock = (tx: Db, hours: ParkHours<unknown>, now: number): Promise<number> => fitRows(tx, hours, parkDay(now));

/** The same, by the clock: a day that another node just made by the hours before is mended. */
export const fitStockNow = ({ transaction }: Database, now: number): Promise<number> =>
  transaction(async (tx) => fitStock(tx, await readHours(tx), now));

/** The parts of the park's days. */
export function staffSlots(database: Database) {
  return {
    getSlots: async () => (await listSlots(database.db)).map(toSlot),

    /** @throws AppError slotsChanged */
    saveSlots: ({ slots, seen }, ctx) =>
      database.transaction(async (tx) => {
        const before = (await lockSlots(tx)).filter(({ retiredAt }) => retiredAt === null);
        if (!isSame(before.map(editable), slots)) {
          if (!isSame(before.map(editable), seen)) throw new AppError('slotsChanged');
          for (const old of before)
            if (!slots.some(({ id }) => id === old.id)) await updateSlot(tx, { id: old.id, retiredAt: ctx.now });
          for (const { id, start, end, ...when } of slots) {
            const next: SlotRow = { id, startClock: start, endClock: end, ...when, retiredAt: null };
            const old = before.find((one) => one.id === id);
            const isMoved = old && (old.startClock !== start || old.endClock !== end);
            if (!old) await insertSlot(tx, next, null);
            else if (!isMoved || !(await hasStock(tx, id))) await updateSlot(tx, next);
            else {
              // Tickets say a clock: those of the slot as it was keep it.
              await insertSlot(tx, { ...next, id: newId() }, id);
              await updateSlot(tx, { id, retiredAt: ctx.now });
            }
          }
          await fitStock(tx, await readHours(tx), ctx.now);
          await audit(tx, ctx, 'ticket.saveSlots', 'ticketSlot:all', {
            slots: slots.map(({ start, end }) => `${start}–${end}`),
          });
        }
        return (await listSlots(tx)).map(toSlot);
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

const toSlot = (row: SlotRow): ParkSlot => ({ id: row.id, ...timesOf(row), retired: row.retiredAt !== null }) as ParkSlot;

const editable = (row: SlotRow) => ({ id: row.id, ...timesOf(row) });

/** In whatever order. */
function isSame(some: readonly { id: string }[], others: readonly { id: string }[]): boolean {
  const sorted = (slots: readonly { id: string }[]) => [...slots].sort((a, b) => (a.id < b.id ? -1 : 1));
  return isDeepStrictEqual(sorted(some), sorted(others));
}
