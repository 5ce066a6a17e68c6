import { parkDay } from '@park/contract/parkTime';
import { syncEntries } from '@park/contract/ticket/gate/calls';
import { call } from '../../api/call';
import { CallError, sentenceOf } from '../../api/callError';
import { changeEntry, forgetOld, keptEntries } from './entries';
import { fetchKeys, parkNow } from './keys';
import { sendAll } from './sending';

/**
 * Sends what this tablet let in while it was on its own; one tab does it for all. Whatever fails, nothing is forgotten before the
 * server has answered. Rejects with what stopped it.
 */
export function sendWaiting(): Promise<void> {
  return oneTab(async () => {
    const waiting = (await keptEntries()).filter(({ state }) => state === 'waiting');
    await sendAll(waiting, {
      send: (entries) =>
        call(syncEntries, { entries: entries.map(({ id, code, gate, scannedAt }) => ({ id, code, gate, scannedAt })) }),
      isWrongInput: (error) => error instanceof CallError && error.errorName === 'invalidInput',
      heard: (entry, { verdict, conflict, message }) =>
        changeEntry(entry, { state: 'sent', code: '', verdict, conflict, message }),
      refused: (entry, error) => changeEntry(entry, { state: 'refused', message: sentenceOf(error) }),
    });
    await forgetOld(parkDay(parkNow()));
  });
}

/** Fetches what is needed to go on without the server, as long as there is one. */
export async function prepare(): Promise<void> {
  await Promise.all([fetchKeys(), navigator.storage?.persist?.().catch(() => false)]);
}

async function oneTab(work: () => Promise<void>): Promise<void> {
  // Absent without a secure context; the entries' ids make a second sending harmless.
  if (!navigator.locks) return work();
  await navigator.locks.request('park-gate-sending', { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
