import { getOverview } from '@park/contract/overview/adminEndpoints';
import { overview, overviewIn } from '@park/contract/overview/adminSchemas';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/db';
import { route } from '../../http/route';
import { createOverview } from './overview.service';

/** What staff see first. */
export function registerOverview(app: FastifyInstance, { database }: { database: Database }): void {
  const read = createOverview(database);
  route(app, getOverview, { in: overviewIn, out: overview, summary: 'A day at a glance, by one’s roles' }, (ctx) =>
    read(ctx.input.day, { roles: ctx.admin?.roles ?? [], lang: ctx.lang, now: ctx.now }),
  );
}
