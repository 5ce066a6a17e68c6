import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/db';
import { createProgress as createDueSteps, type Due, type Progress } from '../../../db/dueSteps';
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
  const { listDue } = repo;
  const takeStep: Due['takeStep'] = async (tx, id, now, signature) => {
    const round = await repo.lockRound(tx, id);
    const step = round ? dueStep(round, now) : null;
    if (!round || !step) return null;
    const { beaconRound } = round;
    if (step === 'draw' && beaconRound !== null && signature === null) return () => beacon.signatureOf(beaconRound);
    await steps[step](tx, round, { admin: null, now }, signature);
    return 'taken';
  };
  const isSoonThere = (error: unknown) => error instanceof BeaconAwayError;
  return createDueSteps(database, { thing: 'round', listDue, takeStep, isSoonThere, afterwards: () => tellDue(database) }, log);
}
