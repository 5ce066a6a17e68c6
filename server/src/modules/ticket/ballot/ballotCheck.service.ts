import { verifyInSlices } from '@park/contract/beacon/signature';
import { toParkIso } from '@park/contract/parkTime';
import type { DrawStep } from '@park/contract/prize/draw/rule';
import { BALLOT_RULE, BEACON_BALLOT_RULE, checkBallotInSlices, writeOutcome } from '@park/contract/ticket/ballot/rule';
import type { Db } from '../../../db/db';
import { sha256 } from '../../prize/draw/draw.service';
import { findBallot, findList, listDrawnIds, listSlots } from './ballot.repo';
import { listDrawn } from './entry.repo';

/** Draws every drawn ballot anew from what is published. @returns how many there are, and the steps that do not check */
export async function checkBallots(db: Db): Promise<{ ballots: number; faults: { ballotId: string; steps: DrawStep[] }[] }> {
  const ids = await listDrawnIds(db);
  const faults: { ballotId: string; steps: DrawStep[] }[] = [];
  for (const ballotId of ids) {
    const steps = await faultsOf(db, ballotId);
    if (steps.length > 0) faults.push({ ballotId, steps });
  }
  return { ballots: ids.length, faults };
}

async function faultsOf(db: Db, id: string): Promise<DrawStep[]> {
  const ballot = await findBallot(db, id);
  const list = await findList(db, id);
  if (!ballot || list === null) return ['list'];
  const published = {
    rule: ballot.beaconRound === null ? BALLOT_RULE : BEACON_BALLOT_RULE,
    commitment: ballot.commitment,
    seed: ballot.seed,
    digest: ballot.digest,
    drawAt: toParkIso(ballot.drawAt),
    beacon: ballot.beaconRound === null ? null : { round: ballot.beaconRound, signature: ballot.beaconSignature },
    entrants: ballot.entrants ?? 0,
    slots: await listSlots(db, id),
  };
  const outcome = writeOutcome(await listDrawn(db, id));
  const checks = checkBallotInSlices(published, { list, outcome }, { sha256, verifyBeacon: verifyInSlices });
  return [...checks].flatMap((check) => (check && !check.ok ? [check.step] : []));
}
