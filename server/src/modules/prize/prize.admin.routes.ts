import { rowsSchema } from '@park/contract/envelope';
import * as endpoints from '@park/contract/prize/adminEndpoints';
import * as schemas from '@park/contract/prize/adminSchemas';
import { prizeClaim, roundIdIn } from '@park/contract/prize/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import type { Redemption } from './redemption.service';
import type { RoundStaff } from './roundStaff.service';

export interface PrizeStaffDeps {
  staff: RoundStaff;
  redemption: Redemption;
}

/** Staff's calls of the draw: rounds, entries, the redemption. */
export function registerPrizeAdmin(app: FastifyInstance, { staff, redemption }: PrizeStaffDeps): void {
  registerRoundStaff(app, staff);
  registerRedemption(app, redemption);
}

function registerRoundStaff(app: FastifyInstance, staff: RoundStaff): void {
  route(
    app,
    endpoints.getAdminRounds,
    { in: schemas.adminRoundsIn, out: rowsSchema(schemas.adminRound), summary: 'All rounds, drafts too, newest first' },
    (ctx) => staff.list(ctx.input, ctx),
  );
  route(
    app,
    endpoints.getAdminRound,
    { in: roundIdIn, out: schemas.adminRound, summary: 'One round, whatever its state' },
    (ctx) => staff.get(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.saveRound,
    { isLong: true, in: schemas.saveRoundIn, out: schemas.adminRound, summary: 'Make a round or change a draft' },
    (ctx) => staff.save(ctx.input, ctx),
  );
  route(
    app,
    endpoints.openRound,
    { in: schemas.openRoundIn, out: schemas.adminRound, summary: 'Open a draft now and publish the commitment to its seed' },
    (ctx) => staff.open(ctx.input, ctx),
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
    { in: schemas.entriesIn, out: rowsSchema(schemas.adminEntry), summary: 'Entries of a round, masked; or its winners' },
    (ctx) => staff.entries(ctx.input, ctx),
  );
}

function registerRedemption(app: FastifyInstance, redemption: Redemption): void {
  route(
    app,
    endpoints.lookUpPrize,
    { in: schemas.prizeCodeIn, out: prizeClaim, summary: 'What is behind a prize’s code' },
    (ctx) => redemption.lookUp(ctx.input.code, ctx),
  );
  route(app, endpoints.writeOffPrize, { in: schemas.prizeCodeIn, out: prizeClaim, summary: 'Hand a prize out, once' }, (ctx) =>
    redemption.writeOff(ctx.input.code, ctx),
  );
  route(
    app,
    endpoints.getWriteOffs,
    { in: schemas.writeOffsIn, out: rowsSchema(prizeClaim), summary: 'Prizes handed out on a day, by default today' },
    (ctx) => redemption.writeOffs(ctx.input, ctx),
  );
}
