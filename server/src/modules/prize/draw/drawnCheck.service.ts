import { verifyInSlices } from '@park/contract/beacon/signature';
import { BEACON_DRAW_RULE, checkDraw, DRAW_RULE, type DrawStep } from '@park/contract/prize/draw/rule';
import type { Db } from '../../../db/db';
import { sha256 } from './draw.service';
import { type DrawnRound, findDrawn, listDrawnIds } from './drawn.repo';

/** Draws every drawn round anew from what is published. @returns how many there are, and the steps that do not check */
export async function checkDraws(db: Db): Promise<{ rounds: number; faults: { roundId: string; steps: DrawStep[] }[] }> {
  const ids = await listDrawnIds(db);
  const faults: { roundId: string; steps: DrawStep[] }[] = [];
  for (const roundId of ids) {
    // One list after the other: a large one has a million numbers.
    const round = await findDrawn(db, roundId);
    const steps = round ? faultsOf(round) : ['list' as const];
    if (steps.length > 0) faults.push({ roundId, steps });
  }
  return { rounds: ids.length, faults };
}

function faultsOf(round: DrawnRound): DrawStep[] {
  const rule = round.beacon ? BEACON_DRAW_RULE : DRAW_RULE;
  const checks = checkDraw({ rule, ...round }, round.numbers, { sha256, verifyBeacon: verifyInSlices });
  return [...checks].filter(({ ok }) => !ok).map(({ step }) => step);
}
