import type { CallInput } from '@park/contract/call';
import { getAdminWalk, removeWalk, saveWalk } from '@park/contract/walk/calls';
import type { JourneyPark } from './parkTest';
import { resultOf, staffToken } from './staff';
import { appUrl } from './world';

/** An exhibit that no other page was opened for. */
const FIRST = '24';

/** A walk of a journey's own, which staff rename while a phone has it. @param others its stops behind the first, which the journey may change */
export async function makeWalk(id: string, ...others: string[]) {
  const token = await staffToken();
  await remove(token, id);
  const walk: CallInput<typeof saveWalk> = {
    ...{ id, version: 0, minutes: 599, isStepFree: true, stops: [FIRST, ...others], stepFreeId: null, isShown: true },
    name: { 'zh-Hans': id, en: id },
    text: { 'zh-Hans': '很短', en: 'As it was written first.' },
  };
  const { version } = await resultOf(saveWalk, walk, token);
  return {
    rewrite: (text: string) => resultOf(saveWalk, { ...walk, version, text: { 'zh-Hans': text, en: text } }, token),
    remove: () => remove(token, id),
  };
}

async function remove(token: string, id: string): Promise<void> {
  const found = await resultOf(getAdminWalk, { id }, token).catch(() => null);
  if (found) await resultOf(removeWalk, { id, version: found.version }, token);
}

/** What a phone reaches in place of its park: another, with a key of its own and a walk of the same name. */
export async function openOtherPark({ openOther }: JourneyPark, walkId: string) {
  const park = await openOther({ PACK_KEYS: `other:${Buffer.alloc(32, 1).toString('base64')}` });
  const { host } = new URL(appUrl());
  await makeWalk(walkId, '1');
  return { host, stop: park.stop };
}
