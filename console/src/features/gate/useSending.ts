import { parkDay } from '@park/contract/parkTime';
import { getGateConflicts, syncEntries } from '@park/contract/ticket/gate/calls';
import { getDayFigures } from '@park/contract/ticket/sale/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { oneTab } from '../../api/alone';
import { call } from '../../api/call';
import { CallError, sentenceOf } from '../../api/callError';
import { keyOf } from '../../api/hooks';
import { isOutOfReach, setAlone } from '../../api/reach';
import { changeEntry, forgetOld, storedEntries } from './entries';
import { parkNow } from './keys';
import { sendAll } from './sending';

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

/**
 * Sends what this tablet let in while it was on its own; one tab does it for all. Whatever fails, nothing is forgotten before the
 * server has answered. Rejects with what stopped it.
 */
function sendWaiting(): Promise<void> {
  return oneTab('park-gate-sending', async () => {
    const waiting = (await storedEntries()).filter(({ state }) => state === 'waiting');
    await sendAll(waiting, {
      send: (entries) =>
        call(syncEntries, {
          entries: entries.map(({ id, code, number, gate, scannedAt, proof, undone }) => {
            return { id, code, number, gate, scannedAt, proof, undone };
          }),
        }),
      isWrongInput: (error) => error instanceof CallError && error.errorName === 'invalidInput',
      heard: (entry, { conflict, message }) => changeEntry(entry, { state: 'sent', code: '', conflict, message }),
      refused: (entry, error) => changeEntry(entry, { state: 'refused', message: sentenceOf(error) }),
    });
    await forgetOld(parkDay(parkNow()));
  });
}
