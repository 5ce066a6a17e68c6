import * as staff from '@park/contract/lock/adminEndpoints';
import { adminPageLock, lockPageIn, unlockPageIn } from '@park/contract/lock/adminSchemas';
import { getPageLocks } from '@park/contract/lock/endpoints';
import { nothingIn, pageLock } from '@park/contract/lock/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../db/db';
import { route } from '../../http/route';
import { createLocks } from './lock.service';

/** Locked pages: what visitors ask, and what staff say. */
export function registerLock(app: FastifyInstance, { database }: { database: Database }): void {
  const locks = createLocks(database);
  route(app, getPageLocks, { in: nothingIn, out: z.array(pageLock), summary: 'Pages that are locked now, and why' }, (ctx) =>
    locks.list(ctx),
  );
  route(
    app,
    staff.getAdminPageLocks,
    { in: nothingIn, out: z.array(adminPageLock), summary: 'Pages that are locked now, and by whom' },
    (ctx) => locks.listForStaff(ctx.now),
  );
  route(
    app,
    staff.lockPage,
    { in: lockPageIn, out: adminPageLock, summary: 'Lock a page of the app, with a reason in at least one language' },
    (ctx) => locks.lock(ctx.input, ctx),
  );
  route(app, staff.unlockPage, { in: unlockPageIn, out: z.null(), summary: 'Open a page again' }, (ctx) =>
    locks.unlock(ctx.input.page, ctx),
  );
}
