import { checkInTurns } from '@park/contract/prize/draw/checkInTurns';
import { type CountedCheck, DRAW_STEPS, type DrawStep, type VerifyBeacon } from '@park/contract/prize/draw/rule';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What was downloaded for a check, and the checks that it allows. */
export interface Published<Draw> {
  draw: Draw;
  checks: Iterable<CountedCheck | null>;
}

export interface DrawCheckView<Draw> {
  /** cannot: the phone's system has no BigInt, which SHA-256 and the beacon's curves are counted with. */
  phase: 'idle' | 'loading' | 'working' | 'failed' | 'cannot' | 'done';
  /** All that will be checked, in order; those that have been are in `checks`. */
  steps: readonly DrawStep[];
  checks: Partial<Record<DrawStep, CountedCheck>>;
  /** What was downloaded for this check. */
  draw: Draw | null;
  /** Counting alone, without the download. ms */
  took: number;
}

const IDLE = { phase: 'idle', steps: [], checks: {}, draw: null, took: 0 } as const;

/** The steps that will be checked: those about one's own entry only where there is one, and the beacon's where one was named. */
export function stepsOf(own: unknown, hasBeacon: boolean): DrawStep[] {
  return DRAW_STEPS.filter((step) =>
    step === 'beacon' ? hasBeacon : own !== undefined || (step !== 'number' && step !== 'result'),
  );
}

/** What weighs more than the rest of the page is loaded for draws with a beacon alone. */
export async function loadVerifyBeacon(): Promise<VerifyBeacon> {
  const { verifyInSlices } = await import(/* webpackChunkName: "beacon" */ '@park/contract/beacon/signature');
  return verifyInSlices;
}

/**
 * Downloads what was published, each time anew, and checks it.
 * @param load always the same function while the same is checked
 * @param own the entry that is looked at, if any
 * @param hasBeacon what the draw's page says
 */
export function useDrawCheck<Draw>(load: () => Promise<Published<Draw>>, own: unknown, hasBeacon: boolean) {
  const [view, setView] = useState<DrawCheckView<Draw>>(IDLE);
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );
  const start = useCallback(async () => {
    if (typeof BigInt === 'undefined') return setView({ ...IDLE, phase: 'cannot' });
    run.current += 1;
    const mine = run.current;
    const isOver = () => run.current !== mine;
    const steps = stepsOf(own, hasBeacon);
    setView({ ...IDLE, phase: 'loading', steps });
    try {
      const { draw, checks } = await load();
      if (isOver()) return;
      const begun = Date.now();
      setView({ ...IDLE, phase: 'working', steps, draw });
      const onStep = (check: CountedCheck) =>
        setView((before) => ({ ...before, checks: { ...before.checks, [check.step]: check } }));
      await checkInTurns(checks, { isOver, onStep });
      if (!isOver()) setView((before) => ({ ...before, phase: 'done', took: Date.now() - begun }));
    } catch {
      if (!isOver()) setView({ ...IDLE, phase: 'failed', steps });
    }
  }, [load, own, hasBeacon]);
  return { ...view, start };
}
