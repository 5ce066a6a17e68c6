import { sha256 } from '@noble/hashes/sha2';
import { getDraw, getEntrants } from '@park/contract/prize/draw/calls';
import { checkDrawInTurns } from '@park/contract/prize/draw/checkInTurns';
import type { CountedCheck, DrawStep, OwnEntry } from '@park/contract/prize/draw/rule';
import type { PrizeDraw } from '@park/contract/prize/draw/schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '@/api/client';
import { stepsOf } from '../rules';

export interface DrawCheckView {
  phase: 'idle' | 'loading' | 'working' | 'failed' | 'done';
  /** All that will be checked, in order; those that have been are in `checks`. */
  steps: readonly DrawStep[];
  checks: Partial<Record<DrawStep, CountedCheck>>;
  /** What was downloaded for this check. */
  draw: PrizeDraw | null;
  /** Counting alone, without the download. ms */
  took: number;
}

const IDLE: DrawCheckView = { phase: 'idle', steps: [], checks: {}, draw: null, took: 0 };

/** Downloads what was published, each time anew, and checks it. @param own the entry that is looked at, if any */
export function useDrawCheck(roundId: string, own: OwnEntry | undefined) {
  const [view, setView] = useState(IDLE);
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );
  const start = useCallback(async () => {
    run.current += 1;
    const mine = run.current;
    const isOver = () => run.current !== mine;
    const steps = stepsOf(own);
    setView({ ...IDLE, phase: 'loading', steps });
    try {
      const [draw, { numbers }] = await Promise.all([call(getDraw, { id: roundId }), call(getEntrants, { id: roundId })]);
      if (isOver()) return;
      const begun = Date.now();
      setView({ ...IDLE, phase: 'working', steps, draw });
      const onStep = (check: CountedCheck) =>
        setView((before) => ({ ...before, checks: { ...before.checks, [check.step]: check } }));
      await checkDrawInTurns(draw, numbers, { sha256, own }, { isOver, onStep });
      if (!isOver()) setView((before) => ({ ...before, phase: 'done', took: Date.now() - begun }));
    } catch {
      if (!isOver()) setView({ ...IDLE, phase: 'failed', steps });
    }
  }, [roundId, own]);
  return { ...view, start };
}
