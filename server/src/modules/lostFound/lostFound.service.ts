import type * as calls from '@park/contract/lostFound/calls';
import type { schemas } from '@park/contract/lostFound/schemas';
import { parkDay, parkMoment } from '@park/contract/parkTime';
import { type Database, type Db, lockVisitor } from '../../db/db';
import { newId } from '../../db/newId';
import { AppError, required } from '../../http/appError';
import type { CallContext } from '../../http/callContext';
import { requireSameRequest } from '../../http/idempotencyKey';
import type { Handlers } from '../../http/mount';
import { toPage } from '../../http/page';
import { type CheckResult, isToDo } from '../../http/violation';
import type { Files } from '../file/file.service';
import { type ParkProfiles, requireOffered, requirePhoneOf } from '../park/park.service';
import * as claims from './claim.repo';
import { endClaims } from './ending.service';
import * as repo from './lostFound.repo';
import { checkClaim, checkClosing, checkWithdrawal, isShown, shownSince } from './lostFound.rules';
import { subjectOf, toClaim, toItem, toItemSummary } from './lostFound.view';

/** Lost and found for visitors. What is not published exists for its author alone. */
export function visitorLostFound(database: Database, files: Files, park: ParkProfiles) {
  const { db } = database;
  const show = async (tx: Db, row: repo.ItemRow, { visitorId, lang, now }: CallContext) => {
    const subject = subjectOf(row.id);
    const pictures = (await files.of(tx, [subject], now)).get(subject) ?? [];
    return toItem(row, await claims.listClaimsOf(tx, row.id), pictures, visitorId, lang);
  };
  /** How things show in a list. */
  const summaryOf = async (items: repo.ItemRow[], { lang, now }: CallContext) => {
    const subjects = items.map(({ id }) => subjectOf(id));
    const pictures = await files.of(db, subjects, now);
    return (row: repo.ItemRow) => toItemSummary(row, pictures.get(subjectOf(row.id)) ?? [], lang);
  };
  const startOfDay = (now: number) => parkMoment(parkDay(now), '00:00');
  /** One's own thing, changed on its locked row. */
  const change = (
    id: string,
    ctx: CallContext,
    check: (row: repo.ItemRow) => CheckResult,
    write: (tx: Db, row: repo.ItemRow) => Promise<Partial<repo.ItemRow>>,
  ) =>
    database.transaction(async (tx) => {
      const row = await repo.lockItem(tx, id);
      if (!row || row.visitorId !== ctx.visitorId) throw new AppError('itemNotFound');
      if (!isToDo(check(row))) return show(tx, row, ctx);
      const changed = await write(tx, row);
      await repo.updateItem(tx, id, changed);
      return show(tx, { ...row, ...changed }, ctx);
    });

  return {
    async getItems(input, ctx) {
      const found = await repo.listShown(db, input, shownSince(ctx.now));
      return toPage(found, input, await summaryOf(found.items, ctx));
    },

    async getItem({ id }, ctx) {
      const row = required(await repo.findItem(db, id), 'itemNotFound');
      const item = await show(db, row, ctx);
      if (!item.isMine && !item.claim && !isShown(row, ctx.now)) throw new AppError('itemNotFound');
      return item;
    },

    async getMyItems(paging, ctx) {
      const found = await repo.listOwn(db, ctx.visitorId, paging);
      return toPage(found, paging, await summaryOf(found.items, ctx));
    },

    async getMyClaims(paging, ctx) {
      const found = await claims.listOwnClaims(db, ctx.visitorId, paging);
      const items = found.items.map(({ item }) => item);
      const summary = await summaryOf(items, ctx);
      return toPage(found, paging, ({ claim, item }) => ({ ...toClaim(claim, ctx.lang), item: summary(item) }));
    },

    /** Answers with what the same key sent before. */
    async publishItem(input, ctx) {
      const { idempotencyKey, requestHash, visitorId, lang, now } = ctx;
      const { pictures, title, place, text, dayPart = null, ...said } = input;
      const { lostFound, phone } = await ctx.rules();
      const limit = lostFound.itemsPerDay;
      const categories = await park.list('lostFound', now);
      return database.transaction(async (tx) => {
        await lockVisitor(tx, visitorId);
        const before = await repo.findByKey(tx, visitorId, idempotencyKey);
        if (before) {
          requireSameRequest(before, ctx);
          return show(tx, before, ctx);
        }
        requireOffered(categories, input.category);
        if (input.day > parkDay(now)) throw new AppError('dayAhead');
        requirePhoneOf(phone, input.contact);
        if ((await repo.countSince(tx, visitorId, startOfDay(now))) >= limit)
          throw new AppError('lostFoundDayLimit', { limit });
        const id = newId();
        const row = await repo.insertItem(tx, {
          ...said,
          id,
          visitorId,
          idempotencyKey,
          requestHash,
          state: 'reviewing',
          title: { [lang]: title },
          place: { [lang]: place },
          text: { [lang]: text },
          dayPart,
          createdAt: now,
        });
        await files.attach(tx, subjectOf(id), pictures, visitorId);
        return show(tx, row, ctx);
      });
    },

    async claimItem({ id, text, contact }, ctx) {
      const { lostFound, phone } = await ctx.rules();
      const limit = lostFound.claimsPerDay;
      return database.transaction(async (tx) => {
        const { visitorId, now } = ctx;
        await lockVisitor(tx, visitorId);
        const item = await repo.lockItem(tx, id);
        const own = item ? (await claims.listClaimsOf(tx, id)).filter((one) => one.visitorId === visitorId) : [];
        const isHidden = item && !isShown(item, now) && item.visitorId !== visitorId && own.length === 0;
        if (!item || isHidden) throw new AppError('itemNotFound');
        if (!isToDo(checkClaim(item, own, { visitorId, text, contact }))) return show(tx, item, ctx);
        if ((await claims.countClaimsSince(tx, visitorId, startOfDay(now))) >= limit)
          throw new AppError('lostFoundDayLimit', { limit });
        requirePhoneOf(phone, contact);
        await claims.insertClaim(tx, { id: newId(), itemId: id, visitorId, state: 'waiting', text, contact, createdAt: now });
        return show(tx, item, ctx);
      });
    },

    withdrawItem: ({ id }, ctx) =>
      change(id, ctx, checkWithdrawal, async (tx, row) => {
        await endClaims(tx, [row], ctx.now);
        await files.release(tx, [subjectOf(id)]);
        return { state: 'withdrawn', closedAt: ctx.now };
      }),

    closeItem: ({ id }, ctx) =>
      change(id, ctx, checkClosing, async (tx, row) => {
        await endClaims(tx, [row], ctx.now);
        return { state: 'returned', closedAt: ctx.now };
      }),
  } satisfies Partial<Handlers<typeof calls, typeof schemas>>;
}
