import { addFindStep, getAdminFind, getAdminFinds, getFindPlace, takeFind } from '@park/contract/find/calls';
import type { AdminFind } from '@park/contract/find/schemas';
import { resultOf, staffToken } from './staff';

/** What the visitor wrote is the mark of a journey's own finds. */
export async function findsOf(words: string): Promise<AdminFind[]> {
  const staff = await staffToken();
  const { items } = await resultOf(getAdminFinds, { pageSize: 100 }, staff);
  return Promise.all(items.filter((one) => one.words === words).map(({ id }) => resultOf(getAdminFind, { id }, staff)));
}

/** Where staff are told that it is. */
export async function placeOf(id: string) {
  return resultOf(getFindPlace, { id }, await staffToken());
}

/** Staff look at a find and answer its visitor. @param named what it is */
export async function answerFind(id: string, words: string, named: string): Promise<void> {
  const staff = await staffToken();
  await resultOf(takeFind, { id }, staff);
  await resultOf(addFindStep, { id, nth: 2, kind: 'answered', words, named }, staff);
}
