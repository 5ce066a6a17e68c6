import { collectStamps, getStamps } from '@park/contract/stamp/calls';
import type { ToCollect } from '@park/contract/stamp/schemas';
import { onlineManager } from '@tanstack/react-query';
import { askAgain } from '@/api/askAgain';
import { call } from '@/api/client';
import { outbox } from '@/api/outbox';
import { queryClient } from '@/api/queryClient';
import { serverNow } from '@/api/serverNow';
import { keyOf } from '@/api/useCall';
import { createPersistentList, usePersistentList } from '@/platform/persistentList';
import { errorNameOf } from '@/request/errors';
import { useSession } from '@/session/store';
import { isWaiting, nextBatch, withOne, withoutSent } from './queueRules';

/** Stamps that the server has not answered yet: they wait for the network and for a sign-in, and ask for neither. */
const queue = createPersistentList('stamp-queue', isWaiting, { maxItems: 500 });

let isSending = false;

/** Keeps what speaks for a stamp, and sends it as soon as it can be. */
export function collect(proof: Omit<ToCollect, 'at'>): void {
  queue.change((all) => withOne(all, { ...proof, at: new Date(serverNow()).toISOString() }));
  sendNow();
}

const { sendNow, start } = outbox(async () => {
  if (isSending || !onlineManager.isOnline() || useSession.getState().phase !== 'signedIn') return true;
  isSending = true;
  try {
    for (let batch = nextBatch(queue.all()); batch.length > 0; batch = nextBatch(queue.all())) await sendBatch(batch);
    return true;
  } catch {
    return false;
  } finally {
    isSending = false;
  }
});

async function sendBatch(batch: ToCollect[]): Promise<void> {
  try {
    await call(collectStamps, { stamps: batch }, { quiet: true });
    // A stamp does not stop waiting before it shows as collected.
    await askAgain(queryClient, keyOf(getStamps));
  } catch (error) {
    // What the server cannot read now it never will.
    if (errorNameOf(error) !== 'invalidInput') throw error;
  }
  queue.change((all) => withoutSent(all, batch));
}

/** They wait for a sign-in, too. */
export function startStampQueue(): void {
  useSession.subscribe(({ phase }, before) => {
    // The token is stored right after the phase is told; a call before that would ask for another sign-in.
    if (phase === 'signedIn' && before.phase !== phase) void Promise.resolve().then(sendNow);
  });
  start();
}

export const useStampQueue = () => usePersistentList(queue);
