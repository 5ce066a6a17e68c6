import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/db';
import { createProgress as createDueSteps, type Progress } from '../../../db/dueSteps';
import { type Beacon, BeaconAwayError } from '../../beacon/beacon.service';
import { tellDue } from '../../message/message.service';
import type { RoundSteps } from '../draw/draw.service';
import * as repo from './round.repo';
import { dueStep } from './round.rules';

export type { Progress };

interface ProgressDeps {
  steps: RoundSteps;
  beacon: Pick<Beacon, 'signatureOf'>;
}

/** Takes rounds through what the clock asks for: open, close, draw, end. */
export function createProgress(
  database: Database,
  { steps, beacon }: ProgressDeps,
  log?: Pick<FastifyBaseLogger, 'error'>,
): Progress {
  return createDueSteps(database, {
    thing: 'round',
    listComing: repo.listComing,
    lock: repo.lockRound,
    dueStep,
    asks: ({ beaconRound }, step) => (step === 'draw' && beaconRound !== null ? () => beacon.signatureOf(beaconRound) : null),
    takeStep: (tx, round, step, now, signature) => steps[step](tx, round, { admin: null, now }, signature),
    isSoonThere: (error) => error instanceof BeaconAwayError,
    afterwards: () => tellDue(database),
    log,
  });
}
