import { pageSchema } from '@park/contract/envelope';
import * as endpoints from '@park/contract/prize/endpoints';
import * as schemas from '@park/contract/prize/schemas';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import type { Database } from '../../db/db';
import { networkOf } from '../../http/network';
import { route } from '../../http/route';
import type { WechatClient } from '../../wechat/wechatClient';
import { noteExports } from '../admin/audit.service';
import { createGuesses } from '../guess/guess.service';
import { createRoundSteps } from './draw.service';
import { createSeeds } from './drawSeed';
import { createEntrants } from './entrant';
import { createEntries, type Entries } from './entry.service';
import { registerPrizeAdmin } from './prize.admin.routes';
import { registerPrizeExports } from './prize.export.routes';
import { createPrizeViews } from './prize.views';
import { createPrizeExports } from './prizeExport.service';
import { prizeKeys } from './prizeKeys';
import { createProgress } from './progress.service';
import { provenPhones } from './provenPhone.service';
import { createRedemption } from './redemption.service';
import { createRounds, type Rounds } from './round.service';
import { createRoundStaff } from './roundStaff.service';

/** A list that is fixed never changes. */
const KEEP_LIST = 'public, max-age=31536000, immutable';

export interface PrizeDeps {
  database: Database;
  /** Where the keys of the draw come from. */
  config: Pick<Config, 'dataKeys'> & { authSecret: string };
  wechat: WechatClient;
}

/** The lucky draw: from sign-up to the redemption. */
export function registerPrize(app: FastifyInstance, { database, config, wechat }: PrizeDeps): void {
  const keys = prizeKeys(config);
  const entrants = createEntrants(keys);
  const views = createPrizeViews(entrants);
  const steps = createRoundSteps(createSeeds(keys));
  const progress = createProgress(database, steps, app.log);
  registerRounds(app, createRounds(database, progress, views));
  const phoneOf = provenPhones(wechat, app.log);
  const guesses = createGuesses(database, config.authSecret);
  registerEntries(app, createEntries(database, { entrants, progress, views, phoneOf, guesses }));
  const staff = createRoundStaff(database, { steps, progress, views });
  registerPrizeExports(app, createPrizeExports(database, views, staff), noteExports(database));
  registerPrizeAdmin(app, {
    staff,
    redemption: createRedemption(database, views),
  });
}

function registerRounds(app: FastifyInstance, rounds: Rounds): void {
  route(
    app,
    endpoints.getRounds,
    { in: schemas.roundsIn, out: pageSchema(schemas.prizeRound), summary: 'Rounds of the lucky draw, newest first' },
    (ctx) => rounds.list(ctx.input, ctx),
  );
  route(
    app,
    endpoints.getRound,
    { in: schemas.roundIn, out: schemas.prizeRound.nullable(), summary: 'One round; without an id the one to show now' },
    (ctx) => (ctx.input.id === undefined ? rounds.current(ctx) : rounds.get(ctx.input.id, ctx)),
  );
  route(
    app,
    endpoints.getDraw,
    { in: schemas.roundIdIn, out: schemas.prizeDraw, summary: 'All that is published of a draw, for whoever checks it' },
    (ctx) => rounds.draw(ctx.input.id, ctx),
  );
  route(
    app,
    endpoints.getEntrants,
    { in: schemas.roundIdIn, out: schemas.entrantList, summary: 'The sorted numbers of all entrants, once sign-up is over' },
    async ({ input, now, reply }) => {
      const list = await rounds.entrants(input.id, now);
      reply.header('cache-control', KEEP_LIST);
      return list;
    },
  );
}

function registerEntries(app: FastifyInstance, entries: Entries): void {
  route(
    app,
    endpoints.enter,
    {
      in: schemas.enterIn,
      out: schemas.entryReceipt,
      summary: 'Sign up, once an account; the same again answers with the same',
    },
    async ({ input: { roundId, name, phone, phoneCode }, ...ctx }) => {
      await app.limitEntering(ctx.req);
      return entries.enter({ roundId, name, ...(phoneCode === undefined ? { phone: phone ?? '' } : { phoneCode }) }, ctx);
    },
  );
  route(
    app,
    endpoints.getStatus,
    { in: schemas.statusIn, out: schemas.prizeStatus, summary: 'What became of an entry, by receipt or by phone and name' },
    ({ input: { receipt, roundId = '', phone = '', name = '' }, req, visitorId, ...reader }) => {
      if (receipt !== undefined) return entries.status({ receipt }, reader);
      return entries.status({ roundId, phone, name, by: visitorId || networkOf(req) }, reader);
    },
  );
}
