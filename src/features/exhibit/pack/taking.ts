import { getPackManifest } from '@park/contract/pack/calls';
import { useSyncExternalStore } from 'react';
import { call } from '@/api/client';
import { getLanguage } from '@/i18n/language';
import { keepApp } from '@/platform/keepApp';
import {
  canKeepFiles,
  dropFiles,
  fetchBytes,
  keepFile,
  keepForLong,
  readFile,
  roomLeft,
  storedSizes,
} from '@/platform/packFiles';
import { packKeys } from '@/platform/packKeys';
import { PackTrouble, removePack, removeRecordings, type Trouble, takePack } from './take';

/** What happens with a pack now. Bytes. */
export type Taking = { phase: 'taking'; here: number; all: number } | { phase: 'failed'; trouble: Trouble; missing: number };

const phone = { dropFiles, fetchBytes, keepFile, storedSizes, readFile, roomLeft };

const states = new Map<string, Taking>();
const listeners = new Set<() => void>();

function set(id: string, state: Taking | null): void {
  if (state) states.set(id, state);
  else states.delete(id);
  for (const listener of [...listeners]) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Undefined: nothing happens. It goes on when the page is left. */
export const useTaking = (id: string): Taking | undefined => {
  const read = () => states.get(id);
  return useSyncExternalStore(subscribe, read, read);
};

const stopped = new Set<string>();

export const stop = (id: string): void => void stopped.add(id);

const running = new Map<string, Promise<void>>();

/** Brings a pack to the phone, or goes on with it. @param withRecordings its recordings, too */
export function take(id: string, withRecordings: boolean): void {
  if (running.has(id)) return;
  stopped.delete(id);
  set(id, { phase: 'taking', here: 0, all: 0 });
  const done = bring(id, withRecordings)
    .then(
      () => null,
      (error) => stateAfter(error),
    )
    .then((state) => {
      running.delete(id);
      set(id, state);
    });
  running.set(id, done);
}

async function bring(id: string, withRecordings: boolean): Promise<void> {
  if (typeof BigInt === 'undefined' || !canKeepFiles()) throw new PackTrouble('cannot');
  keepForLong();
  keepApp();
  const { isSignedBy } = await import(/* webpackChunkName: "packSignature" */ '@park/contract/pack/signature');
  await takePack(id, {
    phone,
    lang: getLanguage(),
    async manifestFrom(id) {
      const signed = await call(getPackManifest, { id }, { quiet: true });
      return { signed, isOurs: isSignedBy(signed, packKeys()) };
    },
    onProgress: (here, all) => set(id, { phase: 'taking', here, all }),
    isStopped: () => stopped.has(id),
    withRecordings,
  });
}

function stateAfter(error: unknown): Taking | null {
  const { trouble, missing } = error instanceof PackTrouble ? error : new PackTrouble('network');
  return trouble === 'stopped' ? null : { phase: 'failed', trouble, missing };
}

/** Removes a pack, whole or begun. */
export const remove = (id: string): Promise<void> => letGo(id, removePack);

/** Removes the recordings of a pack, which stays. */
export const leaveRecordings = (id: string): Promise<void> => letGo(id, removeRecordings);

async function letGo(id: string, work: typeof removePack): Promise<void> {
  stop(id);
  await running.get(id);
  await work(id, phone);
  set(id, null);
}
