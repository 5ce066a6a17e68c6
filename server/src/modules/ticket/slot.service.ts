import { isDeepStrictEqual } from 'node:util';
import type { ParkHours } from '@park/contract/park/hours';
import { parkDay } from '@park/contract/parkTime';
import type * as calls from '@park/contract/ticket/product/calls';
import type { ParkSlot, schemas } from '@park/contract/ticket/product/schemas';
import type { SlotTimes } from '@park/contract/ticket/slot';
import type { Database, Db } from '../../db/db';
import { newId } from '../../db/newId';
import { AppError } from '../../http/appError';
import type { StaffCallContext } from '../../http/callContext';
import type { Handlers } from '../../http/mount';
import { tellDue } from '../message/message.service';
import { lockHours } from '../park/park.service';
import { audit } from '../staff/audit.service';
import * as repo from './slot.repo';
import { areSeasonsOf, timesOf } from './slot.rules';
import { fitRows } from './stock.repo';
import type { SlotRow } from './ticket.tables';

/** What is on sale from today on becomes what the hours and slots say. The hours are locked. @param now epoch ms */
export const fitStock = (tx: Db, hours: ParkHours<unknown>, now: number): Promise<number> =>
  fitRows(tx, hours, parkDay(now), now);

/** The same, by the clock: a day that a node just made by the hours before is mended. */
export async function fitStockNow(database: Database, now: number): Promise<number> {
  const changed = await database.transaction(async (tx) => fitStock(tx, await lockHours(tx), now));
  if (changed > 0) await tellDue(database);
  return changed;
}

/** A slot of a season that is gone would never be sold, and a price of it never hold. @throws AppError seasonInUse */
export async function requireSeasons(db: Db, hours: ParkHours<unknown>): Promise<void> {
  const ids = soldOf(await repo.listSlots(db)).flatMap(({ seasons }) => seasons);
  if (!areSeasonsOf([...ids, ...(await repo.listPricedSeasons(db))], hours)) throw new AppError('seasonInUse');
}

const soldOf = (slots: readonly SlotRow[]) => slots.filter(({ retiredAt }) => retiredAt === null);

/** The parts of the park's days. */
export function staffSlots(database: Database) {
  return {
    getSlots: async () => (await repo.listSlots(database.db)).map(toSlot),

    /** @throws AppError slotsChanged, seasonInUse, ballotSlotTaken */
    async saveSlots({ slots, seen }, ctx) {
      const saved = await database.transaction(async (tx) => {
        const hours = await lockHours(tx);
        await repo.lockSlots(tx);
        const before = soldOf(await repo.listSlots(tx));
        // The answer to the same save may have been lost: a slot that moved has another id since.
        if (!isSame(before.map(timesOf), slots.map(timesOfInput))) {
          if (!isSame(before.map(editable), seen)) throw new AppError('slotsChanged');
          if (!slots.every(({ seasons }) => areSeasonsOf(seasons, hours))) throw new AppError('seasonInUse');
          await writeSlots(tx, before, slots, ctx);
          await fitStock(tx, hours, ctx.now);
          const details = { before: before.map(timesOf), slots: slots.map(timesOfInput) };
          await audit(tx, ctx, 'ticket.saveSlots', 'ticketSlot:all', details);
        }
        return (await repo.listSlots(tx)).map(toSlot);
      });
      await tellDue(database);
      return saved;
    },
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}

type SlotInput = { id: string } & SlotTimes;

async function writeSlots(
  tx: Db,
  before: readonly SlotRow[],
  slots: readonly SlotInput[],
  ctx: StaffCallContext,
): Promise<void> {
  const known = await repo.listSlots(tx);
  for (const { id } of before) if (!slots.some((slot) => slot.id === id)) await repo.updateSlot(tx, { id, retiredAt: ctx.now });
  for (const { id, start, end, weekdays, seasons } of slots) {
    const next: SlotRow = {
      id,
      startClock: start,
      endClock: end,
      weekdays: [...weekdays],
      seasons: [...seasons],
      retiredAt: null,
    };
    const old = before.find((one) => one.id === id);
    const isMoved = old && (old.startClock !== start || old.endClock !== end);
    if (!old) await repo.insertSlot(tx, known.some((one) => one.id === id) ? { ...next, id: newId() } : next);
    else if (!isMoved || !(await repo.hasStock(tx, id))) await repo.updateSlot(tx, next);
    else {
      // Tickets say a clock: those of the slot as it was keep it, and what is left of its places moves on.
      if (await repo.isInBallot(tx, id)) throw new AppError('ballotSlotTaken');
      await repo.moveSlot(tx, { ...next, id: newId() }, id, ctx);
    }
  }
}

const toSlot = (row: SlotRow): ParkSlot => ({ ...editable(row), retired: row.retiredAt !== null }) as ParkSlot;

const editable = (row: SlotRow) => ({ id: row.id, ...timesOf(row) });

const timesOfInput = ({ start, end, weekdays, seasons }: SlotInput): SlotTimes => ({ start, end, weekdays, seasons });

/** In whatever order. */
function isSame(some: readonly object[], others: readonly object[]): boolean {
  const sorted = (slots: readonly object[]) => slots.map((slot) => JSON.stringify(slot)).sort();
  return isDeepStrictEqual(sorted(some), sorted(others));
}
