import { toParkIso } from '@park/contract/parkTime';
import type { WaitingStatus } from '@park/contract/ticket/limits';
import type { WaitingEntry } from '@park/contract/ticket/schemas';
import type { Database, Db } from '../../db/db';
import { AppError } from '../../http/appError';
import type { Asker } from '../../http/asker';
import { refuse } from '../../http/refuse';
import { type Lang, pickText } from '../../i18n/lang';
import { decideDay } from './order.rules';
import { whyShut } from './slot.rules';
import { lockStock, releasePlaces } from './stock.repo';
import { offerPlaces } from './waiting.repo';
import * as repo from './waitingEntry.repo';

export interface JoinIn {
  ticketId: string;
  day: string;
  slotId: string;
  quantity: number;
}

/** The line for a sold-out slot (product rules, "Tickets"). Whoever changes an entry holds the slot's stock row. */
export interface WaitingList {
  /**
   * Joins the line, or answers with the entry one has; while it waits its quantity becomes the new one.
   * @throws AppError ticketDayPast, ticketDayTooFar, ticketNotFound, ticketNotOnSale, ticketSlotNotFound, ticketSlotPast,
   *   ticketSlotClosed, waitingListNotNeeded
   */
  join(input: JoinIn, asker: Asker): Promise<WaitingEntry>;
  /** Places of an offer go on to the next. Leaving what has ended changes nothing. @throws AppError waitingEntryNotFound */
  leave(id: string, asker: Asker): Promise<WaitingEntry>;
  list(asker: Asker): Promise<WaitingEntry[]>;
  /** Gives places of offers whose time is over to the next in line, and ends entries of slots that are over. @returns how many ended */
  lapseOffers(now: number): Promise<number>;
}

export function createWaitingList(database: Database): WaitingList {
  const { db } = database;
  return {
    join: (input, asker) =>
      database.transaction(async (tx) => {
        const id = await join(tx, input, asker);
        return own(tx, id, asker);
      }),

    leave: (id, asker) =>
      database.transaction(async (tx) => {
        const found = await repo.findEntry(tx, id, asker.visitorId);
        if (!found) throw new AppError('waitingEntryNotFound');
        await lockStock(tx, [found]);
        const entry = await repo.findEntry(tx, id, asker.visitorId);
        if (entry?.status === 'waiting' || entry?.status === 'offered') {
          await repo.endEntry(tx, id, 'left', asker.now);
          // Somebody behind may fit now even when no place came free.
          await releasePlaces(tx, entry, entry.status === 'offered' ? entry.quantity : 0, asker.now);
        }
        return own(tx, id, asker);
      }),

    async list({ visitorId, lang, now }) {
      const found = await repo.listEntries(db, visitorId, now);
      return found.map((row) => toEntry(row, lang, now));
    },

    async lapseOffers(now) {
      let ended = await repo.endPast(db, now);
      for (const slot of await repo.listDueSlots(db, now))
        ended += await database.transaction(async (tx) => {
          await lockStock(tx, [slot]);
          const { offers, places } = await repo.lapseDue(tx, slot, now);
          await releasePlaces(tx, slot, places, now);
          return offers;
        });
      return ended;
    },
  };
}

/** @returns the entry's id */
async function join(tx: Db, { ticketId, day, slotId, quantity }: JoinIn, { visitorId, now }: Asker): Promise<string> {
  refuse(decideDay(day, now));
  const onSale = await repo.isOnSale(tx, ticketId);
  if (onSale === undefined) throw new AppError('ticketNotFound');
  if (!onSale) throw new AppError('ticketNotOnSale');
  const slot = { productId: ticketId, day, slotId };
  const [stock] = await lockStock(tx, [slot]);
  refuse(whyShut(stock, now));
  const entry = await repo.findOwnEntry(tx, visitorId, slot);
  if (entry?.status === 'offered') {
    if (entry.offerUntil !== null && entry.offerUntil > now) return entry.id;
    await repo.endEntry(tx, entry.id, 'lapsed', now);
    await releasePlaces(tx, slot, entry.quantity, now);
  }
  if (entry?.status === 'waiting') {
    await repo.setQuantity(tx, entry.id, quantity);
    await offerPlaces(tx, slot, now);
    return entry.id;
  }
  const [left] = await lockStock(tx, [slot]);
  if (left && left.stock - left.taken >= quantity) throw new AppError('waitingListNotNeeded');
  return repo.insertEntry(tx, { ...slot, visitorId, quantity, now });
}

async function own(tx: Db, id: string, { visitorId, lang, now }: Asker): Promise<WaitingEntry> {
  const [row] = await repo.listEntries(tx, visitorId, now, id);
  if (!row) throw new Error('An entry of the waiting list vanished inside its own transaction.');
  return toEntry(row, lang, now);
}

/** What an entry is at `now`, whether or not the job that writes it down has run. */
export function waitingStatusAt(entry: Pick<repo.WaitingView, 'status' | 'offerUntil' | 'end'>, now: number): WaitingStatus {
  if (entry.status === 'offered' && entry.offerUntil !== null && entry.offerUntil <= now) return 'lapsed';
  return entry.status === 'waiting' && entry.end <= now ? 'ended' : entry.status;
}

function toEntry(row: repo.WaitingView, lang: Lang, now: number): WaitingEntry {
  const { id, quantity, productId, day, slotId, offerUntil, createdAt, start, end, name, motif, ahead } = row;
  return {
    id,
    status: waitingStatusAt(row, now),
    ticket: { id: productId, name: pickText(name, lang), motif },
    day,
    slot: { id: slotId, start: toParkIso(start), end: toParkIso(end) },
    quantity,
    ahead,
    offerUntil: offerUntil === null ? null : toParkIso(offerUntil),
    createdAt: toParkIso(createdAt),
  };
}
