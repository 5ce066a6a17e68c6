import type { TicketRules } from '@park/contract/park/rules';
import { parkDay, toParkIso } from '@park/contract/parkTime';
import type { WaitlistStatus } from '@park/contract/ticket/limits';
import type * as calls from '@park/contract/ticket/waitlist/calls';
import type { schemas, WaitlistEntry } from '@park/contract/ticket/waitlist/schemas';
import type { z } from 'zod';
import type { Database, Db } from '../../../db/db';
import { AppError, required } from '../../../http/appError';
import type { CallContext } from '../../../http/callContext';
import type { Handlers } from '../../../http/mount';
import { throwIfViolated } from '../../../http/violation';
import { type Lang, pickText } from '../../../i18n/lang';
import { coverUrl } from '../../file/file.service';
import { notifyLater, tellDue } from '../../message/message.service';
import { takeOnSale } from '../product/product.service';
import { checkQuantity } from '../sale/sale.rules';
import { checkDay, checkSlotOpen, WIDEST } from '../slot.rules';
import { leftOfDays, lockStock, offerStock, releaseStock } from '../stock.repo';
import * as repo from './waitlist.repo';

/** The line for a sold-out slot (R-ticket-6). Whoever changes an entry holds the slot's stock row. */
export function createWaitlist(database: Database) {
  return {
    async joinWaitingList(input, ctx) {
      const rules = (await ctx.rules()).ticket;
      return database.transaction(async (tx) => {
        const id = await join(tx, input, rules, ctx);
        return own(tx, id, ctx);
      });
    },

    leaveWaitingList: ({ id }, ctx) =>
      database.transaction(async (tx) => {
        const found = required(await repo.findEntry(tx, id, ctx.visitorId), 'waitingEntryNotFound');
        await lockStock(tx, [found]);
        const entry = await repo.findEntry(tx, id, ctx.visitorId);
        if (entry) await leave(tx, entry, ctx.now);
        return own(tx, id, ctx);
      }),

    async getWaitingList(_, { visitorId, lang, now }) {
      const found = await repo.listEntries(database.db, visitorId, now);
      return found.map((row) => toEntry(row, lang, now));
    },
  } satisfies Handlers<typeof calls, typeof schemas>;
}

/** Takes a visitor off lines whose stock rows and days are locked; what was offered to them goes on. */
export async function leaveWaitingLists(tx: Db, entries: repo.WaitlistRow[], now: number): Promise<void> {
  for (const { id, visitorId } of entries) {
    const entry = await repo.findEntry(tx, id, visitorId);
    if (entry) await leave(tx, entry, now);
  }
}

/** Ends an entry that stands; its slot's row is locked. */
async function leave(tx: Db, entry: repo.WaitlistRow, now: number): Promise<void> {
  if (entry.status !== 'waiting' && entry.status !== 'offered') return;
  await repo.endEntry(tx, entry.id, 'left', now);
  // Somebody behind may fit now even when no place came free.
  await releaseStock(tx, entry, entry.status === 'offered' ? entry.quantity : 0, now);
}

/** Gives places of offers whose time is over to the next in line, and ends entries of slots that are over. @returns how many ended */
export async function lapseOffers(database: Database, now: number): Promise<number> {
  let ended = await repo.endPast(database.db, now);
  for (const slot of await repo.listDueSlots(database.db, now))
    ended += await database.transaction(async (tx) => {
      await lockStock(tx, [slot]);
      const { offers, places } = await repo.lapseDue(tx, slot, now);
      await releaseStock(tx, slot, places, now, notifyLater);
      return offers;
    });
  await tellDue(database);
  return ended;
}

/**
 * Offers what is free of slots where somebody waits only because their day was full: another slot's ticket was given back, or the maximum
 * was raised. @returns of how many slots
 */
export async function offerWaiting(database: Database, now: number): Promise<number> {
  const slots = await repo.listWaitingBesideFree(database.db, now);
  for (const slot of slots)
    await database.transaction(async (tx) => {
      await lockStock(tx, [slot]);
      await offerStock(tx, slot, now, notifyLater);
    });
  await tellDue(database);
  return slots.length;
}

/**
 * Joins the line, or keeps the entry one has; while it waits its quantity becomes the new one.
 * @returns the entry's id
 * @throws AppError ticketDayPast, ticketDayTooFar, ticketNotFound, ticketNotOnSale, ticketSlotNotFound, ticketSlotPast,
 *   ticketSlotClosed, waitingListNotNeeded
 */
async function join(
  tx: Db,
  { ticketId, day, slotId, quantity }: z.output<typeof schemas.joinWaitingList.in>,
  rules: TicketRules,
  { visitorId, now }: CallContext,
): Promise<string> {
  await takeOnSale(tx, ticketId);
  const slot = { productId: ticketId, day, slotId };
  const [stock] = await lockStock(tx, [slot]);
  const entry = await repo.findOwnEntry(tx, visitorId, slot);
  // A repeated call whose answer was lost is answered, whatever the park has chosen since.
  const allowed = entry?.quantity === quantity ? WIDEST : rules;
  throwIfViolated(checkDay(day, allowed, now) ?? checkQuantity(quantity, allowed) ?? checkSlotOpen(stock, now));
  if (entry?.status === 'offered') {
    if (entry.offerUntil !== null && entry.offerUntil > now) return entry.id;
    await repo.endEntry(tx, entry.id, 'lapsed', now);
    await releaseStock(tx, slot, entry.quantity, now);
  }
  if (entry?.status === 'waiting') {
    await repo.setQuantity(tx, entry.id, quantity);
    await offerStock(tx, slot, now);
    return entry.id;
  }
  const [row] = await lockStock(tx, [slot]);
  const ofDay = (await leftOfDays(tx, ticketId, [day], parkDay(now))).get(day) ?? null;
  if (row && Math.min(row.stock - row.taken, ofDay ?? quantity) >= quantity) throw new AppError('waitingListNotNeeded');
  return repo.insertEntry(tx, { ...slot, visitorId, quantity, now });
}

async function own(tx: Db, id: string, { visitorId, lang, now }: CallContext): Promise<WaitlistEntry> {
  const [row] = await repo.listEntries(tx, visitorId, now, id);
  if (!row) throw new Error('An entry of the waiting list vanished inside its own transaction.');
  return toEntry(row, lang, now);
}

/** What an entry is at `now`, whether or not the job that writes it down has run. */
function waitlistStatusAt(entry: Pick<repo.WaitlistEntryView, 'status' | 'offerUntil' | 'end'>, now: number): WaitlistStatus {
  if (entry.status === 'offered' && entry.offerUntil !== null && entry.offerUntil <= now) return 'lapsed';
  return entry.status === 'waiting' && entry.end <= now ? 'ended' : entry.status;
}

function toEntry(row: repo.WaitlistEntryView, lang: Lang, now: number): WaitlistEntry {
  const { id, quantity, productId, day, slotId, offerUntil, createdAt, start, end, name, motif, coverId, ahead } = row;
  return {
    id,
    status: waitlistStatusAt(row, now),
    ticket: { id: productId, name: pickText(name, lang), motif, cover: coverUrl(coverId) },
    day,
    slot: { id: slotId, start: toParkIso(start), end: toParkIso(end) },
    quantity,
    ahead,
    offerUntil: toParkIso(offerUntil),
    createdAt: toParkIso(createdAt),
  };
}
