import { addFindPhoto, getFinds, reportFind } from '@park/contract/find/calls';
import type { ReportFindIn } from '@park/contract/find/schemas';
import { onlineManager } from '@tanstack/react-query';
import { askAgain } from '@/api/askAgain';
import { call, uploadTo } from '@/api/client';
import { outbox } from '@/api/outbox';
import { queryClient } from '@/api/queryClient';
import { keyOf } from '@/api/useCall';
import { forgetPicture } from '@/platform/choosePictures';
import { createPersistentList, usePersistentList } from '@/platform/persistentList';
import { forgetPhoto, photoPath } from '@/platform/photoStore';
import { errorNameOf } from '@/request/errors';
import { isPhotoRefused, isRefused, isWaiting, type WaitingFind } from './queueRules';

/**
 * Finds on their way, after the calls for help and like them: stored before they are sent, and gone from here only when the server has
 * the report and all photos. Whatever is sent twice counts once.
 */
const queue = createPersistentList('find-queue', isWaiting, { isHeld: true });

let isSending = false;

export function enqueueFind(input: ReportFindIn, photos: string[]): void {
  queue.change((all) => [...all, { input, photos, tried: false, number: null }]);
  sendNow();
}

const change = (clientId: string, to: (find: WaitingFind) => WaitingFind | null) =>
  queue.change((all) => all.flatMap((one) => (one.input.clientId === clientId ? (to(one) ?? []) : one)));

const { sendNow, start } = outbox(async () => {
  if (isSending || !onlineManager.isOnline()) return true;
  isSending = true;
  let isStuck = false;
  for (let all = queue.all(); all.length > 0 && !isStuck; all = queue.all())
    for (const find of all) isStuck = !(await sendOne(find)) || isStuck;
  isSending = false;
  return !isStuck;
});

/** @returns whether it is done with; there was no network, or the server is busy, otherwise */
async function sendOne({ input, photos, tried }: WaitingFind): Promise<boolean> {
  const { clientId, device } = input;
  change(clientId, (find) => ({ ...find, tried: true }));
  try {
    // Known by its id: the answer says which find it became.
    const { id, number } = await call(reportFind, input, { quiet: tried });
    change(clientId, (find) => ({ ...find, number }));
    void askAgain(queryClient, keyOf(getFinds));
    for (const photo of photos) {
      await sendPhoto(id, photo, device);
      change(clientId, (find) => ({ ...find, photos: find.photos.filter((key) => key !== photo) }));
      await forgetPhoto(photo);
    }
  } catch (error) {
    if (!isRefused(errorNameOf(error))) return false;
    await Promise.all(photos.map(forgetPhoto));
  }
  change(clientId, () => null);
  void askAgain(queryClient, keyOf(getFinds));
  return true;
}

async function sendPhoto(id: string, photo: string, device: string): Promise<void> {
  const path = await photoPath(photo);
  if (path === null) return;
  try {
    await uploadTo(addFindPhoto, path, { query: { id, photo }, header: { 'park-device': device }, quiet: true });
  } catch (error) {
    if (!isPhotoRefused(errorNameOf(error))) throw error;
  } finally {
    forgetPicture(path);
  }
}

export const startFindQueue = () => start();
export const useFindQueue = () => usePersistentList(queue);
