import type { Page } from '@park/contract/envelope';
import { LOST_FOUND } from '@park/contract/lostFound/limits';
import type { claimItemIn, Item, ItemSummary, itemsIn, MyClaim, publishItemIn } from '@park/contract/lostFound/schemas';
import { parkDay, parkMoment } from '@park/contract/parkTime';
import { IDEMPOTENCY_KEY } from '@park/contract/ticket/schemas';
import type { z } from 'zod';
import type { Database, Db } from '../../db/db';
import { newId } from '../../db/newId';
import { AppError } from '../../http/appError';
import type { Asker } from '../../http/asker';
import { toPage } from '../../http/page';
import { refuse } from '../../http/refuse';
import type { Files } from '../file/file.service';
import * as claims from './claim.repo';
import { endClaims } from './ending.service';
import * as repo from './lostFound.repo';
import { type Decision, decideClaiming, decideClosing, decideWithdrawal, isShown, shownSince } from './lostFound.rules';
import { subjectOf, toClaim, toItem, toItemSummary } from './lostFound.views';

type NewItem = z.output<typeof publishItemIn>;
interface Paging {
  page: number;
  pageSize: number;
}

/** Lost and found for visitors. What is not published exists for its author alone. */
export interface LostFound {
  list(input: z.output<typeof itemsIn>, asker: Asker): Promise<Page<ItemSummary>>;
  /** @throws AppError itemNotFound */
  get(id: string, asker: Asker): Promise<Item>;
  mine(paging: Paging, asker: Asker): Promise<Page<ItemSummary>>;
  myClaims(paging: Paging, asker: Asker): Promise<Page<MyClaim>>;
  /**
   * Sends one for review, or answers with what the same key sent before. @param key the `Idempotency-Key` header
   * @throws AppError idempotencyKeyMissing, idempotencyKeyReused, dayAhead, lostFoundDayLimit, pictureGone
   */
  publish(input: NewItem, key: string | undefined, asker: Asker): Promise<Item>;
  /** @throws AppError itemNotFound, itemNotOpen, ownItem, claimedAlready, lostFoundDayLimit */
  claim(input: z.output<typeof claimItemIn>, asker: Asker): Promise<Item>;
  /** @throws AppError itemNotFound, itemNotOpen */
  withdraw(id: string, asker: Asker): Promise<Item>;
  /** @throws AppError itemNotFound, itemNotOpen */
  close(id: string, asker: Asker): Promise<Item>;
}

export function createLostFound(database: Database, files: Files): LostFound {
  const { db } = database;
  const show = async (tx: Db, row: repo.ItemRow, { visitorId, lang, now }: Asker) => {
    const subject = subjectOf(row.id);
    const pictures = (await files.of(tx, [subject], now)).get(subject) ?? [];
    return toItem(row, await claims.listClaimsOf(tx, row.id), pictures, visitorId, lang);
  };
  const summaries = async (items: repo.ItemRow[], { lang, now }: Asker) => {
    const pictures = await files.of(
      db,
      items.map(({ id }) => subjectOf(id)),
      now,
    );
    return items.map((row) => toItemSummary(row, pictures.get(subjectOf(row.id)) ?? [], lang));
  };
  const startOfDay = (now: number) => parkMoment(parkDay(now), '00:00');
  /** One's own thing, changed on its locked row. */
  const change = (
    id: string,
    asker: Asker,
    decide: (row: repo.ItemRow) => Decision,
    write: (tx: Db, row: repo.ItemRow) => Promise<Partial<repo.ItemRow>>,
  ) =>
    database.transaction(async (tx) => {
      const row = await repo.lockItem(tx, id);
      if (!row || row.visitorId !== asker.visitorId) throw new AppError('itemNotFound');
      const decision = decide(row);
      if (typeof decision !== 'string') refuse(decision);
      if (decision !== 'go') return show(tx, row, asker);
      const changed = await write(tx, row);
      await repo.updateItem(tx, id, changed);
      return show(tx, { ...row, ...changed }, asker);
    });

  return {
    async list(input, asker) {
      const { items, total } = await repo.listShown(db, input, shownSince(asker.now));
      return toPage(await summaries(items, asker), total, input);
    },

    async get(id, asker) {
      const row = await repo.findItem(db, id);
      if (!row) throw new AppError('itemNotFound');
      const item = await show(db, row, asker);
      if (!item.isMine && !item.claim && !isShown(row, asker.now)) throw new AppError('itemNotFound');
      return item;
    },

    async mine(paging, asker) {
      const { items, total } = await repo.listOwn(db, asker.visitorId, paging);
      return toPage(await summaries(items, asker), total, paging);
    },

    async myClaims(paging, asker) {
      const { items, total } = await claims.listOwnClaims(db, asker.visitorId, paging);
      const shown = await summaries(
        items.map(({ item }) => item),
        asker,
      );
      const joined = items.flatMap(({ claim }, index) => {
        const item = shown[index];
        return item ? [{ ...toClaim(claim), item }] : [];
      });
      return toPage(joined, total, paging);
    },

    async publish(input, key, asker) {
      if (key === undefined || !IDEMPOTENCY_KEY.test(key)) throw new AppError('idempotencyKeyMissing');
      const { visitorId, lang, now } = asker;
      const { pictures, title, place, text, dayPart = null, ...said } = input;
      return database.transaction(async (tx) => {
        await repo.lockSender(tx, visitorId);
        const before = await repo.findByKey(tx, visitorId, key);
        if (before) {
          const sent = await show(tx, before, asker);
          if (!isSame(sent, input)) throw new AppError('idempotencyKeyReused');
          return sent;
        }
        if (input.day > parkDay(now)) throw new AppError('dayAhead');
        if ((await repo.countSince(tx, visitorId, startOfDay(now))) >= LOST_FOUND.itemsPerDay)
          throw new AppError('lostFoundDayLimit', { limit: LOST_FOUND.itemsPerDay });
        const id = newId();
        const row = await repo.insertItem(tx, {
          ...said,
          id,
          visitorId,
          idempotencyKey: key,
          state: 'reviewing',
          title: { [lang]: title },
          place: { [lang]: place },
          text: { [lang]: text },
          dayPart,
          createdAt: now,
        });
        await files.attach(tx, subjectOf(id), pictures, visitorId);
        return show(tx, row, asker);
      });
    },

    claim: ({ id, text, contact }, asker) =>
      database.transaction(async (tx) => {
        const { visitorId, now } = asker;
        await repo.lockSender(tx, visitorId);
        const item = await repo.lockItem(tx, id);
        const own = item ? (await claims.listClaimsOf(tx, id)).filter((one) => one.visitorId === visitorId) : [];
        const isHidden = item && !isShown(item, now) && item.visitorId !== visitorId && own.length === 0;
        if (!item || isHidden) throw new AppError('itemNotFound');
        const decision = decideClaiming(item, own, { visitorId, text, contact });
        if (typeof decision !== 'string') refuse(decision);
        if (decision === 'done') return show(tx, item, asker);
        if ((await claims.countClaimsSince(tx, visitorId, startOfDay(now))) >= LOST_FOUND.claimsPerDay)
          throw new AppError('lostFoundDayLimit', { limit: LOST_FOUND.claimsPerDay });
        await claims.insertClaim(tx, { id: newId(), itemId: id, visitorId, state: 'waiting', text, contact, createdAt: now });
        return show(tx, item, asker);
      }),

    withdraw: (id, asker) =>
      change(id, asker, decideWithdrawal, async (tx, row) => {
        await endClaims(tx, [row], asker.now);
        await files.release(tx, [subjectOf(id)]);
        return { state: 'withdrawn', closedAt: asker.now };
      }),

    close: (id, asker) =>
      change(id, asker, decideClosing, async (tx, row) => {
        await endClaims(tx, [row], asker.now);
        return { state: 'returned', closedAt: asker.now };
      }),
  };
}

/** Whether a repetition asks for what was made; what was taken off or published since counts as the same. */
function isSame(sent: Item, input: NewItem): boolean {
  const fields = ['kind', 'category', 'title', 'place', 'text', 'day'] as const;
  return (
    fields.every((field) => sent[field] === input[field]) &&
    sent.dayPart === (input.dayPart ?? null) &&
    (sent.contact === null || sent.contact === input.contact) &&
    (sent.state === 'withdrawn' || sent.pictures.map(({ id }) => id).join() === input.pictures.join())
  );
}
