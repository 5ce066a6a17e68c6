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
import { createSeeds } from '../../drawSeed';
import { mountEither } from '../../http/mount';
import type { WechatClient } from '../../wechat/wechatClient';
import { createBeacon } from '../beacon/beacon.service';
import { createGuesses } from '../guess/guess.service';
import { createSavedChildren } from '../ticket/visitor/savedVisitor.service';
import { createRoundSteps } from './draw/draw.service';
import { publishedDraws } from './draw/publishedDraw.service';
import { createEntrants } from './entry/entrant';
import { visitorEntries } from './entry/entry.service';
import { createEntryViews } from './entry/entry.view';
import { staffEntries } from './entry/entryStaff.service';
import { prizeKeys } from './prizeKeys';
import { staffRedemptions } from './redemption/redemption.service';
import { createProgress } from './round/progress.service';
import { visitorRounds } from './round/round.service';
import { staffRounds } from './round/roundStaff.service';

export interface PrizeDeps {
  database: Database;
  /** Where the keys of the draw come from. */
  config: Parameters<typeof createSavedChildren>[0] & Pick<Config, 'beaconUrls'>;
  wechat: WechatClient;
}

/** The lucky draw: from sign-up to the redemption. */
export function registerPrize(app: FastifyInstance, { database, config, wechat }: PrizeDeps): void {
  const keys = prizeKeys(config);
  const entrants = createEntrants(keys);
  const savedChildren = createSavedChildren(config);
  const views = createEntryViews(entrants);
  const steps = createRoundSteps(createSeeds(keys));
  const beacon = createBeacon(config.beaconUrls);
  const progress = createProgress(database, { steps, beacon }, app.log);
  const guesses = createGuesses(database, config.authSecret);
  const limitEntering: FastifyInstance['limitEntering'] = (req) => app.limitEntering(req);
  mountEither(app, roundCalls, roundSchemas, database, (database) => ({
    ...visitorRounds(database, progress),
    ...staffRounds(database, { steps, progress, beacon }),
  }));
  mountEither(app, drawCalls, drawSchemas, database, (database) => publishedDraws(database, { progress, entrants }));
  mountEither(app, entryCalls, entrySchemas, database, (database) => ({
    ...visitorEntries(database, { entrants, savedChildren, progress, views, wechat, guesses, limitEntering, log: app.log }),
    ...staffEntries(database, { progress, views }),
  }));
  mountEither(app, redemptionCalls, redemptionSchemas, database, (database) => staffRedemptions(database, entrants));
}
