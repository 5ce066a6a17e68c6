import { listWords, type ParkList } from '@park/contract/park/lists';
import { usePark } from './usePark';

/**
 * A list that the park's staff keep: what may be chosen of it, and what an entry is called, be it off by now. As delivered on a phone that
 * has never heard it, or has an older release's answer. @param delivered what the app calls an entry
 */
export function useParkList(list: ParkList, delivered: Readonly<Record<string, string>>) {
  const lists = usePark()?.lists ?? {};
  const { options, nameOf } = listWords(list, lists, delivered);
  return { nameOf, options: options.filter(({ off }) => !off) };
}
