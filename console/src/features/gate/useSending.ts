import { getGateConflicts } from '@park/contract/ticket/gate/calls';
import { getDayFigures } from '@park/contract/ticket/sale/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../api/callError';
import { keyOf } from '../../api/hooks';
import { isOutOfReach } from './checking';
import { setAlone } from './reach';
import { sendWaiting } from './syncing';

/** ms */
const AGAIN_EVERY = 10_000;

/** Sends what waits as soon as the server answers again. @returns why it is not taken, when the server says so */
export function useSending(waiting: number, alone: boolean): string | null {
  const queries = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const due = !alone && waiting > 0;
  useEffect(() => {
    if (!due) return;
    const send = async () => {
      try {
        await sendWaiting();
        setProblem(null);
        await Promise.all([getDayFigures, getGateConflicts].map((one) => queries.invalidateQueries({ queryKey: keyOf(one) })));
      } catch (error) {
        if (isOutOfReach(error)) setAlone(true);
        else setProblem(sentenceOf(error));
      }
    };
    void send();
    const timer = setInterval(send, AGAIN_EVERY);
    return () => clearInterval(timer);
  }, [due, queries]);
  return problem;
}
