import { pageSchema } from '@park/contract/envelope';
import * as endpoints from '@park/contract/prize/adminEndpoints';
import * as schemas from '@park/contract/prize/adminSchemas';
import { prizeClaim, roundIdIn } from '@park/contract/prize/schemas';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseInput } from '../../http/input';
import { languageOf, route, securityOf } from '../../http/route';
import type { Counter } from './counter.service';
import type { ExportEntries } from './entryExport.service';
import type { RoundStaff } from './roundStaff.service';

export interface PrizeStaffDeps {
  staff: RoundStaff;
  counter: Counter;
  exportEntries: ExportEntries;
}

/** Staff's calls of the draw: rounds, entries, the counter. */
export function registerPrizeAdmin(app: FastifyInstance, { staff, counter, exportEntries }: PrizeStaffDeps): void {
  registerRoundStaff(app, staff);
  registerCounter(app, counter);
  registerExport(app, exportEntries);
}

function registerRoundStaff(app: FastifyInstance, staff: RoundStaff): void {
  route(
    app,
    endpoints.getAdminRounds,
    { in: schemas.adminRoundsIn, out: pageSchema(schemas.adminRound), summary: 'All rounds, drafts too, newest first' },
    (ctx) => staff.list(ctx.input, ctx),
  );
  route(
    app,
    endpoints.saveRound,
    { in: schemas.saveRoundIn, out: schemas.adminRound, summary: 'Make a round or change a draft' },
    (ctx) => staff.save(ctx.input, ctx),
  );
  route(
    app,
    endpoints.openRound,
    { in: roundIdIn, out: schemas.adminRound, summary: 'Open a draft now and publish the commitment to its seed' },
    (ctx) => staff.open(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.closeRound,
    { in: roundIdIn, out: schemas.adminRound, summary: 'End sign-up now and fix the list of entrants' },
    (ctx) => staff.close(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.getEntries,
    { in: schemas.entriesIn, out: pageSchema(schemas.adminEntry), summary: 'Entries of a round, masked; or its winners' },
    (ctx) => staff.entries(ctx.input, ctx),
  );
}

function registerCounter(app: FastifyInstance, counter: Counter): void {
  route(
    app,
    endpoints.lookUpPrize,
    { in: schemas.prizeCodeIn, out: prizeClaim, summary: 'What is behind a prize’s code' },
    (ctx) => counter.lookUp(ctx.input.code, ctx),
  );
  route(app, endpoints.writeOffPrize, { in: schemas.prizeCodeIn, out: prizeClaim, summary: 'Hand a prize out, once' }, (ctx) =>
    counter.writeOff(ctx.input.code, ctx),
  );
  route(
    app,
    endpoints.getWriteOffs,
    { in: schemas.writeOffsIn, out: pageSchema(prizeClaim), summary: 'Prizes handed out on a day, by default today' },
    (ctx) => counter.writeOffs(ctx.input, ctx),
  );
}

function registerExport(app: FastifyInstance, exportEntries: ExportEntries): void {
  app.route({
    method: 'GET',
    url: endpoints.EXPORT_ENTRIES_PATH,
    config: { auth: 'admin', roles: endpoints.getEntries.roles },
    schema: {
      summary: 'Entries of a round as CSV, masked',
      tags: ['prizeAdmin'],
      security: securityOf(endpoints.getEntries),
      querystring: roundIdIn,
      response: { 200: { description: 'CSV', content: { 'text/csv': { schema: z.string() } } } },
    },
    handler: async (req, reply) => {
      const { id } = parseInput(roundIdIn, req.query, { fromText: true });
      const { admin } = req.identity;
      const file = await exportEntries(id, { admin, lang: languageOf(req), now: app.clock(), req });
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="entries.csv"')
        .header('cache-control', 'no-store')
        .send(file);
    },
  });
}
