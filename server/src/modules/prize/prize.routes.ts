import * as drawCalls from '@park/contract/prize/draw/calls';
import { schemas as drawSchemas } from '@park/contract/prize/draw/schemas';
import * as entryCalls from '@park/contract/prize/entry/calls';
import { schemas as entrySchemas } from '@park/contract/prize/entry/schemas';
import * as redemptionCalls from '@park/contract/prize/redemption/calls';
import { schemas as redemptionSchemas } from '@park/contract/prize/redemption/schemas';
import * as roundCalls from '@park/contract/prize/round/calls';
import { schemas as roundSchemas } from '@park/contract/prize/round/schemas';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import type { Database } from '../../db/db';
import { mount } from '../../http/mount';
import type { WechatClient } from '../../wechat/wechatClient';
import { createGuesses } from '../guess/guess.service';
import { createRoundSteps } from './draw/draw.service';
import { createSeeds } from './draw/drawSeed';
import { publishedDraws } from './draw/publishedDraw.service';
import { createEntrants } from './entry/entrant';
import { visitorEntries } from './entry/entry.service';
import { createEntryViews } from './entry/entry.views';
import { staffEntries } from './entry/entryStaff.service';
import { prizeKeys } from './prizeKeys';
import { staffRedemptions } from './redemption/redemption.service';
import { createProgress } from './round/progress.service';
import { visitorRounds } from './round/round.service';
import { staffRounds } from './round/roundStaff.service';

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
  const views = createEntryViews(entrants);
  const steps = createRoundSteps(createSeeds(keys));
  const progress = createProgress(database, steps, app.log);
  const guesses = createGuesses(database, config.authSecret);
  const limitEntering: FastifyInstance['limitEntering'] = (req) => app.limitEntering(req);
  mount(app, roundCalls, roundSchemas, {
    ...visitorRounds(database, progress),
    ...staffRounds(database, { steps, progress }),
  });
  mount(app, drawCalls, drawSchemas, publishedDraws(database, { progress, entrants }));
  mount(app, entryCalls, entrySchemas, {
    ...visitorEntries(database, { entrants, progress, views, wechat, guesses, limitEntering, log: app.log }),
    ...staffEntries(database, { progress, views }),
  });
  mount(app, redemptionCalls, redemptionSchemas, staffRedemptions(database, entrants));
}
