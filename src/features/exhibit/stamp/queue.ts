import { collectStamps, getStamps } from '@park/contract/stamp/calls';
import type { ToCollect } from '@park/contract/stamp/schemas';
import { onlineManager } from '@tanstack/react-query';
import { askAgain } from '@/api/askAgain';
import { call } from '@/api/client';
import { queryClient } from '@/api/queryClient';
import { serverNow } from '@/api/serverNow';
import { keyOf } from '@/api/useCall';
import { keptList, useKeptList } from '@/platform/keptList';
import { errorNameOf } from '@/request/errors';
import { useSession } from '@/session/store';
import { nextBatch, readQueue, withOne, withoutSent } from './queueRules';

/** Stamps that the server has not answered yet: they wait for the network and for a sign-in, and ask for neither. */
const queue = keptList('stamp-queue', readQueue, { most: 500 });

/** Until the next try when the server did not answer. ms */
const PAUSE = 30_000;
let timer: ReturnType<typeof setTimeout> | null = null;
let isSending = false;

/** Keeps what speaks for a stamp, and sends it as soon as it can be. */
export function collect(proof: Omit<ToCollect, 'at'>): void {
  queue.change((all) => withOne(all, { ...proof, at: new Date(serverNow()).toISOString() }));
  void send();
}

async function send(): Promise<void> {
  if (timer) clearTimeout(timer);
  timer = null;
  if (isSending || !onlineManager.isOnline() || useSession.getState().phase !== 'signedIn') return;
  isSending = true;
  try {
    for (let batch = nextBatch(queue.all()); batch.length > 0; batch = nextBatch(queue.all())) await sendBatch(batch);
  } catch {
    timer = setTimeout(() => void send(), PAUSE);
  } finally {
    isSending = false;
  }
}

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

/** Sends what waits, now and whenever the network or the visitor is back. Called once, when the app starts. */
export function startStampQueue(): void {
  onlineManager.subscribe((online) => online && void send());
  useSession.subscribe(({ phase }, before) => {
    // The token is stored right after the phase is told; a call before that would ask for another sign-in.
    if (phase === 'signedIn' && before.phase !== phase) void Promise.resolve().then(send);
  });
  void send();
}

export const useStampQueue = () => useKeptList(queue);
